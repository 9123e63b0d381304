"""Messages of a waiting room (lobby): a table whose people come together before its match is dealt."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from wandwright.server.protocol.fields import MOST_SEATS, Name, SeatNumber, Secret
from wandwright.server.protocol.message import Message

LONGEST_CHOICE = 60
Choice = Annotated[str, Field(max_length=LONGEST_CHOICE)]


class RoomInfo(Message):
    """What is agreed so far: the options of the match, and for each seat its values of the options that have one each.

    open: the match has not begun; once it has, the way to it is among the sequels. anybody: not the host alone chooses
    what is played and lets it begin, but everybody who holds a seat: they have played together before.
    """

    open: bool
    options: dict[str, Any]
    wishes: dict[str, dict[str, str]]
    anybody: bool = False


class Sit(Message):
    """Whoever is in the waiting room takes the first free seat: from now on the key of their browser opens it."""

    type: Literal["sit"]
    ref: int
    secret: Secret
    name: Name


class Wish(Message):
    """A seat's value of an option that has one for each seat: a hero, a team; null takes the wish back."""

    type: Literal["wish"]
    ref: int
    seat: SeatNumber
    option: Choice
    value: Choice | None


class Lay(Message):
    """The host chooses the options of the match; the wishes stay."""

    type: Literal["lay"]
    ref: int
    options: dict[str, Any]


class Begin(Message):
    """The host lets the match begin with these seats of the room, in this order, and with these options."""

    type: Literal["begin"]
    ref: int
    seats: list[SeatNumber] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, Any]
