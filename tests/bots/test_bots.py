"""The bots: by name, from their own streams, through a position only."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.seats import Position

GAME = ww.game("hogwarts-battle")
# Those that a whole match is played with here; the search and the levels made of it have tests of their own.
QUICK = ("first-year", "greedy", "policy", "third-year", "uniform")


def outcome_of(name: str, seed: int, seats: int = 2, **options: object) -> ww.Outcome:
    match = GAME.start(seats=seats, seed=seed, options=options)
    return bots.play_out(match, {seat: bots.make(name, seed * seats + seat) for seat in range(seats)})


def line_of_play(name: str, bot_seed: int) -> list[str]:
    match = GAME.start(seats=2, seed=4)
    bots.play_out(match, {seat: bots.make(name, bot_seed) for seat in range(2)})
    return [record.notation for record in match.records]


def test_every_bot_has_a_name_and_a_summary() -> None:
    assert set(bots.names()) == {*QUICK, *bots.LEVELS, "search"}
    for name in bots.names():
        assert bots.make(name, 1).name == name
        assert bots.summary(name)


@pytest.mark.parametrize("name", ["gredy", "", "GREEDY", "alphazero"])
def test_an_unknown_bot_is_refused_with_the_nearest_names(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="greedy"):
        bots.make(name, 0)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    assert line_of_play(name, 5) == line_of_play(name, 5)


def test_another_seed_of_uniform_plays_another_match() -> None:
    assert line_of_play("uniform", 5) != line_of_play("uniform", 6)


@pytest.mark.parametrize("name", QUICK)
def test_bots_leave_the_generator_of_the_process_alone(name: str) -> None:
    random.seed(1)
    before = random.getstate()
    outcome_of(name, 2)
    assert random.getstate() == before


def test_uniform_takes_every_action_about_as_often() -> None:
    position = Position(GAME.start(seats=2, seed=3), 0)
    bot = bots.make("uniform", 9)
    taken = [bot.choose(position).notation for _ in range(3000)]
    actions = [action.notation for action in position.decision.actions]
    share = 3000 / len(actions)
    assert sorted(set(taken)) == sorted(actions)
    assert all(0.8 * share < taken.count(action) < 1.2 * share for action in actions)


def test_a_bot_is_for_every_seat() -> None:
    with pytest.raises(bots.MissingBot, match="seat 1"):
        bots.play_out(GAME.start(seats=2, seed=1), {0: bots.make("uniform", 0)})


@pytest.mark.parametrize("game", range(1, 8))
def test_every_bot_plays_every_game_to_its_end(game: int) -> None:
    seats = 2 + game % 3
    for name in QUICK:
        assert outcome_of(name, game, seats, game=game, hands="closed").reason in (
            "villains_defeated",
            "last_location_fell",
        )


def test_greedy_wins_game_1_clearly_more_often_than_uniform() -> None:
    greedy = sum(bool(outcome_of("greedy", seed).winners) for seed in range(40))
    uniform = sum(bool(outcome_of("uniform", seed).winners) for seed in range(40))
    assert greedy >= 34, "greedy should win more than 85 % of Game 1"
    assert uniform <= 10


@pytest.mark.parametrize(("name", "options"), [("greedy", {}), ("policy", {"game": 3})])
def test_a_bot_plays_its_hand_before_it_ends_its_turn(name: str, options: dict[str, object]) -> None:
    match = GAME.start(seats=2, seed=8, options=options)
    players = {seat: bots.make(name, seat) for seat in range(2)}
    while match.decision is not None and len(match.records) < 200:
        action = players[match.decision.seat].choose(Position(match, match.decision.seat))
        if action.notation == "end turn":
            left = [other.notation for other in match.decision.actions if other.notation.startswith(("play", "attack"))]
            assert not left, f"ended the turn with {left} still possible"
        match.apply(action)


def test_equal_actions_are_taken_in_the_order_of_the_decision() -> None:
    match = GAME.start(seats=2, seed=3)
    position = Position(match, 0)
    judged = bots.Greedy(0).judge(position)
    order = {action: place for place, action in enumerate(position.decision.actions)}
    for better, worse in pairwise(judged):
        assert better.worth > worse.worth or order[better.action] < order[worse.action]


def test_choosing_changes_nothing() -> None:
    match = GAME.start(seats=3, seed=6, options={"game": 4})
    before = match.hash()
    bots.make("greedy", 0).choose(Position(match, 0))
    bots.advise(match, 0)
    assert match.hash() == before
