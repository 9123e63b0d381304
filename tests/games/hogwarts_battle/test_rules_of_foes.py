"""The New Rules where no scenario can show them: who plays, what lies where at first, foes of different boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.scenarios import scenarios
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.testkit.scenario import Scenario

GAME = ww.game("hogwarts-battle")
NEW = [name for name, scenario in scenarios().items() if scenario.has_new_rules]
SIX = ("harry", "ron", "hermione", "neville", "luna", "ginny")


def begun(scenario: str, heroes: tuple[str, ...] = SIX[:2]) -> BattleState:
    """The table before the first step is taken."""
    state = GAME.set_up(GAME.setup(len(heroes), 3, {"scenario": scenario, "heroes": list(heroes)}))
    assert isinstance(state, BattleState)
    return state


@pytest.mark.parametrize("name", NEW)
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_r40c_two_to_five_heroes_play(name: str, number: int) -> None:
    """R40c: any of the six, each with a hero card and ten starting cards of the hero's own."""
    heroes = SIX[-number:]
    state = begun(name, heroes)
    box = state.box
    assert box.heroes == heroes
    assert [box.about(card).fields["hero"] for card in box.hero_cards] == list(heroes)
    for hero, hand, deck in zip(heroes, state.hand, state.deck, strict=True):
        cards = (*hand, *deck)
        assert len(cards) == 10
        assert {(box.about(card).kind, box.about(card).fields["hero"]) for card in cards} == {("starting", hero)}


@pytest.mark.parametrize("number", [1, 6])
def test_r40c_neither_one_nor_six_do(number: int) -> None:
    with pytest.raises(ww.WandwrightError, match=r"2.*5"):
        begun("monster-box-1", SIX[:number])


@pytest.mark.parametrize("name", NEW)
def test_r43_detention_cards_have_a_pile_of_their_own(name: str) -> None:
    """R43: all of them lie there, and none in the Hogwarts deck, in the market or with a hero."""
    state = begun(name)
    about = state.box.about
    assert len(state.detentions) == len(state.box.library.copies.with_id("detention")) > 0
    assert {about(card).id for card in state.detentions} == {"detention"}
    elsewhere = (*state.hogwarts_deck, *state.market, *state.dear_deck, *state.hand[0], *state.deck[0])
    assert "detention" not in {about(card).id for card in elsewhere if card != NO_CARD}


@pytest.mark.parametrize("name", [name for name in NEW if name.startswith("charms-potions")])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_r81_a_location_shows_the_side_for_the_number_of_heroes(name: str, number: int) -> None:
    box = begun(name, SIX[:number]).box
    side = "2-3" if number <= 3 else "4-5"
    assert box.slots == [box.about(card).fields["slots"][side] for card in box.locations]


@pytest.mark.parametrize("name", NEW)
def test_r81_no_other_number_depends_on_the_heroes(name: str) -> None:
    """R81: Dark Arts cards of a turn, foes, market, health and hands are the same for two and for five."""
    two, five = begun(name), begun(name, SIX[:5])
    assert two.box.events == five.box.events
    assert [box.places for box in (two.box, five.box)] == [two.box.scenario.active_foes] * 2
    assert len(two.villain_deck) == len(five.villain_deck)
    assert len(two.dark_deck) == len(five.dark_deck)
    assert [len(state.market) for state in (two, five)] == [6, 6]
    assert {*two.health, *five.health} == {10}
    assert {len(hand) for hand in (*two.hand, *five.hand)} == {5}


@pytest.mark.parametrize("number", range(1, 8))
def test_r81_the_games_of_the_box_stay_with_two_to_four_heroes(number: int) -> None:
    with pytest.raises(ww.WandwrightError, match=r"2.*4"):
        GAME.start(seats=5, seed=1, options={"game": number})
    with pytest.raises(ww.WandwrightError, match="luna joins with the New Rules"):
        GAME.start(seats=2, seed=1, options={"game": number, "heroes": ["harry", "luna"]})


MIXED: dict[str, Any] = {
    "id": "mixed",
    "sets": ["game1", "monster-box-4", "charms-potions-1"],
    "locations": ["diagon_alley_location", "mirror_of_erised_location"],
    "active_foes": 3,
    "foes": {"named": ["hungarian_horntail", "draco_malfoy", "cornelius_fudge", "mermaid"]},
    "trials": ["encounter_dumbledores_request"],
    "hero_card": "game1",
    "heroes": "2-5",
}


def play_mixed(folder: Path, given: dict[str, Any], play: list[str]) -> ww.Match:
    """Step 3 of the first hero in a scenario of one's own, which mixes boxes as none of the game's own does (R74)."""
    (folder / "scenarios.yaml").write_text(yaml.safe_dump({"scenarios": [MIXED]}), encoding="utf-8")
    options = {"scenario": "mixed", "heroes": ["ron", "hermione"]}
    given = {"stack": [["act", 0, -1]], "heroes.0.hand": [], **given}
    data = {"game": "hogwarts-battle", "packs": [str(folder)], "options": options, "given": given, "play": play}
    return Scenario(data, "mixed").played()


def legal(match: ww.Match) -> set[str]:
    assert match.decision is not None
    return {action.notation for action in match.decision.actions}


def test_r87_dragons_blood_raises_nothing_for_a_villain(tmp_path: Path) -> None:
    """R87: it speaks of Creatures, so Cornelius Fudge still takes one token a turn and the Mermaid two."""
    given = {
        "villains.active": ["cornelius_fudge", "mermaid", None],
        "heroes.0.hand": ["dragons_blood"],
        "heroes.0.influence": 5,
    }
    match = play_mixed(tmp_path, given, ["play dragons_blood", "persuade cornelius_fudge", "persuade mermaid"])
    assert "persuade mermaid" in legal(match)
    assert "persuade cornelius_fudge" not in legal(match)


def test_r90_the_horntail_keeps_no_attack_from_an_encounter(tmp_path: Path) -> None:
    """R90: neither that nor influence on another foe."""
    given = {
        "villains.active": ["draco_malfoy", "hungarian_horntail", "cornelius_fudge"],
        "heroes.0.attack": 2,
        "heroes.0.influence": 1,
    }
    match = play_mixed(tmp_path, given, ["attack encounter_dumbledores_request"])
    assert isinstance(match.state, BattleState)
    assert (match.state.trial_attack, match.state.attack[0]) == (1, 1)
    assert {"attack encounter_dumbledores_request", "attack hungarian_horntail", "persuade cornelius_fudge"} <= legal(
        match
    )
    assert "attack draco_malfoy" not in legal(match)
