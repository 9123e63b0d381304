"""The whole pack as tables of numbers: every physical card of the box, what it is, and its programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from wandwright.content.library import CardLibrary
from wandwright.engine.display.cards import Copies
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.words import Compiler, Vocabulary
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.clauses import IF, TRIGGERS
from wandwright.games.hogwarts_battle.chapters.table.filters import FILTER_PARTS, filter_text
from wandwright.games.hogwarts_battle.requirements import read_requirement
from wandwright.games.hogwarts_battle.scenarios import Scenario, read

# The numbers of actions leave room for so many (steps.py: PLAY, ATTACK, …).
MOST_DEFINITIONS = 999
MOST_CARDS = 9_999
# Cards that a variation of the market adds even where heroes hold every copy (R128); nobody has a second spare.
SPARES: Final = frozenset({"hogwarts_a_history", "scourgify", "tergeo", "finite", "flagrante"})
SPARE_SET: Final = "spare"
# Where a filter may stand in a record.
FILTERED: Final = frozenset({"filter", "card_in_hand", "holds_no"})


class Trigger(NamedTuple):
    """A clause that waits for an event: under a condition, so often, it runs a program."""

    event: int
    condition: int
    value: int
    limit: int
    program: int


class Power:
    """Something a hero may use: the active one in step 3 by paying for it; of a Charm and the Stag also on an event.

    event      what it waits for; 0 for an action of step 3
    condition  with its value, what must be so
    """

    def __init__(self, compiler: Compiler, clause: Fields) -> None:
        price: Fields = clause.get("pay", {})
        self.event = TRIGGERS.get(clause["when"], 0)
        own_condition = compiler.vocabulary.takes(clause.get("do", ""), "if")
        around = {} if own_condition or "if" not in clause else {"if": clause["if"]}
        self.condition, self.value = IF.numbers(compiler, around) if around else (v.ALWAYS, 0)
        self.limit = v.LIMITS[clause.get("limit", "")]
        self.influence: int = price.get("influence", 0)
        self.attack: int = price.get("attack", 0)
        self.health: int = price.get("health", 0)
        self.discards: int = price.get("discard", 0)
        self.wanted = v.TYPES.get(price.get("filter", ""), v.ANY_TYPE)
        self.gives_itself: bool = price.get("this", False)
        self.program = compiler.program(compiler.vocabulary.without(clause, "when", "limit", "pay", *around))


class Definition:
    """What a card is, whatever number of copies there are of it."""

    def __init__(self, compiler: Compiler, fields: Fields) -> None:
        self.fields = fields
        self.id: str = fields["id"]
        self.kind: str = fields["kind"]
        self.type: int = v.ALL_TYPES.get(fields.get("type", ""), v.ANY_TYPE)
        # The Game that it joins in; 0 for a card of another set.
        self.game: int = fields.get("game", 0)
        self.tags: tuple[str, ...] = tuple(fields.get("tags", ()))
        self.faces = numbers_of_faces(fields.get("faces", ()))
        # The die faces that destroy a Horcrux or complete an Encounter; in some cases one of them is enough.
        needs = fields.get("needs", {})
        self.one_is_enough = "any" in needs
        asked = fields.get("to_complete", {})
        self.needs = numbers_of_faces(needs.get("any", needs.get("all", asked.get("symbols", ()))))
        self.requirement = read_requirement(compiler, asked)
        self.read_effect(compiler, fields.get("effect", ()), fields.get("reward", ()))

    def fits(self, asked: Fields) -> bool:
        """Does it pass a filter? A card without a value is neither even nor odd (R85)."""
        cost: int = self.fields.get("cost", 0)
        return (
            asked.get("type", self.fields.get("type")) == self.fields.get("type")
            and ("tag" not in asked or asked["tag"] in self.tags)
            and asked.get("cost", cost) == cost
            and asked.get("cost_at_least", 0) <= cost <= asked.get("cost_at_most", cost)
            and ("parity" not in asked or (cost > 0 and cost % 2 == v.PARITIES[asked["parity"]]))
        )

    def read_effect(self, compiler: Compiler, effect: Sequence[Fields], reward: Sequence[Fields]) -> None:
        """A card that is played listens to nothing; an earned trial listens and has its power by its reward."""
        played = main_clauses(effect)
        second: Sequence[Fields] = self.fields.get("banished", ())
        self.effect = compiler.program(either(played, second) if self.kind == "potion" else played)
        self.banished = compiler.program(second)
        self.discarded = compiler.program(of_trigger(effect, "discarded"))
        self.reward = compiler.program(of_trigger(reward, ""))
        self.triggers = () if self.kind in ("hogwarts", "starting", "potion") else triggers(compiler, effect)
        self.earned = triggers(compiler, reward)
        self.power = power(compiler, reward if self.kind in ("horcrux", "encounter") else effect)
        # What a Patronus may do before another hero is stunned, and what a Charm does by the health of its hero.
        self.rescue = power(compiler, effect, "hero_falling")
        tiers = [self.fields.get("tiers", {}).get(tier, ()) for tier in v.TIERS]
        self.tiers = tuple([tuple([Power(compiler, clause) for clause in clauses]) for clauses in tiers])
        self.passive = passive(compiler, effect)
        capped = clause_with(effect, "cap_spells")
        # Under which condition the owner may play no more than so many spells.
        self.spell_cap: tuple[int, ...] = (*IF.numbers(compiler, capped), capped["n"]) if capped else ()
        self.loss_cap: int = clause_with(effect, "cap_health_loss").get("n", 0)
        self.discount: int = clause_with(effect, "discount").get("n", 0)
        self.surcharge: int = clause_with(effect, "surcharge").get("n", 0)
        self.event_cap: int = clause_with(effect, "cap_dark_arts").get("n", 0)
        # For how much influence the die that the card rolls may be turned to another face.
        self.die_turn: int = clause_with(effect, "roll").get("turn", 0)
        self.rerolls = bool(clause_with((*effect, *reward), "reroll"))
        # How much more health a gain gives on the own turn, and how often.
        more = clause_with(effect, "extra_health")
        self.extra_health: tuple[int, int] = (more.get("n", 0), v.LIMITS[more.get("limit", "")])


def numbers_of_faces(names: Sequence[str]) -> tuple[int, ...]:
    return tuple([v.FACES.index(name) for name in names])


class Library(CardLibrary[Definition]):
    """The cards, and for each physical one the set it comes with."""

    def __init__(self, records: Sequence[Fields], digest: str, words: Vocabulary) -> None:
        # The base box first: its cards have the same numbers whatever other sets there are.
        records = sorted(records, key=lambda fields: "game" not in fields)
        tags = sorted({tag for fields in records for tag in fields.get("tags", ())})
        self.tag_numbers = {tag: number for number, tag in enumerate(tags)}
        self.keep_scenarios(())
        self.filters = filters_of(records)
        compiler = Compiler(words, {"tags": tags, "filters": list(self.filters)})
        self.set_of = [name for fields in records for name, number in copies_by_set(fields) for _ in range(number)]
        counts = {fields["id"]: sum(number for _, number in copies_by_set(fields)) for fields in records}
        copies = Copies(counts, most_definitions=MOST_DEFINITIONS, most=MOST_CARDS)
        for identity in sorted(SPARES & set(counts)):
            copies.add_spare(identity)
            self.set_of.append(SPARE_SET)
        super().__init__(digest, [Definition(compiler, fields) for fields in records], copies, compiler)

    def keep_scenarios(self, records: Sequence[Fields]) -> None:
        """Those of the user's packs, as they are kept and as the box reads them."""
        self.scenario_records = tuple(records)
        self.own_scenarios: Mapping[str, Scenario] = {fields["id"]: read("own", fields) for fields in records}


