"""Make newton_euler.json with Pinocchio (pip install pin): random arms and trees of both joint types.

Each row is a link by its DH numbers; Pinocchio's joint frames stand between the constant parts:

    standard   T = Rz(theta) Tz(d) | joint | Tx(a) Rx(alpha)
    modified   T = Rx(alpha) Tx(a) Rz(theta) Tz(d) | joint |

    python tests/data/make_newton_euler.py > tests/data/newton_euler.json
"""

import json
import sys

import numpy as np
import pinocchio as pin

DIGITS = 4


def rotation(axis, angle):
    """A placement that turns about x or z."""
    turn = {"x": pin.utils.rotate("x", angle), "z": pin.utils.rotate("z", angle)}[axis]
    return pin.SE3(turn, np.zeros(3))


def shift(x, z):
    return pin.SE3(np.eye(3), np.array([x, 0.0, z]))


def parts(row, convention):
    """The constant placements before and after the joint."""
    own = rotation("z", row["theta"]) * shift(0.0, row["d"])
    if convention == "standard":
        return own, shift(row["a"], 0.0) * rotation("x", row["alpha"])
    return rotation("x", row["alpha"]) * shift(row["a"], 0.0) * own, pin.SE3.Identity()


def symmetric(six):
    xx, yy, zz, xy, xz, yz = six
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def build(rows, convention, gravity):
    model = pin.Model()
    model.gravity.linear = np.array(gravity)
    ends = {-1: pin.SE3.Identity()}
    for i, row in enumerate(rows):
        before, ends[i] = parts(row, convention)
        kind = pin.JointModelRZ() if row["type"] == "R" else pin.JointModelPZ()
        # Joint 0 is Pinocchio's universe.
        joint = model.addJoint(row["parent"] + 1, kind, ends[row["parent"]] * before, f"joint{i + 1}")
        inertia = pin.Inertia(row["m"], np.array(row["com"]), symmetric(row["I6"]))
        model.appendBodyToJoint(joint, inertia, ends[i])
    model.armature = np.array([row["armature"] for row in rows])
    return model, ends[len(rows) - 1]


def random_row(rng, i, parent, slide):
    root = rng.normal(size=(3, 3))
    inertia = 0.05 * (root @ root.T)
    # The sum of squares about each axis: such a tensor belongs to a body.
    inertia = np.trace(inertia) * np.eye(3) - inertia
    angle = rng.choice([0.0, np.pi / 2, -np.pi / 2, rng.uniform(-3, 3)], p=[0.2, 0.2, 0.2, 0.4])
    lengths = {name: round(rng.uniform(-1, 1), DIGITS) for name in ("theta", "d", "a")}
    if rng.random() < 0.4:
        lengths["theta"] = 0.0
    return {
        "type": "P" if slide else "R",
        "parent": parent,
        **lengths,
        "alpha": float(angle) if angle in (0.0, np.pi / 2, -np.pi / 2) else round(angle, DIGITS),
        "m": round(rng.uniform(0.2, 5), DIGITS),
        "com": np.round(rng.uniform(-0.5, 0.5, 3), DIGITS).tolist(),
        "I6": np.round(inertia[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]], DIGITS).tolist(),
        "armature": round(rng.uniform(0, 0.3), DIGITS) if i % 2 else 0.0,
    }


def state(rng, model, end, loaded):
    n = model.nv
    q, qd, qdd, tau = (np.round(rng.uniform(-2, 2, n), DIGITS) for _ in range(4))
    data = model.createData()
    load = np.round(rng.uniform(-5, 5, 6), DIGITS) if loaded else np.zeros(6)
    # The load is in the axes of the last link, at its frame's origin; Pinocchio's in the joint's frame.
    external = [pin.Force.Zero() for _ in range(n + 1)]
    external[n] = end.act(pin.Force(load[:3], load[3:]))
    needed = pin.rnea(model, data, q, qd, qdd, external)
    forces = [data.f[i + 1].vector.tolist() for i in range(n)]
    accelerations = pin.aba(model, model.createData(), q, qd, tau)
    mass = pin.crba(model, data, q)
    found = {
        "q": q.tolist(),
        "qd": qd.tolist(),
        "qdd": qdd.tolist(),
        "tau": needed.tolist(),
        "joint_forces": forces,
        "tau_applied": tau.tolist(),
        "qdd_forward": accelerations.tolist(),
        "M": (np.triu(mass) + np.triu(mass, 1).T).tolist(),
        "C": pin.computeCoriolisMatrix(model, data, q, qd).tolist(),
        "G": pin.computeGeneralizedGravity(model, data, q).tolist(),
        "T": float(pin.computeKineticEnergy(model, data, q, qd)),
        "V": float(pin.computePotentialEnergy(model, data, q)),
    }
    return found | ({"load": load.tolist()} if loaded else {})


def cases():
    rng = np.random.default_rng(560)
    shapes = ["R", "P", "RP", "PR", "RRP", "PPR", "RRRR", "RPRP", "RRPRR", "RRRRRR"]
    for convention in ("standard", "modified"):
        for shape in shapes:
            yield convention, shape, list(range(-1, len(shape) - 1)), rng
        yield convention, "RRPRPR", [-1, 0, 1, 1, 0, 4], rng


def main():
    found = []
    for convention, shape, parents, rng in cases():
        rows = [random_row(rng, i, parents[i], kind == "P") for i, kind in enumerate(shape)]
        gravity = np.round(rng.uniform(-9, 9, 3), DIGITS).tolist()
        model, end = build(rows, convention, gravity)
        tree = "" if parents == list(range(-1, len(shape) - 1)) else "_tree"
        states = [state(rng, model, end, loaded) for loaded in (False, True)]
        found.append({
            "id": f"{convention}_{shape}{tree}", "convention": convention, "gravity": gravity,
            "rows": rows, "states": states,
        })  # fmt: skip
    about = (
        "SI, radians. joint_forces: force and moment that the link before exerts, about the origin of the "
        "moving joint frame and in its axes; load: force and moment on the last link's frame, in its axes. "
        "I6 = xx, yy, zz, xy, xz, yz about the centre of mass, in the axes of the link."
    )
    head = f'"made_by": "Pinocchio {pin.__version__}", "about": {json.dumps(about)}'
    lines = ",\n".join(json.dumps(case) for case in found)
    sys.stdout.write(f'{{{head},\n"cases": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
