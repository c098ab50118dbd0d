"""Print every figure, or those named: ``python -m benchmarks.run derivation drift``."""

import sys
from importlib import import_module

NAMES = ("derivation", "forward_dynamics", "recursion", "drift", "frames", "opening")


def main(names: list[str]) -> int:
    """Measure and print; exit status 1 when a target was missed."""
    missed = 0
    for name in names or NAMES:
        for figure in import_module(f"benchmarks.{name}").figures():
            print(figure, end="\n\n", flush=True)
            missed += not figure.met
    print("every target met" if not missed else f"{missed} target(s) missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
