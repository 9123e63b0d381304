"""`make load`: every game is played by its browsers, and the host's guide gets a table that can be read."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.architecture.project import ROOT
from tools import load_games
from tools.load_games import BATTLE, BEGIN, END, MACHINES, OTHERS, Loaded, Row
from wandwright.engine.matches.games import games

GUIDE = (ROOT / "docs" / "guides" / "host.md").read_text("utf-8")


@pytest.fixture(scope="module")
def running() -> Iterator[tuple[Any, Any]]:
    """The tool and a server of its own, found as a script finds its neighbours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        tool = import_module("load")
        with tool.our_server(1, "") as server:
            yield tool, server


def test_every_game_is_loaded_once() -> None:
    assert sorted(loaded.game for loaded in (BATTLE, *OTHERS)) == sorted(games())


@pytest.mark.parametrize("loaded", [BATTLE, *OTHERS], ids=lambda loaded: loaded.game)
def test_a_browser_for_each_seat_plays_at_a_pace(running: tuple[Any, Any], loaded: Loaded) -> None:
    """All answers are confirmed; one that was refused ends the browsers."""
    tool, server = running
    plan = {"tables": 2, "seconds": 1.5, "every": 0.1, "browsers": loaded.seats, "deflate": True, "spread": 0.1}
    found = tool.load(loaded.label, server, plan | loaded.plan())
    assert found.times
    row = found.row(loaded)
    assert row.answer > 0
    assert loaded.label in found.lines()


def test_a_machine_bears_what_processor_and_memory_allow() -> None:
    quick, large = Row(BATTLE, 0.0018, 100.0, 0.01), Row(BATTLE, 0.00001, 1000.0, 0.01)
    assert quick.bears(MACHINES[0]) == 1000
    assert quick.bears(MACHINES[1]) == 2000
    assert large.bears(MACHINES[0]) == 740
    assert [load_games.rounded(number) for number in (0.4, 7.9, 99, 1999)] == [0, 7, 99, 1900]


def test_the_table_is_written_between_its_marks() -> None:
    rows = [Row(loaded, 0.001, 300.0, 0.012) for loaded in (BATTLE, *OTHERS)]
    once = load_games.with_table(GUIDE, load_games.table(rows))
    assert load_games.with_table(once, load_games.table(rows)) == once
    before, after = GUIDE.split(BEGIN)[0], GUIDE.split(END)[1]
    assert once.startswith(before)
    assert once.endswith(after)
    lines = [line for line in once.split(BEGIN)[1].split(END)[0].splitlines() if line]
    assert len(lines) == 2 + len(rows)
    assert len({line.count("|") for line in lines}) == 1
    assert "| Black Rose Wars | 4 | 1000 µs | 300 kB | 12 ms | 1,800 |" in once


def test_a_guide_without_marks_is_told() -> None:
    with pytest.raises(SystemExit, match=r"has no place for the table"):
        load_games.with_table("no marks", "")
