"""Hooks: what the chapter on a turn puts into the box."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACQUIRE, ACT, PLAY


def unpack(box: Box) -> None:
    """The answers to what the hero does next, by cards; and the question itself, for each of the heroes."""
    box.play_answer = [PLAY + number for number in box.definition]
    box.acquire_answer = [ACQUIRE + number for number in box.definition]
    box.acting = tuple([Plain(ACT, seat, NO_CARD) for seat in range(box.seats)])
