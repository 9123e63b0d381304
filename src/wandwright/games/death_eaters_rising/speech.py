"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from wandwright.content.messages import capital
from wandwright.engine.events import Event
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Cost, Library
from wandwright.games.death_eaters_rising.rules import assigning, dice, harm, reach
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.text import MESSAGES, Names, clauses_text, plain_name, spoken_name

PLAIN_PROMPTS: Final = {
    steps.TRAVEL: "prompt-travel",
    steps.CORRUPT: "prompt-corrupt",
    steps.DROP_TOKEN: "prompt-drop-token",
    steps.LOSE_DIE: "prompt-lose-die",
    steps.SPELL: "prompt-spell",
    steps.FIRST_CALL: "prompt-first-call",
    steps.LAST_CALL: "prompt-last-call",
    steps.REROLL: "prompt-reroll",
    steps.CHANGE_DIE: "prompt-change-die",
    steps.KEEP_TOKEN: "prompt-keep-token",
    steps.SWAP_MINE: "prompt-swap-mine",
    steps.SWAP_WITH: "prompt-swap-with",
    steps.SWAP_THEIRS: "prompt-swap-theirs",
}
# Prompts that say how much damage or corruption is meant.
COUNTING_PROMPTS: Final = {steps.HEAL: "prompt-heal", steps.CLEANSE: "prompt-cleanse", steps.HIT: "prompt-hit"}
ORDER_PROMPTS: Final = {
    steps.REGULAR: "prompt-order-regular",
    steps.DARK_MARK: "prompt-order-dark-mark",
    steps.PENALTY: "prompt-order-penalty",
}
ACT_LABELS: Final = {steps.STOP: "label-stop", steps.END: "label-end", steps.LET_END: "label-pass"}
TOKEN_LABELS: Final = {steps.DROP_TOKEN: "label-drop-token", steps.KEEP_TOKEN: "label-keep-token"}
COLOUR_LABELS: Final = {steps.COLOUR: "label-colour", steps.LOSE_DIE: "label-lose-die"}
DIE_LABELS: Final = {steps.REROLL: "label-reroll", steps.CHANGE_DIE: "label-change-die"}
PLACE_LABELS: Final = {steps.CORRUPT: "label-corrupt", steps.CLEANSE: "label-cleanse"}
DAMAGED_LABELS: Final = {
    steps.HEAL: "label-heal",
    steps.HIT: "label-hit",
    steps.SWAP_MINE: "label-give",
    steps.SWAP_THEIRS: "label-give",
}
# Events whose number is a colour, or a die as colour * 6 + face.
COLOUR_EVENTS: Final = frozenset({"gains_die", "loses_die"})
DIE_EVENTS: Final = frozenset({"rolls", "rerolls", "turns_die", "assigns", "discards_die"})


def speak(key: str, **arguments: Any) -> str:
    return MESSAGES.speak(key, **arguments)


@lru_cache(maxsize=16)
def names_of(library: Library) -> Names:
    """The names of the pack by id."""
    return {definition.id: definition.name for definition in library.definitions}


def team_name(library: Library, starter: str) -> str:
    """A team is called by the wizard it began with."""
    key = f"team-{starter}"
    if MESSAGES.has(key, MESSAGES.language()):
        return speak(key)
    return speak("team-of", name=plain_name(starter, MESSAGES.language(), names_of(library)))


def team(state: RisingState, seat: int) -> str:
    return team_name(state.box.library, state.box.ids[state.box.starters[seat]])


def spoken(state: RisingState, card: int) -> str:
    """The name of a physical card inside a sentence."""
    return spoken_name(state.box.ids[card], MESSAGES.language(), names_of(state.box.library))


def kind_name(state: RisingState, number: int) -> str:
    """The name of a card by its definition."""
    return plain_name(state.box.definitions[number].id, MESSAGES.language(), names_of(state.box.library))


def shade(colour: int) -> str:
    return speak(f"shade-{v.COLORS[colour]}")


def face_name(state: RisingState, colour: int, face: int) -> str:
    """What a die shows: the symbol, and how many of it where it is doubled."""
    symbol, count = state.box.faces[colour][face]
    return speak("face", symbol=speak(f"symbol-{v.SYMBOLS[symbol]}"), n=count)


