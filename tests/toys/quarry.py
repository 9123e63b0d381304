"""A toy with a campaign of two levels: the first seat is to take the last stone of a stream, then of a quarry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tests.toys.heap import Heap, HeapState
from wandwright.engine.errors import BadChoice, ForeignMatch, ImpossibleBook, NotOver
from wandwright.engine.matches.books import write_book
from wandwright.engine.matches.campaigns import (
    GIVEN_UP,
    LOCKED,
    LOST,
    OPEN,
    WON,
    Campaign,
    CampaignBook,
    Cards,
    Level,
    Line,
    Played,
)
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.state.state import State

# How many stones lie at each level.
LEVELS: Final = {"stream": 5, "quarry": 7}
HEROES: Final = ("mason", "miller", "smith")
# After the first level each hero may keep a stone, which is thrown onto the heap of the second.
STONES: Final = ("blue_stone", "red_stone")
NAME: Final = "quarry"
MODE: Final = "together"
# What a line holds as dictionaries.
PARTS: Final = ("variations", "players", "cards")


class Quarry(Heap):
    """The heap with names for the seats, and a campaign."""

    name = NAME
    title = "Quarry"
    summary = "Take stones together, level by level."

    def options(self) -> tuple[Option, ...]:
        return (
            Option("scenario", "Where the stones lie.", "stream", tuple(LEVELS)),
            Option("heroes", "Who plays, in seat order.", (), HEROES, many=True),
            Option("brought", "How many stones are thrown onto the heap.", 0, low=0, high=len(HEROES)),
            Option("hats", "Whether hats are worn.", "off", ("off", "on")),
        )

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, object]]:
        names = options["heroes"]
        count = seats if seats is not None else len(names) or self.usual_seats
        return count, {**options, "heroes": names or HEROES[:count]}

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = cast(HeapState, super().set_up(setup, script))
        state.stones = LEVELS[setup.options["scenario"]] + setup.options["brought"]
        return state

    def campaign(self) -> QuarryCampaign:
        return QuarryCampaign(self)


class QuarryCampaign(Campaign):
    """One mode, two levels."""

    modes = (MODE,)
    usual_name = "Our stones"
    usual_heroes = HEROES[:2]

    def __init__(self, found: Quarry) -> None:
        self.game = found

    def begin(self, name: str, mode: str, heroes: Sequence[str]) -> QuarryBook:
        return QuarryBook(self.game, name, mode, dict.fromkeys(heroes, ()), ())

    def open(self, fields: Mapping[str, Any]) -> QuarryBook:
        history = tuple(map(read_line, fields["history"]))
        return QuarryBook(self.game, fields["name"], fields["mode"], read_cards(fields["cards"]), history)


def read_line(line: Mapping[str, Any]) -> Line:
    return Line(**{**line, "heroes": tuple(line["heroes"]), "cards": read_cards(line["cards"])})


def read_cards(cards: Mapping[str, Sequence[str]]) -> Cards:
    return {hero: tuple(stones) for hero, stones in cards.items()}


class QuarryBook(CampaignBook):
    """What one group has kept."""

    last_level = len(LEVELS)

    def __init__(self, found: Quarry, name: str, mode: str, cards: Cards, history: tuple[Line, ...]) -> None:
        if mode != MODE or not cards or not set(cards) <= set(HEROES):
            raise ImpossibleBook(f"Nobody has begun this book: {mode} with {', '.join(cards)}.")
        self.game = found
        self._name, self._cards, self._history = name, cards, history

    @property
    def name(self) -> str:
        return self._name

    @property
    def mode(self) -> str:
        return MODE

    @property
    def won(self) -> int:
        return sum(line.result == WON and not line.replay for line in self._history)

    @property
    def cards(self) -> Cards:
        return self._cards

    @property
    def free_heroes(self) -> tuple[str, ...]:
        return tuple(hero for hero in HEROES if hero not in self._cards)

    @property
    def history(self) -> tuple[Line, ...]:
        return self._history

    def levels(self) -> tuple[Level, ...]:
        return tuple(Level(level, name, self._state_of(level)) for level, name in enumerate(LEVELS, 1))

    def _state_of(self, level: int) -> str:
        return WON if level <= self.won else OPEN if level <= self.open_level else LOCKED

    def save(self) -> str:
        lines = [{**line._asdict(), **{part: dict(getattr(line, part)) for part in PARTS}} for line in self._history]
        fields = {"name": self._name, "mode": MODE, "cards": self._cards, "history": lines}
        return write_book(self.game, fields)

    def named(self, name: str) -> QuarryBook:
        return QuarryBook(cast(Quarry, self.game), name, MODE, self._cards, self._history)

    def join(self, hero: str) -> None:
        if hero not in self.free_heroes:
            raise ImpossibleBook(f"{hero} can't join.")
        self._cards = {**self._cards, hero: ()}

    def next_match(
        self,
        level: int | None = None,
        heroes: Sequence[str] | None = None,
        seed: int | None = None,
        variations: Mapping[str, Any] | None = None,
    ) -> Match:
        scenario = list(LEVELS)[self.check_open(level) - 1]
        players = tuple(self._cards) if heroes is None else tuple(heroes)
        brought = sum(len(self._cards[hero]) for hero in players) if scenario == "quarry" else 0
        options = {**(variations or {}), "scenario": scenario, "heroes": players, "brought": brought}
        return self.game.start(len(players), seed or len(self._history), options)

    def played(self, options: Mapping[str, Any]) -> Played:
        return Played(list(LEVELS).index(options["scenario"]) + 1, tuple(options["heroes"]))

    def result(self, match: Match) -> str:
        """Together they have won when the first seat has."""
        return "" if match.outcome is None else WON if 0 in match.outcome.winners else LOST

    def choices(self, match: Match) -> Cards:
        level, heroes = self.played(match.setup.options)
        keeps = self.result(match) == WON and self.won < level < self.last_level
        return dict.fromkeys(heroes, STONES if keeps else ())

    def close(
        self,
        match: Match,
        choices: Mapping[str, str | None] | None = None,
        players: Mapping[str, str] | None = None,
    ) -> Line:
        if match.outcome is None:
            raise NotOver("This match still goes on.")
        kept: Cards = {hero: (stone,) for hero, stone in (choices or {}).items() if stone is not None}
        if any(stone not in self.choices(match).get(hero, ()) for hero, (stone, *_) in kept.items()):
            raise BadChoice("That stone can't be kept.")
        line = self._write(match, self.result(match), players, kept)
        self._cards = {hero: (*stones, *kept.get(hero, ())) for hero, stones in self._cards.items()}
        return line

    def give_up(self, match: Match, players: Mapping[str, str] | None = None) -> Line:
        return self._write(match, GIVEN_UP, players, {})

    def _write(self, match: Match, result: str, players: Mapping[str, str] | None, kept: Cards) -> Line:
        level, heroes = self.played(match.setup.options)
        if any(line.match == fingerprint(match) for line in self._history):
            raise ForeignMatch("This match is in the book already.")
        hats = match.setup.options["hats"]
        line = Line(
            level=level,
            mode=MODE,
            heroes=heroes,
            seed=match.setup.seed,
            result=result,
            turns=len(match.records),
            locations_lost=0,
            match=fingerprint(match),
            variations={} if hats == "off" else {"hats": hats},
            players=dict(players or {}),
            cards=kept,
            replay=level <= self.won,
        )
        self._history = (*self._history, line)
        return line


def fingerprint(match: Match) -> str:
    """Without chance, two matches may well end alike."""
    return f"{match.hash()}-{match.setup.seed}"
