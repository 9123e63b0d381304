"""The whole pack as tables of numbers: every physical card of the box, what it is, and its programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from wandwright.engine.cards import Copies
from wandwright.engine.kinds import Fields
from wandwright.engine.words import Compiler, Vocabulary
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.words.fields import AFFILIATIONS, IF

# The numbers of answers leave room for so many (steps.py: USE, CAST, HEADQUARTERS).
MOST_CARDS = 899
# Fields that say what an entry is and where it comes from, not what is printed on the card.
ABOUT_THE_ENTRY: Final = frozenset({"id", "name", "kind", "confidence", "field_confidence", "source", "note"})
Cost = tuple[int, int, int, int]
NO_COST: Cost = (0, 0, 0, 0)


class Ability(NamedTuple):
    """What a wizard or a headquarters can do: when, under which condition, at what cost."""

    when: int
    condition: int
    value: int
    cost: Cost
    damage: int
    program: int


class Definition(NamedTuple):
    """What a card is, whatever number of copies there are of it."""

    id: str
    kind: str
    cost: Cost
    affiliations: int
    abilities: tuple[Ability, ...]
    regular: int
    dark_mark: int
    penalty: int
    effect: int
    dice: Cost
    fields: Fields


class Library:
    """Definitions by number, and for each physical card its definition."""

    def __init__(self, records: Sequence[Fields], digest: str, words: Vocabulary) -> None:
        self.digest = digest
        affiliations = [fields for fields in records if fields["kind"] == "affiliation"]
        self.affiliations: tuple[str, ...] = tuple([fields["id"] for fields in affiliations])
        self.affiliation_of: dict[str, str] = {
            starter: fields["id"] for fields in affiliations for starter in fields["starters"]
        }
        located = sorted((fields["order"], fields["id"]) for fields in records if fields["kind"] == "location")
        self.locations: tuple[str, ...] = tuple(identity for _, identity in located)
        compiler = Compiler(words, {"affiliations": self.affiliations, "locations": self.locations})
        self.definitions = tuple(define(compiler, fields) for fields in records)
        self.dice: dict[str, str] = {
            fields["color"]: fields["id"] for fields in records if fields["kind"] == "wizard_die"
        }
        self.names: dict[str, str] = {fields["id"]: fields["name"] for fields in records}
        self.programs = compiler.programs()
        counts = {fields["id"]: fields.get("copies", 1) for fields in records}
        self.copies = Copies(counts, most_definitions=MOST_CARDS, most=MOST_CARDS)
        self.numbers = self.copies.numbers
        self.definition_of = self.copies.definition_of

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Every physical card of one kind."""
        definitions = self.definitions
        return tuple(card for card, number in enumerate(self.definition_of) if definitions[number].kind == kind)

    def cards(self, identities: Sequence[str]) -> list[int]:
        """The first copy of each of these cards."""
        return [self.copies.with_id(identity)[0] for identity in identities]

    def only(self, kind: str) -> str:
        """The id of the only card of a kind."""
        return next(definition.id for definition in self.definitions if definition.kind == kind)

    def fields_of(self, identity: str) -> Fields:
        """What the pack says of a card."""
        return self.definitions[self.numbers[identity]].fields


def abilities_of(fields: Fields) -> Sequence[Fields]:
    """The ability of a wizard, or those of a headquarters."""
    own: Sequence[Fields] = (fields["ability"],) if "ability" in fields else fields.get("abilities", ())
    return own


def define(compiler: Compiler, fields: Fields) -> Definition:
    """One record of the pack as a definition."""
    return Definition(
        id=fields["id"],
        kind=fields["kind"],
        cost=in_order(fields.get("cost", {}), v.SYMBOLS),
        affiliations=sum(AFFILIATIONS.numbers(compiler, name)[0] for name in fields.get("affiliations", ())),
        abilities=tuple(ability(compiler, part) for part in abilities_of(fields)),
        regular=compiler.program(fields.get("regular", ())),
        dark_mark=compiler.program(fields.get("dark_mark", ())),
        penalty=compiler.program(fields.get("penalty", ())),
        effect=compiler.program(fields.get("effect", ())),
        dice=in_order(fields.get("dice", {}), v.COLORS),
        fields=fields,
    )


def ability(compiler: Compiler, fields: Fields) -> Ability:
    condition, value = IF.numbers(compiler, fields)
    cost = in_order(fields.get("cost", {}), v.SYMBOLS)
    program = compiler.program(fields["effect"])
    return Ability(v.TRIGGERS[fields["when"]], condition, value, cost, fields.get("damage", 0), program)


def in_order(counts: Fields, names: Sequence[str]) -> Cost:
    """How many of each symbol, or dice of each colour."""
    first, second, third, fourth = (counts.get(name, 0) for name in names)
    return (first, second, third, fourth)
