"""The skeleton of a policy by rules of thumb: one legal answer, else a thumb, else whatever looks best when tried.

A game gives its thumbs by the kinds of questions, says where nothing is under way, and how good a position looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, cast

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import outlook
from wandwright.engine.state.state import State

S = TypeVar("S", bound=State)
# A thumb sees the position and the question; who weighs also tries answers by the rules.
Thumb = Callable[[S, Any, tuple[int, ...]], int]
Weigh = Callable[[Rules, S, int], int]
# How often an answer is tried in which chance has a part.
TRIALS: Final = 2


class ThumbPolicy(Generic[S]):
    """A policy for every question of a game.

    thumbs    the answer by the kind of a question, at a glance
    weighed   the same for questions whose answers have to be tried in a way of their own
    is_quiet  nothing is under way, so the position can be judged
    evaluate  how good a position looks to a seat
    """

    def __init__(
        self,
        thumbs: Mapping[int, Thumb[S]],
        weighed: Mapping[int, Weigh[S]],
        is_quiet: Callable[[S], bool],
        evaluate: Callable[[S, int], float],
        trials: int = TRIALS,
    ) -> None:
        self._thumbs = dict(thumbs)
        self._weighed = dict(weighed)
        self._is_quiet = is_quiet
        self._evaluate = evaluate
        self._trials = trials

    def policy(self, rules: Rules, state: S, index: int) -> int:
        """A good answer to one of the open questions: what no thumb answers is tried to where it is quiet again."""
        frame, legal = rules.open_questions(state)[index]
        kind: int = frame[0]
        if len(legal) == 1:
            return legal[0]
        if kind in self._thumbs:
            return self._thumbs[kind](state, as_asked(frame), legal)
        if kind in self._weighed:
            return self._weighed[kind](rules, state, index)
        return self.best_of(rules, state, index, legal)

    def best_of(self, rules: Rules, state: S, index: int, answers: tuple[int, ...]) -> int:
        """The answer that leads to the best quiet position; the first of equals."""
        best, chosen = 0.0, -1
        for answer in answers:
            worth = self.outlook(rules, state, index, answer)
            if chosen < 0 or worth > best:
                best, chosen = worth, answer
        return chosen

    def outlook(self, rules: Rules, state: S, index: int, answer: int) -> float:
        """How good the quiet position looks that an answer leads to, on average over the trials."""
        return outlook(rules, state, index, answer, self.quiet, self._evaluate, self._trials)

    def quiet(self, rules: Rules, state: S) -> None:
        """Answer what is asked until nothing is under way any more, or the match is over."""
        while state.legal and not self._is_quiet(state):
            rules.apply(state, self.at_once(rules, state, 0))

    def at_once(self, rules: Rules, state: S, index: int) -> int:
        """A quick answer, as inside a trial: a thumb, or the answer after which the position looks best at once."""
        frame, legal = (state.question, tuple(state.legal)) if index == 0 else rules.open_questions(state)[index]
        kind: int = frame[0]
        if len(legal) == 1:
            return legal[0]
        if kind in self._thumbs:
            return self._thumbs[kind](state, as_asked(frame), legal)
        return self.at_first_sight(rules, state, index, legal)

    def at_first_sight(self, rules: Rules, state: S, index: int, answers: tuple[int, ...]) -> int:
        """The answer after which the position looks best, whatever is asked then."""
        seat: int = rules.open_questions(state)[index][0][1]
        best, chosen = 0.0, -1
        for answer in answers:
            after = cast(S, state.copy())
            rules.apply_to(after, index, answer)
            worth = self._evaluate(after, seat)
            if chosen < 0 or worth > best:
                best, chosen = worth, answer
        return chosen
