"""Fields of clauses beside their word: whom, how many, which cards. Each is said in one way by every word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wandwright.engine.names import numbers_of
from wandwright.engine.words.clause_kinds import YES, Asked, Fields, Kind, Number, OneOf, Pack, Schema, TableOf
from wandwright.engine.words.words import THEN, ClauseField
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.filters import ANY_CARD, CARDS, CardFilter, Tags


class Aside(Kind):
    """A field that a program does not have: it is spelled out (effects.py), or the rules read it off the card."""

    absent = ()

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.nests = kind.nests
        self.definition = kind.definition

    def lists(self, value: Any) -> Iterator[tuple[tuple[str | int, ...], Sequence[Fields]]]:
        return self.kind.lists(value)

    def schema(self) -> Schema:
        return self.kind.schema()

    def numbers(self, pack: Pack, value: Any) -> tuple[Any, ...]:
        return ()


def spelled_out(field: ClauseField) -> ClauseField:
    """The same field where no program has it."""
    return field._replace(kind=Aside(field.kind))


# The numbers of the vocabulary by the names that a pack has for them.
TRIGGERS: Final = numbers_of(v, "ON_")
CONDITIONS: Final = numbers_of(v, "IF_")
COUNTERS: Final = numbers_of(v, "PER_")
FORBIDDEN: Final = numbers_of(v, "FORBID_")

N: Final = ClauseField("n", Number(1, 20), "How many.")
WHO: Final = ClauseField("who", OneOf(numbers_of(v, "WHO_"), "who", absent=v.WHO_SELF), required=False)
NEAR: Final = ("self_and_neighbors", "active_and_neighbors", "neighbors", "next", "previous", "weakest")
PICKED: Final = WHO.needed("any_one", "any_two", "up_to_two", "one_other")
FOE_KIND: Final = OneOf(v.FOES, absent=v.VILLAINS, about=["Villains", "Creatures", "every foe"])
IF: Final = ClauseField(
    "if",
    Asked(
        CONDITIONS,
        "condition",
        {
            "type": OneOf(v.TYPES),
            "other_holds_tag": Tags(),
            "holds": CARDS,
            "in_market": CARDS,
            "holds_no": ANY_CARD,
            "parity": OneOf(v.PARITIES),
            "foe_is": FOE_KIND,
        },
    ),
)
PER: Final = ClauseField("per", Asked(COUNTERS, "per", {"card_in_hand": ANY_CARD}))
FILTER: Final = ClauseField("filter", ANY_CARD, "Which cards: a type, or an object with what must fit.")
ROLLING: Final = ClauseField(
    "filter", CardFilter({"die": v.ANY_TYPE}), "For discount: die, the cards marked rolls.", only=("die",)
)
FOE: Final = ClauseField("foe", FOE_KIND, "Which foes; Villains when left out.", required=False)
UP_TO: Final = ClauseField("up_to", YES, "Any number up to n.", required=False)
MAY: Final = ClauseField("may", YES, "The hero may decline.", required=False)
DIE: Final = ClauseField(
    "die",
    OneOf(
        {name: number for number, name in enumerate(v.DICE)},
        about=[
            *(f"the {name.capitalize()} die" for name in v.HOUSE_DICE),
            "a House die of choice",
            "the Creature die",
        ],
    ),
    "Which die; any: a House die of choice.",
)
TIMES: Final = ClauseField(
    "times", Number(1, 6, absent=1), "How often the die is rolled; once when left out.", required=False
)
TABLE: Final = ClauseField(
    "table", TableOf(v.FACES, needed=("attack", "health", "card")), "What each face of the rolled die does."
)
WHAT: Final = ClauseField(
    "what",
    OneOf(
        {**FORBIDDEN, "morsmordre": v.ON_MORSMORDRE, "influence": v.INFLUENCE_TOKENS, "both": v.BOTH_TOKENS},
        about=[
            "draw cards (other than the new hand)",
            "gain health",
            "remove control tokens",
            "gain attack or influence in another hero's turn",
            "gain the rewards of foes",
            "attack another foe than this",
            "gain attack or influence from allies",
            "gather ingredients in step 4",
            "use a Charm",
            "Morsmordre! is resolved",
            "influence",
            "attack and influence",
        ],
    ),
    "forbid: what cannot be done. signal: what is announced. Tokens: which are meant.",
)
UNTIL: Final = ClauseField(
    "until",
    OneOf({"end_of_turn": v.END_OF_TURN}, about=["this turn"]),
    "How long it lasts; until the next own turn when left out.",
    required=False,
)
COST_AT_MOST: Final = ClauseField("cost_at_most", Number(0, 30), "The highest cost that fits.")
IF_DISCARDED: Final = ClauseField(
    "if_discarded",
    OneOf(v.TYPES, "type", absent=v.ANY_TYPE),
    "The clauses in then follow only when the discarded card has this type.",
    required=False,
    beside="then",
)
IF_STUNNED: Final = ClauseField("if_stunned", THEN.kind, "What follows when this loss stuns the hero.", required=False)
FROM: Final = ClauseField(
    "from",
    OneOf(
        numbers_of(v, "FROM_"),
        about=[
            "the own hand",
            "the own discard pile",
            "one of the two",
            "the top of the own deck",
            "the discard pile of any one hero",
        ],
    ),
    "Where the card lies.",
)
TO: Final = ClauseField("to", OneOf(numbers_of(v, "TO_")), "Where the card goes.")
ALL: Final = ClauseField("all", YES, "All of them, in place of n.", required=False)
TAKE: Final = ClauseField("take", YES, "The card is drawn.", required=False)
TURN: Final = ClauseField(
    "turn", Number(1, 9), "The die may be turned to another face for so much influence.", required=False
)
REST: Final = ClauseField("rest", THEN.kind, "What happens to the heroes who are not picked.", required=False)
WHICH: Final = ClauseField(
    "which", OneOf(numbers_of(v, "WHICH_"), about=["all of them", "those of the highest cost"]), "Which market cards."
)
FOR_EACH: Final = ClauseField("for_each", THEN.kind, "What happens once for each card.", required=False)
MUST: Final = ClauseField("must", YES, "The hero can't decline.", required=False)
IF_BANISHED: Final = ClauseField(
    "if_banished",
    OneOf(v.TYPES, "type", absent=v.ANY_TYPE),
    "The clauses in then follow only when the banished card has this type.",
    required=False,
    beside="then",
)
# Traits of words. The message names the hero, so that the next word about the same hero need not.
NAMES_HERO: Final = "names_hero"
# The sentence speaks to the reader of an own card.
TO_THE_READER: Final = "to_the_reader"
# About the turn or the table of the active hero; about the rest of a turn; about no hero.
OF_THE_TURN: Final = "of_the_turn"
FOR_THE_TURN: Final = "for_the_turn"
HEROLESS: Final = "heroless"
# What is inside speaks of each of several heroes.
SPREADING: Final = "spreading"
# Used without a limit, an action that gives it could go on for ever.
ENDLESS: Final = "endless"
# Harm that only foes and Dark Arts do: its worth counts where foes are weighed, never on a card of a hero.
HARM: Final = "harm"

# Said by no card, only by what a short form means (effects.py).
EVENT: Final = ClauseField("event", OneOf(TRIGGERS))
ONCE: Final = ClauseField("once", YES, required=False)

# What most words about heroes say: how many, who, and what is counted; in a program with the word before it.
GAIN: Final = (N, WHO, PER.optional())
Gain = tuple[int, int, int, int, int]
