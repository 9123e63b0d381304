"""A bot's own stream of chance: one integer, so that a bot never touches the match's streams nor the process's."""

from __future__ import annotations

from wandwright.engine.chance import INCREMENT, MASK, MULTIPLIER, first_number


class Numbers:
    """The same seed and name give the same numbers in every process."""

    __slots__ = ("_number",)

    def __init__(self, seed: int, name: str) -> None:
        self._number = first_number(seed, name)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self._number = (self._number * MULTIPLIER + INCREMENT) & MASK
        # The low bits of such a stream repeat soon; the high ones do not.
        return (self._number >> 24) % count
