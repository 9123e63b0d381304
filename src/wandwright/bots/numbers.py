"""A bot's random numbers: one integer, so that a bot never touches the match's streams nor the process's.

Nobody gains by foreseeing a bot that guesses, so these numbers are quick and plain; a match's own are secret.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.chance import first_stream

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def first_number(seed: int, name: str) -> int:
    """64 bits for one seed and one purpose."""
    return int.from_bytes(first_stream(seed, name)[:8], "big")


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
