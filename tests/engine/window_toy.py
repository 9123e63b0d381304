"""The toy game with a chance to step in: while the winner is asked whether to look, the others may shout for a coin.

Nobody waits for a shout. It costs the lowest coin of a hand, and the question opens anew after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import pytest

from tests.engine.conftest import ToyEntry
from tests.engine.toy import Toy
from tests.engine.toy_rules import AWARD, LOOK, ToyState, award
from wandwright.engine.matches import games
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.answers import Fixed
from wandwright.engine.questions.lanes import FIRST, together
from wandwright.engine.questions.questions import Plain, Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.events import note
from wandwright.engine.state.state import Frame

WINDOW: Final = 6
SHOUT: Final = 7


def award_and_open(state: ToyState, frame: Frame) -> None:
    """After the prize is given, the winner's question becomes a window for the others."""
    award(state, frame)
    if state.stack[-1][0] == LOOK:
        _, winner, prize = state.stack.pop()
        state.stack.append((WINDOW, winner, prize))


def open_window(state: ToyState, frame: Frame) -> None:
    _, winner, prize = frame
    others = tuple(Plain(SHOUT, seat, prize) for seat in range(len(state.hand)) if seat != winner)
    state.stack.append(together(FIRST, (Plain(LOOK, winner, prize), *others)))


def list_shout(state: ToyState, question: Plain) -> list[int]:
    """How many coins a hand has is open to all; which is not."""
    return [0] if state.hand[question.seat] else []


def answer_shout(state: ToyState, question: Plain, option: int) -> None:
    _, seat, prize = question
    coin, *rest = sorted(state.hand[seat])
    state.hand[seat] = tuple(rest)
    state.spent[seat] += (coin,)
    state.revealed += 1
    note(state, "shouts", seat, 1, coin, prize)
    winner = next(owner for owner, won in enumerate(state.won) if prize in won)
    state.stack.append((WINDOW, winner, prize))


class WindowToy(Toy):
    """The toy with the window."""

    texts: ClassVar[Mapping[str, str]] = {
        **Toy.texts,
        "prompt-shout": "{who}: shout?",
        "label-shout": "Shout",
        "event-shouts": "{who} shouts with {card}",
    }

    def make_rules(self) -> Rules:
        rules = super().make_rules()
        rules.steps[AWARD] = award_and_open
        rules.register_step(WINDOW, "window", open_window)
        shout = Question(SHOUT, "shout", Fixed((("shout", "label-shout"),)), rule="R2", optional=True)
        rules.register_question(shout, list_shout, answer_shout)
        return rules


def install(patch: pytest.MonkeyPatch) -> WindowToy:
    """Let `wandwright.game("toy")` find it, as it finds every installed game."""
    game = WindowToy()
    found = {**games.installed(), "toy": ToyEntry(game)}
    patch.setattr(games, "installed", lambda: found)
    patch.setattr(games, "_load", lambda name: found[name].load())
    return game


def open_a_window(seats: int = 3, coins: int = 2) -> Match:
    """A match in which seat 0 has won the first prize and is asked; every other seat has a coin left to shout with."""
    for seed in range(1000):
        match = WindowToy().start(seats=seats, seed=seed, options={"coins": coins})
        for seat in range(seats):
            match.apply(match.decisions[0].actions[-1], seat)
        if match.decisions[0].seat == 0:
            return match
    raise AssertionError("no seed lets seat 0 win the first prize")
