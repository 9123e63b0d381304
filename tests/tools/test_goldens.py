"""`make goldens` shows what has changed, writes what follows from content, and leaves the totals of the box alone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tools import goldens

ROOT = Path(__file__).resolve().parents[2]
HEADER = "game: hogwarts-battle\nseats: 2\nseed: 5\noptions: {game: 2}\nmanner: eager\ndecisions: 4\n"
ENTRY = '{"game": "hogwarts-battle", "seats": 2, "seed": 7, "options": {"game": 1}, "after": 0, "counts": [1, 99]}'
PAGE = "# Page\n\n```python\nnumber = 2\n```\n\n```python\nprint(number + 1)\n```\n\n```text\n4\n```\n\nThe end.\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout in which everything is stale, and one card is in the box once too often."""
    monkeypatch.setattr("wandwright.cli.docs.pages", lambda root: iter(()))
    monkeypatch.setattr(goldens, "ROOT", tmp_path)
    pack = Path("src", "wandwright", "games")
    for folder in (ROOT / pack).glob("*/pack"):
        shutil.copytree(folder, tmp_path / folder.relative_to(ROOT))
    shutil.copytree(ROOT / "docs" / "guides", tmp_path / "docs" / "guides")
    for page in (tmp_path / "docs" / "guides").glob("*.md"):
        page.write_text(page.read_text(encoding="utf-8").replace("```python", "```py"), encoding="utf-8")
    for place in (goldens.COUNTS, goldens.PLAYTHROUGHS / "one.txt"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "docs" / "tutorial.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / goldens.PLAYTHROUGHS / "one.txt").write_text(HEADER, encoding="utf-8")
    (tmp_path / goldens.COUNTS).write_text(f"[\n  {ENTRY}\n]\n", encoding="utf-8")
    totals = json.loads((ROOT / goldens.TOTALS).read_text(encoding="utf-8"))
    totals["hogwarts-battle"]["horcrux, Game 7"] = 5
    (tmp_path / goldens.TOTALS).write_text(json.dumps(totals), encoding="utf-8")
    return tmp_path


def contents(root: Path) -> dict[str, str]:
    return {str(path): path.read_text(encoding="utf-8") for path in root.rglob("*") if path.is_file()}


def test_a_check_shows_every_difference_and_writes_nothing(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(checkout)
    assert goldens.main(["--check"]) == 1
    shown = capsys.readouterr()
    assert "-4\n+3\n" in shown.out
    assert "+++ tests/playthroughs/one.txt, now" in shown.out
    assert '"counts": [1, 99]}\n+' in shown.out
    assert "Hogwarts Battle, horcrux, Game 7: the pack has 6, tests/goldens/totals.json says 5" in shown.out
    assert "docs/tutorial.md …" in shown.err
    assert contents(checkout) == before


def test_writing_renews_everything_but_the_totals(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    totals = (checkout / goldens.TOTALS).read_text(encoding="utf-8")
    assert goldens.main([]) == 0
    assert "Totals are not written" in capsys.readouterr().out
    assert "```text\n3\n```\n\nThe end.\n" in (checkout / "docs" / "tutorial.md").read_text(encoding="utf-8")
    assert (checkout / goldens.TOTALS).read_text(encoding="utf-8") == totals
    (checkout / goldens.TOTALS).write_text(totals.replace(": 5}", ": 6}").replace('Game 7": 5', 'Game 7": 6'), "utf-8")
    assert goldens.main(["--check"]) == 0
    assert capsys.readouterr().out.endswith("Everything is as stored.\n")
