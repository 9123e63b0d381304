"""The loop that runs frames until a question is open or the match is over.

A frame is an immutable tuple: the number of a registered step, then its arguments. Pending work is data, so a position
can be copied, saved and undone in the middle of any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.errors import EndlessWork
from wandwright.engine.questions.answers import Asked
from wandwright.engine.questions.lanes import Lanes
from wandwright.engine.questions.picking import Answer, Follow, Following, Picking
from wandwright.engine.questions.questions import Question
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

Step = Callable[[Any, Any], None]
Listing = Callable[[Any, Any], list[int]]

# The engine's own two steps are TOGETHER and ANSWERED; a game's steps are numbered from FIRST_STEP on.
FIRST_STEP: Final = 2

# No real effect comes near this; a position set by hand might go on for ever.
MOST_FRAMES: Final = 20_000

# Lists of answers are replaced, never changed, so one empty list serves everywhere.
NOTHING_LEGAL: Final[list[int]] = []


def list_nothing(state: State, question: Frame) -> list[int]:
    """Plain work asks nothing."""
    return []


def answer_nothing(state: State, question: Frame, answer: int) -> None:
    """Plain work takes no answer."""
    raise ValueError("This step is no question.")


class Always:
    """Answers that every position allows."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def legal(self, state: State, question: Asked) -> list[int]:
        """Lists of answers are replaced, never changed, so one serves everywhere."""
        return self.answers


