"""Multiple choice: several things picked one after the other, which take effect together with the last of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wandwright.engine.questions.questions import Question
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.rules.rules import Rules

Answer = Callable[[Any, Any, int], None]
Follow = Callable[[Any, Any, int], Frame | None]
Counting = Callable[[Any, Any], int]


class Following:
    """The answer to a question that may have a follow-up: only the last of them takes effect."""

    def __init__(self, declared: Question, answer: Answer, follow: Follow) -> None:
        self._declared = declared
        # Where in the frame the earlier picks stand; 0 where only one thing is picked.
        self._place: int = declared.place
        self._answer = answer
        self._follow = follow

    def answer(self, state: State, question: Frame, answer: int) -> None:
        more = self._follow(state, question, answer)
        if more is not None and not state.chain:
            state.chain = state.serial
        if state.chain:
            self._count(state, question)
        if more is not None:
            state.stack.append(more)
            return
        state.chain = 0
        if self._place and question[self._place]:
            question, answer = self._declared.settled(question, answer)
        self._answer(state, question, answer)

    def _count(self, state: State, question: Frame) -> None:
        """A pick takes a number even where it was the only one left: in another order it may have been asked for."""
        if self._place:
            state.serial = max(state.serial, state.chain + len(question[self._place]))


class Picking:
    """Several things, one after the other, until so many are picked or no more can be."""

    def __init__(self, rules: Rules, question: Question) -> None:
        self._rules = rules
        self._question = question
        self._others = question.answers.others
        self._picks: int = question.place
        # How many are picked stands in the frame, or is worked out.
        self._count: Counting | None = None if isinstance(question.count, str) else question.count
        self._place: int = question.shape._fields.index(question.count) if self._count is None else 0

    def follow(self, state: State, question: Frame, answer: int) -> Frame | None:
        number: int = question[self._place] if self._count is None else self._count(state, question)
        if number <= 1 or answer in self._others:
            return None
        if len(question[self._picks]) + 1 >= number:
            return None
        more = self._question.with_pick(question, answer)
        return more if self._rules.list_legal(state, more) else None
