"""`wandwright train`: how good a fit is, what it would change, and nothing written unless it is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell
from wandwright.cli import train


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be written into the data of the game."""
    found: list[str] = []
    monkeypatch.setattr(train, "keep", lambda game, text: found.append(text))
    return found


def test_it_says_how_good_the_fit_is_and_what_changes_and_writes_nothing(
    shell: Shell, tmp_path: Path, kept: list[str]
) -> None:
    small = ("--kind", "horcruxes", "--matches", "16", "--data", str(tmp_path), "--workers", "1")
    run = shell("train", GAME, *small)
    assert run.code == 0
    assert "matches that the fit has not seen" in run.out
    assert "horcruxes: the weights of now have log loss" in run.out
    assert "Nothing was written. Add --write" in run.out
    assert kept == []
    again = shell("train", GAME, *small, "--write")
    assert again.code == 0
    (text,) = kept
    assert f"wandwright train {GAME} --kind horcruxes --matches 16 --seed 1000000" in text
    assert str(tmp_path) not in text, "no path of a machine is kept"


@pytest.mark.parametrize(
    ("arguments", "said"), [(("--kind", "horcrux"), "horcruxes"), (("--matches", "3"), "number of matches")]
)
def test_a_mistake_is_told_before_the_first_match(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    run = shell("train", GAME, *arguments)
    assert (run.code, run.out) == (2, "")
    assert said in run.err


@pytest.mark.parametrize("name", ww.games())
def test_the_data_of_each_game_says_how_it_was_made(name: str) -> None:
    for model in ww.game(name).chance_data["models"].values():
        assert model["made"]["command"].startswith(f"wandwright train {name}")
        assert model["made"]["held_out"]["log_loss"] < model["made"]["held_out"]["constant"]
