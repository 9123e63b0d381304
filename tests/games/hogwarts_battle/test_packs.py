"""Own packs: a card that is accepted does what its text says; every other card is refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from tests.games.hogwarts_battle.own_cards import OWN, card, gain, lay
from wandwright.content import PackError
from wandwright.engine.display.cards import TooManyCards
from wandwright.testkit.scenario import Scenario

GAIN = gain("gain_influence")
LOSE = {"do": "lose_health", "n": 1}
CHOICE = {"choose": 1, "options": [[GAIN], [LOSE]]}
NEVILLE = "neville_longbottom_hero_g1"


@pytest.mark.parametrize(
    ("kind", "clause", "words"),
    [
        # Moments.
        ("hogwarts", {**GAIN, "when": "spell_played"}, "`effect 1 > when` can't be"),
        ("hogwarts", {**GAIN, "when": "in_hand"}, "can only say `do: cap_health_loss`"),
        ("hogwarts", {**GAIN, "when": "action"}, "can't be"),
        ("location", LOSE, "needs the field `when`"),
        ("location", {**LOSE, "when": "spell_played"}, "can't be"),
        ("location", {**GAIN, "when": "action"}, "needs a price"),
        ("hero", GAIN, "needs the field `when`"),
        ("hero", {**GAIN, "when": "villain_defeated"}, "can't be"),
        ("hero", {**GAIN, "when": "control_added"}, "can't be"),
        ("hero", {"when": "action", "pay": {"attack": 1}, "then": [GAIN]}, "can't be"),
        ("proficiency", {**GAIN, "when": "die_rolled"}, "can only say `do: reroll`"),
        ("proficiency", {"when": "passive", "do": "forbid", "what": "draw", "who": "all"}, "`do: discount`"),
        ("villain", {**LOSE, "when": "revealed"}, "can't be"),
        ("villain", {**LOSE, "when": "health_gained"}, "can't be"),
        ("villain", {**CHOICE, "when": "passive"}, "can only say `do: forbid`"),
        ("villain", {"when": "passive", "if": {"at_full_health": True}, "then": [LOSE]}, "can only say `do: forbid`"),
        ("dark_arts", {**LOSE, "when": "control_added"}, "can't be"),
        # Words that work in one place only.
        ("hogwarts", {"do": "cap_health_loss", "n": 1}, "`cap_health_loss` can't work here"),
        ("hogwarts", {"choose": 1, "options": [[{"do": "cap_health_loss", "n": 1}], [GAIN]]}, "inside another"),
        ("hogwarts", {"do": "extra_health", "n": 1}, "`extra_health` can't work here"),
        ("hogwarts", {"do": "discount", "n": 1, "filter": "die"}, "`discount` can't work here"),
        ("hogwarts", {"do": "reroll"}, "`reroll` can't work here"),
        ("hogwarts", {"do": "signal", "what": "morsmordre"}, "`signal` works only"),
        ("dark_arts", {"do": "search_deck", "cost_at_most": 3}, "speaks to the player"),
        ("villain", {"when": "item_played", "do": "look_top"}, "speaks to the player"),
        ("hero", {"when": "health_gained", "do": "look_top"}, "speaks to the player"),
        ("hero", {"when": "ally_played", "limit": "turn", "do": "copy_ally"}, "`copy_ally` works only"),
        ("hogwarts", {"when": "discarded", "do": "topdeck_acquired", "filter": "ally"}, "only for the active hero"),
        ("location", {"when": "revealed", "do": "cap_attack", "n": 1}, "turn, which is over"),
        ("hogwarts", {"do": "forbid", "what": "tokens_off_turn", "who": "all"}, "only with `when: passive`"),
        ("dark_arts", {"do": "each", "who": "all", "then": [{"do": "reveal_dark_arts", "n": 1}]}, "can't be repeated"),
        # Conditions.
        ("hogwarts", {"if": {"cost_at_least": 1}, "then": [GAIN]}, "can't be asked here"),
        ("hogwarts", {"if": {"type": "spell"}, "then": [GAIN]}, "can't be asked here"),
        ("hogwarts", {"if": {"attack_on_villain": 1}, "then": [GAIN]}, "can't be asked here"),
        ("hogwarts", {"if": {"kinds_played": 3}, "then": [GAIN]}, "can't be asked here"),
        ("hogwarts", {"if": {"other_holds_tag": "weasly"}, "then": [GAIN]}, 'has the tag "weasly".*allowed: weasley'),
        ("hero", {"when": "card_played", "if": {"kinds_played": 2}, "limit": "turn", **GAIN}, "at least 3"),
        ("hero", {"when": "spell_played", "if": {"spells_played": 2}, **GAIN}, "add `limit: turn`"),
        ("villain", {"when": "spell_played", "if": {"attack_on_villain": 1}, **LOSE}, "can't be asked here"),
        ("villain", {"when": "spell_played", "if": {"spells_played": 2}, **LOSE}, "can't be asked here"),
        ("villain", {"when": "control_added", "if": {"cost_at_least": 1}, **LOSE}, "can't be asked here"),
        ("villain", {"when": "passive", "if": {"at_full_health": True}, "do": "forbid", "what": "draw", "who": "all"},
         "without a condition"),
        ("dark_arts", {"if": {"spells_played": 2}, **LOSE}, "can't be asked here"),
        ("dark_arts", {"do": "each", "who": "all", "if": {"kinds_in_hand": 2}, "then": [LOSE]}, "can't be asked here"),
        ("dark_arts", {"do": "reveal_top", "who": "all", "if": {"attack_on_villain": 1}, "then": [LOSE]}, "be asked"),
        ("location", {"when": "action", "if": {"spells_played": 1}, "pay": {"attack": 1}, "then": [GAIN]},
         "no condition"),
        ("starting", {"do": "take_from_discard", "filter": "die"}, "only `discount` asks"),
        # How often.
        ("hogwarts", {**GAIN, "limit": "turn"}, "`effect 1 > limit` can't be"),
        ("villain", {**LOSE, "when": "spell_played", "limit": "turn"}, "`effect 1 > limit` can't be"),
        ("hero", {**GAIN, "when": "card_played", "limit": "game"}, "`effect 1 > limit` can't be"),
        ("hero", {**GAIN, "when": "card_played", "limit": "hero_turn"}, "`effect 1 > limit` can't be"),
        ("hero", {"when": "health_gained", "do": "extra_health", "n": 1, "limit": "turn"}, "limit` can't be"),
        ("proficiency", {"when": "action", "pay": {"this": True}, "then": [LOSE]}, "only an earned Horcrux"),
        ("proficiency", {"when": "action", "pay": {"influence": 1}, "then": [GAIN]}, "would have no end"),
        ("proficiency", {"when": "action", "limit": "game", "pay": {"influence": 1}, "then": [GAIN]}, "limit` can't"),
        # Heroes and numbers.
        ("hogwarts", {"do": "forbid", "what": "draw", "who": "others"}, "`effect 1 > who` can't be"),
        ("hogwarts", {"when": "discarded", "do": "lose_health", "who": "others", "n": 1}, "may be another"),
        ("dark_arts", {"do": "each", "who": "all", "then": [{**LOSE, "who": "one_other"}]}, "may be another"),
        ("dark_arts", {**LOSE, "per": "spell_played"}, "played later"),
        ("hogwarts", {**GAIN, "who": "any_one", "per": "spell_played"}, "heroes of choice"),
        ("hogwarts", {**GAIN, "who": "all", "per": "ally_in_hand"}, "the hand of one hero"),
        ("hogwarts", {"choose": 3, "options": [[GAIN], [LOSE]]}, "more than the 2 options"),
        ("hogwarts", {"do": "discard", "who": "all", "n": 1, "if_discarded": "spell", "then": [GAIN]}, "can't follow"),
        ("hogwarts", {"do": "discard", "n": 2, "if_discarded": "spell", "then": [GAIN]}, "speaks of one card"),
        ("hogwarts", {"do": "discard", "n": 1, "filter": "ally", "if_discarded": "item", "then": [GAIN]}, "never fit"),
        ("dark_arts", {**LOSE, "who": "all", "if_stunned": [GAIN]}, "can't touch a hero"),
        ("hogwarts", {"choose": 1, "options": [[{**GAIN, "when": "discarded"}], [GAIN]]}, "inside another clause"),
        ("hogwarts", {**GAIN, "n": 21}, "at most 20"),
        ("hogwarts", {"do": "roll", "die": "any", "times": 7}, "at most 6"),
        # Effects without an end.
        ("villain", {"when": "control_added", "do": "add_control", "n": 1}, r"\(control_added > control_added"),
        ("hero", {"when": "health_gained", "do": "gain_health", "n": 1}, "for ever"),
        ("villain", {"when": "control_added", "do": "reveal_dark_arts", "n": 1}, "control_added > dark_arts > control"),
        ("hogwarts", {"when": "discarded", "do": "discard", "n": 1}, "for ever"),
    ],
)  # fmt: skip
def test_a_clause_that_the_rules_would_not_keep_is_refused(
    tmp_path: Path, kind: str, clause: dict[str, Any], words: str
) -> None:
    with pytest.raises(PackError, match=words) as refusal:
        lay(tmp_path, card(kind, [clause]))
    assert {mistake.file for mistake in refusal.value.mistakes} == {str(tmp_path / "cards.yaml")}
    assert all(mistake.line for mistake in refusal.value.mistakes)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([card("hero", [{**GAIN, "when": f"{sort}_played", "limit": "turn"} for sort in ("spell", "ally")])],
         "only one limited ability"),
        ([card("location", [{"when": "action", "pay": {"attack": n}, "then": [LOSE]} for n in (1, 2)])], "only one `a"),
        ([card("horcrux", [LOSE], reward=[GAIN])], "needs the field `when`"),
        ([card("horcrux", [LOSE], reward=[{**GAIN, "when": "ally_played"}])], "how many allies"),
        ([card("villain", [LOSE], reward=[{**GAIN, "when": "card_played"}])], "`reward 1 > when` can't be"),
        ([card("villain", [LOSE], tags=["voldemort"], reward=[GAIN])], "the match ends"),
        ([card("villain", [LOSE], tags=["voldemort"], copies=2)], "only one card"),
        ([card("villain", [LOSE], tags=["voldemort"], game=5)], "Game 5 has lord_voldemort_g5"),
        ([card("hogwarts", [GAIN], tags=["voldemort"])], "only a villain"),
        ([{**card("hero", []), "id": "own_hero"}], f"Game 1 has {NEVILLE}"),
        ([{**card("hero", []), "game": 2}], "allowed: 1, 3, 7"),
        ([{**card("hero", []), "copies": 2}], "only one card"),
        ([card("proficiency", [], game=3)], "from Game 6 on"),
        ([card("proficiency", [], copies=2)], "only one card"),
        ([card("horcrux", [], copies=2)], "only one card"),
        ([card("die", None, faces=["attack"] * 6)], "allowed: die_gryffindor"),
        ([card("hogwarts", [{"do": "roll", "die": "any"}])], "add `rolls: true`"),
        ([card("hogwarts", [GAIN], rolls=True)], "rolls no House die"),
        ([{"id": "hogwarts_a_history", "effect": [GAIN]}], "write `rolls: false`"),
        ([card("location", [{**LOSE, "when": "revealed"}], order=1, id="a_first")], "first Location of Game 1"),
        ([card("dark_arts", [{"do": "reveal_dark_arts", "n": 2}], copies=6)], "12 others, and no more than half"),
        ([card("villain", [{"when": "control_added", "do": "remove_control", "n": 1}]),
          card("horcrux", [{"when": "control_removed", "do": "add_control", "n": 1}], id="own_horcrux")],
         "control_added > control_removed > control_added"),
        ([{"id": "diagon_alley_location", "slots": 21}], "at most 20"),
        ([{"id": "diagon_alley_location", "events": 11}], "at most 10"),
        ([{"id": "lumos", "cost": 31}], "at most 30"),
        ([{"id": "basilisk", "health": 100}], "at most 99"),
    ],
)  # fmt: skip
def test_a_card_that_the_rules_would_not_use_is_refused(
    tmp_path: Path, entries: list[dict[str, Any]], words: str
) -> None:
    with pytest.raises(PackError, match=words):
        lay(tmp_path, *entries)


@pytest.mark.parametrize("kind", ["hero", "location", "hogwarts"])
def test_copies_begin_with_the_game_of_the_card(tmp_path: Path, kind: str) -> None:
    """Else the Game would count on a card that joins later."""
    entry = {name: value for name, value in card(kind, [], id=OWN).items() if name != "copies"}
    with pytest.raises(PackError, match="make them agree"):
        lay(tmp_path, {**entry, "copies_by_game": {7: 1}})


def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    entries = [card("hogwarts", [GAIN], id=f"own_{number}", copies=99) for number in range(110)]
    with pytest.raises(TooManyCards, match="make some copies fewer"):
        lay(tmp_path, *entries)


def test_what_only_the_removal_of_cards_brings_about_is_told_too(tmp_path: Path) -> None:
    """Without the others, most Dark Arts cards of Game 4 reveal the next."""
    keep = ("avada_kedavra", "crucio", "imperio", "expulso")
    pack = Path(ww.__file__).parent / "games" / "hogwarts_battle" / "pack" / "cards.yaml"
    dark = [entry["id"] for entry in yaml.safe_load(pack.read_text("utf-8"))["cards"] if entry["kind"] == "dark_arts"]
    with pytest.raises(PackError, match="no more than half"):
        lay(tmp_path, *({"id": name, "remove": True} for name in dark if name not in keep))


def played(folder: Path, entries: list[dict[str, Any]], given: dict[str, Any], play: list[str], game: int = 1) -> Any:
    """The state after some actions of Harry, whom no villain and no event has touched."""
    lay(folder, *entries)
    match = Scenario(
        {
            "game": "hogwarts-battle",
            "packs": [str(folder)],
            "options": {"game": game, "heroes": ["harry", "ron"]},
            "given": {"stack": [["act", 0, -1]], "villains.active": [None] * (1 if game < 3 else 3), **given},
            "play": play,
        },
        "in a test",
    ).run()
    return match.state


def test_a_choice_may_have_a_condition(tmp_path: Path) -> None:
    entries = [card("hogwarts", [{"if": {"allies_played": 1}, **CHOICE}])]
    given = {"heroes.0.hand": [OWN, "hedwig"]}
    assert played(tmp_path, entries, given, [f"play {OWN}"]).influence == [0, 0]
    plays = ["play hedwig", "choose 1", f"play {OWN}", "choose 1"]
    assert played(tmp_path, entries, given, plays).influence == [1, 0]


def test_a_hero_of_choice_may_have_to_discard(tmp_path: Path) -> None:
    entries = [card("hogwarts", [{"do": "discard", "who": "any_one", "n": 1}])]
    given = {"heroes.0.hand": [OWN, "hedwig"], "heroes.1.hand": ["pigwidgeon"]}
    state = played(tmp_path, entries, given, [f"play {OWN}", "hero ron"])
    assert [len(hand) for hand in state.hand] == [1, 0]


def test_an_option_that_makes_others_discard_asks_nothing_of_the_own_hand(tmp_path: Path) -> None:
    entries = [card("hogwarts", [{"choose": 1, "options": [[{"do": "discard", "who": "others", "n": 1}], [GAIN]]}])]
    given = {"heroes.0.hand": [OWN], "heroes.1.hand": ["pigwidgeon"]}
    assert played(tmp_path, entries, given, [f"play {OWN}", "choose 1"]).hand == [(), ()]


def test_clauses_with_one_limit_are_one_ability(tmp_path: Path) -> None:
    once = {"when": "card_played", "limit": "turn"}
    entries = [card("hero", [{**once, **gain("gain_attack")}, {**once, **GAIN, "n": 2}], hero="harry")]
    given = {"heroes.0.hand": ["invisibility_cloak", "firebolt"]}
    state = played(tmp_path, entries, given, ["play invisibility_cloak", "play firebolt"])
    assert (state.attack, state.influence) == ([2, 0], [3, 0])


def test_the_condition_of_each_is_asked_of_each_at_a_trigger_too(tmp_path: Path) -> None:
    clause = {"when": "spell_played", "do": "each", "who": "all", "if": {"at_full_health": True}, "then": [GAIN]}
    given = {"heroes.0.hand": ["alohomora_harry"], "heroes.0.health": 3}
    state = played(tmp_path, [card("hero", [clause], hero="harry")], given, ["play alohomora_harry"])
    assert state.influence == [1, 1]


def test_the_card_that_is_revealed_is_looked_at_at_a_trigger_too(tmp_path: Path) -> None:
    reveal = {"do": "reveal_top", "who": "active", "if": {"cost_at_least": 1}, "then": [LOSE]}
    entries = [card("villain", [{"when": "spell_played", **reveal}])]
    given = {"heroes.0.hand": ["alohomora_harry"], "heroes.0.deck": ["lumos"], "villains.active": [OWN]}
    state = played(tmp_path, entries, given, ["play alohomora_harry"])
    assert (state.health, len(state.discard[0])) == ([9, 10], 1)


def test_a_card_that_no_longer_rolls_is_no_longer_cheaper(tmp_path: Path) -> None:
    entries = [{"id": "hogwarts_a_history", "effect": [GAIN], "rolls": False}]
    given = {"heroes.0.hand": [], "heroes.0.influence": 3, "hogwarts.market": ["hogwarts_a_history"]}
    given |= {"heroes.0.proficiency": "proficiency_arithmancy"}
    state = played(tmp_path, entries, given, [], game=6)
    assert len(state.legal) == 1


def test_hundred_tokens_at_once_are_no_pack(tmp_path: Path) -> None:
    """Each token of a Location wakes each villain, so large numbers would never come to an end."""
    with pytest.raises(PackError) as refusal:
        lay(
            tmp_path, card("dark_arts", [{"do": "add_control", "n": 10**9}]), {"id": "azkaban_location", "slots": 10**9}
        )
    assert len(refusal.value.mistakes) == 2


def forced_discard(folder: Path, proficiency: str) -> list[str]:
    """What happens when the Diary stuns Harry in step 3 while two own villains answer to forced discards."""
    answers = [
        card("villain", [{"when": "forced_discard", "do": word, "n": 1, **extra}], id=f"own_{name}", name=name)
        for name, word, extra in (("left", "add_control", {}), ("right", "lose_health", {"who": "all"}))
    ]
    given = {
        "stack": [["act", 0, -1]],
        "villains.active": ["own_left", "own_right", None],
        "heroes.0.proficiency": proficiency,
        "heroes.0.health": 1,
        "heroes.0.hand": ["hedwig", "firebolt", "fred_weasley"],
    }
    document = {"game": "hogwarts-battle", "options": {"game": 7, "heroes": ["harry", "ron"]}, "given": given}
    scenario = Scenario({**document, "play": ["play fred_weasley", "discard hedwig"]}, "here")
    match = scenario.run(lay(folder, *answers, {"id": "narcissa_malfoy", "remove": True}))
    return [match.game.event_text(event, match.state) for event in match.events]


def test_forced_discards_wake_villains_from_left_to_right_before_the_token_of_the_stun(tmp_path: Path) -> None:
    expected = [
        "Left acts",
        "1 control token is added to the Location",
        "Right acts",
        "Ron loses 1 health",
        "1 control token is added to the Location",
    ]
    for proficiency in ("proficiency_defense_against_the_dark_arts", "proficiency_herbology"):
        lines = forced_discard(tmp_path, proficiency)
        start = lines.index("Harry discards Hedwig") + 1
        assert lines[start : start + 5] == expected


def test_two_abilities_of_one_card_answer_to_the_same_attack_on_a_villain(tmp_path: Path) -> None:
    clauses = [
        {"when": "attack_assigned", "if": {"attack_on_villain": 2}, **GAIN},
        {"when": "attack_assigned", "if": {"attack_on_villain": 2}, **gain("gain_attack")},
        {"when": "attack_assigned", "if": {"attack_on_villain": 3}, **GAIN},
    ]
    given = {
        "stack": [["act", 0, -1]],
        "heroes.0.attack": 4,
        "villains.active": ["draco_malfoy"],
    }
    document = {"game": "hogwarts-battle", "options": {"game": 1, "heroes": ["neville", "ron"]}, "given": given}
    scenario = Scenario({**document, "play": ["attack draco_malfoy"] * 4}, "here")
    match = scenario.run(lay(tmp_path, card("hero", clauses)))
    hero = match.view(0)["heroes"][0]
    assert (hero["influence"], hero["attack"]) == (2, 1)


def test_r21_a_foe_that_an_ability_brings_down_at_a_new_location_is_replaced_with_the_others(tmp_path: Path) -> None:
    """The ability answers to a card drawn when the Location is revealed, before foes are replaced."""
    ability = {"when": "card_drawn", "limit": "turn", "do": "assign_attack", "n": 1}
    entries = [
        {"id": "luna_lovegood_hero", "effect": [ability]},
        {"id": "graveyard_location", "effect": [{"when": "revealed", "do": "draw", "who": "active", "n": 1}]},
    ]
    given = {
        "stack": [["act", 0, -1]],
        "location.number": 2,
        "location.control": 6,
        "dark_arts.deck": [],
        "villains.active": ["crabbe_and_goyle", "mermaid", "grindylow"],
        "villains.wounds": [4, 0, 0],
        "villains.deck": ["draco_malfoy"],
    }
    document = {"game": "hogwarts-battle", "options": {"scenario": "year-4", "heroes": ["luna", "ron"]}, "given": given}
    match = Scenario({**document, "play": ["end turn"]}, "here").run(lay(tmp_path, *entries))
    foes = [foe and foe["id"] for foe in match.view(0)["villains"]["active"]]
    assert foes == ["draco_malfoy", "mermaid", "grindylow"]
