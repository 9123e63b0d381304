"""Quick answers, rests and the numbers of the players; dice and tokens that were once used stupidly, or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest

import wandwright as ww
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import State
from wandwright.games.death_eaters_rising.opinion import chance
from wandwright.games.death_eaters_rising.state import RisingState

RISING = ww.game("death-eaters-rising")
Chooser = Callable[[State, int], int]
CHOOSERS = [pytest.param(RISING.policy, id="policy"), pytest.param(RISING.answer, id="answer")]


def walk(seats: int, slips: float) -> Iterator[Match]:
    """A match by quick answers with some other ones between them, at each of its questions and once it is over."""
    match = RISING.start(seats=seats, seed=5)
    random = Random(5)
    while match.decision is not None:
        yield match
        decision = match.decision
        guess = RISING.determinize(match.state, decision.seat, 7)
        code = RISING.answer(guess, decision.index)
        assert code == RISING.answer(guess, decision.index)
        action = next(action for action in decision.actions if action.code == code)
        match.apply(random.choice(decision.actions) if random.random() < slips else action)
    yield match


@pytest.mark.parametrize("seats", [2, 4])
def test_answers_rests_and_numbers(seats: int) -> None:
    rests: Counter[int] = Counter()
    terms = RISING.chance_terms[chance.TOGETHER]
    for match in walk(seats, 0.2):
        state = cast(RisingState, match.state)
        (side,) = RISING.standings(state)
        assert side.seats == tuple(range(seats))
        assert len(side.numbers) == len(terms)
        assert all(-chance.MOST <= number <= chance.MOST for number in side.numbers)
        if RISING.at_rest(state):
            assert not state.covered
            rests[state.turn] += 1
    assert rests == dict.fromkeys(range(1, state.turn + 1), 1)


def test_the_numbers_follow_what_they_are_called_by() -> None:
    state = cast(RisingState, RISING.start(seats=2, seed=5).state.copy())
    before = dict(zip(RISING.chance_terms[chance.TOGETHER], RISING.standings(state)[0].numbers, strict=True))
    state.damage[state.teams[1][0]] = 2
    state.corruption[0] = 3
    state.hospital = (state.deck[0],)
    after = dict(zip(RISING.chance_terms[chance.TOGETHER], RISING.standings(state)[0].numbers, strict=True))
    for term in ("damage", "lone-wizard", "corruption", "worst-place", "defeated"):
        assert after[term] > before[term]
    assert after["caught"] == before["caught"]


def test_every_term_has_a_name() -> None:
    for term in RISING.chance_terms[chance.TOGETHER]:
        assert RISING.speak(f"chance-{term}")