def copies_by_game(fields: Fields) -> list[tuple[int, int]]:
    """How many copies join in which Game."""
    if "copies_by_game" in fields:
        return sorted((int(game), int(copies)) for game, copies in fields["copies_by_game"].items())
    return [(fields["game"], fields.get("copies", 1))]


def copies_by_set(fields: Fields) -> list[tuple[str, int]]:
    """How many copies come with which set; a Game of the base box is a set, too."""
    if "game" in fields:
        return [(f"game{game}", copies) for game, copies in copies_by_game(fields)]
    if "copies_by_set" in fields:
        return [(name, int(copies)) for name, copies in fields["copies_by_set"].items()]
    return [(fields["set"], fields.get("copies", 1))]


def filters_of(records: Iterable[Fields]) -> dict[str, Fields]:
    """Every filter of the pack that asks for more than a type, by its text, in the order of the cards."""
    found: dict[str, Fields] = {}
    for value in filters_in(list(records)):
        found.setdefault(filter_text(value), value)
    return found


def filters_in(value: Any) -> Iterator[Fields]:
    """The filters in a record, however deep: what stands at `filter`, and what a hand or the market is asked for."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if name in FILTERED and isinstance(inner, Mapping) and not set(inner) - FILTER_PARTS:
                yield inner
            else:
                yield from filters_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from filters_in(inner)


def of_trigger(clauses: Sequence[Fields], when: str) -> list[Fields]:
    """The clauses that work at one moment."""
    return [clause for clause in clauses if clause.get("when", "") == when]


def main_clauses(effect: Sequence[Fields]) -> list[Fields]:
    """What happens when the card is played, revealed or comes to its turn; rewards for a defeated villain wait."""
    clauses = [*of_trigger(effect, ""), *of_trigger(effect, "revealed")]
    for event in ("villain_defeated", "creature_defeated"):
        waiting = of_trigger(effect, event)
        if waiting:
            clauses.append({"do": "watch", "event": event, "then": waiting, "once": True})
    return clauses


def either(first: Sequence[Fields], second: Sequence[Fields]) -> list[Fields]:
    """R50a: a potion gives its first effect, or is banished for its second."""
    return [{"choose": 1, "options": [first, [{"do": "banish_this"}, *second]]}]


def triggers(compiler: Compiler, clauses: Sequence[Fields]) -> tuple[Trigger, ...]:
    """The clauses that wait for an event; those that share a limit are one ability, which works as a whole."""
    words = compiler.vocabulary
    abilities: list[list[Fields]] = []
    for clause in filter(is_trigger, clauses):
        if "limit" in clause and abilities and occasion(words, abilities[-1][0]) == occasion(words, clause):
            abilities[-1].append(clause)
        else:
            abilities.append([clause])
    return tuple(one_trigger(compiler, ability) for ability in abilities)


def occasion(words: Vocabulary, clause: Fields) -> Fields:
    """When, on which condition and how often a clause works; the condition may be the word's own."""
    own = words.takes(clause.get("do", ""), "if")
    return {name: clause[name] for name in words.around if name in clause and not (own and name == "if")}


