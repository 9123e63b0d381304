"""A question in its position, and the legal answers to it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from wandwright.engine.language import capital, spoken
from wandwright.engine.questions.answers import Target
from wandwright.engine.questions.questions import Question
from wandwright.engine.questions.rows import ChoiceView
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


# The sentence that asks, among those of the answers.
PROMPT: Final = -1


class Asking:
    """A question in the position in which it was opened. It knows what to say of each answer, and holds none of them.

    Decisions and their actions both point here and not at each other, so that nothing waits for a garbage collector.
    """

    __slots__ = ("_sentences", "_targets", "declared", "frame", "game", "state")

    def __init__(self, game: Game, state: State, frame: Frame) -> None:
        self.game = game
        self.state = state
        self.frame = frame
        self.declared: Question = game.rules.question(frame)
        self._sentences: dict[tuple[int, str], str] = {}
        self._targets: dict[int, tuple[Target, ...]] = {}

    def said(self, what: int, say: Callable[[], str]) -> str:
        """Every seat's view asks for the same sentences, so each is put together once in a language."""
        key = (what, spoken())
        if key not in self._sentences:
            self._sentences[key] = capital(say())
        return self._sentences[key]

    def prompt(self, *, secret: bool = False) -> str:
        if secret:
            return capital(self.declared.text(self.game, self.state, self.frame, secret=True))
        return self.said(PROMPT, lambda: self.declared.text(self.game, self.state, self.frame))

    def notation(self, answer: int) -> str:
        return self.declared.notation(self.game, self.state, self.frame, answer)

    def label(self, answer: int) -> str:
        return self.said(answer, lambda: self.declared.label(self.game, self.state, self.frame, answer))

    def targets(self, answer: int) -> tuple[Target, ...]:
        if answer not in self._targets:
            self._targets[answer] = self.declared.targets(self.game, self.state, self.frame, answer)
        return self._targets[answer]

    def gives_up(self, action: Action) -> bool:
        """Is something lost by an answer?"""
        return self.declared.gives_up(self.game, self.state, self.frame, action.code, action.notation)

    def answers_view(self, actions: tuple[Action, ...]) -> list[ChoiceView]:
        """The answers as whoever may know them sees them, in the language of now."""
        codes = [action.code for action in actions]
        told = self.declared.described(self.game, self.state, self.frame, codes)
        return [
            action_view(action.notation, capital(label), targets, loses=self.gives_up(action))
            for action, (label, targets) in zip(actions, told, strict=True)
        ]


class Action:
    """One legal answer. Its notation is stable text; `str(action)` is its notation.

    number   the number of the question it answers
    verb     what is done: the first word of the notation
    targets  the things on the table it is about: cards, seats, spaces, dice, piles
    """

    __slots__ = ("_asking", "code", "notation", "number", "seat")

    def __init__(self, asking: Asking, number: int, code: int, notation: str) -> None:
        self._asking = asking
        self.number = number
        self.seat: int = asking.frame[1]
        self.code = code
        self.notation = notation

    @property
    def verb(self) -> str:
        """What is done, in one word."""
        return self.notation.partition(" ")[0]

    @property
    def label(self) -> str:
        """The action in a player's words."""
        return self._asking.label(self.code)

    @property
    def targets(self) -> tuple[Target, ...]:
        """What on the table the action is about; what is taken in hand comes first."""
        return self._asking.targets(self.code)

    @property
    def card(self) -> str | None:
        """The id of the card the action is about, if it is about one."""
        return next((target.id for target in self.targets if target.kind == "card"), None)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r}, seat={self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, Frame, str]:
        return (self.number, self._asking.frame, self.notation)


def action_view(notation: str, label: str, targets: Iterable[Target], *, loses: bool) -> ChoiceView:
    """An answer as whoever may know it sees it; what says nothing is left out."""
    choice: ChoiceView = {
        "notation": notation,
        "label": label,
        "card": next((target.id for target in targets if target.kind == "card"), None),
        "verb": notation.partition(" ")[0],
        "targets": [target.plain() for target in targets],
    }
    if loses:
        choice["loses"] = True
    return choice
