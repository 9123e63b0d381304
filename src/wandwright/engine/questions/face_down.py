"""Which actions a seat may know of while several plan at the same time, or while one makes a choice in secret.

What lies face down until all have answered is not even counted: of another seat's lane it is told that it is done, by
one row without an answer, and until then nothing. What is told is numbered without gaps, as if nothing else had been
answered.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wandwright.engine.questions.lanes import lanes_of, open_lanes, waits_for_all
from wandwright.engine.questions.records import Record
from wandwright.engine.state.state import State

if TYPE_CHECKING:
    from wandwright.engine.rules.rules import Rules

ANOTHER_SEAT = frozenset({"seat"})
NOTHING: frozenset[str] = frozenset()
# No question has so large a number.
NEVER_ASKED = 2**63


class Told(NamedTuple):
    """The actions that somebody may count: all before number `first`, then `further`, which have numbers of their own.

    all_actions is how many there are in truth.
    """

    first: int
    further: tuple[Record, ...]
    all_actions: int

    @property
    def actions(self) -> int:
        """How many actions they can count."""
        return self.first + len(self.further)

    @property
    def untold(self) -> int:
        """How many actions they do not know of."""
        return self.all_actions - self.actions

    def true_number(self, number: int) -> int:
        """The number in the match of what they know by this number; of what comes next where they know of no more."""
        if number < self.first:
            return number
        place = number - self.first
        return self.further[place].number if place < len(self.further) else self.all_actions + place - len(self.further)

    def shown_number(self, number: int) -> int:
        """The number by which they know the action of this number, or the first one after it that they know of."""
        if number <= self.first:
            return number
        return number - sum(self.first <= untold < number for untold in self._untold_numbers())

    def _untold_numbers(self) -> set[int]:
        return set(range(self.first, self.all_actions)) - {record.number for record in self.further}


def waiting_answers(state: State) -> int:
    """The number of the questions whose answers lie face down until everybody has answered; 0 if none do."""
    return state.held if waits_for_all(state) else 0


def first_face_down(records: Sequence[Record], state: State) -> int:
    """From which action on all lie face down, in the lanes open now: while these are, nothing else is answered."""
    waiting = waiting_answers(state)
    first = len(records)
    while waiting and first and records[first - 1].asked == waiting:
        first -= 1
    return first


def may_have_planned(rules: Rules, state: State) -> list[int]:
    """The seats that are done, and those in whose lanes something may lie that nobody else knows of."""
    lanes = lanes_of(state) if waits_for_all(state) else ()
    return [first[1] for first, _, _, given in lanes if given or rules.follows[first[0]] is not None]


def told_to(records: Sequence[Record], state: State, eyes: Collection[int | None]) -> Told:
    """What these eyes may know of the actions, their own among them."""
    if not waits_for_all(state):
        return Told(len(records), (), len(records))
    first = first_face_down(records, state)
    face_down = records[first:]
    lanes = lanes_of(state)
    planning = {lanes[place][1][1] for place in open_lanes(lanes)}
    last = {record.seat: record.number for record in face_down if record.seat not in planning}
    seen = [record for record in face_down if record.seat in eyes or last.get(record.seat) == record.number]
    return Told(first, tuple(seen), len(records))


def begun_choice(rules: Rules, state: State) -> int:
    """The number from which on the answers of the seat that is asked belong to a secret choice not yet made."""
    secret = state.chain and state.legal and rules.is_secret(state, state.question)
    return state.chain if secret else NEVER_ASKED


def told_for_good(rules: Rules, records: Sequence[Record], state: State) -> int:
    """How many of the actions, from the first on, are told to everybody as they will ever be."""
    first, begun = first_face_down(records, state), begun_choice(rules, state)
    if begun == NEVER_ASKED:
        return first
    return next((record.number for record in records[:first] if record.asked >= begun), first)


def told_rows(
    rules: Rules, records: Sequence[Record], state: State, eyes: Collection[int | None], start: int
) -> tuple[Record, ...]:
    """The actions from a number on as these eyes are told them; what they may not know has no notation."""
    told, begun = told_to(records, state, eyes), begun_choice(rules, state)
    lie_open = tuple(
        record._replace(notation="", code=0)
        if record.seat not in eyes and (record.secret or record.asked >= begun)
        else record
        for record in records[start : told.first]
    )
    before = records[told.first - 1] if told.first else None
    return lie_open + rows_of(told, eyes, before)[max(0, start - told.first) :]


def rows_of(told: Told, eyes: Collection[int | None], before: Record | None) -> tuple[Record, ...]:
    """What lies face down as these eyes are told it: own answers, and who else is done. `before` is the row before."""
    rows: list[Record] = []
    for number, record in enumerate(told.further, told.first):
        another = before is not None and before.seat != record.seat
        before = row_of(record, number, ANOTHER_SEAT if another else NOTHING, own=record.seat in eyes)
        rows.append(before)
    return tuple(rows)


def row_of(record: Record, number: int, reveals: frozenset[str], *, own: bool) -> Record:
    """One of them; where nothing is other than in the match, the record itself."""
    if not own:
        return record._replace(number=number, reveals=reveals, notation="", code=0, secret=True)
    same = (record.number, record.reveals) == (number, reveals)
    return record if same else record._replace(number=number, reveals=reveals)