def is_trigger(clause: Fields) -> bool:
    waits = clause.get("when") in TRIGGERS and clause.get("when") != "hero_falling"
    return waits and clause.get("do") not in ("extra_health", "reroll")


def one_trigger(compiler: Compiler, ability: Sequence[Fields]) -> Trigger:
    words = compiler.vocabulary
    around = occasion(words, ability[0])
    condition, value = IF.numbers(compiler, around)
    program = compiler.program([part for clause in ability for part in words.without(clause, *around)])
    return Trigger(TRIGGERS[around["when"]], condition, value, v.LIMITS[around.get("limit", "")], program)


def power(compiler: Compiler, clauses: Sequence[Fields], when: str = "action") -> Power | None:
    """What the active hero may pay for, or a hero at another moment."""
    actions = of_trigger(clauses, when)
    return Power(compiler, actions[0]) if actions else None


def passive(compiler: Compiler, effect: Sequence[Fields]) -> int:
    """What a face-up card forbids."""
    bits = 0
    for clause in of_trigger(effect, "passive"):
        if clause["do"] == "forbid":
            _, what, who = compiler.clause(clause)
            bits |= v.forbidden(what, who)
    return bits


def clause_with(effect: Sequence[Fields], word: str) -> Fields:
    """The first clause with a word; an empty one where there is none."""
    return next((clause for clause in effect if clause.get("do") == word), {})
