"""The scenario files of Hogwarts Battle, for the tests that run them and for those that look what is missing."""

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
    found: dict[str, tuple[Scenario, ...]] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        found[path.stem] = load_scenarios(path)
    return found
