"""The bots of the year in every mode: no die and no hidden card has a part in an answer, and they beat random play."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww
from tests.bots.worlds import other_truth
from wandwright import bots, lab
from wandwright.engine.matches.seats import Position

GAME = ww.game("year-at-hogwarts")
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "underage": (2, {"year_rounds": 5}),
    "qualified": (2, {"variant": "qualified", "year_rounds": 5}),
    "teams": (4, {"variant": "teams", "year_rounds": 2}),
    "solo": (1, {"variant": "solo", "year_rounds": 10}),
    "quidditch": (2, {"mode": "quidditch"}),
    "return": (2, {"mode": "return", "return_rounds": 5}),
}
# Every so many decisions are compared: one that differs would differ again.
EVERY = 3


@pytest.mark.parametrize("mode", MODES)
def test_the_policy_answers_the_same_whatever_falls_next(mode: str) -> None:
    """Whole matches; positions that differ only in the streams of chance and in what the seat can't see."""
    seats, options = MODES[mode]
    match = GAME.start(seats, 3, options)
    players = [bots.make("uniform", seat) for seat in range(seats)]
    compared = 0
    while match.decision is not None:
        seat = match.decision.seat
        position = Position(match, seat)
        if len(match.decision.actions) > 1 and len(match.records) % EVERY == 0:
            policy = bots.make("policy", 1)
            assert policy.choose(Position(other_truth(match, seat, 1), seat)) == policy.choose(position)
            compared += 1
        match.apply(players[seat].choose(position))
    assert compared >= 5


@pytest.mark.parametrize(
    ("bot", "mode", "mine", "matches", "lead"),
    [
        ("greedy", "underage", 1, 12, 2),
        ("policy", "qualified", 1, 12, 2),
        ("policy", "return", 0, 3, 3),
        ("greedy", "return", 0, 1, 1),
    ],
)
def test_a_bot_is_ahead_of_random_players(bot: str, mode: str, mine: int, matches: int, lead: int) -> None:
    """Longer years are played in test_opinion.py.

    Two random players win half of the short years together, or more, so that a year won says little: what counts is how
    many more are won than the other player wins. Of 100 rows of twelve short years a bot is ahead by two in 97, and a
    random player in 16 to 28.
    """
    seats, options = MODES[mode]
    names = [bot if seat == mine else "uniform" for seat in range(seats)]
    wins = lab.play_matches(GAME, seats, options, names, matches, 40).wins
    assert wins[mine] - wins[1 - mine] >= lead


def horcruxes_destroyed(bot: str) -> int:
    """By Harry alone, in twelve rounds against a Peter who answers at random."""
    match = GAME.start(2, 41, {"mode": "return", "return_rounds": 12})
    bots.play_out(match, {0: bots.make("uniform", 1), 1: bots.make(bot, 2)})
    return sum(event.kind == "destroys_horcrux" for event in match.events)


def test_heroes_destroy_more_horcruxes_than_random_ones() -> None:
    by_chance = horcruxes_destroyed("uniform")
    assert horcruxes_destroyed("policy") > by_chance
    assert horcruxes_destroyed("greedy") > by_chance


def points(bot: str, seats: int, **options: Any) -> int:
    """Of the first seat at the end, with everybody of its side played alike."""
    match = GAME.start(seats, 42, options)
    bots.play_out(match, {seat: bots.make(bot if seat % 2 == 0 else "uniform", seat) for seat in range(seats)})
    return int(match.view(0)["players"][0]["points"])


def test_alone_and_in_a_team_more_points_are_won_than_by_chance() -> None:
    for seats, options in ((1, {"variant": "solo", "year_rounds": 10}), (4, {"variant": "teams", "year_rounds": 5})):
        assert points("policy", seats, **options) > points("uniform", seats, **options)


def test_phase_one_of_quidditch_is_won_by_the_policy() -> None:
    """R214: the other side rolls first in phase 2, so the Snitch itself is caught by chance in a third of matches."""
    won = lost = 0
    for seed in range(40, 46):
        match = GAME.start(2, seed, {"mode": "quidditch"})
        bots.play_out(match, {seat: bots.make("policy" if seat == seed % 2 else "uniform", seed) for seat in (0, 1)})
        winners = [event.seat for event in match.events if event.kind == "wins_phase"]
        won += winners == [seed % 2]
        lost += winners == [1 - seed % 2]
    assert won > 2 * lost
