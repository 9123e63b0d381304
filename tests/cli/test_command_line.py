"""The command line: help everywhere, exit codes, and errors as one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell
from wandwright.cli import games
from wandwright.engine.rules.rollout import COMPILED

COMMANDS = ("play", "serve", "backup", "terminal", "games", "rules", "card", "simulate", "campaign", "check", "bench")


def test_without_a_command_the_help_is_shown(shell: Shell) -> None:
    run = shell()
    assert run.code == 0
    assert all(command in run.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_and_exit_codes(shell: Shell, command: str) -> None:
    run = shell(command, "--help")
    assert run.code == 0
    assert f"usage: wandwright {command}" in run.out
    assert f"examples:\n  wandwright {command}" in run.out
    assert "exit codes:" in run.out
    assert "130" in run.out


def test_the_version(shell: Shell) -> None:
    build = "compiled" if COMPILED else "plain Python"
    assert shell("--version") == (0, f"wandwright {ww.__version__} ({build})\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("terminal", GAME, "--seats", "many"),
        ("terminal", GAME, "--no-such-flag"),
        ("check",),
        ("rules", GAME, "--check-docs", "--write-docs"),
    ],
)
def test_a_mistake_on_the_command_line_is_told_with_the_usage(shell: Shell, arguments: tuple[str, ...]) -> None:
    run = shell(*arguments)
    assert run.code == 2
    assert run.err.startswith("usage: wandwright")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("terminal", "hogwart-battle"), "Did you mean hogwarts-battle?"),
        (("terminal", GAME, "--seats", "9"), "from 2 to 5"),
        (("terminal", GAME, "--seed", "-1", "--seats", "2"), "The seed"),
        (("terminal", GAME, "--option", "gane=2"), "Did you mean game?"),
        (("terminal", GAME, "--option", "game=9"), "from 1 to 7"),
        (("terminal", GAME, "--option", "game=two"), "from 1 to 7"),
        (("terminal", GAME, "--option", "game"), "name=value"),
        (("terminal", GAME, "--option", "heroes=harry,harry"), "twice"),
        (("terminal", GAME, "--option", "heroes=draco,harry"), "heroes"),
        (("terminal", GAME, "--bot", "1=gredy"), "Did you mean greedy?"),
        (("terminal", GAME, "--bot", "7=greedy"), "0 (Harry), 1 (Ron)"),
        (("terminal", GAME, "--bot", "greedy"), "SEAT=NAME"),
        (("terminal", GAME, "--load", "no-such-file.save"), "can't be read"),
        (("terminal", GAME, "--pack", "no-such-directory"), "no such directory"),
        (("games", "chess"), "There is no game"),
        (("rules", GAME, "R999"), "There is no rule"),
        (("simulate", GAME, "--matches", "0"), "number of matches"),
        (("simulate", GAME, "--bots", "greedy", "greedy", "greedy"), "2 seats and 3 bots"),
        (("simulate", GAME, "--vary", "game"), "NAME=VALUES"),
        (("simulate", GAME, "--vary", "game=7..1"), "from low to high"),
        (("simulate", GAME, "--vary", "game=6..8"), "from 1 to 7"),
    ],
)
def test_errors_are_sentences_without_a_traceback(shell: Shell, arguments: tuple[str, ...], told: str) -> None:
    run = shell(*arguments)
    assert run.code == 2
    assert run.err.startswith("wandwright: ")
    assert told in run.err
    assert "Traceback" not in run.err


def test_an_interrupt_leaves_with_130(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    run = shell("games")
    assert run.code == 130
    assert "interrupted" in run.err


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    script = f"import sys; from wandwright.cli import main; sys.exit(main(['rules', '{GAME}']))"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
    assert process.returncode == 0
    assert b"Traceback" not in errors
