"""The generated pages: for every game, which tests cite which rule and which card; and the settings of a server.

The tests are read, not run, so a page needs no test runner: it says that a test cites a rule, and `make test` says that
the test passes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from wandwright.cli.coverage import Card, Coverage, Rule, coverage_page, gaps
from wandwright.content import Record, load_pack
from wandwright.content.certainty import confidences
from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import Game, game, games
from wandwright.testkit.citations import letters_of, read_citations, rule_order

# Between these lines of the guide for hosts stands what is made.
SETTINGS = "<!-- settings, made from server/settings/model.py -->"
END = "<!-- end of the settings -->"


class NoCheckout(WandwrightError):
    """The pages are made from the tests, and these are not there."""


class Page(NamedTuple):
    """A generated page: where it lies, its text, and the tests that it is made from, if any."""

    path: Path
    text: str
    coverage: Coverage | None = None

    def is_fresh(self) -> bool:
        return self.path.is_file() and self.path.read_text(encoding="utf-8") == self.text


def write_docs(root: Path) -> list[Path]:
    """Write every generated page below docs/ that is not fresh; gives the pages written."""
    stale = [page for page in pages(root) if not page.is_fresh()]
    for page in stale:
        page.path.parent.mkdir(parents=True, exist_ok=True)
        page.path.write_text(page.text, encoding="utf-8", newline="\n")
    return [page.path for page in stale]


def check_docs(root: Path) -> list[str]:
    """What is wrong, in sentences: pages that are missing or not fresh, rules and cards without a test."""
    problems = []
    for page in pages(root):
        name = page.path.relative_to(root).as_posix()
        if not page.is_fresh():
            problems.append(f"{name} is not fresh; write it with: wandwright rules --write-docs")
        found = ((what, which) for what, which, _ in (gaps(page.coverage) if page.coverage else ()) if which)
        problems += [f"{name} has a gap, {what}: {', '.join(which)}" for what, which in found]
    return problems


def pages(root: Path) -> Iterator[Page]:
    """Every generated page, for the server and the games that live in this checkout."""
    sources = root / "src" / "wandwright" / "games"
    if not sources.is_dir() or not (root / "tests").is_dir():
        raise NoCheckout(f"There is no checkout of Wandwright in {root}; run this where its src and tests lie.")
    yield from settings_page(root / "docs" / "guides" / "host.md")
    for name in games():
        folder = name.replace("-", "_")
        if (sources / folder).is_dir():
            coverage = coverage_of(game(name), sources / folder / "pack", root / "tests" / "games" / folder)
            yield Page(root / "docs" / "games" / name / "coverage.md", coverage_page(coverage), coverage)


def settings_page(guide: Path) -> Iterator[Page]:
    """The guide for hosts, whose list of settings is made from their declarations."""
    if guide.is_file():
        # Declaring the settings takes a moment to load, which the other commands need not wait for.
        from wandwright.cli.settings import listed  # noqa: PLC0415

        before, rest = guide.read_text(encoding="utf-8").split(SETTINGS)
        yield Page(guide, f"{before}{SETTINGS}\n\n{listed()}\n\n{END}{rest.partition(END)[2]}")


def coverage_of(found: Game, pack: Path, tests: Path) -> Coverage:
    schema = json.loads((pack / "schema.json").read_text(encoding="utf-8"))
    records = load_pack([pack], schema).records
    citations = read_citations(tests, letters_of(found.rulebook()))
    return Coverage(found.title, rules_of(found), cards_of(records), citations, scale_of(schema))


def rules_of(found: Game) -> list[Rule]:
    """The rules of the rulebook in the order of their numbers."""
    rules = [Rule(number, text) for number, _, text in found.rulebook()]
    return sorted(rules, key=lambda rule: rule_order(rule.number))


def cards_of(records: tuple[Record, ...]) -> list[Card]:
    """The cards of a game's own pack, kind by kind."""
    cards = [card_of(record) for record in records]
    return sorted(cards, key=lambda card: (card.kind, card.first_game or 0, card.id))


def card_of(record: Record) -> Card:
    fields = record.fields
    by_game = fields.get("copies_by_game") or ([fields["game"]] if "game" in fields else ())
    first = min((int(number) for number in by_game), default=None)
    return Card(
        record.id, str(fields["name"]), str(fields["kind"]), str(fields["confidence"]), first, confidences(fields)
    )


def scale_of(schema: Mapping[str, Any]) -> dict[str, str]:
    """What the words for confidence mean, as the schema of the pack explains them."""
    definitions = schema["$defs"]
    confidence = definitions.get("confidence") or definitions["card"]["properties"]["confidence"]
    return dict(zip(confidence["enum"], confidence["enumDescriptions"], strict=True))
