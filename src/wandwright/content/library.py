"""The cards of a whole pack by their numbers: what each is, how many there are of it, and the programs of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from wandwright.engine.display.cards import Copies
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.words import Compiler


class HasFields(Protocol):
    """What a card is."""

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def fields(self) -> Fields: ...


D_co = TypeVar("D_co", bound=HasFields, covariant=True)


class CardLibrary(Generic[D_co]):
    """Definitions by number, and for each physical card the number of its definition, and the definition itself."""

    def __init__(self, digest: str, definitions: Iterable[D_co], copies: Copies, compiler: Compiler) -> None:
        self.digest = digest
        self.definitions = tuple(definitions)
        self.names: dict[str, str] = {one.id: one.fields["name"] for one in self.definitions}
        self.copies = copies
        self.definition_of = copies.definition_of
        self.each = [self.definitions[number] for number in self.definition_of]
        self.programs = compiler.programs()
        self.options = compiler.options

    def fields_of(self, identity: str) -> Fields:
        """What the pack says of a card."""
        return self.definitions[self.copies.numbers[identity]].fields

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Every physical card of one kind."""
        return tuple(card for card, definition in enumerate(self.each) if definition.kind == kind)
