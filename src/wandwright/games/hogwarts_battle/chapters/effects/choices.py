"""Choices inside effects: one of several things, and which heroes (R16)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.shapes import Choice, HeroChoice
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.state import BattleState


def list_choose(state: BattleState, question: Choice) -> list[int]:
    """Which of them next, in any order; a stunned hero may be passed over where one of them is a loss."""
    _, hero, _, number, programs, mark, chosen = question
    if mark and state.stunned[hero] and state.box.readings.skip_stunned:
        return []
    machine = state.box.programs
    fitting = []
    for index, program in enumerate(programs):
        if index not in chosen and machine.is_open(state, hero, program):
            fitting.append(index)
    return all_or(number - len(chosen), fitting)


def loses_choose(state: BattleState, question: Choice, answer: int) -> bool:
    """An option may cost health or a card."""
    return state.box.programs.loses(question.programs[answer])


def answer_choose(state: BattleState, question: Choice, answer: int) -> None:
    """All that were chosen take effect, in the order printed; PASS where a hero was asked for secrecy's sake only."""
    _, hero, source, _, programs, _, chosen = question
    if answer == PASS:
        return
    for index in sorted((*chosen, answer), reverse=True) if chosen else (answer,):
        state.stack.append((RUN, programs[index], 0, hero, source))


def all_or(left: int, fitting: list[int]) -> list[int]:
    """What may be picked next; only the first where all have to be picked anyway, so that nobody is asked."""
    return fitting if len(fitting) > left else fitting[:1]


def heroes_to_pick(state: BattleState, question: HeroChoice) -> int:
    """How many heroes at most."""
    return 2 if question.mode in (v.WHO_ANY_TWO, v.WHO_UP_TO_TWO) else 1


def list_hero(state: BattleState, question: HeroChoice) -> list[int]:
    """Which hero: any one, two different ones, one or two, or another than the active hero."""
    _, _, _, mode, _, chosen = question
    seats = [seat for seat in range(state.box.seats) if seat not in chosen]
    if mode == v.WHO_ONE_OTHER:
        return [seat for seat in seats if seat != state.active]
    if mode == v.WHO_ANY_TWO:
        return all_or(2 - len(chosen), seats)
    return [*seats, PASS] if mode == v.WHO_UP_TO_TWO and chosen and seats else seats


def answer_hero(state: BattleState, question: HeroChoice, answer: int) -> None:
    """In the order of the seats, whoever was named first."""
    _, _, source, _, program, chosen = question
    picked = chosen if answer == PASS else (*chosen, answer)
    for hero in sorted(picked, reverse=True):
        state.stack.append((RUN, program, 0, hero, source))
