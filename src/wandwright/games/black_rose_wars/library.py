"""The whole pack as tables: every physical card, what it is, its halves and its programs; rooms, Evocations, layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from wandwright.content.library import CardLibrary
from wandwright.engine.display.cards import Copies
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.programs import NO_PROGRAM
from wandwright.engine.words.words import Compiler, Vocabulary
from wandwright.games.black_rose_wars import vocabulary as v

# Kinds with physical cards; of a room, a sheet or an Evocation there is nothing to shuffle or deal.
CARD_KINDS: Final = frozenset({"spell", "forgotten", "personal", "quest", "event"})
# The numbers of answers leave room for so many.
MOST_CARDS: Final = 998
# R76: the whole Lodge.
ANY: Final = 99
# Clauses that the rules read off a card and never run.
STATIC: Final = frozenset({"rule", "hook", "instead_of_attack"})
# Filters of goals that count different things; windows of goals that are so or not so (R203).
DISTINCT: Final = frozenset({"distinct", "distinct_colors", "distinct_targets", "distinct_schools"})
NOW: Final = frozenset({"instant", "cleanup"})


class Trigger(NamedTuple):
    """R86: when a set card is turned up; `by` is a source of damage, 0 for any."""

    when: str
    own_room: bool
    colours: int
    by: int
    within: int


class Half(NamedTuple):
    """One of the two spells of a card (R8); `on_room`: its token lies in a room, not on the sheet (R85)."""

    type: int
    range: int
    least: int
    target: str
    vortex: bool
    cost: int
    effect: int
    on_room: bool
    trigger: Trigger | None


class Hook(NamedTuple):
    """A reaction while a card works (R212): of one colour or room (-1: any), of some types of sides (0: any)."""

    when: str
    program: int
    colour: int
    room: int
    types: int
    once: bool


class Rule(NamedTuple):
    """A modifier while a card works."""

    name: str
    value: int
    colour: int


@dataclass(frozen=True)
class Goal:
    """What a Quest asks for (R202)."""

    when: str
    count: int
    window: str
    filter: Fields
    # Different things are counted, each once; what is so now is not counted at all.
    distinct: bool
    now: bool


class Definition:
    """What an entry of the pack is; lists of clauses that it lacks are the program that does nothing."""

    def __init__(self, compiler: Compiler, fields: Fields) -> None:
        self.fields = fields
        self.id: str = fields["id"]
        self.kind: str = fields["kind"]
        self.halves = tuple(half_of(compiler, fields[name]) for name in v.HALVES) if "upright" in fields else ()
        clauses = fields.get("effect", fields.get("abilities", ()))
        self.effect = compiler.program(running(clauses))
        self.cost = compiler.program([part for clause in said(clauses, "pay") for part in clause["cost"]])
        self.instead = compiler.program([part for one in said(clauses, "instead_of_attack") for part in one["then"]])
        self.rules = tuple(rule_of(clause) for clause in said(clauses, "rule"))
        self.hooks = tuple(hook_of(compiler, clause) for clause in said(clauses, "hook"))
        self.goal = goal_of(fields["goal"]) if "goal" in fields else None
        self.reward = compiler.program(fields["reward"]["effect"]) if "reward" in fields else NO_PROGRAM


class Library(CardLibrary[Definition]):
    """The cards in the order of the ids; rooms in the order in which they are worked off (R182)."""

    def __init__(self, records: Sequence[Fields], digest: str, words: Vocabulary) -> None:
        self.rooms: tuple[str, ...] = tuple(
            fields["id"] for fields in sorted(records, key=lambda one: one.get("number", 0)) if fields["kind"] == "room"
        )
        self.evocations, self.mages, self.schools = (
            tuple(fields["id"] for fields in records if fields["kind"] == kind)
            for kind in ("evocation", "mage", "school")
        )
        self.layout: Fields = next(fields for fields in records if fields["kind"] == "layout")
        lists = {
            "rooms": self.rooms,
            "colors": v.COLOURS,
            "evocations": self.evocations,
            "mages": self.mages,
            "schools": self.schools,
        }
        compiler = Compiler(words, lists)
        counts = {fields["id"]: fields.get("copies", 1) * (fields["kind"] in CARD_KINDS) for fields in records}
        copies = Copies(counts, most_definitions=MOST_CARDS, most=MOST_CARDS)
        super().__init__(digest, [Definition(compiler, fields) for fields in records], copies, compiler)

    def entry(self, identity: str) -> Definition:
        """What the pack says under an id."""
        return self.definitions[self.copies.numbers[identity]]

    def entries(self, identities: Iterable[str]) -> tuple[Definition, ...]:
        return tuple(self.entry(identity) for identity in identities)


def said(clauses: Sequence[Fields], word: str) -> list[Fields]:
    return [clause for clause in clauses if clause["do"] == word]


def running(clauses: Sequence[Fields]) -> list[Fields]:
    """What is run, without what the rules read off the card."""
    return [clause for clause in clauses if clause["do"] not in STATIC]


def half_of(compiler: Compiler, fields: Fields) -> Half:
    reach = fields.get("range", 0)
    return Half(
        type=v.TYPES.index(fields["type"]),
        range=ANY if reach == "any" else reach,
        least=fields.get("min_range", 0),
        target=fields.get("target", "none"),
        vortex=bool(fields.get("vortex", False)),
        cost=compiler.program(fields.get("cost", ())),
        effect=compiler.program(fields["effect"]),
        on_room=fields.get("placement") == "room",
        trigger=trigger_of(fields["trigger"]) if "trigger" in fields else None,
    )


def trigger_of(fields: Fields) -> Trigger:
    source = fields.get("by", "any")
    return Trigger(
        when=fields["when"],
        own_room=fields.get("room") == "trap_room",
        colours=sum(1 << v.COLOURS.index(colour) for colour in fields.get("colors", ())),
        by=0 if source == "any" else v.SOURCES.index(source),
        within=fields.get("within", ANY),
    )


def rule_of(clause: Fields) -> Rule:
    colour = clause.get("filter", {}).get("color")
    return Rule(clause["rule"], clause.get("value", 1), -1 if colour is None else v.COLOURS.index(colour))


def hook_of(compiler: Compiler, clause: Fields) -> Hook:
    wanted = clause.get("filter", {})
    return Hook(
        when=clause["when"],
        program=compiler.program(clause["then"]),
        colour=v.COLOURS.index(wanted["color"]) if "color" in wanted else -1,
        room=compiler.lists["rooms"].index(wanted["id"]) if "id" in wanted else -1,
        types=sum(1 << v.TYPES.index(name) for name in wanted.get("types", ())),
        once="once" in clause,
    )


def goal_of(fields: Fields) -> Goal:
    wanted = fields.get("filter", {})
    distinct, now = not DISTINCT.isdisjoint(wanted), fields["window"] in NOW
    return Goal(fields["when"], fields["count"], fields["window"], wanted, distinct, now)
