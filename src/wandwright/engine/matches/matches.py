"""A match: a state, its log, its undo."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.errors import CannotUndo, IllegalAction
from wandwright.engine.matches.options import Setup
from wandwright.engine.matches.saves import write_save
from wandwright.engine.matches.snapshots import SNAPSHOT_EVERY, Mark, Snapshots, thinned
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.questions.face_down import Told, first_face_down, told_for_good, told_rows, told_to
from wandwright.engine.questions.finding import find
from wandwright.engine.questions.lanes import waits_for_all
from wandwright.engine.questions.open_questions import NOTHING_OPEN, OpenQuestions, opened
from wandwright.engine.questions.question_views import IsBot, nobody, question_views
from wandwright.engine.questions.records import Record, events_before
from wandwright.engine.questions.rows import DecisionView
from wandwright.engine.secrets.memory import Recalled, played_again
from wandwright.engine.state.events import Event, EventLog, seen_by
from wandwright.engine.state.state import Frame, Outcome, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

NOTHING: frozenset[str] = frozenset()
# What an action brought to light, one set for all that say the same.
SAME_WORDS: dict[frozenset[str], frozenset[str]] = {NOTHING: NOTHING}
# Who looks: a seat, a spectator (None), or several seats of one person.
Eyes = int | None | Collection[int]


class Match:
    """A match from its set-up on.

    `start` is the position before the first step; a prepared one can't be made again from the seed.
    """

    def __init__(self, game: Game, setup: Setup, start: State, *, prepared: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.prepared = prepared
        self._start = start.copy()
        # What seats remember follows from the start as it is saved, and from the answers.
        self._start.memory = ()
        self._log = EventLog(game)
        self._records: list[Record] = []
        self._snapshots: Snapshots = []
        self._undone = 0
        self._recalled: Recalled | None = None
        self._open: OpenQuestions | None = None
        self._asked_before = NOTHING_OPEN
        self._still: State | None = None
        self.moments: list[tuple[int, State]] | None = None
        self.state = self._start.copy()
        self._listen()
        game.rules.advance(self.state)

    @property
    def open_questions(self) -> OpenQuestions:
        """What is asked now, worked out once for each position."""
        if self._open is None:
            self._open = opened(self.game, self.state, self.still, self._undone, self._asked_before)
        return self._open

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question open now, simultaneous ones too."""
        return self.open_questions.decisions

    @property
    def still(self) -> State:
        """The position as it is now, which nobody changes: one copy for all who keep or look at it."""
        if self._still is None:
            self._still = self.state.copy()
        return self._still

    def _moved(self) -> None:
        """The position is another one, or about to be."""
        asked = self._open
        self._asked_before = asked if asked is not None and len(asked.decisions) > 1 else NOTHING_OPEN
        self._open = self._still = None

    @property
    def decision(self) -> Decision | None:
        """The question now open, the first of them; None when the match is over."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    def waited_for(self, is_bot: IsBot = nobody) -> tuple[Decision, ...]:
        """The questions that it waits for; where bots leave a chance to people first, that one."""
        return self.open_questions.waited_for(is_bot)

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        return self.state.outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened so far, in order, with everything in it. `events_for` is what a seat may know."""
        return self._log.events(self.state)

    @property
    def records(self) -> tuple[Record, ...]:
        """The actions so far, each with what it brought to light."""
        return tuple(self._records)

    @property
    def action_count(self) -> int:
        """How many actions there are; `records` makes a row of all of them."""
        return len(self._records)

    @property
    def event_count(self) -> int:
        """How many things have happened."""
        return len(self._log.raw)

    def records_from(self, start: int) -> list[Record]:
        """The actions from a number on, with everything in them."""
        return self._records[start:]

    def records_backwards(self) -> Iterator[Record]:
        """The actions, the last one first."""
        return reversed(self._records)

    def events_from(self, start: int) -> tuple[Event, ...]:
        """What happened from a number on, with everything in it."""
        return self._log.events(self.state, start)

    def action_behind(self, event: int) -> int:
        """The number of the action that brought an event about; -1 for what came before any action."""
        return bisect_right(self._records, event, key=events_before) - 1

    def noted(self, number: int) -> Frame:
        """An event as the rules noted it: its kind, seat, amount, card, source and details."""
        return self._log.raw[number]

    def events_for(self, seat: Eyes, start: int = 0, end: int | None = None) -> tuple[Event, ...]:
        """What happened from a number on, as a seat (or several together, or a spectator: None) may know it."""
        eyes = self._eyes(seat)
        return tuple([seen_by(event, eyes) for event in self._log.events(self.state, start, end)])

    def _eyes(self, seat: Eyes) -> Collection[int | None]:
        """The seats that look, each of them at this table."""
        eyes = (seat,) if seat is None or isinstance(seat, int) else tuple(seat)
        for one in eyes:
            self.game.check_seat(self.setup, one)
        return eyes

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Answer an open question. What is stale or illegal is refused and changes nothing."""
        self._take(*find(self, action, seat))

    def apply_code(self, index: int, code: int) -> None:
        """Answer the open question at a place with the answer of that code, as saves and servers keep them."""
        decisions = self.decisions
        place = isinstance(index, int) and not isinstance(index, bool) and 0 <= index < len(decisions)
        action = decisions[index].action(code) if place else None
        if action is None:
            raise IllegalAction("That answer is not among those of the open question; look at match.decisions again.")
        self._take(decisions[index], action)

    def _take(self, decision: Decision, action: Action) -> None:
        secret = decision.answer_is_secret
        self._play(Record(0, decision.seat, decision.index, action.code, action.notation, NOTHING, 0, secret, 0))

    def records_for(self, seat: Eyes, start: int = 0) -> tuple[Record, ...]:
        """The actions from a number on, as a seat (or several together, or a spectator: None) may know them.

        A secret one, and one that lies face down until the whole choice is made, has no notation. Of those that lie
        face down until all have answered it is only told who is done: see `told_to`.
        """
        return told_rows(self.game.rules, self._records, self.state, self._eyes(seat), start)

    def told_to(self, seat: Eyes) -> Told:
        """Which of the actions a seat (or several together, or a spectator: None) can count."""
        return told_to(self._records, self.state, self._eyes(seat))

    def told_for_good(self) -> int:
        """How many of the actions, from the first on, are told to everybody as they will ever be."""
        return told_for_good(self.game.rules, self._records, self.state)

    def _play(self, answer: Record) -> None:
        """Carry out an answer and keep it, with what it brought to light."""
        before = self.still
        if len(self._records) % SNAPSHOT_EVERY == 0:
            self._snapshots = thinned(self._snapshots, len(self._records))
            self._snapshots.append((len(self._records), len(self._log.raw), before))
        state = self.state
        events = len(self._log.raw)
        self._moved()
        state.keyed = state.memory = ()
        try:
            self.game.rules.apply_to(state, answer.place, answer.code)
        except Exception:
            del self._log.raw[events:]
            self.state = before.copy()
            self._listen()
            raise
        reveals = self._reveals(before, answer.seat)
        asked = before.held or before.serial
        number = len(self._records)
        self._records.append(answer._replace(number=number, reveals=reveals, events_before=events, asked=asked))

    def recall(self) -> State:
        """The position, with what each seat remembers. Worked out when somebody asks: mere play does not pay."""
        if self._records and not self.state.memory:
            first = self._snapshots[0][2]
            self._recalled = played_again(self.game, self.setup.seats, self._recalled, self._records, first)
            self.state.memory = self._recalled.state.memory
        return self.state

    def _reveals(self, before: State, seat: int) -> frozenset[str]:
        """What came to light since `before`, and whether another seat had acted before this one."""
        state = self.state
        reveals = set()
        if state.streams != before.streams:
            reveals.add("chance")
        if state.revealed != before.revealed or (waits_for_all(before) and state.held != before.held):
            # With the last answer of several the others' answers come to light.
            reveals.add("hidden")
        if self._records and self._records[-1].seat != seat:
            reveals.add("seat")
        found = frozenset(reveals)
        return SAME_WORDS.setdefault(found, found)

    def undo(self, to: int | None = None) -> None:
        """Go back to just before action number `to`; without it, take back the last action."""
        target = len(self._records) - 1 if to is None else to
        if isinstance(target, bool) or not isinstance(target, int) or not 0 <= target < len(self._records):
            raise CannotUndo(
                f"There is no action {to if to is not None else 'yet'} to take back; the log has {len(self._records)}."
            )
        kept = self._records[:target]
        place = max(place for place, snapshot in enumerate(self._snapshots) if snapshot[0] <= target)
        number, events, snapshot = self._snapshots[place]
        self._snapshots = self._snapshots[:place]
        again = kept[number:]
        self._undone += 1
        # A mark of before holds the old lists, which stay as they were.
        self._records = self._records[:number]
        self._log.cut(events)
        self.state = snapshot.copy()
        self._listen()
        self._moved()
        for record in again:
            self._play(record)
        if self.moments is not None:
            self.moments.clear()

    def planned(self, seat: int) -> tuple[Record, ...]:
        """What lies face down in a seat's own lane of planning: the answers it may take back without asking anybody."""
        if not waits_for_all(self.state):
            return ()
        face_down = self._records[first_face_down(self._records, self.state) :]
        return tuple([record for record in face_down if record.seat == seat])

    def take_back(self, seat: int) -> None:
        """Take back the last answer in a seat's own lane of planning, which needs nobody: the other lanes stay."""
        self.game.check_seat(self.setup, seat)
        own = self.planned(seat)
        if not own:
            raise CannotUndo(f"Seat {seat} has planned nothing that lies face down; there is nothing to take back.")
        later = self._records[own[-1].number + 1 :]
        self.undo(own[-1].number)
        for record in later:
            place = next(decision.index for decision in self.decisions if decision.seat == record.seat)
            self._play(record._replace(place=place))

    def mark(self) -> Mark:
        """Where the match stands, to come back to. It costs no more in a long match than in a short one."""
        records, snapshots, raw = self._records, self._snapshots, self._log.raw
        return Mark(records, len(records), snapshots, len(snapshots), raw, len(raw), self._undone, self.still)

    def return_to(self, mark: Mark) -> None:
        """As if nothing had been tried since; a mark serves once."""
        del mark.records[mark.actions :], mark.snapshots[mark.kept :]
        self._records, self._snapshots, self._undone = mark.records, mark.snapshots, mark.undone
        self._log.restore(mark.raw, mark.events)
        self.state = mark.state.copy()
        self._moved()
        self.moments = None if self.moments is None else []
        self._listen()

    def copy(self) -> Match:
        """An independent match with the same past and the same future."""
        other: Match = Match.__new__(Match)
        other.game = self.game
        other.setup = self.setup
        other.prepared = self.prepared
        other._start = self._start
        other._log = EventLog(self.game)
        other._log.raw.extend(self._log.raw)
        other._records = self._records[:]
        other._snapshots = self._snapshots[:]
        other._undone = self._undone
        other._recalled = self._recalled
        other._open = other._still = None
        other._asked_before = NOTHING_OPEN
        other.moments = None if self.moments is None else []
        other.state = self.state.copy()
        other._listen()
        return other

    def _listen(self) -> None:
        """What the rules note of this state is kept here."""
        self.state.events = self._log.raw
        self.state.moments = self.moments

    def watch(self, *, listened: bool = True) -> None:
        """From now on keep `moments`: how the table looks after each thing that happens; or no longer."""
        self.moments = [] if listened else None
        self._listen()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None is a spectator."""
        self.game.check_seat(self.setup, seat)
        return self.game.view(self.state, seat) | {"decisions": self.decision_views(seat)}

    def decision_views(self, seat: int | None, is_bot: IsBot = nobody) -> list[DecisionView]:
        """The open questions as a seat may see them, ready for JSON; None is a spectator."""
        return question_views(self.decisions, seat, self.waited_for(is_bot))

    def hash(self) -> str:
        """The same for the same position, whatever process it is in."""
        text = json.dumps(write_state(self.game, self.state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def save(self) -> str:
        """The match as text; `wandwright.load` brings it back, in the middle of an effect too."""
        return write_save(self)

    @property
    def start_state(self) -> State:
        """The position before the first step, as a copy."""
        return self._start.copy()
