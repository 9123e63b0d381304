"""The options of Death Eaters Rising."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.errors import UnknownHero
from wandwright.engine.matches.options import Option

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
