"""The scenarios and the citations of a game's tests, read once in a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.testkit.citations import Citations, letters_of, read_citations
from wandwright.testkit.shelf import Shelf

TESTS = Path(__file__).resolve().parent


@cache
def shelf(name: str) -> Shelf:
    """The scenario files of a game."""
    return Shelf(tests_of(name) / "scenarios")


@cache
def citations(name: str) -> Citations:
    """What the tests of a game cite."""
    return read_citations(tests_of(name), letters_of(ww.game(name).rulebook()), shelf(name))


def tests_of(name: str) -> Path:
    return TESTS / name.replace("-", "_")


def each_file(name: str) -> pytest.MarkDecorator:
    """A test for each scenario file of a game."""
    found = shelf(name)
    return pytest.mark.parametrize("path", [pytest.param(path, id=found.name(path)) for path in found.files])
