"""The machine of effects: every control word by itself, interrupted, copied, saved, and under the whole contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.engine.toy_words import CHOICE, NAME, ONE, WANT, WordState, WordToy, box_of
from wandwright.engine.programs import NO, YES
from wandwright.engine.state import NO_CARD
from wandwright.testkit.contract import Trial, keep_contract

TOY = WordToy()
Clauses = Sequence[Mapping[str, Any]]


def prepared(points: Sequence[int] = (0, 0, 0)) -> WordState:
    """A position in which nothing is open, so that a program can be run by itself."""
    state = WordState()
    state.begin()
    state.points = list(points)
    state.used = ()
    state.won = [(0, 1), (), ()]
    state.prizes = state.table = state.purse = ()
    state.hand = [(), (), ()]
    state.spent = [(), (), ()]
    state.bids = [NO_CARD] * 3
    state.looked = [(), (), ()]
    state.round = state.join = 0
    return state


def started(clauses: Clauses, points: Sequence[int] = (0, 0, 0)) -> WordState:
    """Seat 0 runs some clauses, up to the first question."""
    state = prepared(points)
    state.box = box_of([clauses])
    state.box.programs.run(state, state.box.prizes[0], 0, 0, NO_CARD)
    TOY.rules.advance(state)
    return state


def played(clauses: Clauses, *answers: int, points: Sequence[int] = (0, 0, 0)) -> list[int]:
    """The points after these answers; at each question the position is copied, and the copy goes on."""
    state = started(clauses, points)
    for answer in answers:
        before = state
        state = state.copy()
        asked = (before.question, before.stack[:], before.points[:])
        TOY.rules.apply(state, answer)
        assert (before.question, before.stack, before.points) == asked
    assert not state.legal
    return state.points


def test_clauses_run_in_their_order() -> None:
    assert played([ONE, {"do": "spend", "n": 1}, {"do": "gain", "n": 2, "who": "others"}]) == [0, 2, 2]


def test_the_rest_waits_for_an_answer() -> None:
    state = started([ONE, {"do": "give", "n": 3}, ONE])
    assert (state.question[0], state.points) == (NAME, [1, 0, 0])
    assert played([ONE, {"do": "give", "n": 3}, ONE], 2) == [2, 0, 3]


def test_a_word_that_asks_nothing_leaves_nothing_behind() -> None:
    """A condition may ask, so the rest is laid on the stack; where it did not, it is taken up again."""
    assert played([{"if": {"rich": 1}, "do": "give", "n": 1}, ONE]) == [1, 0, 0]
    assert started([{"if": {"rich": 1}, "do": "give", "n": 1}, ONE]).stack == []


@pytest.mark.parametrize(("points", "after"), [((0, 0, 0), 1), ((2, 0, 0), 8)])
def test_if(points: tuple[int, int, int], after: int) -> None:
    clauses: Clauses = [{"if": {"rich": 2}, "do": "gain", "n": 5}, ONE]
    assert played(clauses, points=points)[0] == after


def test_a_condition_around_several_clauses() -> None:
    assert played([{"if": {"rich": 1}, "then": [ONE, ONE]}], points=(1, 0, 0)) == [3, 0, 0]


def test_count_multiplies_a_number() -> None:
    assert played([{"do": "gain", "n": 3, "per": "prize_won"}]) == [6, 0, 0]


def test_choose_lists_what_can_be_done() -> None:
    clauses: Clauses = [{"choose": 1, "options": [[ONE], [{"do": "spend", "n": 2}], [{"do": "give", "n": 1}]]}]
    assert started(clauses).legal == [0, 2]
    assert started(clauses, (2, 0, 0)).legal == [0, 1, 2]
    assert played(clauses, 1, points=(2, 0, 0)) == [0, 0, 0]


def test_choose_takes_effect_when_all_are_chosen() -> None:
    clauses: Clauses = [{"choose": 2, "options": [[ONE], [{"do": "give", "n": 2}], [{"do": "gain", "n": 3}]]}, ONE]
    state = started(clauses)
    assert (state.question[0], state.legal) == (CHOICE, [0, 1, 2])
    TOY.rules.apply(state, 2)
    assert (state.question[0], state.legal, state.points) == (CHOICE, [0, 1], [0, 0, 0])
    TOY.rules.apply(state, 1)
    # Named in any order, the options come in the order printed.
    assert (state.question[0], state.points) == (NAME, [0, 0, 0])
    assert played(clauses, 2, 1, 1) == played(clauses, 1, 2, 1) == [4, 2, 0]


def test_a_choice_without_an_open_option_is_passed_over() -> None:
    assert played([{"choose": 1, "options": [[{"do": "spend", "n": 2}], [{"do": "spend", "n": 3}]]}, ONE]) == [1, 0, 0]


def test_each_asks_all_at_the_same_time_where_that_is_all() -> None:
    clauses: Clauses = [{"do": "each", "who": "all", "then": [{"choose": 1, "options": [[ONE], [ONE, ONE]]}]}]
    state = started(clauses)
    assert [question[1] for question, _ in TOY.rules.open_questions(state)] == [0, 1, 2]
    assert played(clauses, 1, 0, 1) == [2, 1, 2]


def test_each_goes_from_seat_to_seat_by_a_condition() -> None:
    clauses: Clauses = [{"do": "each", "who": "all", "if": {"rich": 1}, "then": [{"do": "give", "n": 1}, ONE]}, ONE]
    state = started(clauses, (1, 0, 1))
    assert state.question[:2] == (NAME, 0)
    TOY.rules.apply(state, 1)
    # Seat 1 was poor when the loop began; the condition is asked when its turn comes.
    assert (state.question[:2], state.points) == ((NAME, 1), [2, 1, 1])
    assert played(clauses, 1, 2, 2, points=(1, 0, 1)) == [3, 2, 4]


def test_repeat_counts_when_it_begins() -> None:
    clauses: Clauses = [{"do": "repeat", "per": "prize_won", "then": [{"do": "give", "n": 1}]}, ONE]
    assert played(clauses, 1, 2) == [1, 1, 1]


def test_repeat_of_nothing() -> None:
    state = prepared()
    state.won = [(), (), ()]
    state.box = box_of([[{"do": "repeat", "per": "prize_won", "then": [{"do": "give", "n": 1}]}]])
    state.box.programs.run(state, state.box.prizes[0], 0, 0, NO_CARD)
    assert state.stack == []


@pytest.mark.parametrize(("answer", "after"), [(YES, 3), (NO, 1)])
def test_may(answer: int, after: int) -> None:
    assert started([{"may": True, "do": "gain", "n": 2}, ONE]).question[0] == WANT
    assert played([{"may": True, "do": "gain", "n": 2}, ONE], answer) == [after, 0, 0]


@pytest.mark.parametrize(("answer", "after"), [(YES, 5), (NO, 2)])
def test_pay(answer: int, after: int) -> None:
    clauses: Clauses = [{"pay": [{"do": "spend", "n": 1}], "then": [{"do": "gain", "n": 4}]}, ONE]
    assert played(clauses, answer, points=(1, 0, 0)) == [after, 0, 0]


def test_whoever_can_not_pay_is_not_asked() -> None:
    assert played([{"pay": [{"do": "spend", "n": 1}], "then": [{"do": "gain", "n": 4}]}, ONE]) == [1, 0, 0]


def test_limit() -> None:
    once: Mapping[str, Any] = {"limit": "match", "do": "gain", "n": 2}
    assert played([once, ONE, once]) == [3, 0, 0]


def test_what_stands_around_goes_from_the_outside_to_the_inside() -> None:
    """What fails its condition within the limit has used it up: the limit is outermost."""
    once: Mapping[str, Any] = {"if": {"rich": 1}, "limit": "match", "may": True, "do": "gain", "n": 2}
    assert played([once, ONE, once]) == [1, 0, 0]
    assert played([once], YES, points=(1, 0, 0)) == [3, 0, 0]


def test_a_program_is_useful_where_one_clause_is_and_open_where_the_first_is() -> None:
    state = prepared()
    state.box = box_of([[{"do": "spend", "n": 1}], [{"do": "spend", "n": 1}, ONE], []])
    table = state.box.programs
    assert [table.is_useful(state, 0, program) for program in state.box.prizes] == [False, True, False]
    assert [table.is_open(state, 0, program) for program in state.box.prizes] == [False, False, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_contract_in_the_middle_of_every_effect(seats: int, seed: int) -> None:
    """At every question: copy, save and load, hash, guess and view."""
    walk = keep_contract(Trial(TOY, seats, {"coins": 3}, seed), every=1)
    assert walk.match.outcome is not None
