"""State of the table: the board, teams, spell tokens, dice, and the symbols covered this turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Literal

from wandwright.engine.state.fields import Field, side_by_side
from wandwright.games.death_eaters_rising import vocabulary as v

SEATS = "box.seats"
LOCATIONS = "len(box.locations)"
DICE = "len(box.die_colour)"

PHASES = ("travelling", "dark", "dice", "ending")
DiePlace = Literal["supply", "pool", "aside"]
PLACES: Mapping[int, DiePlace] = {v.SUPPLY: "supply", v.IN_POOL: "pool", v.ASIDE: "aside"}
NO_MISSION = ("none", v.NO_MISSION)
# The locations by their ids; the dice by colour and number: orange1, orange2, blue1, …
locations = attrgetter("box.library.locations")
dice = attrgetter("box.die_names")
# A target, and how many of each symbol lie on it: no more than the dice of all players can bring.
MOST_SYMBOLS = 20
COVERED = "tuple[tuple[int, int, int, int, int], ...]"


def targets(state: Any) -> Mapping[int, str]:
    """A character by its id, an ability of the active player's headquarters by the id and the ability's number."""
    names: Mapping[int, str] = state.box.target_names[state.headquarters[state.active]]
    return names


def die_places(state: Any) -> Sequence[Mapping[int, str]]:
    """Where a die may be: one of three places, or on a target."""
    on_cards = {v.ON_CARD + target: name for target, name in targets(state).items()}
    return [{**PLACES, **on_cards}] * len(state.die_place)


def die_faces(state: Any) -> Sequence[Sequence[str]]:
    """What each die may show; courage2 is a doubled face."""
    return [state.box.face_names[colour] for colour in state.box.die_colour]


FIELDS: tuple[Field, ...] = (
    Field("active", "active", "number", "all", most=attrgetter("box.seats")),
    Field("turn", "turn", "number", "all"),
    Field("phase", "phase", "word", "all", names=PHASES),
    Field("mission", "mission", "word", "all", names=locations, extra=NO_MISSION),
    # The board and the Villain card. Nine slots, three for each location: location * 3 + slot.
    Field("voldemort", "voldemort.location", "word", "all", names=locations),
    Field("villain", "voldemort.card", "pile", "all", shown=False),
    Field("voldemort_damage", "voldemort.damage", "number", "all"),
    Field("characters", "characters", "slots", "all", shown=False, size=f"{v.CHARACTERS} * {LOCATIONS}"),
    Field("damage", "damage", "marks", "all", size="len(box.ids)"),
    Field("places", "locations.*.places", "pile", "all", size=LOCATIONS),
    Field("corruption", "locations.*.corruption", "number", "all", size=LOCATIONS),
    Field("deck", "deck", "pile", "count"),
    Field("corrupted", "corrupted", "pile", "all"),
    Field("hospital", "hospital", "pile", "all"),
    Field("azkaban", "azkaban", "pile", "all"),
    # Players and what they share.
    Field("teams", "teams.*.wizards", "pile", "all", size=SEATS),
    Field("tokens", "teams.*.tokens", "pile", "all", size=SEATS),
    Field("headquarters", "teams.*.headquarters", "card", "all", size=SEATS),
    Field("supply", "tokens.supply", "pile", "count"),
    Field("used_tokens", "tokens.used", "pile", "all"),
    Field("drawn", "tokens.drawn", "pile", "all"),
    Field("removed", "removed", "pile", "all"),
    # A die is in the supply, in the pool, set aside or on a target; it shows the face + 1, or 0 before it is rolled.
    Field("die_place", "dice.places", "marks", "all", shown=False, keys=dice, names=die_places, size=DICE),
    Field("die_face", "dice.faces", "marks", "all", shown=False, keys=dice, names=die_faces, size=DICE),
    # This turn: the symbols that are covered, the abilities that were used, the cards that take a die from the pool,
    # and the damage that players put on Death Eaters.
    Field(
        "covered",
        "this_turn.covered",
        "tallies",
        "all",
        shown=False,
        keys=targets,
        names=v.SYMBOLS,
        type=COVERED,
        most=MOST_SYMBOLS,
    ),
    Field("used", "this_turn.used", "words", "all", shown=False, names=targets),
    Field("lost_dice", "this_turn.lost_dice", "refs", "all", shown=False),
    *side_by_side("this_turn", "dealt"),
)
