"""Casting spell tokens: which would do something, and casting one (R66, R67)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising.chapters.board.abilities import take_effect
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.tokens.supply import take_from
from wandwright.games.death_eaters_rising.state import RisingState


def list_casts(state: RisingState, seat: int) -> list[int]:
    """R66, R67: the tokens of a seat that would do something now, equal ones once."""
    found: list[int] = []
    for token in state.tokens[seat]:
        answer = steps.CAST + state.box.definition[token]
        if answer not in found and state.box.programs.is_useful(state, seat, state.box.effect[token]):
            found.append(answer)
    return found


def cast(state: RisingState, seat: int, kind: int) -> None:
    """R66: a token takes effect and lies face up among the used ones."""
    token = take_from(state, seat, kind)
    state.cast = 1
    note(state, "casts", seat, 0, token, NO_CARD)
    take_effect(state, state.box.effect[token], seat, token)
