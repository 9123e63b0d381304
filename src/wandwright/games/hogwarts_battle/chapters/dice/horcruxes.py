"""Horcruxes, and the symbols that destroy them (R13, R15, R33, R94)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities, use_ability
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial, refresh
from wandwright.games.hogwarts_battle.chapters.timing.steps import BEGIN_HOSTILE
from wandwright.games.hogwarts_battle.state import BattleState

NO_SYMBOL: Final = -1
SYMBOLS: Final = {v.FACE_HEALTH2: v.FACE_HEALTH, v.FACE_CARD2: v.FACE_CARD, v.FACE_CONTROL: NO_SYMBOL}


def needed_symbols(state: BattleState) -> tuple[int, ...]:
    """The symbols that the active trial still needs."""
    card = active_trial(state)
    if card == NO_CARD:
        return ()
    horcrux = state.box.about(card)
    if horcrux.one_is_enough:
        return horcrux.needs
    missing = list(horcrux.needs)
    for symbol in state.symbols:
        missing.remove(symbol)
    return tuple(missing)


def symbol_of(state: BattleState, die: int, face: int) -> int:
    """R94: a double face is one symbol, a skull none; a Horcrux takes symbols from House dice only."""
    if die == v.CREATURE_DIE and state.box.about(state.horcruxes[0]).requirement is None:
        return NO_SYMBOL
    return SYMBOLS.get(face, face)


def assign_symbol(state: BattleState, hero: int, face: int) -> None:
    """The symbol stays over turns; with the last one a Horcrux is destroyed; an Encounter waits (R33, R94)."""
    card = state.horcruxes[0]
    note(state, "assigns_symbol", hero, 1, card, NO_CARD, {"face": v.FACES[face]})
    complete = state.box.about(card).one_is_enough or len(needed_symbols(state)) == 1
    state.symbols += (face,)
    if complete and state.box.about(card).requirement is None:
        take_horcrux(state, hero, card)


def take_horcrux(state: BattleState, hero: int, card: int) -> None:
    """The active hero owns its power from now on; the next Horcrux becomes active at once (R33; but R137)."""
    state.symbols = ()
    state.horcrux += 1
    state.horcruxes = state.horcruxes[1:]
    state.earned[hero] += (card,)
    note(state, "destroys_horcrux", hero, 1, card, NO_CARD)
    uncovered = any_of(state.box.hooks.trial_taken, state)
    if state.horcruxes and not uncovered:
        note(state, "horcrux_active", NOBODY, len(state.horcruxes), state.horcruxes[0], NO_CARD)
    refresh(state)
    refresh_abilities(state, hero)
    # A power that speaks of this turn counts what was played before it was earned.
    use_ability(state, state.box.earned[card], card, v.ON_ALLY_PLAYED, hero, hero, NO_CARD)


def horcrux_step(state: BattleState, frame: Frame) -> None:
    """The active trial acts after the Dark Arts and before the villains (R15, R47)."""
    box = state.box
    card = active_trial(state)
    if card != NO_CARD and box.on_play[card]:
        state.stack.append((BEGIN_HOSTILE, v.HORCRUX, card, box.on_play[card], state.active))
