"""Where machines that readers pick or type are made: a queue, a process that works it off, a store.

One process for the whole server: two hundred readers who pick a known arm share one that was made once,
and no page ever waits for it.  An order that takes too long is stopped with its process.
"""

from __future__ import annotations

import contextlib
import dataclasses
import pickle
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, BinaryIO, cast
from weakref import WeakValueDictionary

from lagrange.derivation import Derivation
from lagrange.notation import Notation
from lagrange.phrases import Phrase, phrase
from lagrange.system import System
from lagrange.verification import Verification
from lagrange.web.algebra import alone
from lagrange.web.orders import Checked, Doing, Message, Order, Parts, Refused
from lagrange.web.places import ROOT

_COMMAND = (sys.executable, "-c", "from lagrange.web import workbench; workbench.main()")
_KEPT = 48
"""So many finished machines stay though nobody looks at them."""
_CROWD = 100
"""So many orders may wait."""
_PATIENCE = 20.0
"""Seconds after which an order that nobody asks about any more is dropped from the queue."""
_PASSING = frozenset({"too_slow", "crowded", "not_made"})
"""Reasons that another time may not be."""
_AGE = 40
"""Orders after which a process is replaced by a fresh one, whose memory is empty."""


@dataclass(frozen=True, eq=False)
class Machine:
    """A machine from the workshop: all that is slow to make.

    table
        The text of the table that it was made from.
    descriptions
        What the stage is told, by notation, without words.
    checked
        How each step was verified, as far as that is done.
    """

    table: str
    system: System
    derivation: Derivation
    descriptions: dict[Notation, dict[str, Any]] = field(repr=False)
    checked: dict[str, Verification] = field(default_factory=dict, repr=False)


@dataclass(eq=False)
class Job:
    """An order and how far it is.

    before
        How many orders are to be done first.
    stage, fraction
        What is being done, and how much of all is done.
    fault
        Why it was not done.
    """

    order: Order
    before: int = 0
    stage: str = "waiting"
    fraction: float = 0.0
    fault: Phrase | None = None
    wanted: float = field(default_factory=time.monotonic)
    over: threading.Event = field(default_factory=threading.Event)


class Workshop:
    """A queue of orders, the process that works it off, and what it has made.

    Parameters
    ----------
    limit
        Seconds that one order may take.
    """

    def __init__(self, limit: float = 60.0) -> None:
        self._limit = limit
        self._state = threading.Condition()
        self._queue: OrderedDict[str, Job] = OrderedDict()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._kept: OrderedDict[str, Machine] = OrderedDict()
        self._living: WeakValueDictionary[str, Machine] = WeakValueDictionary()
        self._process: subprocess.Popen[bytes] | None = None
        self._foreman: threading.Thread | None = None
        self._closed = False

    def find(self, name: str) -> Machine | None:
        """The machine of that id, if it is finished and still there."""
        return self._living.get(name)

    def ask(self, name: str, table: str) -> Job:
        """Have a machine made, unless it is being made already; how far it is.

        Parameters
        ----------
        name
            The id that it shall have.
        table
            The text of its table.
        """
        with self._state:
            job = self._jobs.get(name)
            if job is not None and _stands(job):
                job.wanted = time.monotonic()
                return job
            job = self._jobs[name] = Job(Order(name, table), before=len(self._queue))
            while len(self._jobs) > 2 * _CROWD:
                self._jobs.popitem(last=False)
            if len(self._queue) >= _CROWD:
                job.fault = phrase("crowded")
                job.over.set()
                return job
            self._queue[name] = job
            if self._foreman is None:
                self._foreman = threading.Thread(target=self._oversee, name="workshop", daemon=True)
                self._foreman.start()
            self._state.notify_all()
            return job

    def close(self) -> None:
        """End the process and take no more orders."""
        with self._state:
            self._closed = True
            self._state.notify_all()
        self._dismiss()

    def _oversee(self) -> None:
        """Give the process one order after the other, and end it when an order takes too long."""
        done = 0
        while (job := self._next()) is not None:
            if done >= _AGE:
                self._dismiss()
            if self._process is None or self._process.poll() is not None:
                self._hire()
                done = 0
            done += 1
            try:
                self._send(job.order)
            except OSError:
                self._dismiss()
            if not job.over.wait(self._limit):
                self._dismiss()
                self._refuse(job, phrase("too_slow", seconds=f"{self._limit:g}"))

    def _next(self) -> Job | None:
        """The first order that is still wanted; waits for one."""
        with self._state:
            while not self._closed:
                while self._queue:
                    _, job = self._queue.popitem(last=False)
                    for place, other in enumerate(self._queue.values(), start=1):
                        other.before = place
                    if time.monotonic() - job.wanted < _PATIENCE:
                        job.before = 0
                        return job
                    self._jobs.pop(job.order.id, None)
                    job.over.set()
                self._state.wait()
            return None

    def _hire(self) -> None:
        """Start the process, and a thread that hears what it says."""
        process = subprocess.Popen(  # noqa: S603 - this very interpreter
            _COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
        )
        self._process = process
        threading.Thread(target=self._listen, args=(process,), name="workbench", daemon=True).start()

    def _dismiss(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    cast("BinaryIO", pipe).close()

    def _send(self, order: Order) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            pickle.dump(order, process.stdin)
            process.stdin.flush()

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        source = cast("BinaryIO", process.stdout)
        with contextlib.suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
            while True:
                self._take(pickle.load(source))  # noqa: S301 - from the process started here
        # Its end is known before the foreman's patience is over.
        if process is self._process:
            for job in [job for job in self._jobs.values() if job.stage != "waiting"]:
                self._refuse(job, phrase("not_made"))

    def _take(self, message: Message) -> None:
        """What the process says."""
        match message:
            case Doing(id=name, stage=stage, fraction=fraction):
                job = self._jobs.get(name)
                if job is not None:
                    job.stage, job.fraction = stage, fraction
            case Refused(id=name, reason=reason):
                job = self._jobs.get(name)
                if job is not None:
                    self._refuse(job, reason)
            case Parts():
                self._store(message)
            case Checked(id=name, outcome=outcome):
                machine = self.find(name)
                if machine is not None:
                    machine.checked[outcome.step] = outcome

    def _refuse(self, job: Job, reason: Phrase) -> None:
        if not job.over.is_set():
            job.fault = reason
            job.over.set()

    def _store(self, parts: Parts) -> None:
        machine, name = assembled(parts), parts.order.id
        with self._state:
            self._living[name] = self._kept[name] = machine
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            job = self._jobs.pop(name, None)
        if job is not None:
            job.over.set()


def _stands(job: Job) -> bool:
    """Whether the job is under way, or failed for a reason that will be the same again."""
    return not job.over.is_set() or (job.fault is not None and job.fault.code not in _PASSING)


def assembled(parts: Parts) -> Machine:
    """The machine from its parts; readers get their turn between two of them."""
    frame = _unpacked(parts.frame)
    steps = tuple(_unpacked(step) for step in parts.steps)
    definitions = dict(_unpacked(pair) for pair in parts.definitions)
    derivation = dataclasses.replace(frame, steps=steps, definitions=definitions)
    return Machine(parts.order.table, frame.system, derivation, _unpacked(parts.descriptions))


def _unpacked(part: bytes) -> Any:  # noqa: ANN401 - whatever was packed
    with alone():
        return pickle.loads(part)  # noqa: S301 - from the process started here


@lru_cache(maxsize=1)
def shop() -> Workshop:
    """The server's workshop; nothing runs in it before the first order."""
    return Workshop()
