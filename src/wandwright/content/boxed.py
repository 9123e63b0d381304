"""A game whose cards come from a pack and are unpacked into a box for each set-up."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from wandwright.content.editions import content_hash, released_edition
from wandwright.content.messages import Messages
from wandwright.content.packs import Check, Together, load_game_pack
from wandwright.engine.cards import CardFace, Copies
from wandwright.engine.errors import BadOption
from wandwright.engine.games import Game
from wandwright.engine.options import Setup
from wandwright.engine.rulebook import Rulebook
from wandwright.engine.state import State

# Set-ups come from anywhere; so many boxes are kept unpacked.
MOST_BOXES = 64


class HasFields(Protocol):
    """What a card is."""

    @property
    def id(self) -> str: ...

    @property
    def fields(self) -> Mapping[str, Any]: ...


class HasCopies(Protocol):
    """The tables of a whole pack."""

    digest: str
    copies: Copies

    @property
    def definitions(self) -> tuple[HasFields, ...]: ...


class HasIds(Protocol):
    """What is in one match."""

    ids: list[str]


Records = tuple[Mapping[str, Any], ...]
B = TypeVar("B", bound=HasIds)
L = TypeVar("L", bound=HasCopies)


class BoxedGame(Game, Generic[L, B]):
    """What games with cards share: the pack, its copies, the boxes, the rulebook and the messages.

    package  where pack/, text/ and rulebook.md are
    """

    package: str

    def __init__(self, packs: tuple[Path, ...] = (), records: Records | None = None) -> None:
        self.packs = packs
        self._records = records
        self.messages = Messages(self.package)
        self._rulebook = Rulebook(self.package)
        self._boxes = lru_cache(MOST_BOXES)(self._unpacked)

    @abstractmethod
    def make_library(self, records: list[Mapping[str, Any]], digest: str) -> L:
        """The records of a pack as tables."""

    @abstractmethod
    def unpack(self, setup: Setup) -> B:
        """The box for one set-up."""

    @property
    @abstractmethod
    def law(self) -> tuple[Check, Together]:
        """What an own pack may not promise: of one card, and of all together."""

    @cached_property
    def library(self) -> L:
        """The card tables, read when first needed; a user's files are read anew for each game made with them."""
        if self._records is not None:
            return self.make_library(list(self._records), content_hash(self._records))
        pack = load_game_pack(self.package, self.packs, *self.law)
        return self.make_library([record.fields for record in pack.records], pack.digest)

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
        return tuple(definition.fields for definition in self.library.definitions)

    def with_records(self, records: Records) -> Self:
        game = type(self)(records=records)
        game.library  # noqa: B018 - what does not fit these rules is told at once
        return game

    def released(self, content: str) -> Self | None:
        records = released_edition(self.package, content)
        return None if records is None else self.with_records(records)

    def one_each(self, seats: int | None, names: tuple[str, ...], one: str, several: str) -> int:
        """As many seats as names; without names, as many as are wanted."""
        count = seats if seats is not None else (len(names) or self.usual_seats)
        if names and len(names) != count:
            raise BadOption(f"There are {count} seats but {len(names)} {several}; name one {one} for each seat.")
        if not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {count}.")
        return count

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

    def speak(self, key: str, **arguments: Any) -> str:
        return self.messages.speak(key, **arguments)

    def card_name(self, card_id: str) -> str:
        definition = self.library.definitions[self.library.copies.numbers[card_id]]
        return self.messages.card_name(definition.fields, self.messages.language())

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return self._rulebook.rules()

    def rule_text(self, rule: str) -> str:
        return self._rulebook.text(rule)

    @abstractmethod
    def cards(self, locale: str) -> tuple[CardFace, ...]:
        """Every card as a table shows it."""
