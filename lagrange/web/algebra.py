"""SymPy on request, one thread at a time.

SymPy is not promised to be thread-safe and every session runs in a thread of its own, so whatever
is computed with it for a page goes through one lock and a bounded cache.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

_LOCK = threading.RLock()


def alone() -> threading.RLock:
    """The lock itself, for what is to be done with SymPy and not to be remembered: `with alone(): …`."""
    return _LOCK


def cached(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Remember the last `size` results, computed under the lock; arguments must be hashable."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        remembered = lru_cache(maxsize=size)(function)

        @wraps(function)
        def locked(*args: P.args, **kwargs: P.kwargs) -> R:
            with _LOCK:
                return remembered(*args, **kwargs)  # type: ignore[arg-type]

        return locked

    return decorate


def in_turns(items: Iterable[T]) -> Iterator[T]:
    """Each item is computed under the lock; between two of them others get it."""
    iterator = iter(items)
    while True:
        with _LOCK:
            try:
                item = next(iterator)
            except StopIteration:
                return
        yield item
