"""Own scenarios: what a pack writes under `scenarios:`, checked against the cards that are there (R74, R75, R77)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from wandwright.content.mistakes import Found, Mistake, PackError, Path, listed, question
from wandwright.content.records import Record
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.cellar import sheets
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.scenarios import BASE_SETS, NEW_SETS, scenarios

SETS: Final = (*BASE_SETS, *NEW_SETS)
NEEDED: Final = ("id", "sets", "locations", "active_foes", "foes", "hero_card", "heroes")
OTHERS: Final = (
    *("trials", "proficiencies", "patronus", "charms", "potions", "dark_arts_potions", "variations", "confidence"),
    *("new", "note"),
)
LISTS: Final = ("sets", "locations", "trials", "dark_arts_potions", "variations")
LISTS_OF_FOES: Final = ("named", "pool", "pool_sets", "order")
OF_FOES: Final = (*LISTS_OF_FOES, "random", "final")
OF_POTIONS: Final = ("sets", "ingredients", "shelves")
MOST_RANDOM: Final = 30
HERO_CARDS: Final = ("game1", "game3", "game7", "choice", "both")
NUMBERS: Final = {"active_foes": (1, 3), "proficiencies": (0, 2), "patronus": (0, 1), "charms": (0, 1)}
FOES: Final = ("villain", "creature", "villain_creature")


# A kept edition tells scenarios from cards by this kind.
KIND: Final = "scenario"


def apart(records: Iterable[Fields]) -> tuple[list[Fields], list[Fields]]:
    """The cards of an edition, and its scenarios."""
    cards: list[Fields] = []
    kept: list[Fields] = []
    for fields in records:
        (kept if fields["kind"] == KIND else cards).append(fields)
    return cards, kept


def validated(records: Sequence[Record], library: Library) -> list[Fields]:
    """The scenarios of all packs as they are kept; PackError with everything that is wrong with them."""
    found: list[Fields] = []
    mistakes: list[Mistake] = []
    taken = set(scenarios())
    for record in records:
        mistakes += [record.wrong(*problem) for problem in problems(record.fields, library, taken)]
        if isinstance(record.fields, Mapping):
            taken.add(str(record.fields.get("id")))
            found.append({**record.fields, "kind": KIND})
    if mistakes:
        raise PackError(mistakes)
    return found


def problems(record: Any, library: Library, taken: Collection[str]) -> Iterator[Found]:
    """What is wrong with one scenario: where, what, and what would be allowed there."""
    if not isinstance(record, Mapping) or not isinstance(record.get("foes", {}), Mapping):
        yield (), "a scenario is a group of fields, and its `foes` too; write them as `name: value`", ""
        return
    shape = [*check_fields(record), *check_numbers(record), *check_potions(record)]
    yield from shape
    if not shape:
        if record["id"] in taken:
            yield ("id",), "there is a scenario of this id already; choose another id", ""
        yield from check_sets(record)
        yield from check_cards(record, library)
        yield from check_foes(record, library)


def check_fields(record: Fields) -> Iterator[Found]:
    """Every field is known and of its sort, and none is missing."""
    foes = record.get("foes", {})
    for name in [name for name in NEEDED if name not in record]:
        yield (), f"`{name}` is missing; add it", ""
    places = [*(((name,), (*NEEDED, *OTHERS)) for name in record), *((("foes", name), OF_FOES) for name in foes)]
    for path, known in places:
        if path[-1] not in known:
            yield path, f"there is no field `{path[-1]}`; delete it or correct it", listed(known)
    yield from check_sorts(record, foes)


def check_sorts(record: Fields, foes: Fields) -> Iterator[Found]:
    """What a field holds is of its sort."""
    lists: dict[Path, Any] = {(name,): record[name] for name in LISTS if name in record}
    lists |= {("foes", name): foes[name] for name in LISTS_OF_FOES if name in foes}
    for path, value in lists.items():
        if not is_list_of_names(value):
            yield path, f"`{path[-1]}` has to be a list of names", ""
    for path, value in {("id",): record.get("id", ""), ("foes", "final"): foes.get("final", "")}.items():
        if not isinstance(value, str):
            yield path, f"`{path[-1]}` has to be a text", ""
    fewest, _, most = str(record.get("heroes", "2-5")).partition("-")
    if not (fewest.isdigit() and most.isdigit() and 2 <= int(fewest) <= int(most) <= len(v.HEROES) - 1):
        yield ("heroes",), "`heroes` says how many may play, for instance 2-5", "2-5"
    if record.get("hero_card", "game1") not in HERO_CARDS:
        yield ("hero_card",), "`hero_card` says which hero cards are played", listed(HERO_CARDS)


def is_list_of_names(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(name, str) for name in value)


def check_numbers(record: Fields) -> Iterator[Found]:
    numbers: dict[Path, tuple[Any, int, int]] = {
        (name,): (record[name], *NUMBERS[name]) for name in NUMBERS if name in record
    }
    numbers["foes", "random"] = (record.get("foes", {}).get("random", 0), 0, MOST_RANDOM)
    for path, (value, low, high) in numbers.items():
        if not isinstance(value, int) or not low <= value <= high:
            yield path, f"`{path[-1]}` is a number from {low} to {high}", f"{low} to {high}"


def check_potions(record: Fields) -> Iterator[Found]:
    """The sets of potions and ingredients, and the sheet of shelves."""
    potions = record.get("potions", {})
    if not isinstance(potions, Mapping):
        yield ("potions",), "`potions` is a group of fields; write them as `name: value`", listed(OF_POTIONS)
        return
    for name, value in potions.items():
        if name not in OF_POTIONS:
            yield ("potions", name), f"there is no field `{name}`; delete it or correct it", listed(OF_POTIONS)
        elif name == "shelves" and (value, "A") not in sheets():
            yield (
                ("potions", name),
                "there is no such sheet of shelves",
                listed(sorted({sheet for sheet, _ in sheets()})),
            )
        elif name != "shelves" and not is_list_of_names(value):
            yield ("potions", name), f"`{name}` has to be a list of names", ""
    if potions and not potions.keys() >= {"sets", "ingredients", "shelves"}:
        yield ("potions",), "potions need `sets`, `ingredients` and `shelves`; add what is missing", ""


def check_sets(record: Fields) -> Iterator[Found]:
    """Every set that is named is one of the box."""
    potions = record.get("potions", {})
    named: dict[Path, Sequence[str]] = {
        ("sets",): record["sets"],
        ("dark_arts_potions",): record.get("dark_arts_potions", ()),
        ("foes", "pool_sets"): record["foes"].get("pool_sets", ()),
        ("potions", "sets"): potions.get("sets", ()),
        ("potions", "ingredients"): potions.get("ingredients", ()),
    }
    for path, names in named.items():
        for number, name in enumerate(names):
            if name not in SETS:
                yield (*path, number), f"there is no set `{name}`", listed(SETS)
    if record.get("dark_arts_potions") and not potions:
        problem = "Dark Arts Potions can't be brewed without `potions`; add it, or delete them (R115f)"
        yield ("dark_arts_potions",), problem, ""


def check_cards(record: Fields, library: Library) -> Iterator[Found]:
    """Every card that is named exists and is of a kind that fits its place."""
    kinds = {definition.id: definition.kind for definition in library.definitions}
    foes = record["foes"]
    final = (foes["final"],) if foes.get("final") else ()
    places: dict[Path, tuple[Sequence[str], tuple[str, ...]]] = {
        ("locations",): (record["locations"], ("location",)),
        ("trials",): (record.get("trials", ()), ("encounter", "horcrux")),
        **{("foes", name): (foes.get(name, ()), FOES) for name in ("named", "pool", "order")},
        ("foes", "final"): (final, FOES),
    }
    for path, (cards, fitting) in places.items():
        for number, card in enumerate(cards):
            if card not in kinds:
                near = question(card, kinds)
                yield (*path, number), f"there is no card `{card}`" + (f";{near}" if near else ""), ""
            elif kinds[card] not in fitting:
                yield (*path, number), f"`{card}` is a {kinds[card]} and can't stand in `{path[0]}`", listed(fitting)


def check_foes(record: Fields, library: Library) -> Iterator[Found]:
    """There are Locations and enough foes, the random ones out of their pool (R75)."""
    foes = record["foes"]
    named, more = foes.get("named", ()), foes.get("random", 0)
    if not record["locations"]:
        yield ("locations",), "a scenario needs at least one Location", ""
    if len(named) + more < record["active_foes"]:
        problem = f"{record['active_foes']} foes are face up, but there are only {len(named) + more}"
        yield ("active_foes",), problem, ""
    sets = foes.get("pool_sets", ())
    pool = {card.id for card in library.definitions if card.kind in FOES and library_set(card.fields) in sets}
    pool = (pool | set(foes.get("pool", ()))) - set(named)
    if len(pool) < more:
        problem = f"{more} random foes are wanted, but the pool has only {len(pool)}; add cards or sets to it"
        yield ("foes", "random"), problem, ""


def library_set(fields: Fields) -> str:
    """The set of a card: the one it names, or that of its Game."""
    return str(fields.get("set", f"game{fields.get('game', 0)}"))
