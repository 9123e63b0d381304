"""Choices inside effects: one of several options, which heroes, which ally."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.rules.timing import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import RUN, STOP


def list_options(state: BattleState, question: Frame) -> list[int]:
    """Which option next; a stunned hero may be passed over where one of them is a loss."""
    hostile = question[5]
    if hostile and state.stunned[question[1]] and state.box.readings.skip_stunned:
        return []
    return state.box.programs.list_options(state, question)


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
    state.box.programs.run(state, state.box.definitions[option].effect, 0, question[1], question[2])


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
