"""Death Eaters Rising at the terminal: a bot lets people cast before its first roll (R67, A14)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Run, Shell
from tests.server.positions import RISING, saved_position

PROMPT = "Tonks's team: cast a spell token before the first roll, or pass"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A bot is about to roll; the person in seat 1 holds a token for a red die."""
    path = tmp_path / "table.save"
    path.write_text(saved_position(2, given={"characters": [], "teams.1.tokens": ["gain_red_die"]}), encoding="utf-8")
    return path


def play(shell: Shell, kept: Path, *typed: str) -> Run:
    run = shell("terminal", RISING, "--load", str(kept), "--bot", "0=greedy", "--plain", typed=typed)
    assert run.code == 0
    return run


def test_the_person_is_asked_before_the_bot_rolls(shell: Shell, kept: Path) -> None:
    run = play(shell, kept)
    assert PROMPT in run.out
    assert "may step in" not in run.out
    assert "Harry's team rolls" not in run.out


def test_a_die_cast_there_is_rolled_with_the_others(shell: Shell, kept: Path) -> None:
    run = play(shell, kept, "cast gain_red_die")
    first_roll = run.out.index("Harry's team rolls")
    assert run.out.index("Harry's team takes: red die") < first_roll
    assert run.out.count(PROMPT) == 1


def test_who_passes_is_asked_at_the_last_call_only(shell: Shell, kept: Path) -> None:
    run = play(shell, kept, "pass")
    assert run.out.count(PROMPT) == 1
    assert "Harry's team rolls" in run.out
    assert "Tonks's team: cast a spell token before the turn ends, or pass" in run.out
