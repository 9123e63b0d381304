"""The protocol: every message between browser and server, typed. The JSON Schema and the browser's types are made
from these models, so neither side can drift.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from wandwright import bots
from wandwright.server.drawing import SectionInfo
from wandwright.server.going_on import Sequel
from wandwright.server.happened import ActionInfo, Delete, Lock, LogLine, Older, Past, Ping, Talk
from wandwright.server.message import Message

LONGEST_NAME = 40
LONGEST_CHAT = 400
LONGEST_ACTION = 200
MOST_PICKS = 20
MOST_SEATS = 8
# Of each seat the key in its link and the browser's own; the host's, old and new, and the spectators'.
MOST_SECRETS = 2 * MOST_SEATS + 4
MOST_GAMES = 100
LONGEST_LOCALE = 20
MOST_PACKS = 20
LOCALE_PATTERN = r"^[A-Za-z]+([-_][A-Za-z0-9]+)*$"

Secret = Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
PackName = Annotated[str, Field(max_length=255)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
GameName = Annotated[str, Field(max_length=60)]
UndoPolicy = Literal["free", "safe", "vote", "off"]


# Making and finding tables.


class PlayerWish(Message):
    """Who shall sit in a seat: a person on this device, a friend with a link, or a bot. Without a name they get one."""

    kind: Literal["here", "friend", "bot"]
    name: str = Field(default="", max_length=LONGEST_NAME)
    bot: str = bots.USUAL


class NewTable(Message):
    """A table to be made."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    players: list[PlayerWish] = Field(min_length=1, max_length=MOST_SEATS)
    seed: int | None = Field(default=None, ge=0, le=2**53)
    undo: UndoPolicy = "safe"
    title: str = Field(default="", max_length=60)
    packs: list[PackName] = Field(default_factory=list, max_length=MOST_PACKS)


class ImportTable(Message):
    """A table made from an exported match."""

    save: str = Field(max_length=20_000_000)
    players: list[PlayerWish] = Field(default_factory=list, max_length=MOST_SEATS)


class SeatKey(Message):
    """The secret of one seat."""

    seat: SeatNumber
    secret: Secret


class TableKeys(Message):
    """What the maker of a table gets, once: keys for the host, each seat and spectators."""

    table: str
    host: Secret
    seats: list[SeatKey]
    spectator: Secret


class TableKey(Message):
    """A table somebody remembers, with a secret that opens it."""

    table: str = Field(max_length=40)
    secret: Secret


class MyTables(Message):
    """The tables a browser remembers."""

    tables: list[TableKey] = Field(max_length=200)


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
    whoever was at the finished match that this one goes on from.
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


# At the table: from the browser.


class Hello(Message):
    """The first message of a connection: the secrets this browser holds for the table, and its language.

    boards names the games it has a board of its own for: of any other it is sent the sections of the table.
    story: it tells what happens in order, wants to know how the table looked in between, and says when it is Told.
    """

    type: Literal["hello"]
    secrets: list[Secret] = Field(min_length=1, max_length=MOST_SECRETS)
    locale: str = Field(default="en", max_length=LONGEST_LOCALE, pattern=LOCALE_PATTERN)
    boards: list[GameName] | None = Field(default=None, max_length=MOST_GAMES)
    story: bool = False


class Act(Message):
    """An answer: it names its question by number and seat, and the version of the snapshot it was read from.

    After an undo numbers of questions come again; with the version an answer to a question of before is refused.
    Where several things are picked in one choice, `further` holds the other picks: all are taken, or none.
    """

    type: Literal["act"]
    ref: int
    seat: SeatNumber
    question: int
    action: str = Field(max_length=LONGEST_ACTION)
    version: int | None = None
    further: list[Annotated[str, Field(max_length=LONGEST_ACTION)]] = Field(default_factory=list, max_length=MOST_PICKS)


