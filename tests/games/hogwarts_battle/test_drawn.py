"""The lobby has a name for every scenario that a table can ask for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import yaml

PACK = files("wandwright.games.hogwarts_battle") / "pack"
TABLE = Path(__file__).parents[3] / "web" / "src" / "games" / "hogwarts-battle"


def test_every_scenario_has_a_name_in_the_lobby() -> None:
    scenarios = [
        scenario["id"]
        for entry in (PACK / "scenarios").iterdir()
        for scenario in yaml.safe_load(entry.read_text("utf-8"))["scenarios"]
    ]
    assert len(scenarios) == 23
    for language in ("en", "cs", "it"):
        named = re.findall(r"^hogwarts-battle-value-scenario-(\S+) =", lobby_text(language), re.MULTILINE)
        assert sorted(named) == sorted([*scenarios, "none"])


def lobby_text(language: str) -> str:
    return (TABLE / "lobby" / f"{language}.ftl").read_text("utf-8")
