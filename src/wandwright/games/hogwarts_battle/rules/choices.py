"""Choices inside effects: one of several options, which heroes, which ally, and loops over heroes."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.effects import run_program
from wandwright.games.hogwarts_battle.rules.conditions import fits_type, holds
from wandwright.games.hogwarts_battle.rules.timing import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import REPEAT_PROGRAM, RUN, RUN_FOR_EACH, STOP, Choice, HeroChoice


def option_is_open(state: BattleState, hero: int, program: int) -> bool:
    """An option that needs a card to discard or to take back is open only if there is one."""
    need, wanted = state.box.needs[program]
    if need == v.NEEDS_HAND:
        allowed = state.box.readings.empty_discard_allowed
        return allowed or any(fits_type(state, card, wanted) for card in state.hand[hero])
    if need == v.NEEDS_DISCARDS:
        return any(fits_type(state, card, wanted) for card in state.discard[hero])
    return True


def list_choose(state: BattleState, question: Choice) -> list[int]:
    """Which option next, in any order; where as many must be taken as are open, there is nothing to choose."""
    _, hero, _, count, programs, hostile, chosen = question
    if hostile and state.stunned[hero] and state.box.readings.skip_stunned:
        return []
    rest = [index for index in range(len(programs)) if index not in chosen]
    return all_or(count - len(chosen), [index for index in rest if option_is_open(state, hero, programs[index])])


def all_or(left: int, fitting: list[int]) -> list[int]:
    """What may be picked next; only the first where all have to be picked anyway."""
    return fitting if len(fitting) > left else fitting[:1]


def answer_choose(state: BattleState, question: Choice, option: int) -> None:
    """The chosen options take effect in the order printed."""
    if option == STOP:
        return
    for index in sorted((*question.chosen, option), reverse=True):
        state.stack.append((RUN, question.programs[index], 0, question.seat, question.source))


def list_hero(state: BattleState, question: HeroChoice) -> list[int]:
    """Which hero: any one, two different ones, one or two, or another than the active hero."""
    mode, chosen = question.mode, question.chosen
    seats = [seat for seat in range(state.box.seats) if seat not in chosen]
    if mode == v.ONE_OTHER:
        return [seat for seat in seats if seat != state.active]
    if mode == v.ANY_TWO:
        return all_or(2 - len(chosen), seats)
    return [*seats, STOP] if mode == v.UP_TO_TWO and chosen and seats else seats


def answer_hero(state: BattleState, question: HeroChoice, option: int) -> None:
    """In the order of the seats, whoever was named first."""
    picked = question.chosen if option == STOP else (*question.chosen, option)
    for hero in sorted(picked, reverse=True):
        state.stack.append((RUN, question.program, 0, hero, question.source))


def run_for_each(state: BattleState, frame: Frame) -> None:
    """The next hero of several for whom the condition holds."""
    _, heroes, index, condition, value, program, source = frame
    while index < len(heroes):
        hero = heroes[index]
        index += 1
        if holds(state, condition, value, hero, NO_CARD):
            if index < len(heroes):
                state.stack.append((RUN_FOR_EACH, heroes, index, condition, value, program, source))
            run_program(state, program, 0, hero, source)
            return


def repeat_program(state: BattleState, frame: Frame) -> None:
    """One round of several; the others wait below it."""
    _, times, program, hero, source = frame
    if times > 1:
        state.stack.append((REPEAT_PROGRAM, times - 1, program, hero, source))
    run_program(state, program, 0, hero, source)


def list_copy(state: BattleState, question: Plain) -> list[int]:
    """Allies played earlier this turn; copying one is a choice, so no is possible."""
    box = state.box
    allies = sorted({box.definition[card] for card in state.played if box.type_of[card] == v.ALLY})
    return [*allies, STOP] if allies else []


def answer_copy(state: BattleState, question: Plain, option: int) -> None:
    """The copied effect works as if printed on the copying card, which stays what it is (R30)."""
    if option == STOP:
        return
    _, hero, source = question
    note(state, "copies", hero, 0, first_card(state, option), source)
    run_program(state, state.box.definitions[option].effect, 0, hero, source)


def first_card(state: BattleState, definition: int) -> int:
    return next(card for card in state.played if state.box.definition[card] == definition)


def list_proficiency(state: BattleState, question: Plain) -> list[int]:
    """Proficiencies nobody has taken yet (R12)."""
    return [state.box.definition[card] for card in state.proficiencies]


def answer_proficiency(state: BattleState, question: Plain, option: int) -> None:
    hero = question.seat
    card = next(card for card in state.proficiencies if state.box.definition[card] == option)
    state.proficiencies = tuple(other for other in state.proficiencies if other != card)
    state.proficiency[hero] = card
    note(state, "proficiency", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)
