"""Player-facing texts: names, events and what is asked, through the messages of a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.phrases import MESSAGES
from wandwright.games.hogwarts_battle.state import BattleState

# Short names of heroes are kept, so many.
MOST_NAMES: Final = 100
BANS = {
    v.FORBID_DRAW: "draw",
    v.FORBID_GAIN_HEALTH: "health",
    v.NO_HEALTH_ACTIVE: "own-health",
    v.FORBID_REMOVE_CONTROL: "removal",
}
speak = MESSAGES.speak


def short_name(hero: str) -> str:
    """The hero's name as friends at the table say it."""
    return _short_name(hero, MESSAGES.language())


@lru_cache(MOST_NAMES)
def _short_name(hero: str, locale: str) -> str:
    return MESSAGES.say(f"hero-{hero}", locale).split()[0]


def hero_name(state: BattleState, seat: int) -> str:
    return short_name(state.box.heroes[seat])


def card_name(state: BattleState, card: int) -> str:
    """The name of a physical card."""
    return MESSAGES.card_name(state.box.about(card).fields, MESSAGES.language())


def asking(state: BattleState, question: Asked) -> dict[str, object]:
    """What every prompt is told: the hero who is asked, and the card because of which."""
    card = "" if question.source == NO_CARD else card_name(state, question.source)
    return {"hero": hero_name(state, question.seat), "card": card}


def asked(key: str, state: BattleState, question: Asked, **told: object) -> str:
    """A prompt in words of its own."""
    return speak(key, **{**asking(state, question), **told})


def told(event: Event, state: BattleState) -> dict[str, object]:
    """What the message of an event is told of the card, of what is forbidden, and of the die and face if any."""
    words: dict[str, object] = {name: speak(f"{name}-{word}") for name, word in event.details.items()}
    words["several"] = "yes" if MESSAGES.has(f"several-{event.card}") else "no"
    if event.kind == "forbidden":
        words["what"] = BANS[event.amount]
    if event.kind == "attacks" and event.card:
        words["health"] = state.box.library.fields_of(event.card)["health"]
    if event.kind == "persuades" and event.card:
        words["influence"] = state.box.library.fields_of(event.card)["influence"]
    return words
