"""Corners that a review found: causes of events, rules behind questions, recruits in the view, own packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from tests.games.death_eaters_rising.own_cards import OWN, card
from wandwright.testkit.scenario import Scenario

GAME = "death-eaters-rising"
PHASE_3 = {"stack": [["take_pool"]], "phase": "dice", "mission": "ministry_of_magic", "deck": []}
NOBODY_ELSE = [None] * 6


def played(game: ww.Game | None = None, **parts: Any) -> ww.Match:
    """A position with actions, whatever comes of it."""
    return Scenario({"game": GAME, **parts}, "here").played(game)


def with_cards(folder: Path, *cards: dict[str, Any]) -> ww.Game:
    """The game with cards of one's own."""
    (folder / "cards.yaml").write_text(yaml.safe_dump({"cards": list(cards)}), encoding="utf-8")
    return ww.game(GAME, packs=(folder,))


def causes(match: ww.Match, kind: str) -> list[str | None]:
    events = match.events
    return [None if event.cause is None else events[event.cause].kind for event in events if event.kind == kind]


def test_what_happened_in_an_earlier_turn_causes_nothing_now() -> None:
    match = played(
        given={**PHASE_3, "characters": ["draco_malfoy", None, None, *NOBODY_ELSE], "locations.0.corruption": 2},
        chance={"dice": ["friendship", "knowledge", "courage", "loyalty"], "voldemort_die": ["clockwise"] * 2},
        play=[
            "roll",
            "assign purple:courage to room_of_requirement 1",
            "stop",
            "travel hogsmeade",
            "roll",
            "stop",
            "travel hogsmeade",
        ],
    )
    assert causes(match, "cleanses") == ["assigns"]
    assert set(causes(match, "gains_die")) == {None}


def test_a_new_character_is_not_caused_by_who_travelled_there() -> None:
    match = played(
        given={
            **PHASE_3,
            "stack": [["begin_turn"]],
            "characters": [None, "draco_malfoy", None, *NOBODY_ELSE],
            "deck": ["cho_chang"],
        },
        chance={"voldemort_die": ["clockwise"]},
        play=["travel ministry_of_magic", "roll", "stop"],
    )
    assert causes(match, "appears") == [None]


def test_an_ability_finished_by_a_symbol_token_is_caused_by_the_token() -> None:
    match = played(
        given={**PHASE_3, "teams.0.tokens": ["assign_courage"], "locations.0.corruption": 2},
        play=["cast assign_courage", "on room_of_requirement 1"],
    )
    assert causes(match, "cleanses") == ["assigns_symbol"]


def test_a_recruit_is_no_unfinished_work() -> None:
    match = played(
        given={
            **PHASE_3,
            "teams.0.wizards": ["harry_potter", "seamus_finnigan"],
            "characters": ["dean_thomas", "draco_malfoy", None, *NOBODY_ELSE],
            "damage": {"harry_potter": 2},
            "teams.0.tokens": ["assign_courage", "assign_friendship"],
        },
        chance={"dice": ["friendship", "knowledge", "courage", "loyalty", "loyalty"]},
        play=[
            "take purple",
            "cast assign_courage",
            "on dean_thomas",
            "cast assign_friendship",
            "on dean_thomas",
            "roll",
            "assign orange:friendship to draco_malfoy",
            "assign blue:knowledge to draco_malfoy",
            "assign purple:courage to draco_malfoy",
            "stop",
        ],
    )
    decision = match.decision
    assert decision is not None
    assert decision.kind == "heal"
    draco = match.view(0)["locations"][0]["characters"][1]
    begun = [(work["card"], work["id"], work["complete"]) for work in match.view(0)["work"]]
    assert begun == [(draco["key"], "draco_malfoy", True)]
    assert "dean_thomas" in [wizard["id"] for wizard in match.view(0)["teams"][0]["wizards"]]


DARK_MARK: dict[str, Any] = {"chance": {"voldemort_die": ["dark_mark"]}, "options": {"order": "fixed"}}
DARK = {
    "stack": [["roll_voldemort"], ["take_pool"]],
    "phase": "dark",
    "mission": "hogsmeade",
    "voldemort.location": "ministry_of_magic",
}
TOKENS = {"teams.0.tokens": ["assign_courage", "assign_loyalty"]}


