"""Numbers of steps and answers: given by a tool, each to one name, and never to another one."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import wandwright as ww
from wandwright.content.card_game import CardGame
from wandwright.engine.rules.rules import FIRST_STEP

every_game = pytest.mark.parametrize("name", ww.games())


def card_game(name: str) -> CardGame:  # type: ignore[type-arg]  # any of them
    found = ww.game(name)
    assert isinstance(found, CardGame)
    return found


@every_game
def test_each_step_and_question_has_a_number_of_its_own(name: str) -> None:
    steps = json.loads((files(card_game(name).package) / "numbers.json").read_text("utf-8"))["steps"]
    assert len(set(steps.values())) == len(steps)
    assert min(steps.values()) >= FIRST_STEP


@every_game
def test_the_rules_know_every_step_under_its_number(name: str) -> None:
    game = card_game(name)
    named = json.loads((files(game.package) / "numbers.json").read_text("utf-8"))["steps"]
    assert {number: game.rules.names[number] for number in game.chapters.steps} == game.chapters.steps
    assert game.chapters.steps.items() <= {number: step for step, number in named.items()}.items()
    assert {question.number for question in game.chapters.questions} <= set(named.values())
