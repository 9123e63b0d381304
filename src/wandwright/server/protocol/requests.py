"""Messages that a browser at a table sends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wandwright import bots
from wandwright.server.protocol.fields import (
    LOCALE_PATTERN,
    LONGEST_LOCALE,
    MOST_GAMES,
    MOST_SECRETS,
    GameName,
    Name,
    SeatNumber,
    Secret,
)
from wandwright.server.protocol.log_messages import Delete, Lock, Older, Ping
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.room_messages import Begin, Lay, Sit, Wish

LONGEST_CHAT = 400
LONGEST_ACTION = 200
MOST_PICKS = 20


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


class SetLocale(Message):
    """The reader's language is another one now: a snapshot in it follows, with the newest page of the log."""

    type: Literal["locale"]
    ref: int
    locale: str = Field(max_length=LONGEST_LOCALE, pattern=LOCALE_PATTERN)


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
    | SetLocale
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
    | Sit
    | Wish
    | Lay
    | Begin
    | Ping,
    Field(discriminator="type"),
]
