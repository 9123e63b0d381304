"""Words of cards that speak of other cards."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Clause
from wandwright.engine.words import Word
from wandwright.games.year_at_hogwarts.chapters.decks.rules import resolve_card
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.games.year_at_hogwarts.words import fields as f


def draw_and_resolve(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    resolve_card(state, seat, clause[1], source)


def discard_cards(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R166: own cards, own choice."""


def target_discards(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R128, R144a: one other player."""


def target_gives_card(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R128, R144a: one other player."""


def search_deck(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R129: a named card, then the deck is shuffled."""


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw_and_resolve", "a card of the deck is drawn and resolved at once", (f.DECK.needed("action", "event"),),
         draw_and_resolve, asks=True),
    Word("discard_cards", "n own cards of that kind go under their decks", (f.N, f.CARDS), discard_cards, asks=True),
    Word("target_discards", "another player puts n random cards of that kind under their decks", (f.N, f.CARDS),
         target_discards, asks=True),
    Word("target_gives_card", "another player hands over n cards", (f.N,), target_gives_card, asks=True),
    Word("search_deck", "n named cards come out of the deck, which is then shuffled",
         (f.DECK.needed("potion", "spell"), f.N), search_deck, asks=True),
)
