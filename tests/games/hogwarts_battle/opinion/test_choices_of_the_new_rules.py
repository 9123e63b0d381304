"""What the bots think of the New Rules: each opinion changes a choice, and changes it for its own reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import wandwright as ww
from wandwright.games.hogwarts_battle.opinion import foes
from wandwright.testkit.scenario import Scenario

BATTLE = ww.game("hogwarts-battle")
# Nothing else to play, to attack or to buy.
BARE: dict[str, Any] = {
    "stack": [["act", 0, -1]],
    "villains.active": [None, None, None],
    "villains.deck": [],
    "dark_arts.deck": [],
    "horcrux.pile": [],
    "heroes.0.hand": [],
    "heroes.1.hand": [],
    "hogwarts.market": [None] * 6,
}
POTIONS: dict[str, Any] = {
    "shelves.tokens": [None] * 10,
    "shelves.supply": [],
    "shelves.used": [],
    "shelves.potions": [],
    "brewing.0.potion": None,
    "brewing.1.potion": None,
}


def choice(scenario: str, given: Mapping[str, Any], play: Sequence[str] = ()) -> str:
    """What the policy answers for Ron, who plays with Hermione."""
    options = {"scenario": scenario, "heroes": ["ron", "hermione"]}
    data = {"game": "hogwarts-battle", "options": options, "given": {**BARE, **given}, "play": list(play)}
    match = Scenario(data, "a prepared position").played()
    code = BATTLE.policy(match.state)
    assert match.decision is not None
    return next(action.notation for action in match.decision.actions if action.code == code)


def test_of_two_foes_of_one_size_the_one_that_does_more_harm_is_attacked() -> None:
    """A Dementor hurts in every turn, a Common Welsh Green only when another Creature comes."""
    for active in (["common_welsh_green", "dementor_creature"], ["dementor_creature", "common_welsh_green"]):
        given = {"villains.active": [*active, None], "heroes.0.attack": 1}
        assert choice("monster-box-4", given) == "attack dementor_creature"


def test_a_harmless_foe_that_is_nearly_beaten_comes_first() -> None:
    given = {"villains.active": ["common_welsh_green", "dementor_creature", None], "heroes.0.attack": 1}
    assert choice("monster-box-4", {**given, "villains.wounds": [6, 0, 0]}) == "attack common_welsh_green"


def test_a_foe_that_adds_control_is_worse_than_one_that_takes_as_much_health() -> None:
    fields = {"effect": [{"do": "add_control", "n": 1}]}
    assert foes.bounty(fields, 2) > foes.bounty({"effect": [{"do": "lose_health", "who": "active", "n": 1}]}, 2)
    waits = {"effect": [{"when": "morsmordre", "do": "add_control", "n": 1}]}
    assert foes.bounty(fields, 2) > foes.bounty(waits, 2)


def test_influence_goes_to_a_foe_before_it_buys() -> None:
    """R58: one token is little for the deck and much for a foe that nothing else beats."""
    given = {"hogwarts.market": ["lumos", None, None, None, None, None], "heroes.0.influence": 4}
    assert choice("monster-box-1", given) == "acquire lumos"
    assert choice("monster-box-1", {**given, "villains.active": ["norbert", None, None]}) == "persuade norbert"


FIRST_TASK: dict[str, Any] = {
    "horcrux.pile": ["encounter_the_first_task"],
    "hogwarts.market": ["quidditch_gear", "hogwarts_a_history", "dobby", None, None, None],
}


def test_items_are_bought_together_where_they_meet_an_encounter() -> None:
    """The First Task wants Items for seven in one turn; without it the Ally is the better card."""
    given = {**FIRST_TASK, "heroes.0.influence": 7}
    assert choice("monster-box-4", given) in ("acquire quidditch_gear", "acquire hogwarts_a_history")
    assert choice("monster-box-4", {**given, "horcrux.pile": []}) == "acquire dobby"


def test_what_must_be_acquired_together_stays_on_offer_until_it_can_be() -> None:
    """With four influence no Item meets the First Task; one that is bought now would be missing later."""
    given = {**FIRST_TASK, "hogwarts.market": ["quidditch_gear", "hogwarts_a_history", None, None, None, None]}
    assert choice("monster-box-4", {**given, "heroes.0.influence": 4}) == "end turn"
    assert choice("monster-box-4", {**given, "heroes.0.influence": 4, "horcrux.pile": []}).startswith("acquire")


def test_what_an_encounter_wants_bought_comes_before_influence_on_foes() -> None:
    """With seven influence every token is needed for the Items, with six none is enough."""
    foe = {**FIRST_TASK, "villains.active": ["norbert", None, None]}
    assert choice("monster-box-4", {**foe, "heroes.0.influence": 7}).startswith("acquire")
    assert choice("monster-box-4", {**foe, "heroes.0.influence": 6}) == "persuade norbert"


def test_a_purchase_that_was_begun_is_finished() -> None:
    given = {**FIRST_TASK, "heroes.0.influence": 11}
    first = choice("monster-box-4", given)
    second = choice("monster-box-4", given, [first])
    assert {first, second} == {"acquire quidditch_gear", "acquire hogwarts_a_history"}


def test_attack_goes_to_an_encounter_only_if_it_is_enough() -> None:
    """R97: what lies on Dumbledore's Request at the end of a turn is lost."""
    given = {"horcrux.pile": ["encounter_dumbledores_request"], "villains.active": ["draco_malfoy", None, None]}
    assert choice("charms-potions-3", {**given, "heroes.0.attack": 6}) == "attack encounter_dumbledores_request"
    assert choice("charms-potions-3", {**given, "heroes.0.attack": 5}) == "attack draco_malfoy"


def test_the_last_ingredient_finishes_a_potion() -> None:
    """R50: the brewed potion is worth more than the ingredients that lay on it."""
    given = {
        **POTIONS,
        "shelves.tokens": ["ingredient_hellebore", *[None] * 9],
        "brewing.0.potion": "ageing_potion",
        "brewing.0.tokens": ["ingredient_bicorn_horn"],
        "brewing.0.spaces": [0],
        "this_turn.cards_drawn": 1,
    }
    assert choice("charms-potions-3", given, ["end turn", "take 1a"]) == "add ageing_potion hellebore"


def test_detention_is_what_a_hero_banishes() -> None:
    given = {"heroes.0.hand": ["scourgify", "alohomora_ron"], "heroes.0.discard": ["detention", "stupefy"]}
    assert choice("charms-potions-4", {**POTIONS, **given}, ["play scourgify"]) == "banish detention from discard"
