"""Quick answers: legal and repeatable in every position. Rests come about once a turn, in the middle of nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wandwright as ww
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps as quidditch
from wandwright.games.year_at_hogwarts.chapters.voldemort import steps as voldemort
from wandwright.games.year_at_hogwarts.chapters.walking import steps

GAME: Any = ww.game("year-at-hogwarts")
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "underage": (2, {"year_rounds": 8}),
    "qualified": (3, {"variant": "qualified", "year_rounds": 5}),
    "teams": (4, {"variant": "teams", "year_rounds": 4}),
    "solo": (1, {"variant": "solo", "year_rounds": 10}),
    "quidditch": (2, {"mode": "quidditch"}),
    "return": (3, {"mode": "return", "return_rounds": 12}),
}
RESTS = (steps.START, voldemort.PAWN, quidditch.SEEK, quidditch.PITCH_ACT)


@pytest.mark.parametrize("mode", MODES)
def test_answers_are_legal_repeatable_and_do_not_touch_the_position(mode: str) -> None:
    seats, options = MODES[mode]
    state = GAME.start(seats, 5, options).state.copy()
    choice = random.Random(5)
    while state.legal:
        before = state.copy()
        for index, (_, legal) in enumerate(GAME.rules.open_questions(state)):
            answer = GAME.answer(state, index)
            assert answer in legal
            assert GAME.answer(state, index) == answer
        assert (state.streams, state.slots, state.total) == (before.streams, before.slots, before.total)
        GAME.rules.apply(state, choice.choice((GAME.answer(state, 0), choice.choice(state.legal))))


@pytest.mark.parametrize("mode", MODES)
def test_a_rest_comes_about_once_a_turn(mode: str) -> None:
    seats, options = MODES[mode]
    state = GAME.start(seats, 6, options).state.copy()
    rests, turns = 0, set()
    while state.legal:
        turns.add((state.turn, state.play_turn, state.phase))
        if GAME.at_rest(state):
            rests += 1
            assert state.question[0] in RESTS
            assert state.fight_sort == 0
        GAME.rules.apply(state, GAME.answer(state, 0))
    assert GAME.at_rest(state)
    # On the pitch a turn may end with more actions left than a rest has.
    assert 0.3 * len(turns) <= rests <= 2 * len(turns)
