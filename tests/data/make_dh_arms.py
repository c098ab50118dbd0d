"""Make dh_arms.json: random arms by DH tables, and what Pinocchio says of them.

    pip install pin && python tests/data/make_dh_arms.py

Angles are quarter turns, other parts of π, or numbers, and stand in the file as text; joints are revolute
or prismatic; a tree hangs links on any link before.  Numbers are rounded to few digits before Pinocchio
sees them, so the file says all.
"""

import json
import random
from pathlib import Path

import numpy as np
import pinocchio as pin

ARMS = (
    ("standard", "RRR", None, "right"),
    ("standard", "RPRR", None, "right"),
    ("standard", "PRRP", None, "right"),
    ("standard", "RRP", None, "parts"),
    ("standard", "RR", None, "numbers"),
    ("modified", "RRR", None, "right"),
    ("modified", "PRPR", None, "right"),
    ("modified", "RRPRR", None, "right"),
    ("modified", "RPR", None, "parts"),
    ("modified", "PR", None, "numbers"),
    ("standard", "RRRR", (-1, 0, 0, 1), "right"),
    ("modified", "PRRPR", (-1, 0, 1, 0, -1), "right"),
)
TURNS = {
    "right": {"0": 0.0, "pi/2": np.pi / 2, "-pi/2": -np.pi / 2, "pi": np.pi},
    "parts": {"pi/3": np.pi / 3, "-pi/4": -np.pi / 4, "pi/6": np.pi / 6, "3*pi/4": 3 * np.pi / 4},
    "numbers": {"0.3": 0.3, "-1.1": -1.1, "0.75": 0.75, "2.2": 2.2},
}
STATES = 3


def rounded(values, digits=4):
    return np.round(values, digits).tolist()


def turned(axis, angle):
    c, s = np.cos(angle), np.sin(angle)
    x = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    z = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    return pin.SE3(x if axis == "x" else z, np.zeros(3))


def shifted(x, z):
    return pin.SE3(np.eye(3), np.array([x, 0.0, z]))


def placements(convention, row):
    angle = {text: value for turns in TURNS.values() for text, value in turns.items()}
    along_x = shifted(row["a"], 0) * turned("x", angle[row["alpha"]])
    along_z = turned("z", angle[row["theta"]]) * shifted(0, row["d"])
    if convention == "standard":
        return along_z, along_x
    return along_x * along_z, pin.SE3.Identity()


def random_row(rng, kind, turns):
    angles = list(TURNS[turns])
    points = rng.normalvariate
    cloud = np.array([[points(0, 0.2) for _ in range(3)] for _ in range(6)])
    tensor = sum((r @ r) * np.eye(3) - np.outer(r, r) for r in cloud) * 0.2
    return {
        "type": kind,
        "a": round(rng.uniform(-0.6, 0.6), 3),
        "alpha": rng.choice(angles),
        "d": round(rng.uniform(-0.4, 0.4), 3),
        "theta": rng.choice(angles),
        "m": round(rng.uniform(0.2, 5), 3),
        "centre": rounded([rng.uniform(-0.3, 0.3) for _ in range(3)], 3),
        "inertia": rounded(tensor[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]], 5),
        "armature": round(rng.uniform(0, 0.3), 3),
    }


def model_of(arm):
    model = pin.Model()
    model.gravity.linear = np.array(arm["gravity"])
    afters = []
    for row, parent in zip(arm["rows"], arm["parents"], strict=True):
        before, after = placements(arm["convention"], row)
        fixed = afters[parent] * before if parent >= 0 else before
        joint = pin.JointModelRZ() if row["type"] == "R" else pin.JointModelPZ()
        index = model.addJoint(parent + 1, joint, fixed, f"joint{len(afters)}")
        xx, yy, zz, xy, xz, yz = row["inertia"]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        model.appendBodyToJoint(index, pin.Inertia(row["m"], np.array(row["centre"]), tensor), after)
        afters.append(after)
    model.armature = np.array([row["armature"] for row in arm["rows"]])
    return model, afters


def state_of(rng, model, afters):
    n, data = model.nv, model.createData()
    q, qd, qdd, tau = (np.array(rounded([rng.uniform(-s, s) for _ in range(n)])) for s in (2, 2, 3, 10))
    # crba wants subtrees numbered in one run; rnea takes any tree.
    still = np.zeros(n)
    gravity = pin.rnea(model, data, q, still, still)
    mass = np.array([pin.rnea(model, data, q, still, unit) - gravity for unit in np.eye(n)])
    result = {
        "q": q.tolist(),
        "qd": qd.tolist(),
        "qdd": qdd.tolist(),
        "tau": tau.tolist(),
        "M": mass.tolist(),
        "G": pin.computeGeneralizedGravity(model, data, q).tolist(),
        "bias": pin.nonLinearEffects(model, data, q, qd).tolist(),
        "inverse": pin.rnea(model, data, q, qd, qdd).tolist(),
        "forward": pin.aba(model, data, q, qd, tau).tolist(),
        "T": float(pin.computeKineticEnergy(model, data, q, qd)),
        "V": float(pin.computePotentialEnergy(model, data, q)),
    }
    pin.forwardKinematics(model, data, q)
    last = data.oMi[n] * afters[-1]
    result["end"] = last.homogeneous.tolist()
    pin.computeJointJacobians(model, data, q)
    jacobian = pin.getJointJacobian(model, data, n, pin.LOCAL_WORLD_ALIGNED)
    arm = last.translation - data.oMi[n].translation
    result["J_v"] = (jacobian[:3] - np.cross(arm, jacobian[3:].T).T).tolist()
    result["J_w"] = jacobian[3:].tolist()
    return result


def main():
    rng = random.Random(560)
    arms = []
    for number, (convention, kinds, parents, turns) in enumerate(ARMS):
        arm = {
            "id": f"{convention}_{kinds}{'_tree' if parents else ''}_{turns}",
            "convention": convention,
            "parents": list(parents or range(-1, len(kinds) - 1)),
            "gravity": [0.0, 0.0, -9.81]
            if number % 2
            else rounded([rng.uniform(-6, 6) for _ in range(3)], 2),
            "rows": [random_row(rng, kind, turns) for kind in kinds],
        }
        model, afters = model_of(arm)
        arm["states"] = [state_of(rng, model, afters) for _ in range(STATES)]
        arms.append(arm)
    text = json.dumps(arms).replace("}, {", "},\n{")
    Path(__file__).with_name("dh_arms.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