def die_name(state: RisingState, colour: int, face: int) -> str:
    return speak("die", face=face_name(state, colour, face), color=shade(colour))


def needs(lacks: Cost) -> str:
    """The symbols that are still to be covered."""
    return listed(dict(zip(v.SYMBOLS, lacks, strict=True)))


def listed(symbols: Mapping[str, int]) -> str:
    """So many of each symbol, in their order."""
    parts = [speak(f"symbols-{symbol}", n=symbols[symbol]) for symbol in v.SYMBOLS if symbols.get(symbol)]
    text = parts[-1] if parts else speak("symbols-none")
    for part in reversed(parts[:-1]):
        text = speak("list-comma", first=part, rest=text)
    return text


# Prompts.


def prompt(state: RisingState, question: Frame, *, secret: bool = False) -> str:
    """Who must do what. Nothing that is asked in this game is secret (A38)."""
    kind: int = question[0]
    asked = team(state, question[1])
    if kind in PLAIN_PROMPTS:
        text = speak(PLAIN_PROMPTS[kind], team=asked)
    elif kind in COUNTING_PROMPTS:
        text = speak(COUNTING_PROMPTS[kind], team=asked, n=question[3])
    elif kind == steps.ORDER:
        text = speak(ORDER_PROMPTS[question[4]], team=asked)
    elif kind == steps.COLOUR:
        text = speak("prompt-colour", team=asked, card=spoken(state, question[2]))
    elif kind == steps.CHANGE_FACE:
        text = speak("prompt-change-face", team=asked, color=shade(question[3] // steps.PER_COLOUR))
    elif kind == steps.PLACE_SYMBOL:
        text = speak("prompt-place-symbol", team=asked, symbol=speak(f"symbol-{v.SYMBOLS[question[3]]}"))
    else:
        text = speak(act_prompt(state, question), team=asked)
    return capital(text)


def act_prompt(state: RisingState, question: Frame) -> str:
    """How far the active player is: before a roll, after it, with dice assigned, or without any die that fits."""
    pool = dice.pool(state)
    targets = reach.open_targets(state)
    if not pool or (state.rolls and not assigning.any_could_fit(state, pool, targets)):
        return "prompt-act-over" if assigning.list_act(state, question) == [steps.END] else "prompt-act-done"
    if not state.rolls and assigning.list_relocations(state):
        return "prompt-act-begin-or-move"
    if state.rolls and state.committed:
        return "prompt-act-assigned"
    if not state.rolls or not dice.shown_dice(state):
        return "prompt-act-begin"
    return "prompt-act-rolled" if assigning.list_assignments(state, targets) else "prompt-act-misfit"


# Answers.


def label(state: RisingState, question: Frame, option: int) -> str:
    """An answer in a player's words."""
    return capital(answer(state, question, option))


def answer(state: RisingState, question: Frame, option: int) -> str:
    kind: int = question[0]
    if kind in (steps.ACT, steps.FIRST_CALL, steps.SPELL, steps.LAST_CALL):
        return act_label(state, option)
    if kind in DAMAGED_LABELS:
        return damaged_label(state, DAMAGED_LABELS[kind], option)
    if kind in PLACE_LABELS:
        return place_label(state, PLACE_LABELS[kind], option)
    if kind in TOKEN_LABELS:
        return speak(TOKEN_LABELS[kind], card=kind_name(state, option))
    if kind in COLOUR_LABELS:
        return speak(COLOUR_LABELS[kind], color=v.COLORS[option])
    if option == steps.NO_MORE:
        return speak("label-no-more")
    if kind in DIE_LABELS:
        return speak(DIE_LABELS[kind], die=die_name(state, *divmod(option, steps.PER_COLOUR)))
    return OWN_LABELS[kind](state, question, option)


OWN_LABELS: Final[Mapping[int, Callable[[RisingState, Frame, int], str]]] = {
    steps.TRAVEL: lambda state, _, option: speak("label-travel", card=spoken(state, state.box.locations[option])),
    steps.ORDER: lambda state, _, card: speak("label-resolve", card=kind_name(state, state.box.definition[card])),
    steps.CHANGE_FACE: lambda state, question, face: speak(
        "label-change-face", face=face_name(state, question[3] // steps.PER_COLOUR, face)
    ),
    steps.PLACE_SYMBOL: lambda state, _, target: speak("label-on", target=target_name(state, target)),
    steps.SWAP_WITH: lambda state, _, seat: speak("label-with", team=team(state, seat)),
}


def act_label(state: RisingState, option: int) -> str:
    """An answer of phase 3, whoever gives it."""
    if option in ACT_LABELS:
        return speak(ACT_LABELS[option])
    if option == steps.ROLL:
        return speak("label-roll-rest" if state.committed else "label-roll")
    if option >= steps.ASSIGN:
        target, code = divmod(option - steps.ASSIGN, steps.PER_TARGET)
        die = die_name(state, *divmod(code, steps.PER_COLOUR))
        return speak("label-assign", die=die, target=target_name(state, target))
    if option >= steps.RELOCATE:
        location = spoken(state, state.box.locations[state.voldemort])
        return speak("label-relocate", color=v.COLORS[option - steps.RELOCATE], card=location)
    if option >= steps.DISCARD:
        return discard_label(state, option - steps.DISCARD)
    if option >= steps.CAST:
        return speak("label-cast", card=kind_name(state, option - steps.CAST))
    return speak("label-use", card=spoken(state, option - steps.USE))


def discard_label(state: RisingState, code: int) -> str:
    """R36, R42: the other dice are rolled at once, where one of them could still fit."""
    left = dice.pool(state)
    left.remove(dice.die_showing(state, code))
    rolls = assigning.any_could_fit(state, left, reach.open_targets(state))
    die = die_name(state, *divmod(code, steps.PER_COLOUR))
    return speak("label-discard" if rolls else "label-discard-last", die=die)


def target_name(state: RisingState, target: int) -> str:
    """What a die or a symbol can be put on, with what it still lacks."""
    lacks = needs(reach.missing(state, target, reach.cost_of(state, target)))
    card = state.headquarters[state.active] if target >= steps.HEADQUARTERS else target
    if not reach.is_ability(state, target):
        key = "target-recruit" if state.box.is_wizard[card] else "target-attack"
        return speak(key, card=spoken(state, card), needs=lacks)
    return speak("target-ability", card=spoken(state, card), text=ability_text(state, target, card), needs=lacks)


def ability_text(state: RisingState, target: int, card: int) -> str:
    """What the ability behind a target does."""
    definition = state.box.definitions[state.box.definition[card]]
    fields = definition.fields
    ability = fields["abilities"][target - steps.HEADQUARTERS] if target >= steps.HEADQUARTERS else fields["ability"]
    return clauses_text(ability["effect"], definition.kind, MESSAGES.language(), names_of(state.box.library))


def damaged_label(state: RisingState, key: str, card: int) -> str:
    if card == steps.NOBODY_HEALED:
        return speak("label-heal-nobody")
    name = spoken(state, card)
    return speak(key, card=name, damage=state.damage[card], health=state.box.health[card])


def place_label(state: RisingState, key: str, location: int) -> str:
    """The exposed place of a location with its corruption."""
    place = harm.exposed(state, location)
    return speak(key, card=spoken(state, place), n=state.corruption[location], spaces=state.box.spaces[place])


# Events.


def event_text(event: Event, state: RisingState) -> str:
    """One event in one line."""
    key = f"event-{event.kind.replace('_', '-')}"
    arguments: dict[str, Any] = {"n": event.amount}
    if event.seat is not None:
        arguments["team"] = team(state, event.seat)
    if event.card is not None:
        arguments["card"] = spoken_name(event.card, MESSAGES.language(), names_of(state.box.library))
    if event.kind in COLOUR_EVENTS:
        arguments["color"] = v.COLORS[event.amount]
    elif event.kind in DIE_EVENTS:
        arguments["die"] = die_name(state, *divmod(event.amount, dice.FACES))
    elif event.kind == "assigns_symbol":
        arguments["symbol"] = speak(f"symbol-{v.SYMBOLS[event.amount]}")
    elif event.kind == "voldemort_die":
        arguments["face"] = speak(f"turn-{v.VOLDEMORT_FACES[event.amount].replace('_', '-')}")
    elif event.kind == "appears":
        arguments["location"] = spoken(state, state.box.locations[event.amount])
    return capital(speak(key, **arguments))


def source_id(state: RisingState, question: Frame) -> str | None:
    """The card that asks."""
    card: int = question[2]
    return None if card == NO_CARD else state.box.ids[card]
