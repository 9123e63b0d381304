"""The numbers of a standing: as many as they have names, for every seat, the same for a team, of every moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.year_at_hogwarts.opinion.test_quick import GAME, MODES
from wandwright.engine.language import speaking

WIDE = 8.0


@pytest.mark.parametrize("mode", MODES)
def test_numbers_fit_their_names_from_the_first_question_to_the_end(mode: str) -> None:
    seats, options = MODES[mode]
    state = GAME.start(seats, 7, options).state.copy()
    terms = GAME.chance_terms[GAME.chance_kind(state)]
    assert len(set(terms)) == len(terms)
    over = False
    while not over:
        over = not state.legal
        standings = GAME.standings(state)
        assert sorted(seat for standing in standings for seat in standing.seats) == list(range(seats))
        for standing in standings:
            assert len(standing.numbers) == len(terms)
            assert all(abs(number) <= WIDE for number in standing.numbers)
        if not over:
            GAME.rules.apply(state, GAME.answer(state, 0))


def test_every_kind_is_that_of_its_set_ups() -> None:
    for kind, setups in GAME.chance_setups.items():
        for seats, options in setups:
            assert GAME.chance_kind(GAME.start(seats, 1, options).state) == kind


def test_a_team_is_one_side() -> None:
    state = GAME.start(4, 1, {"variant": "teams"}).state
    assert [standing.seats for standing in GAME.standings(state)] == [(0, 2), (1, 3)]


@pytest.mark.parametrize("locale", ["en", "cs", "it"])
def test_every_number_has_a_name_in_words(locale: str) -> None:
    with speaking(locale):
        for terms in GAME.chance_terms.values():
            for term in terms:
                assert GAME.speak(f"chance-{term.replace('_', '-')}")


def number(state: Any, seat: int, term: str) -> float:
    """One number of the side of a seat."""
    place = GAME.chance_terms[GAME.chance_kind(state)].index(term)
    return float(next(one.numbers[place] for one in GAME.standings(state) if seat in one.seats))


def test_points_count_more_towards_the_end() -> None:
    state = GAME.start(2, 1, {"year_rounds": 40}).state.copy()
    state.points[0] = 100
    early = number(state, 0, "lead_late")
    state.round = 38
    assert number(state, 0, "lead_late") > early
    assert number(state, 1, "lead") == -number(state, 0, "lead")
