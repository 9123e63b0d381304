"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from wandwright.engine.events import Event
from wandwright.engine.language import capital
from wandwright.engine.questions import Plain
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Cost, Library
from wandwright.games.death_eaters_rising.rules import assigning, dice, harm, reach
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.text import MESSAGES, Names, clauses_text, plain_name, spoken_name

ORDER_PROMPTS: Final = {
    steps.REGULAR: "prompt-order-regular",
    steps.DARK_MARK: "prompt-order-dark-mark",
    steps.PENALTY: "prompt-order-penalty",
}


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


# Prompts. Nothing that is asked in this game is secret (A38).


def asked(key: str, state: RisingState, question: Any, **arguments: Any) -> str:
    return speak(key, team=team(state, question.seat), **arguments)


def prompt_order(state: RisingState, question: steps.Ordering, secret: bool) -> str:
    return asked(ORDER_PROMPTS[question.sort], state, question)


def prompt_heal(state: RisingState, question: steps.Heals, secret: bool) -> str:
    return asked("prompt-heal", state, question, n=question.amount)


def prompt_cleanse(state: RisingState, question: steps.Amount, secret: bool) -> str:
    return asked("prompt-cleanse", state, question, n=question.amount)


def prompt_hit(state: RisingState, question: steps.Hits, secret: bool) -> str:
    return asked("prompt-hit", state, question, n=question.amount)


def prompt_colour(state: RisingState, question: steps.Colours, secret: bool) -> str:
    return asked("prompt-colour", state, question, card=spoken(state, question.source))


def prompt_change_face(state: RisingState, question: steps.Face, secret: bool) -> str:
    return asked("prompt-change-face", state, question, color=shade(question.shown // steps.PER_COLOUR))


def prompt_place_symbol(state: RisingState, question: steps.Symbol, secret: bool) -> str:
    symbol = speak(f"symbol-{v.SYMBOLS[question.symbol]}")
    return asked("prompt-place-symbol", state, question, symbol=symbol)


def prompt_act(state: RisingState, question: Plain, secret: bool) -> str:
    return asked(act_prompt(state, question), state, question)


def act_prompt(state: RisingState, question: Plain) -> str:
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


def label_travel(state: RisingState, question: Plain, answer: int) -> str:
    return speak("label-travel", card=spoken(state, state.box.locations[answer]))


def label_order(state: RisingState, question: steps.Ordering, answer: int) -> str:
    return speak("label-resolve", card=kind_name(state, state.box.definition[answer]))


def label_corrupt(state: RisingState, question: steps.Amount, answer: int) -> str:
    return place_label(state, "label-corrupt", answer)


def label_cleanse(state: RisingState, question: steps.Amount, answer: int) -> str:
    return place_label(state, "label-cleanse", answer)


def label_colour(state: RisingState, question: steps.Colours, answer: int) -> str:
    return speak("label-colour", color=v.COLORS[answer])


def label_lose_die(state: RisingState, question: Plain, answer: int) -> str:
    return speak("label-lose-die", color=v.COLORS[answer])


def label_reroll(state: RisingState, question: steps.Rerolls, answer: int) -> str:
    return speak("label-reroll", die=die_name(state, *divmod(answer, steps.PER_COLOUR)))


def label_change_die(state: RisingState, question: steps.Changes, answer: int) -> str:
    return speak("label-change-die", die=die_name(state, *divmod(answer, steps.PER_COLOUR)))


def label_change_face(state: RisingState, question: steps.Face, answer: int) -> str:
    return speak("label-change-face", face=face_name(state, question.shown // steps.PER_COLOUR, answer))


def label_place_symbol(state: RisingState, question: steps.Symbol, answer: int) -> str:
    return speak("label-on", target=target_name(state, answer))


def label_heal(state: RisingState, question: steps.Heals, answer: int) -> str:
    return damaged_label(state, "label-heal", answer)


def label_hit(state: RisingState, question: steps.Hits, answer: int) -> str:
    return damaged_label(state, "label-hit", answer)


def label_swap_mine(state: RisingState, question: Any, answer: int) -> str:
    return damaged_label(state, "label-give", answer)


label_swap_theirs = label_swap_mine


def label_act(state: RisingState, question: Plain, answer: int) -> str:
    return act_label(state, answer)


label_first_call = label_spell = label_last_call = label_act


def act_label(state: RisingState, option: int) -> str:
    """An answer of phase 3, whoever gives it."""
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
    arguments |= told_details(state, event)
    return capital(speak(key, **arguments))


def told_details(state: RisingState, event: Event) -> dict[str, Any]:
    """The details of an event as its message is told them."""
    details = event.details
    if event.kind == "voldemort_die":
        return {"face": speak(f"turn-{str(details['face']).replace('_', '-')}")}
    if "face" in details:
        return {"die": die_name(state, v.COLORS.index(str(details["color"])), int(details["face"]))}
    if "symbol" in details:
        return {"symbol": speak(f"symbol-{details['symbol']}")}
    if "to" in details:
        return {"location": spoken(state, state.box.locations[int(details["to"])])}
    return dict(details)
