"""Table layout: how a game likes its table to be drawn, as plain data without markup for a terminal or a page.

A game makes it from a seat's view, so nothing can be drawn that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from wandwright.engine.boards.boards import Board as Ground

if TYPE_CHECKING:
    from wandwright.engine.matches.matches import Match

Shape = Literal["graph", "hexes"]


@dataclass(frozen=True, slots=True)
class Meter:
    """So many of so many: health 7 of 10, attack 3 of 6. `danger`: a full meter is bad for the players."""

    label: str
    value: int
    full: int
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A number of something: tokens, cards in a pile."""

    label: str
    value: int


@dataclass(frozen=True, slots=True)
class Sign:
    """A word of the game's own about what is special here now. `danger`: it is bad for the players."""

    label: str
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Equal cards that lie together.

    card    the id of the card
    cost    what it takes to acquire one
    answer  the notation of the action that takes one, so that a table can put the cost beside that choice
    keys    the keys of the cards (or dice) that lie here, by which an action names its targets
    """

    name: str
    card: str
    copies: int = 1
    cost: int | None = None
    kind: str = ""
    answer: str = ""
    keys: tuple[int, ...] = ()
    sort: Literal["card", "die"] = "card"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place with its cards in order; it has a name where the panel around it does not say enough.

    key     the name by which an action takes the whole pile for its target
    hidden  so many cards lie here face down
    """

    label: str
    pieces: tuple[Piece, ...]
    key: str = ""
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Panel:
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


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a board: its number, its name in notations, how players call it, and where it is drawn.

    marks   what lies or holds there now
    lit     something can be done there now
    answer  the notation of the action that does it, where the action does not name the space as its target itself
    """

    key: int
    name: str
    label: str
    x: float
    y: float
    kind: str = ""
    marks: tuple[Sign, ...] = ()
    lit: bool = False
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two spaces, by their numbers."""

    start: int
    end: int
    kind: str = ""
    one_way: bool = False


@dataclass(frozen=True, slots=True)
class Pawn:
    """Who or what stands on a space; `seat` says whose it is."""

    label: str
    space: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A map of spaces. `walks`: to each space where a move can end, the spaces from the first to the last.

    shape  graph (spaces joined by lines) or hexes (hexagons side by side, with sides of length 1)
    """

    label: str
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    walks: tuple[tuple[int, ...], ...] = ()
    shape: Shape = "graph"


@dataclass(frozen=True, slots=True)
class Marker:
    """Where a seat or a side stands on a track."""

    label: str
    at: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """What a step of a track means."""

    at: int
    label: str


@dataclass(frozen=True, slots=True)
class Track:
    """A score or round track: its steps from `first` to `last`, who stands where, and what some steps mean."""

    label: str
    last: int
    markers: tuple[Marker, ...] = ()
    first: int = 0
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a planning tray.

    face  hidden: a card lies face down
    done  what was planned here has been carried out
    """

    label: str = ""
    face: Literal["empty", "hidden", "open"] = "empty"
    piece: Piece | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Lane:
    """What one seat plans, slot by slot; `done` when it has finished planning."""

    label: str
    slots: tuple[Slot, ...]
    seat: int | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A planning tray: a lane for each seat. Its owner's view has the cards of a lane open, the others' face down."""

    label: str
    lanes: tuple[Lane, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Panels that belong together, and the boards, tracks and plans they belong to.

    name  one of a fixed list that a table knows how to arrange:
          turn, board, plan, place, foes, goals, dice, market, players, outcome
    """

    name: str
    title: str
    panels: tuple[Panel, ...] = ()
    meters: tuple[Meter, ...] = ()
    counts: tuple[Count, ...] = ()
    boards: tuple[Board, ...] = ()
    tracks: tuple[Track, ...] = ()
    plans: tuple[Plan, ...] = ()


def table_of(match: Match, view: dict[str, object]) -> tuple[Section, ...]:
    """The table of a view as its game draws it; where the game draws none, a panel for each seat."""
    game, state = match.game, match.state
    seats = range(match.setup.seats)
    return game.table(view) or (
        Section("players", game.title, tuple(Panel(game.seat_name(state, seat), seat=seat) for seat in seats)),
    )


def seat_names(sections: tuple[Section, ...]) -> dict[int, str]:
    """How each seat is called at the table."""
    return {panel.seat: panel.title for section in sections for panel in section.panels if panel.seat is not None}


def draw_board(
    ground: Ground,
    label: str,
    labels: Sequence[str],
    pawns: Iterable[Pawn] = (),
    walks: Mapping[int, tuple[int, ...]] | None = None,
    marks: Mapping[int, tuple[Sign, ...]] | None = None,
    shape: Shape = "graph",
) -> Board:
    """A board of the rules as a table draws it. `labels` names each space; a space that a walk ends on is lit."""
    lit = walks or {}
    lying = marks or {}
    return Board(
        label,
        tuple(
            Space(key, space.name, labels[key], space.x, space.y, space.kind, lying.get(key, ()), key in lit)
            for key, space in enumerate(ground.spaces)
        ),
        tuple(
            Link(ground.number(edge.start), ground.number(edge.end), edge.kind, edge.one_way) for edge in ground.edges
        ),
        tuple(pawns),
        tuple(walk for _, walk in sorted(lit.items())),
        shape,
    )
