"""Dice: rolled, used to the good of all, rolled again (R10, R32, R59)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.chance import next_number, scripted
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, new_frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice.horcruxes import assign_symbol, needed_symbols, symbol_of
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.chapters.dice.steps import ASSIGN, BENEFIT, REROLL, ROLL_DIE, USE_FACE
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.control import remove_control
from wandwright.games.hogwarts_battle.chapters.health.health import gain_health
from wandwright.games.hogwarts_battle.chapters.health.tokens import gain_attack, gain_influence
from wandwright.games.hogwarts_battle.chapters.piles.piles import draw_extra
from wandwright.games.hogwarts_battle.chapters.table.heroes import proficiencies_of
from wandwright.games.hogwarts_battle.chapters.timing.abilities import rests
from wandwright.games.hogwarts_battle.state import BattleState


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
    if state.box.hooks.die_rolled:
        for join in state.box.hooks.die_rolled:
            join(state, die)
    note(state, "rolls", hero, 1, NO_CARD, source, {"die": v.DICE[die], "face": v.FACES[face]})
    question = new_frame(FaceUse, (USE_FACE, hero, source, die, face, table, rerolled))
    if not (state.box.hooks.before_face and any_of(state.box.hooks.before_face, state, question)):
        state.stack.append(question)


def rerolls_left(state: BattleState, hero: int, rerolled: int) -> bool:
    """Proficiencies and the rewards of Encounters let the hero roll each die again, once each."""
    about = state.box.about
    found = len([card for card in proficiencies_of(state, hero) if about(card).rerolls])
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
