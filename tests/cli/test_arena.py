"""`wandwright arena`: a row for each bot, the strongest first."""

from __future__ import annotations

import pytest

from tests.cli.helpers import GAME, Shell


def test_a_row_for_each_bot_the_strongest_first(shell: Shell) -> None:
    run = shell("arena", GAME, "uniform", "policy", "--matches", "3", "--option", "game=1", "--workers", "1")
    assert run.code == 0
    lines = run.lines()
    assert lines[0] == "Hogwarts Battle, 2 seats, game=1, seeds from 6000"
    assert [line.split()[:2] for line in lines[2:]] == [["policy", "3"], ["uniform", "3"]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("policy", "policy"), "named once"),
        (("policy", "alphazero"), "alphazero"),
        (("policy", "uniform", "--matches", "0"), "number of matches"),
        (("policy", "uniform", "--option", "game=9"), "game"),
    ],
)
def test_a_mistake_is_told_before_the_first_match(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    run = shell("arena", GAME, *arguments, "--workers", "1")
    assert (run.code, run.out) == (2, "")
    assert said in run.err
