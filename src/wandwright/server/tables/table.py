"""A table in memory: the match, rebuilt from its entries, and who sits at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from wandwright.engine.errors import IllegalAction
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import question_for
from wandwright.engine.matches.snapshots import Mark
from wandwright.engine.questions.decisions import Decision
from wandwright.server.errors import Refusal
from wandwright.server.protocol.requests import Auto
from wandwright.server.storage.editions import standing_data
from wandwright.server.storage.rows import CHAT_LINES, ChatRow, EntryRow, SeatRow, TableRow
from wandwright.server.tables.seen import Eyes, Seen
from wandwright.server.tables.votes import Vote

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection

BOT = "bot"
PERSON = "person"
# A bot plays for a person, who takes the seat back at any time.
COVER = "cover"
# What the book of a campaign forbids once it has taken a match over.
CHANGES = frozenset({"action", "undo", "lane", "ask"})
OVER_FOR_GOOD = (
    "The secrets of this match have been given out since it ended, so it stays over. "
    "To try something else, look back, choose a position and play on from there at a new table."
)
NOT_BEGUN = "The match has not begun yet. Wait until the host lets it begin."
CLOSED = "This match is closed in the book of its campaign. Go on from the book."


class Checkpoint(NamedTuple):
    """The part of a table that entries change."""

    mark: Mark
    version: int
    turns: list[int]
    undone: int
    vote: Vote | None
    closed: bool
    shown: bool
    room: dict[str, Any] | None


@dataclass
class SetAuto:
    """An automatic answer of a seat; `turn` is the turn it was set in."""

    message: Auto
    turn: int


@dataclass
class Table:
    """Everything about a running table. Whoever changes it, or reads several things of it, holds the lock.

    version  how many entries the match is made of
    turns    for each action the turn it was played in
    undone   the version at the last undo; answers to what was seen before it are stale
    pictured the version at which storage got a picture of it, and `pictured_at` when (or when it was opened here)
    sequels  the tables that its people have gone on to, by what they are: the same again, the next chapter, one turn
    closed   the book of a campaign has taken the match over: nothing is changed any more
    room     what is agreed in a waiting room, whose match is dealt elsewhere (see registry/rooms.py)
    shown    the match is over and its secrets have been given out: it can't be taken up again
    began    when the first action came, and `acted` when the last one did
    coverable from when on a bot may play for a person who is away, by this process's clock
    chats    the newest lines of chat
    left     when the last of its people went, by this process's clock
    heard    somebody has been told the newest to its end, or has gone: who waits for that looks again
    thoughts held while a bot or the adviser thinks; `missed` says how many thoughts in a row came to nothing
    trying   entries have happened in memory that storage has not kept yet: nobody may see them
    unshown  something is to be shown as soon as that is settled
    seen     what each pair of eyes saw last
    """

    row: TableRow
    seats: list[SeatRow]
    match: Match
    version: int = 0
    turns: list[int] = field(default_factory=list)
    undone: int = 0
    vote: Vote | None = None
    chats: list[ChatRow] = field(default_factory=list)
    autos: list[SetAuto] = field(default_factory=list)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None
    idle_since: float = 0.0
    pictured: int = -1
    pictured_at: float = field(default_factory=time.monotonic)
    sequels: dict[str, str] = field(default_factory=dict)
    room: dict[str, Any] | None = None
    closed: bool = False
    shown: bool = False
    began: float = 0.0
    acted: float = 0.0
    coverable: dict[int, float] = field(default_factory=dict)
    left: float = float("-inf")
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    thoughts: asyncio.Lock = field(default_factory=asyncio.Lock)
    missed: int = 0
    trying: bool = False
    unshown: bool = False
    seen: dict[Eyes, Seen] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def standing(self) -> Mapping[str, object]:
        """What a list of tables shows and never changes."""
        return standing_data(self.row)

    @property
    def turn(self) -> int:
        """The turn now, in games that count turns."""
        return turn_of(self.match)

    def take(self, entry: EntryRow) -> None:
        """Let one entry happen. What is not possible is refused and changes nothing."""
        if entry.kind in CHANGES:
            self._check_open()
        if entry.kind == "action":
            self._take_action(entry)
        elif entry.kind == "undo":
            self._take_undo(entry.data["to"])
        elif entry.kind == "lane":
            self._take_back(entry.seat)
        elif entry.kind == "ask":
            self.vote = Vote(entry.seat, entry.data["to"], list(entry.data["missing"]), entry.at)
        elif entry.kind == "yes" and self.vote is not None:
            self.vote.missing = [seat for seat in self.vote.missing if seat != entry.seat]
        elif entry.kind == "no":
            self.vote = None
        elif entry.kind == "sequel":
            self.sequels[entry.data["sort"]] = entry.data["table"]
        elif entry.kind == "room":
            self.room = entry.data
        elif entry.kind == "closed":
            self.closed = True
        elif entry.kind == "shown":
            self.shown, self.vote = True, None
        self.version += 1

    def _check_open(self) -> None:
        if self.closed:
            raise Refusal(CLOSED, "closed")
        if self.room is not None:
            raise Refusal(NOT_BEGUN, "not-begun")

    def _take_action(self, entry: EntryRow) -> None:
        turn = self.turn
        try:
            self.match.apply_code(entry.data["index"], entry.data["code"])
        except IllegalAction as problem:
            raise Refusal("That is not possible now. Look at the table again.", "not-possible") from problem
        self.turns.append(turn)
        self.began, self.acted = self.began or entry.at, entry.at
        self.vote = None

    def _take_undo(self, to: int) -> None:
        if self.shown:
            raise Refusal(OVER_FOR_GOOD, "shown")
        self.match.undo(to)
        del self.turns[to:]
        self.vote = None
        self.undone = self.version + 1

    def _take_back(self, seat: int) -> None:
        """In the own lane of planning: the other lanes stay, and so does what others have seen."""
        del self.turns[self.match.planned(seat)[-1].number]
        self.match.take_back(seat)
        self.vote = None
        self.undone = self.version + 1

    def checkpoint(self) -> Checkpoint:
        """What the entries have made of the table, to come back to."""
        vote = None if self.vote is None else replace(self.vote)
        mark = self.match.mark()
        return Checkpoint(mark, self.version, self.turns[:], self.undone, vote, self.closed, self.shown, self.room)

    def restore(self, past: Checkpoint) -> None:
        """As if the entries since then had never been tried."""
        mark, self.version, self.turns, self.undone, self.vote, self.closed, self.shown, self.room = past
        self.match.return_to(mark)

    def question(self, seat: int) -> Decision | None:
        """The question that is open for a seat; it may be a chance that nobody waits for."""
        return question_for(self.match, seat)

    @property
    def next_chat(self) -> int:
        """The number of the next line of chat."""
        return self.chats[-1].number + 1 if self.chats else 0

    def hear(self, lines: Sequence[ChatRow]) -> None:
        """New lines of chat; the older ones are in storage."""
        self.chats = [*self.chats, *lines][-CHAT_LINES:]

    def live_autos(self) -> list[SetAuto]:
        """Automatic answers that still hold: those for one turn end with it."""
        return [auto for auto in self.autos if auto.message.until == "match" or auto.turn == self.turn]

    def is_bot(self, seat: int) -> bool:
        return plays_alone(self.seats[seat])

    def thinking(self) -> int | None:
        """The bot that is asked now; where it may only step in, or leaves a chance to people first, it is not."""
        asked = () if self.closed or self.room is not None else self.match.waited_for(self.is_bot)
        return next((decision.seat for decision in asked if self.is_bot(decision.seat)), None)

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows of it. In a waiting room nobody is asked anything."""
        known = summary(self.match, self.seats) | {"sequels": dict(self.sequels)}
        return known if self.room is None else known | waiting(self.room, begun="begin" in self.sequels)

    def is_told(self) -> bool:
        """Has everybody who is told the story heard it to its end?"""
        return all(not one.story or one.told >= self.version_for(one.seats) for one in self.connections)

    def version_for(self, seats: Collection[int]) -> int:
        """The version as these seats can count it: what others plan face down is not in it."""
        return self.version - self.match.told_to(seats).untold

    def is_stale(self, version: int, seats: Collection[int]) -> bool:
        """Was this version shown to these seats before the last undo?"""
        return version < self.undone - self.match.told_to(seats).untold

    def record_moments(self) -> None:
        """Start recording moments, where anybody is told the story."""
        self.match.watch(listened=any(one.story for one in self.connections))

    def present(self) -> frozenset[int]:
        """Seats whose person is connected, to this process or to another."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return frozenset(here.union(*self.elsewhere.values()))

    def note_absence(self, when: float) -> None:
        """Whoever has gone may be covered from then on; whoever is here may not."""
        present = self.present()
        away = [row.seat for row in self.seats if row.seat not in present]
        self.coverable = {seat: self.coverable.get(seat, when) for seat in away}

    def may_cover(self, seat: int) -> bool:
        """Has the person of a seat been away for so long that anybody may let a bot play?"""
        return seat in self.coverable and self.coverable[seat] <= time.monotonic()


def plays_alone(row: SeatRow) -> bool:
    """Does a bot answer for the seat, be it its own or another's?"""
    return row.kind in (BOT, COVER)


def summary(match: Match, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What a list of tables shows. Where bots leave a chance to people, it is these who are asked."""
    outcome = match.outcome
    asked = match.waited_for(lambda seat: plays_alone(seats[seat]))
    return {
        "turn": turn_of(match),
        "actions": match.told_to(None).actions,
        "asked": sorted({decision.seat for decision in asked}),
        "outcome": None
        if outcome is None
        else {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason},
    }


def waiting(room: Mapping[str, Any], *, begun: bool) -> dict[str, Any]:
    """What a list shows of a waiting room."""
    return {"asked": [], "room": {**room, "open": not begun}}


def turn_of(match: Match) -> int:
    return int(getattr(match.state, "turn", 0))
