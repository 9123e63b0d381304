"""Which foes are in a match (R40a, R75)."""

from __future__ import annotations

from collections.abc import Collection

from wandwright.engine.state.chance import shuffle
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState


def foes_that_are_in(state: BattleState) -> tuple[int, ...]:
    """R75: the foes that the scenario names, and as many of its pool as it says; the rest stays out."""
    box = state.box
    drawn = shuffle(state, v.VILLAINS_STREAM, box.pool, box.definition) if box.pool else ()
    state.pool = drawn[box.scenario.random :]
    return (*box.villains, *drawn[: box.scenario.random])


def put_named_in(state: BattleState, kept: Collection[int]) -> None:
    """A guess may have put a named foe among those that were not drawn: it changes places with one that was.

    kept  the foes that the seat remembers where they lie
    """
    named = state.box.villains
    for card in [card for card in state.pool if card in named]:
        other = next(one for one in state.villain_deck if one not in named and one not in kept)
        state.pool = tuple([other if one == card else one for one in state.pool])
        state.villain_deck = tuple([card if one == other else one for one in state.villain_deck])
