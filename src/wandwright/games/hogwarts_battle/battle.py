"""The registered steps and questions of Hogwarts Battle, in the order of their numbers."""

from __future__ import annotations

from wandwright.engine import programs
from wandwright.engine.rules import Rules
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle.rules import (
    acting,
    choices,
    control,
    dice,
    health,
    market,
    piles,
    timing,
    turn,
    villains,
)


def battle_rules() -> Rules:
    """The rules as the engine runs them."""
    rules = Rules()
    for number, name, step in (
        (steps.BEGIN_TURN, "begin_turn", turn.begin_turn),
        (steps.REVEAL_EVENTS, "reveal_events", turn.reveal_events),
        (steps.HORCRUX_STEP, "horcrux_step", dice.horcrux_step),
        (steps.VILLAIN_STEP, "villain_step", turn.villain_step),
        (steps.RUN, "run", programs.run),
        (steps.HOSTILE, "hostile", timing.begin_hostile),
        (steps.END_HOSTILE, "end_hostile", timing.end_hostile),
        (steps.LOSE_EACH, "lose_each", health.continue_losses),
        (steps.ADD_CONTROL_TOKENS, "add_control", control.add_control_step),
        (steps.BEGIN_ACTIONS, "begin_actions", turn.begin_actions),
        (steps.RUN_FOR_EACH, "for_each", programs.run_each),
        (steps.REPEAT_PROGRAM, "repeat", programs.run_repeat),
        (steps.REVEAL_TOPS, "reveal_tops", piles.reveal_tops),
        (steps.ROLL_DIE, "roll_die", dice.roll_die),
        (steps.DEFEAT, "defeat", villains.defeat),
        (steps.FACE_VILLAINS, "face_villains", turn.face_villains),
        (steps.END_TURN, "end_turn", turn.end_turn),
        (steps.REFILL_VILLAINS, "refill_villains", villains.refill_villains),
        (steps.CLEAN_UP, "clean_up", turn.clean_up),
        (steps.SETTLE, "settle", timing.settle),
    ):
        rules.register_step(number, name, step)
    register_questions(rules)
    return rules


def register_questions(rules: Rules) -> None:
    """The questions; those that end or reveal something are asked even where only one answer is possible."""
    rules.register_question(steps.ACT, "act", acting.list_actions, acting.answer_act, always=True)
    for number, name, listing, answer in (
        (steps.PICK_DISCARDS, "discard", piles.list_discards, piles.answer_discard),
        (steps.CHOOSE_OPTION, "choose", choices.list_options, programs.answer_option),
        (steps.PICK_HEROES, "hero", choices.list_heroes, choices.answer_hero),
        (steps.PICK_FROM_DISCARDS, "take_back", piles.list_from_discards, piles.answer_from_discards),
        (steps.PICK_FROM_DECK, "search", piles.list_from_deck, piles.answer_from_deck),
        (steps.PICK_VILLAIN, "silence", villains.list_villains, villains.silence),
        (steps.PICK_ALLY, "copy", choices.list_allies, choices.answer_ally),
        (steps.PICK_DIE, "die", dice.list_dice, dice.answer_die),
        (steps.USE_FACE, "face", dice.list_face_uses, dice.answer_face),
        (steps.PLACE_ACQUIRED, "place", market.list_places, market.answer_place),
        (steps.KEEP_TOP, "keep_top", piles.list_keep_top, piles.answer_keep_top),
        (steps.REMOVE_HOW_MANY, "remove", control.list_amounts, control.answer_amount),
        (steps.PICK_PROFICIENCY, "proficiency", choices.list_proficiencies, choices.answer_proficiency),
        (steps.LOOK_AT_ALL, "look", piles.list_look, piles.answer_look),
    ):
        rules.register_question(number, name, listing, answer)
