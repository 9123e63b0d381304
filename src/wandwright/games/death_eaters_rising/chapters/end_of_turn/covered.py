"""Covered characters: recruits, hits; then abilities of the end of a turn (R39, R41, R43, R44, R60, R79 to R81)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, finish
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.abilities import is_worth_using, take_effect
from wandwright.games.death_eaters_rising.chapters.board.targets import (
    ability_of,
    is_complete,
    voldemort_can_be_attacked,
)
from wandwright.games.death_eaters_rising.chapters.end_of_turn import steps
from wandwright.games.death_eaters_rising.chapters.tokens.hits import earn, strike
from wandwright.games.death_eaters_rising.state import RisingState


def end_turn(state: RisingState, frame: Frame) -> None:
    """R43, R44: recruits join, hits are dealt; then come the abilities that wait for the end of a turn."""
    state.phase = v.ENDING
    completed = [slot for slot, card in enumerate(state.characters) if is_done(state, card)]
    for slot in completed:
        if state.box.is_wizard[state.characters[slot]]:
            recruit(state, slot)
    for slot in completed:
        if state.characters[slot] != NO_CARD:
            strike(state, state.active, state.characters[slot], 1, NO_CARD)
    hit_voldemort(state)
    if state.outcome is None:
        state.stack.append((steps.CLEAN_UP,))
        push_end_abilities(state)


def is_done(state: RisingState, card: int) -> bool:
    return card != NO_CARD and is_complete(state, card, state.box.cost[card])


def recruit(state: RisingState, slot: int) -> None:
    """R43: the wizard joins the active team and loses all damage (A29)."""
    card = state.characters[slot]
    state.characters[slot] = NO_CARD
    state.damage[card] = 0
    state.teams[state.active] += (card,)
    state.recruits += (card,)
    state.covered = tuple([entry for entry in state.covered if entry[0] != card])
    note(state, "recruits", state.active, 0, card, NO_CARD)


def hit_voldemort(state: RisingState) -> None:
    """R44, R79, R80, R81, A22: 1 damage, never more in all than Death Eaters in Azkaban; enough of it wins (R7)."""
    card = state.box.voldemort
    if not is_done(state, card) or not voldemort_can_be_attacked(state):
        return
    state.voldemort_damage += 1
    note(state, "hits", state.active, 1, card, NO_CARD)
    earn(state, state.active, 1, card)
    if state.voldemort_damage >= state.box.damage_to_win:
        everybody = tuple(range(state.box.seats))
        finish(state, everybody, (1,) * state.box.seats, "voldemort_defeated")


def push_end_abilities(state: RisingState) -> None:
    """A39: abilities of the end of a turn, but for wizards who joined only now."""
    for card in reversed(state.teams[state.active]):
        for ability in state.box.abilities[card]:
            if ability.when == v.END_TURN and card not in state.recruits:
                state.stack.append((steps.END_ABILITY, card))


def end_ability(state: RisingState, frame: Frame) -> None:
    """An ability of the end of a turn works, if its condition holds by then and there is something to do."""
    _, card = frame
    ability = ability_of(state, card)
    if is_worth_using(state, card, ability):
        note(state, "uses", state.active, 0, card, NO_CARD)
        take_effect(state, ability.program, state.active, card)
