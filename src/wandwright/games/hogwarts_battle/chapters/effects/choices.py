"""Choices inside effects: one of several things, and which heroes (R16)."""

from __future__ import annotations

from wandwright.engine.answers import PASS
from wandwright.engine.programs import Choice, all_or
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.shapes import HeroChoice
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.state import BattleState


def list_choose(state: BattleState, question: Choice) -> list[int]:
    """Which of them next; a stunned hero may be passed over where one of them is a loss."""
    _, seat, _, _, _, mark, _ = question
    if mark and state.stunned[seat] and state.box.readings.skip_stunned:
        return []
    return state.box.programs.list_choose(state, question)


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
