"""Card keys: what a card shows stays with the physical card until that is shuffled, and then is another.

So nobody can follow a card through a shuffle, nor learn from two keys how a pile was mixed. Keys are hashed from the
secret that mixed the pile, by another hash, and only when somebody looks: play that nobody sees pays nothing for them.

A guess keeps the keys of the cards that its seat sees. What lies hidden from the seat gets others, from the secret of
the guess: by the true ones two exports of a match would tell which cards were shuffled between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import shake_128
from struct import unpack
from typing import Final

from wandwright.engine.state.state import State

LARGEST_KEY: Final = 2**48


def keys_of(state: State) -> list[int]:
    """The key of each card by its number. The list is replaced when cards are shuffled, never changed."""
    if state.shuffled:
        give_keys(state)
    return state.keys


def shown_key(state: State, card: int) -> int:
    """The key of a card. It says nothing of what a card is or where it lay before it was last shuffled."""
    return keys_of(state)[card]


def give_keys(state: State) -> None:
    """New keys for what was shuffled since somebody last looked, the first shuffle first."""
    shuffles = []
    left = state.shuffled
    while left:
        shuffles.append(left)
        left = left[2]
    for cards, secret, _ in reversed(shuffles):
        state.keys = with_new_keys(state.keys, cards, secret)
    state.keyed = (*state.keyed, state.shuffled)
    state.shuffled = ()


def shuffles_since(before: State, state: State) -> list[tuple[int, ...]]:
    """The cards of each shuffle since a position whose own `keyed` was empty, whether somebody looked or not."""
    found = []
    for last in (*state.keyed, state.shuffled):
        left = last
        while left and left is not before.shuffled:
            found.append(left[0])
            left = left[2]
    return found


def hide_keys(state: State, hidden: Iterable[int], secret: bytes) -> None:
    """Other keys for the hidden cards of a guess, and nothing that is left of the secrets of true shuffles."""
    keys_of(state)
    state.keyed = ()
    if state.keys:
        state.shuffled = (tuple(sorted(hidden)), secret, ())


def drawn_keys(secret: bytes, attempt: int, count: int) -> list[int]:
    """Keys from 1 to LARGEST_KEY."""
    hashed = shake_128(secret + attempt.to_bytes(4, "little")).digest(8 * count)
    return [1 + number % LARGEST_KEY for number in unpack(f"<{count}Q", hashed)]


def with_new_keys(
    old: list[int], cards: tuple[int, ...], secret: bytes, draw: Callable[[bytes, int, int], list[int]] = drawn_keys
) -> list[int]:
    """These cards have keys that no card had before them; should two be equal, they are drawn again."""
    keys = old[:]
    attempt = 0
    while attempt == 0 or len(set(keys)) < len(keys):
        for card, key in zip(cards, draw(secret, attempt, len(cards)), strict=True):
            keys[card] = key
        attempt += 1
    return keys
