"""The examples run as they are described."""

from __future__ import annotations

import importlib
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

import wandwright as ww
from wandwright import lab
from wandwright.bots import make, play_out

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(EXAMPLES))


def run(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_every_example_is_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text()
    assert all(
        f"({path.name}" in listed for path in EXAMPLES.iterdir() if path.name not in ("README.md", "__pycache__")
    )


def test_the_bot_plays_and_is_compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("own_bot.py", "--matches", "3", monkeypatch=monkeypatch)
    busy, uniform = capsys.readouterr().out.splitlines()
    assert busy.startswith("busy     wins 3 of 3")
    assert uniform.startswith("uniform  wins 0 of 3")


def test_the_card_is_valid_and_is_met() -> None:
    game = ww.game("hogwarts-battle", packs=(EXAMPLES / "own_card",))
    match = game.start(seats=2, seed=1, options={"game": 1})
    assert list(game.ids(match.state)).count("nox") == 2
    assert play_out(match, {seat: make("policy", seat) for seat in range(2)}).reason


@pytest.mark.skipif(not hasattr(lab, "Measure"), reason="the laboratory takes no measures of others yet")
def test_the_measure_counts_what_happened() -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=1, options={"game": 3})
    play_out(match, {seat: make("uniform", seat) for seat in range(2)})
    stuns = example("own_measure").Stuns
    (row,) = stuns.rows(object.__new__(stuns), match)
    assert row["stuns"] == sum(event.kind == "stunned" for event in match.events)


def test_the_training_reports_a_curve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    short = ("--generations", "1", "--population", "4", "--matches", "1", "--measured", "4")
    run("training.py", *short, monkeypatch=monkeypatch)
    chance, policy = capsys.readouterr().out.splitlines()
    assert "generation   0" in chance
    assert "after     4 matches" in policy


@pytest.mark.soak
def test_what_is_learned_beats_chance() -> None:
    training = example("training")
    first, *_, last = training.learn(generations=8, population=14, matches=6, measured=100)
    low, _ = lab.wilson(last.won, last.measured)
    _, high = lab.wilson(first.won, first.measured)
    assert low > high
