"""What every match does."""

from __future__ import annotations

from typing import Any


def deal(state: Any, frame: Any) -> None:
    state.coins = sum(gift(state) for gift in state.box.hooks.gifts)


def answer_ask(state: Any, question: Any, answer: int) -> None:
    state.coins = 0
