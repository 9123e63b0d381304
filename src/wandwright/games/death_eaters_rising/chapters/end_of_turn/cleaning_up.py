"""Clean-up at the end of a turn: dice go back, new characters come, the next player's turn (R45, R48, R49, R78)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.end_of_turn.defeats import corrupt_places, defeat_characters
from wandwright.games.death_eaters_rising.chapters.travel import steps
from wandwright.games.death_eaters_rising.state import RisingState


def clean_up(state: RisingState, frame: Frame) -> None:
    """R45 to R49, A21: after each step that can lose the match it is checked."""
    return_dice(state)
    corrupt_places(state)
    if state.outcome is None:
        defeat_characters(state)
    if state.outcome is None:
        refill(state)
        state.mission = v.NO_MISSION
        state.active = (state.active + 1) % state.box.seats
        state.stack.append((steps.BEGIN_TURN,))


def return_dice(state: RisingState) -> None:
    """R45, A10: all dice go back; what was covered on unfinished cards is lost."""
    state.die_place = [v.SUPPLY] * len(state.die_place)
    state.die_face = [0] * len(state.die_face)
    state.covered = ()
    state.used = ()


def refill(state: RisingState) -> None:
    """R48, A20: every empty slot gets a character while the deck has one."""
    for slot, card in enumerate(state.characters):
        if card == NO_CARD:
            drawn = draw_character(state)
            if drawn != NO_CARD:
                state.characters[slot] = drawn
                note(state, "appears", NOBODY, 1, drawn, NO_CARD, {"to": slot // v.CHARACTERS})


def draw_character(state: RisingState) -> int:
    """R78, A19: Voldemort's card goes on the Villain card, and another is drawn in its place."""
    while state.deck:
        card = state.deck[0]
        state.deck = state.deck[1:]
        state.revealed += 1
        if card != state.box.voldemort:
            return card
        state.villain = (card,)
        note(state, "voldemort_revealed", NOBODY, 0, card, NO_CARD)
    return NO_CARD
