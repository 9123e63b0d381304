"""Where the New Rules are silent, and a scenario alone can't show it: who sees what, and cards of one's own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from tests.games.hogwarts_battle.own_cards import OWN, card, lay
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario

SPECTATOR = None
EVERYBODY = (0, 1, SPECTATOR)
ACT = [["act", 0, -1]]
QUIET: dict[str, Any] = {"stack": ACT, "villains.active": [None, None, None], "dark_arts.deck": [], "heroes.1.hand": []}
TOPS = ["alohomora_luna", "lion_hat", "spectrespecs"]
REST = ["pigwidgeon", "errol", "barn_owl"]


def position(given: Mapping[str, Any], play: Sequence[Any] = (), *, game: Game | None = None, **options: Any) -> Match:
    """Luna and Ron in the fourth box of Charms and Potions, prepared and played so far."""
    chosen = {"scenario": "charms-potions-4", "heroes": ["luna", "ron"], **options}
    data = {"game": "hogwarts-battle", "options": chosen, "given": dict(given), "play": list(play)}
    return Scenario(data, "a prepared position").played(game)


def told(match: Match, seat: int | None) -> str:
    """Everything a seat is told: its view with the open questions, and what happened."""
    return json.dumps([match.view(seat), [list(event) for event in match.events_for(seat)]])


def who_can_tell(one: Match, other: Match) -> set[int | None]:
    """Those to whom the two positions differ."""
    assert one.hash() != other.hash()
    return {seat for seat in EVERYBODY if told(one, seat) != told(other, seat)}


def known_tops(match: Match, seat: int | None) -> list[str]:
    return [shown["id"] for shown in match.view(seat)["heroes"][0]["deck"]["known"]]


def looked_at(order: Sequence[str], play: Sequence[str], hands: str) -> Match:
    given = {**QUIET, "heroes.0.hand": ["revelio"], "heroes.0.deck": list(order)}
    return position(given, ["play revelio", *play], hands=hands)


@pytest.mark.parametrize(("hands", "eyes"), [("closed", {0}), ("open", set(EVERYBODY))])
def test_r112_a_card_looked_at_is_seen_by_the_looker(hands: str, eyes: set[int | None]) -> None:
    """R112: of two decks with other cards on top only the looker can tell which it is, or all with open hands."""
    one = looked_at([*TOPS, *REST], (), hands)
    other = looked_at([*REST, *TOPS], (), hands)
    assert who_can_tell(one, other) == eyes


@pytest.mark.parametrize(("hands", "eyes"), [("closed", {0}), ("open", set(EVERYBODY))])
def test_r112_what_is_put_back_on_top_stays_known_to_whoever_saw_it(hands: str, eyes: set[int | None]) -> None:
    """R112: the cards that Revelio! leaves on the deck, in their new order."""
    match = looked_at([*TOPS, *REST], ["next lion_hat", "next spectrespecs"], hands)
    for seat in EVERYBODY:
        assert known_tops(match, seat) == (["spectrespecs", "alohomora_luna"] if seat in eyes else [])


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_r112_a_revealed_card_is_seen_by_all_and_stays_known_where_it_is_put_back(hands: str) -> None:
    """R112: the top of the own deck, revealed for a Charm, and that of the Dark Arts deck."""
    given = {**QUIET, "heroes.0.charm": "undetectable_extension_charm", "heroes.0.health": 8}
    given |= {"heroes.0.deck": TOPS[:2], "heroes.0.hand": TOPS[2:], "dark_arts.deck": ["expulso", "flipendo"]}
    play = ["use undetectable_extension_charm", "play spectrespecs", "keep"]
    match = position(given, play, hands=hands)
    for seat in EVERYBODY:
        assert known_tops(match, seat) == ["alohomora_luna"]
        assert [shown["id"] for shown in match.view(seat)["dark_arts"]["seen"]] == ["expulso"]


@pytest.mark.parametrize("hands", ["open", "closed"])
@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        ("villains.deck", ["draco_malfoy", "lucius_malfoy"]),
        ("hogwarts.deck", ["incendio", "lumos"]),
        ("dark_arts.deck", ["expulso", "flipendo"]),
        ("shelves.potions", ["ageing_potion", "amortentia"]),
        ("shelves.supply", ["ingredient_hellebore", "ingredient_flobberworm"]),
    ],
)
def test_r112_the_order_of_foes_decks_and_ingredients_is_hidden_from_all(
    zone: str, cards: list[str], hands: str
) -> None:
    """R112: nobody can tell a deck from the same deck in another order."""
    one, other = (position({**QUIET, zone: order}, hands=hands) for order in (cards, cards[::-1]))
    assert who_can_tell(one, other) == set()


def test_r112_the_trials_that_are_to_come_lie_open() -> None:
    """R112: everybody sees the whole stack of trials in its order."""
    match = position(QUIET)
    trials = ["encounter_staffing_changes", "encounter_the_seventh_horcrux", "encounter_battle_of_hogwarts"]
    for seat in EVERYBODY:
        assert [shown["id"] for shown in match.view(seat)["horcrux"]["pile"]] == trials


def with_scenario(folder: Path, **changes: Any) -> Game:
    """The game with one scenario of its own."""
    scenario = {
        "id": "muddle",
        "sets": ["game1", "charms-potions-1", "charms-potions-4"],
        "locations": ["diagon_alley_location"],
        "active_foes": 1,
        "foes": {"named": ["draco_malfoy"]},
        "hero_card": "game3",
        "heroes": "2-5",
        **changes,
    }
    (folder / "scenarios.yaml").write_text(yaml.safe_dump({"scenarios": [scenario]}), encoding="utf-8")
    return ww.game("hogwarts-battle", packs=(folder,))


@pytest.mark.parametrize(("played", "done"), [("barn_owl", 2), ("alohomora_luna", 0)])
def test_r133_influence_gained_by_the_swap_counts_for_an_encounter(tmp_path: Path, played: str, done: int) -> None:
    """R133: two printed health are two influence gained; a printed influence, which becomes health, is none."""
    game = with_scenario(
        tmp_path,
        trials=["encounter_the_ministry_is_meddling"],
        potions={"sets": ["charms-potions-4"], "shelves": "charms-potions-4", "ingredients": ["charms-potions-4"]},
        dark_arts_potions=["charms-potions-4"],
    )
    given = {"stack": ACT, "villains.active": ["draco_malfoy"], "heroes.0.hand": [played], "heroes.0.health": 3}
    given |= {"brewing.2.potion": "confusing_concoction", "heroes.1.hand": []}
    match = position(given, [f"play {played}"], game=game, scenario="muddle")
    assert match.view(0)["horcrux"]["progress"]["done"] == done


LOCK = {"when": "passive", "do": "forbid", "what": "attack_others", "who": "all"}


def open_foes(game: Game, foes: Sequence[str], play: Sequence[str] = (), **given: Any) -> set[str]:
    """The foes that Harry can attack."""
    placed = {"stack": ACT, "villains.active": list(foes), "heroes.0.hand": [], "heroes.0.attack": 5, **given}
    data = {"game": "hogwarts-battle", "options": {"game": 3, "heroes": ["harry", "ron"]}, "given": placed}
    match = Scenario({**data, "play": list(play)}, "a prepared position").played(game)
    assert match.decision is not None
    said = [action.notation for action in match.decision.actions]
    assert "end turn" in said
    return {notation.removeprefix("attack ") for notation in said if notation.startswith("attack ")}


def test_r140_a_lock_and_a_limit_together_can_leave_no_foe_open(tmp_path: Path) -> None:
    """R140: the lock of one foe keeps attack from the others, and a limit of the turn then from that foe as well."""
    game = lay(tmp_path, card("villain", [LOCK]))
    foes = [OWN, "draco_malfoy"]
    assert open_foes(game, foes) == {OWN}
    capped: dict[str, Any] = {"this_turn.attack_cap": 1}
    assert open_foes(game, foes, **capped) == {OWN}
    assert open_foes(game, foes, [f"attack {OWN}"], **capped) == set()


def test_r140_two_foes_that_lock_each_other_leave_none_open(tmp_path: Path) -> None:
    """R140: each keeps attack from the other, so neither is open."""
    game = lay(tmp_path, card("villain", [LOCK]), card("villain", [LOCK], id="other_lock", name="Other lock"))
    assert open_foes(game, [OWN, "other_lock"]) == set()
    silenced: dict[str, Any] = {"villains.shields": [1, 0]}
    assert open_foes(game, [OWN, "other_lock"], **silenced) == {"other_lock"}


@pytest.mark.parametrize(("ally", "health"), [("rubeus_hagrid", 6), ("molly_weasley", 7)])
def test_r114i_an_own_foe_stops_allies_in_a_game_of_the_box_too(tmp_path: Path, ally: str, health: int) -> None:
    """R114i: attack and influence of an ally are stopped wherever a foe says so; health comes all the same."""
    game = lay(tmp_path, card("villain", [{**LOCK, "what": "tokens_from_allies"}]))
    given = {"stack": ACT, "villains.active": [OWN], "heroes.0.health": 5, "heroes.0.hand": [ally, "lumos"]}
    data = {"game": "hogwarts-battle", "options": {"game": 3, "heroes": ["harry", "ron"]}, "given": given}
    match = Scenario({**data, "play": [f"play {ally}"]}, "a prepared position").played(game)
    harry = match.view(0)["heroes"][0]
    assert (harry["attack"], harry["influence"], harry["health"]) == (0, 0, health)
