"""Memoisation within one showing of a table: each part is made once for all who may see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from wandwright.engine.language import spoken

Part = TypeVar("Part")


class Memo:
    """Parts by their names, each made for the first who needs it, in the language that is spoken then.

    A name says whatever the part depends on: who looks, where not all may know the same.
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[Hashable, object] = {}

    def once(self, name: Hashable, make: Callable[[], Part]) -> Part:
        """The part of that name in the language of now."""
        key = (name, spoken())
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]  # type: ignore[return-value]  # what was made for this name
