"""Stable text for answers: `travel hogsmeade`, `assign purple:courage2 to bellatrix_lestrange`, `cast gain_red_die`."""

from __future__ import annotations

from wandwright.engine.state import Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules.harm import exposed
from wandwright.games.death_eaters_rising.state import RisingState

# Questions whose answers name a card, a kind of token, a location, a colour or a die.
CARD_VERBS = {
    steps.ORDER: "resolve",
    steps.HEAL: "heal",
    steps.HIT: "hit",
    steps.SWAP_MINE: "give",
    steps.SWAP_THEIRS: "give",
}
TOKEN_VERBS = {steps.DROP_TOKEN: "drop", steps.KEEP_TOKEN: "keep"}
LOCATION_VERBS = {steps.TRAVEL: "travel", steps.CLEANSE: "cleanse"}
COLOUR_VERBS = {steps.COLOUR: "take", steps.LOSE_DIE: "lose"}
DIE_VERBS = {steps.REROLL: "reroll", steps.CHANGE_DIE: "turn"}
ACTING = frozenset({steps.ACT, steps.FIRST_CALL, steps.SPELL, steps.LAST_CALL})
FIXED = {steps.ROLL: "roll", steps.STOP: "stop", steps.END: "end turn", steps.LET_END: "pass"}

ALL_VERBS = frozenset(
    {"roll", "stop", "end", "pass", "use", "cast", "discard", "relocate", "assign", "corrupt", "show", "on", "with"}
    | {"no"}
    | {verb for verbs in (CARD_VERBS, TOKEN_VERBS, LOCATION_VERBS, COLOUR_VERBS, DIE_VERBS) for verb in verbs.values()}
)


def face_text(symbol: int, count: int) -> str:
    return v.SYMBOLS[symbol] + (str(count) if count > 1 else "")


def die_text(state: RisingState, code: int) -> str:
    """What a die shows: purple:courage2."""
    colour, face = divmod(code, steps.PER_COLOUR)
    return f"{v.COLORS[colour]}:{face_text(*state.box.faces[colour][face])}"


def target_text(state: RisingState, target: int) -> str:
    """A card, or an ability of the headquarters by its number."""
    if target >= steps.HEADQUARTERS:
        return f"{target_card(state, target)} {target - steps.HEADQUARTERS + 1}"
    return state.box.ids[target]


def target_card(state: RisingState, target: int) -> str:
    """The id of the card that a target is on."""
    return state.box.ids[state.headquarters[state.active] if target >= steps.HEADQUARTERS else target]


def notation(state: RisingState, question: Frame, option: int) -> str:
    """The text of one answer to a question."""
    kind: int = question[0]
    box = state.box
    if kind in ACTING:
        return act_notation(state, option)
    if kind in CARD_VERBS:
        return f"{CARD_VERBS[kind]} {'nobody' if option == steps.NOBODY_HEALED else box.ids[option]}"
    if kind in TOKEN_VERBS:
        return f"{TOKEN_VERBS[kind]} {box.definitions[option].id}"
    if kind in LOCATION_VERBS:
        return f"{LOCATION_VERBS[kind]} {box.ids[box.locations[option]]}"
    if kind in COLOUR_VERBS:
        return f"{COLOUR_VERBS[kind]} {v.COLORS[option]}"
    if option == steps.NO_MORE:
        return "no more"
    if kind in DIE_VERBS:
        return f"{DIE_VERBS[kind]} {die_text(state, option)}"
    if kind == steps.CORRUPT:
        return f"corrupt {box.ids[exposed(state, option)]}"
    if kind == steps.CHANGE_FACE:
        colour = question[3] // steps.PER_COLOUR
        return f"show {face_text(*box.faces[colour][option])}"
    # A team is called by the wizard it began with.
    name = target_text(state, option) if kind == steps.PLACE_SYMBOL else box.ids[box.starters[option]]
    return f"{'on' if kind == steps.PLACE_SYMBOL else 'with'} {name}"


def act_notation(state: RisingState, option: int) -> str:
    """The text of an action of phase 3."""
    box = state.box
    if option in FIXED:
        return FIXED[option]
    if option >= steps.ASSIGN:
        target, code = divmod(option - steps.ASSIGN, steps.PER_TARGET)
        return f"assign {die_text(state, code)} to {target_text(state, target)}"
    if option >= steps.RELOCATE:
        return f"relocate {v.COLORS[option - steps.RELOCATE]}"
    if option >= steps.DISCARD:
        return f"discard {die_text(state, option - steps.DISCARD)}"
    if option >= steps.CAST:
        return f"cast {box.definitions[option - steps.CAST].id}"
    return f"use {box.ids[option - steps.USE]}"


def subject_card(state: RisingState, question: Frame, option: int) -> str | None:
    """The id of the card an answer is about."""
    kind: int = question[0]
    box = state.box
    if kind in ACTING:
        return act_card(state, option)
    if kind in CARD_VERBS:
        return None if option == steps.NOBODY_HEALED else box.ids[option]
    if kind in TOKEN_VERBS:
        return box.definitions[option].id
    if kind == steps.TRAVEL:
        return box.ids[box.locations[option]]
    if kind in (steps.CLEANSE, steps.CORRUPT):
        return box.ids[exposed(state, option)]
    return target_card(state, option) if kind == steps.PLACE_SYMBOL else None


def act_card(state: RisingState, option: int) -> str | None:
    box = state.box
    if option >= steps.ASSIGN:
        return target_card(state, (option - steps.ASSIGN) // steps.PER_TARGET)
    if option >= steps.RELOCATE:
        return box.ids[box.locations[state.voldemort]]
    if steps.CAST <= option < steps.DISCARD:
        return box.definitions[option - steps.CAST].id
    if steps.USE <= option < steps.CAST:
        return box.ids[option - steps.USE]
    return None
