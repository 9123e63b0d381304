"""The pack holds the whole box, each value is the one written down, and the schema says what a pack may say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.games.death_eaters_rising.own_cards import HEAL, HURT, PACK, SCHEMA, card
from tests.games.totals import check_totals

TEXT = (PACK / "cards.yaml").read_text(encoding="utf-8")
CARDS: list[dict[str, Any]] = yaml.safe_load(TEXT)["cards"]
BY_ID = {card["id"]: card for card in CARDS}
BOX: dict[str, str] = yaml.safe_load((Path(__file__).parent / "box.yaml").read_text(encoding="utf-8"))
SYMBOLS = ("friendship", "knowledge", "loyalty", "courage")
COLORS = ("orange", "blue", "red", "purple")


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["kind"] == kind]


def mistakes(entry: Mapping[str, Any]) -> list[str]:
    errors = Draft202012Validator(SCHEMA).iter_errors({"cards": [entry]})
    return [f"{error.json_path}: {error.message}" for error in errors]


def counted(things: Mapping[str, int], order: Sequence[str]) -> str:
    return " ".join(f"{things[name]} {name}" for name in order if name in things)


def clause_line(clause: Mapping[str, Any]) -> str:
    """A clause as box.yaml writes it."""
    line: str = clause["do"]
    line += f" {clause['n']}" if "n" in clause else ""
    if "draw" in clause:
        line += f" {clause['keep']} of {clause['draw']}"
    if "from" in clause:
        line += f" from {' or '.join(clause['from'])}"
    if "wizards" in clause:
        line += f" from {clause['wizards']}"
    line += f" {' or '.join(clause['colors'])}" if "colors" in clause else ""
    line += "".join(f" {clause[name]}" for name in ("symbol", "target", "affiliation") if name in clause)
    line += f" per {clause['per']}" if "per" in clause else ""
    line += " undamaged" if clause.get("undamaged") else ""
    return line + (f" otherwise {clause_lines(clause['otherwise'])}" if "otherwise" in clause else "")


def clause_lines(clauses: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(map(clause_line, clauses))


def ability_line(ability: Mapping[str, Any]) -> str:
    """An ability as box.yaml writes it."""
    line: str = ability["when"]
    line += f" {counted(ability['cost'], SYMBOLS)}" if "cost" in ability else ""
    line += f" {ability['damage']}" if "damage" in ability else ""
    for asked, value in ability.get("if", {}).items():
        line += f" if {asked}" + ("" if value is True else f" {value}")
    return f"{line}; {clause_lines(ability['effect'])}"


PARTS: dict[str, Callable[[Mapping[str, Any]], list[str]]] = {
    "affiliation": lambda c: [c["name"], c["color"], c["symbol"], c["headquarters"], " ".join(c["starters"])],
    "location": lambda c: [c["name"], f"at {c['order']}", f"spaces {c['spaces']}", " ".join(c["places"])],
    "place": lambda c: [c["name"], c["location"], f"spaces {c['spaces']}", clause_lines(c["penalty"])],
    "headquarters": lambda c: [
        c["name"],
        c["affiliation"],
        f"copies {c['copies']}",
        f"dice {counted(c['dice'], COLORS)}",
        *map(ability_line, c["abilities"]),
    ],
    "wizard": lambda c: [
        c["name"],
        " ".join(c["affiliations"]) + (" starter" if c["starter"] else ""),
        f"health {c['health']}",
        counted(c["cost"], SYMBOLS),
        ability_line(c["ability"]),
    ],
    "death_eater": lambda c: [
        c["name"],
        f"health {c['health']}",
        counted(c["cost"], SYMBOLS),
        clause_lines(c["regular"]),
        clause_lines(c["dark_mark"]),
    ],
    "voldemort": lambda c: [c["name"], counted(c["cost"], SYMBOLS)],
    "wizard_die": lambda c: [
        c["color"],
        f"copies {c['copies']}",
        c["symbol"],
        ", ".join(f"{n} {symbol}" for symbol, n in c["faces"]),
    ],
    "spell_token": lambda c: [f"copies {c['copies']}", clause_lines(c["effect"])],
}


@pytest.mark.parametrize("entry", [card for card in CARDS if card["kind"] in PARTS], ids=lambda entry: entry["id"])
def test_each_card_says_what_is_written_down(entry: dict[str, Any]) -> None:
    assert "; ".join(PARTS[entry["kind"]](entry)) == BOX[entry["id"]]


def test_the_villain_card_and_the_voldemort_die_are_the_only_others() -> None:
    assert BY_ID.keys() - BOX.keys() == {"dark_lord", "voldemort_die"}
    assert BOX.keys() - BY_ID.keys() == set()


def test_r1_the_box_holds_so_many_of_each_kind() -> None:
    check_totals("death-eaters-rising", CARDS)


def test_r3_each_colour_favours_its_symbol_and_doubles_another() -> None:
    dice = {die["color"]: die for die in of_kind("wizard_die")}
    assert tuple(dice) == COLORS
    assert tuple(die["symbol"] for die in dice.values()) == SYMBOLS
    for die in dice.values():
        assert [symbol for symbol, count in die["faces"] if count == 2] == [die["symbol"]]
        assert Counter(symbol for symbol, _ in die["faces"]) == Counter({**dict.fromkeys(SYMBOLS, 1), die["symbol"]: 3})


def test_r4_the_voldemort_die_turns_him_six_times_in_eight() -> None:
    faces = Counter(BY_ID["voldemort_die"]["faces"])
    assert faces == {"clockwise": 3, "counterclockwise": 3, "dark_mark": 2}


@pytest.mark.parametrize(("players", "defeated"), [(2, 8), (3, 10), (4, 12)])
def test_r8a_r8c_the_villain_card_says_when_all_is_lost(players: int, defeated: int) -> None:
    assert BY_ID["dark_lord"]["defeated_to_lose"][players] == defeated
    assert BY_ID["dark_lord"]["corrupted_to_lose"] == 4


def test_r6_each_affiliation_has_two_starters() -> None:
    starters = {card["id"] for card in of_kind("wizard") if card["starter"]}
    listed = [(affiliation["id"], name) for affiliation in of_kind("affiliation") for name in affiliation["starters"]]
    assert len(starters) == len(listed) == 6
    assert all(BY_ID[name]["affiliations"] == [affiliation] for affiliation, name in listed)


def test_r68_there_are_two_of_each_kind_of_token() -> None:
    assert {card["copies"] for card in of_kind("spell_token")} == {2}


# How sure the values are.


def sure(name: str, level: str, *kinds: str) -> set[str]:
    """The cards of some kinds whose field is as sure as that."""
    chosen = [card for kind in kinds for card in of_kind(kind)]
    return {card["id"] for card in chosen if card.get("field_confidence", {}).get(name, card["confidence"]) == level}


def others(known: set[str], *kinds: str) -> set[str]:
    """Every card of some kinds but those."""
    return {card["id"] for kind in kinds for card in of_kind(kind)} - known


def test_the_costs_that_are_known_are_two() -> None:
    bought = ("wizard", "death_eater", "voldemort")
    known = sure("cost", "medium", *bought)
    assert known == {"pomona_sprout", "sirius_black"}
    assert sure("cost", "reconstructed", *bought) == others(known, *bought)


@pytest.mark.parametrize(
    ("field", "kinds"),
    [
        ("health", ("wizard", "death_eater")),
        ("abilities", ("headquarters",)),
        ("dice", ("headquarters",)),
        ("penalty", ("place",)),
        ("regular", ("death_eater",)),
        ("dark_mark", ("death_eater",)),
        ("copies", ("spell_token", "wizard_die")),
    ],
)
def test_what_is_known_of_no_card(field: str, kinds: tuple[str, ...]) -> None:
    assert sure(field, "reconstructed", *kinds) == others(set(), *kinds)


def test_no_ability_is_known_but_what_one_of_them_costs() -> None:
    known = sure("ability", "low", "wizard")
    assert known == {"luna_lovegood"}
    assert sure("ability", "reconstructed", "wizard") == others(known, "wizard")


def test_which_characters_are_in_the_box_is_partly_known() -> None:
    assert sure("name", "medium", "wizard", "death_eater") == {"pomona_sprout", "remus_lupin", "draco_malfoy"}
    assert sure("name", "high", "death_eater") == {"bellatrix_lestrange", "lucius_malfoy", "peter_pettigrew"}
    assert sure("name", "high", "wizard") == {
        *(name for affiliation in of_kind("affiliation") for name in affiliation["starters"]),
        *("severus_snape", "rubeus_hagrid", "mrs_norris", "alastor_moody"),
        *("ron_weasley", "ginny_weasley", "luna_lovegood"),
    }


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("effect", "spell_token"),
        ("spaces", "place"),
        ("places", "location"),
        ("starters", "affiliation"),
        ("starter", "wizard"),
        ("faces", "voldemort_die"),
        ("defeated_to_lose", "villain_card"),
    ],
)
def test_what_the_rulebook_says_is_sure(field: str, kind: str) -> None:
    assert sure(field, "high", kind) == others(set(), kind)


def test_every_printed_value_says_how_sure_it_is() -> None:
    about = {"id", "kind", "confidence", "field_confidence", "source", "note"}
    for entry in CARDS:
        named = entry.get("field_confidence", dict.fromkeys(entry.keys() - about, entry["confidence"]))
        assert named.keys() == entry.keys() - about, entry["id"]


def test_every_source_is_explained() -> None:
    head = TEXT.partition("cards:\n")[0]
    sources = {source for entry in CARDS for source in entry["source"]}
    assert len(sources) > 10
    assert {source for source in sources if f"{source} " not in head.replace("\n# ", " ")} == set()


def test_what_was_made_up_names_no_other_source_than_a_sister_game() -> None:
    for entry in CARDS:
        if entry.get("field_confidence", {}).get("name") == "reconstructed":
            assert set(entry["source"]) == {"reconstruction", "sister"}, entry["id"]


# The schema.


def clauses(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every clause below a value, however deep."""
    if isinstance(value, Mapping):
        if "do" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from clauses(inner)


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_pack_fits_the_schema() -> None:
    errors = Draft202012Validator(SCHEMA).iter_errors({"cards": CARDS})
    assert [f"{error.json_path}: {error.message}" for error in errors] == []


