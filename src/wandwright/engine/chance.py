"""Chance as small integers in the state, one stream for each named source.

Two tables on one seed meet the same events, because the dice do not disturb the decks. A stream is one 64-bit
number; the process-wide generator is never touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from wandwright.engine.errors import BadPosition
from wandwright.engine.state import State

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
# 20! fits into 64 bits: up to this many cards one number holds a whole shuffle with room to spare.
CARDS_PER_NUMBER: Final = 12


def first_number(seed: int, name: str) -> int:
    """The start of the stream `name` for one seed."""
    return int.from_bytes(blake2b(f"{seed}:{name}".encode(), digest_size=8).digest(), "big")


def next_number(state: State, stream: int) -> int:
    """Step one stream and give 64 well mixed bits of it."""
    number = (state.streams[stream] * MULTIPLIER + INCREMENT) & MASK
    state.streams[stream] = number
    mixed = ((number >> 29) ^ number) * 0x9E3779B97F4A7C15 & MASK
    return mixed ^ (mixed >> 32)


def scripted(state: State, stream: int) -> Any:
    """The next prepared result of a stream in a scenario, or None. A stream that ran dry is marked with None, too."""
    script = state.script
    if script is None or stream not in script:
        return None
    results = script[stream]
    state.script = {**script, stream: results[1:] if results else None}
    return results[0] if results else None


def pick(state: State, stream: int, faces: int) -> int:
    """A number from 0 to faces - 1."""
    if state.script is not None:
        prepared = scripted(state, stream)
        if prepared is not None:
            return int(prepared) % faces
    return next_number(state, stream) % faces


def shuffle(state: State, stream: int, cards: tuple[int, ...], kinds: Sequence[int]) -> tuple[int, ...]:
    """The cards in a new order. `kinds` tells what each card is, for scripted orders."""
    if state.script is not None:
        prepared = scripted(state, stream)
        if prepared is not None:
            return in_order(cards, prepared, kinds)
    order = list(cards)
    count = len(order)
    bits = 0
    while count > 1:
        if bits == 0 or count > CARDS_PER_NUMBER:
            bits = next_number(state, stream)
        place = bits % count
        bits //= count
        count -= 1
        order[place], order[count] = order[count], order[place]
    return tuple(order)


def in_order(cards: tuple[int, ...], wanted: Sequence[int], kinds: Sequence[int]) -> tuple[int, ...]:
    """The wanted kinds of card on top, the others below as they lay."""
    rest = list(cards)
    top = []
    for kind in wanted:
        found = next((card for card in rest if kinds[card] == kind), None)
        if found is None:
            raise BadPosition(
                "A scripted shuffle names a card that is not in the pile; list only cards that lie there."
            )
        rest.remove(found)
        top.append(found)
    return tuple(top + rest)
