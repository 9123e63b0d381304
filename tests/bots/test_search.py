"""The search, the levels below and above it, and the doors they are called through."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.seats import Position

BATTLE = ww.game("hogwarts-battle")


def answers(bot: bots.Bot, count: int, seed: int = 3) -> list[str]:
    """What a bot answers at the first questions of a match."""
    match = BATTLE.start(seats=2, seed=seed, options={"game": 4})
    found: list[str] = []
    while match.decision is not None and len(found) < count:
        action = bot.choose(Position(match, match.decision.seat))
        found.append(action.notation)
        match.apply(action)
    return found


def test_the_same_seed_and_simulations_answer_the_same() -> None:
    assert answers(bots.make("search", 1, simulations=12), 20) == answers(bots.make("search", 1, simulations=12), 20)


def test_it_plays_a_match_to_its_end() -> None:
    match = BATTLE.start(seats=2, seed=2)
    outcome = bots.play_out(match, {seat: bots.make("search", seat, simulations=4) for seat in range(2)})
    assert outcome.reason in ("villains_defeated", "last_location_fell")


@pytest.mark.parametrize("name", ww.games())
def test_it_answers_in_every_game(name: str) -> None:
    match = ww.game(name).start(seed=4)
    for _ in range(4):
        waiting = match.waited_for()
        action = bots.make("search", 1, simulations=8).choose(Position(match, waiting[0].seat))
        assert action in waiting[0].actions
        match.apply(action)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"simulations": 0}, "whole number from 1"),
        ({"simulations": 1.5}, "whole number from 1"),
        ({"simulations": True}, "whole number from 1"),
        ({"seconds": -1}, "0 for no limit"),
        ({"seconds": float("nan")}, "0 for no limit"),
        ({"depth": 3}, "simulations"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_a_sentence(settings: dict[str, object], message: str) -> None:
    with pytest.raises(ww.BadOption, match=message):
        bots.make("search", 1, **settings)


def test_a_bot_without_settings_takes_none() -> None:
    with pytest.raises(ww.BadOption, match="it takes none"):
        bots.make("policy", 1, simulations=3)


def test_a_bot_is_typed_with_its_settings() -> None:
    typed, made = bots.from_text("search:simulations=12,sure=2", 1), bots.make("search", 1, simulations=12, sure=2)
    assert answers(typed, 8) == answers(made, 8)
    for text in ("search:simulations", "search:simulations=many", "search:=3"):
        with pytest.raises(ww.WandwrightError):
            bots.from_text(text)


def test_weaker_levels_slip_as_often_as_they_say_and_the_same_when_asked_again() -> None:
    match = BATTLE.start(seats=2, seed=3, options={"game": 4})
    slips = choices = 0
    for seed in range(60):
        position = Position(match, 0)
        chosen = bots.make("first-year", seed).choose(position)
        assert bots.make("first-year", seed).choose(position) == chosen
        slips += chosen != bots.make("policy", seed).choose(position)
        choices += 1
    # A slip takes any answer, also the good one.
    assert 0.15 * choices < slips < 0.45 * choices


def test_levels_that_look_ahead_for_a_time_answer() -> None:
    match = BATTLE.start(seats=2, seed=3)
    for name in ("prefect", "professor"):
        bot = bots.make(name, 1)
        assert bot.name == name
        assert bot.choose(Position(match, 0)) in match.decisions[0].actions


def test_every_level_is_a_bot_with_words_in_every_language() -> None:
    assert set(bots.LEVELS) <= set(bots.names())
    assert bots.USUAL in bots.LEVELS
