"""The pack holds the whole base box, and the schema says what a pack may say."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.games.totals import check_totals

PACK = files("wandwright.games.hogwarts_battle") / "pack"
CARDS: list[dict[str, Any]] = yaml.safe_load((PACK / "cards.yaml").read_text(encoding="utf-8"))["cards"]
SCHEMA: dict[str, Any] = json.loads((PACK / "schema.json").read_text(encoding="utf-8"))
BY_ID = {card["id"]: card for card in CARDS}
# With the cards of the New Rules.
EVERY: list[dict[str, Any]] = [
    card
    for file in sorted(Path(str(PACK)).glob("*.yaml"))
    for card in yaml.safe_load(file.read_text(encoding="utf-8"))["cards"]
]
GAMES = range(1, 8)


def clauses(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every clause below a value, however deep."""
    if isinstance(value, Mapping):
        if {"do", "choose", "pay"} & value.keys() or {"if", "then"} <= value.keys():
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from clauses(inner)


def mistakes(entry: Mapping[str, Any]) -> list[str]:
    errors = Draft202012Validator(SCHEMA).iter_errors({"cards": [entry]})
    return [f"{error.json_path}: {error.message}" for error in errors]


def changed(card: str, **fields: Any) -> dict[str, Any]:
    return {**BY_ID[card], **fields}


def without(card: str, field: str) -> dict[str, Any]:
    return {name: value for name, value in BY_ID[card].items() if name != field}


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_pack_fits_the_schema() -> None:
    errors = Draft202012Validator(SCHEMA).iter_errors({"cards": EVERY})
    assert [f"{error.json_path}: {error.message}" for error in errors] == []


def test_every_entry_is_a_complete_card() -> None:
    card = Draft202012Validator({"$ref": "#/$defs/card", "$defs": SCHEMA["$defs"]})
    assert [entry["id"] for entry in EVERY if not card.is_valid(entry)] == []


def test_ids_are_unique() -> None:
    assert [name for name, number in Counter(card["id"] for card in EVERY).items() if number > 1] == []


def test_the_box_holds_so_many_cards_of_each_kind_in_each_game() -> None:
    check_totals("hogwarts-battle", EVERY)


@pytest.mark.parametrize("hero", ["harry", "ron", "hermione", "neville"])
def test_each_hero_has_ten_starting_cards_and_three_hero_cards(hero: str) -> None:
    own = [card for card in CARDS if card.get("hero") == hero]
    deck = {card["id"]: card["copies"] for card in own if card["kind"] == "starting"}
    assert sum(deck.values()) == 10
    assert deck[f"alohomora_{hero}"] == 7
    assert sorted(Counter(BY_ID[card]["type"] for card in deck).items()) == [("ally", 1), ("item", 2), ("spell", 1)]
    heroes = [card for card in own if card["kind"] == "hero"]
    assert [(card["game"], card["health"], bool(card["effect"])) for card in heroes] == [
        (1, 10, False),
        (3, 10, True),
        (7, 10, True),
    ]


@pytest.mark.parametrize(
    ("game", "places"),
    [
        (1, [("Diagon Alley", 4, 1), ("Mirror of Erised", 4, 1)]),
        (2, [("Forbidden Forest", 4, 1), ("Quidditch Pitch", 4, 1), ("Chamber of Secrets", 5, 2)]),
        (3, [("Hogwarts Express", 5, 1), ("Hogsmeade Village", 6, 2), ("Shrieking Shack", 6, 2)]),
        (4, [("Quidditch World Cup", 6, 1), ("Triwizard Tournament", 6, 2), ("Graveyard", 7, 2)]),
        (5, [("Azkaban", 7, 1), ("Hall of Prophecy", 7, 2), ("Ministry of Magic", 7, 2)]),
        (6, [("Knockturn Alley", 7, 1), ("The Burrow", 7, 2), ("Astronomy Tower", 8, 3)]),
        (7, [("Godric's Hollow", 6, 1), ("Gringotts", 6, 2), ("Room of Requirement", 7, 2), ("Hogwarts Castle", 8, 3)]),
    ],
)
def test_each_game_has_its_own_locations(game: int, places: list[tuple[str, int, int]]) -> None:
    found = [card for card in CARDS if card["kind"] == "location" and card["game"] == game]
    assert [card["order"] for card in found] == list(range(1, len(places) + 1))
    assert [(card["name"], card["slots"], card["events"]) for card in found] == places


def test_each_voldemort_is_known_by_his_tag() -> None:
    found = [(card["game"], card["health"], card["reward"]) for card in CARDS if "voldemort" in card.get("tags", [])]
    assert found == [(5, 10, []), (6, 15, []), (7, 20, [])]


