"""Stable text for answers, and what they are about: `travel hogsmeade`, `assign purple:courage2 to grawp`."""

from __future__ import annotations

from wandwright.engine.answers import Target
from wandwright.engine.keys import shown_key
from wandwright.engine.questions import Plain
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dice
from wandwright.games.death_eaters_rising.rules.harm import exposed
from wandwright.games.death_eaters_rising.state import RisingState


def face_text(symbol: int, count: int) -> str:
    return v.SYMBOLS[symbol] + (str(count) if count > 1 else "")


def die_text(state: RisingState, code: int) -> str:
    """What a die shows: purple:courage2."""
    colour, face = divmod(code, steps.PER_COLOUR)
    return f"{v.COLORS[colour]}:{face_text(*state.box.faces[colour][face])}"


def target_text(state: RisingState, target: int) -> str:
    """A card, or an ability of the headquarters by its number."""
    if target >= steps.HEADQUARTERS:
        return f"{state.box.ids[target_card(state, target)]} {target - steps.HEADQUARTERS + 1}"
    return state.box.ids[target]


def target_card(state: RisingState, target: int) -> int:
    """The card that a target is on."""
    return state.headquarters[state.active] if target >= steps.HEADQUARTERS else target


# What an answer is about.


def card(state: RisingState, number: int, part: int | None = None) -> Target:
    return Target("card", shown_key(state, number), state.box.ids[number], part=part)


def spot(state: RisingState, target: int) -> Target:
    """Where a die or a symbol goes."""
    part = target - steps.HEADQUARTERS + 1 if target >= steps.HEADQUARTERS else None
    return card(state, target_card(state, target), part)


def equal_dice(found: list[int]) -> tuple[Target, ...]:
    """Dice that mean the same answer."""
    return (Target("die", found[0], also=tuple(found[1:])),) if found else ()


def dice_showing(state: RisingState, code: int, without: tuple[int, ...] = ()) -> tuple[Target, ...]:
    return equal_dice([die for die in dice.pool(state) if dice.shown(state, die) == code and die not in without])


def dice_of(state: RisingState, colour: int, place: int) -> tuple[Target, ...]:
    colours = state.box.die_colour
    return equal_dice([die for die, at in enumerate(state.die_place) if at == place and colours[die] == colour])


def tokens_of(state: RisingState, seat: int, kind: int) -> tuple[Target, ...]:
    """The equal spell tokens that a seat holds."""
    first, *others = [token for token in state.tokens[seat] if state.box.definition[token] == kind]
    also = tuple(shown_key(state, token) for token in others)
    return (Target("card", shown_key(state, first), state.box.ids[first], also),)


# Phase 3.


def notation_act(state: RisingState, question: Plain, answer: int) -> str:
    """The text of an action of phase 3."""
    box = state.box
    if answer == steps.ROLL:
        return "roll"
    if answer >= steps.ASSIGN:
        target, code = divmod(answer - steps.ASSIGN, steps.PER_TARGET)
        return f"assign {die_text(state, code)} to {target_text(state, target)}"
    if answer >= steps.RELOCATE:
        return f"relocate {v.COLORS[answer - steps.RELOCATE]}"
    if answer >= steps.DISCARD:
        return f"discard {die_text(state, answer - steps.DISCARD)}"
    if answer >= steps.CAST:
        return f"cast {box.definitions[answer - steps.CAST].id}"
    return f"use {box.ids[answer - steps.USE]}"


def targets_act(state: RisingState, question: Plain, answer: int) -> tuple[Target, ...]:
    """A die that is taken in hand, and the card that it goes to; or the card that is used or cast."""
    if answer == steps.ROLL:
        return ()
    if answer >= steps.ASSIGN:
        target, code = divmod(answer - steps.ASSIGN, steps.PER_TARGET)
        return (*dice_showing(state, code), spot(state, target))
    if answer >= steps.RELOCATE:
        given = dice_of(state, answer - steps.RELOCATE, steps.IN_POOL)
        return (*given, card(state, state.box.locations[state.voldemort]))
    if answer >= steps.DISCARD:
        return (*dice_showing(state, answer - steps.DISCARD), Target("pile", "aside"))
    if answer >= steps.CAST:
        return tokens_of(state, question.seat, answer - steps.CAST)
    return (card(state, answer - steps.USE),)


notation_first_call = notation_spell = notation_last_call = notation_act
targets_first_call = targets_spell = targets_last_call = targets_act


# The other questions.


def notation_travel(state: RisingState, question: Plain, answer: int) -> str:
    return f"travel {state.box.ids[state.box.locations[answer]]}"


def targets_travel(state: RisingState, question: Plain, answer: int) -> tuple[Target, ...]:
    return (card(state, state.box.locations[answer]),)


def notation_cleanse(state: RisingState, question: steps.Amount, answer: int) -> str:
    return f"cleanse {state.box.ids[state.box.locations[answer]]}"


def notation_corrupt(state: RisingState, question: steps.Amount, answer: int) -> str:
    return f"corrupt {state.box.ids[exposed(state, answer)]}"


def targets_corrupt(state: RisingState, question: steps.Amount, answer: int) -> tuple[Target, ...]:
    return (card(state, exposed(state, answer)),)


targets_cleanse = targets_corrupt


def targets_colour(state: RisingState, question: steps.Colours, answer: int) -> tuple[Target, ...]:
    return dice_of(state, answer, steps.SUPPLY)


def targets_lose_die(state: RisingState, question: Plain, answer: int) -> tuple[Target, ...]:
    return dice_of(state, answer, steps.IN_POOL)


def notation_reroll(state: RisingState, question: steps.Rerolls, answer: int) -> str:
    return f"reroll {die_text(state, answer)}"


def targets_reroll(state: RisingState, question: steps.Rerolls, answer: int) -> tuple[Target, ...]:
    return dice_showing(state, answer, question.done)


def notation_change_die(state: RisingState, question: steps.Changes, answer: int) -> str:
    return f"turn {die_text(state, answer)}"


def targets_change_die(state: RisingState, question: steps.Changes, answer: int) -> tuple[Target, ...]:
    return dice_showing(state, answer, question.done)


def notation_change_face(state: RisingState, question: steps.Face, answer: int) -> str:
    colour = question.shown // steps.PER_COLOUR
    return f"show {face_text(*state.box.faces[colour][answer])}"


def targets_change_face(state: RisingState, question: steps.Face, answer: int) -> tuple[Target, ...]:
    """A face of the die that is turned."""
    return (Target("die", question.die, part=answer + 1),)


def notation_place_symbol(state: RisingState, question: steps.Symbol, answer: int) -> str:
    return f"on {target_text(state, answer)}"


def targets_place_symbol(state: RisingState, question: steps.Symbol, answer: int) -> tuple[Target, ...]:
    return (spot(state, answer),)