def test_every_entry_is_complete_and_has_an_id_of_its_own() -> None:
    complete = Draft202012Validator({"$ref": "#/$defs/card", "$defs": SCHEMA["$defs"]})
    assert [entry["id"] for entry in CARDS if not complete.is_valid(entry)] == []
    assert len(BY_ID) == len(CARDS)


@pytest.mark.parametrize("word", SCHEMA["$defs"]["do"]["enum"])
def test_every_effect_word_is_on_a_card(word: str) -> None:
    assert any(clause["do"] == word for clause in clauses(CARDS))


@pytest.mark.parametrize("word", SCHEMA["$defs"]["when"]["enum"])
def test_every_moment_is_on_a_card(word: str) -> None:
    assert any(card["ability"]["when"] == word for card in of_kind("wizard"))


@pytest.mark.parametrize("word", SCHEMA["$defs"]["condition"]["properties"])
def test_every_condition_is_on_a_card(word: str) -> None:
    assert any(word in card["ability"].get("if", {}) for card in of_kind("wizard"))


@pytest.mark.parametrize("word", SCHEMA["$defs"]["target"]["enum"])
def test_every_target_is_on_a_card(word: str) -> None:
    assert any(clause.get("target") == word for clause in clauses(CARDS))


def test_every_word_is_explained_to_the_editor() -> None:
    explained = [part for part in parts(SCHEMA) if "enumDescriptions" in part]
    assert len(explained) > 6
    assert all(len(part["enum"]) == len(part["enumDescriptions"]) for part in explained)
    groups = ("card", "clause", "ability", "headquarters_ability", "condition", "override")
    properties = {name: part for group in groups for name, part in SCHEMA["$defs"][group]["properties"].items()}
    assert [name for name, part in properties.items() if "description" not in part and "$ref" not in part] == []
    assert [name for name, part in SCHEMA["$defs"].items() if "description" not in part] == []


