"""The open question in numbers, as part of a view: what is asked, who is asked, because of which card."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.questions import answers
from wandwright.engine.questions.lanes import lanes_of, open_lanes, waits_for_all
from wandwright.engine.questions.questions import FIRST_FIELDS, Question
from wandwright.engine.secrets.number_fields import LARGEST, Kinds
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# How many things are picked in all, and how many are picked already.
COUNTS: Final = ("asked.count", "asked.picked")


class AskedSlots:
    """The slots of the open question. What it remembers, and what was picked, only the seat that is asked is told."""

    def __init__(self, game: Game, kinds: Kinds, seats: int, at: int) -> None:
        self.game = game
        self.kinds = kinds
        declared = [question for question in game.rules.questions if question is not None]
        self._kind_at = {question.number: at + place for place, question in enumerate(declared)}
        self._numbers = {question.number: numbers_of(question) for question in declared}
        names = sorted({name for numbers in self._numbers.values() for _, name in numbers})
        self._seat_at = at + len(declared)
        self._source_at = self._seat_at + seats
        self._picked_at = self._source_at + kinds.count
        self._count_at = self._picked_at + kinds.count
        self._number_at = {name: self._count_at + len(COUNTS) + place for place, name in enumerate(names)}
        self.slots = [
            *[f"asked={question.name}" for question in declared],
            *[f"asked.seat={seat}" for seat in range(seats)],
            *[f"asked.source={name}" for name in kinds.names],
            *[f"asked.picked={name}" for name in kinds.names],
            *COUNTS,
            *[f"asked.{name}" for name in names],
        ]
        shares = len(self.slots) - len(COUNTS) - len(names) - kinds.count
        self.high = [1.0] * shares + [float(kinds.cards)] * (kinds.count + len(COUNTS)) + [LARGEST] * len(names)
        self.low = [0.0] * (len(self.slots) - len(names)) + [-LARGEST] * len(names)
        self._at = slice(at, at + len(self.slots))
        self._nothing: array[float] = array("f", bytes(4 * len(self.slots)))

    def write(self, row: array[float], state: State, seat: int) -> None:
        """Put in what is asked now, as a seat sees it."""
        row[self._at] = self._nothing
        if not state.legal:
            return
        if not state.others:
            asked = state.question
            row[self._seat_at + asked[1]] = 1.0
            self._write_frame(row, asked)
            if asked[1] == seat:
                self._write_own(row, state, asked)
            return
        optional = self.game.rules.optional
        every = (state.question, *[frame for frame, _ in state.others])
        waited = [(place, frame) for place, frame in enumerate(every) if not optional[frame[0]]]
        for _, frame in waited:
            row[self._seat_at + frame[1]] = 1.0
        own = next((frame for _, frame in waited if frame[1] == seat), None)
        if own is not None:
            self._write_frame(row, own)
            self._write_own(row, state, own)
        elif waited:
            self._write_frame(row, begun(state, *waited[0]))

    def _write_frame(self, row: array[float], frame: Frame) -> None:
        """What everybody is told of a question."""
        row[self._kind_at[frame[0]]] = 1.0
        if frame[2] != NO_CARD:
            row[self._source_at + self.kinds.of_card[frame[2]]] = 1.0

    def _write_own(self, row: array[float], state: State, frame: Frame) -> None:
        """What only the seat that is asked is told."""
        declared = self.game.rules.question(frame)
        row[self._count_at] = 1.0
        if declared.picks:
            picked = declared.picked(frame)
            row[self._count_at] = declared.how_many(state, frame)
            row[self._count_at + 1] = len(picked)
            if isinstance(declared.answers, answers.Kinds):
                for kind in picked:
                    row[self._picked_at + self.kinds.number[self.game.kind_id(state, kind)]] += 1.0
        for place, name in self._numbers[frame[0]]:
            value: Any = frame[place]
            if isinstance(value, int):
                row[self._number_at[name]] = value


def begun(state: State, place: int, frame: Frame) -> Frame:
    """The question that a lane of planning began with; how far it has come lies face down."""
    if not waits_for_all(state):
        return frame
    lanes = lanes_of(state)
    first: Frame = lanes[open_lanes(lanes)[place]][0]
    return first


def numbers_of(question: Question) -> list[tuple[int, str]]:
    """The places in its frame that may hold numbers, with their names."""
    fields = question.shape._fields
    found = question.shape.__annotations__
    whole = [name for name in fields[len(FIRST_FIELDS) :] if str(found[name]) in ("int", str(int))]
    return [(fields.index(name), name) for name in whole]
