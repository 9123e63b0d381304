"""The options of Death Eaters Rising, and the rule behind each question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wandwright.engine.errors import UnknownHero
from wandwright.engine.options import Option
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dice
from wandwright.games.death_eaters_rising.rules.assigning import any_could_fit
from wandwright.games.death_eaters_rising.rules.reach import open_targets
from wandwright.games.death_eaters_rising.state import RisingState

# R6, A24: each starter exists once and says which affiliation its player has. The first ones are the usual teams.
STARTERS = (
    *("harry_potter", "nymphadora_tonks", "albus_dumbledore"),
    *("hermione_granger", "sirius_black", "minerva_mcgonagall"),
)


def starters_of(known: Iterable[str]) -> tuple[str, ...]:
    """The starters of a pack: those of the box in their usual order, then the others."""
    return tuple(sorted(known, key=lambda name: STARTERS.index(name) if name in STARTERS else len(STARTERS)))


def options(starters: tuple[str, ...]) -> tuple[Option, ...]:
    """The options, with the starters of the pack."""
    named = "The starting wizards in seat order, one for each seat; each says its player's affiliation."
    damage = "The damage that defeats Voldemort: 4 is easier, 5 is the standard game, 6 and more are harder."
    begins = "The first seat begins, or chance decides."
    order = "Where several Death Eaters or penalties act, the active player chooses their order, or it is fixed."
    return (
        Option("starters", named, (), starters, many=True, error=UnknownHero),
        Option("voldemort_damage", damage, 5, low=4, high=10),
        Option("first_player", begins, "first_seat", ("first_seat", "chance")),
        Option("order", order, "choose", ("choose", "fixed")),
    )


# The rules behind questions that depend on the position. What the dark side asks has a word behind it, and a target.
DARK_EFFECTS = {
    steps.CORRUPT: ("add_corruption", v.MOST_CORRUPTED),
    steps.DROP_TOKEN: ("discard_token", None),
    steps.LOSE_DIE: ("lose_die", None),
}


def rule_order(state: RisingState, question: steps.Ordering) -> str:
    return "A6" if question.sort == steps.PENALTY else "A5"


def rule_act(state: RisingState, question: Plain) -> str:
    """Before the first roll, while dice can be assigned, or once none can (R42)."""
    pool = dice.pool(state)
    if pool and not state.rolls:
        return "R33"
    return "R34" if pool and any_could_fit(state, pool, open_targets(state)) else "R42"


def rule_corrupt(state: RisingState, question: Any) -> str:
    """A penalty (R29), a Dark Mark ability (R28) or a regular one (R27), by the word behind it and its target."""
    box, source = state.box, question.source
    if source == NO_CARD:
        return "R31" if question.kind == steps.LOSE_DIE else "R27"
    if box.kinds[source] == "place":
        return "R29"
    word, target = DARK_EFFECTS[question.kind]
    regular, dark_mark = (
        any(target in (None, clause[-1]) for clause in box.programs.clauses(program, word))
        for program in (box.regular[source], box.dark_mark[source])
    )
    return "R28" if dark_mark and not regular else "R27"


rule_discard_token = rule_lose_die = rule_corrupt