def parts(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def test_an_override_can_give_every_field_of_a_card() -> None:
    definitions = SCHEMA["$defs"]
    assert set(definitions["override"]["properties"]) == {*definitions["card"]["properties"], "remove"}


@pytest.mark.parametrize(
    "entry",
    [
        {"id": "harry_potter", "health": 7},
        {"id": "harry_potter", "cost": {"courage": 3}, "field_confidence": {"cost": "high"}},
        {"id": "harry_potter", "remove": True},
        {"id": "dark_lord", "defeated_to_lose": {2: 7, 3: 9, 4: 11}},
        {"id": "dark_lord", "defeated_to_lose": {"2": 7, "3": 9, "4": 11}},
        {"id": "walden_macnair", "dark_mark": []},
    ],
)
def test_an_override_needs_only_the_id_and_what_differs(entry: dict[str, Any]) -> None:
    assert mistakes(entry) == []


def without(kind: str, field: str) -> dict[str, Any]:
    return {name: value for name, value in card(kind).items() if name != field}


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"health": 7}, "'id' is a required property"),
        ({"id": "harry_potter", "helth": 7}, "'helth' was unexpected"),
        ({"id": "Harry", "health": 7}, "does not match"),
        ({**card("wizard"), "kind": "witch"}, "'witch' is not one of"),
        (card("wizard", health=0), "minimum"),
        (card("wizard", health="six"), "'six' is not of type 'integer'"),
        (card("wizard", cost={}), "non-empty"),
        (card("wizard", cost={"bravery": 1}), "'bravery' was unexpected"),
        (card("wizard", regular=[HURT]), "'regular' is not one of"),
        (card("wizard", affiliations=[]), "non-empty"),
        (card("death_eater", starter=True), "'starter' is not one of"),
        (card("affiliation", color="green"), "'green' is not one of"),
        (card("location", order=3), "maximum"),
        (card("place", penalty=[]), "non-empty"),
        (card("headquarters", copies=5), "maximum"),
        (card("headquarters", abilities=[]), "non-empty"),
        (card("headquarters", abilities=[{"when": "pool", "cost": {"courage": 1}, "effect": [HEAL]}]), "expected"),
        (card("wizard_die", faces=[["courage", 1]] * 5), "too short"),
        (card("wizard_die", faces=[["courage", 3]] * 6), "maximum"),
        (card("wizard_die", faces=[["luck", 1]] * 6), "'luck' is not one of"),
        (card("wizard_die", faces=["courage"] * 6), "not of type 'array'"),
        (card("voldemort_die", faces=["clockwise"] * 7), "too short"),
        (card("voldemort_die", faces=["widdershins"] * 8), "'widdershins' is not one of"),
        (card("villain_card", defeated_to_lose={2: 8, 3: 10}), "does not have enough properties"),
        (card("villain_card", defeated_to_lose={2: 8, 3: 10, 5: 14}), "5 is not one of"),
        (card("wizard", field_confidence={"health": "certain"}), "'certain' is not one of"),
        (without("wizard", "ability"), "'ability' is a required property"),
        (without("death_eater", "dark_mark"), "'dark_mark' is a required property"),
        (without("place", "penalty"), "'penalty' is a required property"),
        (without("headquarters", "dice"), "'dice' is a required property"),
        (without("spell_token", "copies"), "'copies' is a required property"),
        (without("wizard_die", "faces"), "'faces' is a required property"),
        (without("voldemort", "cost"), "'cost' is a required property"),
        (without("location", "places"), "'places' is a required property"),
        (without("affiliation", "starters"), "'starters' is a required property"),
        (without("villain_card", "corrupted_to_lose"), "'corrupted_to_lose' is a required property"),
    ],
)
def test_a_wrong_card_is_refused(entry: dict[str, Any], told: str) -> None:
    assert told in "\n".join(mistakes(entry))


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ({}, "'do' is a required property"),
        ({"do": "heel", "n": 1}, "'heel' is not one of"),
        ({"do": "heal", "n": 0, "wizards": 1, "target": "any_wizard"}, "minimum"),
        ({"do": "heal", "n": 10, "wizards": 1, "target": "any_wizard"}, "maximum"),
        ({"do": "heal", "n": 1, "wizards": 1, "target": "any_place"}, "'any_place' is not one of"),
        ({"do": "heal", "n": 1, "target": "any_wizard"}, "'wizards' is a required property"),
        ({"do": "heal", "n": 1, "wizards": 1, "target": "own_team", "per": "turn"}, "'turn' is not one of"),
        ({"do": "gain_die", "n": 1}, "'colors' is a required property"),
        ({"do": "gain_die", "colors": ["green"], "n": 1}, "'green' is not one of"),
        ({"do": "gain_die", "colors": ["red", "red"], "n": 1}, "non-unique"),
        ({"do": "reroll", "n": 1, "from": ["courage"]}, "'from' is not one of"),
        ({"do": "change_face", "n": 1, "from": []}, "non-empty"),
        ({"do": "remove_corruption", "n": 1, "target": "here"}, "'here' is not one of"),
        ({"do": "gain_token", "draw": 2}, "'keep' is a required property"),
        ({"do": "damage_death_eater", "n": 1}, "'undamaged' is a required property"),
        ({"do": "assign_symbol", "n": 1, "symbol": "luck"}, "'luck' is not one of"),
        ({"do": "swap_wizard", "n": 1}, "'n' is not one of"),
        ({"do": "damage_wizards", "n": 1, "target": "everybody"}, "'everybody' is not one of"),
        ({"do": "damage_wizards", "n": 1}, "'target' is a required property"),
        ({"do": "add_corruption", "n": 1, "target": "any_place"}, "'any_place' is not one of"),
        ({"do": "heal_death_eaters", "n": 1, "target": "here"}, "'here' is not one of"),
        ({"do": "discard_token", "n": 1, "otherwise": []}, "non-empty"),
        ({"do": "lose_die", "n": True}, "not of type 'integer'"),
        ({"do": "lose_die", "n": 1, "target": "all"}, "'target' is not one of"),
    ],
)
def test_a_wrong_clause_is_refused(clause: dict[str, Any], told: str) -> None:
    assert told in "\n".join(mistakes(card("spell_token", effect=[clause])))


@pytest.mark.parametrize(
    ("ability", "told"),
    [
        ({"effect": [HEAL]}, "'when' is a required property"),
        ({"when": "always", "effect": [HEAL]}, "'always' is not one of"),
        ({"when": "assign", "effect": [HEAL]}, "'cost' is a required property"),
        ({"when": "self_damage", "effect": [HEAL]}, "'damage' is a required property"),
        ({"when": "pool", "effect": []}, "non-empty"),
        ({"when": "pool", "if": {}, "effect": [HEAL]}, "non-empty"),
        ({"when": "pool", "if": {"lucky": True}, "effect": [HEAL]}, "'lucky' was unexpected"),
        ({"when": "pool", "if": {"death_eater_at_mission": False}, "effect": [HEAL]}, "True was expected"),
        ({"when": "pool", "if": {"team_has": "hogwarts", "mission_at": "hogsmeade"}, "effect": [HEAL]}, "too many"),
        ({"when": "pool", "limit": "turn", "effect": [HEAL]}, "'limit' was unexpected"),
    ],
)
def test_a_wrong_ability_is_refused(ability: dict[str, Any], told: str) -> None:
    assert told in "\n".join(mistakes(card("wizard", ability=ability)))