def test_the_villains_have_their_health() -> None:
    healths = {card["id"]: card["health"] for card in CARDS if card["kind"] == "villain"}
    assert healths == {
        "crabbe_and_goyle": 5,
        "draco_malfoy": 6,
        "quirinus_quirrell": 6,
        "lucius_malfoy": 7,
        "tom_riddle": 6,
        "basilisk": 8,
        "dementor": 8,
        "peter_pettigrew": 7,
        "death_eater": 7,
        "barty_crouch_jr": 7,
        "dolores_umbridge": 7,
        "lord_voldemort_g5": 10,
        "bellatrix_lestrange": 9,
        "fenrir_greyback": 8,
        "lord_voldemort_g6": 15,
        "lord_voldemort_g7": 20,
    }


def test_the_horcruxes_in_their_order() -> None:
    found = [(card["order"], card["name"], card["needs"]) for card in CARDS if card["kind"] == "horcrux"]
    assert found == [
        (1, "Diary", {"any": ["health", "card"]}),
        (2, "Ring", {"any": ["attack", "influence"]}),
        (3, "Locket", {"all": ["attack", "health"]}),
        (4, "Cup", {"all": ["health", "influence"]}),
        (5, "Diadem", {"all": ["card", "attack"]}),
        (6, "Nagini", {"all": ["attack", "card", "health"]}),
    ]


@pytest.mark.parametrize(
    ("die", "thrice"),
    [("gryffindor", "influence"), ("slytherin", "attack"), ("ravenclaw", "card"), ("hufflepuff", "health")],
)
def test_each_die_shows_the_face_of_its_house_three_times(die: str, thrice: str) -> None:
    faces = Counter(BY_ID[f"die_{die}"]["faces"])
    assert faces == Counter({"attack": 1, "influence": 1, "health": 1, "card": 1}) + Counter({thrice: 2})


def test_the_cards_that_roll_say_so() -> None:
    rolling = {card["id"] for card in CARDS if card["kind"] in ("starting", "hogwarts") and _rolls(card)}
    assert rolling == {card["id"] for card in CARDS if "rolls" in card}
    assert len(rolling) == 12


def _rolls(card: Mapping[str, Any]) -> bool:
    return any(clause.get("do") == "roll" for clause in clauses(card["effect"]))


def test_a_tag_that_a_card_asks_for_is_on_other_cards() -> None:
    asked = {clause["if"]["other_holds_tag"] for clause in clauses(CARDS) if "other_holds_tag" in clause.get("if", {})}
    assert asked == {"weasley"}
    holders = {card["id"] for card in CARDS if "weasley" in card.get("tags", [])}
    assert holders == {"ginny_weasley_ally", "arthur_weasley", "molly_weasley", "fred_weasley", "george_weasley"}


def test_no_choice_asks_for_more_options_than_there_are() -> None:
    choices = [clause for clause in clauses(CARDS) if "choose" in clause]
    assert len(choices) > 10
    assert all(clause["choose"] < len(clause["options"]) for clause in choices)


@pytest.mark.parametrize("word", SCHEMA["$defs"]["do"]["enum"])
def test_every_effect_word_is_on_a_card(word: str) -> None:
    assert any(clause.get("do") == word for clause in clauses(EVERY))


@pytest.mark.parametrize("word", SCHEMA["$defs"]["when"]["enum"])
def test_every_trigger_is_on_a_card(word: str) -> None:
    assert any(clause.get("when") == word for clause in clauses(EVERY))


def test_every_word_is_explained_to_the_editor() -> None:
    explained = [part for part in _parts(SCHEMA) if "enumDescriptions" in part]
    assert len(explained) > 8
    assert all(len(part["enum"]) == len(part["enumDescriptions"]) for part in explained)
    properties = {**SCHEMA["$defs"]["card"]["properties"], **SCHEMA["$defs"]["clause"]["properties"]}
    silent = [name for name, part in properties.items() if "description" not in part and "$ref" not in part]
    assert silent == []


