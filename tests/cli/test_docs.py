"""The generated pages, and that the written ones say what is so: code runs, commands work, named tests exist."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.cli import docs, main
from wandwright.content import PackError
from wandwright.testkit import load_scenarios
from wandwright.testkit.scenario import check_document

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GAME = ROOT / "src" / "wandwright" / "games" / "hogwarts_battle"
TESTS = ROOT / "tests" / "games" / "hogwarts_battle"
RULINGS = DOCS / "games" / "hogwarts-battle" / "rulings.md"
GUIDES = sorted((DOCS / "guides").glob("*.md"))
PAGES = sorted(path for path in DOCS.rglob("*.md") if "decisions" not in path.parts)

LUMOS = docs.Card("lumos", "Lumos!", "hogwarts", 1, "high")
NOX = docs.Card("nox", "Nox", "hogwarts", 2, "reconstructed")
RULES = [docs.Rule("R2", "Win | lose."), docs.Rule("R12", "word " * 40)]


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def tests_of_a_game(tmp_path: Path) -> Path:
    """A folder of tests: two scenarios for a card, one for rules, and three test functions."""
    folder = tmp_path / "tests" / "games" / "hogwarts_battle"
    (folder / "scenarios" / "rules").mkdir(parents=True)
    game = "game: hogwarts-battle\n"
    of_card = f"{game}card: lumos\nrule: R16\n---\n{game}card: lumos\nrule: [R16, R18]\n"
    (folder / "scenarios" / "lumos.yaml").write_text(of_card, encoding="utf-8")
    (folder / "scenarios" / "rules" / "R2.yaml").write_text(f"{game}rule: R2\n", encoding="utf-8")
    (folder / "test_rules.py").write_text(
        "def test_r04_r05_two_rules() -> None: ...\n\n"
        'def test_of_the_docstring() -> None:\n    """R12 is kept."""\n\n'
        'def helper_r7() -> None:\n    """R8."""\n',
        encoding="utf-8",
    )
    return folder


def test_citations_come_from_scenarios_names_and_docstrings(tests_of_a_game: Path) -> None:
    found = docs.read_citations(tests_of_a_game)
    assert found.tests == {
        "R2": {"scenarios/rules/R2.yaml"},
        "R4": {"test_rules.py::test_r04_r05_two_rules"},
        "R5": {"test_rules.py::test_r04_r05_two_rules"},
        "R12": {"test_rules.py::test_of_the_docstring"},
    }
    assert found.card_scenarios_by_rule == {"R16": 2, "R18": 1}
    assert (found.scenarios_by_card, found.scenarios) == ({"lumos": 2}, 3)


def test_a_page_without_gaps_says_so(tests_of_a_game: Path) -> None:
    page = docs.coverage_page("A game", RULES, [LUMOS], docs.read_citations(tests_of_a_game))
    assert "No rule without a test." in page
    assert "No card without a scenario." in page
    assert "| reconstructed content (confidence other than high) | None. |" in page
    assert "| `lumos` | Lumos! | hogwarts | 1 | high | 2 |" in page
    assert "| R2 | Win \\| lose. | `scenarios/rules/R2.yaml` | 0 |" in page
    assert "| cited by a test, but in neither the rulebook nor the pack | `R4`, `R5`, `R16`, `R18` |" in page


def test_a_page_lists_every_gap() -> None:
    page = docs.coverage_page("A game", RULES, [LUMOS, NOX], docs.Citations())
    assert "| rules without a test | `R2`, `R12` |" in page
    assert "| cards without a scenario | `lumos`, `nox` |" in page
    assert "| reconstructed content (confidence other than high) | `nox (reconstructed)` |" in page
    assert "No rule without a test." not in page


def test_a_long_rule_is_cut_and_every_row_has_its_cells() -> None:
    page = docs.coverage_page("A game", RULES, [LUMOS], docs.Citations())
    row = next(line for line in page.splitlines() if line.startswith("| R12 |"))
    assert len(row) < docs.LONGEST_RULE + 30
    assert row.endswith("… | none | 0 |")


def test_pages_are_written_once_and_found_stale_after_a_change(tests_of_a_game: Path, tmp_path: Path) -> None:
    pack = Path("src", "wandwright", "games", "hogwarts_battle", "pack")
    shutil.copytree(ROOT / pack, tmp_path / pack)
    page = tmp_path / "docs" / "games" / "hogwarts-battle" / "coverage.md"
    assert docs.check_docs(tmp_path) == ["docs/games/hogwarts-battle/coverage.md"]
    assert docs.write_docs(tmp_path) == [page]
    assert docs.check_docs(tmp_path) == []
    assert docs.write_docs(tmp_path) == []
    (tests_of_a_game / "scenarios" / "rules" / "R3.yaml").write_text("game: hogwarts-battle\nrule: R3\n", "utf-8")
    assert docs.check_docs(tmp_path) == ["docs/games/hogwarts-battle/coverage.md"]


def test_outside_a_checkout_there_are_no_pages(tmp_path: Path) -> None:
    with pytest.raises(docs.NoCheckout, match="run this where its src and tests lie"):
        docs.check_docs(tmp_path)


def test_the_rule_map_has_every_rule_and_names_only_files_that_exist() -> None:
    rows = re.findall(r"^\| (R\d+) \|[^|]*\| (.+?) \| (.+?) \|$", (GAME / "README.md").read_text("utf-8"), re.MULTILINE)
    wanted = [f"R{number}" for number in (*range(1, 36), *range(70, 74))]
    assert [number for number, _, _ in rows] == wanted
    for number, modules, tests in rows:
        named = [GAME / name for name in re.findall(r"`([^`]+)`", modules)]
        tested = [TESTS / name.partition("::")[0] for name in re.findall(r"`([^`]+)`", tests)]
        assert named, f"{number} names no module"
        assert tested, f"{number} names no test"
        assert [path for path in named + tested if not path.is_file()] == [], number


def test_a_test_named_in_the_rule_map_cites_the_rule() -> None:
    citations = docs.read_citations(TESTS)
    for number, tests in re.findall(
        r"^\| (R\d+) \|.*\| (.+?) \|$", (GAME / "README.md").read_text("utf-8"), re.MULTILINE
    ):
        for test in re.findall(r"`([^`]+)`", tests):
            cited = citations.tests.get(number, set())
            assert any(name.startswith(test) for name in cited), f"{test} does not cite {number}"


def sections() -> list[tuple[str, str]]:
    """Each ruling: its heading and its text."""
    parts = re.split(r"^### (.+)$", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return list(zip(parts[1::2], (re.split(r"^## ", text, flags=re.MULTILINE)[0] for text in parts[2::2]), strict=True))


@pytest.mark.parametrize(("heading", "text"), sections(), ids=[heading for heading, _ in sections()])
def test_a_ruling_gives_its_rule_its_reason_and_a_scenario_that_holds_it(heading: str, text: str) -> None:
    known = {number for number, _, _ in ww.game("hogwarts-battle").rulebook()}
    prose = words(text)
    assert set(re.findall(r"\bRules? (R\d+)", prose)) & known, "names no rule of the rulebook"
    assert "*Why:*" in prose or "Not readings but ways to play" in prose
    cited = re.findall(r"`([\w/]+\.yaml)` \(((?:\"[^\"]+\"(?:, )?)+)\)", prose)
    assert cited or "```yaml" in text, "no scenario holds it"
    assert len(cited) == prose.count(".yaml`"), "a file is named without the scenario in it"
    for file, names in cited:
        found = {words(scenario.name) for scenario in load_scenarios(TESTS / "scenarios" / file)}
        assert set(re.findall(r'"([^"]+)"', names)) <= found, file


def test_every_option_has_its_ruling() -> None:
    headings = [heading for heading, _ in sections()]
    for option in ww.game("hogwarts-battle").options():
        if option.name in ("proficiencies", "hands"):
            assert any(f"`{option.name}`" in heading for heading in headings)
        elif option.name not in ("game", "heroes"):
            assert f"`{option.name}`: {' or '.join(option.values)}" in headings
            assert option.default == option.values[0], "the page says that the first value is the default"


def scenarios_in_pages() -> Iterator[Any]:
    for path in PAGES:
        for number, block in enumerate(blocks(path, "yaml"), 1):
            data = yaml.safe_load(block)
            if "game" in data:
                yield pytest.param(data, id=f"{path.stem}-{number}")


@pytest.mark.parametrize("data", list(scenarios_in_pages()))
def test_a_scenario_in_a_page_holds(data: dict[str, Any]) -> None:
    check_document(data, data["name"]).run()


@pytest.fixture
def folder_of_a_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the files that the guides tell a reader to make."""
    (tmp_path / "my-cards").mkdir()
    (tmp_path / "my-cards" / "cards.yaml").write_text(blocks(DOCS / "guides" / "packs.md", "yaml")[0], "utf-8")
    (tmp_path / "lumos.yaml").write_text(blocks(DOCS / "guides" / "scenarios.md", "yaml")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WANDWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


@pytest.mark.parametrize("page", [DOCS / "tutorial.md", *GUIDES], ids=lambda page: page.stem)
@pytest.mark.usefixtures("folder_of_a_reader")
def test_the_python_of_a_page_gives_the_output_shown(page: Path) -> None:
    """Blocks run one after the other, each with what the earlier ones left; a text block after one is its output."""
    names: dict[str, Any] = {}
    pattern = r"^```python\n(.*?)^```$\n(?:\n^```text\n(.*?)^```$)?"
    for code, shown in re.findall(pattern, page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(code, page.name, "exec"), names)
        assert output.getvalue() == shown


def commands_in_pages() -> Iterator[Any]:
    for path in PAGES:
        for block in blocks(path, ""):
            for line in block.splitlines():
                if line.startswith("wandwright "):
                    yield pytest.param(line, id=line)


@pytest.mark.parametrize("line", list(commands_in_pages()))
@pytest.mark.usefixtures("folder_of_a_reader")
def test_a_command_in_a_page_works(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(line)[1:]) == 0, capsys.readouterr()


def test_the_mistakes_shown_are_those_reported(folder_of_a_reader: Path) -> None:
    shown = blocks(DOCS / "guides" / "packs.md", "text")[0]
    (folder_of_a_reader / "my-cards" / "cards.yaml").write_text(
        "cards:\n  - id: lumos\n    cost: two\n  - {id: nocks, remove: true}\n", encoding="utf-8"
    )
    with pytest.raises(PackError) as refused:
        ww.game("hogwarts-battle", packs=("my-cards",))
    assert str(refused.value).splitlines() == shown.splitlines()


@pytest.mark.parametrize("page", [*PAGES, GAME / "README.md"], ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
