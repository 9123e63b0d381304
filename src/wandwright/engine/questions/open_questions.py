"""The questions that are open in a position, and whom the table waits for: worked out together, once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

from wandwright.engine.questions.decisions import Decision
from wandwright.engine.questions.lanes import lanes_of, open_lanes
from wandwright.engine.questions.question_views import IsBot, needed
from wandwright.engine.state.state import State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


class OpenQuestions(NamedTuple):
    """Every question that is open.

    needed  those that the match waits for; an optional reaction is none of them
    left    the chances that bots leave to people first
    """

    decisions: tuple[Decision, ...]
    needed: tuple[Decision, ...]
    left: tuple[Decision, ...]

    def waited_for(self, is_bot: IsBot) -> tuple[Decision, ...]:
        """Those that the table waits for: where bots leave a chance to people first, only that."""
        if not self.left or not any(is_bot(decision.seat) for decision in self.needed):
            return self.needed
        return tuple([decision for decision in self.left if not is_bot(decision.seat)]) or self.needed


NOTHING_OPEN = OpenQuestions((), (), ())


def opened(game: Game, state: State, still: State, undone: int, before: OpenQuestions = NOTHING_OPEN) -> OpenQuestions:
    """What is asked in a position; `still` is the same position, which stays as it is as long as anybody looks.

    before  what was asked before the last answer: a question that waits on in a lane of planning stays the same
    """
    asked = game.rules.open_questions(state)
    if not asked:
        return NOTHING_OPEN
    lanes = lanes_of(still)
    given = [lanes[place][3] for place in open_lanes(lanes)] or [0]
    waiting = still_waiting(game, still, before)
    decisions = []
    for index, (question, legal) in enumerate(asked):
        decision = Decision(game, still, index, question, legal, undone, given[index])
        decisions.append(waiting.get(decision.identity, decision))
    left = tuple([decision for decision in decisions if decision.bots_wait])
    return OpenQuestions(tuple(decisions), needed(decisions), left)


def still_waiting(game: Game, state: State, before: OpenQuestions) -> dict[Hashable, Decision]:
    """The questions of before that others have not answered yet, while all plan and nothing on the table moves."""
    if len(before.decisions) < 2 or not game.lies_still(before.decisions[0].position, state):
        return {}
    return {decision.identity: decision for decision in before.decisions}
