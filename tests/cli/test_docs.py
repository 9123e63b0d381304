"""The written pages say what is so: code runs, commands work, named tests exist."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from tests.games import shelves
from wandwright.cli import main
from wandwright.content import PackError
from wandwright.testkit import load_scenarios
from wandwright.testkit.scenario import check_document
from wandwright.testkit.written import rulings

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
RULINGS = rulings(DOCS / "games" / "hogwarts-battle" / "rulings.md")
SCENARIOS = shelves.tests_of("hogwarts-battle") / "scenarios"
RULE_MAPS = sorted((ROOT / "src" / "wandwright" / "games").glob("*/README.md"))
GUIDES = sorted((DOCS / "guides").glob("*.md"))
PAGES = sorted(path for path in DOCS.rglob("*.md") if "decisions" not in path.parts)


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language; where a block ends no other one begins."""
    found = re.findall(r"^```([a-z]*)\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for named, block in found if named == language]


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("heading", "text"), RULINGS, ids=[ruling.heading for ruling in RULINGS])
def test_a_ruling_gives_its_rule_its_reason_and_a_scenario_that_holds_it(heading: str, text: str) -> None:
    known = {number for number, _, _ in ww.game("hogwarts-battle").rulebook()}
    prose = words(text)
    assert set(re.findall(r"\bRules? (R\d+)", prose)) & known, "names no rule of the rulebook"
    assert "*Why:*" in prose
    cited = re.findall(r"`([\w/]+\.yaml)` \(((?:\"[^\"]+\"(?:, )?)+)\)", prose)
    assert cited or "```yaml" in text, "no scenario holds it"
    assert len(cited) == prose.count(".yaml`"), "a file is named without the scenario in it"
    for file, names in cited:
        found = {words(scenario.name) for scenario in load_scenarios(SCENARIOS / file)}
        assert set(re.findall(r'"([^"]+)"', names)) <= found, file


def test_the_first_value_of_an_option_with_a_ruling_is_its_default() -> None:
    """The page says so."""
    headings = " ".join(ruling.heading for ruling in RULINGS)
    named = [option for option in ww.game("hogwarts-battle").options() if f"`{option.name}`: " in headings]
    assert named
    assert all(option.default == option.values[0] for option in named)


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


@pytest.mark.usefixtures("folder_of_a_reader")
def test_the_commands_of_a_campaign_work_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    for line in blocks(DOCS / "guides" / "campaign.md", "sh")[0].splitlines():
        assert main(shlex.split(line)[1:]) == 0, (line, capsys.readouterr())


def test_the_mistakes_shown_are_those_reported(folder_of_a_reader: Path) -> None:
    shown = blocks(DOCS / "guides" / "packs.md", "text")[0]
    (folder_of_a_reader / "my-cards" / "cards.yaml").write_text(
        "cards:\n  - id: lumos\n    cost: two\n  - {id: nocks, remove: true}\n", encoding="utf-8"
    )
    with pytest.raises(PackError) as refused:
        ww.game("hogwarts-battle", packs=("my-cards",))
    assert str(refused.value).splitlines() == shown.splitlines()


@pytest.mark.parametrize("page", [*PAGES, *RULE_MAPS], ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
