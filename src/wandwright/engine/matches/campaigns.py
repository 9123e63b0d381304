"""Campaign interface: books that are begun and opened, and played level by level."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.errors import LevelLocked

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game
    from wandwright.engine.matches.matches import Match

# How a match of a book ended. A level that was won is told by the same word.
WON: Final = "won"
LOST: Final = "lost"
GIVEN_UP: Final = "given up"
RESULTS: Final = (WON, LOST, GIVEN_UP)
OPEN: Final = "open"
LOCKED: Final = "locked"
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
Cards = dict[str, tuple[str, ...]]


class Line(NamedTuple):
    """One match in the history of a book.

    heroes          whom the seats played, in seat order
    players         who sat there, by hero, where the group wants it known
    locations_lost  in games in which places are lost
    variations      the options that were not as usual
    cards           what each hero takes along from this match
    replay          a level that was won before, played for fun
    match           a fingerprint of the match, so that nobody closes it twice
    """

    level: int
    mode: str
    heroes: tuple[str, ...]
    seed: int
    result: str
    turns: int
    locations_lost: int
    match: str
    variations: Mapping[str, Any] = NOTHING
    players: Mapping[str, str] = NOTHING
    cards: Mapping[str, tuple[str, ...]] = NOTHING
    replay: bool = False


class Level(NamedTuple):
    """One level as a book shows it. A locked one says no more than that it is there.

    scenario   its name among the scenarios of the game
    state      won, open or locked
    locations  the cards of the places it is played at
    foes       the cards of the foes known to come; `more` of them come by chance
    news       some cards that no earlier level has
    """

    level: int
    scenario: str
    state: str
    locations: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()
    more: int = 0
    news: tuple[str, ...] = ()


class Played(NamedTuple):
    """Which level a match plays, and whom its seats play."""

    level: int
    heroes: tuple[str, ...]


class Campaign(ABC):
    """The campaign of a game, with the cards that this game has.

    modes          how it can be played, the usual way first
    usual_name     what a book is called that nobody has named
    usual_heroes   who begins where nobody is named
    takes_unnamed  books and wishes that name no game are meant for this one: there was a time when none did
    """

    modes: tuple[str, ...]
    usual_name: str
    usual_heroes: tuple[str, ...]
    takes_unnamed: bool = False

    @abstractmethod
    def begin(self, name: str, mode: str, heroes: Sequence[str]) -> CampaignBook:
        """A new book; mode and first heroes are chosen now."""

    @abstractmethod
    def open(self, fields: Mapping[str, Any]) -> CampaignBook:
        """The book behind the fields of a file; ImpossibleBook if no play can have led to it."""


class CampaignBook(ABC):
    """The book of one group: how far it has come and what it takes along. It is changed as a whole, never half.

    game        with the cards that the book was begun with
    last_level  the number of the last level; the first is 1
    """

    game: Game
    last_level: int

    # What it says.

    @property
    @abstractmethod
    def name(self) -> str:
        """What the group calls it."""

    @property
    @abstractmethod
    def mode(self) -> str:
        """One of the modes of the campaign."""

    @property
    @abstractmethod
    def won(self) -> int:
        """How many levels are won; they are won one after the other."""

    @property
    @abstractmethod
    def cards(self) -> Mapping[str, tuple[str, ...]]:
        """What each hero of the book takes into the next level."""

    @property
    @abstractmethod
    def free_heroes(self) -> tuple[str, ...]:
        """Who may still join."""

    @property
    @abstractmethod
    def history(self) -> tuple[Line, ...]:
        """Every match that was closed or given up, in order."""

    @abstractmethod
    def levels(self) -> tuple[Level, ...]:
        """Every level, from the first on."""

    @abstractmethod
    def save(self) -> str:
        """The book as one file (books.py)."""

    @property
    def open_level(self) -> int:
        """The highest level that may be played."""
        return min(self.won + 1, self.last_level)

    # What changes it.

    @abstractmethod
    def named(self, name: str) -> CampaignBook:
        """The same under another name."""

    @abstractmethod
    def join(self, hero: str) -> None:
        """A hero joins late."""

    def renamed(self, taken: Iterable[str]) -> CampaignBook:
        """A book whose name is taken gets a number."""
        names, number, name = set(taken), 2, self.name
        while name in names:
            name, number = f"{self.name} ({number})", number + 1
        return self.named(name)

    # Matches.

    @abstractmethod
    def next_match(
        self,
        level: int | None = None,
        heroes: Sequence[str] | None = None,
        seed: int | None = None,
        variations: Mapping[str, Any] | None = None,
    ) -> Match:
        """Begin a match of a level: the next one, or one that is open. Who is not among `heroes` sits out.

        Without a seed each match of the book has another one.
        """

    @abstractmethod
    def played(self, options: Mapping[str, Any]) -> Played:
        """What a match with these options plays, if it was begun from a book of this campaign."""

    @abstractmethod
    def choices(self, match: Match) -> Mapping[str, tuple[str, ...]]:
        """For each hero of a match that is over the cards of which one may be kept."""

    @abstractmethod
    def close(
        self,
        match: Match,
        choices: Mapping[str, str | None] | None = None,
        players: Mapping[str, str] | None = None,
    ) -> Line:
        """Write a match that is over into the book. Until then its end can be undone, afterwards not."""

    @abstractmethod
    def give_up(self, match: Match, players: Mapping[str, str] | None = None) -> Line:
        """End a match that still goes on; the book keeps nothing of it but a line."""

    def result(self, match: Match) -> str:
        """Won or lost; empty while the match goes on."""
        if match.outcome is None:
            return ""
        return WON if match.outcome.winners else LOST

    def check_open(self, level: int | None) -> int:
        """The level that is wanted, if it may be played; without a wish the highest."""
        number = self.open_level if level is None else level
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= self.open_level:
            raise LevelLocked(f"Level {number} is not open; the levels 1 to {self.open_level} are.")
        return number
