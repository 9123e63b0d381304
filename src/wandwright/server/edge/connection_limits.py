"""Connection limits: how many are open, from one address and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from wandwright.server.errors import TooFast


class Places:
    """Counts what is open; whoever goes makes room again."""

    def __init__(self, most: int, in_all: int) -> None:
        self._most = most
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self.taken_in_all = 0

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """A place for as long as somebody stays; TooFast if the address has too many already."""
        if not self.take(address):
            raise TooFast("Too many connections are open. Close some of them, or wait a while.", "too-many-open")
        try:
            yield
        finally:
            self.leave(address)

    def take(self, address: str) -> bool:
        if self._open[address] >= self._most or self.taken_in_all >= self._in_all:
            return False
        self._open[address] += 1
        self.taken_in_all += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        self.taken_in_all -= 1
        if self._open[address] <= 0:
            del self._open[address]
