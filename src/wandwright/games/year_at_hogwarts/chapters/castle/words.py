"""Words of spaces, tokens and most cards: cards drawn, points, PV, powder, turns lost and gained."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.state import YearState


def draw(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, deck, amount = clause
    gains.draw(state, seat, deck, amount, source)


def gain_points(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, points = clause
    gains.change_points(state, seat, points, source)


def lose_points(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, points = clause
    gains.change_points(state, seat, -points, source)


def gain_pv(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, amount = clause
    gains.gain_pv(state, seat, amount, source)


def raise_pv_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, least = clause
    if state.pv[seat] < least:
        gains.gain_pv(state, seat, least - state.pv[seat], source)


def gain_floo(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, amount = clause
    gains.gain_floo(state, seat, amount, source)


def gain_portkey(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, amount = clause
    gains.gain_portkeys(state, seat, amount, source)


def skip_turn(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, turns = clause
    state.lost_turns[seat] += turns


def extra_turn(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R102: it follows this one."""
    state.again = 1


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw", "n cards of the deck go to the hand; fewer if it runs out",
         (f.DECK.needed("book", "potion", "spell"), f.N), draw, can=always, worth=0.0),
    Word("gain_points", "n House Cup points more", (f.N,), gain_points, can=always, worth=0.0),
    Word("lose_points", "n House Cup points fewer, never under 0", (f.N,), lose_points, can=always, worth=0.0),
    Word("gain_pv", "n PV more, without an upper limit", (f.N,), gain_pv, can=always, worth=0.0),
    Word("raise_pv_to", "PV below n become n", (f.N,), raise_pv_to, can=always, worth=0.0),
    Word("gain_floo", "n Floo Powder from the supply", (f.N,), gain_floo, can=always, worth=0.0),
    Word("gain_portkey", "n Portkeys from the supply", (f.N,), gain_portkey, can=always, worth=0.0),
    Word("skip_turn", "the next n turns are lost", (f.N,), skip_turn, can=always, worth=0.0),
    Word("extra_turn", "another turn follows this one", (), extra_turn, can=always, worth=0.0),
)
