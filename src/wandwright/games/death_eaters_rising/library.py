"""The whole pack as tables of numbers: every physical card of the box, what it is, and its programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wandwright.engine.cards import Copies
from wandwright.engine.errors import WandwrightError
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.compiler import NO_PROGRAM, Compiler, Fields, symbols

# The numbers of answers leave room for so many (steps.py: USE, CAST, HEADQUARTERS).
MOST_CARDS = 899
Cost = tuple[int, int, int, int]
NO_COST: Cost = (0, 0, 0, 0)


class TooManyCards(WandwrightError):
    """A pack has more cards than the table can number."""


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
    name: str
    kind: str
    health: int
    cost: Cost
    affiliations: int
    abilities: tuple[Ability, ...]
    regular: int
    dark_mark: int
    penalty: int
    effect: int
    dice: Cost
    spaces: int
    fields: Fields


class Library:
    """Definitions by number, and for each physical card its definition."""

    def __init__(self, records: Sequence[Fields], digest: str) -> None:
        self.digest = digest
        self.affiliations: tuple[str, ...] = tuple(
            fields["id"] for fields in records if fields["kind"] == "affiliation"
        )
        located = sorted((fields["order"], fields["id"]) for fields in records if fields["kind"] == "location")
        self.locations: tuple[str, ...] = tuple(identity for _, identity in located)
        self.starters: tuple[str, ...] = tuple(
            starter for fields in records if fields["kind"] == "affiliation" for starter in fields["starters"]
        )
        self.compiler = Compiler(self.affiliations, self.locations)
        self.definitions = tuple(define(self.compiler, self.affiliations, fields) for fields in records)
        self.programs = tuple(self.compiler.programs)
        self.copies = Copies({fields["id"]: fields.get("copies", 1) for fields in records})
        self.numbers = self.copies.numbers
        self.definition_of = self.copies.definition_of
        if len(self.definition_of) > MOST_CARDS:
            raise TooManyCards(
                f"A pack may have {MOST_CARDS} cards, not {len(self.definition_of)}; make some copies fewer."
            )

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Every physical card of one kind."""
        definitions = self.definitions
        return tuple(card for card, number in enumerate(self.definition_of) if definitions[number].kind == kind)

    def about(self, card: int) -> Definition:
        """What a card is."""
        return self.definitions[self.definition_of[card]]


def define(compiler: Compiler, affiliations: Sequence[str], fields: Fields) -> Definition:
    """One record of the pack as a definition."""
    own = [fields["ability"]] if "ability" in fields else fields.get("abilities", ())
    return Definition(
        id=fields["id"],
        name=fields["name"],
        kind=fields["kind"],
        health=fields.get("health", 0),
        cost=symbols(fields.get("cost", {})),
        affiliations=sum(1 << affiliations.index(name) for name in fields.get("affiliations", ())),
        abilities=tuple(ability(compiler, part) for part in own),
        regular=compiler.program(fields.get("regular", ())),
        dark_mark=compiler.program(fields.get("dark_mark", ())),
        penalty=compiler.program(fields.get("penalty", ())),
        effect=compiler.program(fields["effect"]) if "effect" in fields else NO_PROGRAM,
        dice=dice(fields.get("dice", {})),
        spaces=fields.get("spaces", 0),
        fields=fields,
    )


def ability(compiler: Compiler, fields: Fields) -> Ability:
    condition, value = compiler.condition(fields.get("if"))
    cost = symbols(fields.get("cost", {}))
    program = compiler.program(fields["effect"])
    return Ability(v.TRIGGERS[fields["when"]], condition, value, cost, fields.get("damage", 0), program)


def dice(counts: Fields) -> Cost:
    """How many dice of each colour a headquarters gives."""
    orange, blue, red, purple = (counts.get(color, 0) for color in v.COLORS)
    return (orange, blue, red, purple)
