"""Scenarios: which cards a match is played with. The files in `pack/scenarios/` hold one group of them each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import yaml

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import vocabulary as v

FOLDER: Final = files("wandwright.games.hogwarts_battle") / "pack" / "scenarios"
GROUPS: Final = ("base", "monster_box", "charms_potions", "campaign")


class Scenario(NamedTuple):
    """One way to fill the box.

    group        the file it stands in
    game         the Game of the base box whose Locations, Horcruxes and Voldemort it has; 0 where it names its own
    sets         the sets whose Hogwarts and Dark Arts cards are in (R74)
    locations    in their order
    active_foes  how many foes are face up
    named        foes that are always in; random: so many more from `pool` or from the foes of `pool_sets` (R75)
    order        its foes from easy to hard, where they are not told by their threat (R76)
    final        the Voldemort at the bottom of the stack
    trials       Encounters and Horcruxes, in one stack in this order (R77)
    hero_card    game1 (no ability), game3, game7, choice, both (R80)
    proficiencies, patronus, charms   how many each hero has
    potions      the sets of the potion deck and of the ingredients, and the sheet of shelves
    dark_arts_potions  the sets whose Dark Arts Potions are shuffled into the Dark Arts deck
    variations   on unless the group says otherwise
    heroes       the fewest and the most
    level        its place in the campaign, from 1; `new` says what is new there
    """

    id: str
    group: str
    sets: tuple[str, ...]
    active_foes: int
    hero_card: str
    heroes: tuple[int, int]
    game: int = 0
    locations: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    random: int = 0
    pool: tuple[str, ...] = ()
    pool_sets: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    final: str = ""
    trials: tuple[str, ...] = ()
    proficiencies: int = 0
    patronus: int = 0
    charms: int = 0
    potions: Mapping[str, Any] = {}
    dark_arts_potions: tuple[str, ...] = ()
    variations: tuple[str, ...] = ()
    level: int = 0
    new: str = ""
    confidence: str = "high"

    @property
    def has_new_rules(self) -> bool:
        """Everything but Games 1 to 7."""
        return not self.game


def read(group: str, record: Fields) -> Scenario:
    """A scenario as its file says it."""
    fields = {name: value for name, value in record.items() if name not in ("kind", "note")}
    foes = fields.pop("foes", {})
    fewest, _, most = str(fields.pop("heroes")).partition("-")
    named: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in {**fields, **foes}.items()
    }
    return Scenario(group=group, heroes=(int(fewest), int(most)), **named)


@cache
def scenarios() -> Mapping[str, Scenario]:
    """Every scenario by its id, in the order of the files."""
    found: dict[str, Scenario] = {}
    for group in GROUPS:
        written = yaml.safe_load((FOLDER / f"{group}.yaml").read_text(encoding="utf-8"))
        found |= {record["id"]: read(group, record) for record in written["scenarios"]}
    return found


def scenario_of(options: Mapping[str, Any], own: Mapping[str, Scenario] = MappingProxyType({})) -> Scenario:
    """The scenario that a match is set up with: by its id, or by the number of its Game; `own` are those of packs."""
    name: str = options["scenario"] or f"game-{options['game']}"
    return own[name] if name in own else scenarios()[name]


def has_one_active(scenario: Scenario, options: Mapping[str, Any]) -> bool:
    """R44a: is one card of each kind active at a time? The option says it, or else the scenario."""
    wanted: str = options["one_active"]
    return "one_active" in scenario.variations if wanted == "scenario" else wanted == "on"


BASE_SETS: Final = tuple(f"game{game}" for game in v.GAMES)
NEW_SETS: Final = tuple(f"{box}-{number}" for box in ("monster-box", "charms-potions") for number in range(1, 5))
