"""A game whose cards come from a pack and are unpacked into a box for each set-up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from wandwright.content import telling
from wandwright.content.certainty import doubts
from wandwright.content.editions import content_hash, released_edition
from wandwright.content.library import CardLibrary, HasFields
from wandwright.content.messages import Messages, identifier
from wandwright.content.packs import Check, Together, load_game_pack
from wandwright.content.parts import find_parts
from wandwright.content.records import Record
from wandwright.engine.display.card_search import find_card
from wandwright.engine.display.cards import CardFace
from wandwright.engine.display.rulebook import Rulebook
from wandwright.engine.display.tables import Panel, Piece, Section
from wandwright.engine.display.welcome import Explanation, HowToPlay
from wandwright.engine.errors import BadOption
from wandwright.engine.language import capital, speaking
from wandwright.engine.matches.campaigns import Campaign
from wandwright.engine.matches.chances import Standing
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Setup
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import State
from wandwright.engine.words.clause_kinds import Fields

# Set-ups come from anywhere; so many boxes are kept unpacked.
MOST_BOXES = 64


class HasIds(Protocol):
    """What is in one match."""

    ids: list[str]


Records = tuple[Mapping[str, object], ...]
B = TypeVar("B", bound=HasIds)
L = TypeVar("L", bound=CardLibrary[HasFields])


class CardGame(Game, Generic[L, B]):
    """What games with cards share: the pack, its copies, the boxes, the rulebook, the messages and the faces of cards.

    package  where pack/, text/, rulebook.md and how-to-play.md are, and the modules that parts.py finds by their names
    """

    package: str

    def __init__(self, packs: tuple[Path, ...] = (), records: Records | None = None) -> None:
        self.packs = packs
        self._records = records
        self.messages = Messages(self.package)
        self._rulebook = Rulebook(self.package)
        self._how_to_play = HowToPlay(self.package)
        self._boxes = lru_cache(MOST_BOXES)(self._unpacked)

    @cached_property
    def parts(self) -> Any:
        """What the modules of the game do for it."""
        return find_parts(self.package)

    def make_library(self, records: list[Fields], digest: str, scenarios: Sequence[Record] = ()) -> L:
        """The records of a pack as tables; `scenarios` are those of users' packs, for a game that has any."""
        library: L = self.parts.Library(records, digest, self.parts.WORDS)
        return library

    def unpack(self, setup: Setup) -> B:
        """The box for one set-up."""
        box: B = self.parts.Box(self.library, setup.options)
        return box

    def set_up(self, setup: Setup, script: dict[int, object] | None = None) -> State:
        begun: State = self.rules.needed("set_up")(self.box(setup), setup.seed, script)
        return begun

    @property
    def pack_checks(self) -> tuple[Check, Together]:
        """What an own pack may not promise: of one card, and of all together."""
        return self.parts.check, self.parts.check_together

    @cached_property
    def library(self) -> L:
        """The card tables, read when first needed; a user's files are read anew for each game made with them."""
        if self._records is not None:
            return self.make_library(list(self._records), content_hash(self._records))
        pack = load_game_pack(self.package, self.packs, *self.pack_checks)
        return self.make_library([record.fields for record in pack.records], pack.digest, pack.scenarios)

    def box(self, setup: Setup) -> B:
        """The box unpacked for one set-up; equal set-ups share it."""
        return self._boxes(json.dumps([setup.seats, setup.options], sort_keys=True))

    def _unpacked(self, key: str) -> B:
        seats, options = json.loads(key)
        lists = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        return self.unpack(Setup(seats, 0, lists))

    def with_packs(self, directories: tuple[Path, ...]) -> Self:
        game = type(self)(directories)
        game.library  # noqa: B018 - mistakes in a pack are told at once
        return game

    @property
    def content_hash(self) -> str:
        return self.library.digest

    def records(self) -> Records:
        fields = [definition.fields for definition in self.library.definitions]
        # In the order of the ids, as a pack gives them, whatever order the library has.
        return tuple(sorted(fields, key=lambda one: str(one["id"])))

    def with_records(self, records: Records) -> Self:
        game = type(self)(records=records)
        game.library  # noqa: B018 - what does not fit these rules is told at once
        return game

    def released(self, content: str) -> Self | None:
        records = released_edition(self.package, content)
        return None if records is None else self.with_records(records)

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, object]]:
        """One option says in seat order whom each seat plays; without names, the first ones play."""
        option = next(option for option in self.options() if option.many)
        names = tuple(options[option.name])
        count = seats if seats is not None else (len(names) or self.usual_seats)
        if names and len(names) != count:
            raise BadOption(f"There are {count} seats but {len(names)} {option.name}; name one for each seat.")
        if not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {count}.")
        return count, {**options, option.name: names or option.values[:count]}

    def campaign(self) -> Campaign | None:
        offered: type[Any] | None = self.parts.Campaign
        return None if offered is None else offered(self)

    def card_id(self, state: State, card: int) -> str:
        return self.kind_id(state, self.library.copies.definition_of[card])

    def kind_of(self, state: State, card: int) -> int:
        return self.library.copies.definition_of[card]

    def kind_id(self, state: State, kind: int) -> str:
        return self.library.definitions[kind].id

    def copy_number(self, state: State, card: int) -> int:
        return self.library.copies.copy_of[card]

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        return self.library.copies.with_id(text)

    def speak(self, key: str, **arguments: object) -> str:
        return self.messages.speak(key, **arguments)

    def in_words(self, key: str, english: str) -> str:
        return self.messages.instead(key, english)

    def ids(self, state: State) -> Sequence[str]:
        boxed: Any = state
        ids: list[str] = boxed.box.ids
        return ids

    def fields_of(self, card_id: str) -> Fields:
        """What the pack says of a card."""
        return self.library.fields_of(card_id)

    def lines(self, fields: Fields, locale: str) -> tuple[str, ...]:
        """What a card does, one short sentence a line."""
        lines: tuple[str, ...] = self.parts.card_lines(fields, locale, self.library.names)
        return lines

    def doubts(self, fields: Fields) -> Mapping[str, str]:
        """Which of its values are not certain."""
        return doubts(fields)

    def card_name(self, card_id: str) -> str:
        return self.messages.card_name(self.fields_of(card_id), self.messages.language())

    def card_title(self, fields: Fields, locale: str) -> str:
        """A card's name as it stands on the card."""
        return self.messages.card_name(fields, locale)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        locale = self.messages.language()
        titles = {one.id: self.card_title(one.fields, locale) for one in self.library.definitions}
        card = find_card(card_id, titles)
        fields = self.fields_of(card)
        about = capital(", ".join(self.description(fields)))
        return (titles[card], about, *self.lines(fields, locale))

    def description(self, fields: Fields) -> Iterator[str]:
        """What sort of card it is, with its printed numbers, and how sure we are of it."""
        kind = self.speak(identifier("kind", fields["kind"]))
        sort = self.speak(f"type-{fields['type']}") if "type" in fields else kind
        yield from (kind,) if sort == kind else (kind, sort)
        yield from self.parts.description(self.library, fields)
        if fields["confidence"] != "high":
            yield self.speak(f"confidence-{fields['confidence']}")

    def card_panel(self, card_id: str) -> Panel:
        """A panel with a card in the middle: its name and what it does."""
        lines = self.lines(self.fields_of(card_id), self.messages.language())
        return Panel(self.card_name(card_id), card_id, text=lines)

    def card_piece(self, card_id: str, copies: int) -> Piece:
        """Equal cards that lie together."""
        sort = self.fields_of(card_id).get("type")
        return Piece(self.card_name(card_id), card_id, copies, kind=self.speak(f"type-{sort}") if sort else "")

    def card_pieces(self, cards: Iterable[Fields]) -> tuple[Piece, ...]:
        """Cards as they lie, equal ones together."""
        copies = Counter(card["id"] for card in cards)
        return tuple(self.card_piece(card_id, count) for card_id, count in copies.items())

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        """Every card as a table shows it; a language we do not have falls back to English."""
        known = self.messages.known(locale)
        return tuple(self.card_face(definition, known) for definition in self.library.definitions)

    def card_face(self, definition: HasFields, locale: str) -> CardFace:
        """One card as a table shows it."""
        fields = definition.fields
        return CardFace(
            id=definition.id,
            name=self.card_title(fields, locale),
            kind=definition.kind,
            lines=self.lines(fields, locale),
            facts=self.parts.facts(fields),
            confidence=fields["confidence"],
            note=fields.get("note", ""),
            doubts=self.doubts(fields),
        )

    def known_language(self, locale: str) -> str:
        return self.messages.known(locale)

    def read_texts(self) -> None:
        self.messages.read()
        for locale in self.messages.locales():
            with speaking(locale):
                self.rulebook()
                self.how_to_play()

    def event_text(self, event: Event, state: State) -> str:
        return capital(self.speak(self.event_message(event), **self._told(event, state)))

    def _told(self, event: Event, state: State) -> dict[str, Any]:
        """What the message of an event is given."""
        who = {} if event.seat is None else self.addressed(state, event.seat)
        card = "" if event.card is None else self.card_name(event.card)
        return {**who, "card": card, "n": event.amount, **self.parts.told(event, state)}

    def event_message(self, event: Event) -> str:
        """The message of its kind; another one where a card is hidden from the reader."""
        hidden = "-hidden" if event.card is None and event.kind in self.secret_events else ""
        return identifier("event", event.kind) + hidden

    def events_phrase(self, events: Sequence[Event], state: State) -> str:
        messages = groupby(events, key=self.event_message)
        told = [(key, [self._told(event, state) for event in group]) for key, group in messages]
        return telling.joined([telling.together(self.messages, key, group) for key, group in told])

    def because(self, head: str, parts: Sequence[str]) -> str:
        return telling.because(head, parts)

    def add_to_view(self, data: dict[str, object], state: State, seat: int | None) -> None:
        self.parts.add_to_view(data, state)

    def added_to_view(self) -> type:
        found: type = self.parts.Added
        return found

    def all_see_alike(self, state: State) -> bool:
        """The declared fields say it: what is added to them is not told who looks."""
        return self._sight(state).alike

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        sections = self.parts.sections(view, self)
        if view["outcome"]:
            sections.append(Section("outcome", self.speak(identifier("outcome", view["outcome"]["reason"]))))
        return tuple(sections)

    def evaluate(self, state: State, seat: int) -> float:
        worth: float = self.parts.evaluate(state, seat)
        return worth

    def policy(self, state: State, index: int = 0) -> int:
        answer: int = self.parts.policy(self.rules, state, index)
        return answer

    def quiet(self, state: State) -> None:
        self.parts.quiet(self.rules, state)

    def answer(self, state: State, index: int = 0) -> int:
        answer: int = self.parts.answer(self.rules, state, index)
        return answer

    def at_rest(self, state: State) -> bool:
        return bool(self.parts.at_rest(state))

    @cached_property
    def chance_data(self) -> Mapping[str, Any]:
        file = files(self.package) / "opinion" / "chance.json"
        found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return found

    def figures(self) -> tuple[Mapping[str, Any], ...]:
        file = files(self.package) / "figures.json"
        known = file.is_file() and not self.packs and self._records is None
        return tuple(json.loads(file.read_text(encoding="utf-8"))) if known else ()

    @property
    def chance_setups(self) -> Mapping[str, tuple[tuple[int, Mapping[str, object]], ...]]:
        setups: Mapping[str, tuple[tuple[int, Mapping[str, object]], ...]] = self.parts.CHANCE_SETUPS
        return setups

    @property
    def chance_terms(self) -> Mapping[str, tuple[str, ...]]:
        terms: Mapping[str, tuple[str, ...]] = self.parts.CHANCE_TERMS
        return terms

    def chance_kind(self, state: State) -> str:
        return str(self.parts.chance_kind(state))

    def standings(self, state: State) -> tuple[Standing, ...]:
        found: tuple[Standing, ...] = self.parts.standings(state)
        return found

    def opinion(self, state: State, seat: int) -> Mapping[str, float]:
        terms: Mapping[str, float] = self.parts.opinion(state, seat)
        return terms

    def gain_text(self, term: str, before: State, after: State) -> str:
        return str(self.parts.gain_text(term, before, after))

    def spared_text(self, term: str, before: State, after: State, other: State) -> str:
        return str(self.parts.spared_text(term, before, after, other))

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return self._rulebook.rules()

    def rule_text(self, rule: str) -> str:
        return self._rulebook.text(rule)

    def how_to_play(self) -> tuple[Explanation, ...]:
        return self._how_to_play.sections()
