"""How a game likes its table to be drawn: plain data without markup, for a terminal or a page to draw as it can.

A game makes it from a seat's view, so nothing can be drawn that the seat may not see.
"""

from __future__ import annotations

from typing import NamedTuple


class Meter(NamedTuple):
    """So many of so many: health 7 of 10, attack 3 of 6. `danger`: a full meter is bad for the players."""

    label: str
    value: int
    full: int
    danger: bool = False


class Count(NamedTuple):
    """A number of something: tokens, cards in a pile."""

    label: str
    value: int


class Sign(NamedTuple):
    """A word of the game's own about what is special here now. `danger`: it is bad for the players."""

    label: str
    danger: bool = False


class Piece(NamedTuple):
    """Equal cards that lie together.

    card    the id of the card
    cost    what it takes to acquire one
    answer  the notation of the action that takes one, so that a table can put the cost beside that choice
    """

    name: str
    card: str
    copies: int = 1
    cost: int | None = None
    kind: str = ""
    answer: str = ""


class Zone(NamedTuple):
    """A place with its cards in order; it has a name where the panel around it does not say enough."""

    label: str
    pieces: tuple[Piece, ...]


class Panel(NamedTuple):
    """One thing on the table: a hero, a villain, a Location, the market.

    marks  words of a fixed list that a table knows how to show: active, asked, stunned, silenced
    text   what the card in the middle of the panel does
    group  the name of the panels that begin here, up to the next one that has a group
    """

    title: str
    card: str | None = None
    seat: int | None = None
    marks: tuple[str, ...] = ()
    meters: tuple[Meter, ...] = ()
    counts: tuple[Count, ...] = ()
    zones: tuple[Zone, ...] = ()
    text: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()
    group: str = ""


class Section(NamedTuple):
    """Panels that belong together.

    name  one of a fixed list that a table knows how to arrange:
          turn, place, foes, goals, dice, market, players, outcome
    """

    name: str
    title: str
    panels: tuple[Panel, ...] = ()
    meters: tuple[Meter, ...] = ()
    counts: tuple[Count, ...] = ()


def seat_names(sections: tuple[Section, ...]) -> dict[int, str]:
    """How each seat is called at the table."""
    return {panel.seat: panel.title for section in sections for panel in section.panels if panel.seat is not None}
