"""Stable text for answers: `play lumos`, `attack draco_malfoy`, `discard remembrall`, `hero ron`, `end turn`."""

from __future__ import annotations

from wandwright.engine.state import Frame
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState

FACE_USES = ("take", "assign", "reroll")
PLACES = ("to discard", "to deck")
KEEPING = ("keep", "drop")


def notation(state: BattleState, question: Frame, option: int) -> str:
    """The text of one answer to a question."""
    kind: int = question[0]
    if kind == steps.ACT:
        return act_notation(state, option)
    if kind == steps.PICK_HEROES:
        return "no more" if option == steps.STOP else f"hero {state.box.heroes[option]}"
    if option == steps.STOP:
        return "nothing"
    if kind in VERBS:
        return f"{VERBS[kind]} {state.box.definitions[option].id}"
    if kind == steps.PICK_VILLAIN:
        return f"silence {villain_name(state, option)}"
    if kind == steps.LOOK_AT_ALL:
        return "look"
    if kind == steps.PICK_DIE:
        return f"roll {v.DICE[option]}"
    if kind == steps.CHOOSE_OPTION:
        return f"choose {option + 1}"
    if kind == steps.REMOVE_HOW_MANY:
        return f"remove {option}"
    return {steps.USE_FACE: FACE_USES, steps.PLACE_ACQUIRED: PLACES, steps.KEEP_TOP: KEEPING}[kind][option]


VERBS = {
    steps.PICK_DISCARDS: "discard",
    steps.PICK_FROM_DISCARDS: "take",
    steps.PICK_FROM_DECK: "take",
    steps.PICK_ALLY: "copy",
    steps.PICK_PROFICIENCY: "learn",
}

ALL_VERBS = frozenset(
    {"play", "attack", "acquire", "use", "end", "hero", "no", "nothing", "silence", "roll", "choose", "remove", "look"}
    | {phrase.split()[0] for phrase in (*FACE_USES, *PLACES, *KEEPING)}
    | set(VERBS.values())
)


def act_notation(state: BattleState, option: int) -> str:
    """The text of an action of step 3."""
    definitions = state.box.definitions
    if option == steps.END:
        return "end turn"
    if option < steps.ATTACK:
        return f"play {definitions[option - steps.PLAY].id}"
    if option < steps.ACQUIRE:
        return f"attack {villain_name(state, option - steps.ATTACK)}"
    if option < steps.USE:
        return f"acquire {definitions[option - steps.ACQUIRE].id}"
    return f"use {definitions[option - steps.USE].id}"


def villain_name(state: BattleState, place: int) -> str:
    """A villain's id; the second of two equal ones is numbered."""
    ids = [state.box.ids[card] if card >= 0 else "" for card in state.villains]
    earlier = ids[:place].count(ids[place])
    return f"{ids[place]} {earlier + 1}" if earlier else ids[place]


def subject_card(state: BattleState, question: Frame, option: int) -> str | None:
    """The id of the card an answer is about."""
    kind: int = question[0]
    if option == steps.STOP:
        return None
    if kind == steps.ACT:
        if option == steps.END:
            return None
        if steps.ATTACK <= option < steps.ACQUIRE:
            return state.box.ids[state.villains[option - steps.ATTACK]]
        return state.box.definitions[option % 1000].id
    if kind in VERBS:
        return state.box.definitions[option].id
    if kind == steps.PICK_VILLAIN:
        return state.box.ids[state.villains[option]]
    if kind == steps.PICK_HEROES:
        return state.box.ids[state.box.hero_cards[option]]
    return None
