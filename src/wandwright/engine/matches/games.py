"""The interface of a game, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from wandwright.engine.display.cards import CardFace
from wandwright.engine.display.tables import Section
from wandwright.engine.display.welcome import Explanation, Welcome
from wandwright.engine.errors import BadOption, UnknownCard, UnknownGame, UnknownSeat, nearest
from wandwright.engine.language import DEFAULT, times
from wandwright.engine.matches.declared import Declared
from wandwright.engine.matches.endings import Retrospect
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.opinions import Opinion
from wandwright.engine.matches.options import Option, Setup, check_options, check_whole
from wandwright.engine.rules.chapters import Chapters
from wandwright.engine.rules.rules import Rules
from wandwright.engine.secrets.guesses import guess
from wandwright.engine.state.chance import LARGEST_SEED
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.campaigns import Campaign
    from wandwright.engine.questions.answers import Asked
    from wandwright.engine.state.events import Event

NO_TEXTS: Mapping[str, str] = {}


class Game(Opinion, Declared, ABC):
    """The rules and content of one game, with its options. A subclass fills in what is special to it.

    texts          the sentences of a game that speaks English only; one with more languages has its own `speak`
    welcome        what the lobby tells of it; without that, only its seats
    closing_events after such an event nothing that happened before is the cause of what follows
    retrospect     what counts when a match is looked back on
    deals_guesses  `complete_guess` deals every hidden card anew itself; the fields need not be asked first
    """

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    chapters: Chapters
    # Raised when answers of before would lead elsewhere now (docs/decisions/0016-editions.md).
    rules_version: int = 1
    welcome: Welcome | None = None
    streams: tuple[str, ...] = ()
    aside: str = ""
    texts: ClassVar[Mapping[str, str]] = NO_TEXTS
    opening_events: frozenset[str] = frozenset()
    closing_events: frozenset[str] = frozenset()
    retrospect: ClassVar[Retrospect] = Retrospect()
    deals_guesses: bool = False

    def make_rules(self) -> Rules:
        """The steps and questions with their functions, from the chapters."""
        return Rules(self.chapters.steps, self.chapters.questions, self.chapters.modules)

    # What a game must say.

    @abstractmethod
    def set_up(self, setup: Setup, script: dict[int, object] | None = None) -> State:
        """The position before the first step is taken."""

    @abstractmethod
    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        """Every rule in reading order: its number, its chapter, its text."""

    @cached_property
    def rules(self) -> Rules:
        """The rules as the engine runs them; they ask this game who may see what."""
        rules = self.make_rules()
        rules.game = self
        return rules

    # How a match begins.

    @property
    def content_hash(self) -> str:
        """The same where the rules read the same card data; a save belongs to one."""
        return f"{self.name} without cards"

    def records(self) -> tuple[Mapping[str, object], ...]:
        """Every card as data, to be kept with a match; a game without cards has none."""
        return ()

    def with_records(self, records: tuple[Mapping[str, object], ...]) -> Game:
        """This game with cards that were kept, instead of those installed."""
        return self

    def released(self, content: str) -> Game | None:
        """This game with the cards of an earlier release, by their hash; None where they are not at hand."""
        return None

    def options(self) -> tuple[Option, ...]:
        """Each option: name, values or range, default, help."""
        return ()

    def with_packs(self, directories: tuple[Path, ...]) -> Game:
        """This game with the user's own packs laid over ours."""
        raise BadOption(f"{self.title} has no cards of its own; play it without a pack.")

    def complete_setup(self, seats: int | None, options: dict[str, object]) -> tuple[int, dict[str, object]]:
        """Settle the number of seats and the options that depend on each other."""
        return (self.usual_seats if seats is None else seats, options)

    def settle(self, state: State) -> None:
        """Work out again what follows from the zones, after they were set by hand."""

    def scripted_result(self, state: State, stream: str, value: Any) -> object:
        """A scripted result of chance as the rules want it: a number, or the cards of a shuffle by their ids."""
        if isinstance(value, int):
            return value
        return tuple(self.kind_of(state, self.cards_with_id(state, text)[0]) for text in value)

    # Cards.

    def card_id(self, state: State, card: int) -> str:
        """The pack's id of a card."""
        return self.ids(state)[card]

    def ids(self, state: State) -> Sequence[str]:
        """The id of each card by its number."""
        return ()

    def kind_of(self, state: State, card: int) -> int:
        """What a card is: the number of its definition; equal cards have the same."""
        return card

    def kind_id(self, state: State, kind: int) -> str:
        """The pack's id of a kind of card."""
        return self.card_id(state, kind)

    def copy_number(self, state: State, card: int) -> int:
        """Which copy of its kind a card is, from 1."""
        return 1

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        """Every copy of a card; UnknownCard if the pack has none."""
        found = tuple(card for card, card_id in enumerate(self.ids(state)) if card_id == text)
        if not found:
            raise UnknownCard(f"There is no card {text!r}. {nearest(text, self.ids(state))}")
        return found

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        """Every card as a table shows it, in a language where the game has it; a game without cards has none."""
        return ()

    def card_text(self, card_id: str) -> tuple[str, ...]:
        """A card by its id or its name: its name, what it is, then what it does; UnknownCard if there is none."""
        raise UnknownCard(f"{self.title} has no card {card_id!r}.")

    # Words.

    def known_language(self, locale: str) -> str:
        """The language if the game has it, else the one that every game has."""
        return DEFAULT

    def read_texts(self) -> None:
        """Read what the game says, in every language, so that nobody waits for it later."""

    def speak(self, key: str, **arguments: object) -> str:
        """A message in the language of the reader."""
        return self.texts[key].format(**arguments)

    def in_words(self, key: str, english: str) -> str:
        """What the code says in English, in the language of the reader where the game has it."""
        return english

    def spoken_title(self) -> str:
        """The title in the language of the reader."""
        return self.in_words("game-title", self.title)

    def card_name(self, card_id: str) -> str:
        """A card as it is called inside a sentence."""
        return card_id.replace("_", " ")

    def seat_id(self, state: State, seat: int) -> str:
        """A seat in notations."""
        return str(seat)

    def seat_name(self, state: State, seat: int) -> str:
        """Whoever sits there, as the table calls them."""
        return f"Seat {seat}"

    def addressed(self, state: State, seat: int) -> dict[str, object]:
        """What a message is told of the seat it speaks to or of."""
        return {"who": self.seat_name(state, seat)}

    def asking(self, state: State, question: Asked) -> dict[str, object]:
        """What a prompt is told beside the numbers of its question: of the seat, of the card that asks."""
        return self.addressed(state, question.seat)

    def event_text(self, event: Event, state: State) -> str:
        """An event in a player's words: the message `event-…` with who, card, n and its details."""
        who = {} if event.seat is None else self.addressed(state, event.seat)
        card = "" if event.card is None else self.card_name(event.card)
        return self.speak(f"event-{event.kind.replace('_', '-')}", **who, card=card, n=event.amount, **event.details)

    def events_phrase(self, events: Sequence[Event], state: State) -> str:
        """Events of one sort together, as they stand in the middle of a sentence; equal ones are counted."""
        counted = Counter(self.event_text(event, state) for event in events)
        return "; ".join(times(text, count) for text, count in counted.items())

    def because(self, head: str, parts: Sequence[str]) -> str:
        """What happened, and what followed from it, in one line."""
        return f"{head}: {'; '.join(parts)}" if parts else head

    def rule_text(self, rule: str) -> str:
        """What a rule says, by its number."""
        known = {number: text for number, _, text in self.rulebook()}
        if rule not in known:
            raise BadOption(f"There is no rule {rule!r}. {nearest(rule, known)}")
        return known[rule]

    def how_to_play(self) -> tuple[Explanation, ...]:
        """The game on one page, for whoever has never played it; nothing where nobody has written it."""
        return ()

    def goal(self, setup: Setup) -> Mapping[str, int]:
        """The numbers that winning and losing hang on, for the sentence that names the goal."""
        return {}

    @cached_property
    def verbs(self) -> frozenset[str]:
        """Every word that the notation of an action begins with."""
        declared = [question for question in self.rules.questions if question is not None]
        return frozenset[str]().union(*(question.verbs for question in declared))

    # The table, and guesses at what is hidden; who may see what is in `declared.py`.

    def table(self, view: dict[str, object]) -> tuple[Section, ...]:
        """How the table looks to the seat whose view this is, as plain data; without it, `table_of` draws the seats."""
        return ()

    def determinize(self, state: State, seat: int, key: int) -> State:
        """A copy in which everything the seat may not know is drawn anew from `key`."""
        return guess(self, state, seat, key)

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        """Put right in a guess what the seat knows and no declaration can say, before questions are asked anew."""

    def likings(self, state: State, question: Frame, legal: list[int]) -> Sequence[float]:
        """How much players like each answer that lies face down, for guesses at it; nothing: all are as likely."""
        return ()

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, object]], ...]:
        """Set-ups whose speed is measured: label, seats, options."""
        return ((f"{self.usual_seats} seats", self.usual_seats, {}),)

    def figures(self) -> tuple[Mapping[str, Any], ...]:
        """How hard some set-ups are, as `wandwright report --figures` has written it; nothing where nobody measured."""
        return ()

    # Matches.

    def campaign(self) -> Campaign | None:
        """What keeps a group's matches together over many evenings; a game without a campaign has none."""
        return None

    def start(self, seats: int | None = None, seed: int = 0, options: Mapping[str, object] | None = None) -> Match:
        """Begin a match."""
        setup = self.setup(seats, seed, options)
        return Match(self, setup, self.set_up(setup))

    def reconciled(self, seats: int, options: Mapping[str, object]) -> tuple[int, dict[str, object]]:
        """Seats and options drawn at random, put right where one value has no room for another."""
        return seats, dict(options)

    def setup(self, seats: int | None, seed: int, options: Mapping[str, object] | None) -> Setup:
        """Check seats, seed and options at the door."""
        check_whole("The seed", seed, 0, LARGEST_SEED)
        if seats is not None:
            check_whole("The number of seats", seats, self.fewest_seats, self.most_seats)
        checked = check_options(self.options(), options)
        count, complete = self.complete_setup(seats, checked)
        return Setup(count, seed, complete)

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
