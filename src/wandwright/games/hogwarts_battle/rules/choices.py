"""Choices inside effects: one of several things, which heroes, which ally."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.programs import Choice, all_or
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.rules.piles import first_of, without
from wandwright.games.hogwarts_battle.rules.timing import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import RUN, STOP, HeroChoice


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
    return [*seats, STOP] if mode == v.WHO_UP_TO_TWO and chosen and seats else seats


def answer_hero(state: BattleState, question: HeroChoice, answer: int) -> None:
    """In the order of the seats, whoever was named first."""
    _, _, source, _, program, chosen = question
    picked = chosen if answer == STOP else (*chosen, answer)
    for hero in sorted(picked, reverse=True):
        state.stack.append((RUN, program, 0, hero, source))


def list_copy(state: BattleState, question: Plain) -> list[int]:
    """Allies played earlier this turn; copying one is a choice, so no is possible."""
    box = state.box
    allies = sorted({box.definition[card] for card in state.played if box.type_of[card] == v.ALLY})
    return [*allies, STOP] if allies else []


def answer_copy(state: BattleState, question: Plain, answer: int) -> None:
    """The copied effect works as if printed on the copying card, which stays what it is (R30)."""
    if answer == STOP:
        return
    _, hero, source = question
    note(state, "copies", hero, 0, first_of(state, state.played, answer), source)
    ally = first_of(state, state.played, answer)
    # Where the text of Allies is stopped, a copied one is, too (R134).
    speaker = ally if state.forbidden & v.FORBID_TOKENS_FROM_ALLIES else source
    state.box.programs.run(state, state.box.definitions[answer].effect, 0, hero, speaker)


def list_proficiency(state: BattleState, question: Plain) -> list[int]:
    """Proficiencies nobody has taken yet (R12)."""
    return [state.box.definition[card] for card in state.proficiencies]


def answer_proficiency(state: BattleState, question: Plain, answer: int) -> None:
    hero = question.seat
    card = first_of(state, state.proficiencies, answer)
    state.proficiencies = without(state.proficiencies, card)
    state.proficiency[hero] = card
    note(state, "proficiency", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)
