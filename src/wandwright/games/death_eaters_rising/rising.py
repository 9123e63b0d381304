"""The registered steps and questions of Death Eaters Rising, in the order of their numbers."""

from __future__ import annotations

from wandwright.engine.rules import Rules
from wandwright.games.death_eaters_rising import effects, steps
from wandwright.games.death_eaters_rising.rules import assigning, dark, dice, ending, tokens, turn, windows


def rising_rules() -> Rules:
    """The rules as the engine runs them."""
    rules = Rules()
    for number, name, step in (
        (steps.BEGIN_TURN, "begin_turn", turn.begin_turn),
        (steps.ROLL_VOLDEMORT, "roll_voldemort", dark.roll_voldemort),
        (steps.ATTACK, "attack", dark.attack),
        (steps.RUN, "run", effects.run),
        (steps.TAKE_POOL, "take_pool", dice.take_pool),
        (steps.ACT_STEP, "act_step", windows.act_step),
        (steps.LAST_CALL_STEP, "last_call_step", windows.last_call_step),
        (steps.AFTER_LAST_CALL, "after_last_call", windows.after_last_call),
        (steps.END_TURN, "end_turn", ending.end_turn),
        (steps.CLEAN_UP, "clean_up", ending.clean_up),
        (steps.START_DICE, "start_dice", dice.start_dice),
        (steps.END_ABILITY, "end_ability", ending.end_ability),
    ):
        rules.register_step(number, name, step)
    register_questions(rules)
    return rules


def register_questions(rules: Rules) -> None:
    """The questions. What reveals or ends something is asked even where only one answer is possible."""
    ask = rules.register_question
    ask(steps.TRAVEL, "travel", turn.list_locations, turn.answer_travel)
    ask(steps.ORDER, "order", dark.list_order, dark.answer_order)
    ask(steps.CORRUPT, "corrupt", dark.list_most_corrupted, dark.answer_most_corrupted)
    ask(steps.DROP_TOKEN, "discard_token", tokens.list_held, tokens.answer_drop)
    ask(steps.COLOUR, "colour", dice.list_colours, dice.answer_colour)
    ask(steps.LOSE_DIE, "lose_die", dice.list_pool_colours, dice.answer_lose_die)
    ask(steps.ACT, "act", assigning.list_act, assigning.answer_act, always=True)
    ask(steps.SPELL, "spell", windows.list_spells, windows.answer_spell, always=True, optional=True)
    ask(steps.LAST_CALL, "last_call", windows.list_call, windows.answer_last_call, always=True)
    ask(steps.REROLL, "reroll", dice.list_rerolls, dice.answer_reroll)
    ask(steps.CHANGE_DIE, "change_die", dice.list_changes, dice.answer_change_die)
    ask(steps.CHANGE_FACE, "change_face", dice.list_faces, dice.answer_change_face)
    ask(steps.HEAL, "heal", effects.list_heals, effects.answer_heal)
    ask(steps.CLEANSE, "cleanse", effects.list_cleanses, effects.answer_cleanse)
    ask(steps.HIT, "hit", effects.list_hits, effects.answer_hit)
    ask(steps.KEEP_TOKEN, "keep_token", tokens.list_drawn, tokens.answer_keep)
    ask(steps.PLACE_SYMBOL, "place_symbol", tokens.list_places, tokens.answer_place)
    ask(steps.SWAP_MINE, "swap_mine", tokens.list_own_wizards, tokens.answer_swap_mine)
    ask(steps.SWAP_WITH, "swap_with", tokens.list_partners, tokens.answer_swap_with)
    ask(steps.SWAP_THEIRS, "swap_theirs", tokens.list_own_wizards, tokens.answer_swap_theirs)
    first_call = (windows.list_call, windows.answer_first_call)
    ask(steps.FIRST_CALL, "first_call", *first_call, always=True, optional=True, bots_wait=True)
