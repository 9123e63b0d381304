"""The options of Death Eaters Rising, and the rule behind each question."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.errors import UnknownHero
from wandwright.engine.options import Option
from wandwright.engine.state import Frame
from wandwright.games.death_eaters_rising import steps

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


def rule_of(question: Frame, *, rolled: bool, dice_left: bool) -> str:
    """The rule behind a question; that of an open turn depends on how far it has come."""
    if question[0] == steps.ORDER:
        return "A6" if question[4] == steps.PENALTY else "A5"
    if question[0] != steps.ACT:
        return RULES_OF_QUESTIONS[question[0]]
    if not dice_left:
        return "R42"
    return "R34" if rolled else "R33"