@pytest.mark.parametrize(
    ("given", "kind", "rule"),
    [
        ({"characters": [None, None, None, "lucius_malfoy"]}, "corrupt", "R28"),
        ({"characters": ["peter_pettigrew"], **TOKENS}, "discard_token", "R27"),
        ({"characters": [None, None, None, "draco_malfoy"], **TOKENS}, "discard_token", "R28"),
        ({"characters": [], "corrupted": ["gringotts_bank"], **TOKENS}, "discard_token", "R29"),
        ({"characters": ["walden_macnair"]}, "lose_die", "R27"),
        ({"characters": [], "corrupted": ["ollivanders_wand_shop"]}, "lose_die", "R29"),
    ],
)
def test_r27_r28_r29_a_question_names_the_rule_it_comes_from(given: dict[str, Any], kind: str, rule: str) -> None:
    match = played(
        given={**DARK, "locations.0.corruption": 1, "locations.1.corruption": 2, "locations.2.corruption": 2, **given},
        **DARK_MARK,
    )
    decision = match.decision
    assert decision is not None
    assert (decision.kind, decision.rule) == (kind, rule)


def test_r42_no_die_that_fits_ends_the_dice() -> None:
    match = played(
        given={
            **PHASE_3,
            "characters": [None] * 9,
            "this_turn.used": ["room_of_requirement 1", "room_of_requirement 2"],
            "this_turn.rolls": 1,
        },
    )
    decision = match.decision
    assert decision is not None
    assert (decision.rule, [action.notation for action in decision.actions]) == ("R42", ["end turn"])


def test_r42_what_is_left_after_a_discard_is_not_rolled_if_none_of_it_could_fit(tmp_path: Path) -> None:
    """Only the blue die can show knowledge, and only knowledge is wanted: without it the dice are over."""
    doubled = {"orange": "friendship", "purple": "courage"}
    rest = [["friendship", 1]] * 5
    game = with_cards(tmp_path, *[{"id": f"{color}_die", "faces": [[two, 2], *rest]} for color, two in doubled.items()])
    given = {
        **PHASE_3,
        "characters": ["mrs_norris", *[None] * 8],
        "this_turn.used": ["room_of_requirement 1", "room_of_requirement 2"],
        "this_turn.covered": [{"mrs_norris": {"friendship": 1}}],
    }
    rolled = ["friendship", "loyalty", "friendship", "friendship"]
    match = Scenario(
        {"game": GAME, "given": given, "chance": {"dice": rolled}, "play": ["roll", "discard blue:loyalty"]}, "R42"
    ).run(game)
    decision = match.decision
    assert decision is not None
    assert (decision.rule, [action.notation for action in decision.actions]) == ("R42", ["end turn"])


def ability(when: str, *effect: dict[str, Any], **more: Any) -> dict[str, Any]:
    return card("wizard", ability={"when": when, "effect": list(effect), **more})


def own_team(**given: Any) -> dict[str, Any]:
    return {
        **PHASE_3,
        "teams.0.wizards": ["harry_potter", OWN],
        "characters": ["draco_malfoy", None, None, *NOBODY_ELSE],
        **given,
    }


def test_each_die_is_rolled_again_once_and_the_player_may_stop(tmp_path: Path) -> None:
    game = with_cards(tmp_path, ability("after_roll", {"do": "reroll", "n": 3}))
    dice = ["friendship", "knowledge", "courage", "courage", "friendship"]
    match = played(game, given=own_team(), chance={"dice": dice}, play=["roll", f"use {OWN}", "reroll purple:courage"])
    legal = [action.notation for action in match.decisions[0].actions]
    assert legal == ["reroll orange:friendship", "reroll blue:knowledge", "reroll purple:courage", "no more"]
    match.apply("reroll purple:courage")
    assert "reroll purple:courage" not in [action.notation for action in match.decisions[0].actions]
    match.apply("no more")
    assert match.decisions[0].kind == "act"


def test_the_last_die_is_not_rolled_again_and_again(tmp_path: Path) -> None:
    game = with_cards(tmp_path, ability("after_roll", {"do": "reroll", "n": 2}))
    number = {"orange": 2, "blue": 4, "red": 4, "purple": 4}
    places = {f"{colour}{die}": "aside" for colour, dice in number.items() for die in range(1, dice + 1)}
    pool = {"dice.places": {**places, "orange1": "pool"}, "dice.faces.orange1": "friendship", "this_turn.rolls": 1}
    given = own_team(stack=[["act_step"]], **pool)
    match = played(game, given=given, chance={"dice": ["courage", "loyalty"]}, play=[f"use {OWN}"])
    assert [event.kind for event in match.events].count("rerolls") == 1
    assert match.decisions[0].kind == "act"


