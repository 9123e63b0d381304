"""The generated pages: for every game, which tests cite which rule and which card.

The tests are read, not run, so a page needs no test runner: it says that a test cites a rule, and `make test` says that
the test passes.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple

from wandwright.content import Record, load_pack
from wandwright.engine.errors import WandwrightError
from wandwright.engine.games import Game, game, games
from wandwright.testkit import load_scenarios

RULE_IN_NAME = re.compile(r"(?:^|_)r(\d{1,2})(?=_|$)")
RULE_IN_TEXT = re.compile(r"\bR(\d{1,2})\b")
LONGEST_RULE = 110
CERTAIN = "high"


class NoCheckout(WandwrightError):
    """The pages are made from the tests, and these are not there."""


class Rule(NamedTuple):
    """A rule by its number (R12) and what it says."""

    number: str
    text: str


class Card(NamedTuple):
    """What the page says about a card of the pack."""

    id: str
    name: str
    kind: str
    first_game: int
    confidence: str


class Citations:
    """Who cites what: tests by rule, and how many scenarios there are for each card."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}
        self.card_scenarios_by_rule: Counter[str] = Counter()
        self.scenarios_by_card: Counter[str] = Counter()
        self.scenarios = 0

    def cite(self, rules: Iterable[str], test: str) -> None:
        """A test that speaks of rules."""
        for rule in rules:
            self.tests.setdefault(rule, set()).add(test)

    def cites(self, rule: str) -> bool:
        return rule in self.tests or self.card_scenarios_by_rule[rule] > 0

    def rules(self) -> set[str]:
        """Every rule that something cites."""
        return self.tests.keys() | self.card_scenarios_by_rule.keys()


def write_docs(root: Path) -> list[Path]:
    """Write every generated page below docs/ that is not fresh; gives the pages written."""
    stale = [(path, text) for path, text in pages(root) if not is_fresh(path, text)]
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return [path for path, _ in stale]


def check_docs(root: Path) -> list[str]:
    """The generated pages that are missing or not fresh, as paths below the root."""
    return [path.relative_to(root).as_posix() for path, text in pages(root) if not is_fresh(path, text)]


