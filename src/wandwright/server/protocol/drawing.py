"""A table as its game would like it drawn, on the wire: the plain data of `engine/display/tables.py`, field by field.

It is sent where the browser has no board of its own for the game.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict

from wandwright.engine.display.tables import table_of
from wandwright.engine.matches.matches import Match
from wandwright.server.protocol.message import Message


class Drawn(Message):
    """A part of a drawing; it is read from the engine's plain data."""

    model_config = ConfigDict(extra="forbid", from_attributes=True)


class MeterInfo(Drawn):
    """So many of so many; `danger`: a full meter is bad for the players."""

    label: str
    value: int
    full: int
    danger: bool


class CountInfo(Drawn):
    """A number of something."""

    label: str
    value: int


class SignInfo(Drawn):
    """A word of the game's own about what is special here now."""

    label: str
    danger: bool


class PieceInfo(Drawn):
    """Equal cards or dice that lie together; `answer` is the notation of the action that takes one."""

    name: str
    card: str
    copies: int
    cost: int | None
    kind: str
    answer: str
    keys: list[int]
    sort: Literal["card", "die"]


class ZoneInfo(Drawn):
    """A place with its cards in order; `hidden` lie face down."""

    label: str
    pieces: list[PieceInfo]
    key: str
    hidden: int


class PanelInfo(Drawn):
    """One thing on the table: a hero, a villain, the market."""

    title: str
    card: str | None
    seat: int | None
    marks: list[str]
    meters: list[MeterInfo]
    counts: list[CountInfo]
    zones: list[ZoneInfo]
    text: list[str]
    signs: list[SignInfo]
    group: str


class SpaceInfo(Drawn):
    """A space of a board; `lit`: something can be done there now, `answer` is the notation of the action that does."""

    key: int
    name: str
    label: str
    x: float
    y: float
    kind: str
    marks: list[SignInfo]
    lit: bool
    answer: str


class LinkInfo(Drawn):
    """A way between two spaces, by their numbers."""

    start: int
    end: int
    kind: str
    one_way: bool


class PawnInfo(Drawn):
    """Who or what stands on a space."""

    label: str
    space: int
    seat: int | None


class BoardInfo(Drawn):
    """A map of spaces, and one walk to each space where a move can end."""

    label: str
    spaces: list[SpaceInfo]
    links: list[LinkInfo]
    pawns: list[PawnInfo]
    walks: list[list[int]]
    shape: Literal["graph", "hexes"]


class MarkerInfo(Drawn):
    """Where a seat or a side stands on a track."""

    label: str
    at: int
    seat: int | None


class StepInfo(Drawn):
    """What a step of a track means."""

    at: int
    label: str


class TrackInfo(Drawn):
    """A score or round track; `steps` says what some of its steps mean."""

    label: str
    last: int
    markers: list[MarkerInfo]
    first: int
    steps: list[StepInfo]


class SlotInfo(Drawn):
    """A place of a planning tray: empty, with a card face down, or open; `done`: carried out."""

    label: str
    face: Literal["empty", "hidden", "open"]
    piece: PieceInfo | None
    done: bool


class LaneInfo(Drawn):
    """What one seat plans; `done`: it has finished planning."""

    label: str
    slots: list[SlotInfo]
    seat: int | None
    done: bool


class PlanInfo(Drawn):
    """A planning tray with a lane for each seat."""

    label: str
    lanes: list[LaneInfo]


class SectionInfo(Drawn):
    """Things that belong together, by a name of a fixed list."""

    name: str
    title: str
    panels: list[PanelInfo]
    meters: list[MeterInfo]
    counts: list[CountInfo]
    boards: list[BoardInfo]
    tracks: list[TrackInfo]
    plans: list[PlanInfo]


def sections(match: Match, view: dict[str, Any]) -> list[SectionInfo]:
    """The table of a view, ready to be sent."""
    return [SectionInfo.model_validate(section) for section in table_of(match, view)]
