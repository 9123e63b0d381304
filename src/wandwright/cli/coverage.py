"""The page that says which tests hold which rule and which card of a game, and what none does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import shorten
from typing import NamedTuple

from wandwright.testkit.citations import Citations, is_ruling, rule_order
from wandwright.testkit.coverage import PARTS_OF_BOARDS

LONGEST_RULE = 110
CERTAIN = "high"
# The least sure first: those are what a reader looks for.
DOUBTS = ("reconstructed", "low", "medium")


class Rule(NamedTuple):
    """A rule (R12) or a ruling (A3) by its number, and what it says."""

    number: str
    text: str

    @property
    def is_ruling(self) -> bool:
        return is_ruling(self.number)


class Card(NamedTuple):
    """What the page says about a card of the pack."""

    id: str
    name: str
    kind: str
    confidence: str
    # The first Game of the box that has the card; none in a box that is one game.
    first_game: int | None = None
    # How sure each single value is.
    values: Mapping[str, str] = {}

    def is_mixed(self) -> bool:
        """Are single values more or less sure than the card as a whole?"""
        return any(found != self.confidence for found in self.values.values())

    def doubts(self) -> str:
        """The values that are not certain, reconstructed ones in bold."""
        groups = [(word, [name for name, found in self.values.items() if found == word]) for word in DOUBTS]
        texts = [f"{word}: {', '.join(names)}" for word, names in groups if names]
        return "; ".join(texts).replace("reconstructed:", "**reconstructed**:")


class Coverage(NamedTuple):
    """A game and its tests."""

    title: str
    rules: list[Rule]
    cards: list[Card]
    citations: Citations
    # What each word for confidence means.
    scale: Mapping[str, str] = {}

    def numbers(self, *, rulings: bool) -> list[str]:
        return [rule.number for rule in self.rules if rule.is_ruling == rulings]

    def untested(self, *, rulings: bool) -> list[str]:
        return [number for number in self.numbers(rulings=rulings) if not self.citations.cites(number)]

    def unplayed(self) -> list[str]:
        """Cards without a scenario; what a board is made of is none."""
        cards = [card for card in self.cards if card.kind not in PARTS_OF_BOARDS]
        return [card.id for card in cards if not self.citations.scenarios_by_card[card.id]]

    def unknown(self) -> list[str]:
        """What tests cite although neither the rulebook nor the pack has it."""
        rules = self.citations.rules() - {rule.number for rule in self.rules}
        cards = self.citations.scenarios_by_card.keys() - {card.id for card in self.cards}
        return sorted(rules, key=rule_order) + sorted(cards)


def gaps(coverage: Coverage) -> Iterator[tuple[str, list[str], str]]:
    """What must not be: its name, which ones, and the sentence that there are none."""
    yield "rules without a test", coverage.untested(rulings=False), "No rule without a test."
    if coverage.numbers(rulings=True):
        yield "rulings without a test", coverage.untested(rulings=True), "No ruling without a test."
    yield "cards without a scenario", coverage.unplayed(), "No card without a scenario."
    yield "cited by a test, but in neither the rulebook nor the pack", coverage.unknown(), "None."


def coverage_page(coverage: Coverage) -> str:
    """The whole page; the same tests give the same text."""
    parts = (head(coverage), rule_table(coverage), card_table(coverage), gap_table(coverage))
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def head(coverage: Coverage) -> list[str]:
    rulings = len(coverage.numbers(rulings=True))
    names = "its name (`test_r12_…`, `test_a3_…`)" if rulings else "its name (`test_r12_…`)"
    counts = [f"{len(coverage.numbers(rulings=False))} rules", f"{rulings} rulings" if rulings else ""]
    counts += [f"{len(coverage.cards)} cards", f"{coverage.citations.scenarios} scenarios"]
    return [
        f"# What is tested of {coverage.title}",
        "",
        "Made by `wandwright rules --write-docs` from the rulebook, the pack and the tests; do not edit it by hand.",
        f"A test cites a rule in its `rule:` field, {names} or its docstring. That the tests pass is",
        "what `make test` says.",
        "",
        ", ".join(count for count in counts if count) + ".",
    ]


def rule_table(coverage: Coverage) -> list[str]:
    return [
        "## Rules and rulings" if coverage.numbers(rulings=True) else "## Rules",
        "",
        *table_head("rule", "what it says", "tests of the rule", "card scenarios that cite it"),
        *(rule_row(rule, coverage.citations) for rule in coverage.rules),
    ]


def rule_row(rule: Rule, citations: Citations) -> str:
    tests = listed(sorted(citations.tests.get(rule.number, ())), "none")
    text = shorten(rule.text, LONGEST_RULE, placeholder=" …")
    return row(rule.number, text, tests, str(citations.card_scenarios_by_rule[rule.number]))


def card_table(coverage: Coverage) -> list[str]:
    """The cards; columns that would be empty for the whole box are left out."""
    games = any(card.first_game is not None for card in coverage.cards)
    doubts = any(card.is_mixed() for card in coverage.cards)
    columns = ["card", "name", "kind", *["Game"] * games, "confidence", *["values in doubt"] * doubts, "scenarios"]
    lines = ["## Cards", "", *scale_lines(coverage, doubts), *table_head(*columns)]
    for card in coverage.cards:
        cells = [f"`{card.id}`", card.name, card.kind, *[str(card.first_game or "")] * games, card.confidence]
        lines.append(
            row(*cells, *[card.doubts() or "none"] * doubts, str(coverage.citations.scenarios_by_card[card.id]))
        )
    return lines


def scale_lines(coverage: Coverage, doubts: bool) -> list[str]:
    """What the words for confidence mean, where single values are in doubt."""
    if not doubts or not coverage.scale:
        return []
    words = "Confidence is that of the card as a whole; values in doubt are listed by how sure they are."
    return [words, "", *(f"- {word}: {meaning}" for word, meaning in coverage.scale.items()), ""]


def gap_table(coverage: Coverage) -> list[str]:
    rows = [row(what, listed(which, none)) for what, which, none in gaps(coverage)]
    doubtful = [f"{card.id} ({card.confidence})" for card in coverage.cards if card.confidence != CERTAIN]
    # Reconstructed content is no gap in the tests, but a reader looks for it here.
    rows.insert(-1, row(f"reconstructed content (confidence other than {CERTAIN})", listed(doubtful, "None.")))
    return ["## Gaps", "", *table_head("what", "which"), *rows]


def table_head(*columns: str) -> list[str]:
    return [row(*columns), row(*("---" for _ in columns))]


def row(*cells: str) -> str:
    """A row of a table; no text ends its cell."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def listed(names: list[str], none: str) -> str:
    return ", ".join(f"`{name}`" for name in names) if names else none
