"""Make dh_arms.json: random arms by DH tables, and what Pinocchio says of them.

    pip install pin && python tests/data/make_dh_arms.py

Angles are multiples of π/2 for half of the arms; joints are revolute or prismatic; a tree hangs links on
any link before.  Numbers are rounded to few digits before Pinocchio sees them, so the file says all.
"""

import json
import random
from pathlib import Path

import numpy as np
import pinocchio as pin

ARMS = (
    ("standard", "RRR", None, 0),
    ("standard", "RPR", None, 0),
    ("standard", "PRRP", None, 0),
    ("standard", "RRPRRR", None, 0),
    ("standard", "RRP", None, 1),
    ("modified", "RRR", None, 0),
    ("modified", "PRP", None, 0),
    ("modified", "RPRR", None, 0),
    ("modified", "RRRRRR", None, 0),
    ("modified", "RPR", None, 1),
    ("standard", "RRRRR", (-1, 0, 0, 1, 1), 0),
    ("modified", "PRRPR", (-1, 0, 1, 0, -1), 0),
)
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
    along_x = shifted(row["a"], 0) * turned("x", row["alpha"])
    along_z = turned("z", row["theta"]) * shifted(0, row["d"])
    if convention == "standard":
        return along_z, along_x
    return along_x * along_z, pin.SE3.Identity()


def random_row(rng, kind, general):
    angle = (lambda: round(rng.uniform(-1.5, 1.5), 1)) if general else (lambda: rng.choice((-1, 0, 1)) * np.pi / 2)
    points = rng.normalvariate
    cloud = np.array([[points(0, 0.2) for _ in range(3)] for _ in range(6)])
    tensor = sum((r @ r) * np.eye(3) - np.outer(r, r) for r in cloud) * 0.2
    return {
        "type": kind,
        "a": round(rng.uniform(-0.6, 0.6), 3),
        "alpha": angle(),
        "d": round(rng.uniform(-0.4, 0.4), 3),
        "theta": angle(),
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
    for number, (convention, kinds, parents, general) in enumerate(ARMS):
        arm = {
            "id": f"{convention}_{kinds}{'_tree' if parents else ''}{'_general' if general else ''}",
            "convention": convention,
            "parents": list(parents or range(-1, len(kinds) - 1)),
            "gravity": [0.0, 0.0, -9.81] if number % 2 else rounded([rng.uniform(-6, 6) for _ in range(3)], 2),
            "rows": [random_row(rng, kind, general) for kind in kinds],
        }
        model, afters = model_of(arm)
        arm["states"] = [state_of(rng, model, afters) for _ in range(STATES)]
        arms.append(arm)
    text = json.dumps(arms).replace("}, {", "},\n{")
    Path(__file__).with_name("dh_arms.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
