"""The process that makes machines: orders come in, finished parts go out, as pickles.

    python -c "from lagrange.web import workbench; workbench.main()"

It is a program of its own and no `multiprocessing` child: those run the parent's main module again,
which in Streamlit is the page of some reader.  It ends as soon as its input does, so a server that is
gone, in whatever way, leaves nothing behind.
"""

from __future__ import annotations

import contextlib
import dataclasses
import os
import pickle
import queue
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, BinaryIO

import lagrange as lg
from lagrange.derivation import Derivation
from lagrange.dh import chain_of, table_in
from lagrange.errors import TableError
from lagrange.modes import in_motion
from lagrange.notation import PROFILES, Notation
from lagrange.phrases import phrase
from lagrange.serial import arm_system
from lagrange.system import System
from lagrange.trigonometry import NotTrigonometricError, TooLargeError
from lagrange.web import description
from lagrange.web.orders import Checked, Doing, Message, Order, Parts, Refused

_MEMORY = 3 * 2**30
"""Bytes of address space; what needs more is refused, and the server beside it lives on."""


Say = Callable[[Message], None]


def work(order: Order, say: Say) -> Derivation | None:
    """Do an order, saying how far it is; its derivation, or None if it cannot be done."""
    try:
        return _make(order, say)
    except TableError as error:
        say(Refused(order.id, error.sentence))
    except (TooLargeError, MemoryError):
        say(Refused(order.id, phrase("too_large")))
    except (NotTrigonometricError, RecursionError):
        say(Refused(order.id, phrase("no_closed_form")))
    except Exception as error:  # noqa: BLE001 - the next order shall find a worker
        print(f"the arm {order.table} failed: {error!r}", file=sys.stderr)  # noqa: T201 - the server's log
        say(Refused(order.id, phrase("not_made")))
    return None


def _make(order: Order, say: Say) -> Derivation:
    say(Doing(order.id, "machine", 0.0))
    chain = chain_of(table_in(order.table, order.id))
    system = in_motion(arm_system(chain, lambda done: say(Doing(order.id, "machine", 0.05 + 0.25 * done))))
    say(Doing(order.id, "derivation", 0.3))
    derivation = lg.derive(system)
    say(Doing(order.id, "picture", 0.7))
    described = _descriptions(system)
    say(Doing(order.id, "picture", 1.0))
    say(
        Parts(
            order,
            pickle.dumps(dataclasses.replace(derivation, steps=(), definitions={})),
            tuple(pickle.dumps(step) for step in derivation),
            tuple(pickle.dumps(pair) for pair in derivation.definitions.items()),
            pickle.dumps(described),
        )
    )
    return derivation


def _descriptions(system: System) -> dict[Notation, dict[str, Any]]:
    """What the stage is told in every notation; they share the module, which is nearly all of it."""
    return {profile: description.bare(system, profile) for profile in PROFILES.values()}


def main() -> None:
    """Do orders until the input ends; between them, verify what was made."""
    output, orders = _own_output(), queue.SimpleQueue[Order]()
    _be_modest()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, orders), daemon=True).start()

    def say(message: Message) -> None:
        pickle.dump(message, output)
        output.flush()

    unchecked: deque[tuple[str, Derivation, str]] = deque(maxlen=1000)
    while True:
        if unchecked and orders.empty():
            name, derivation, step = unchecked.popleft()
            with contextlib.suppress(Exception):  # what cannot be checked stays unchecked
                say(Checked(name, lg.verify(derivation, step)))
            continue
        order = orders.get()
        made = work(order, say)
        if made is not None:
            unchecked.extend((order.id, made, step.id) for step in made)


def _listen(source: BinaryIO, orders: queue.SimpleQueue[Order]) -> None:
    """Take orders; the end of the input ends the process, whatever it is doing."""
    try:
        while True:
            orders.put(pickle.load(source))  # noqa: S301 - from the server that started this process
    except (EOFError, OSError):
        os._exit(0)


def _own_output() -> BinaryIO:
    """The output for messages alone; what anything else prints goes to the log."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return output


def _be_modest() -> None:
    """Let the pages go first, and leave them memory, where the system can do that."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(15)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
