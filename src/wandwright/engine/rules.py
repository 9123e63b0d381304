"""The loop that runs frames until a question is open or the match is over.

A frame is an immutable tuple: the number of a registered step, then its arguments. Pending work is data, so a position
can be copied, saved and undone in the middle of any effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.errors import EndlessWork
from wandwright.engine.state import Frame, State

Step = Callable[[Any, Frame], None]
Listing = Callable[[Any, Frame], list[int]]
Answer = Callable[[Any, Frame, int], None]

# The engine's own two steps; a game's steps are numbered from FIRST_STEP on.
TOGETHER: Final = 0
ANSWERED: Final = 1
FIRST_STEP: Final = 2

# What ends a set of questions that are open at the same time.
ALL: Final = 0
FIRST: Final = 1
INDEPENDENT: Final = 2

# The answer "nothing", where a seat is asked only so that nobody sees that it has no choice.
PASS: Final = 9999

# No real effect comes near this; a position set by hand might go on for ever.
MOST_FRAMES: Final = 20_000

# Option lists are replaced, never changed, so one empty list serves everywhere.
NO_OPTIONS: Final[list[int]] = []


def together(join: int, questions: tuple[Frame, ...]) -> Frame:
    """A frame that opens several questions at once; `join` says when it is done."""
    return (TOGETHER, join, questions, (), tuple(question[1] for question in questions), 0)


def list_nothing(state: State, question: Frame) -> list[int]:
    """Plain work asks nothing."""
    return []


def answer_nothing(state: State, question: Frame, option: int) -> None:
    """Plain work takes no answer."""
    raise ValueError("This step is no question.")


class Rules:
    """The registered steps of one game: plain work, and questions with their listing and their answer."""

    steps: list[Step]
    listings: list[Listing]
    answers: list[Answer]
    asks_always: list[bool]
    optional: list[bool]
    bots_wait: list[bool]
    names: list[str]
    is_secret: Callable[[Any, Frame], bool] | None

    def __init__(self) -> None:
        self.steps = [self.open_together, self.run_answer]
        self.listings = [list_nothing, list_nothing]
        self.answers = [answer_nothing, answer_nothing]
        self.asks_always = [False, False]
        self.optional = [False, False]
        self.bots_wait = [False, False]
        self.names = ["together", "answered"]
        self.is_secret = None

    def register_step(self, number: int, name: str, step: Step) -> None:
        """Add plain work under its number."""
        self._take_number(number, name)
        self.steps.append(step)
        self.listings.append(list_nothing)
        self.answers.append(answer_nothing)
        self.asks_always.append(False)
        self.optional.append(False)
        self.bots_wait.append(False)

    def register_question(
        self,
        number: int,
        name: str,
        listing: Listing,
        answer: Answer,
        *,
        always: bool = False,
        optional: bool = False,
        bots_wait: bool = False,
    ) -> None:
        """Add a question. With `always` it is asked even with one answer only: it reveals or ends something.

        An `optional` one is a chance to step in, open beside another seat's question: nobody waits for its answer.
        Bots are quicker than people can speak up, so with `bots_wait` they let people answer it first.
        """
        self._take_number(number, name)
        self.steps.append(self.ask_always if always else self.ask)
        self.listings.append(listing)
        self.answers.append(answer)
        self.asks_always.append(always)
        self.optional.append(optional)
        self.bots_wait.append(bots_wait)

    def _take_number(self, number: int, name: str) -> None:
        if number != len(self.steps) or name in self.names:
            raise ValueError(f"The step {name} must be registered once, under the next number {len(self.steps)}.")
        self.names.append(name)

    def advance(self, state: State) -> None:
        """Run frames until a question is open or no work is left."""
        stack = state.stack
        steps = self.steps
        for _ in range(MOST_FRAMES):
            if state.options or not stack:
                return
            frame = stack.pop()
            steps[frame[0]](state, frame)
        raise EndlessWork("The effects of this position never end; change its decks or its pending work.")

    def ask(self, state: State, frame: Frame) -> None:
        """Open a question, or settle it at once where there is nothing to choose."""
        kind: int = frame[0]
        options = self.listings[kind](state, frame)
        if len(options) > 1:
            state.question = frame
            state.options = options
            state.serial += 1
        elif options:
            self.answers[kind](state, frame, options[0])

    def ask_always(self, state: State, frame: Frame) -> None:
        """Open a question whose answer reveals or ends something, even if only one is possible."""
        state.question = frame
        state.options = self.listings[frame[0]](state, frame)
        state.serial += 1

    def apply(self, state: State, option: int) -> None:
        """Answer the open question (the first of them) with one of its options, and go on. The option is trusted."""
        question = state.question
        if state.held:
            self.answer_held(state, 0, option)
        else:
            state.options = NO_OPTIONS
            self.answers[question[0]](state, question, option)
        self.advance(state)

    def apply_to(self, state: State, index: int, option: int) -> None:
        """Answer the open question number `index` of several."""
        if index == 0:
            self.apply(state, option)
            return
        self.answer_held(state, index, option)
        self.advance(state)

    def open_questions(self, state: State) -> list[tuple[Frame, tuple[int, ...]]]:
        """Every question open now, with its options."""
        if not state.options:
            return []
        return [(state.question, tuple(state.options)), *state.others]

    def open_together(self, state: State, frame: Frame) -> None:
        """Open what is still to be answered; when all have answered, let the answers take effect in their order."""
        _, join, questions, given, seats, number = frame
        waiting: list[tuple[Frame, tuple[int, ...]]] = []
        answered = list(given)
        for question in questions:
            options = self.list_options(state, question)
            if self.is_secret is not None and self.is_secret(state, question):
                # Whether a seat has a choice at all would tell the others what it holds.
                waiting.append((question, tuple(options) or (PASS,)))
            elif len(options) == 1 and join == ALL and not self.asks_always[question[0]]:
                answered.append((question, options[0]))
            elif options:
                waiting.append((question, tuple(options)))
        if waiting:
            if not number:
                state.serial += 1
                number = state.serial
            left = tuple([entry[0] for entry in waiting])
            self._hold(state, waiting, (TOGETHER, join, left, tuple(answered), seats, number))
            return
        for seat in reversed(seats):
            for question, option in answered:
                if question[1] == seat:
                    state.stack.append((ANSWERED, question, option))

    def _hold(self, state: State, waiting: list[tuple[Frame, tuple[int, ...]]], frame: Frame) -> None:
        """Open the waiting questions; they keep their number until they are answered, whoever answers first."""
        state.stack.append(frame)
        state.question = waiting[0][0]
        state.options = list(waiting[0][1])
        state.others = tuple(waiting[1:])
        state.held = frame[5]

    def list_options(self, state: State, question: Frame) -> list[int]:
        """The legal answers to a question in this position."""
        return self.listings[question[0]](state, question)

    def answer_held(self, state: State, index: int, option: int) -> None:
        """Take one answer of several open questions; what follows depends on the join."""
        _, join, questions, given, seats, number = state.stack.pop()
        question = questions[index]
        rest = questions[:index] + questions[index + 1 :]
        state.options = NO_OPTIONS
        state.others = ()
        state.held = 0
        if join == FIRST:
            state.stack.append((ANSWERED, question, option))
        elif join == INDEPENDENT:
            state.stack.append((TOGETHER, join, rest, given, seats, number))
            state.stack.append((ANSWERED, question, option))
        else:
            state.stack.append((TOGETHER, join, rest, (*given, (question, option)), seats, number))

    def run_answer(self, state: State, frame: Frame) -> None:
        """Let an answer that was waiting for a join take effect."""
        question: Frame = frame[1]
        self.answers[question[0]](state, question, frame[2])
