"""`wandwright games`, `rules` and `bench`."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell
from wandwright.cli import checkout, docs, rules
from wandwright.engine.matches.games import Game


def test_games_lists_every_option_with_its_help(shell: Shell) -> None:
    run = shell("games")
    assert run.code == 0
    told = " ".join(run.out.split())
    for name in ww.games():
        for option in ww.game(name).options():
            # A text that only a campaign writes is no choice of a player.
            assert option.longest or (option.name in told and option.help in told)
    assert "greedy" in told


def test_one_game(shell: Shell) -> None:
    assert "hogwarts-battle: Hogwarts Battle, 2 to 5 seats" in shell("games", GAME).out


def test_the_whole_rulebook(shell: Shell) -> None:
    run = shell("rules", GAME)
    assert run.code == 0
    told = " ".join(run.out.split())
    for number, chapter, text in ww.game(GAME).rulebook():
        assert number in told
        assert chapter in told
        assert text in told
    assert max(len(line) for line in run.lines()) <= 100


def test_rules_by_number(shell: Shell) -> None:
    lines = shell("rules", GAME, "r24", "R3").lines()
    assert [line.split()[0] for line in lines if line.startswith("  R")] == ["R3", "R24"]


def test_parts_of_rules_and_rulings_are_asked_for_by_number_too() -> None:
    book = (("R8", "End", "Losing."), ("R8a", "End", "One way, see A3."), ("A3", "Rulings", "As we read R8a."))
    stand_in = cast(Game, SimpleNamespace(rulebook=lambda: book, rule_text=lambda rule: rule))
    assert [number for number, _, _ in rules.select(stand_in, ["a3", "r8A"])] == ["R8a", "A3"]
    assert [number for number, _, _ in rules.select(stand_in, ["R8"])] == ["R8"]
    assert [number for number, _, _ in rules.select(stand_in, ["see", "A3"])] == ["R8a"]


def test_rules_by_words(shell: Shell) -> None:
    run = shell("rules", GAME, "Stunned", "control")
    assert [line.split()[0] for line in run.lines() if line.startswith("  R")] == ["R24"]
    assert shell("rules", GAME, "stunned control").out == run.out


def test_words_that_no_rule_has(shell: Shell) -> None:
    run = shell("rules", GAME, "broomstick")
    assert run.code == 1
    assert "Try fewer or other words" in run.out


def test_rules_without_a_game(shell: Shell) -> None:
    assert shell("rules").code == 2


def test_pages_are_checked_and_written(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "docs" / "coverage.md"
    stale = ["docs/coverage.md is not fresh", "docs/coverage.md has a gap"]
    monkeypatch.setattr(rules, "find_checkout", lambda: tmp_path)
    monkeypatch.setattr(docs, "check_docs", lambda root: list(stale) if root == tmp_path else [])
    monkeypatch.setattr(docs, "write_docs", lambda root: [page] if stale and root == tmp_path else [])
    run = shell("rules", "--check-docs")
    assert run.code == 1
    assert run.lines() == stale
    assert shell("rules", "--write-docs") == (0, "Written: docs/coverage.md\n", "")
    stale.clear()
    assert shell("rules", "--check-docs") == (
        0,
        "The generated pages are fresh, and every rule and card has its tests.\n",
        "",
    )
    assert shell("rules", "--write-docs") == (0, "The generated pages were fresh already.\n", "")


def test_bench_passes_its_flags_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def run(command: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        started.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert shell("bench", "--quick", "--game", GAME).code == 1
    assert shell("bench", "--flags").code == 1
    assert [command[2:] for command in started] == [["--quick", "--game", GAME], ["--help"]]
    assert Path(started[0][1]).is_file()


def test_what_needs_a_checkout_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "a" / "b" / "c" / "d" / "checkout.py"))
    monkeypatch.chdir(tmp_path)
    for arguments in (("bench",), ("rules", "--check-docs"), ("rules", "--write-docs")):
        run = shell(*arguments)
        assert run.code == 2
        assert "checkout of Wandwright" in run.err
