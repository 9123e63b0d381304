"""The options of Death Eaters Rising, and the rule behind each question."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.errors import UnknownHero
from wandwright.engine.options import Option
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.rules import dice
from wandwright.games.death_eaters_rising.rules.assigning import any_could_fit
from wandwright.games.death_eaters_rising.rules.reach import open_targets
from wandwright.games.death_eaters_rising.state import RisingState

# R6, A24: each starter exists once and says which affiliation its player has. The first ones are the usual teams.
STARTERS = (
    "harry_potter",
    "nymphadora_tonks",
    "albus_dumbledore",
    "hermione_granger",
    "sirius_black",
    "minerva_mcgonagall",
)


def starters_of(known: Iterable[str]) -> tuple[str, ...]:
    """The starters of a pack: those of the box in their usual order, then the others."""
    wanted = tuple(known)
    return (*[name for name in STARTERS if name in wanted], *[name for name in wanted if name not in STARTERS])


def options(starters: tuple[str, ...]) -> tuple[Option, ...]:
    """The options, with the starters of the pack."""
    return (
        Option(
            "starters",
            "The starting wizards in seat order, one for each seat; each says its player's affiliation.",
            (),
            starters,
            many=True,
            error=UnknownHero,
        ),
        *OTHER_OPTIONS,
    )


OTHER_OPTIONS = (
    Option(
        "voldemort_damage",
        "The damage that defeats Voldemort: 4 is easier, 5 is the standard game, 6 and more are harder.",
        5,
        low=4,
        high=10,
    ),
    Option("first_player", "The first seat begins, or chance decides.", "first_seat", ("first_seat", "chance")),
    Option(
        "order",
        "Where several Death Eaters or penalties act, the active player chooses their order, or it is fixed.",
        "choose",
        ("choose", "fixed"),
    ),
)

RULES_OF_QUESTIONS = {
    steps.TRAVEL: "R20",
    steps.CORRUPT: "R27",
    steps.DROP_TOKEN: "R27",
    steps.COLOUR: "R31",
    steps.LOSE_DIE: "R31",
    steps.SPELL: "R66",
    steps.FIRST_CALL: "R67",
    steps.LAST_CALL: "R66",
    steps.REROLL: "A37",
    steps.CHANGE_DIE: "A37",
    steps.CHANGE_FACE: "A37",
    steps.HEAL: "R54",
    steps.CLEANSE: "R72",
    steps.HIT: "R62",
    steps.KEEP_TOKEN: "R65",
    steps.PLACE_SYMBOL: "R69",
    steps.SWAP_MINE: "A17",
    steps.SWAP_WITH: "A17",
    steps.SWAP_THEIRS: "A17",
}


# What these ask for is the work of a Death Eater or of a corrupted place: the word behind them, and its target.
DARK_WORDS: dict[int, tuple[int, ...]] = {
    steps.CORRUPT: (v.ADD_CORRUPTION, v.MOST_CORRUPTED),
    steps.DROP_TOKEN: (v.DISCARD_TOKEN,),
    steps.LOSE_DIE: (v.LOSE_DIE,),
}


def rule_of(state: RisingState, question: Frame) -> str:
    """The rule behind a question; that of an open turn depends on how far it has come."""
    kind: int = question[0]
    if kind == steps.ORDER:
        return "A6" if question[4] == steps.PENALTY else "A5"
    if kind == steps.ACT:
        return act_rule(state)
    if kind in DARK_WORDS and question[2] != NO_CARD:
        return dark_rule(state.box, question[2], DARK_WORDS[kind])
    return RULES_OF_QUESTIONS[kind]


def act_rule(state: RisingState) -> str:
    """Before the first roll, while dice can be assigned, or once none can (R42)."""
    pool = dice.pool(state)
    if pool and not state.rolls:
        return "R33"
    return "R34" if pool and any_could_fit(state, pool, open_targets(state)) else "R42"


def dark_rule(box: Box, source: int, effect: tuple[int, ...]) -> str:
    """A penalty (R29), a Dark Mark ability (R28) or a regular one (R27)."""
    if box.kinds[source] == "place":
        return "R29"
    regular, dark_mark = (has_effect(box, program, effect) for program in (box.regular[source], box.dark_mark[source]))
    return "R28" if dark_mark and not regular else "R27"


def has_effect(box: Box, program: int, effect: tuple[int, ...]) -> bool:
    """Is one of the clauses this effect: its word, and its target where that is named?"""
    clauses = [clause for clause in box.programs[program] if clause[0] == effect[0]]
    return any(len(effect) == 1 or clause[2] == effect[1] for clause in clauses)
