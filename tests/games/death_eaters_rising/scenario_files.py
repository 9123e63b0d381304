"""The scenario files of Death Eaters Rising, for the tests that run them and for those that look what is missing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wandwright.testkit.scenario import Scenario, load_scenarios

FOLDER = Path(__file__).resolve().parent / "scenarios"


@cache
def documents() -> tuple[tuple[str, Scenario], ...]:
    """Every document of every file, with the name of the file and its number in it."""
    return tuple(
        (f"{path.relative_to(FOLDER).with_suffix('').as_posix()}-{number}", scenario)
        for path in sorted(FOLDER.rglob("*.yaml"))
        for number, scenario in enumerate(load_scenarios(path), 1)
    )


@cache
def about_cards() -> dict[str, tuple[Scenario, ...]]:
    """The scenarios of each card, by its id; a card's file bears its id."""
    return {path.stem: load_scenarios(path) for path in sorted((FOLDER / "cards").glob("*.yaml"))}


@cache
def about_rules() -> dict[str, tuple[Scenario, ...]]:
    """The scenarios of each rule and each ruling, by its number; their file bears the number."""
    folders = (FOLDER / "rules", FOLDER / "rulings")
    return {path.stem: load_scenarios(path) for folder in folders for path in sorted(folder.glob("*.yaml"))}
