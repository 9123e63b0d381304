"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from typing import Any

from wandwright.engine.answers import Target
from wandwright.engine.events import Event
from wandwright.engine.keys import shown_key
from wandwright.engine.programs import Choice
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.rules.conditions import fits_type
from wandwright.games.hogwarts_battle.rules.dice import ASSIGN
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import Discards, FaceUse, HeroChoice
from wandwright.games.hogwarts_battle.text import MESSAGES, card_lines

FILTER_NAMES = {v.SPELL: "-spell", v.ITEM: "-item", v.ALLY: "-ally", v.ANY_TYPE: ""}
BANS = {
    v.FORBID_DRAW: "draw",
    v.FORBID_GAIN_HEALTH: "health",
    v.NO_HEALTH_ACTIVE: "own-health",
    v.FORBID_REMOVE_CONTROL: "removal",
}
MODES = {v.WHO_ANY_ONE: "any-one", v.WHO_ANY_TWO: "any-two", v.WHO_UP_TO_TWO: "up-to-two", v.WHO_ONE_OTHER: "one-other"}


def speak(key: str, **arguments: Any) -> str:
    return MESSAGES.speak(key, **arguments)


def short_name(hero: str) -> str:
    """The hero's name as friends at the table say it."""
    return speak(f"hero-{hero}").split()[0]


def hero_name(state: BattleState, seat: int) -> str:
    return short_name(state.box.heroes[seat])


def name_of(library: Library, number: int) -> str:
    """A card's name by its definition."""
    return MESSAGES.card_name(library.definitions[number].fields, MESSAGES.language())


# Prompts.


def asked(key: str, state: BattleState, question: Any, **arguments: Any) -> str:
    return speak(key, hero=hero_name(state, question.seat), **arguments)


def prompt_discard(state: BattleState, question: Discards, secret: bool) -> str:
    """How many cards are still to be discarded, and of what type; how many the hand has of it may be secret."""
    _, seat, _, count, wanted, cause, _, _, chosen = question
    fitting = sum(1 for card in state.hand[seat] if secret or fits_type(state, card, wanted))
    key = "prompt-discard-stunned" if cause == v.STUNNED else f"prompt-discard{FILTER_NAMES[wanted]}"
    return asked(key, state, question, left=min(count, fitting) - len(chosen))


def prompt_choose(state: BattleState, question: Choice, secret: bool) -> str:
    left = question.number if secret else question.number - len(question.chosen)
    return asked("prompt-choose", state, question, left=left, card=source_name(state, question))


def prompt_hero(state: BattleState, question: HeroChoice, secret: bool) -> str:
    return asked(f"prompt-hero-{MODES[question.mode]}", state, question, card=source_name(state, question))


def prompt_face(state: BattleState, question: FaceUse, secret: bool) -> str:
    die, face = speak(f"die-{v.DICE[question.die]}"), speak(f"face-{v.FACES[question.face]}")
    return asked("prompt-face", state, question, die=die, face=face)


def prompt_place(state: BattleState, question: Plain, secret: bool) -> str:
    return asked("prompt-place", state, question, card=source_name(state, question))


def prompt_keep_top(state: BattleState, question: Plain, secret: bool) -> str:
    if secret:
        return asked("prompt-keep-top-hidden", state, question)
    top = state.box.definition[state.deck[question.seat][0]]
    return asked("prompt-keep-top", state, question, card=name_of(state.box.library, top))


# Answers.


def label_choose(state: BattleState, question: Choice, answer: int) -> str:
    """One option of a card's choice, in the words of a card of the hero who chooses."""
    return program_text(state, question.programs[answer], "hogwarts")


def label_hero(state: BattleState, question: HeroChoice, answer: int) -> str:
    return speak(f"hero-{state.box.heroes[answer]}")


def label_silence(state: BattleState, question: Plain, answer: int) -> str:
    return speak("label-silence", card=villain_label(state, answer))


def label_die(state: BattleState, question: Plain, answer: int) -> str:
    return speak("label-roll", die=speak(f"die-{v.DICE[answer]}"))


def label_face(state: BattleState, question: FaceUse, answer: int) -> str:
    """What the rolled face brings: to every hero, or by the table of a dark roll."""
    if answer:
        return speak(("label-benefit", "label-assign", "label-reroll")[answer])
    if question.table:
        text = program_text(state, question.table[question.face], "dark_arts")
        return speak("label-dark-benefit", text=text)
    return speak("label-benefit", face=v.FACES[question.face])


def targets_face(state: BattleState, question: FaceUse, answer: int) -> tuple[Target, ...]:
    """The symbol goes to the active Horcrux."""
    card = state.horcruxes[0] if answer == ASSIGN else NO_CARD
    return () if card == NO_CARD else (Target("card", shown_key(state, card), state.box.ids[card]),)


def label_act(state: BattleState, question: Plain, answer: int) -> str:
    return act_label(state, answer)


def act_label(state: BattleState, option: int) -> str:
    if steps.ATTACK <= option < steps.ACQUIRE:
        return speak("label-attack", card=villain_label(state, option - steps.ATTACK))
    card = name_of(state.box.library, option % 1000)
    if steps.ACQUIRE <= option < steps.USE:
        return speak("label-acquire", card=card, price=price_of(state, option))
    return speak("label-play" if option < steps.ATTACK else "label-use", card=card)


def price_of(state: BattleState, option: int) -> int:
    """What the active hero pays now for a card of the market."""
    box = state.box
    card = next(card for card in state.market if card != NO_CARD and box.acquire_option[card] == option)
    return price(state, card, discount_of(state, state.active))


def villain_label(state: BattleState, place: int) -> str:
    """A villain's name; the second of two equal ones is numbered."""
    names = [name_of(state.box.library, state.box.definition[card]) if card >= 0 else "" for card in state.villains]
    earlier = names[:place].count(names[place])
    return f"{names[place]} ({earlier + 1})" if earlier else names[place]


def program_text(state: BattleState, program: int, kind: str) -> str:
    """Clauses inside a card in words, as a card of that kind would say them."""
    clauses = state.box.library.options[program]
    return " ".join(card_lines({"kind": kind, "effect": clauses}, MESSAGES.language()))


def event_text(event: Event, state: BattleState) -> str:
    """One event in one line."""
    numbers = state.box.library.numbers
    kind = event.kind.replace("_", "-")
    hero = "" if event.seat is None else hero_name(state, event.seat)
    card = "" if event.card is None else name_of(state.box.library, numbers[event.card])
    if event.kind == "rolls":
        die, face = speak(f"die-{event.details['die']}"), speak(f"face-{event.details['face']}")
        return speak("event-rolls", hero=hero, die=die, face=face)
    if event.kind == "assigns_symbol":
        return speak("event-assigns-symbol", hero=hero, face=speak(f"face-{event.details['face']}"), card=card)
    if event.kind in ("draws", "looks", "finds") and event.card is None:
        return speak(f"event-{kind}-hidden", hero=hero)
    if event.kind == "forbidden":
        return speak("event-forbidden", hero=hero, what=BANS[event.amount])
    if event.kind == "attacks":
        health = state.box.library.definitions[numbers[event.card or ""]].health
        return speak("event-attacks", hero=hero, card=card, n=event.amount, health=health)
    several = "yes" if MESSAGES.has(f"several-{event.card}") else "no"
    return speak(f"event-{kind}", hero=hero, card=card, n=event.amount, several=several)


def source_name(state: BattleState, question: Any) -> str:
    """The name of the card that asks."""
    return name_of(state.box.library, state.box.definition[question.source])
