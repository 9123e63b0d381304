"""Dice, and the symbols of Horcruxes and Encounters (R10, R13, R32, R33, R94)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import next_number, scripted
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY, Frame, new_frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters import deeds
from wandwright.games.hogwarts_battle.chapters.cards.steps import TURN_DIE, Turning
from wandwright.games.hogwarts_battle.chapters.trials.rules import uncover
from wandwright.games.hogwarts_battle.rules.control import remove_control
from wandwright.games.hogwarts_battle.rules.health import gain_health
from wandwright.games.hogwarts_battle.rules.piles import draw_extra
from wandwright.games.hogwarts_battle.rules.timing import (
    active_trial,
    refresh,
    refresh_abilities,
    rests,
    use_ability,
)
from wandwright.games.hogwarts_battle.rules.tokens import gain_attack, gain_influence
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import BEGIN_HOSTILE, ROLL_DIE, RUN, USE_FACE, FaceUse

NO_SYMBOL: Final = -1
SYMBOLS: Final = {v.FACE_HEALTH2: v.FACE_HEALTH, v.FACE_CARD2: v.FACE_CARD, v.FACE_CONTROL: NO_SYMBOL}
BENEFIT: Final = 0
ASSIGN: Final = 1
REROLL: Final = 2


def answer_die(state: BattleState, question: Plain, answer: int) -> None:
    state.stack.append((ROLL_DIE, question.seat, question.source, answer, (), 0))


def roll_die(state: BattleState, frame: Frame) -> None:
    """Roll; the active hero then says what becomes of the face. A dark roll has a table of its own."""
    _, hero, source, die, table, rerolled = frame
    faces = state.box.dice[die]
    prepared = scripted(state, v.DICE_STREAM)
    rolled = faces[next_number(state, v.DICE_STREAM) % len(faces)]
    face = rolled if prepared is None else v.FACES.index(prepared)
    state.revealed += 1
    if state.box.new_rules:
        deeds.rolled(state, die)
    note(state, "rolls", hero, 1, NO_CARD, source, {"die": v.DICE[die], "face": v.FACES[face]})
    if state.box.die_turn[source] and not table:
        state.stack.append(Turning(TURN_DIE, hero, source, die, face, state.box.die_turn[source], rerolled))
        return
    state.stack.append(new_frame(FaceUse, (USE_FACE, hero, source, die, face, table, rerolled)))


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


def rerolls_left(state: BattleState, hero: int, rerolled: int) -> bool:
    """A Proficiency and the rewards of Encounters let the hero roll each die again, once each."""
    about = state.box.about
    proficiency = state.proficiency[hero]
    found = int(proficiency != NO_CARD and about(proficiency).rerolls)
    for card in state.earned[hero]:
        found += about(card).rerolls and not rests(state, hero, card)
    return rerolled < found


def list_face(state: BattleState, question: FaceUse) -> list[int]:
    """Take the benefit, assign the symbol to the active trial (R32, R94), or roll again where a card lets you."""
    _, hero, _, die, face, table, rerolled = question
    uses = [BENEFIT]
    needed = () if table else needed_symbols(state)
    if needed and symbol_of(state, die, face) in needed:
        uses.append(ASSIGN)
    if rerolls_left(state, hero, rerolled):
        uses.append(REROLL)
    return uses


def answer_face(state: BattleState, question: FaceUse, answer: int) -> None:
    _, hero, source, die, face, table, rerolled = question
    if answer == REROLL:
        state.stack.append((ROLL_DIE, hero, source, die, table, rerolled + 1))
    elif answer == ASSIGN:
        assign_symbol(state, hero, symbol_of(state, die, face))
    elif table:
        state.stack.append((RUN, table[face], 0, hero, source))
    else:
        benefit(state, face, source)


def benefit(state: BattleState, face: int, source: int) -> None:
    """A die's result benefits ALL heroes (R10, R59)."""
    if face == v.FACE_CONTROL:
        remove_control(state, 1, source)
        return
    for hero in state.box.orders[state.active]:
        if face == v.FACE_INFLUENCE:
            gain_influence(state, hero, 1, source)
        elif face == v.FACE_ATTACK:
            gain_attack(state, hero, 1, source)
        elif face in (v.FACE_HEALTH, v.FACE_HEALTH2):
            gain_health(state, hero, 1 if face == v.FACE_HEALTH else 2, source)
        else:
            draw_extra(state, hero, 1 if face == v.FACE_CARD else 2, source)


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
    if state.box.has_encounters:
        uncover(state)
    elif state.horcruxes:
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
