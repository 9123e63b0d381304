"""Who cites which rule and which card: the tests of a game, read and not run."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from wandwright.testkit import load_scenarios

# A rule is R12, a part of one R8a, a ruling A3. In the name of a test it is lower case, with or without a leading zero.
RULE_NUMBER = re.compile(r"([RA])(\d+)([a-z]?)")
RULE_IN_NAME = re.compile(r"(?:^|_)([ra])(\d{1,2})([a-z]?)(?=_|$)")
RULE_IN_TEXT = re.compile(r"\b([RA])(\d{1,2})([a-z]?)\b")
RULING = "A"


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
            yield node.name, [f"{letter.upper()}{int(number)}{part}" for letter, number, part in found]


def rule_order(number: str) -> tuple[bool, bool, int, str]:
    """R2 before R12, R8 before R8a, rules before rulings; what is no rule number comes last."""
    found = RULE_NUMBER.fullmatch(number)
    if found is None:
        return (True, False, 0, number)
    return (False, found[1] == RULING, int(found[2]), found[3])
