"""Own scenarios: what a pack writes under `scenarios:`, checked against the cards that are there (R74, R75, R77)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import yaml

from wandwright.content.mistakes import Mistake, PackError, listed
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.scenarios import BASE_SETS, NEW_SETS, Scenario, read, scenarios

SETS: Final = (*BASE_SETS, *NEW_SETS)
NEEDED: Final = ("id", "sets", "locations", "active_foes", "foes", "hero_card", "heroes")
OTHERS: Final = (
    *("trials", "proficiencies", "patronus", "charms", "potions", "dark_arts_potions", "variations", "confidence"),
    *("new", "note"),
)
LISTS: Final = ("sets", "locations", "trials", "dark_arts_potions", "variations")
OF_FOES: Final = ("named", "random", "pool", "pool_sets", "order", "final")
HERO_CARDS: Final = ("game1", "game3", "game7", "choice", "both")
NUMBERS: Final = {"active_foes": (1, 3), "proficiencies": (0, 2), "patronus": (0, 1), "charms": (0, 1)}
FOES: Final = ("villain", "creature", "villain_creature")


def read_own(packs: Sequence[Path], library: Library) -> dict[str, Scenario]:
    """The scenarios of all packs by their ids; PackError with everything that is wrong with them."""
    found: dict[str, Scenario] = {}
    mistakes: list[Mistake] = []
    for file in [file for pack in packs for file in sorted(pack.glob("*.yaml"))]:
        records = yaml.safe_load(file.read_text(encoding="utf-8")).get("scenarios", ())
        if not isinstance(records, list | tuple):
            mistakes.append(Mistake(str(file), 0, "", "`scenarios` has to be a list; begin each with `- id:`", ""))
            continue
        for number, record in enumerate(records, 1):
            name = str(record.get("id", f"scenario {number}")) if isinstance(record, dict) else f"scenario {number}"
            wrong = list(problems(record, library, (*scenarios(), *found)))
            mistakes += [Mistake(str(file), 0, name, problem, allowed) for problem, allowed in wrong]
            if not wrong:
                written = {field: value for field, value in record.items() if field != "note"}
                found[name] = read("own", written)
    if mistakes:
        raise PackError(mistakes)
    return found


Problem = tuple[str, str]


def problems(record: Any, library: Library, taken: Sequence[str]) -> Iterator[Problem]:
    """What is wrong with one scenario, and what would be allowed there."""
    if not isinstance(record, dict) or not isinstance(record.get("foes", {}), dict):
        yield "a scenario is a group of fields, and its `foes` too; write them as `name: value`", ""
        return
    shape = [*check_fields(record), *check_numbers(record)]
    yield from shape
    if not shape:
        if record["id"] in taken:
            yield "there is a scenario of this id already; choose another id", ""
        yield from check_sets(record)
        yield from check_cards(record, library)
        yield from check_foes(record, library)


def check_fields(record: Mapping[str, Any]) -> Iterator[Problem]:
    """Every field is known and of its sort, and none is missing."""
    foes = record.get("foes", {})
    for name in [name for name in NEEDED if name not in record]:
        yield f"`{name}` is missing; add it", ""
    for name, known in [*((n, (*NEEDED, *OTHERS)) for n in record), *((n, OF_FOES) for n in foes)]:
        if name not in known:
            yield f"there is no field `{name}`; delete it or correct it", listed(known)
    lists = {**{name: record[name] for name in LISTS if name in record}, **foes}
    for name, value in lists.items():
        if name not in ("random", "final") and not is_list_of_names(value):
            yield f"`{name}` has to be a list of names", ""
    fewest, _, most = str(record.get("heroes", "2-5")).partition("-")
    if not (fewest.isdigit() and most.isdigit() and 2 <= int(fewest) <= int(most) <= len(v.HEROES) - 1):
        yield "`heroes` says how many may play, for instance 2-5", "2-5"
    if record.get("hero_card", "game1") not in HERO_CARDS:
        yield "`hero_card` says which hero cards are played", listed(HERO_CARDS)


def is_list_of_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def check_numbers(record: Mapping[str, Any]) -> Iterator[Problem]:
    numbers = {name: record[name] for name in NUMBERS if name in record}
    for name, value in numbers.items():
        low, high = NUMBERS[name]
        if not isinstance(value, int) or not low <= value <= high:
            yield f"`{name}` is a number from {low} to {high}", f"{low} to {high}"
    more = record.get("foes", {}).get("random", 0)
    if not isinstance(more, int) or not 0 <= more <= 30:
        yield "`random` is a number from 0 to 30", "0 to 30"


def check_sets(record: Mapping[str, Any]) -> Iterator[Problem]:
    """Every set that is named is one of the box."""
    potions = record.get("potions", {})
    named = [*record["sets"], *record.get("dark_arts_potions", ()), *record["foes"].get("pool_sets", ())]
    for name in [*named, *potions.get("sets", ()), *potions.get("ingredients", ())]:
        if name not in SETS:
            yield f"there is no set `{name}`", listed(SETS)
    if record.get("dark_arts_potions") and not potions:
        yield "Dark Arts Potions can't be brewed without `potions`; add it, or delete them (R115f)", ""


def check_cards(record: Mapping[str, Any], library: Library) -> Iterator[Problem]:
    """Every card that is named exists and is of a kind that fits its place."""
    kinds = {definition.id: definition.kind for definition in library.definitions}
    foes = record["foes"]
    voldemort = [foes["final"]] if foes.get("final") else []
    places = [
        ("locations", record["locations"], ("location",)),
        ("trials", record.get("trials", ()), ("encounter", "horcrux")),
        ("foes", [*foes.get("named", ()), *foes.get("pool", ()), *foes.get("order", ()), *voldemort], FOES),
    ]
    for place, cards, fitting in places:
        for card in cards:
            if card not in kinds:
                near = get_close_matches(str(card), kinds, 1)
                yield f"there is no card `{card}`" + (f"; did you mean {near[0]}?" if near else ""), ""
            elif kinds[card] not in fitting:
                yield f"`{card}` is a {kinds[card]} and can't stand in `{place}`", listed(fitting)


def check_foes(record: Mapping[str, Any], library: Library) -> Iterator[Problem]:
    """There are Locations and enough foes, the random ones out of their pool (R75)."""
    foes = record["foes"]
    named, more = foes.get("named", ()), foes.get("random", 0)
    if not record["locations"]:
        yield "a scenario needs at least one Location", ""
    if len(named) + more < record["active_foes"]:
        yield f"{record['active_foes']} foes are face up, but there are only {len(named) + more}", ""
    sets = foes.get("pool_sets", ())
    pool = {card.id for card in library.definitions if card.kind in FOES and library_set(card.fields) in sets}
    pool = (pool | set(foes.get("pool", ()))) - set(named)
    if len(pool) < more:
        yield f"{more} random foes are wanted, but the pool has only {len(pool)}; add cards or sets to it", ""


def library_set(fields: Mapping[str, Any]) -> str:
    """The set of a card: the one it names, or that of its Game."""
    return str(fields.get("set", f"game{fields.get('game', 0)}"))
