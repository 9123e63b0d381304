"""View: what a view shows of the second mode beside its fields."""

from __future__ import annotations

from typing import Any, TypedDict

from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import has_returned, horcruxes_left
from wandwright.games.year_at_hogwarts.state import YearState


class Night(TypedDict):
    """The Return of Voldemort: what stands, what is looked for, what is left of him, and how long the night is."""

    horcruxes: list[str]
    all_horcruxes: list[str]
    ritual: list[str]
    weapons: list[str]
    voldemort_pv: int
    returned: bool
    rounds: int


class NamedPawn(TypedDict):
    """Voldemort's side after his return, himself first."""

    character: str


def add_night(data: dict[str, Any], state: YearState) -> None:
    """Horcruxes, what each side looks for (R228, R233), Voldemort's PV (R236), and the names of the pawns."""
    tables, names = state.box.voldemort, state.box.item_names
    left = horcruxes_left(state)
    data["night"] = {
        "horcruxes": [names[item] for item in left],
        "all_horcruxes": [names[item] for item in tables.horcruxes],
        "ritual": [names[item] for item in tables.ritual],
        "weapons": [names[item] for item in tables.weapons],
        "voldemort_pv": tables.voldemort_pv - len(tables.horcruxes) + len(left),
        "returned": has_returned(state),
        "rounds": state.box.return_rounds,
    }
    for pawn, name in zip(data["pawns"], tables.pawn_names, strict=True):
        pawn["character"] = name
