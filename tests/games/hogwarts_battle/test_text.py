"""Card texts come from the clauses, in every language that has a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.engine.language import unbroken
from wandwright.games.hogwarts_battle.effects import WORDS as EFFECT_WORDS
from wandwright.games.hogwarts_battle.phrases import MESSAGES
from wandwright.games.hogwarts_battle.text import card_lines
from wandwright.testkit.texts import Texts, lacking_texts, unfinished_cards

FOLDER = files("wandwright.games.hogwarts_battle")
PACK = sorted(Path(str(FOLDER / "pack")).glob("*.yaml"))
CARDS: list[dict[str, Any]] = [
    card for file in PACK for card in yaml.safe_load(file.read_text(encoding="utf-8"))["cards"]
]
DEFINITIONS: dict[str, Any] = json.loads((FOLDER / "pack" / "schema.json").read_text(encoding="utf-8"))["$defs"]
BY_ID = {card["id"]: card for card in CARDS}

BATTLE = ww.game("hogwarts-battle")
# The frame of a clause gives these to every message of a word, whether the English one needs them or not.
TEXTS = Texts("wandwright.games.hogwarts_battle", always=("who", "subject", "side", "span", "n"))

GOLDEN: dict[str, dict[str, list[str]]] = yaml.safe_load(
    Path(__file__).with_name("card_texts.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("locale", "card"), [(locale, card) for locale, texts in GOLDEN.items() for card in texts])
def test_the_text_of_a_card(locale: str, card: str) -> None:
    assert list(card_lines(BY_ID[card], locale)) == [unbroken(line, locale) for line in GOLDEN[locale][card]]


def test_the_texts_written_out_cover_every_kind() -> None:
    assert {BY_ID[card]["kind"] for card in GOLDEN["en"]} == {card["kind"] for card in CARDS}


def test_every_card_speaks_in_whole_sentences() -> None:
    assert unfinished_cards(BATTLE, TEXTS.locales) == []


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_card_has_a_text_where_it_does_something(locale: str) -> None:
    does = {card["id"] for card in CARDS if any(card.get(part) for part in ("effect", "reward", "faces", "tiers"))}
    assert {face.id for face in BATTLE.cards(locale) if face.lines} == does


def test_the_facts_may_be_immutable() -> None:
    for card in CARDS:
        frozen = _frozen(card)
        assert card_lines(frozen) == card_lines(card)


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return MappingProxyType({name: _frozen(inner) for name, inner in value.items()})
    return tuple(_frozen(inner) for inner in value) if isinstance(value, list) else value


def _hogwarts(*clauses: dict[str, Any]) -> tuple[str, ...]:
    return card_lines({"kind": "hogwarts", "effect": clauses})


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ({"when": "discarded", "if": {"type": "ally"}, "do": "draw", "n": 1},
         "When discarded, if the card is an ally: draw 1 card."),
        ({"when": "action", "do": "draw", "n": 2}, "In your turn: draw 2 cards."),
        ({"if": {"kinds_played": 2}, "then": [{"do": "draw", "n": 1}]},
         "If you play cards of 2 types this turn, draw 1 card."),
        ({"if": {"other_holds_tag": "flying_car"}, "then": [{"do": "draw", "n": 1}]},
         "If another hero has any “flying car” card in hand, draw 1 card."),
        ({"do": "each", "who": "others", "then": [{"do": "add_control", "n": 2}]},
         "Every other hero: add 2 control tokens."),
        ({"do": "each", "who": "all", "if": {"kinds_in_hand": 3}, "then": [{"do": "draw", "n": 1}]},
         "If you hold an ally, an item and a spell, every hero draws 1 card."),
        ({"do": "choose_heroes", "who": "up_to_two", "then": [{"choose": 1, "options": [
            [{"do": "gain_attack", "n": 1}], [{"do": "gain_health", "n": 1}, {"do": "draw", "n": 1}]]}]},
         "Up to two heroes each choose one: gain 1 attack; or gain 1 health and draw 1 card."),
        ({"do": "each", "who": "all", "then": [
            {"do": "gain_attack", "n": 1}, {"do": "gain_influence", "n": 1}, {"do": "draw", "n": 1}]},
         "Every hero gains 1 attack, gains 1 influence and draws 1 card."),
        ({"when": "discarded", "limit": "turn", "do": "gain_health", "who": "any_one", "n": 1, "per": "item_played"},
         "When discarded: any one hero gains 1 health for each item played this turn (once each turn)."),
        ({"do": "remove_control", "n": 1, "up_to": True}, "Remove up to 1 control token."),
    ],
)  # fmt: skip
def test_clauses_that_a_pack_of_ones_own_may_have(clause: dict[str, Any], line: str) -> None:
    assert _hogwarts(clause) == (line,)


def test_two_chosen_heroes_are_named_apart() -> None:
    healed = {"when": "discarded", "do": "gain_health", "who": "any_one", "n": 1}
    armed = {"when": "discarded", "do": "gain_attack", "who": "any_one", "n": 1}
    assert _hogwarts(healed, armed) == ("When discarded: any one hero gains 1 health; any one hero gains 1 attack.",)


def test_an_explicit_self_is_the_reader() -> None:
    assert _hogwarts({"do": "draw", "who": "self", "n": 1}) == ("Draw 1 card.",)


WORDS: dict[str, list[str]] = {
    "do": DEFINITIONS["do"]["enum"],
    "when": DEFINITIONS["when"]["enum"],
    "who": DEFINITIONS["who"]["enum"],
    "if": list(DEFINITIONS["condition"]["properties"]),
    "per": [*DEFINITIONS["per"]["else"]["enum"], *DEFINITIONS["per"]["then"]["properties"]],
    "limit": DEFINITIONS["limit"]["enum"],
    "pay": [word for word in DEFINITIONS["pay"]["properties"] if word != "filter"],
    "type": DEFINITIONS["type"]["enum"],
    "face": DEFINITIONS["face"]["enum"],
    "die": DEFINITIONS["clause"]["properties"]["die"]["enum"],
    "kind": DEFINITIONS["card"]["properties"]["kind"]["enum"],
    "hero": DEFINITIONS["card"]["properties"]["hero"]["enum"],
    "confidence": DEFINITIONS["card"]["properties"]["confidence"]["enum"],
    "tag": sorted({tag for card in CARDS for tag in card.get("tags", [])}),
}


def test_every_word_of_the_schema_has_a_message() -> None:
    assert all(WORDS.values())
    assert TEXTS.lacking(WORDS) == []


def test_every_effect_word_has_its_texts() -> None:
    assert lacking_texts(EFFECT_WORDS, MESSAGES) == []


def test_the_languages_say_the_same_things() -> None:
    assert {"cs", "en", "it"} <= set(TEXTS.locales)
    assert TEXTS.faults() == []


def test_a_card_name_belongs_to_a_card() -> None:
    assert TEXTS.strangers(BY_ID) == []


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_no_two_cards_have_one_name_unless_the_box_gives_it_to_both(locale: str) -> None:
    assert len({face.name for face in BATTLE.cards(locale)}) == len({card["name"] for card in CARDS})


def test_names_of_cards() -> None:
    assert MESSAGES.card_name(BY_ID["time_turner"]) == "Time-Turner"
    assert MESSAGES.card_name(BY_ID["time_turner"], "cs") == "Obraceč času"
    assert MESSAGES.card_name(BY_ID["lumos"], "it") == "Lumos!"
    assert MESSAGES.card_name(BY_ID["hermione_granger_hero_g7"], "cs") == "Hermiona Grangerová"


@pytest.mark.parametrize(
    ("locale", "n", "text"),
    [
        ("en", 1, "draw 1 card"),
        ("en", 2, "draw 2 cards"),
        ("cs", 1, "dober 1 kartu"),
        ("cs", 2, "dober 2 karty"),
        ("cs", 5, "dober 5 karet"),
        ("it", 1, "pesca 1 carta"),
        ("it", 2, "pesca 2 carte"),
    ],
)
def test_plurals(locale: str, n: int, text: str) -> None:
    assert MESSAGES.say("do-draw", locale, who="self", subject="", n=n) == unbroken(text, locale)
