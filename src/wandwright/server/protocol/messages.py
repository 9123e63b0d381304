"""The protocol: every message between browser and server, typed. The JSON Schema and the browser's types are made
from these models, so neither side can drift.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from wandwright.engine.display.tables import Section
from wandwright.server.protocol.fields import SeatNumber, Secret, UndoPolicy
from wandwright.server.protocol.log_messages import ActionInfo, LogLine, Past, Talk
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.requests import Auto
from wandwright.server.protocol.room_messages import RoomInfo
from wandwright.server.protocol.sequel_messages import Sequel
from wandwright.server.protocol.views import View, ViewChange

# Making and finding tables.


class SeatInfo(Message):
    """Who sits in a seat, as everybody at the table may know.

    covered: a bot plays for the person of that name, who takes the seat back at any time. link: the seat was offered by
    a link, which is still open, or a friend has taken it with a key that nobody else has. cover_in: the person is away,
    and after so many seconds anybody at the table may let a bot play.
    """

    seat: SeatNumber
    name: str
    kind: Literal["person", "bot"]
    bot: str
    present: bool
    asked: bool
    covered: bool = False
    link: Literal["", "open", "taken"] = ""
    cover_in: float | None = None


class TableInfo(Message):
    """A table as a list shows it.

    packs names the own cards it was begun with; edition says whose faces to draw (empty: the cards installed now);
    stopped says why it can only be looked at: its game is gone, its rules have changed, or its past can't be played.
    shown: it is over, and its secrets have been given out, so that nothing is taken back any more. dealt says who else
    than the server may know what lies hidden: who chose the seed (which is told then), who has the saved match, or
    whoever was at the finished match that this one goes on from. room: no match yet but a waiting room. sequels are
    the tables that its people have gone on to.
    """

    table: str
    title: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    yours: list[SeatNumber]
    host: bool
    locked: bool
    undo: UndoPolicy
    turn: int
    actions: int
    outcome: dict[str, Any] | None
    updated: float
    packs: list[str]
    edition: str
    stopped: Literal["", "game", "rules", "replay"]
    shown: bool = False
    dealt: Literal["", "chosen", "file", "past"] = ""
    seed: int | None = None
    room: RoomInfo | None = None
    sequels: list[Sequel] = Field(default_factory=list)


# At the table: from the browser.


# At the table: from the server.


class UndoInfo(Message):
    """What undo would do now for a seat: possible at once, by vote, or not, and why, in a sentence.

    The same in parts, for a page in another language: how many actions, what lies between now and then (`other` is the
    seat that has acted), whose yes it needs, and whether it is a step of the own planning, which nobody has seen.
    """

    possible: bool
    vote: bool
    to: int
    why: str
    count: int
    beyond: Literal["", "chance", "hidden", "seat", "end"]
    other: SeatNumber | None
    asks: list[SeatNumber]
    plan: bool = False


class VoteInfo(Message):
    """An undo that waits for others."""

    by: SeatNumber
    to: int
    missing: list[SeatNumber]


class MomentInfo(Message):
    """How the table looked after the lines of the log before number `lines`.

    views holds for each seat only those fields that differ from the next moment's (of the last one: from the
    snapshot's); sections, where they are wanted, are whole.
    """

    lines: int
    views: dict[str, ViewChange]
    sections: dict[str, list[Section]] = Field(default_factory=dict)


class Snapshot(Message):
    """Everything a browser needs to draw the table: sent after hello and after every change.

    views maps each seat this browser holds (or "watch" for a spectator) to `match.view(seat)`; the log holds new lines
    only (from number `log_from` on), after hello and undo the newest page of it, and so do the actions. sections says
    how the game would draw each view, for a browser that has no board for it. moments, in order, lead from the snapshot
    before to this one.
    """

    type: Literal["table"] = "table"
    info: TableInfo
    version: int
    views: dict[str, View]
    sections: dict[str, list[Section]] = Field(default_factory=dict)
    log_from: int
    log: list[LogLine]
    actions_from: int
    actions: list[ActionInfo]
    undo: dict[str, UndoInfo]
    vote: VoteInfo | None
    autos: list[Auto]
    thinking: SeatNumber | None
    moments: list[MomentInfo] = Field(default_factory=list)


class Done(Message):
    """A message was carried out."""

    type: Literal["done"] = "done"
    ref: int


class Refused(Message):
    """A message was not carried out; why says what to do next in English, code and values in any other language."""

    type: Literal["refused"] = "refused"
    ref: int | None
    why: str
    code: str = ""
    values: dict[str, str | int] = Field(default_factory=dict)


class RankedAnswer(Message):
    """An answer among the others, the best first.

    chance  the chance to win after it in per cent, if all play on as bots do; null where none is known
    behind  by how many points of chance it is behind the advised one, give or take `error` (nineteen times in twenty)
    """

    action: str
    label: str
    chance: float | None
    behind: float
    error: float


class Advice(Message):
    """What the adviser would do, and the reasons in the reader's language, if any; `second` is the next best answer."""

    type: Literal["advice"] = "advice"
    ref: int
    seat: SeatNumber
    action: str
    label: str
    sort: Literal["only", "close", "best"]
    second: str | None
    reason: str
    ranked: list[RankedAnswer]


class NewKey(Message):
    """A reissued seat key, for the host only."""

    type: Literal["key"] = "key"
    ref: int
    seat: SeatNumber
    secret: Secret


FromServer = Annotated[Snapshot | Past | Talk | Done | Refused | Advice | NewKey, Field(discriminator="type")]
