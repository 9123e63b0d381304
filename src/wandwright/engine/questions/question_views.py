"""Views of the open questions: each as a seat may see it, ready for JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wandwright.engine.questions.decisions import Decision, decision_view
from wandwright.engine.questions.lanes import lanes_of, open_lanes, waits_for_all
from wandwright.engine.questions.rows import DecisionView
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


# Does a bot answer for a seat?
IsBot = Callable[[int], bool]


def nobody(_: int) -> bool:
    """No bot plays, or none that matters here."""
    return False


def question_views(
    game: Game, state: State, decisions: Sequence[Decision], seat: int | None, is_bot: IsBot = nobody
) -> list[DecisionView]:
    """All open questions; None is a spectator."""
    asked = zip(decisions, begun_questions(game, state, decisions), strict=True)
    awaited = waited_for(decisions, is_bot)
    return [decision_view(decision, seat, begun, awaited=decision in awaited) for decision, begun in asked]


def waited_for(decisions: Sequence[Decision], is_bot: IsBot = nobody) -> tuple[Decision, ...]:
    """Those of the open questions that the table waits for: where bots leave a chance to people first, only that."""
    needed = tuple([decision for decision in decisions if not decision.optional])
    if not any(is_bot(decision.seat) for decision in needed):
        return needed
    return tuple([found for found in decisions if found.bots_wait and not is_bot(found.seat)]) or needed


def begun_questions(game: Game, state: State, decisions: Sequence[Decision]) -> list[Decision | None]:
    """For each open question the one that its lane of planning began with, where it has come further since."""
    lanes = lanes_of(state) if waits_for_all(state) else ()
    firsts = [lanes[place][0] for place in open_lanes(lanes)]
    if not firsts:
        return [None] * len(decisions)
    asked = zip(decisions, firsts, strict=True)
    return [None if decision.question == first else begun(game, state, decision, first) for decision, first in asked]


def begun(game: Game, state: State, decision: Decision, first: Frame) -> Decision:
    """The question that a lane began with, as it would be asked now."""
    legal = tuple(game.rules.list_legal(state, first))
    return Decision(game, state.copy(), decision.index, first, legal, decision.undone)
