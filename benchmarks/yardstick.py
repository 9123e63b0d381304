"""A fixed piece of pure Python that every figure is divided by, so that runs on different machines compare.

One round does a little of what a game does: steps an integer stream, slices and joins tuples, changes a list, calls
small functions. It costs about as much as one decision may cost: some 10 µs on the machine where the speed goals were
set. Never change it: each stored ratio would lose its meaning. A test holds its checksum.
"""

from __future__ import annotations

from typing import Final

from benchmarks.timing import Tally

MASK: Final = 0x7FFF_FFFF
DECK: Final = tuple(range(40))
HAND: Final = 5
HANDS_PER_ROUND: Final = 4
ROUNDS_PER_CALL: Final = 100


def step(stream: int) -> int:
    """The next number of an integer stream."""
    return (stream * 1_103_515_245 + 12_345) & MASK


def worth(card: int, hearts: int) -> int:
    """A small branch, as an effect has."""
    if card & 1:
        return card + hearts
    return card - hearts if card > hearts else 1


def play_hand(deck: tuple[int, ...], stream: int, tokens: list[int]) -> tuple[tuple[int, ...], int]:
    """Draw a hand, play it card by card in random order, put it under the deck."""
    hand = deck[:HAND]
    deck = deck[HAND:]
    played: list[int] = []
    while hand:
        stream = step(stream)
        place = (stream >> 8) % len(hand)
        card = hand[place]
        hand = hand[:place] + hand[place + 1 :]
        played.append(card)
        seat = card % len(tokens)
        tokens[seat] = (tokens[seat] + worth(card, len(played))) & MASK
    return deck + tuple(played), stream


def play_rounds(count: int) -> int:
    """Play that many rounds and give a checksum of the end."""
    deck = DECK
    stream = 1
    tokens = [0, 0, 0, 0]
    for _ in range(count * HANDS_PER_ROUND):
        deck, stream = play_hand(deck, stream, tokens)
    return (sum(tokens) * 31 + sum(place * card for place, card in enumerate(deck)) + stream) & MASK


def rounds() -> Tally:
    """The yardstick as work that can be timed."""
    play_rounds(ROUNDS_PER_CALL)
    return Tally({"rounds": ROUNDS_PER_CALL})
