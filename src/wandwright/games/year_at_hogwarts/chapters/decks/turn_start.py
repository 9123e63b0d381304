"""Cards of the start of a turn (R114, R126, R128)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.gains import hand_of
from wandwright.games.year_at_hogwarts.chapters.castle.steps import RUN
from wandwright.games.year_at_hogwarts.chapters.decks import steps
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import use_named
from wandwright.games.year_at_hogwarts.state import YearState


def playable_at_start(state: YearState, seat: int) -> list[int]:
    """R128: kinds of card that may be played at the start of the turn and find something to do."""
    box = state.box
    kinds: list[int] = []
    for card in state.potions[seat] + state.spells[seat]:
        program = box.turn_start[card]
        if program:
            kind = box.definition[card]
            if kind not in kinds and box.programs.is_useful(state, seat, program):
                kinds.append(kind)
    return kinds


def play_at_start(state: YearState, seat: int, definition: int) -> None:
    """R114, R126, R128: one of these cards; then it goes under its deck."""
    box = state.box
    hand = hand_of(state, seat, (v.POTION, v.SPELL))
    card = next(card for card in hand if box.definition[card] == definition)
    cards = state.potions if box.deck_of[card] == v.POTION else state.spells
    cards[seat] = tuple([other for other in cards[seat] if other != card])
    use_named(state, seat, definition)
    state.drawn += (card,)
    note(state, "plays_at_start", seat, 1, card, NO_CARD)
    state.stack.append((steps.CLOSE_CARD, card, seat))
    state.stack.append((RUN, box.turn_start[card], 0, seat, card))
