"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from typing import Any

from wandwright.engine.events import Event
from wandwright.engine.questions import Plain
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Library, abilities_of
from wandwright.games.death_eaters_rising.rules import assigning, dice, reach
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.text import MESSAGES, clauses_text, plain_name, spoken_name, symbols_text

speak = MESSAGES.speak


def team_name(library: Library, starter: str) -> str:
    """A team is called by the wizard it began with."""
    key = f"team-{starter}"
    if MESSAGES.has(key, MESSAGES.language()):
        return speak(key)
    return speak("team-of", name=plain_name(starter, MESSAGES.language(), library.names))


def team(state: RisingState, seat: int) -> str:
    return team_name(state.box.library, state.box.ids[state.box.starters[seat]])


def spoken(state: RisingState, card: int) -> str:
    """The name of a physical card inside a sentence."""
    return spoken_name(state.box.ids[card], MESSAGES.language(), state.box.library.names)


def face_name(symbol: str, count: int) -> str:
    """A symbol, and how many of it where it is doubled."""
    return speak("face", symbol=speak(f"symbol-{symbol}"), n=count)


def die_name(face: str, color: str) -> str:
    return speak("die", face=face, color=speak(f"shade-{color}"))


def shown_face(state: RisingState, colour: int, face: int) -> str:
    symbol, count = state.box.faces[colour][face]
    return face_name(v.SYMBOLS[symbol], count)


def shown_die(state: RisingState, colour: int, face: int) -> str:
    return die_name(shown_face(state, colour, face), v.COLORS[colour])


# Prompts. Nothing that is asked in this game is secret (A38).


def asked(key: str, state: RisingState, question: Any, **arguments: Any) -> str:
    return speak(key, team=team(state, question.seat), **arguments)


def prompt_colour(state: RisingState, question: steps.Colours, secret: bool) -> str:
    return asked("prompt-colour", state, question, card=spoken(state, question.source))


def prompt_change_face(state: RisingState, question: steps.Face, secret: bool) -> str:
    color = v.COLORS[question.shown // steps.PER_COLOUR]
    return asked("prompt-change-face", state, question, color=speak(f"shade-{color}"))


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
    codes = dice.faces_up(state, pool)
    if not state.rolls or not codes:
        return "prompt-act-begin"
    return "prompt-act-rolled" if assigning.list_assignments(state, codes, targets) else "prompt-act-misfit"


# What answers are about.


def target_name(state: RisingState, target: int) -> str:
    """What a die or a symbol can be put on, with what it still lacks."""
    lacks = reach.missing(state, target, reach.cost_of(state, target))
    symbols = symbols_text(dict(zip(v.SYMBOLS, lacks, strict=True)))
    card = reach.card_of(state, target)
    if not reach.is_ability(state, target):
        key = "target-recruit" if state.box.is_wizard[card] else "target-attack"
        return speak(key, card=spoken(state, card), needs=symbols)
    return speak("target-ability", card=spoken(state, card), text=ability_text(state, target, card), needs=symbols)


def ability_text(state: RisingState, target: int, card: int) -> str:
    """What the ability behind a target does."""
    library = state.box.library
    fields = library.fields_of(state.box.ids[card])
    ability = abilities_of(fields)[target - steps.HEADQUARTERS if target >= steps.HEADQUARTERS else 0]
    return clauses_text(ability["effect"], fields["kind"], MESSAGES.language(), library.names)


# Events.


def told(event: Event, state: RisingState) -> dict[str, Any]:
    """What the message of an event is told: the card with its article, and the details."""
    card = {"card": spoken_name(event.card, MESSAGES.language(), state.box.library.names)} if event.card else {}
    return {**card, **told_details(state, event)}


def told_details(state: RisingState, event: Event) -> dict[str, Any]:
    details = event.details
    if event.kind == "voldemort_die":
        return {"face": speak(f"turn-{str(details['face']).replace('_', '-')}")}
    if "face" in details:
        return {"die": shown_die(state, v.COLORS.index(str(details["color"])), int(details["face"]))}
    if "symbol" in details:
        return {"symbol": speak(f"symbol-{details['symbol']}")}
    if "to" in details:
        return {"location": spoken(state, state.box.locations[int(details["to"])])}
    return dict(details)
