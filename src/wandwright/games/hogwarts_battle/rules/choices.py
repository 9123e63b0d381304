"""Choices inside effects: one of several options, which heroes, which ally, and loops over heroes."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.effects import run_program
from wandwright.games.hogwarts_battle.rules.conditions import fits_type, holds
from wandwright.games.hogwarts_battle.rules.timing import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import REPEAT_PROGRAM, RUN, RUN_FOR_EACH, STOP


def option_is_open(state: BattleState, hero: int, program: int) -> bool:
    """An option that needs a card to discard or to take back is open only if there is one."""
    need, wanted = state.box.needs[program]
    if need == v.NEEDS_HAND:
        allowed = state.box.readings.empty_discard_allowed
        return allowed or any(fits_type(state, card, wanted) for card in state.hand[hero])
    if need == v.NEEDS_DISCARDS:
        return any(fits_type(state, card, wanted) for card in state.discard[hero])
    return True


def list_options(state: BattleState, question: Frame) -> list[int]:
    """Which option next, in the order printed, so that a set is picked in one way only."""
    _, hero, _, count, programs, hostile, chosen = question
    if hostile and state.stunned[hero] and state.box.readings.skip_stunned:
        return []
    start = chosen[-1] + 1 if chosen else 0
    left = count - len(chosen)
    fitting = [index for index in range(start, len(programs)) if option_is_open(state, hero, programs[index])]
    return fitting[: len(fitting) - left + 1] if len(fitting) >= left else fitting


def answer_option(state: BattleState, question: Frame, option: int) -> None:
    if option == STOP:
        return
    kind, hero, source, count, programs, hostile, chosen = question
    picked: tuple[int, ...] = (*chosen, option)
    more = (kind, hero, source, count, programs, hostile, picked)
    if len(picked) < count and list_options(state, more):
        state.stack.append(more)
        return
    for index in reversed(picked):
        state.stack.append((RUN, programs[index], 0, hero, source))


def list_heroes(state: BattleState, question: Frame) -> list[int]:
    """Which hero: any one, two different ones, one or two, or another than the active hero."""
    _, _, _, mode, _, chosen = question
    seats = range(state.box.seats)
    if mode == v.ONE_OTHER:
        return [seat for seat in seats if seat != state.active]
    if mode == v.ANY_ONE:
        return list(seats)
    if not chosen:
        last = state.box.seats - (1 if mode == v.ANY_TWO else 0)
        return list(range(last))
    rest = [seat for seat in seats if seat > chosen[0]]
    return [*rest, STOP] if mode == v.UP_TO_TWO and rest else rest


def answer_hero(state: BattleState, question: Frame, option: int) -> None:
    kind, seat, source, mode, program, chosen = question
    picked: tuple[int, ...] = chosen if option == STOP else (*chosen, option)
    more = (kind, seat, source, mode, program, picked)
    if mode in (v.ANY_TWO, v.UP_TO_TWO) and option != STOP and len(picked) == 1 and list_heroes(state, more):
        state.stack.append(more)
        return
    for hero in reversed(picked):
        state.stack.append((RUN, program, 0, hero, source))


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


def list_allies(state: BattleState, question: Frame) -> list[int]:
    """Allies played earlier this turn; copying one is a choice, so no is possible."""
    box = state.box
    allies = sorted({box.definition[card] for card in state.played if box.type_of[card] == v.ALLY})
    return [*allies, STOP] if allies else []


def answer_ally(state: BattleState, question: Frame, option: int) -> None:
    """The copied effect works as if printed on the copying card, which stays what it is (R30)."""
    if option == STOP:
        return
    note(state, "copies", question[1], 0, first_card(state, option), question[2])
    run_program(state, state.box.definitions[option].effect, 0, question[1], question[2])


def first_card(state: BattleState, definition: int) -> int:
    return next(card for card in state.played if state.box.definition[card] == definition)


def list_proficiencies(state: BattleState, question: Frame) -> list[int]:
    """Proficiencies nobody has taken yet (R12)."""
    return [state.box.definition[card] for card in state.proficiencies]


def answer_proficiency(state: BattleState, question: Frame, option: int) -> None:
    hero: int = question[1]
    card = next(card for card in state.proficiencies if state.box.definition[card] == option)
    state.proficiencies = tuple(other for other in state.proficiencies if other != card)
    state.proficiency[hero] = card
    note(state, "proficiency", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)
