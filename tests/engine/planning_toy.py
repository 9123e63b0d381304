"""A toy of secret planning in many steps: each seat lays up to two cards face down, each upright or turned, at its own
pace; when all are done the plans are opened in the order of the seats. A card laid upright scores its number, a turned
one takes that much from everybody else. After three rounds the highest score wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, cast

from tests.engine import planning_toy
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.questions.answers import Cards, Fixed
from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import begin_chance, shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import NO_CARD, Frame, State, finish

ROUND: Final = 2
PLAN: Final = 3
TURN: Final = 4
DONE: Final = 1000
CARDS: Final = 20
ROUNDS: Final = 3
MOST: Final = 2


class Plan(NamedTuple):
    """Which card next? `laid` holds the cards of this plan, each with how it lies: (card, turned)."""

    kind: int
    seat: int
    source: int
    laid: tuple[tuple[int, int], ...]


class Turn(NamedTuple):
    """How does the card lie?"""

    kind: int
    seat: int
    source: int
    laid: tuple[tuple[int, int], ...]
    card: int


STEPS: Final = {ROUND: "round"}
QUESTIONS: Final = (
    Question(PLAN, "plan", Cards("lay", others={DONE: ("done", "label-done")}), shape=Plan, rule="R1", secret="hand"),
    Question(
        TURN,
        "turn",
        Fixed((("upright", "label-upright"), ("turned", "label-turned"))),
        shape=Turn,
        rule="R2",
        secret="hand",
    ),
)
FIELDS: Final = (
    Field("rounds", "round", "number", "all"),
    Field("scores", "seats.*.score", "number", "all"),
    Field("hand", "seats.*.hand", "pile", "owner", mix="cards"),
    Field("spent", "seats.*.spent", "pile", "all"),
    Field("deck", "deck", "pile", "count", mix="cards"),
)


class PlanningState(State):
    __slots__ = ("deck", "hand", "rounds", "scores", "spent")

    rounds: int
    scores: list[int]
    hand: list[tuple[int, ...]]
    spent: list[tuple[int, ...]]
    deck: tuple[int, ...]

    def copy(self) -> PlanningState:
        new = PlanningState()
        new.copy_base(self)
        new.rounds = self.rounds
        new.scores = self.scores[:]
        new.hand = self.hand[:]
        new.spent = self.spent[:]
        new.deck = self.deck
        return new


def round_(state: PlanningState, frame: Frame) -> None:
    """R1: all plan at the same time."""
    seats = range(len(state.hand))
    if state.rounds == ROUNDS:
        best = max(state.scores)
        finish(state, tuple(seat for seat in seats if state.scores[seat] == best), tuple(state.scores), "rounds_over")
        return
    state.rounds += 1
    state.stack.append((ROUND,))
    state.stack.append(together(ALL, tuple(Plan(PLAN, seat, NO_CARD, ()) for seat in seats)))


def list_plan(state: PlanningState, question: Plan) -> list[int]:
    laid = [card for card, _ in question.laid]
    return [*[card for card in sorted(state.hand[question.seat]) if card not in laid], DONE]


def follow_plan(state: PlanningState, question: Plan, option: int) -> Frame | None:
    return None if option == DONE else Turn(TURN, question.seat, question.source, question.laid, option)


def answer_plan(state: PlanningState, question: Plan, option: int) -> None:
    open_plan(state, question.seat, question.laid)


def list_turn(state: PlanningState, question: Turn) -> list[int]:
    return [0, 1]


def follow_turn(state: PlanningState, question: Turn, option: int) -> Frame | None:
    laid = (*question.laid, (question.card, option))
    return None if len(laid) == MOST else Plan(PLAN, question.seat, question.source, laid)


def answer_turn(state: PlanningState, question: Turn, option: int) -> None:
    open_plan(state, question.seat, (*question.laid, (question.card, option)))


def open_plan(state: PlanningState, seat: int, laid: tuple[tuple[int, int], ...]) -> None:
    """R2: a plan is opened and counts."""
    for card, turned in laid:
        state.hand[seat] = tuple(other for other in state.hand[seat] if other != card)
        state.spent[seat] += (card,)
        state.revealed += 1
        note(state, "opens", seat, card, card, NO_CARD, {"turned": turned})
        for other in range(len(state.scores)):
            if turned and other != seat:
                state.scores[other] -= card
            elif not turned and other == seat:
                state.scores[other] += card


IDS = tuple(f"card_{number}" for number in range(CARDS))


class PlanningToy(Game):
    name = "planning"
    title = "Planning"
    summary = "Lay cards in secret."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 3
    fields = FIELDS
    streams = ("deck",)
    aside = "deck"
    texts: ClassVar[Mapping[str, str]] = {
        "prompt-plan": "{who}: lay a card, or be done.",
        "prompt-turn": "{who}: upright or turned?",
        "label-lay": "Lay {card}",
        "label-done": "Done",
        "label-nothing": "Nothing",
        "label-upright": "Upright",
        "label-turned": "Turned",
        "event-opens": "{who} opens {card}",
    }

    def make_rules(self) -> Rules:
        return Rules(STEPS, QUESTIONS, (planning_toy, Chapter))

    def options(self) -> tuple[Option, ...]:
        return (Option("cards", "How many cards each seat holds.", 3, low=1, high=4),)

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = PlanningState()
        state.begin()
        begin_chance(state, setup.seed, self.streams, CARDS)
        state.script = script
        deck = shuffle(state, 0, tuple(range(CARDS)), range(CARDS))
        count = setup.options["cards"]
        state.rounds = 0
        state.scores = [0] * setup.seats
        state.hand = [deck[seat * count : (seat + 1) * count] for seat in range(setup.seats)]
        state.spent = [()] * setup.seats
        state.deck = deck[setup.seats * count :]
        state.stack.append((ROUND,))
        return state

    def ids(self, state: State) -> Sequence[str]:
        return IDS

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "Plans", "All plan at the same time."), ("R2", "Plans", "Upright scores, turned takes."))

    def evaluate(self, state: State, seat: int) -> float:
        return float(cast(PlanningState, state).scores[seat])


class Chapter:
    """The step whose name is a word of Python."""

    round = staticmethod(round_)
