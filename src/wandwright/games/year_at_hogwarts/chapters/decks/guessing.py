"""Guesses: what one has to fit besides the fields, a mission fought (R110), a deck looked through (R129)."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.matches.games import Game
from wandwright.engine.secrets.guesses import cards_in, hidden_zones, kept_in, put_cards
from wandwright.engine.secrets.memory import remembered
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.decks.steps import SEARCH
from wandwright.games.year_at_hogwarts.chapters.fights.steps import SERVANT_FINDS
from wandwright.games.year_at_hogwarts.state import YearState

SEARCHES: Final = (SEARCH, SERVANT_FINDS)


def fit_missions(guessed: YearState, state: YearState, seat: int) -> None:
    """R110: everybody has seen the mission that is fought, so it is with whom it belongs to."""
    kept = remembered(guessed, seat)
    for number in filter(None, state.fought):
        card = state.box.fights.mission_cards[number]
        holder = next(seat for seat, held in enumerate(state.missions) if card in held)
        if card not in guessed.missions[holder]:
            loose = next(one for one in guessed.missions[holder] if one not in kept)
            change_places(guessed, loose, card)


def change_places(guessed: YearState, one: int, other: int) -> None:
    """Two missions lie where the other one lay."""
    changed = {one: other, other: one}
    guessed.missions = [tuple([changed.get(card, card) for card in held]) for held in guessed.missions]
    guessed.mission_deck = tuple([changed.get(card, card) for card in guessed.mission_deck])


def fit_search(game: Game, guessed: YearState, seat: int) -> None:
    """Of every kind that the seat may name, one card lies in the deck; the rest is anywhere."""
    question: Any = guessed.question
    if not guessed.legal or question.kind not in SEARCHES or question.seat != seat:
        return
    deck = question.deck
    zones = hidden_zones(game, guessed, seat)[v.DECKS[deck]]
    zones.sort(key=lambda zone: zone[0].name != v.DECK_FIELDS[deck])
    known = remembered(guessed, seat)
    kept = [kept_in(zone, cards_in(guessed, zone), known) for zone in zones]
    loose = [
        card for zone, here in zip(zones, kept, strict=True) for card in cards_in(guessed, zone) if card not in here
    ]
    kinds = guessed.box.definition
    wanted = set(guessed.legal) - {kinds[card] for card in kept[0]}
    named = {kinds[card]: card for card in loose if kinds[card] in wanted}.values()
    dealt = [*named, *(card for card in loose if card not in named)]
    for zone, here in zip(zones, kept, strict=True):
        count = len(cards_in(guessed, zone)) - len(here)
        put_cards(guessed, zone, [*here, *dealt[:count]])
        dealt = dealt[count:]
