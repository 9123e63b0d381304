"""Card texts come from the data, in every language that has a file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.engine.language import unbroken
from wandwright.games.death_eaters_rising.effects import WORDS as EFFECT_WORDS
from wandwright.games.death_eaters_rising.text import MESSAGES, card_lines, clauses_text, spoken_name
from wandwright.testkit.texts import UNFINISHED, Texts, lacking_texts, unfinished_cards

FOLDER = files("wandwright.games.death_eaters_rising")
CARDS: list[dict[str, Any]] = yaml.safe_load((FOLDER / "pack" / "cards.yaml").read_text(encoding="utf-8"))["cards"]
DEFINITIONS: dict[str, Any] = json.loads((FOLDER / "pack" / "schema.json").read_text(encoding="utf-8"))["$defs"]
BY_ID = {card["id"]: card for card in CARDS}
NAMES = {card["id"]: card["name"] for card in CARDS}
RISING = ww.game("death-eaters-rising")
# Names of cards, and names inside a sentence, are there where a language needs them; `n` and `side` are given to every
# message of their sort, whether the English one says them or not.
TEXTS = Texts("wandwright.games.death_eaters_rising", names=("card-", "the-"), always=("n", "side"))

GOLDEN: dict[str, dict[str, list[str]]] = yaml.safe_load(
    Path(__file__).with_name("card_texts.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("locale", "card"), [(locale, card) for locale, texts in GOLDEN.items() for card in texts])
def test_the_text_of_a_card(locale: str, card: str) -> None:
    assert list(card_lines(BY_ID[card], locale, NAMES)) == [unbroken(line, locale) for line in GOLDEN[locale][card]]


def _clauses(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        if "do" in value:
            yield value
        for part in value.values():
            yield from _clauses(part)
    elif isinstance(value, list):
        for part in value:
            yield from _clauses(part)


def test_the_texts_written_out_cover_every_kind_and_every_word() -> None:
    written = [BY_ID[card] for card in GOLDEN["en"]]
    assert {card["kind"] for card in written} == {card["kind"] for card in CARDS}
    words = {clause["do"] for card in written for clause in _clauses(card)}
    assert words == set(DEFINITIONS["do"]["enum"])
    targets = {clause["target"] for card in written for clause in _clauses(card) if "target" in clause}
    assert targets == set(DEFINITIONS["target"]["enum"])
    abilities = [card["ability"] for card in written if "ability" in card]
    assert {ability["when"] for ability in abilities} == set(DEFINITIONS["when"]["enum"])
    conditions = {word for ability in abilities for word in ability.get("if", ())}
    assert conditions == set(DEFINITIONS["condition"]["properties"])


def test_every_card_speaks_in_whole_sentences() -> None:
    assert unfinished_cards(RISING, TEXTS.locales) == []
    assert all(face.lines for face in RISING.cards("en"))


def test_the_facts_may_be_immutable() -> None:
    for card in CARDS:
        assert card_lines(_frozen(card)) == card_lines(card)


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return MappingProxyType({name: _frozen(inner) for name, inner in value.items()})
    return tuple(_frozen(inner) for inner in value) if isinstance(value, list) else value


def _wizard(ability: dict[str, Any], locale: str = "en") -> str:
    (line,) = card_lines({"id": "own", "name": "Newt Scamander", "kind": "wizard", "ability": ability}, locale, NAMES)
    return line


HEAL = {"do": "heal", "n": 1, "wizards": 1, "target": "own_team"}
HURT = {"do": "damage_wizards", "n": 2, "target": "here_all"}


@pytest.mark.parametrize(
    ("ability", "line"),
    [
        ({"when": "pool", "effect": [{"do": "gain_die", "colors": ["red", "blue", "orange"], "n": 2}]},
         "When you take your dice: gain 2 dice, each red, blue or orange."),
        ({"when": "pool", "effect": [{"do": "gain_die", "colors": ["red"], "n": 2}]},
         "When you take your dice: gain 2 red dice."),
        ({"when": "after_roll", "if": {"mission_at": "hogsmeade"}, "effect": [
            {"do": "change_face", "n": 2, "from": ["courage", "loyalty"]}, {"do": "reroll", "n": 3}]},
         ("Once a turn, after a roll, if your mission is at Hogsmeade: turn 2 unassigned dice that show courage or "
          "loyalty, each to another of its faces; then re-roll 3 dice that are not assigned.")),
        ({"when": "assign", "cost": {"courage": 1, "friendship": 2, "knowledge": 1}, "effect": [HEAL]},
         "Assign 2 friendship, 1 knowledge and 1 courage: remove 1 damage from a wizard of your team."),
        ({"when": "self_damage", "damage": 2, "if": {"team_has": "hogwarts"}, "effect": [
            {"do": "damage_death_eater", "n": 2, "undamaged": False}]},
         ("Once a turn, put 2 damage on Newt Scamander, if any Hogwarts wizard is on your team: "
          "put 2 damage on a Death Eater at the mission location.")),
        ({"when": "end_turn", "if": {"dealt_death_eater_damage": True}, "effect": [
            {**HEAL, "per": "death_eater_damage_dealt"}, {"do": "gain_token", "draw": 3, "keep": 3}]},
         ("At the end of your turn, if any Death Eater took damage this turn: for each damage that Death Eaters took "
          "this turn, remove 1 damage from a wizard of your team; then draw 3 spell tokens.")),
    ],
)  # fmt: skip
def test_abilities_that_a_pack_of_ones_own_may_have(ability: dict[str, Any], line: str) -> None:
    assert _wizard(ability) == line


def test_what_follows_a_replaced_effect_happens_in_any_case() -> None:
    drop = {"do": "discard_token", "n": 2, "otherwise": [HURT, {"do": "lose_die", "n": 2}]}
    penalty = [drop, {"do": "add_corruption", "n": 2, "target": "here"}]
    assert clauses_text(penalty, "place") == (
        "the active player discards 2 spell tokens; without a token, every wizard at this location takes 2 damage; "
        "then the active player sets 2 dice aside before the first roll of this turn; "
        "in any case, add 2 corruption at this location"
    )


def test_a_death_eater_that_does_nothing_says_nothing() -> None:
    fields = {"id": "own", "name": "Own", "kind": "death_eater", "regular": [], "dark_mark": [HURT]}
    assert card_lines(fields) == ("On a Dark Mark: every wizard at this location takes 2 damage.",)


def _possible_clauses() -> Iterator[dict[str, Any]]:
    """Every word with every target it may have, in ones, twos and fives."""
    numbers = (1, 2, 5)
    targets = {
        "heal": ("own_team", "any_wizard"),
        "remove_corruption": ("mission_place", "any_place"),
        "damage_wizards": (
            *("active_team_all", "active_team_most_damaged", "active_team_least_damaged"),
            *("each_team_most_damaged", "here_all", "here_affiliation"),
        ),
        "add_corruption": ("here", "most_corrupted", "voldemort_location"),
        "heal_death_eaters": ("all", "here_others"),
    }
    for word, n in product(DEFINITIONS["do"]["enum"], numbers):
        clause = {"do": word, "n": n}
        match word:
            case "gain_die":
                yield from (
                    {**clause, "colors": colors} for colors in (["red"], ["red", "blue"], ["red", "blue", "purple"])
                )
            case "change_face":
                yield from ({**clause, "from": symbols} for symbols in (["loyalty"], ["loyalty", "courage"]))
            case "gain_token":
                yield from ({"do": word, "draw": n, "keep": keep} for keep in range(1, n + 1))
            case "damage_death_eater":
                yield from ({**clause, "undamaged": undamaged} for undamaged in (True, False))
            case "assign_symbol":
                yield from ({**clause, "symbol": symbol} for symbol in DEFINITIONS["symbol"]["enum"])
            case "heal":
                for target, wizards in product(targets[word], numbers):
                    yield {**clause, "target": target, "wizards": wizards}
                    yield {**clause, "target": target, "wizards": wizards, "per": "death_eater_damage_dealt"}
            case "discard_token":
                yield clause
                yield {**clause, "otherwise": [HURT]}
            case _ if word in targets:
                for target in targets[word]:
                    extra = {"affiliation": "hogwarts"} if target == "here_affiliation" else {}
                    yield {**clause, "target": target, **extra}
            case _:
                yield clause


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_every_clause_that_can_be_written_gives_a_sentence_of_its_own(locale: str) -> None:
    for kind in ("wizard", "spell_token", "death_eater"):
        texts: dict[str, dict[str, Any]] = {}
        for clause in _possible_clauses():
            text = clauses_text([clause], kind, locale, NAMES)
            assert not UNFINISHED.search(text), text
            # A swap is always of one wizard for one.
            if clause["do"] != "swap_wizard":
                assert text not in texts, (clause, texts[text])
            texts[text] = clause


WORDS: dict[str, list[str]] = {
    "do": DEFINITIONS["do"]["enum"],
    "when": [*DEFINITIONS["when"]["enum"], "regular", "dark_mark", "penalty"],
    "if": list(DEFINITIONS["condition"]["properties"]),
    "per": DEFINITIONS["clause"]["properties"]["per"]["enum"],
    "symbol": DEFINITIONS["symbol"]["enum"],
    "symbols": DEFINITIONS["symbol"]["enum"],
    "color": DEFINITIONS["color"]["enum"],
    "shade": DEFINITIONS["color"]["enum"],
    "turn": sorted(set(BY_ID["voldemort_die"]["faces"])),
    "kind": DEFINITIONS["card"]["properties"]["kind"]["enum"],
    "confidence": DEFINITIONS["confidence"]["enum"],
}


def test_every_word_of_the_schema_has_a_message() -> None:
    assert all(WORDS.values())
    assert TEXTS.lacking(WORDS) == []


def test_every_effect_word_has_its_texts() -> None:
    assert lacking_texts(EFFECT_WORDS, MESSAGES) == []


def test_the_languages_say_the_same_things() -> None:
    assert {"cs", "en", "it"} <= set(TEXTS.locales)
    assert TEXTS.faults() == []


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_card_name_belongs_to_a_card(locale: str) -> None:
    assert TEXTS.strangers(BY_ID) == []
    assert len({face.name for face in RISING.cards(locale)}) == len(CARDS)


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_every_language_names_the_starters_teams(locale: str) -> None:
    teams = {key.removeprefix("team-") for key in TEXTS.keys(locale) if key.startswith("team-")}
    assert teams - {"of"} == {card["id"] for card in CARDS if card.get("starter")}


def test_names_of_cards() -> None:
    assert MESSAGES.card_name(BY_ID["luna_lovegood"]) == "Luna Lovegood"
    assert MESSAGES.card_name(BY_ID["luna_lovegood"], "cs") == "Lenka Láskorádová"
    assert MESSAGES.card_name(BY_ID["severus_snape"], "it") == "Severus Piton"
    assert spoken_name("the_atrium", "en", NAMES) == "the Atrium"
    assert spoken_name("gringotts_bank", "en", NAMES) == "Gringotts Bank"
    assert spoken_name("gringotts_bank", "cs") == "U\N{NO-BREAK SPACE}Gringottových"
    assert spoken_name("flying_car") == "Flying Car"


@pytest.mark.parametrize(
    ("locale", "n", "text"),
    [
        ("en", 1, "the active player discards 1 spell token"),
        ("en", 2, "the active player discards 2 spell tokens"),
        ("cs", 1, "hráč na tahu odloží 1 žeton kouzla"),
        ("cs", 2, "hráč na tahu odloží 2 žetony kouzel"),
        ("cs", 5, "hráč na tahu odloží 5 žetonů kouzel"),
        ("it", 1, "il giocatore attivo scarta 1 segnalino incantesimo"),
        ("it", 2, "il giocatore attivo scarta 2 segnalini incantesimo"),
    ],
)
def test_plurals(locale: str, n: int, text: str) -> None:
    assert clauses_text([{"do": "discard_token", "n": n}], "death_eater", locale) == unbroken(text, locale)


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "získej 1 modrou kostku"), (3, "získej 3 modré kostky"), (5, "získej 5 modrých kostek")],
)
def test_czech_colours_agree_with_the_number(n: int, text: str) -> None:
    assert clauses_text([{"do": "gain_die", "colors": ["blue"], "n": n}], "wizard", "cs") == unbroken(text, "cs")
