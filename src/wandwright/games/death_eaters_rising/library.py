"""The whole pack as tables of numbers: every physical card of the box, what it is, and its programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wandwright.content.library import CardLibrary
from wandwright.engine.display.cards import Copies
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.words import Compiler, Vocabulary
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.clauses import AFFILIATIONS, IF

# The numbers of answers leave room for so many (USE, CAST in chapters/dice, HEADQUARTERS).
MOST_CARDS = 899
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


class Definition:
    """What a card is, whatever number of copies there are of it."""

    def __init__(self, compiler: Compiler, fields: Fields) -> None:
        self.fields = fields
        self.id: str = fields["id"]
        self.kind: str = fields["kind"]
        self.cost = in_order(fields.get("cost", {}), v.SYMBOLS)
        self.affiliations = sum(AFFILIATIONS.numbers(compiler, name)[0] for name in fields.get("affiliations", ()))
        self.abilities = tuple(ability(compiler, part) for part in abilities_of(fields))
        self.regular = compiler.program(fields.get("regular", ()))
        self.dark_mark = compiler.program(fields.get("dark_mark", ()))
        self.penalty = compiler.program(fields.get("penalty", ()))
        self.effect = compiler.program(fields.get("effect", ()))
        self.dice = in_order(fields.get("dice", {}), v.COLORS)


class Library(CardLibrary[Definition]):
    """The cards, and who belongs to whom."""

    def __init__(self, records: Sequence[Fields], digest: str, words: Vocabulary) -> None:
        affiliations = [fields for fields in records if fields["kind"] == "affiliation"]
        self.affiliations: tuple[str, ...] = tuple([fields["id"] for fields in affiliations])
        self.affiliation_of: dict[str, str] = {
            starter: fields["id"] for fields in affiliations for starter in fields["starters"]
        }
        located = sorted((fields["order"], fields["id"]) for fields in records if fields["kind"] == "location")
        self.locations: tuple[str, ...] = tuple(identity for _, identity in located)
        compiler = Compiler(words, {"affiliations": self.affiliations, "locations": self.locations})
        self.dice: dict[str, str] = {
            fields["color"]: fields["id"] for fields in records if fields["kind"] == "wizard_die"
        }
        counts = {fields["id"]: fields.get("copies", 1) for fields in records}
        copies = Copies(counts, most_definitions=MOST_CARDS, most=MOST_CARDS)
        super().__init__(digest, [Definition(compiler, fields) for fields in records], copies, compiler)

    def cards(self, identities: Sequence[str]) -> list[int]:
        """The first copy of each of these cards."""
        return [self.copies.with_id(identity)[0] for identity in identities]

    def only(self, kind: str) -> str:
        """The id of the only card of a kind."""
        return next(definition.id for definition in self.definitions if definition.kind == kind)


def abilities_of(fields: Fields) -> Sequence[Fields]:
    """The ability of a wizard, or those of a headquarters."""
    own: Sequence[Fields] = (fields["ability"],) if "ability" in fields else fields.get("abilities", ())
    return own


def ability(compiler: Compiler, fields: Fields) -> Ability:
    condition, value = IF.numbers(compiler, fields)
    cost = in_order(fields.get("cost", {}), v.SYMBOLS)
    program = compiler.program(fields["effect"])
    return Ability(v.TRIGGERS[fields["when"]], condition, value, cost, fields.get("damage", 0), program)


def in_order(counts: Fields, names: Sequence[str]) -> Cost:
    """How many of each symbol, or dice of each colour."""
    first, second, third, fourth = (counts.get(name, 0) for name in names)
    return (first, second, third, fourth)
