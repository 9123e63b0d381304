"""Chapters say what they add, once, and later ones join in by hooks."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.toys.chaptered import CHAPTERS
from wandwright.engine.rules.hooks import joined
from wandwright.engine.rules.rules import Rules


class Hooks:
    gifts: tuple[Callable[[Any], int], ...]
    unused: tuple[Callable[[Any], None], ...]


def test_a_game_has_what_its_chapters_declare_in_their_order() -> None:
    assert [chapter.name for chapter in CHAPTERS] == ["early", "late"]
    assert [field.name for field in CHAPTERS.fields] == ["coins"]
    assert [question.name for question in CHAPTERS.questions] == ["ask"]
    assert CHAPTERS.steps == {2: "deal", 4: "bless"}


def test_functions_are_found_in_the_modules_of_the_chapters() -> None:
    rules = Rules(CHAPTERS.steps, CHAPTERS.questions, CHAPTERS.modules)
    assert rules.names[2:] == ["deal", "ask", "bless"]
    assert rules.steps[4].__module__ == "tests.toys.chaptered.late.rules"


def test_a_chapter_joins_in_where_it_is_played() -> None:
    long, short = SimpleNamespace(is_long=True), SimpleNamespace(is_long=False)
    assert [gift(None) for gift in CHAPTERS.hooks(Hooks, long).gifts] == [7]
    assert CHAPTERS.hooks(Hooks, short).gifts == ()
    assert CHAPTERS.hooks(Hooks, long).unused == ()


def test_joining_in_at_a_hook_that_is_not_there_is_told() -> None:
    module = ModuleType("strange")
    exec("def elsewhere(state): ...", vars(module))
    vars(module)["elsewhere"].__module__ = "strange"
    with pytest.raises(ValueError, match=r"strange joins in at 'elsewhere', but the hooks are gifts, unused\."):
        joined(Hooks, [module])


def test_a_function_from_elsewhere_joins_in_only_by_the_name_of_a_hook() -> None:
    module = ModuleType("strange")
    exec("def elsewhere(state): return 5", vars(module))
    vars(module)["gifts"] = vars(module)["elsewhere"]
    vars(module)["elsewhere"].__module__ = "another"
    assert [gift(None) for gift in joined(Hooks, [module]).gifts] == [5]
