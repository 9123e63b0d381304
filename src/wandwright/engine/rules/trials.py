"""Answers tried in a world, several times where chance has a part in them.

The world is a guess that whoever plays a seat has drawn. Its first trial is the world as it is; in the others chance
falls differently, so that no answer hangs on a die that only this world would roll.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar, cast

from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import STREAM_BYTES
from wandwright.engine.state.state import State

S = TypeVar("S", bound=State)


def outlook(
    rules: Rules,
    world: S,
    index: int,
    answer: int,
    follow: Callable[[Rules, S], None],
    evaluate: Callable[[S, int], float],
    trials: int,
) -> float:
    """How good the position looks to who answers so, once `follow` has come to its end; on average over the trials."""
    seat: int = rules.open_questions(world)[index][0][1]
    total = 0.0
    for trial in range(trials):
        after = cast(S, world.copy())
        if trial:
            change_fate(after, trial)
        before = after.streams[:]
        rules.apply_to(after, index, answer)
        follow(rules, after)
        total += evaluate(after, seat)
        if trial == 0 and after.streams == before:
            return total
    return total / trials


def change_fate(state: State, trial: int) -> None:
    """Other chance from here on; the same for the same world and trial."""
    key = trial.to_bytes(STREAM_BYTES, "big")
    state.streams = [blake2b(stream, key=key, digest_size=STREAM_BYTES).digest() for stream in state.streams]


def is_certain(before: State, after: State) -> bool:
    """Neither chance nor a hidden card had a part in what led from one position to the other."""
    return after.streams == before.streams and after.revealed == before.revealed
