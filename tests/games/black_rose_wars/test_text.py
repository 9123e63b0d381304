"""The words of the cards: every card of the pack and every word of its vocabulary speaks in each language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
import yaml

from wandwright.content.messages import identifier
from wandwright.engine.language import unbroken
from wandwright.games.black_rose_wars.chapters.words.phrases import MESSAGES, Phrases, Scene
from wandwright.games.black_rose_wars.text import CardWriter, card_lines, clause_lines, side_lines

PACKAGE = files("wandwright.games.black_rose_wars")
LANGUAGES = ["en", "cs", "it"]
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# A gap that an empty argument left, an argument that was not filled in, a stop too many.
BLEMISH = re.compile(r"\{|\}|\.\.| [,.;:)]|\( |None|True|\b(\w+) \1\b(?!\w)")

FILES = [entry for entry in (PACKAGE / "pack").iterdir() if entry.name.endswith(".yaml")]
CARDS: dict[str, Any] = {
    card["id"]: card for file in FILES for card in yaml.safe_load(file.read_text(encoding="utf-8"))["cards"]
}
NAMES = {card["id"]: card["name"] for card in CARDS.values()}

# The vocabulary of the pack: what a clause, a side, a goal may say, by the messages that speak for it.
VOCABULARY = {
    "do": """damage heal convert_damage instability convert_instability move push pull teleport swap stop_movement
        summon activate_evocation modify_evocation destroy_evocation draw reveal_event discard recover search peek
        reveal cancel_prepared swap_prepared cast_next cast_from_hand forced_attack gain_pp lose_pp steal_pp take_crown
        activate_room refresh_room exhaust_room refresh_action physical_attack buff status prevent cancel reflect
        redirect may_redirect discard_quest steal_quest complete_quest lose_completed_quest steal_trophy lose_trophy
        remove_trap pay choose choose_mage if for_each may instead_of_attack hook rule bull""",
    "type": "combat utility evocation trap protection",
    "played": "combat utility evocation trap protection",
    "target": """none self model mage evocation evocation_any own_evocation room mage_or_self two_mages
        up_to_3_models""",
    "who": """target target_1 target_2 target_or_self this summoned attacker trigger_model trigger_mage chosen_mage
        other_mage_in_lodge black_rose each_mage each_enemy_mage enemy_mages_with_own_damage each_evocation
        own_evocations enemy_evocations models_here models_in_target_room models_in_adjacent_rooms models_at_target
        chosen_model_here chosen_model_in_target_room chosen_mage_in_target_room chosen_model_within_1
        chosen_mage_within_1 chosen_model_any chosen_mage_any another_model_within_1
        another_model_within_1_of_target own_chosen chosen_any crown_holder mage_with_most_pp mages_in_cells
        mages_without_completed_quests last_hitter""",
    "place": """here target_room trap_room same_room location_of_target location_of_target_owner
        location_of_defeated own_cell chosen_room_within_1 chosen_room_within_2 chosen_room_any each_adjacent_room
        each_room_with_mage every_room_not_destroyed room_with_most_instability_not_destroyed""",
    "trigger": """enemy_enters enemy_leaves enemy_activates enemy_casts enemy_completes_quest mage_defeated
        self_targeted self_would_be_damaged own_evocation_would_be_damaged""",
    "hook": """cleanup study_phase enemy_enters_here evocation_defeated mage_activates_room mage_completes_quest
        mage_defeated mage_enters_cell mage_enters_room mage_places_instability mage_resolves_side
        owner_would_be_damaged_here this_damages_mage this_defeated""",
    "if": "target_has_no_prepared healed_other target_damage_at_least_half_health owns_undead",
    "count": """health_of_target_evocation models_damaged own_altars own_evocations_of_it
        own_instability_in_target_room""",
    "state": "abomination putrefying rooted weakened no_protection",
    "rule": """movement_modifier physical_damage_modifier combat_spell_damage_modifier damage_to_mages_modifier
        library_draw_modifier library_keep_modifier grimoire_draw_modifier protection_prevents_modifier
        quick_slot_locked room_color_cannot_activate traps_do_not_trigger no_heal evocations_immune ignores_traps
        is_the_mage""",
    "goal": """activate_room damage_dealt defeat_contribution enemy_models_here evocation_defeated evocation_summoned
        forgotten_cast forgotten_drawn hand_size_at_most hold_crown instability_placed mage_defeated_by_self
        no_damage_on_self own_evocations_in_play physical_attack_hits pp_at_least room_token_won rooms_entered
        sole_contributor_defeat spell_cast trap_or_protection_triggered trap_triggered
        trophies_from_distinct_mages""",
    "window": "turn held instant cleanup",
    "works": "reveal black_rose study action cleanup always",
    "shade": "red yellow green blue purple grey black",
    "tag": "undead elemental human illusion construct transformation altar",
}
SOURCES = ["physical", "spell", "evocation", "trap", "reaction", "room", "quest", "event", "any"]
# Filters of goals, each with a value.
FILTERS: dict[str, list[dict[str, Any]]] = {
    "activate_room": [
        {"room": "arena"},
        {"color": "red"},
        {"color": "red", "distinct": True},
        {"distinct": True},
        {"distinct_colors": True},
        {"room": "throne_room", "holding_crown": True},
        {"room_instability_at_least": 4},
    ],
    "damage_dealt": [{"to": "mage"}, {"to": "mage", "distinct_targets": True}],
    "instability_placed": [{"room_any_of": ["garden", "forge", "abyss"]}],
    "mage_defeated_by_self": [{"by": source} for source in SOURCES],
    "no_damage_on_self": [{"trophies_at_least": n} for n in (1, 2, 5)],
    "trap_triggered": [{"on_mage": True}],
    "spell_cast": [{"distinct_schools": True}],
}


def messages(language: str) -> list[str]:
    """Every message of a language, from all its parts."""
    parts = [part for part in (PACKAGE / "text").iterdir() if re.fullmatch(rf"(\w+\.)?{language}\.ftl", part.name)]
    return [name for part in parts for name in MESSAGE.findall(part.read_text(encoding="utf-8"))]


def clauses_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every clause of a card, at whatever depth."""
    if isinstance(value, dict):
        if "do" in value:
            yield value
        for inner in value.values():
            yield from clauses_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from clauses_in(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_have_a_message_of_one_name(language: str) -> None:
    assert [name for name, count in Counter(messages(language)).items() if count > 1] == []


@pytest.mark.parametrize("language", ["cs", "it"])
def test_every_language_has_every_message(language: str) -> None:
    """Names stand in the pack in English, and the options in the game; English names of rooms do not change."""
    elsewhere = ("card-", "option-", "room-", "summary", "game-title", "counted-")
    english = {name for name in messages("en") if not name.startswith(elsewhere)}
    assert {name for name in messages(language) if not name.startswith(elsewhere)} == english


@pytest.mark.parametrize("language", ["cs", "it"])
def test_every_room_changes_its_name_inside_a_sentence(language: str) -> None:
    rooms = {identifier("room", card["id"]) for card in CARDS.values() if card["kind"] == "room"}
    assert rooms <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_speaks(language: str) -> None:
    for card in CARDS.values():
        lines = card_lines(card, language, NAMES)
        assert lines or card["kind"] == "layout", card["id"]
        assert not [line for line in lines if BLEMISH.search(line)], card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", VOCABULARY)
def test_every_word_of_the_vocabulary_has_its_message(prefix: str, language: str) -> None:
    keys = [identifier(prefix, word) for word in VOCABULARY[prefix].split()]
    assert [key for key in keys if not MESSAGES.has(key, language)] == []


def test_the_vocabulary_has_every_word_of_the_cards() -> None:
    used = {clause["do"] for card in CARDS.values() for clause in clauses_in(card)}
    assert used == set(VOCABULARY["do"].split())
    goals = {card["goal"]["when"] for card in CARDS.values() if card["kind"] == "quest"}
    assert goals == set(VOCABULARY["goal"].split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", VOCABULARY["goal"].split())
def test_every_goal_speaks_with_every_number_and_filter(goal: str, language: str) -> None:
    writer = CardWriter(language, NAMES, Scene())
    for count in (0, 1, 2, 5):
        for chosen in [{}, *FILTERS.get(goal, [])]:
            for window in VOCABULARY["window"].split():
                text = writer.goal({"when": goal, "count": count, "window": window, "filter": chosen})
                assert not BLEMISH.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trigger_speaks_with_every_filter(language: str) -> None:
    writer = CardWriter(language, NAMES, Scene())
    filters: list[dict[str, Any]] = [{"by": source} for source in SOURCES]
    filters += [{}, {"room": "trap_room"}, {"colors": ["red", "blue", "grey"]}, {"within": 1}, {"within": 2}]
    for when in VOCABULARY["trigger"].split():
        spoken = [writer.trigger({"when": when, **one}) for one in filters]
        assert not [text for text in spoken if BLEMISH.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_speaks_of_more_and_of_less(language: str) -> None:
    phrases = Phrases(language, NAMES, Scene())
    for rule in VOCABULARY["rule"].split():
        clauses = [{"do": "rule", "rule": rule, "value": n, "filter": {"color": "red"}} for n in (-2, -1, 1, 2, 5)]
        spoken = [phrases.clause(clause) for clause in clauses]
        assert not [text for text in spoken if BLEMISH.search(text)]
        assert len(set(spoken)) in (1, len(spoken)), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("selector", ["self", "owner", "it", *VOCABULARY["who"].split()])
def test_a_clause_may_speak_of_anybody(selector: str, language: str) -> None:
    """Own packs put selectors where no card of the box has them."""
    clauses: list[dict[str, Any]] = [
        {"do": "move", "n": 2, "who": selector},
        {"do": "gain_pp", "n": 5, "who": selector},
        {"do": "heal", "n": "all", "to": selector},
        {"do": "draw", "from": "library", "n": 3, "keep": 1, "who": selector},
        {"do": "draw", "from": "grimoire", "n": 1, "who": selector},
        {"do": "discard", "who": selector, "n": 5, "from": "hand", "choice": "random"},
        {"do": "take_crown", "who": selector},
        {"do": "damage", "n": 1, "to": selector, "by": "black_rose"},
        {"do": "buff", "stat": "movement", "n": -1, "until": "end_of_turn", "who": selector},
        *[{"do": "status", "state": state, "who": selector} for state in VOCABULARY["state"].split()],
    ]
    scenes = {"it": [Scene(it=it) for it in ("self", "evocation", "each_evocation", "each_mage")]}
    for scene in (Scene(), *scenes.get(selector, ())):
        lines = clause_lines(clauses, language, NAMES, scene)
        assert not [line for line in lines if BLEMISH.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ["location_of_it", {"id": "arena"}, {"color": "red"}, *VOCABULARY["place"].split()])
def test_a_clause_may_speak_of_any_room(room: Any, language: str) -> None:
    clauses: list[dict[str, Any]] = [
        {"do": "instability", "n": 2, "room": room},
        {"do": "teleport", "who": "target", "to": room},
        {"do": "activate_room", "room": room},
        {"do": "activate_room", "room": room, "copy": True, "exclude": ["arena", "forge"]},
        {"do": "exhaust_room", "room": room},
        {"do": "summon", "evocation": "zombie", "room": room, "count": 2},
    ]
    scenes = {
        "here": [Scene(where="room"), Scene(where="evocation")],
        "location_of_it": [Scene(it=it) for it in ("self", "evocation", "each_evocation", "each_mage")],
    }
    for scene in (Scene(), *scenes.get(str(room), ())):
        lines = clause_lines(clauses, language, NAMES, scene)
        assert not [line for line in lines if BLEMISH.search(line)]


def test_a_side_says_its_type_range_target_cost_clauses_and_vortex() -> None:
    assert side_lines(CARDS["div_thread_of_fate"]["inverted"], "en", NAMES) == (
        "Utility, range 0, yourself.",
        "Cost: discard 3 cards from hand.",
        "Complete 1 of your Quests for its PP, without its reward.",
        "Vortex: place 1 instability in your room.",
    )


def test_a_set_card_says_where_its_token_lies_and_when_it_is_turned_up() -> None:
    assert side_lines(CARDS["con_spiders_web"]["inverted"], "en", NAMES) == (
        "Trap, any range, no target, token on your sheet.",
        "When an enemy Mage activates a red or purple room: deal 3 damage to that Mage.",
        "Vortex: place 1 instability in your room.",
    )


def test_clauses_are_told_one_by_one() -> None:
    """The table lights them up one after the other, so the same one twice is two lines there, and one on the card."""
    garden = CARDS["garden"]
    assert len(clause_lines(garden["effect"], "en", NAMES, Scene(where="room"))) == len(garden["effect"])
    assert "Twice: place 1 instability in any intact room." in card_lines(garden, "en", NAMES)


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("en", "des_meteor", "Upright: combat, range 1 to 3, one room."),
        (
            "en",
            "con_blackmail",
            "The target chooses one: it discards 2 cards from hand; or it takes 2 damage from you.",
        ),
        ("cs", "con_blackmail", "Cíl si vybere jedno: odhodí 2 karty z ruky; nebo od tebe utrpí 2 zranění."),
        ("it", "con_blackmail", "Il bersaglio sceglie: scarta 2 carte dalla mano; oppure subisce 2 danni da te."),
        ("en", "nec_bone_armor", "When you would take damage: prevent 2 damage (3 if you own an undead Evocation)."),
        ("cs", "q1_01", "Cíl: aktivuj Arénu."),
        ("it", "q1_07", "Obiettivo: attiva il Giardino."),
        ("en", "q3_10", "Goal: at the end of the turn you carry no damage and have a Trophy."),
        ("en", "e1_06", "At once \N{EN DASH} each Mage: draw 1 card from the Library."),
        ("cs", "e1_13", "Hned \N{EN DASH} Černá růže položí 3 nestability do Komnaty Černé růže."),
        ("it", "nec_grave_command", "Per ogni tua Evocazione: attivala."),
        ("en", "des_chain_lightning", "Deal 1 damage to each target."),
        ("en", "ill_puppet_strings", "The two targets swap places."),
    ],
)
def test_a_card_in_words(language: str, card: str, expected: str) -> None:
    assert unbroken(expected, language) in card_lines(CARDS[card], language, NAMES)


def test_a_card_is_called_by_its_own_name_in_each_language() -> None:
    shade = CARDS["shade"]
    assert [MESSAGES.card_name(shade, language) for language in LANGUAGES] == ["Shade", "Stín", "Ombra"]
