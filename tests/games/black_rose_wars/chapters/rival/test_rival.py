"""What the Rival answers."""

from __future__ import annotations

from typing import cast

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.rival.rules import preferred
from wandwright.games.black_rose_wars.game import BlackRoseWars
from wandwright.games.black_rose_wars.state import RoseState


def test_r226_places_of_set_cards_are_not_taken_for_models() -> None:
    """Your Evocation has the number of the Rival's fifth place; of its Protections it still uses the first."""
    state = cast(RoseState, BlackRoseWars().start(seats=1, seed=1, options={"solo": "rival"}).state)
    state.evocation[0], state.evocation_room[0] = 0, 1
    legal = [1, v.FIRST_EVOCATION]
    assert preferred(state, Plain(combat.PROTECT, state.box.rival, NO_CARD), legal) == 1
    assert preferred(state, Plain(combat.STRIKE_WHOM, state.box.rival, NO_CARD), legal) == v.FIRST_EVOCATION
