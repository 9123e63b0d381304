"""Rule citations of tests: who cites which rule and which card; the tests of a game are read and not run.

A scenario cites rules in its field `rule`, a test function in its name (test_r12_…, test_a3_…) or in its docstring.
Which letters stand for rules and rulings is read from the rulebook, so that a name like `test_c3` cites nothing where
no rule has a C.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from wandwright.engine.display.rulebook import NUMBER
from wandwright.testkit.shelf import Shelf

PRINTED = "R"
PARTS = re.compile(r"([A-Z])(\d+)([a-z]?)")


class Citations:
    """Tests by rule, and how many scenarios there are for each card."""

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


def letters_of(rulebook: Iterable[tuple[str, str, str]]) -> str:
    """The letters that number the rules of a rulebook: R, and those of its rulings."""
    return "".join(sorted({number[0] for number, _, _ in rulebook})) or PRINTED


def read_citations(tests: Path, letters: str, shelf: Shelf | None = None) -> Citations:
    """What the scenarios and the test functions of one game cite; `shelf` spares reading the scenarios again."""
    citations = Citations()
    for path, scenarios in (shelf or Shelf(tests / "scenarios")).files.items():
        for scenario in scenarios:
            citations.scenarios += 1
            if scenario.card is None:
                citations.cite(scenario.rules, path.relative_to(tests).as_posix())
            else:
                citations.scenarios_by_card[str(scenario.card)] += 1
                citations.card_scenarios_by_rule.update(scenario.rules)
    for path in sorted(tests.rglob("*.py")):
        for name, rules in rules_cited_in(path.read_text(encoding="utf-8"), letters):
            citations.cite(rules, f"{path.relative_to(tests).as_posix()}::{name}")
    return citations


def rules_cited_in(source: str, letters: str) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a module with the rules that its name or its docstring cites."""
    in_name = re.compile(rf"(?:^|_)([{letters.lower()}])(\d+)([a-z]?)(?=_|$)")
    in_text = re.compile(rf"\b([{letters}])(\d+)([a-z]?)\b")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found = in_name.findall(node.name) + in_text.findall(ast.get_docstring(node) or "")
            yield node.name, [f"{letter.upper()}{int(number)}{part}" for letter, number, part in found]


def numbers_in(text: str, letters: str) -> list[str]:
    """The rules that a text names, in its order."""
    return re.findall(rf"\b[{letters}][1-9][0-9]*[a-z]?\b", text)


def rule_order(number: str) -> tuple[bool, bool, str, int, str]:
    """R2 before R12, R8 before R8a, rules before rulings; what is no rule number comes last."""
    found = PARTS.fullmatch(number) if NUMBER.fullmatch(number) else None
    if found is None:
        return (True, False, "", 0, number)
    return (False, is_ruling(number), found[1], int(found[2]), found[3])


def is_ruling(number: str) -> bool:
    """Is it our own answer, and not a rule of the box?"""
    return not number.startswith(PRINTED)
