"""The clauses on what is tested notice what is missing: a rule, a card, a word, a scenario that shows nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.engine.toy import Toy
from tests.engine.toy_words import ONE, box_of
from tests.engine.words.test_programs import prepared
from wandwright.engine.matches.games import Game
from wandwright.engine.state.state import NO_CARD
from wandwright.testkit import coverage
from wandwright.testkit.citations import Citations, letters_of, numbers_in, read_citations, rule_order, rules_cited_in
from wandwright.testkit.scenario import Scenario, ScenarioFailed
from wandwright.testkit.shelf import Shelf

DRAW = {"do": "draw", "n": 1}
HEAL = {"do": "heal", "n": 1}
OWL = {"id": "owl", "effect": [DRAW, {"if": {"mail": 1}, "then": [HEAL]}], "cost": 2}
CAT = {"id": "cat", "ability": {"when": "night", "effect": [HEAL]}, "faces": ["sleepy", "awake"]}


class Book(Toy):
    """The toy with a rulebook of our own."""

    def __init__(self, *numbers: str) -> None:
        super().__init__()
        self.numbers = numbers

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return tuple((number, "Chapter", "It is so.") for number in self.numbers)


def write(folder: Path, name: str, text: str) -> None:
    path = folder / "scenarios" / f"{name}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def tests_of_a_game(tmp_path: Path) -> Path:
    """A folder of tests: two scenarios for a card, one for rules, and test functions."""
    game = "game: hogwarts-battle\n"
    write(tmp_path, "lumos", f"{game}card: lumos\nrule: R16\n---\n{game}card: lumos\nrule: [R16, R18]\n")
    write(tmp_path, "rules/R2", f"{game}rule: R2\n")
    (tmp_path / "test_rules.py").write_text(
        "def test_r04_r05_two_rules() -> None: ...\n\n"
        'def test_of_the_docstring() -> None:\n    """R12 is kept, and so are R8b and A40."""\n\n'
        "def test_r8a_a3_a_part_and_a_ruling() -> None: ...\n\n"
        'def helper_r7() -> None:\n    """R8."""\n',
        encoding="utf-8",
    )
    return tmp_path


def test_a_rule_that_only_cards_cite_is_found_out(tests_of_a_game: Path) -> None:
    citations = read_citations(tests_of_a_game, "AR")
    assert coverage.shown_by_cards_only(Book("R2", "R12", "R16", "R18", "R100"), citations) == ["R16", "R18"]


def test_citations_come_from_scenarios_names_and_docstrings(tests_of_a_game: Path) -> None:
    found = read_citations(tests_of_a_game, "AR")
    assert found.tests == {
        "R2": {"scenarios/rules/R2.yaml"},
        "R4": {"test_rules.py::test_r04_r05_two_rules"},
        "R5": {"test_rules.py::test_r04_r05_two_rules"},
        "R8a": {"test_rules.py::test_r8a_a3_a_part_and_a_ruling"},
        "A3": {"test_rules.py::test_r8a_a3_a_part_and_a_ruling"},
        "R12": {"test_rules.py::test_of_the_docstring"},
        "R8b": {"test_rules.py::test_of_the_docstring"},
        "A40": {"test_rules.py::test_of_the_docstring"},
    }
    assert found.card_scenarios_by_rule == {"R16": 2, "R18": 1}
    assert (found.scenarios_by_card, found.scenarios) == ({"lumos": 2}, 3)


def test_the_letters_are_those_of_the_rulebook_and_numbers_may_have_three_digits() -> None:
    letters = letters_of(Book("R1", "R100", "H3").rulebook())
    source = 'def test_r100_h3_a7_c2() -> None:\n    """R101b, H12 and C5."""\n'
    assert letters == "HR"
    assert list(rules_cited_in(source, letters)) == [("test_r100_h3_a7_c2", ["R100", "H3", "R101b", "H12"])]
    assert numbers_in("Rules R100, H3 and X9, not R0.", letters) == ["R100", "H3"]


def test_rules_come_in_the_order_of_their_numbers_and_rulings_after_them() -> None:
    mixed = ["H1", "A12", "R12", "nonsense", "R8b", "A3", "R8", "R2", "R8a", "R101"]
    ordered = ["R2", "R8", "R8a", "R8b", "R12", "R101", "A3", "A12", "H1", "nonsense"]
    assert sorted(mixed, key=rule_order) == ordered


def test_a_rule_without_a_test_is_named_whatever_its_letter() -> None:
    citations = Citations()
    citations.cite(["R1", "R9"], "test_it.py")
    assert coverage.uncited(Book("R1", "R100", "A1", "H2"), citations) == ["R100", "A1", "H2"]
    assert coverage.unknown_rules(Book("R1"), citations) == ["R9"]


def test_a_rulebook_out_of_order_is_named() -> None:
    assert coverage.misnumbered(Book("R1", "R8", "R8a", "R10", "A1", "R11", "A2", "H1")) == []
    assert coverage.misnumbered(Book("R1", "R3", "R2", "R2")) == ["R2", "R2"]


def test_a_card_without_a_scenario_and_a_scenario_without_a_card_are_named(tests_of_a_game: Path) -> None:
    shelf = Shelf(tests_of_a_game / "scenarios")
    assert coverage.cards_without_scenario([{"id": "lumos"}, {"id": "nox"}], shelf) == ["nox"]
    assert coverage.unknown_cards([{"id": "nox"}], shelf) == ["lumos"]
    assert coverage.cards_without_scenario([{"id": "bridge", "kind": "space"}], shelf) == []


class Told(Scenario):
    """A scenario that fails when an edition lacks a word for its card."""

    def __init__(self, card: str, word: str) -> None:
        super().__init__({"game": "toy", "card": card}, card)
        self.word = word

    def run(self, found: Game | None = None) -> Any:
        assert isinstance(found, Edition)
        fields = next(fields for fields in found.own_records if fields["id"] == self.card)
        if self.word not in coverage.words_in(fields):
            raise ScenarioFailed(f"{self.card} has no {self.word}")


class Edition(Toy):
    def __init__(self, records: list[Mapping[str, Any]]) -> None:
        super().__init__()
        self.own_records = records


def shelf_of(tmp_path: Path, *scenarios: Scenario) -> Shelf:
    shelf = Shelf(tmp_path)
    shelf.files = {tmp_path / f"{number}.yaml": (scenario,) for number, scenario in enumerate(scenarios)}
    return shelf


def test_a_card_whose_effect_no_scenario_needs_is_named(tmp_path: Path) -> None:
    shelf = shelf_of(tmp_path, Told("owl", "draw"))
    assert coverage.unnoticed_cards([OWL, CAT], shelf, Edition) == ["cat, ability"]
    assert coverage.unnoticed_cards([OWL, CAT], shelf_of(tmp_path, Told("cat", "heal")), Edition) == ["owl, effect"]


def test_a_word_that_no_scenario_needs_is_named(tmp_path: Path) -> None:
    shelf = shelf_of(tmp_path, Told("owl", "draw"))
    assert coverage.unnoticed_words(["draw", "heal"], [OWL, CAT], shelf, Edition) == ["heal"]
    everything = shelf_of(tmp_path, Told("owl", "draw"), Told("cat", "heal"))
    assert coverage.unnoticed_words(["draw", "heal"], [OWL, CAT], everything, Edition) == []


def test_what_is_struck_out_is_the_clause_and_nothing_else() -> None:
    assert coverage.effects_of(OWL) == ["effect"]
    assert coverage.effects_of(CAT) == ["ability"]
    assert coverage.without_clauses(CAT["ability"]) == {"when": "night", "effect": ()}
    assert coverage.without_word(OWL, "heal")["effect"] == (DRAW, {"if": {"mail": 1}, "then": ()})
    assert coverage.without_word(CAT, "draw")["faces"] == ("sleepy", "awake")


def test_a_word_that_never_runs_is_named_and_the_table_is_left_as_it_was(tmp_path: Path) -> None:
    programs = box_of([[ONE]]).programs
    before = programs.meanings[:]

    class Gaining(Scenario):
        def run(self, found: Game | None = None) -> Any:
            programs.run(prepared(), 1, 0, 0, NO_CARD)

    missing = coverage.unreached(programs, [Gaining({"game": "toy"}, "here")])
    assert "gain" not in missing
    assert {"choose", "if", "spend"} <= set(missing)
    assert programs.meanings == before


def test_a_scenario_that_shows_nothing_is_named(tmp_path: Path) -> None:
    game = "game: toy\n"
    whole = "name: {name}\nrule: R2\nexpect: {{outcome: null}}\n"
    write(tmp_path, "rules/R2", game + whole.format(name="right"))
    write(tmp_path, "rules/R3", game + whole.format(name="another rule"))
    write(tmp_path, "owl", f"{game}card: owl\n{whole.format(name='one')}---\n{game}{whole.format(name='two')}")
    write(tmp_path, "twice", "---\n".join([game + whole.format(name="same")] * 2))
    write(tmp_path, "empty", "game: go\n")
    assert Shelf(tmp_path / "scenarios").faults("toy") == [
        f"empty: {tmp_path / 'scenarios' / 'empty.yaml'}: it expects nothing",
        f"empty: {tmp_path / 'scenarios' / 'empty.yaml'}: it has no name",
        f"empty: {tmp_path / 'scenarios' / 'empty.yaml'}: it cites no rule",
        f"empty: {tmp_path / 'scenarios' / 'empty.yaml'}: it is a scenario of go",
        "owl: two: the file is named for a card that it does not show",
        "rules/R3: another rule: the file is named for a rule that it does not show",
        "twice: two scenarios are called 'same'",
    ]


def test_every_failure_of_a_file_is_told(tmp_path: Path) -> None:
    wrong = "game: hogwarts-battle\nname: {name}\nexpect: {{active: 3}}\n"
    write(tmp_path, "wrong", wrong.format(name="first") + "---\n" + wrong.format(name="second"))
    shelf = Shelf(tmp_path / "scenarios")
    failures = shelf.failures(tmp_path / "scenarios" / "wrong.yaml")
    assert ["first" in failures[0], "second" in failures[1]] == [True, True]
    assert all("active is 0, expected 3" in failure for failure in failures)