class Undo(Message):
    """Go back to just before action number `to` (null: the last one)."""

    type: Literal["undo"]
    ref: int
    seat: SeatNumber
    to: int | None = Field(default=None, ge=0, le=100_000)


class Vote(Message):
    """Yes or no to an undo that another has asked for."""

    type: Literal["vote"]
    ref: int
    seat: SeatNumber
    yes: bool


class Hint(Message):
    """Ask the adviser."""

    type: Literal["hint"]
    ref: int
    seat: SeatNumber


class Auto(Message):
    """Answer such a question (kind and source) always like this, for this turn or the match; action null: stop."""

    type: Literal["auto"]
    ref: int
    seat: SeatNumber
    kind: str = Field(max_length=40)
    source: str | None = Field(default=None, max_length=80)
    action: str | None = Field(default=None, max_length=LONGEST_ACTION)
    until: Literal["turn", "match"] = "turn"


class Chat(Message):
    """A line of chat, or one reaction."""

    type: Literal["chat"]
    ref: int
    seat: SeatNumber | None = None
    text: str = Field(min_length=1, max_length=LONGEST_CHAT)


class Rename(Message):
    """A seat's name."""

    type: Literal["rename"]
    ref: int
    seat: SeatNumber
    name: Name


class Reseat(Message):
    """A bot takes a seat, or gives it back to a person: by the host, by whoever holds the seat, and for a person who
    has been away for a while by anybody at the table.
    """

    type: Literal["reseat"]
    ref: int
    seat: SeatNumber
    kind: Literal["person", "bot"]
    bot: str = Field(default=bots.USUAL, max_length=40)


class Reissue(Message):
    """The host makes a new link for a seat; the old one stops working."""

    type: Literal["reissue"]
    ref: int
    seat: SeatNumber


class Claim(Message):
    """A friend takes the seat that the key in a link opens: from now on only the friend's own key does."""

    type: Literal["claim"]
    ref: int
    link: Secret
    secret: Secret


class Renew(Message):
    """The host's browser has made a new key for the host or for spectators; the old one stops working."""

    type: Literal["renew"]
    ref: int
    which: Literal["host", "spectator"]
    secret: Secret


class Told(Message):
    """The snapshot of this version has been told to its end: a bot that `thinking` named in it may go on."""

    type: Literal["told"]
    ref: int
    version: int


FromBrowser = Annotated[
    Hello
    | Act
    | Undo
    | Vote
    | Hint
    | Auto
    | Chat
    | Rename
    | Reseat
    | Reissue
    | Claim
    | Renew
    | Lock
    | Delete
    | Older
    | Told
    | Ping,
    Field(discriminator="type"),
]


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
    views: dict[str, dict[str, Any]]
    sections: dict[str, list[SectionInfo]] = Field(default_factory=dict)


class Snapshot(Message):
    """Everything a browser needs to draw the table: sent after hello and after every change.

    views maps each seat this browser holds (or "watch" for a spectator) to `match.view(seat)`; the log holds new lines
    only (from number `log_from` on), after hello and undo the newest page of it, and so do the actions. sections says
    how the game would draw each view, for a browser that has no board for it. sequels are the tables that its people
    have gone on to. moments, in order, lead from the snapshot before to this one.
    """

    type: Literal["table"] = "table"
    info: TableInfo
    version: int
    views: dict[str, dict[str, Any]]
    sections: dict[str, list[SectionInfo]] = Field(default_factory=dict)
    log_from: int
    log: list[LogLine]
    actions_from: int
    actions: list[ActionInfo]
    undo: dict[str, UndoInfo]
    vote: VoteInfo | None
    autos: list[Auto]
    thinking: SeatNumber | None
    sequels: list[Sequel] = Field(default_factory=list)
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


class NewKey(Message):
    """A reissued seat key, for the host only."""

    type: Literal["key"] = "key"
    ref: int
    seat: SeatNumber
    secret: Secret


FromServer = Annotated[Snapshot | Past | Talk | Done | Refused | Advice | NewKey, Field(discriminator="type")]
