"""What a game offers to the engine, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wandwright.engine.cards import CardFace
from wandwright.engine.errors import BadOption, UnknownGame, UnknownSeat, nearest
from wandwright.engine.matches import Match
from wandwright.engine.options import Option, Setup, check_options, check_whole
from wandwright.engine.rules import Rules
from wandwright.engine.state import Field, Frame, State
from wandwright.engine.tables import Section

if TYPE_CHECKING:
    from wandwright.engine.events import Event

LARGEST_SEED = 2**63 - 1


class Game(ABC):
    """The rules and content of one game, with its options. A subclass fills in what is special to it."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    # Raised when answers of before would lead elsewhere now (docs/decisions/0016-editions.md).
    rules_version: int = 1
    rules: Rules
    fields: tuple[Field, ...]
    streams: tuple[str, ...]
    aside: str
    opening_events: frozenset[str]
    # After such an event nothing that happened before is the cause of what follows.
    closing_events: frozenset[str] = frozenset()
    verbs: frozenset[str]

    @property
    @abstractmethod
    def content_hash(self) -> str:
        """The same where the rules read the same card data; a save belongs to one."""

    def records(self) -> tuple[Mapping[str, Any], ...]:
        """Every card as data, to be kept with a match; a game without cards has none."""
        return ()

    def with_records(self, records: tuple[Mapping[str, Any], ...]) -> Game:
        """This game with cards that were kept, instead of those installed."""
        return self

    def released(self, content: str) -> Game | None:
        """This game with the cards of an earlier release, by their hash; None where they are not at hand."""
        return None

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Each option: name, values or range, default, help."""

    @abstractmethod
    def with_packs(self, directories: tuple[Path, ...]) -> Game:
        """This game with the user's own packs laid over ours."""

    @abstractmethod
    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Settle the number of seats and the options that depend on each other."""

    @abstractmethod
    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        """The position before the first step is taken."""

    @abstractmethod
    def settle(self, state: State) -> None:
        """Work out again what follows from the zones, after they were set by hand."""

    @abstractmethod
    def card_id(self, state: State, card: int) -> str:
        """The pack's id of a card."""

    @abstractmethod
    def copy_number(self, state: State, card: int) -> int:
        """Which copy of its kind a card is, from 1."""

    @abstractmethod
    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        """Every copy of a card; UnknownCard if the pack has none."""

    @abstractmethod
    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        """A scripted result of chance as the rules want it."""

    @abstractmethod
    def notation(self, state: State, question: Frame, option: int) -> str:
        """The stable text of an answer."""

    @abstractmethod
    def label(self, state: State, question: Frame, option: int) -> str:
        """An answer in a player's words."""

    @abstractmethod
    def option_card(self, state: State, question: Frame, option: int) -> str | None:
        """The id of the card an answer is about."""

    @abstractmethod
    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        """Who must do what; with `secret`, in words that tell nothing only the asked seat may know."""

    @abstractmethod
    def source(self, state: State, question: Frame) -> str | None:
        """The id of the card that asks."""

    @abstractmethod
    def rule(self, state: State, question: Frame) -> str:
        """The rule behind a question."""

    @abstractmethod
    def pick(self, state: State, question: Frame) -> dict[str, Any]:
        """How many things are picked in all, and which are picked already."""

    @abstractmethod
    def is_secret(self, state: State, question: Frame) -> bool:
        """Do the options of a question show what only its seat may know?"""

    def is_secret_answer(self, state: State, question: Frame) -> bool:
        """Does the answer itself stay secret after it was given? To be safe, unless a game says otherwise."""
        return self.is_secret(state, question)

    @abstractmethod
    def is_secret_event(self, state: State, kind: str) -> bool:
        """Is the card of such an event known to its seat only?"""

    @abstractmethod
    def event_text(self, event: Event, state: State) -> str:
        """An event in a player's words."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator) may see, ready for JSON."""

    @abstractmethod
    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        """How the table looks to the seat whose view this is, as plain data to be drawn."""

    @abstractmethod
    def card_text(self, card_id: str) -> tuple[str, ...]:
        """A card by its id or its name: its name, what it is, then what it does; UnknownCard if there is none."""

    @abstractmethod
    def rule_text(self, rule: str) -> str:
        """What a rule says, by its number."""

    @abstractmethod
    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        """Every rule in reading order: its number, its chapter, its text."""

    @abstractmethod
    def determinize(self, state: State, seat: int, key: int) -> State:
        """A copy in which everything the seat may not know is drawn anew from `key`."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks, for bots; higher is better."""

    @abstractmethod
    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        """Set-ups whose speed is measured: label, seats, options."""

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        """Every card as a table shows it, in a language where the game has it; a game without cards has none."""
        return ()

    def start(self, seats: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None) -> Match:
        """Begin a match."""
        setup = self.setup(seats, seed, options)
        return Match(self, setup, self.set_up(setup))

    def setup(self, seats: int | None, seed: int, options: Mapping[str, Any] | None) -> Setup:
        """Check seats, seed and options at the door."""
        check_whole("The seed", seed, 0, LARGEST_SEED)
        if seats is not None:
            check_whole("The number of seats", seats, self.fewest_seats, self.most_seats)
        checked = check_options(self.options(), options)
        return Setup(*self._ordered(seed, *self.complete_setup(seats, checked)))

    def _ordered(self, seed: int, seats: int, options: dict[str, Any]) -> tuple[int, int, dict[str, Any]]:
        return (seats, seed, options)

    def check_seat(self, setup: Setup, seat: int | None) -> None:
        """UnknownSeat unless the seat is at this table (None is a spectator)."""
        if seat is None:
            return
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < setup.seats:
            raise UnknownSeat(f"There is no seat {seat!r}; the seats are 0 to {setup.seats - 1}, None for a spectator.")


@cache
def installed() -> dict[str, Any]:
    """The games found by their entry points, not yet loaded."""
    return {point.name: point for point in entry_points(group="wandwright.games")}


def games() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(sorted(installed()))


@cache
def _load(name: str) -> Game:
    loaded: Game = installed()[name].load()
    return loaded


def game(name: str, packs: tuple[str | Path, ...] = ()) -> Game:
    """The game of that name; with `packs`, the user's own card data is laid over ours."""
    if not isinstance(name, str) or name not in installed():
        raise UnknownGame(f"There is no game {name!r}. {nearest(str(name), games())}")
    found = _load(name)
    directories = check_packs(packs)
    return found.with_packs(directories) if directories else found


def check_packs(packs: Any) -> tuple[Path, ...]:
    """The directories of the user's own packs."""
    given = isinstance(packs, list | tuple) and all(isinstance(pack, str | Path) and str(pack) for pack in packs)
    if not given or any("\0" in str(pack) for pack in packs):
        raise BadOption(f"Packs come as a list of directories, for instance ['my-cards'], not {packs!r}.")
    return tuple(Path(pack) for pack in packs)