def test_each_die_is_turned_once_and_the_player_may_stop(tmp_path: Path) -> None:
    game = with_cards(tmp_path, ability("after_roll", {"do": "change_face", "n": 3, "from": ["courage"]}))
    dice = ["friendship", "knowledge", "courage", "courage"]
    play = ["roll", f"use {OWN}", "show courage2"]
    match = played(game, given=own_team(), chance={"dice": dice}, play=play)
    assert [action.notation for action in match.decisions[0].actions] == ["turn purple:courage", "no more"]
    match.apply("no more")
    assert match.decisions[0].kind == "act"


def test_r66_a_spell_token_whose_id_comes_first_of_all_is_used_like_any_other(tmp_path: Path) -> None:
    """The answers that use tokens begin with the first card of the pack, in the order of the ids."""
    game = with_cards(tmp_path, card("spell_token", id="a_drop_of_dittany"))
    assert game.records()[0]["id"] == "a_drop_of_dittany"
    position = {
        "game": GAME,
        "given": {**PHASE_3, "characters": [], "damage": {"harry_potter": 1}, "teams.0.tokens": ["a_drop_of_dittany"]},
        "play": ["cast a_drop_of_dittany"],
        "expect": {"teams.0.tokens": [], "tokens.used": ["a_drop_of_dittany"], "damage": {}},
    }
    Scenario(position, "R66").run(game)


@pytest.mark.parametrize("when", ["once_per_turn", "self_damage"])
def test_a_condition_holds_for_abilities_without_dice(tmp_path: Path, when: str) -> None:
    paid = {"damage": 1} if when == "self_damage" else {}
    effect = {"do": "gain_token", "draw": 1, "keep": 1}
    game = with_cards(tmp_path, ability(when, effect, **paid, **{"if": {"mission_at": "hogsmeade"}}))
    for mission, legal in (("ministry_of_magic", False), ("hogsmeade", True)):
        match = played(game, given=own_team(mission=mission))
        assert (f"use {OWN}" in [action.notation for action in match.decisions[0].actions]) == legal


def test_r71_two_corruption_find_one_space(tmp_path: Path) -> None:
    regular = [{"do": "add_corruption", "n": 2, "target": "here"}]
    game = with_cards(tmp_path, card("death_eater", regular=regular, dark_mark=[]))
    given = {**DARK, "voldemort.location": "hogsmeade", "locations.0.corruption": 3, "characters": [OWN]}
    match = played(game, given=given, chance={"voldemort_die": ["clockwise"]})
    assert match.view(0)["locations"][0]["corruption"] == 5


def test_a_condition_of_the_end_of_a_turn_is_looked_at_when_its_ability_comes(tmp_path: Path) -> None:
    hit = {"do": "damage_death_eater", "n": 1, "undamaged": False}
    game = with_cards(tmp_path, ability("end_turn", hit))
    given = own_team(**{"teams.0.wizards": ["harry_potter", OWN, "george_weasley"]}, stack=[["end_turn"]])
    match = played(game, given=given)
    # One token for the damage that the first ability deals, one by George, who comes after it.
    assert [event.kind for event in match.events].count("draws_token") == 2


def test_two_of_three_tokens_are_kept_one_after_the_other(tmp_path: Path) -> None:
    """No card of the box keeps more than one of several tokens, but a card of one's own may."""
    draws = {"when": "assign", "cost": {"knowledge": 2}, "effect": [{"do": "gain_token", "draw": 3, "keep": 2}]}
    match = played(
        with_cards(tmp_path, {"id": "dumbledores_office", "abilities": [draws]}),
        options={"starters": ["albus_dumbledore", "harry_potter"]},
        given={
            "stack": [["take_pool"]],
            "mission": "ministry_of_magic",
            "characters": [],
            "tokens.supply": ["gain_red_die", "assign_courage", "remove_corruption", "swap_wizard"],
        },
        chance={"dice": ["friendship", "knowledge2", "courage", "loyalty"]},
        play=["roll", "assign blue:knowledge2 to dumbledores_office 1", "keep remove_corruption", "keep gain_red_die"],
        expect={
            "teams.0.tokens": ["remove_corruption", "gain_red_die"],
            "tokens.used": ["assign_courage"],
            "tokens.supply": ["swap_wizard"],
        },
    )
    assert match.decision is not None
    assert match.decision.kind != "keep_token"
