"""Whole matches through a pipe: numbers, notations, words, people and bots in any mix."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell
from wandwright import bots
from wandwright.engine.matches.seats import Position

WON = "The heroes win: every villain is defeated."
LOST = "The heroes lose: the last Location has fallen."
Write = Callable[[ww.Decision, int], str]


def by_number(decision: ww.Decision, place: int) -> str:
    return str(place + 1)


def by_notation(decision: ww.Decision, place: int) -> str:
    return decision.actions[place].notation


def random_answers(match: ww.Match, write: Write, seed: int, seated: dict[int, str] | None = None) -> list[str]:
    """Play a match on at random; what two people at one keyboard would have typed."""
    chooser = random.Random(seed)
    players = {seat: bots.make(name, match.setup.seed + seat) for seat, name in (seated or {}).items()}
    typed = []
    while match.decision is not None:
        robot = next((decision for decision in match.decisions if decision.seat in players), None)
        if robot is not None:
            match.apply(players[robot.seat].choose(Position(match, robot.seat)))
            continue
        place = chooser.randrange(len(match.decision.actions))
        typed.append(write(match.decision, place))
        match.apply(match.decision.actions[place])
    return typed


@pytest.mark.parametrize("write", [by_number, by_notation])
@pytest.mark.parametrize(("game", "seats"), [(1, 2), (3, 3), (7, 2)])
def test_a_whole_match_with_people_only(shell: Shell, data_folder: Path, write: Write, game: int, seats: int) -> None:
    match = ww.game(GAME).start(seats=seats, seed=11, options={"game": game})
    typed = random_answers(match, write, seed=5)
    assert match.outcome is not None
    options = ("--seats", str(seats), "--seed", "11", "--option", f"game={game}")
    run = shell("terminal", GAME, *options, typed=typed)
    assert run.code == 0
    assert run.lines()[-1] == (WON if match.outcome.winners else LOST)
    assert run.out.count("\n> ") == len(typed)
    assert not run.err
    assert not data_folder.exists(), "a finished match is not kept"


def test_a_whole_match_with_a_person_and_a_bot(shell: Shell) -> None:
    match = ww.game(GAME).start(seats=2, seed=3)
    typed = random_answers(match, by_number, 1, {1: "greedy"})
    run = shell("terminal", GAME, "--seats", "2", "--seed", "3", "--bot", "ron=greedy", typed=typed)
    assert run.code == 0
    assert run.lines()[-1] in (WON, LOST)
    assert run.out.count("\n> ") == len(typed)
    assert "Ron plays Alohomora!: Ron gains 1 influence" in run.out
    assert "Ron: play cards" not in run.out


def test_bots_play_alone(shell: Shell) -> None:
    run = shell("terminal", GAME, "--seats", "2", "--seed", "5", "--bot", "all=greedy")
    assert run.code == 0
    assert run.lines()[-1] == WON
    assert "> " not in run.out


def test_wrong_lines_between_the_answers_do_no_harm(shell: Shell) -> None:
    match = ww.game(GAME).start(seats=2, seed=14)
    typed = random_answers(match, by_number, seed=5)
    noise = ["", "0", "999", "-1", "1.5", "play", "attack nobody", "\t", "x" * 5000, "1 999", "🜁", "undo x", "rule"]
    mixed = [line for place, answer in enumerate(typed) for line in (noise[place % len(noise)], answer)]
    run = shell("terminal", GAME, "--seats", "2", "--seed", "14", typed=mixed)
    assert run.code == 0
    assert run.lines()[-1] in (WON, LOST)
    assert "Type a number from 1 to" in run.out


def test_the_end_of_the_input_loses_nothing(shell: Shell, data_folder: Path) -> None:
    first = shell("terminal", GAME, "--seats", "2", "--seed", "4", typed=["play alohomora_harry"])
    assert first.code == 0
    (kept,) = data_folder.glob("*.save")
    assert first.lines()[-2:] == [
        "The match is kept. Go on with:",
        f"  wandwright terminal {GAME} --load {kept}",
    ]
    second = shell("terminal", GAME, "--load", str(kept), typed=["log", "end turn"])
    assert "Harry plays Alohomora!: Harry gains 1 influence" in second.lines()
    assert ww.load(kept.read_text(encoding="utf-8")).records[-1].notation == "end turn"
    assert list(data_folder.iterdir()) == [kept]


def test_a_finished_match_leaves_the_folder(shell: Shell, data_folder: Path) -> None:
    shell("terminal", GAME, "--seats", "2", "--seed", "11", typed=["1"])
    (kept,) = data_folder.iterdir()
    match = ww.load(kept.read_text(encoding="utf-8"))
    run = shell("terminal", GAME, "--load", str(kept), typed=random_answers(match, by_number, 2))
    assert run.lines()[-1] in (WON, LOST)
    assert not list(data_folder.iterdir())


def test_no_input_at_all(shell: Shell) -> None:
    assert shell("play").code == 0
    assert shell("terminal", GAME).lines()[-1] == "Nothing was started."


def test_plain_lines_have_no_signs_for_colour(shell: Shell) -> None:
    run = shell("terminal", GAME, "--seats", "4", "--plain", "--option", "game=7", typed=["1"])
    assert "\033" not in run.out
    assert "●" not in run.out
    assert "health 10/10" in run.out


def test_the_board_comes_once_a_turn(shell: Shell) -> None:
    run = shell("terminal", GAME, "--seats", "2", "--seed", "4", typed=["alohomora", "alohomora", "end turn"])
    boards = [line for line in run.lines() if line.startswith("Hogwarts Battle, game 1")]
    assert [line.split("·")[1].split("  ")[0].strip() for line in boards] == ["Turn 1: Harry", "Turn 2: Ron"]
