"""At one terminal a seat may step in while another is asked: its number or name, a colon, and what it does."""

from __future__ import annotations

import pytest

from tests.cli.helpers import Run, Shell
from tests.engine.window_toy import install, open_a_window

BIDS = ("2", "2", "2")
SEED = str(open_a_window().setup.seed)
LINE = "Seat 1 may step in; type 1: and one of: shout (Shout)."


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def play(shell: Shell, *typed: str, bot: str = "") -> Run:
    flags = ("--bot", bot) if bot else ()
    run = shell("terminal", "toy", "--seats", "3", "--seed", SEED, "--option", "coins=2", *flags, typed=typed)
    assert run.code == 0
    assert not run.err
    return run


def test_who_may_step_in_is_named_below_the_question(shell: Shell) -> None:
    lines = play(shell, *BIDS).lines()
    question = next(place for place, line in enumerate(lines) if line.startswith("Seat 0: look at the next prize?"))
    assert lines[question + 3 : question + 5] == [LINE, LINE.replace("1", "2")]


@pytest.mark.parametrize("typed", ["1: shout", "1:shout", "Seat 1: shout", "seat 1 : SHOUT", "1: 1", "1: sho"])
def test_a_seat_steps_in_and_the_question_is_asked_again(shell: Shell, typed: str) -> None:
    lines = play(shell, *BIDS, typed).lines()
    later = lines[lines.index(f"> {typed}") + 1 :]
    assert any(line.strip().startswith("Seat 1 shouts with coin") for line in later)
    assert any(line.startswith("Seat 0: look at the next prize?") for line in later)
    assert LINE not in later
    assert LINE.replace("1", "2") in later


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("1: whisper", "'whisper' is no choice and no command."),
        ("1: 7", "There is no choice 7."),
        ("1:", "Say what Seat 1 does. Seat 1 may step in; type 1: and one of: shout (Shout)."),
        ("0: shout", "Seat 0 can't step in now."),
        ("7: shout", "'7: shout' is no choice and no command."),
        ("shout", "'shout' is no choice and no command."),
    ],
)
def test_what_nobody_can_do_changes_nothing(shell: Shell, typed: str, why: str) -> None:
    run = play(shell, *BIDS, typed)
    assert why in " ".join(run.out.split())
    assert "shouts" not in run.out


def test_bots_are_not_named_and_do_not_step_in(shell: Shell) -> None:
    run = play(shell, "2", "2", "2: shout", "pass", bot="2=uniform")
    assert LINE in run.lines()
    assert LINE.replace("1", "2") not in run.lines()
    assert "Seat 2 can't step in now." in run.out
    assert "shouts" not in run.out


def test_help_says_how_to_step_in(shell: Shell) -> None:
    assert "begin with its number or its name and a colon" in " ".join(play(shell, "help").out.split())
