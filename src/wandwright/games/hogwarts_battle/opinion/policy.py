"""Policy: rules of thumb, fast enough to play a whole match in the time a search thinks once.

In a turn: powers that pay, then every card (those that draw first), then attack, then whatever makes the deck better.
Inside an effect every answer is tried, and what it leads to is judged once the hero acts again.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import ThumbPolicy
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACT, END, USE
from wandwright.games.hogwarts_battle.chapters.variations.steps import SWEEP
from wandwright.games.hogwarts_battle.opinion.acting import is_persuading, next_action
from wandwright.games.hogwarts_battle.opinion.heuristics import evaluate
from wandwright.games.hogwarts_battle.opinion.new_rules import wants_purchases
from wandwright.games.hogwarts_battle.opinion.thumbs import OF_CHANCE
from wandwright.games.hogwarts_battle.state import BattleState

# The unit is that of the evaluation, about one influence token. A power has to bring this much more than it costs.
PAYS: Final = 2.0


def is_quiet(state: BattleState) -> bool:
    """A hero acts: no effect is under way."""
    return bool(state.question[0] == ACT)


def for_heroes(state: BattleState, seat: int) -> float:
    """How good the position looks to the hero whose turn it is: the heroes win together."""
    return evaluate(state, state.active)


def act(rules: Rules, state: BattleState, index: int) -> int:
    """R16: what the active hero does next."""
    power = best_power(rules, state) if state.legal[-2] >= USE else END
    return next_action(state) if power == END else power


def best_power(rules: Rules, state: BattleState) -> int:
    """R35, R58: the power, or the influence on a foe, that brings most once all is answered; END if nothing pays."""
    best, chosen = evaluate(state, state.active) + PAYS, END
    saves = state.box.has_encounters and wants_purchases(state)
    for answer in state.legal:
        if USE <= answer < SWEEP and not (saves and is_persuading(state, answer)):
            worth = BY_TRIAL.outlook(rules, state, 0, answer)
            if worth > best:
                best, chosen = worth, answer
    return chosen


BY_TRIAL: Final = ThumbPolicy[BattleState](OF_CHANCE, {ACT: act}, is_quiet, for_heroes)
policy = BY_TRIAL.policy
quiet = BY_TRIAL.quiet
