"""Quick answers inside a line of play: a glance or a thumb for most questions, a first sight for the rare others."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.lanes import OPEN, lanes_of
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import Thumb, ThumbPolicy
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.chapters.turn.action import ACTIONS
from wandwright.games.black_rose_wars.opinion import glances
from wandwright.games.black_rose_wars.opinion.heuristics import evaluate
from wandwright.games.black_rose_wars.opinion.planning import THUMBS
from wandwright.games.black_rose_wars.opinion.policy import is_quiet
from wandwright.games.black_rose_wars.state import RoseState

GLANCES: Final[dict[int, Thumb[RoseState]]] = {
    **THUMBS,
    turn.ACT: glances.act,
    turn.ACTIVATE: glances.activate,
    combat.STEP: glances.step,
    combat.STRIKE_WHOM: glances.strike,
    combat.EVOCATION_ATTACK: glances.strike,
}
PLAYER: Final[ThumbPolicy[RoseState]] = ThumbPolicy(GLANCES, {}, is_quiet, evaluate)


def answer(rules: Rules, state: RoseState, index: int) -> int:
    """A quick answer to one of the open questions, in the given world."""
    return PLAYER.at_once(rules, state, index)


def at_rest(state: RoseState) -> bool:
    """Before the first action of an activation, and before Study begins; or where the match is over."""
    if not state.legal:
        return True
    kind: int = state.question[0]
    if kind == turn.ACT:
        return state.left == ACTIONS
    return kind == library.NAME_DECKS and state.phase == v.STUDY and is_untouched(state)


def is_untouched(state: RoseState) -> bool:
    """Has nobody answered in the lanes that are open?"""
    lanes = lanes_of(state)
    return bool(lanes) and not [done for _, _, done, given in lanes if done != OPEN or given]
