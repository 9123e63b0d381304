"""How a game is explained on one page: sections, paragraphs, points with icons, and languages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wandwright.engine.display.welcome import Explanation, HowToPlay, Line
from wandwright.engine.language import speaking

TEXT = """# How to play

What stands before the first section is not shown.

## The goal

Collect coins.

## Your turn

- <!-- coin --> **Take** a coin.
- Pass.
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HowToPlay]:
    package = tmp_path / "purses"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "how-to-play.md").write_text(TEXT, "utf-8")
    (package / "how-to-play.cs.md").write_text("# Jak se hraje\n\n## Cíl\n\nSbírej mince.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield HowToPlay("purses")
    sys.modules.pop("purses", None)


def test_sections_hold_paragraphs_and_points_with_their_icons(page: HowToPlay) -> None:
    assert page.sections() == (
        Explanation("The goal", (Line("Collect coins.", False),)),
        Explanation("Your turn", (Line("**Take** a coin.", True, "coin"), Line("Pass.", True))),
    )


@pytest.mark.parametrize(("language", "title"), [("cs", "Cíl"), ("it", "The goal"), ("../etc", "The goal")])
def test_a_language_that_is_not_there_is_replaced_by_english(page: HowToPlay, language: str, title: str) -> None:
    with speaking(language):
        assert page.sections()[0].title == title
