"""`make mutations` finds its sites, changes one at a time, and knows a scenario that notices."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import cast

import pytest

import wandwright as ww
from tools import mutations
from wandwright.testkit.scenario import Scenario

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "def f(a, b):\n    if a < b and b:\n        a += 1\n    return a - b * 2\n"


def test_every_comparison_boolean_and_sum_is_a_site() -> None:
    found = {(line, before, after) for _, line, before, after in mutations.sites_in(SOURCE)}
    assert found == {
        (2, "a < b and b", "a < b or b"),
        (2, "a < b", "a <= b"),
        (3, "a += 1", "a -= 1"),
        (4, "a - b * 2", "a + b * 2"),
    }


def test_one_site_is_changed_and_nothing_else() -> None:
    for number, _, before, after in mutations.sites_in(SOURCE):
        changed = mutations.mutated(SOURCE, number)
        assert changed == SOURCE.replace(before, after)


def test_every_game_has_sites_in_its_rules_and_effects() -> None:
    found = mutations.sites(ROOT)
    assert {site.game for site in found} == set(ww.games())
    assert len(found) > 300
    assert {site.game for site in mutations.sites(ROOT, "hogwarts-battle")} == {"hogwarts-battle"}
    assert any(site.module.name == "effects.py" for site in found)


def test_a_seed_draws_the_same_sites_wherever_they_move_and_whatever_else_is_there() -> None:
    found = mutations.sites(ROOT)
    drawn = mutations.draw(found, 1, 20)
    assert len(set(drawn)) == 20
    assert set(drawn) != set(mutations.draw(found, 2, 20))
    others = [site for site in found if site not in drawn]
    moved = [site._replace(number=site.number + 1, line=site.line + 9) for site in [*others[::2], *drawn]]
    assert [(site.module, site.before) for site in mutations.draw(moved, 1, 20)] == [
        (site.module, site.before) for site in drawn
    ]


def test_scenarios_are_played_up_to_the_first_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = {"game": "hogwarts-battle", "name": "right", "expect": {"active": 0}}
    wrong = {"game": "hogwarts-battle", "name": "wrong", "expect": {"active": 1}}
    stored = tmp_path / "stored"
    stored.write_bytes(pickle.dumps([("a.yaml", right), ("b.yaml", wrong), ("c.yaml", wrong)]))
    assert mutations.main(["--play", str(stored)]) == mutations.CAUGHT
    assert capsys.readouterr().out == "b.yaml, wrong (ScenarioFailed)\n"
    stored.write_bytes(pickle.dumps([("a.yaml", right)]))
    assert mutations.main(["--play", str(stored)]) == 0


def test_the_scenarios_of_a_game_are_all_there() -> None:
    found = mutations.documents(ROOT, "hogwarts-battle")
    assert len(found) > 1000
    assert all(document["game"] == "hogwarts-battle" for _, document in found)


def test_a_scenario_that_goes_round_in_circles_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def circle(scenario: Scenario) -> None:
        while True:
            scenario.name = scenario.name[:]

    monkeypatch.setattr(mutations, "SLOWEST_SCENARIO", 1)
    monkeypatch.setattr(Scenario, "run", circle)
    stored = tmp_path / "stored"
    stored.write_bytes(pickle.dumps([("a.yaml", {"game": "hogwarts-battle", "name": "round"})]))
    assert mutations.main(["--play", str(stored)]) == mutations.CAUGHT
    assert capsys.readouterr().out == "a.yaml, round (TimeoutError)\n"


# What the bench runs beside the tests of a game, with nothing to find fault with.
ALWAYS_RUN = ("tests/testkit/test_playthrough.py", "tests/contract/test_counts.py")
PASSES = "def test_it() -> None:\n    assert True\n"
FAILS = "def test_it() -> None:\n    assert not 'always wrong'\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game, one rule and the tests that a bench runs."""
    root = tmp_path / "project"
    for name in mutations.COPIED:
        (root / name).mkdir(parents=True)
    rules = root / mutations.GAMES / "chess" / "chapters" / "pawns"
    rules.mkdir(parents=True)
    (rules / "moves.py").write_text("def is_free(a, b):\n    return a < b\n", encoding="utf-8")
    for place in (*ALWAYS_RUN, "tests/games/chess/test_pawns.py"):
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(PASSES, encoding="utf-8")
    return root


def test_tests_that_fail_without_any_change_are_refused(project: Path, tmp_path: Path) -> None:
    """They would count as having noticed every change that is made."""
    (project / "tests/games/chess/test_pawns.py").write_text(FAILS, encoding="utf-8")
    bench = mutations.Bench(project, tmp_path / "copy")
    with pytest.raises(mutations.Unsound, match=r"The tests of chess fail .* unchanged .*test_pawns.*\.$"):
        bench.try_unchanged("chess")
    mutations.Bench(project, tmp_path / "again", quick=True).try_unchanged("chess")


def test_scenarios_that_fail_without_any_change_are_refused(project: Path, tmp_path: Path) -> None:
    folder = project / "tests/games/chess/scenarios"
    folder.mkdir()
    text = "game: hogwarts-battle\nname: wrong\nexpect: {active: 1}\n"
    (folder / "wrong.yaml").write_text(text, encoding="utf-8")
    bench = mutations.Bench(project, tmp_path / "copy", quick=True)
    with pytest.raises(mutations.Unsound, match=r"The scenarios of chess fail .* unchanged .*wrong\.yaml.*\.$"):
        bench.try_unchanged("chess")


def test_no_site_is_tried_where_the_unchanged_tests_fail(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tests/games/chess/test_pawns.py").write_text(FAILS, encoding="utf-8")
    monkeypatch.setattr(mutations, "ROOT", project)
    assert mutations.main([]) == mutations.REFUSED
    shown = capsys.readouterr()
    assert "The tests of chess fail" in shown.err
    assert "noticed" not in shown.out


def test_what_nothing_notices_is_told(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutations, "ROOT", project)
    assert mutations.main([]) == 1
    assert "NOTICED BY NOTHING" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["tests/games/hogwarts_battle/test_drawn.py", "tests/games/test_welcome.py"])
def test_a_test_that_reads_the_page_finds_it_in_the_copy(place: str, tmp_path: Path) -> None:
    bench = mutations.Bench(ROOT, tmp_path / "copy")
    assert bench.notices([place], "a test") == ""


class Silent:
    """A bench on which nothing, something, or nothing in time notices a change."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def try_out(self, site: mutations.Site) -> str:
        if self.answer == "slow":
            raise mutations.Undecided("a test took more than 1 seconds")
        return self.answer


@pytest.mark.parametrize(
    ("answer", "noticed", "said"),
    [
        ("a scenario: here", True, "noticed by a scenario: here"),
        ("", False, "NOTICED BY NOTHING"),
        ("slow", False, "NOT DECIDED: a test took more than 1 seconds"),
    ],
)
def test_what_came_of_a_site_is_said(answer: str, noticed: bool, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    site = mutations.Site("chess", Path("rules", "pawns.py"), 0, 7, "a < b", "a <= b")
    assert mutations.report(cast(mutations.Bench, Silent(answer)), 1, site) == noticed
    assert capsys.readouterr().out == f"1. rules/pawns.py:7: a < b  ->  a <= b\n   {said}\n"
