"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from wandwright.engine.events import Event
from wandwright.engine.programs import Choice
from wandwright.engine.questions import Plain
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.steps import CharmOffer, Fall
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.phrases import MESSAGES
from wandwright.games.hogwarts_battle.rules.conditions import fits_type
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import Discards, FaceUse, HeroChoice, Silencing
from wandwright.games.hogwarts_battle.text import card_lines

# The choices of a card are offered again and again; so many are kept in words.
MOST_PROGRAMS: Final = 2000
FILTER_NAMES = {v.SPELL: "-spell", v.ITEM: "-item", v.ALLY: "-ally", v.ANY_TYPE: ""}
BANS = {
    v.FORBID_DRAW: "draw",
    v.FORBID_GAIN_HEALTH: "health",
    v.NO_HEALTH_ACTIVE: "own-health",
    v.FORBID_REMOVE_CONTROL: "removal",
}
speak = MESSAGES.speak
MODES = {v.WHO_ANY_ONE: "any-one", v.WHO_ANY_TWO: "any-two", v.WHO_UP_TO_TWO: "up-to-two", v.WHO_ONE_OTHER: "one-other"}


def short_name(hero: str) -> str:
    """The hero's name as friends at the table say it."""
    return _short_name(hero, MESSAGES.language())


@lru_cache(MOST_PROGRAMS)
def _short_name(hero: str, locale: str) -> str:
    return MESSAGES.say(f"hero-{hero}", locale).split()[0]


def hero_name(state: BattleState, seat: int) -> str:
    return short_name(state.box.heroes[seat])


def card_name(state: BattleState, card: int) -> str:
    """The name of a physical card."""
    return MESSAGES.card_name(state.box.about(card).fields, MESSAGES.language())


# Prompts.


def asked(key: str, state: BattleState, question: Any, **arguments: Any) -> str:
    return speak(key, hero=hero_name(state, question.seat), **arguments)


def prompt_discard(state: BattleState, question: Discards, secret: bool) -> str:
    """How many cards are still to be discarded, and of what type; how many the hand has of it may be secret."""
    _, seat, _, count, wanted, cause, _, _, chosen = question
    fitting = sum(1 for card in state.hand[seat] if secret or fits_type(state, card, wanted))
    key = "prompt-discard-stunned" if cause == v.STUNNED else f"prompt-discard{FILTER_NAMES.get(wanted, '')}"
    return asked(key, state, question, left=min(count, fitting) - len(chosen))


def prompt_choose(state: BattleState, question: Choice, secret: bool) -> str:
    left = question.number if secret else question.number - len(question.chosen)
    return asked("prompt-choose", state, question, left=left, card=card_name(state, question.source))


def prompt_hero(state: BattleState, question: HeroChoice, secret: bool) -> str:
    return asked(f"prompt-hero-{MODES[question.mode]}", state, question, card=card_name(state, question.source))


def prompt_silence(state: BattleState, question: Silencing, secret: bool) -> str:
    foe = "creature" if question.foe == v.CREATURES else "villain"
    return asked("prompt-silence-this-turn" if question.until else "prompt-silence", state, question, foe=foe)


def prompt_use_charm(state: BattleState, question: CharmOffer, secret: bool) -> str:
    return asked("prompt-use-charm", state, question, card=card_name(state, question.source))


def prompt_rescue(state: BattleState, question: Fall, secret: bool) -> str:
    fallen = hero_name(state, question.fallen)
    return asked("prompt-rescue", state, question, fallen=fallen, card=card_name(state, question.source))


def prompt_face(state: BattleState, question: FaceUse, secret: bool) -> str:
    die, face = speak(f"die-{v.DICE[question.die]}"), speak(f"face-{v.FACES[question.face]}")
    return asked("prompt-face", state, question, die=die, face=face)


def prompt_place(state: BattleState, question: Plain, secret: bool) -> str:
    return asked("prompt-place", state, question, card=card_name(state, question.source))


def prompt_keep_top(state: BattleState, question: Plain, secret: bool) -> str:
    if secret:
        return asked("prompt-keep-top-hidden", state, question)
    return asked("prompt-keep-top", state, question, card=card_name(state, state.deck[question.seat][0]))


def program_text(state: BattleState, program: int, kind: str) -> str:
    """Clauses inside a card in words, as a card of that kind would say them."""
    return _program_text(state.box.library, program, kind, MESSAGES.language())


@lru_cache(MOST_PROGRAMS)
def _program_text(library: Library, program: int, kind: str, locale: str) -> str:
    return " ".join(card_lines({"kind": kind, "effect": library.options[program]}, locale))


def told(event: Event, state: BattleState) -> dict[str, Any]:
    """What the message of an event is told of the card, of what is forbidden, and of the die and face if any."""
    words: dict[str, Any] = {name: speak(f"{name}-{word}") for name, word in event.details.items()}
    words["several"] = "yes" if MESSAGES.has(f"several-{event.card}") else "no"
    if event.kind == "forbidden":
        words["what"] = BANS[event.amount]
    if event.kind == "attacks" and event.card:
        words["health"] = state.box.library.fields_of(event.card)["health"]
    if event.kind == "persuades" and event.card:
        words["influence"] = state.box.library.fields_of(event.card)["influence"]
    return words
