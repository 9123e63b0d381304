"""Words of cards that speak of other cards."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.castle.gains import hand_of
from wandwright.games.year_at_hogwarts.chapters.decks import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.decks.action_and_event import resolve_card
from wandwright.games.year_at_hogwarts.chapters.decks.hands import targets
from wandwright.games.year_at_hogwarts.state import YearState


def draw_and_resolve(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, deck = clause
    resolve_card(state, seat, deck, source)


def can_put_away(state: YearState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, cards = clause
    return bool(hand_of(state, seat, v.FILTERED[cards]))


def can_aim(state: YearState, seat: int, clause: tuple[int, int, int]) -> bool:
    """R128: it needs somebody to aim at."""
    _, _, cards = clause
    return bool(targets(state, seat, cards))


def can_beg(state: YearState, seat: int, clause: tuple[int, int]) -> bool:
    return bool(targets(state, seat, v.FILTERS["any"]))


def can_search(state: YearState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, deck, _ = clause
    return bool(getattr(state, v.DECK_FIELDS[deck]))


SEARCH: Final = Ask(steps.SEARCH, shapes.Searching)


def search_deck(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R129: who names a card looks through the deck first."""
    state.revealed += 1
    SEARCH(state, seat, source, clause)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw_and_resolve", "a card of the deck is drawn and resolved at once", (f.DECK.needed("action", "event"),),
         draw_and_resolve, asks=True, can=always, worth=0.0),
    Word("discard_cards", "n own cards of that kind go under their decks", (f.N, f.CARDS),
         Ask(steps.PUT_AWAY, shapes.Cards), can=can_put_away, worth=0.0),
    Word("target_discards", "another player puts n random cards of that kind under their decks", (f.N, f.CARDS),
         Ask(steps.AIM, shapes.Cards), can=can_aim, worth=0.0),
    Word("target_gives_card", "another player hands over n cards", (f.N,), Ask(steps.BEG, shapes.SoMany), can=can_beg,
         worth=0.0),
    Word("search_deck", "n named cards come out of the deck, which is then shuffled",
         (f.DECK.needed("potion", "spell"), f.N), search_deck, asks=True, can=can_search, worth=0.0),
)
