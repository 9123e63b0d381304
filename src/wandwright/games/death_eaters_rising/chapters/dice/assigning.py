"""Assigning dice to targets: at least one after each roll, or one is discarded (R34 to R38, R42)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.targets import Target, card_of, cover, open_targets
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.dice.pool import in_pool, shade
from wandwright.games.death_eaters_rising.chapters.dice.rolling import about_die, die_showing, roll_pool
from wandwright.games.death_eaters_rising.state import RisingState


def any_could_fit(state: RisingState, pool: list[int], targets: list[Target]) -> bool:
    """R42, A36: could any face of any die left match an open symbol in reach?"""
    box = state.box
    faces = 0
    for die in pool:
        faces |= box.can_show[box.die_colour[die]]
    for _, lacks in targets:
        for symbol, count in enumerate(lacks):
            if count and faces >> symbol & 1:
                return True
    return False


def list_assignments(state: RisingState, codes: list[int], targets: list[Target]) -> list[int]:
    """R34: each die that shows an open symbol of a card in reach."""
    faces = state.box.faces
    legal: list[int] = []
    for code in codes:
        symbol = faces[code // v.PER_COLOUR][code % v.PER_COLOUR][0]
        for target, lacks in targets:
            if lacks[symbol]:
                legal.append(steps.ASSIGN + target * v.PER_TARGET + code)
    return legal


def list_after_roll(state: RisingState, codes: list[int], legal: list[int]) -> None:
    """R35, R36: roll again once a die is assigned; until then one die may be discarded instead (A25)."""
    if state.committed or not codes:
        legal.append(steps.ROLL)
    else:
        legal += [steps.DISCARD + code for code in codes]


def assign(state: RisingState, code: int, target: int) -> None:
    """R34, R37, R38: the die lies on the card until the end of the turn."""
    die = die_showing(state, code)
    colour, face = divmod(code, v.PER_COLOUR)
    symbol, count = state.box.faces[colour][face]
    state.die_place[die] = v.ON_CARD + target
    state.committed = 1
    card = card_of(state, target)
    if state.events is not None:
        note(state, "assigns", state.active, 1, card, NO_CARD, about_die(colour, face))
    cover(state, target, symbol, count)


def discard(state: RisingState, code: int) -> None:
    """R35, R36: one die is out for this turn, and the others are rolled again if one of them could still fit (R42)."""
    lay_aside(state, die_showing(state, code))
    left = in_pool(state)
    if left and any_could_fit(state, left, open_targets(state)):
        roll_pool(state)


def lay_aside(state: RisingState, die: int) -> None:
    """A die that was rolled is discarded; one that was gained and never rolled shows nothing: it is only set aside."""
    state.die_place[die] = v.ASIDE
    if state.events is None:
        return
    colour, face = state.box.die_colour[die], state.die_face[die]
    if face:
        note(state, "discards_die", state.active, 1, NO_CARD, NO_CARD, about_die(colour, face - 1))
    else:
        note(state, "loses_die", state.active, 1, NO_CARD, NO_CARD, shade(colour))


def stop(state: RisingState) -> None:
    """A26, R42: all dice left are discarded."""
    for die in in_pool(state):
        lay_aside(state, die)
