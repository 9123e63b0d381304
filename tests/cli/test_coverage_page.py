"""The generated page of what is tested: citations, tables, gaps, and that it is written when something changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from wandwright.cli import docs
from wandwright.cli.coverage import LONGEST_RULE, Card, Coverage, Rule, coverage_page
from wandwright.content.certainty import confidences
from wandwright.testkit.citations import Citations, read_citations

ROOT = Path(__file__).resolve().parents[2]
PACK = Path("src", "wandwright", "games", "hogwarts_battle", "pack")
LUMOS = Card("lumos", "Lumos!", "hogwarts", "high", 1)
NOX = Card("nox", "Nox", "hogwarts", "reconstructed", 2)
OWL = Card(
    "owl", "Owl", "bird", "low", values={"name": "high", "health": "reconstructed", "cost": "low", "color": "low"}
)
PERCH = Card("perch", "Perch", "furniture", "high", values={"name": "high"})
RULES = [Rule("R2", "Win | lose."), Rule("R12", "word " * 40)]
RULINGS = [Rule("R8", "Losing."), Rule("R8a", "One way."), Rule("A3", "As we read it.")]


@pytest.fixture
def tests_of_a_game(tmp_path: Path) -> Path:
    """A folder of tests: two scenarios for a card, one for rules, and test functions."""
    folder = tmp_path / "tests" / "games" / "hogwarts_battle"
    (folder / "scenarios" / "rules").mkdir(parents=True)
    game = "game: hogwarts-battle\n"
    of_card = f"{game}card: lumos\nrule: R16\n---\n{game}card: lumos\nrule: [R16, R18]\n"
    (folder / "scenarios" / "lumos.yaml").write_text(of_card, encoding="utf-8")
    (folder / "scenarios" / "rules" / "R2.yaml").write_text(f"{game}rule: R2\n", encoding="utf-8")
    (folder / "test_rules.py").write_text(
        "def test_r04_r05_two_rules() -> None: ...\n\n"
        'def test_of_the_docstring() -> None:\n    """R12 is kept, and so are R8b and A40."""\n\n'
        "def test_r8a_a3_a_part_and_a_ruling() -> None: ...\n\n"
        'def helper_r7() -> None:\n    """R8."""\n',
        encoding="utf-8",
    )
    return folder


def rows(page: str, begins: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith(begins)]


def test_a_page_without_gaps_says_so(tests_of_a_game: Path) -> None:
    page = coverage_page(Coverage("A game", RULES, [LUMOS], read_citations(tests_of_a_game, "AR")))
    assert "No rule without a test." in page
    assert "No card without a scenario." in page
    assert "| reconstructed content (confidence other than high) | None. |" in page
    assert "| `lumos` | Lumos! | hogwarts | 1 | high | 2 |" in page
    assert "| R2 | Win \\| lose. | `scenarios/rules/R2.yaml` | 0 |" in page
    unknown = "`R4`, `R5`, `R8a`, `R8b`, `R16`, `R18`, `A3`, `A40`"
    assert f"| cited by a test, but in neither the rulebook nor the pack | {unknown} |" in page


def test_a_page_lists_every_gap() -> None:
    page = coverage_page(Coverage("A game", RULES, [LUMOS, NOX], Citations()))
    assert "| rules without a test | `R2`, `R12` |" in page
    assert "| cards without a scenario | `lumos`, `nox` |" in page
    assert "| reconstructed content (confidence other than high) | `nox (reconstructed)` |" in page
    assert "No rule without a test." not in page
    assert "ruling" not in page


def test_what_a_board_is_made_of_is_listed_but_no_gap() -> None:
    bridge = Card("bridge", "Bridge", "space", "high")
    page = coverage_page(Coverage("A game", [], [bridge], Citations()))
    assert "| `bridge` | Bridge | space | high | 0 |" in page
    assert "No card without a scenario." in page


def test_rulings_are_counted_and_missed_by_themselves() -> None:
    citations = Citations()
    citations.cite(["R8"], "test_it.py")
    page = coverage_page(Coverage("A game", RULINGS, [], citations))
    assert "\n2 rules, 1 rulings, 0 cards, 0 scenarios.\n" in page
    assert "| rules without a test | `R8a` |" in page
    assert "| rulings without a test | `A3` |" in page
    citations.cite(["R8a", "A3"], "test_it.py")
    assert "No ruling without a test." in coverage_page(Coverage("A game", RULINGS, [], citations))


def test_values_in_doubt_have_a_column_and_say_how_sure_they_are() -> None:
    scale = {"high": "printed", "low": "half known", "reconstructed": "made up"}
    page = coverage_page(Coverage("A game", RULES, [OWL, PERCH], Citations(), scale=scale))
    assert "| card | name | kind | confidence | values in doubt | scenarios |" in page
    assert "| `owl` | Owl | bird | low | **reconstructed**: health; low: cost, color | 0 |" in page
    assert "| `perch` | Perch | furniture | high | none | 0 |" in page
    assert "- reconstructed: made up\n" in page
    without = coverage_page(Coverage("A game", RULES, [LUMOS], Citations(), scale=scale))
    assert "| card | name | kind | Game | confidence | scenarios |" in without
    assert "made up" not in without


def test_a_value_that_is_not_named_is_as_sure_as_its_card() -> None:
    fields = {
        "id": "owl",
        "kind": "bird",
        "confidence": "low",
        "source": ["own"],
        "name": "Owl",
        "health": 2,
        "cost": 3,
    }
    assert confidences(fields) == {"name": "low", "health": "low", "cost": "low"}
    named = {**fields, "field_confidence": {"health": "reconstructed"}}
    assert confidences(named) == {"name": "low", "health": "reconstructed", "cost": "low"}


def test_the_schema_explains_the_words_for_confidence() -> None:
    words = {"enum": ["high", "low"], "enumDescriptions": ["printed", "half known"]}
    meant = {"high": "printed", "low": "half known"}
    assert docs.scale_of({"$defs": {"card": {"properties": {"confidence": words}}}}) == meant
    shared = {"properties": {"confidence": {"$ref": "#/$defs/confidence"}}}
    assert docs.scale_of({"$defs": {"confidence": words, "card": shared}}) == meant


def test_a_long_rule_is_cut_and_every_row_has_its_cells() -> None:
    page = coverage_page(Coverage("A game", RULES, [LUMOS], Citations()))
    (found,) = rows(page, "| R12 |")
    assert len(found) < LONGEST_RULE + 30
    assert found.endswith("… | none | 0 |")


def test_pages_are_written_once_and_found_stale_after_a_change(tests_of_a_game: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / PACK, tmp_path / PACK)
    page = tmp_path / "docs" / "games" / "hogwarts-battle" / "coverage.md"
    stale = "docs/games/hogwarts-battle/coverage.md is not fresh; write it with: wandwright rules --write-docs"
    assert docs.check_docs(tmp_path)[0] == stale
    assert docs.write_docs(tmp_path) == [page]
    assert stale not in docs.check_docs(tmp_path)
    assert docs.write_docs(tmp_path) == []
    (tests_of_a_game / "scenarios" / "rules" / "R3.yaml").write_text("game: hogwarts-battle\nrule: R3\n", "utf-8")
    assert docs.check_docs(tmp_path)[0] == stale


@pytest.mark.usefixtures("tests_of_a_game")
def test_the_check_lists_every_gap(tmp_path: Path) -> None:
    shutil.copytree(ROOT / PACK, tmp_path / PACK)
    docs.write_docs(tmp_path)
    rules, cards, unknown = docs.check_docs(tmp_path)
    begins = "docs/games/hogwarts-battle/coverage.md has a gap, "
    assert rules.startswith(f"{begins}rules without a test: R1, R3, R6, R7, ")
    assert cards.startswith(f"{begins}cards without a scenario: ")
    assert "lumos" not in cards.split(": ")[1].split(", ")
    assert unknown == f"{begins}cited by a test, but in neither the rulebook nor the pack: R8a, R8b"


def test_outside_a_checkout_there_are_no_pages(tmp_path: Path) -> None:
    with pytest.raises(docs.NoCheckout, match="run this where its src and tests lie"):
        docs.check_docs(tmp_path)