class Rules:
    """The registered steps of one game: plain work, and questions with their listing and their answer.

    With `steps` and `questions` as a game declares them, the functions are found by their names in the `chapters`.
    """

    steps: list[Step]
    listings: list[Listing]
    answers: list[Answer]
    effects: list[Answer]
    follows: list[Follow | None]
    questions: list[Question | None]
    names: list[str]
    optional: list[bool]
    telling: list[bool]

    def __init__(
        self,
        steps: Mapping[int, str] | None = None,
        questions: Sequence[Question] = (),
        chapters: Sequence[object] = (),
    ) -> None:
        self._chapters = tuple(chapters)
        self._found: dict[str, object] = {}
        lanes = Lanes(self)
        self.steps = [lanes.open_together, lanes.run_answer]
        self.listings = [list_nothing, list_nothing]
        self.answers = [answer_nothing, answer_nothing]
        self.effects = [answer_nothing, answer_nothing]
        self.follows = [None, None]
        self.questions = [None, None]
        self.names = ["together", "answered"]
        self.optional = [False, False]
        self.telling = [False, False]
        self.lanes = lanes
        # Set by the game that these are the rules of: who may see what decides who may know an answer.
        self.game: Game | None = None
        declared: dict[int, str | Question] = {**(steps or {}), **{question.number: question for question in questions}}
        for number in sorted(declared):
            self._register(number, declared[number])

    def _register(self, number: int, what: str | Question) -> None:
        if isinstance(what, str):
            self.register_step(number, what, self.needed(what))
        else:
            answer = self.needed(f"answer_{what.name}")
            self.register_question(what, self._listing(what), answer, self.found(f"follow_{what.name}"))

    def _listing(self, question: Question) -> Listing:
        """The function that lists the answers; none is needed where they are always the same."""
        name, always = f"list_{question.name}", question.answers.always()
        if self.found(name) is None and always:
            return Always(list(always)).legal
        listing: Listing = self.needed(name)
        return listing

    def found(self, name: str) -> Any:
        """The function of that name in one of the chapters, or None; two different ones are a mistake of the game."""
        if name not in self._found:
            homes = [chapter for chapter in self._chapters if hasattr(chapter, name)]
            # A game may do in its own way what the engine can do for all.
            own = [home for home in homes if not str(getattr(home, "__name__", "")).startswith("wandwright.engine.")]
            if len({getattr(home, name) for home in own}) > 1:
                raise ValueError(f"More than one chapter has a function {name!r}. Give one of them another name.")
            self._found[name] = getattr(homes[0], name) if homes else None
        return self._found[name]

    def needed(self, name: str) -> Any:
        """The function of that name; a declaration without its function is a mistake of the game."""
        function = self.found(name)
        if function is None:
            raise ValueError(f"No chapter of the rules has the function {name}.")
        return function

    def register_step(self, number: int, name: str, step: Step) -> None:
        """Add plain work under its number."""
        self._take_number(number, name)
        self._add(step)

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        self.listings.append(list_nothing)
        self.answers.append(answer_nothing)
        self.effects.append(answer_nothing)
        self.follows.append(None)
        self.questions.append(None)
        self.optional.append(False)
        self.telling.append(False)

    def register_question(
        self, question: Question, listing: Listing, answer: Answer, follow: Follow | None = None
    ) -> None:
        """Add a question. One that picks several things goes on by itself until so many are picked."""
        self._take_number(question.number, question.name)
        self.steps.append(self.ask_always if question.always else self.ask)
        self.listings.append(listing)
        if question.picks and follow is None:
            follow = Picking(self, question).follow
        self.answers.append(answer if follow is None else Following(question, answer, follow).answer)
        self.effects.append(answer)
        self.follows.append(follow)
        self.questions.append(question)
        self.optional.append(question.optional)
        self.telling.append(question.telling)

    def _take_number(self, number: int, name: str) -> None:
        if number < len(self.steps) or name in self.names:
            raise ValueError(f"The step {name} must be registered once, under {len(self.steps)} or a larger number.")
        while len(self.steps) < number:
            self._leave_free()
        self.names.append(name)

    def _leave_free(self) -> None:
        """A number that no step has: chapters of a game may leave room between them."""
        self.names.append(f"free {len(self.steps)}")
        self._add(self.free)

    def free(self, state: State, frame: Frame) -> None:
        """Nothing may lie on the stack under a free number."""
        raise ValueError(f"No step has the number {frame[0]}.")

    def question(self, frame: Frame) -> Question:
        """The declaration behind a frame that asks."""
        found = self.questions[frame[0]]
        if found is None:
            raise ValueError(f"The step {self.names[frame[0]]} is no question.")
        return found

    def is_secret(self, state: State, frame: Frame) -> bool:
        """Do the answers to a question show what only its seat may know?"""
        return self.game is not None and self.question(frame).is_secret(self.game, state, frame)

    def advance(self, state: State) -> None:
        """Run frames until a question is open or no work is left."""
        stack = state.stack
        steps = self.steps
        left = MOST_FRAMES
        while not state.legal:
            if not stack:
                # Nothing is kept of the last question, whose picks may have been named in another order.
                state.question = ()
                return
            frame = stack.pop()
            steps[frame[0]](state, frame)
            left -= 1
            if not left:
                raise EndlessWork("The effects of this position never end; change its decks or its pending work.")

    def ask(self, state: State, frame: Frame) -> None:
        """Open a question, or settle it at once where there is nothing to choose."""
        kind: int = frame[0]
        legal = self.listings[kind](state, frame)
        if len(legal) > 1:
            if self.telling[kind]:
                self.tell_of_choice(state, frame)
            state.question = frame
            state.legal = legal
            state.serial += 1
        elif legal:
            self.answers[kind](state, frame, legal[0])
        else:
            state.chain = 0

    def tell_of_choice(self, state: State, frame: Frame) -> None:
        """That a seat is asked comes to light where its answers are secret; not that it goes on with its choice."""
        goes_on = state.chain and frame[0] == state.question[0]
        if goes_on or self.game is None:
            return
        asked = self.questions[frame[0]]
        if asked is not None and asked.is_secret(self.game, state, frame):
            state.revealed += 1

    def ask_always(self, state: State, frame: Frame) -> None:
        """Open a question whose answer reveals or ends something, even if only one is possible."""
        state.question = frame
        state.legal = self.listings[frame[0]](state, frame)
        state.serial += 1

    def apply(self, state: State, answer: int) -> None:
        """Answer the open question (the first of them) with one of its legal answers, which is trusted, and go on."""
        question = state.question
        if state.held:
            self.lanes.answer_held(state, 0, answer)
        else:
            state.legal = NOTHING_LEGAL
            self.answers[question[0]](state, question, answer)
        self.advance(state)

    def apply_to(self, state: State, index: int, answer: int) -> None:
        """Answer one of several open questions, and go on."""
        if state.held:
            self.lanes.answer_held(state, index, answer)
            self.advance(state)
        else:
            self.apply(state, answer)

    def open_questions(self, state: State) -> list[tuple[Frame, tuple[int, ...]]]:
        """Every question open now, with its legal answers."""
        if not state.legal:
            return []
        return [(state.question, tuple(state.legal)), *state.others]

    def list_legal(self, state: State, question: Frame) -> list[int]:
        """The legal answers to a question in this position."""
        return self.listings[question[0]](state, question)

    def distinct(self, question: Frame, legal: Sequence[int]) -> list[int]:
        """The answers by which no set of picks is met in two orders: those that do not go back behind the last pick.

        For bots, search and environments. A person may name things in any order, and gets all of `legal`.
        """
        declared = self.question(question)
        if not declared.picks or declared.reads_order(question):
            return list(legal)
        last = max(declared.picked(question), default=-1)
        onward = [answer for answer in legal if answer >= last]
        return onward or list(legal)
