"""Every registered system, and arms beyond the registry: a new system is tested the day it is added."""

import pytest

import lagrange as lg
from lagrange.systems.planar import planar_arm

SYSTEMS = {name: lg.systems.get(name) for name in lg.systems.names()}
SYSTEMS["planar_2r"] = planar_arm(2)
SYSTEMS["planar_3r"] = planar_arm(3)


@pytest.fixture(params=SYSTEMS.values(), ids=SYSTEMS.keys())
def system(request):
    return request.param


@pytest.fixture
def pendulum():
    return SYSTEMS["pendulum"]