def is_fresh(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def pages(root: Path) -> Iterator[tuple[Path, str]]:
    """Every generated page with its text, for the games that live in this checkout."""
    sources = root / "src" / "wandwright" / "games"
    if not sources.is_dir() or not (root / "tests").is_dir():
        raise NoCheckout(f"There is no checkout of Wandwright in {root}; run this where its src and tests lie.")
    for name in games():
        folder = name.replace("-", "_")
        if (sources / folder).is_dir():
            found = game(name)
            citations = read_citations(root / "tests" / "games" / folder)
            text = coverage_page(found.title, rules_of(found), cards_of(sources / folder / "pack"), citations)
            yield root / "docs" / "games" / name / "coverage.md", text


def rules_of(found: Game) -> list[Rule]:
    """The rules of the rulebook in the order of their numbers."""
    rules = [Rule(number, text) for number, _, text in found.rulebook()]
    return sorted(rules, key=lambda rule: rule_order(rule.number))


def rule_order(number: str) -> tuple[int, str]:
    """R2 comes before R12; what is no rule number comes last."""
    digits = number.removeprefix("R")
    return (int(digits) if digits.isdigit() else 1000, number)


def cards_of(pack: Path) -> list[Card]:
    """The cards of a game's own pack, kind by kind."""
    schema = json.loads((pack / "schema.json").read_text(encoding="utf-8"))
    cards = [card_of(record) for record in load_pack([pack], schema).records]
    return sorted(cards, key=lambda card: (card.kind, card.first_game, card.id))


def card_of(record: Record) -> Card:
    fields = record.fields
    by_game = fields.get("copies_by_game", {fields.get("game", 0): 1})
    first = min(int(number) for number in by_game)
    return Card(record.id, str(fields["name"]), str(fields["kind"]), first, str(fields["confidence"]))


def read_citations(tests: Path) -> Citations:
    """What the scenarios and the test functions of one game cite."""
    citations = Citations()
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        for scenario in load_scenarios(path):
            citations.scenarios += 1
            if scenario.card is None:
                citations.cite(scenario.rules, path.relative_to(tests).as_posix())
            else:
                citations.scenarios_by_card[str(scenario.card)] += 1
                citations.card_scenarios_by_rule.update(scenario.rules)
    for path in sorted(tests.rglob("*.py")):
        for name, rules in rules_cited_in(path.read_text(encoding="utf-8")):
            citations.cite(rules, f"{path.relative_to(tests).as_posix()}::{name}")
    return citations


def rules_cited_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a module with the rules that its name or its docstring cites."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found = RULE_IN_NAME.findall(node.name) + RULE_IN_TEXT.findall(ast.get_docstring(node) or "")
            yield node.name, [f"R{int(number)}" for number in found]


def coverage_page(title: str, rules: list[Rule], cards: list[Card], citations: Citations) -> str:
    """The whole page; the same tests give the same text."""
    lines = [
        f"# What is tested of {title}",
        "",
        "Made by `wandwright rules --write-docs` from the rulebook, the pack and the tests; do not edit it by hand.",
        "A test cites a rule in its `rule:` field, its name (`test_r12_…`) or its docstring. That the tests pass is",
        "what `make test` says.",
        "",
        f"{len(rules)} rules, {len(cards)} cards, {citations.scenarios} scenarios.",
        "",
        "## Rules",
        "",
        "| rule | what it says | tests of the rule | card scenarios that cite it |",
        "| --- | --- | --- | --- |",
        *(rule_row(rule, citations) for rule in rules),
        "",
        "## Cards",
        "",
        "| card | name | kind | Game | confidence | scenarios |",
        "| --- | --- | --- | --- | --- | --- |",
        *(card_row(card, citations) for card in cards),
        "",
        *gap_lines(rules, cards, citations),
    ]
    return "\n".join(lines) + "\n"


def rule_row(rule: Rule, citations: Citations) -> str:
    tests = ", ".join(f"`{test}`" for test in sorted(citations.tests.get(rule.number, ())))
    text = cell(shorten(rule.text, LONGEST_RULE, placeholder=" …"))
    return f"| {rule.number} | {text} | {tests or 'none'} | {citations.card_scenarios_by_rule[rule.number]} |"


def card_row(card: Card, citations: Citations) -> str:
    number = citations.scenarios_by_card[card.id]
    return f"| `{card.id}` | {cell(card.name)} | {card.kind} | {card.first_game} | {card.confidence} | {number} |"


def cell(text: str) -> str:
    """Text that does not end its cell of the table."""
    return text.replace("|", "\\|")


def gap_lines(rules: list[Rule], cards: list[Card], citations: Citations) -> list[str]:
    """What is missing, or the sentence that nothing is."""
    untested = [rule.number for rule in rules if not citations.cites(rule.number)]
    unplayed = [card.id for card in cards if not citations.scenarios_by_card[card.id]]
    doubtful = [f"{card.id} ({card.confidence})" for card in cards if card.confidence != CERTAIN]
    unknown = sorted(citations.rules() - {rule.number for rule in rules}, key=rule_order)
    unknown += sorted(citations.scenarios_by_card.keys() - {card.id for card in cards})
    return [
        "## Gaps",
        "",
        "| what | which |",
        "| --- | --- |",
        f"| rules without a test | {listed(untested, 'No rule without a test.')} |",
        f"| cards without a scenario | {listed(unplayed, 'No card without a scenario.')} |",
        f"| reconstructed content (confidence other than {CERTAIN}) | {listed(doubtful, 'None.')} |",
        f"| cited by a test, but in neither the rulebook nor the pack | {listed(unknown, 'None.')} |",
    ]


def listed(names: list[str], none: str) -> str:
    return ", ".join(f"`{name}`" for name in names) if names else none
