"""The machine of effects: clauses in their order, interrupted, copied, saved, and under the whole contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.engine.toy_words import CHOICE, NAME, ONE, RUN, WordState, WordToy, box_of, can_spend, gain
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.programs import Programs
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.testkit.contract import Trial, keep_contract

TOY = WordToy()
Clauses = Sequence[Mapping[str, Any]]


def prepared(points: Sequence[int] = (0, 0, 0)) -> WordState:
    """A position in which nothing is open, so that a program can be run by itself."""
    state = WordState()
    state.begin()
    state.points = list(points)
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


def test_a_word_that_asks_waits_for_its_answer() -> None:
    clauses: Clauses = [{"choose": [[ONE], [{"do": "spend", "n": 2}], [{"do": "give", "n": 1}]]}, ONE]
    assert (started(clauses).question[0], started(clauses).legal) == (CHOICE, [0, 2])
    assert started(clauses, (2, 0, 0)).legal == [0, 1, 2]
    assert played(clauses, 1, points=(2, 0, 0)) == [1, 0, 0]
    assert played(clauses, 2, 1) == [1, 1, 0]


def test_the_one_question_of_a_program_can_be_asked_of_several_at_once() -> None:
    box = box_of([[{"choose": [[ONE], [ONE, ONE]]}], [{"choose": [[ONE]]}, ONE], [{"do": "give", "n": 1}]])
    alone, followed, never = (box.programs.asked_together(program) for program in box.prizes)
    assert alone is not None
    assert (followed, never) == (None, None)


def test_a_program_is_useful_where_one_clause_is_and_open_where_the_first_is() -> None:
    state = prepared()
    state.box = box_of([[{"do": "spend", "n": 1}], [{"do": "spend", "n": 1}, ONE], []])
    table = state.box.programs
    assert [table.is_useful(state, 0, program) for program in state.box.prizes] == [False, True, False]
    assert [table.is_open(state, 0, program) for program in state.box.prizes] == [False, False, True]


def test_a_word_that_nothing_stops_costs_no_call() -> None:
    free = Word("gain", "n points more", (), gain, can=always)
    bound = free._replace(name="spend", can=can_spend)
    table = Programs((), (free, bound), 2, RUN)
    assert table.tests == [None, can_spend]
    assert table.could(prepared(), 0, (table.numbers["gain"],))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_contract_in_the_middle_of_every_effect(seats: int, seed: int) -> None:
    """At every question: copy, save and load, hash, guess and view."""
    walk = keep_contract(Trial(TOY, seats, {"coins": 3}, seed), every=1)
    assert walk.match.outcome is not None
