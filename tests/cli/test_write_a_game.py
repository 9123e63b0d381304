"""The guide builds a whole game: its code, put together, keeps the contract and can be played in a browser."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from wandwright.engine.matches.games import Game
from wandwright.testkit.contract import keep_contract, spread

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "write-a-game.md"
MOST_LINES = 150


@pytest.fixture
def source() -> str:
    """The pieces of the guide, one after the other."""
    pieces = re.compile(r"^```python\n(.*?)\n*^```$", re.MULTILINE | re.DOTALL)
    return "\n\n".join(pieces.findall(GUIDE.read_text(encoding="utf-8")))


@pytest.fixture
def pebbles(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    path = tmp_path / "pebbles.py"
    path.write_text(source, encoding="utf-8")
    spec = spec_from_file_location("pebbles", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "pebbles", module)
    spec.loader.exec_module(module)
    return module


def test_the_smallest_game_is_small(source: str) -> None:
    assert len(source.splitlines()) < MOST_LINES


def test_the_game_of_the_guide_keeps_the_contract(pebbles: Any) -> None:
    for trial in spread(pebbles.GAME):
        assert keep_contract(trial, every=4).match.outcome is not None


def test_the_game_of_the_guide_is_played_as_it_says(pebbles: Any, capsys: pytest.CaptureFixture[str]) -> None:
    pebbles.play()
    assert "takes" in capsys.readouterr().out


def test_the_game_of_the_guide_can_be_drawn_and_clicked(pebbles: Any) -> None:
    game: Game = pebbles.GAME
    match = game.start(seats=3, seed=1)
    assert match.decision is not None
    sections = {section.name: section for section in game.table(match.view(0))}
    piles = {zone.key for panel in sections["market"].panels for zone in panel.zones}
    assert {target.key for action in match.decision.actions for target in action.targets} <= piles
