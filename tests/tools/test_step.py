"""A step of the set-up says what it is at, and shows what went wrong."""

from __future__ import annotations

import sys

import pytest

from tools import step


def test_a_step_tells_its_beginning_and_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.run("The page", [sys.executable, "-c", "print('much to read')"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "The page ..."
    assert shown[-1].startswith("The page: done in ")
    assert "much to read" not in "".join(shown)


def test_a_long_step_tells_what_it_is_at(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step, "PAUSE_SECONDS", 0.05)
    waits = "print('Collecting owls', flush=True); import time; time.sleep(1)"
    assert step.run("Packages", [sys.executable, "-c", waits]) == 0
    assert "s: Collecting owls" in capsys.readouterr().out


def test_a_step_that_fails_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.run("Packages", [sys.executable, "-c", "print('no owl'); raise SystemExit(3)"]) == 3
    assert "no owl" in capsys.readouterr().err
