"""What a seat knows that no declaration says: who takes a named card out of a deck sees what lies in it (R129)."""

from __future__ import annotations

from typing import Any

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.decks.steps import SEARCH
from wandwright.games.year_at_hogwarts.chapters.fights.steps import SERVANT_FINDS
from wandwright.games.year_at_hogwarts.state import YearState


def complete_search(guessed: YearState, seat: int) -> None:
    """Every kind that the seat is offered lies in the deck of the guess; another card takes its place in a hand."""
    question: Any = guessed.question
    if not guessed.legal or question[0] not in (SEARCH, SERVANT_FINDS) or question[1] != seat:
        return
    deck, kinds = question.deck, guessed.box.definition
    name = v.DECK_FIELDS[deck]
    # R21a: the own hand and those of team mates are known.
    seen = {card for mate in guessed.box.mates[seat] for card in getattr(guessed, v.HAND_FIELDS[deck])[mate]}
    for kind in guessed.legal:
        lying: tuple[int, ...] = getattr(guessed, name)
        if not any(kinds[card] == kind for card in lying):
            others = [card for card in guessed.box.decks[deck] if card not in lying and card not in seen]
            held = next(card for card in others if kinds[card] == kind)
            exchange(guessed, deck, held, spare(guessed, lying))


def spare(guessed: YearState, lying: tuple[int, ...]) -> int:
    """A card of the deck that need not lie there: of a kind that is not offered, or one of two alike."""
    kinds, offered = guessed.box.definition, guessed.legal
    seen: set[int] = set()
    for card in lying:
        if kinds[card] not in offered or kinds[card] in seen:
            return card
        seen.add(kinds[card])
    return lying[0]


def exchange(guessed: YearState, deck: int, held: int, lying: int) -> None:
    """A card that somebody holds and one of the deck change places."""
    name = v.DECK_FIELDS[deck]
    setattr(guessed, name, tuple([held if card == lying else card for card in getattr(guessed, name)]))
    hands: list[tuple[int, ...]] = getattr(guessed, v.HAND_FIELDS[deck])
    hands[:] = [replaced(hand, held, lying) for hand in hands]
    servants = guessed.servant_spells if deck == v.SPELL else guessed.servant_potions
    servants[:] = [tuple([replaced(hand, held, lying) for hand in each]) for each in servants]


def replaced(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple([new if card == old else card for card in cards])
