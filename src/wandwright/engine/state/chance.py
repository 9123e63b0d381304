"""Chance in the state: one secret of 16 bytes for each named source, which nobody can foresee from what was drawn.

Two tables on one seed meet the same events, because the dice do not disturb the decks. A draw hashes the secret: a part
of the hash takes the secret's place, the rest is drawn, and nothing leads back from it. The process-wide generator is
never touched.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from wandwright.engine.errors import BadPosition
from wandwright.engine.state.state import State

# 2**256 seeds: a server's own is as secret as its streams, a person's is a short number.
LARGEST_SEED: Final = 2**256 - 1
STREAM_BYTES: Final = 16
# What one hash gives: the next secret of the stream, and numbers of 32 bits, the same on every machine.
NUMBERS_PER_HASH: Final = 12
READ_HASH: Final = Struct(f"<{STREAM_BYTES}s{NUMBERS_PER_HASH}I").unpack
# The same for one draw: the next secret and the first of the numbers.
READ_FIRST: Final = Struct(f"<{STREAM_BYTES}sI").unpack_from


def first_stream(secret: int, name: str) -> bytes:
    """The start of the stream `name` for one seed."""
    return blake2b(f"{secret}:{name}".encode(), digest_size=STREAM_BYTES).digest()


def begin_chance(state: State, secret: int, names: Iterable[str], cards: int) -> None:
    """The streams of a new match, and a key for each of its cards, none of which was shuffled yet."""
    state.streams = [first_stream(secret, name) for name in names]
    state.keys = list(range(1, cards + 1))


def rekey(state: State, seat: int | None, key: int) -> None:
    """Other streams, for a guess that a seat makes: nothing in it foretells the true ones.

    A game without chance gets one, too: what lies face down is guessed from it.
    """
    state.streams = [first_stream(key, f"{seat}:{stream}") for stream in range(max(len(state.streams), 1))]


def numbers(state: State, stream: int, count: int) -> tuple[int, ...]:
    """So many numbers of 32 bits. Each serves one draw: a pile and a die are so small that its remainder is fair."""
    if count < 1:
        return ()
    hashed: tuple[Any, ...] = READ_HASH(blake2b(state.streams[stream]).digest())
    state.streams[stream] = hashed[0]
    if count <= NUMBERS_PER_HASH:
        return hashed[1 : count + 1]
    return hashed[1:] + numbers(state, stream, count - NUMBERS_PER_HASH)


def next_number(state: State, stream: int) -> int:
    """One number of 32 bits, the same as the first of several."""
    hashed: tuple[Any, ...] = READ_FIRST(blake2b(state.streams[stream]).digest())
    state.streams[stream] = hashed[0]
    number: int = hashed[1]
    return number


def scripted(state: State, stream: int) -> Any:
    """The next prepared result of a stream in a scenario, or None. A stream that ran dry is marked with None, too."""
    script = state.script
    if script is None or stream not in script:
        return None
    results = script[stream]
    state.script = {**script, stream: results[1:] if results else None}
    return results[0] if results else None


def roll(state: State, stream: int, faces: int) -> int:
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
    if len(cards) < 2:
        return cards
    if state.keys:
        state.shuffled = (cards, state.streams[stream], state.shuffled)
    return ordered(cards, numbers(state, stream, len(cards) - 1))


def mix(state: State, stream: int, cards: Iterable[int]) -> tuple[int, ...]:
    """Hidden cards as they might lie, for a guess; which of them had been shuffled does not matter."""
    # Sorted first: a guess must not depend on the order the cards truly lie in.
    known = tuple(sorted(cards))
    return ordered(known, numbers(state, stream, len(known) - 1))


def ordered(cards: tuple[int, ...], drawn: Sequence[int]) -> tuple[int, ...]:
    """Each place, from the last to the second, takes one of the cards that are left, by a number of its own."""
    order = list(cards)
    count = len(order)
    for number in drawn:
        place = number % count
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
