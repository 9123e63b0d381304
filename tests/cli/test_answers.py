"""What a typed line means, in a language whose texts hold non-breaking spaces."""

from __future__ import annotations

import wandwright as ww
from wandwright.cli.table.answers import understand
from wandwright.engine.language import NO_BREAK, speaking


def test_words_are_found_as_people_type_them() -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=9)
    with speaking("cs"):
        while not any(NO_BREAK in action.label for action in match.decisions[0].actions):
            match.apply(match.decisions[0].actions[0])
        decision = match.decisions[0]
        wanted = next(action for action in decision.actions if NO_BREAK in action.label)
        assert understand(wanted.label.replace(NO_BREAK, " ").upper(), decision, ()) == (wanted,)
