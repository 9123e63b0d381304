"""Quick answers inside a line of play: thumbs, and a short trial where what is chosen decides who gets what."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.timing.uses import is_used_up
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACT, END, USE
from wandwright.games.hogwarts_battle.chapters.variations.steps import SWEEP
from wandwright.games.hogwarts_battle.opinion.acting import is_persuading, next_action
from wandwright.games.hogwarts_battle.opinion.heuristics import evaluate
from wandwright.games.hogwarts_battle.opinion.new_rules import wants_purchases
from wandwright.games.hogwarts_battle.opinion.policy import PAYS
from wandwright.games.hogwarts_battle.opinion.thumbs import AT_A_GLANCE
from wandwright.games.hogwarts_battle.state import BattleState

# An effect that asks and asks is not followed further than this.
MOST_STEPS: Final = 12


def answer(rules: Rules, state: BattleState, index: int) -> int:
    """A good answer to one of the open questions, in the world as it is."""
    frame, legal = (state.question, tuple(state.legal)) if index == 0 else rules.open_questions(state)[index]
    kind: int = frame[0]
    if len(legal) == 1:
        return legal[0]
    if kind == ACT:
        return act(rules, state)
    if kind in AT_A_GLANCE:
        return AT_A_GLANCE[kind](state, frame, legal)
    best, chosen = 0.0, -1
    for one in legal:
        worth = outlook(rules, state, index, one)
        if chosen < 0 or worth > best:
            best, chosen = worth, one
    return chosen


def at_rest(state: BattleState) -> bool:
    """A turn's step 3 begins: nothing was played, attacked, acquired or used in it."""
    if not state.legal or state.question[0] != ACT or state.played or state.assigned:
        return False
    for card in state.powers[state.active]:
        if is_used_up(state, card):
            return False
    return not has_spent(state)


def has_spent(state: BattleState) -> bool:
    """Has the active hero spent tokens? An acquired card leaves a gap in the market until the end of the turn."""
    if state.box.new_rules:
        return bool(state.acquired or state.tokens or state.influence_spent or state.swept_now)
    if state.box.variations and (state.bought or state.swept_now):
        return True
    return NO_CARD in state.market and bool(state.hogwarts_deck)


def act(rules: Rules, state: BattleState) -> int:
    """R16: powers are thought of before the first card and after the last one; else it is done at a glance."""
    if state.legal[-2] >= USE and (not state.played or not state.hand[state.active]):
        power = best_power(rules, state)
        if power != END:
            return power
    return next_action(state)


def best_power(rules: Rules, state: BattleState) -> int:
    """R35, R58: the power that brings most; END if nothing pays."""
    best, chosen = evaluate(state, state.active) + PAYS, END
    saves = state.box.has_encounters and wants_purchases(state)
    for one in state.legal:
        if USE <= one < SWEEP and not (saves and is_persuading(state, one)):
            worth = outlook(rules, state, 0, one)
            if worth > best:
                best, chosen = worth, one
    return chosen


def outlook(rules: Rules, state: BattleState, index: int, chosen: int) -> float:
    """How the position looks once the same card asks nothing more."""
    seat = state.active
    frame = state.question if index == 0 else rules.open_questions(state)[index][0]
    source = chosen if frame[0] == ACT else frame[2]
    after = state.copy()
    rules.apply_to(after, index, chosen)
    steps = 0
    while after.legal and steps < MOST_STEPS and goes_on(after, frame[0], source):
        rules.apply(after, at_once(after))
        steps += 1
    return evaluate(after, seat)


def goes_on(state: BattleState, kind: int, source: int) -> bool:
    """Is the effect that was chosen still asking?"""
    asked = state.question[0]
    return asked != ACT and (kind == ACT or state.question[2] == source)


def at_once(state: BattleState) -> int:
    """A thumb, else the first answer: the price is paid, and what follows counts as it comes."""
    legal = state.legal
    kind: int = state.question[0]
    if len(legal) > 1 and kind in AT_A_GLANCE:
        return AT_A_GLANCE[kind](state, state.question, tuple(legal))
    return legal[0]
