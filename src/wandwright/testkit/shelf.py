"""The scenario files of a game, read once for all the tests that look at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from wandwright.engine.display.rulebook import NUMBER
from wandwright.engine.errors import WandwrightError
from wandwright.testkit.scenario import Scenario, load_scenarios


class Shelf:
    """Every scenario below a folder, by file. A file named for a card or a rule is about that card or rule."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def files(self) -> dict[Path, tuple[Scenario, ...]]:
        """Each file with its scenarios."""
        return {path: load_scenarios(path) for path in sorted(self.folder.rglob("*.yaml"))}

    def scenarios(self) -> Iterator[Scenario]:
        for found in self.files.values():
            yield from found

    def name(self, path: Path) -> str:
        """A file as a person calls it: cards/lumos."""
        return path.relative_to(self.folder).with_suffix("").as_posix()

    @cached_property
    def by_card(self) -> dict[str, list[Scenario]]:
        """The scenarios that say which card they are about."""
        found: dict[str, list[Scenario]] = {}
        for scenario in self.scenarios():
            if scenario.card is not None:
                found.setdefault(str(scenario.card), []).append(scenario)
        return found

    def failures(self, path: Path) -> list[str]:
        """What goes wrong in a file when its scenarios are played, one text for each that fails."""
        found = []
        for scenario in self.files[path]:
            try:
                scenario.run()
            except WandwrightError as problem:
                found.append(str(problem))
        return found

    def faults(self, game: str) -> list[str]:
        """What is wrong with how scenarios are written, in sentences."""
        return [f"{self.name(path)}: {fault}" for path in self.files for fault in self._faults_of(path, game)]

    def _faults_of(self, path: Path, game: str) -> Iterator[str]:
        scenarios = self.files[path]
        names = [scenario.name for scenario in scenarios]
        yield from (f"two scenarios are called {name!r}" for name in sorted({n for n in names if names.count(n) > 1}))
        for scenario in scenarios:
            yield from (f"{scenario.name}: {fault}" for fault in faults_of(scenario, game))
            if NUMBER.fullmatch(path.stem) and (path.stem not in scenario.rules or scenario.card is not None):
                yield f"{scenario.name}: the file is named for a rule that it does not show"
            if path.stem in self.by_card and scenario.card != path.stem:
                yield f"{scenario.name}: the file is named for a card that it does not show"


def faults_of(scenario: Scenario, game: str) -> Iterator[str]:
    """A scenario without an expectation would pass whatever the rules did."""
    if not scenario.data.get("expect"):
        yield "it expects nothing"
    if not scenario.data.get("name"):
        yield "it has no name"
    if not scenario.rules:
        yield "it cites no rule"
    if scenario.data["game"] != game:
        yield f"it is a scenario of {scenario.data['game']}"
