"""What players read at the table: prompts, answers and events, through the messages of a language."""

from __future__ import annotations

from typing import Any

from wandwright.engine.events import Event
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.rules.conditions import fits_type
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.text import MESSAGES, card_lines

FILTER_NAMES = {v.SPELL: "-spell", v.ITEM: "-item", v.ALLY: "-ally", v.ANY_TYPE: ""}
MODES = {v.ANY_ONE: "any-one", v.ANY_TWO: "any-two", v.UP_TO_TWO: "up-to-two", v.ONE_OTHER: "one-other"}


def speak(key: str, **arguments: Any) -> str:
    return MESSAGES.speak(key, **arguments)


def hero_name(state: BattleState, seat: int) -> str:
    """The hero's short name, as friends at the table say it."""
    return speak(f"hero-{state.box.heroes[seat]}").split()[0]


def name_of(library: Library, number: int) -> str:
    """A card's name by its definition."""
    return MESSAGES.card_name(library.definitions[number].fields, MESSAGES.language())


def prompt(state: BattleState, question: Frame, *, secret: bool) -> str:
    """Who must do what."""
    kind: int = question[0]
    hero = hero_name(state, question[1])
    if kind == steps.PICK_DISCARDS:
        return discard_prompt(state, question, hero, secret=secret)
    if kind == steps.CHOOSE_OPTION:
        return speak("prompt-choose", hero=hero, left=question[3] - len(question[6]))
    if kind == steps.PICK_HEROES:
        return speak(f"prompt-hero-{MODES[question[3]]}", hero=hero)
    if kind == steps.USE_FACE:
        return speak("prompt-face", hero=hero, die=die_name(question[3]), face=face_name(question[4]))
    if kind == steps.PLACE_ACQUIRED:
        return speak("prompt-place", hero=hero, card=name_of(state.box.library, state.box.definition[question[2]]))
    if kind == steps.KEEP_TOP:
        if secret:
            return speak("prompt-keep-top-hidden", hero=hero)
        top = state.box.definition[state.deck[question[1]][0]]
        return speak("prompt-keep-top", hero=hero, card=name_of(state.box.library, top))
    return speak(PLAIN_PROMPTS[kind], hero=hero)


PLAIN_PROMPTS = {
    steps.ACT: "prompt-act",
    steps.PICK_FROM_DISCARDS: "prompt-take-back",
    steps.PICK_FROM_DECK: "prompt-search",
    steps.PICK_VILLAIN: "prompt-silence",
    steps.PICK_ALLY: "prompt-copy",
    steps.PICK_DIE: "prompt-die",
    steps.REMOVE_HOW_MANY: "prompt-remove",
    steps.PICK_PROFICIENCY: "prompt-proficiency",
    steps.LOOK_AT_ALL: "prompt-look",
}


def discard_prompt(state: BattleState, question: Frame, hero: str, *, secret: bool) -> str:
    """How many cards are still to be discarded, and of what type; how many the hand has of it may be secret."""
    _, seat, _, count, wanted, cause, _, _, chosen = question
    fitting = sum(1 for card in state.hand[seat] if secret or fits_type(state, card, wanted))
    left = min(count, fitting) - len(chosen)
    key = "prompt-discard-stunned" if cause == v.STUNNED else f"prompt-discard{FILTER_NAMES[wanted]}"
    return speak(key, hero=hero, left=left)


def die_name(die: int) -> str:
    return speak(f"die-{v.DICE[die]}")


def face_name(face: int) -> str:
    return speak(f"face-{v.FACES[face]}")


def label(state: BattleState, question: Frame, option: int) -> str:
    """An answer in a player's words."""
    kind: int = question[0]
    library = state.box.library
    if kind == steps.ACT:
        return act_label(state, option)
    if option == steps.STOP:
        return speak("label-no-more" if kind == steps.PICK_HEROES else "label-nothing")
    if kind == steps.CHOOSE_OPTION:
        return option_label(state, question, option)
    if kind == steps.PICK_HEROES:
        return speak(f"hero-{state.box.heroes[option]}")
    if kind == steps.PICK_VILLAIN:
        return speak("label-silence", card=villain_label(state, option))
    if kind == steps.PICK_DIE:
        return speak("label-roll", die=die_name(option))
    if kind == steps.REMOVE_HOW_MANY:
        return speak("label-remove", n=option)
    if kind in CARD_LABELS:
        return speak(CARD_LABELS[kind], card=name_of(library, option))
    if kind == steps.USE_FACE and option == 0 and question[5]:
        return speak("label-dark-benefit")
    return speak(FIXED_LABELS[kind][option])


CARD_LABELS = {
    steps.PICK_DISCARDS: "label-discard",
    steps.PICK_FROM_DISCARDS: "label-take-back",
    steps.PICK_FROM_DECK: "label-take-back",
    steps.PICK_ALLY: "label-copy",
    steps.PICK_PROFICIENCY: "label-take-back",
}
FIXED_LABELS = {
    steps.USE_FACE: ("label-benefit", "label-assign", "label-reroll"),
    steps.PLACE_ACQUIRED: ("label-to-discard", "label-to-deck"),
    steps.KEEP_TOP: ("label-keep", "label-to-discard"),
    steps.LOOK_AT_ALL: ("label-nothing", "label-look"),
}


def act_label(state: BattleState, option: int) -> str:
    if option == steps.END:
        return speak("label-end")
    if steps.ATTACK <= option < steps.ACQUIRE:
        return speak("label-attack", card=villain_label(state, option - steps.ATTACK))
    key = "label-play" if option < steps.ATTACK else "label-acquire" if option < steps.USE else "label-use"
    return speak(key, card=name_of(state.box.library, option % 1000))


def villain_label(state: BattleState, place: int) -> str:
    """A villain's name; the second of two equal ones is numbered."""
    names = [name_of(state.box.library, state.box.definition[card]) if card >= 0 else "" for card in state.villains]
    earlier = names[:place].count(names[place])
    return f"{names[place]} ({earlier + 1})" if earlier else names[place]


def option_label(state: BattleState, question: Frame, option: int) -> str:
    """One option of a card's choice, in the words of a card of the hero who chooses."""
    clauses = state.box.library.options[question[4][option]]
    return " ".join(card_lines({"kind": "hogwarts", "effect": clauses}, MESSAGES.language()))


def event_text(event: Event, state: BattleState) -> str:
    """One event in one line."""
    numbers = state.box.library.numbers
    kind = event.kind.replace("_", "-")
    hero = "" if event.seat is None else hero_name(state, event.seat)
    card = "" if event.card is None else name_of(state.box.library, numbers[event.card])
    if event.kind == "rolls":
        die, face = divmod(event.amount, len(v.FACES))
        return speak("event-rolls", hero=hero, die=die_name(die), face=face_name(face))
    if event.kind == "assigns_symbol":
        return speak("event-assigns-symbol", hero=hero, face=face_name(event.amount), card=card)
    if event.kind in ("draws", "looks", "finds") and event.card is None:
        return speak(f"event-{kind}-hidden", hero=hero)
    return speak(f"event-{kind}", hero=hero, card=card, n=event.amount)


def source_id(state: BattleState, question: Frame) -> str | None:
    """The card that asks."""
    card: int = question[2]
    return None if card == NO_CARD else state.box.ids[card]
