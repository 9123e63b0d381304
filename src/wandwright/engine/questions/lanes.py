"""Questions that are open at the same time: each seat has a lane of its own, and a join says when all is done.

A lane holds the question it began with and the one that is open in it now, with the answer once the lane is done. With
the join ALL the follow-up questions of a seat go on in its lane, face down and at its own pace, and nothing takes
effect before every lane is done; then the last answers of the lanes take effect in the order of the lanes. So what a
seat plans must stand in the fields of its questions, never in the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.rules.rules import Rules

# The engine's own two steps.
TOGETHER: Final = 0
ANSWERED: Final = 1

# What ends a set of questions that are open at the same time: all answers, the first one, or each by itself.
ALL: Final = 0
FIRST: Final = 1
INDEPENDENT: Final = 2

# The answer of a lane in which a question is still open.
OPEN: Final = -1

# The question a lane began with, the one it has come to, the answer to that or OPEN, and how many were given before.
Lane = tuple[Frame, Frame, int, int]
Waiting = tuple[Frame, tuple[int, ...]]


def together(join: int, questions: tuple[Frame, ...]) -> Frame:
    """A frame that opens several questions at once; `join` says when it is done."""
    return (TOGETHER, join, tuple([(question, question, OPEN, 0) for question in questions]), 0)


def lanes_of(state: State) -> tuple[Lane, ...]:
    """The lanes of the questions open now; none where one question is open by itself."""
    if not state.held:
        return ()
    lanes: tuple[Lane, ...] = state.stack[-1][2]
    return lanes


def waits_for_all(state: State) -> bool:
    """Are several questions open whose answers lie face down until the last is given?"""
    return bool(state.held) and state.stack[-1][1] == ALL


def open_lanes(lanes: tuple[Lane, ...]) -> list[int]:
    """The places of the lanes in which a question is open, in the order of the open questions."""
    return [place for place, lane in enumerate(lanes) if lane[2] == OPEN]


class Lanes:
    """Opens lanes, takes their answers and lets them take effect, by the rules of one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def open_together(self, state: State, frame: Frame) -> None:
        """Open what is still to be answered; when all have answered, let the answers take effect in their order."""
        _, join, lanes, number = frame
        waiting: list[Waiting] = []
        left: list[Lane] = []
        for lane in lanes:
            found = self._open_lane(state, join, lane, waiting)
            if found is not None:
                left.append(found)
        if waiting and not number:
            state.serial += 1
            number = state.serial
        self._hold(state, waiting, (TOGETHER, join, tuple(left), number))

    def _open_lane(self, state: State, join: int, lane: Lane, waiting: list[Waiting]) -> Lane | None:
        """A lane as it stands now: open, done, or (None) without anything to choose."""
        first, question, answer, given = lane
        rules = self._rules
        while answer == OPEN:
            legal = rules.list_legal(state, question)
            # Whether a seat has a choice at all would tell the others what it holds.
            if len(legal) > 1 or rules.is_secret(state, question):
                waiting.append((question, tuple(legal) or (PASS,)))
                return (first, question, OPEN, given)
            if not legal:
                return None
            if join != ALL or rules.question(question).always:
                waiting.append((question, tuple(legal)))
                return (first, question, OPEN, given)
            question, answer = self._further(state, question, legal[0])
            given += 1
        return (first, question, answer, given)

    def _further(self, state: State, question: Frame, answer: int) -> tuple[Frame, int]:
        """The follow-up of an answer, still open; or the question itself with its answer."""
        follow = self._rules.follows[question[0]]
        more = None if follow is None else follow(state, question, answer)
        return self._rules.question(question).settled(question, answer) if more is None else (more, OPEN)

    def _hold(self, state: State, waiting: list[Waiting], frame: Frame) -> None:
        """Open the waiting questions; they keep their number until they are answered, whoever answers first."""
        if not waiting:
            for lane in reversed(frame[2]):
                state.stack.append((ANSWERED, lane[1], lane[2], 1))
            return
        state.stack.append(frame)
        state.question = waiting[0][0]
        state.legal = list(waiting[0][1])
        state.others = tuple(waiting[1:])
        state.held = frame[3]

    def answer_held(self, state: State, index: int, answer: int) -> None:
        """Take one answer of several open questions; what follows depends on the join."""
        _, join, lanes, number = state.stack.pop()
        place = open_lanes(lanes)[index]
        if join == ALL:
            self._answer_face_down(state, (lanes, place, number), index, answer)
            return
        question = lanes[place][1]
        state.legal = []
        state.others = ()
        state.held = 0
        if join == FIRST:
            state.stack.append((ANSWERED, question, answer, 0))
        else:
            rest = lanes[:place] + lanes[place + 1 :]
            state.stack.append((TOGETHER, join, rest, number))
            state.stack.append((ANSWERED, question, answer, 0))

    def _answer_face_down(
        self, state: State, asked: tuple[tuple[Lane, ...], int, int], index: int, answer: int
    ) -> None:
        """One lane goes on. Nothing takes effect before all are done, so the others ask what they asked before."""
        lanes, place, number = asked
        waiting = [(state.question, tuple(state.legal)), *state.others]
        first, question, _, given = lanes[place]
        state.legal = []
        state.others = ()
        state.held = 0
        opened: list[Waiting] = []
        lane = self._open_lane(state, ALL, (first, *self._further(state, question, answer), given + 1), opened)
        waiting[index : index + 1] = opened
        left = (*lanes[:place], *(() if lane is None else (lane,)), *lanes[place + 1 :])
        self._hold(state, waiting, (TOGETHER, ALL, left, number))

    def run_answer(self, state: State, frame: Frame) -> None:
        """Let an answer that was waiting for a join take effect; the last one of a lane has no follow-up any more."""
        _, question, answer, last = frame
        rules = self._rules
        (rules.effects if last else rules.answers)[question[0]](state, question, answer)
