"""No card and no rule without a test, and no test of a card that passes without the card's effect."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import wandwright as ww
from tests.games.hogwarts_battle.scenario_files import about_cards, documents
from wandwright.engine.meanings import Clause, Meaning
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.testkit.trials import Trial, Walk

TESTS = Path(__file__).resolve().parents[2]
RULES = tuple(f"R{number}" for number in (*range(1, 36), *range(70, 74)))
RULE_IN_A_NAME = re.compile(r"def test_\w*?_?r(\d\d)(?:_|\b)")
BATTLE = ww.game("hogwarts-battle")
assert isinstance(BATTLE, HogwartsBattle)
RECORDS: tuple[Mapping[str, Any], ...] = tuple(definition.fields for definition in BATTLE.library.definitions)
CARDS = tuple(sorted(record["id"] for record in RECORDS))
CHANGES = tuple((record["id"], part) for record in RECORDS for part in ("effect", "reward") if record.get(part))


class Edition(HogwartsBattle):
    """The game with other card data, made in the process."""

    def __init__(self, records: list[Mapping[str, Any]]) -> None:
        super().__init__(())
        self._own = Library(records, "another edition", WORDS)

    @property
    def library(self) -> Library:
        return self._own


def without(card: str, part: str) -> Edition:
    """The game in which one card has an empty effect or reward."""
    return Edition([{**record, part: ()} if record["id"] == card else record for record in RECORDS])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_scenarios_of_its_own(card: str) -> None:
    scenarios = about_cards().get(card, ())
    assert scenarios, f"write tests/games/hogwarts_battle/scenarios/{card}.yaml"
    assert {scenario.card for scenario in scenarios} == {card}


def test_every_scenario_file_is_about_a_card() -> None:
    assert set(about_cards()) <= set(CARDS)


def rules_in_test_names() -> Iterator[str]:
    for module in sorted(TESTS.rglob("test_*.py")):
        for number in RULE_IN_A_NAME.findall(module.read_text(encoding="utf-8")):
            yield f"R{int(number)}"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    cited = {rule for _, scenario in documents() for rule in scenario.rules} | set(rules_in_test_names())
    assert rule in cited, f"write a scenario with `rule: {rule}` or a test named test_r{int(rule[1:]):02}_…"


def test_scenarios_cite_rules_that_exist() -> None:
    known = {number for number, _, _ in BATTLE.rulebook()}
    cited = {rule for _, scenario in documents() for rule in scenario.rules}
    assert cited <= known


@pytest.mark.parametrize(("card", "part"), CHANGES, ids=[f"{card}-{part}" for card, part in CHANGES])
def test_some_scenario_notices_when_a_card_does_nothing(card: str, part: str) -> None:
    edition = without(card, part)
    noticed = 0
    for scenario in about_cards().get(card, ()):
        try:
            scenario.run(edition)
        except ww.WandwrightError:
            noticed += 1
    assert noticed, f"every scenario of {card} passes although its {part} is empty"


def test_an_edition_without_changes_passes() -> None:
    """The mutation check would be worth nothing if every edition failed."""
    edition = Edition(list(RECORDS))
    for card in ("lumos", "draco_malfoy", "expulso"):
        for scenario in about_cards()[card]:
            scenario.run(edition)


@pytest.fixture
def words_run() -> Iterator[set[str]]:
    """The words of effect that have run, filled while a test plays. The table of words is the same in both builds."""
    run: set[str] = set()
    assert isinstance(BATTLE, HogwartsBattle)
    table = BATTLE.library.programs.meanings
    meanings = table[:]

    def noting(word: str, meaning: Meaning) -> Meaning:
        def noted(state: BattleState, hero: int, source: int, clause: Clause) -> None:
            run.add(word)
            meaning(state, hero, source, clause)

        return noted

    table[:] = [noting(word.name, meaning) for word, meaning in zip(WORDS.numbered, meanings, strict=True)]
    yield run
    table[:] = meanings


def random_matches() -> Iterator[ww.Match]:
    """Eager play, which comes far enough to meet most cards."""
    for game in range(1, 8):
        for seats in (2, 3, 4):
            walk = Walk(Trial(BATTLE, seats, {"game": game, "proficiencies": "deal"}, 10 * game + seats, "eager"))
            while walk.step():
                pass
            yield walk.match


def named_in(match: ww.Match) -> set[str]:
    return {name for event in match.events for name in (event.card, event.source) if name is not None}


def test_every_word_and_every_card_is_reached_by_random_matches_or_by_a_scenario(words_run: set[str]) -> None:
    wanted = set(WORDS.numbers)
    cards = set[str]().union(*(named_in(match) for match in random_matches()))
    assert len(cards) > 100, "random matches come nowhere"
    assert len(words_run) > 20, "random matches come nowhere"
    for _, scenario in documents():
        cards |= named_in(scenario.run()) | ({scenario.card} if scenario.card else set())
    assert set(CARDS) - cards == set()
    assert wanted - words_run == set()
