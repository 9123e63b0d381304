"""Quick answers and rests, and how the sides stand at them, over whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import GAME, position, tokens
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion import chance, quick

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"protections": "may", "library_peek": "on"}),
    (4, {"black_rose_wins": "leads"}),
    (1, {"solo": "rival"}),
    (1, {"solo": "alone"}),
)
MOST = 700


def positions(seats: int, options: dict[str, Any], slips: float) -> Iterator[Any]:
    """Those of a match of quick answers, some of them by chance; the last one is that of the end."""
    chance_of = random.Random(seats)
    state = GAME.start(seats, 11, options).state.copy()
    for _ in range(MOST):
        yield state
        if not state.legal:
            return
        questions = GAME.rules.open_questions(state)
        index = chance_of.randrange(len(questions))
        found = GAME.answer(state, index)
        assert found in questions[index][1], "a quick answer is legal"
        assert found == GAME.answer(state, index), "and the same whenever it is asked for"
        if chance_of.random() < slips:
            found = chance_of.choice(questions[index][1])
        GAME.rules.apply_to(state, index, found)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_quick_answers_are_legal_and_bring_a_match_to_its_end(seats: int, options: dict[str, Any]) -> None:
    for slips in (0.0, 0.5):
        assert len(list(positions(seats, options, slips))) > 100


def test_asking_for_a_quick_answer_changes_nothing() -> None:
    for state in positions(2, {}, 0.2):
        if state.legal:
            before = state.copy()
            quick.answer(GAME.rules, state, 0)
            assert (before.streams, before.stack, before.legal) == (state.streams, state.stack, state.legal)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_rests_come_about_once_an_activation_and_never_in_an_effect(seats: int, options: dict[str, Any]) -> None:
    rests, turns = 0, 0
    for state in positions(seats, options, 0.05):
        turns = max(turns, state.turn)
        if quick.at_rest(state) and state.legal:
            rests += 1
            assert (state.question[0], state.left) == (turn.ACT, 2) or state.phase == v.STUDY
            assert effects.END_ACT not in [frame[0] for frame in state.stack], "an act is under way"
    assert 1.5 * seats < rests / turns < 6 * seats + 2


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_side_stands_in_as_many_numbers_as_there_are_terms(seats: int, options: dict[str, Any]) -> None:
    for state in positions(seats, options, 0.1):
        standings = chance.standings(state)
        assert [one.seats for one in standings] == [(seat,) for seat in range(seats)]
        terms = chance.CHANCE_TERMS.get(chance.chance_kind(state))
        for one in standings:
            assert terms is None or len(one.numbers) == len(terms)
            assert all(-8 < number < 8 for number in one.numbers)


def test_a_match_is_of_the_kind_of_its_set_up_and_who_is_alone_has_none() -> None:
    kinds = [chance.chance_kind(GAME.start(seats, 1, options).state) for seats, options in SETUPS]
    assert kinds == ["two", "several", "several", "rival", ""]
    for kind, setups in chance.CHANCE_SETUPS.items():
        for seats, options in setups:
            assert chance.chance_kind(GAME.start(seats, 1, options).state) == kind


def test_nobody_stands_otherwise_because_of_being_asked() -> None:
    """Two seats in the same position have the same numbers, but for the first place in play order."""
    state = position(seats=2)
    state.mage[1] = state.mage[0]
    for row in (state.grimoire, state.memories, state.hand, state.personal):
        row[0] = row[1] = ()
    state.mage_room[1] = state.mage_room[0]
    state.crown = 0
    mine, theirs = (one.numbers for one in chance.standings(state))
    differing = {term for term, one, other in zip(chance.TERMS, mine, theirs, strict=True) if one != other}
    assert differing <= {"score", "score-late", "lead", "lead-late", "lead-last", "crown", "first"}


@pytest.mark.parametrize(
    ("change", "term", "seat"),
    [
        (lambda state: state.points.__setitem__(0, 9), "score", 0),
        (lambda state: state.points.__setitem__(0, 9), "lead", 0),
        (lambda state: state.damage.__setitem__(1, tokens(0, 6)), "fights", 0),
        (lambda state: state.damage.__setitem__(1, tokens(0, 6)), "wounds", 1),
        (lambda state: state.instability.__setitem__(2, (3, 0, 0, 0, 0)), "rooms", 0),
        (lambda state: state.mage_room.__setitem__(1, v.NOWHERE), "in-cell", 1),
    ],
)
def test_what_changes_shows_in_its_number(change: Any, term: str, seat: int) -> None:
    state = position(seats=2)
    place = chance.TERMS.index(term)
    before = chance.standings(state)[seat].numbers[place]
    change(state)
    assert chance.standings(state)[seat].numbers[place] > before


def test_danger_is_of_who_can_be_struck() -> None:
    state = position(seats=2)
    place = chance.TERMS.index("danger")
    state.mage_room[1] = state.mage_room[0]
    state.damage[0] = tokens(1, 8)
    state.actions[1] = 2
    assert chance.standings(state)[0].numbers[place] > chance.standings(state)[1].numbers[place]
    state.passed[1] = 1
    assert chance.standings(state)[0].numbers[place] == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_chances_of_rivals_are_shares_and_a_lead_near_the_end_is_one(seats: int) -> None:
    state = position(seats=seats)
    state.points[:] = [10] * seats
    even = GAME.chance(state)
    assert sum(even) == pytest.approx(1.0)
    state.points[0] = 28
    assert GAME.chance(state)[0] > even[0] + 0.2
    assert sum(GAME.chance(state)) == pytest.approx(1.0)
