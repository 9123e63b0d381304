"""Set-up: the board, the players and the characters before the first turn (R10 to R18)."""

from __future__ import annotations

from wandwright.engine.state.chance import begin_chance, roll, shuffle
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.state import RisingState


def set_up(box: Box, seed: int, script: dict[int, object] | None) -> RisingState:
    """The position before the first turn: what is not laid out here is empty, all dice are in the supply."""
    state = RisingState(box)
    state.begin()
    state.script = script
    begin_chance(state, seed, v.STREAMS, len(box.ids))
    lay_out_board(state)
    lay_out_players(state)
    deal_characters(state)
    for join in box.hooks.match_begins:
        join(state)
    return state


def lay_out_board(state: RisingState) -> None:
    """R10, R11, R17: Voldemort faces any location; the two places of each lie in any order."""
    box = state.box
    state.voldemort = roll(state, v.SETUP_STREAM, v.LOCATIONS)
    state.places = [shuffle(state, v.SETUP_STREAM, places, box.definition) for places in box.places]


def lay_out_players(state: RisingState) -> None:
    """R12, R13, R18: a headquarters and one starter each; the spell tokens are mixed."""
    box = state.box
    state.teams = [(card,) for card in box.starters]
    state.headquarters = list(box.headquarters)
    state.supply = shuffle(state, v.TOKENS_STREAM, box.tokens, box.definition)
    state.active = roll(state, v.SETUP_STREAM, box.seats) if box.chance_begins else 0


def deal_characters(state: RisingState) -> None:
    """R14, R15, R16: three characters at each location; only then does Voldemort go into the middle of the deck."""
    box = state.box
    everybody = tuple([card for card in (*box.wizards, *box.death_eaters) if card not in box.starters])
    deck = shuffle(state, v.DECK_STREAM, everybody, box.definition)
    slots = v.LOCATIONS * v.CHARACTERS
    state.characters = list(deck[:slots])
    rest = deck[slots:]
    middle = len(rest) // 2
    state.deck = (*rest[:middle], box.voldemort, *rest[middle:])