def _parts(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        yield value
        for inner in value.values():
            yield from _parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _parts(inner)


@pytest.mark.parametrize(
    "entry",
    [
        {"id": "lumos", "cost": 9},
        {"id": "lumos", "effect": [{"do": "draw", "n": 2}]},
        {"id": "lumos", "remove": True},
        {"id": "morsmordre", "copies_by_game": {4: 1, 6: 2}},
        {"id": "morsmordre", "copies_by_game": {"4": 1, "6": 2}},
    ],
)
def test_an_override_needs_only_the_id_and_what_differs(entry: dict[str, Any]) -> None:
    assert mistakes(entry) == []


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"cost": 9}, "'id' is a required property"),
        ({"id": "lumos", "cots": 9}, "'cots' was unexpected"),
        ({"id": "Lumos", "cost": 9}, "does not match"),
        (changed("lumos", cost="four"), "'four' is not of type 'integer'"),
        (changed("lumos", cost=-1), "minimum"),
        (changed("lumos", slots=3), "'slots' is not one of"),
        (changed("lumos", game=8), "maximum"),
        (changed("lumos", kind="broom"), "'broom' is not one of"),
        (changed("lumos", type="charm"), "'charm' is not one of"),
        (changed("lumos", copies_by_game={4: 1}), "does not allow 2"),
        (changed("morsmordre", copies_by_game={9: 1}), "9 is not one of"),
        (changed("horcrux_ring", needs={"any": ["luck"]}), "'luck' is not one of"),
        (changed("horcrux_ring", needs={"any": ["card"], "all": ["card"]}), "too many properties"),
        (changed("die_slytherin", faces=["attack"] * 5), "too short"),
        (without("lumos", "copies"), "'copies' is a required property"),
        (without("lumos", "type"), "'type' is a required property"),
        (without("dementor", "reward"), "'reward' is a required property"),
        (without("azkaban_location", "events"), "'events' is a required property"),
        (without("horcrux_ring", "needs"), "'needs' is a required property"),
        (without("harry_potter_hero_g3", "hero"), "'hero' is a required property"),
    ],
)
def test_a_wrong_card_is_refused(entry: dict[str, Any], told: str) -> None:
    assert told in "\n".join(mistakes(entry))


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ({}, "should be non-empty"),
        ({"when": "discarded"}, "'then' is a required property"),
        ({"do": "gain_atack", "n": 1}, "'gain_atack' is not one of"),
        ({"do": "gain_attack"}, "'n' is a required property"),
        ({"do": "gain_attack", "n": 0}, "minimum"),
        ({"do": "gain_attack", "n": True}, "not of type 'integer'"),
        ({"do": "gain_attack", "n": 1, "who": "everyone"}, "'everyone' is not one of"),
        ({"do": "gain_attack", "n": 1, "die": "any"}, "'die' is not one of"),
        ({"do": "draw", "n": 1, "per": "owl_played"}, "'owl_played' is not one of"),
        ({"do": "draw", "n": 1, "per": {"cards": 4}}, "'cards' was unexpected"),
        ({"do": "roll", "die": "slytherine"}, "'slytherine' is not one of"),
        ({"do": "roll_dark", "die": "any", "table": {}}, "'any' is not one of"),
        ({"do": "roll_dark", "die": "slytherin", "table": {}}, "'attack' is a required property"),
        ({"do": "discount", "n": 1, "filter": "spell"}, "'spell' is not one of"),
        ({"do": "take_from_discard", "filter": "broom"}, "'broom' is not one of"),
        ({"do": "discard", "n": 1, "if_discarded": "spell"}, "'then' is a dependency of 'if_discarded'"),
        ({"do": "each", "who": "any_one", "then": [{"do": "draw", "n": 1}]}, "'any_one' is not one of"),
        ({"do": "forbid", "what": "morsmordre", "who": "all"}, "'morsmordre' is not one of"),
        ({"do": "draw", "n": 1, "if": {"spells_played": 0}}, "minimum"),
        ({"do": "draw", "n": 1, "if": {"luck": 1}}, "'luck' was unexpected"),
        ({"do": "draw", "n": 1, "when": "sometimes"}, "'sometimes' is not one of"),
        ({"do": "draw", "n": 1, "limit": "week"}, "'week' is not one of"),
        ({"choose": 1}, "'options' is a required property"),
        ({"choose": 1, "options": [[{"do": "draw", "n": 1}]]}, "too short"),
        ({"pay": {"discard": 1}, "then": [{"do": "draw", "n": 1}]}, "'when' is a required property"),
        ({"when": "action", "pay": {}, "then": [{"do": "draw", "n": 1}]}, "should be non-empty"),
        ({"when": "action", "pay": {"attack": 1, "influence": 1}, "then": [{"do": "draw", "n": 1}]}, "too many"),
        ({"when": "action", "pay": {"attack": 1, "filter": "item"}, "then": [{"do": "draw", "n": 1}]}, "too many"),
        ({"when": "discarded", "pay": {"discard": 1}, "then": [{"do": "draw", "n": 1}]}, "is not one of ['action'"),
    ],
)
def test_a_wrong_clause_is_refused(clause: dict[str, Any], told: str) -> None:
    assert told in "\n".join(mistakes(changed("lumos", effect=[clause])))


@pytest.mark.parametrize("field", ["effect", "reward"])
def test_no_card_says_the_default_hero(field: str) -> None:
    parts: Sequence[Any] = [card.get(field, []) for card in CARDS]
    assert [clause for part in parts for clause in clauses(part) if clause.get("who") == "self"] == []
