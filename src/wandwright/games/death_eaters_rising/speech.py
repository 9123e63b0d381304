"""Player-facing texts: teams, cards, dice, prompts and events, through the messages of a language."""

from __future__ import annotations

from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.events import Event
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Library
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.text import MESSAGES, plain_name, spoken_name

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


def asked(key: str, state: RisingState, question: Asked, **arguments: object) -> str:
    """The prompt of a question. Nothing that is asked in this game is secret (A38)."""
    return speak(key, team=team(state, question.seat), **arguments)


def told(event: Event, state: RisingState) -> dict[str, object]:
    """What the message of an event is told: the card with its article, and the details."""
    card = {"card": spoken_name(event.card, MESSAGES.language(), state.box.library.names)} if event.card else {}
    return {**card, **told_details(state, event)}


def told_details(state: RisingState, event: Event) -> dict[str, object]:
    details = event.details
    if event.kind == "voldemort_die":
        return {"face": speak(f"turn-{str(details['face']).replace('_', '-')}")}
    if "face" in details:
        return {"die": shown_die(state, v.COLORS.index(str(details["color"])), int(details["face"]))}
    if "color" in details:
        return {"die": speak("die-taken", color=details["color"])}
    if "symbol" in details:
        return {"symbol": speak(f"symbol-{details['symbol']}")}
    if "to" in details:
        return {"location": spoken(state, state.box.locations[int(details["to"])])}
    return dict(details)
