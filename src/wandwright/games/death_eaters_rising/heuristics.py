"""Whether it is a good idea: how a position looks to the players. Only a bot's opinion; no rule asks it.

The players win or lose together, so it does not matter who is asked. A position is worth how the players stand, and in
the middle of a turn also what the active player can still make of it. A bot thinks one answer ahead; where that
leads straight to a further question of the same effect, the position is worth what its best answer makes of it.
"""

from __future__ import annotations

from typing import Final

from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.prospects import prospects
from wandwright.games.death_eaters_rising.rising import rising_rules
from wandwright.games.death_eaters_rising.standing import standing
from wandwright.games.death_eaters_rising.state import RisingState

WON: Final = 10_000.0
RULES: Final = rising_rules()
# What the dark side still does before the dice are rolled is seen through with any answer; these matter little.
ANY_ANSWER: Final = frozenset({steps.ORDER, steps.CORRUPT, steps.DROP_TOKEN, steps.COLOUR, steps.LOSE_DIE})
BEST_ANSWER: Final = frozenset(
    {
        steps.REROLL,
        steps.CHANGE_DIE,
        steps.CHANGE_FACE,
        steps.HEAL,
        steps.CLEANSE,
        steps.HIT,
        steps.KEEP_TOKEN,
        steps.PLACE_SYMBOL,
        steps.SWAP_MINE,
        steps.SWAP_WITH,
        steps.SWAP_THEIRS,
    }
)


def evaluate(state: RisingState, seat: int) -> float:
    """How good the position looks; it looks the same from every seat."""
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    kind = state.question[0] if state.options else steps.TRAVEL
    if kind in ANY_ANSWER:
        return answered(state, state.options[0], seat)
    if kind in BEST_ANSWER:
        return max([answered(state, option, seat) for option in state.options])
    worth = standing(state)
    return worth + prospects(state) if state.phase == steps.DICE else worth


def answered(state: RisingState, option: int, seat: int) -> float:
    """How good the position looks once the open question is answered so."""
    after = state.copy()
    RULES.apply(after, option)
    return evaluate(after, seat)
