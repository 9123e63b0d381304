"""Set-up (R10 to R18)."""

from __future__ import annotations

from typing import Any

from wandwright.engine.chance import first_number, pick, shuffle
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.state import RisingState


def set_up(box: Box, seed: int, script: dict[int, Any] | None) -> RisingState:
    """The position before the first turn."""
    state = RisingState(box)
    state.begin()
    state.script = script
    state.streams = [first_number(seed, name) for name in steps.STREAMS]
    lay_out_board(state)
    lay_out_players(state)
    deal_characters(state)
    clear_turn(state)
    state.stack = [(steps.BEGIN_TURN,)]
    return state


def lay_out_board(state: RisingState) -> None:
    """R10, R11, R17: Voldemort faces any location; the two places of each lie in any order."""
    box = state.box
    state.voldemort = pick(state, steps.SETUP_STREAM, steps.LOCATIONS)
    state.places = [shuffle(state, steps.SETUP_STREAM, places, box.definition) for places in box.places]
    state.corruption = [0] * steps.LOCATIONS
    state.villain = ()
    state.voldemort_damage = 0
    state.corrupted = ()
    state.hospital = ()
    state.azkaban = ()
    state.removed = ()


def lay_out_players(state: RisingState) -> None:
    """R12, R13, R18: a headquarters and one starter each; the spell tokens are mixed."""
    box = state.box
    state.teams = [(card,) for card in box.starters]
    state.tokens = [()] * box.seats
    state.headquarters = list(box.headquarters)
    state.supply = shuffle(state, steps.TOKENS_STREAM, box.tokens, box.definition)
    state.used_tokens = ()
    state.drawn = ()
    state.active = pick(state, steps.SETUP_STREAM, box.seats) if box.chance_begins else 0


def deal_characters(state: RisingState) -> None:
    """R14, R15, R16: three characters at each location; only then does Voldemort go into the middle of the deck."""
    box = state.box
    everybody = tuple([card for card in (*box.wizards, *box.death_eaters) if card not in box.starters])
    deck = shuffle(state, steps.DECK_STREAM, everybody, box.definition)
    slots = steps.LOCATIONS * steps.CHARACTERS
    state.characters = list(deck[:slots])
    rest = deck[slots:]
    middle = len(rest) // 2
    state.deck = (*rest[:middle], box.voldemort, *rest[middle:])
    state.damage = [0] * len(box.ids)


def clear_turn(state: RisingState) -> None:
    """No turn has begun yet; all dice are in the supply."""
    dice = len(state.box.die_colour)
    state.die_place = [steps.SUPPLY] * dice
    state.die_face = [0] * dice
    state.turn = 0
    state.phase = steps.TRAVELLING
    state.mission = steps.NO_MISSION
    state.covered = ()
    state.used = ()
    state.lost_dice = ()
    state.dealt = 0
    state.committed = 0
    state.rolls = 0
    state.cast = 0
    state.recruits = ()
    state.passed = ()
