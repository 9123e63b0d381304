"""What is told before an answer is given: where totals lead, what a token is for, how likely dice hit, what took PV."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from wandwright.engine.language import speaking
from wandwright.engine.matches.matches import Match
from wandwright.games.year_at_hogwarts.chapters.fights.defending import Standing, defence
from wandwright.games.year_at_hogwarts.chapters.fights.hitting import chances_of
from wandwright.games.year_at_hogwarts.ending import RETROSPECT
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts
from wandwright.testkit.scenario import Scenario

GAME = YearAtHogwarts()
SQUARE = GAME.library.board.number("nc_item_1")
TURN = [["leave_turn"], ["end_turn"]]
FLUFFY = {"stack": [["try_mission", 0, -1], *TURN], "players.0.space": "third_floor_corridor"}


def played(given: dict[str, Any], *play: str, **options: Any) -> Match:
    position = {"options": {"characters": ["harry", "luna"], **options}, "given": given}
    match = Scenario(position, "here").played(GAME)
    for notation in play:
        match.apply(notation)
    return match


def labels(match: Match) -> dict[str, str]:
    return {action.notation: action.label for action in match.decisions[0].actions}


def test_a_total_names_the_spaces_where_the_move_may_end_with_it() -> None:
    """R43: and after it has been said, the move may end there and nowhere else."""
    given = {"stack": [["total", 0, -1], *TURN], "this_turn.dice": [2, 3], "players.0.space": "start"}
    for action in played(given).decisions[0].actions:
        (target,) = action.targets
        match = played(given, action.notation)
        assert {str(key) for key in (target.key, *target.also)} == {
            str(go.targets[0].key) for go in match.decisions[0].actions if go.notation.startswith("go ")
        }


def test_a_token_is_said_to_be_needed_for_the_missions_of_the_hand() -> None:
    """R106: and one that no open mission asks for is not."""
    given = {
        "stack": [["pass_square", SQUARE], *TURN],
        "players.0.missions": ["mission_01"],
        "items": {"enchanted_flute": "nc_item_1", "deluminator": "nc_item_1"},
    }
    told = labels(played(given))
    assert told["take enchanted_flute"] == "Take Enchanted Flute (needed for Get Past Fluffy)"
    assert told["take deluminator"] == "Take Deluminator"


@pytest.mark.parametrize(
    ("seat", "item", "use"),
    [(0, "fathers_bone", "ritual in the Graveyard"), (1, "basilisk_fang", "breaks Horcruxes")],
)
def test_in_the_return_a_token_is_said_to_be_for_what_its_side_needs_it(seat: int, item: str, use: str) -> None:
    """R228, R233."""
    given = {
        "stack": [["pass_square", SQUARE], *TURN],
        "calendar.active": seat,
        "items": {item: "nc_item_1"},
    }
    match = Scenario({"seats": 2, "options": {"mode": "return"}, "given": given}, "here").played(GAME)
    assert use in labels(match)[f"take {item}"]


@pytest.mark.parametrize(("dice", "least", "twice"), [(4, 3, False), (3, 5, True), (1, 6, False), (2, 7, False)])
def test_the_chances_of_hits_are_those_of_all_throws(dice: int, least: int, twice: bool) -> None:
    """R131, R255: counted one by one."""
    throws = [
        sum((face >= least) + (twice and face == 6) for face in faces) for faces in product(range(1, 7), repeat=dice)
    ]
    for place, chance in enumerate(chances_of(dice, least, twice), 1):
        assert chance == round(100 * sum(hits >= place for hits in throws) / len(throws))


def test_the_odds_of_the_next_attack_are_in_the_view_while_a_fight_goes_on() -> None:
    """R33, R34: Harry's four dice against the resistance of Fluffy."""
    given = {**FLUFFY, "players.0.missions": ["mission_01"], "items": {"enchanted_flute": "seat 0"}}
    match = played(given)
    assert "odds" not in match.view(0)["fight"]
    match.apply("try mission_01")
    odds = match.view(0)["fight"]["odds"]
    card = GAME.library.fields_of("combat_01")
    assert (odds["dice"], odds["needed"]) == (4, card["resistance"])
    assert odds["hits"] == list(chances_of(4, card["resistance"], False))
    assert f"roll 4 dice ({card['resistance']} or more hits)" in match.decisions[0].prompt


def rolled(faces: tuple[int, ...], plain: int, standing: Standing) -> Standing:
    """R246, H84, written out: each die by itself until somebody has no PV left, then the hits without one."""
    own, own_spared, foe, foe_spared = standing
    for loss in [*({1: 2, 2: 2, 6: 0}.get(face, 1) for face in faces), *([plain] if plain else [])]:
        if own <= 0 or foe <= 0:
            break
        if loss:
            own, own_spared = max(own - max(loss - own_spared, 0), 0), 0
        else:
            foe, foe_spared = max(foe - max(1 - foe_spared, 0), 0), 0
    return Standing(own, own_spared, foe, foe_spared)


@pytest.mark.parametrize(("dice", "plain"), [(0, 2), (1, 1), (2, 0), (3, 1)])
@pytest.mark.parametrize("standing", [Standing(4, 0, 1, 0), Standing(3, 1, 2, 1)])
def test_the_chances_of_defence_dice_are_those_of_all_throws(dice: int, plain: int, standing: Standing) -> None:
    """R246: counted one by one."""
    ends = [rolled(faces, plain, standing) for faces in product(range(1, 7), repeat=dice)]
    found = defence(dice, plain, standing, 0)
    assert found.loss == round(sum(standing.own - end.own for end in ends) / len(ends), 1)
    assert found.falls == round(100 * sum(end.own == 0 for end in ends) / len(ends))
    assert found.fells == round(100 * sum(end.foe == 0 for end in ends) / len(ends))


def test_one_who_is_asked_for_defence_dice_sees_what_each_number_costs() -> None:
    """R246, T7: Hermione hits Lucius three times, who has 2 PV left; he falls unless a 6 comes in time."""
    given = {
        "pawns.0.space": "quidditch_pitch",
        "players.0.space": "quidditch_pitch",
        "calendar.active": 2,
        "stack": [["begin_move"], *TURN],
        "this_turn.total": 5,
        "players.2.space": "sc_item_1",
        "pawns.3.space": "sc_duel_1",
        "servants.2.pv": 2,
        "items": {},
        "players.2.spells": [],
        "players.2.potions": [],
    }
    options = {"mode": "return", "characters": ["peter", "harry", "hermione"]}
    position = {"game": GAME.name, "seats": 3, "options": options, "given": given, "chance": {"fight": [6, 6, 6, 1]}}
    match = Scenario(position, "defence").begin()
    match.apply("go sc_duel_1")
    assert "defences" not in match.view(0)["fight"]
    match.apply("attack")
    shown = match.view(0)["fight"]["defences"]
    assert [one["dice"] for one in shown] == [0, 1, 2, 3]
    assert (shown[0]["loss"], shown[0]["falls"], shown[0]["fells"]) == (2.0, 100, 0)
    assert shown[3]["falls"] < shown[1]["falls"]


def test_a_loss_in_a_fight_names_who_caused_it() -> None:
    """R137, R171: the opponent on the card, by its reveal, and the player, by the dice."""
    given = {
        "stack": [["try_mission", 0, -1], *TURN],
        "players.0.space": "black_lake",
        "players.0.missions": ["mission_12"],
        "items": {"golden_egg": "seat 0"},
    }
    match = played(given, "try mission_12")
    assert "Harry Potter loses 1 PV (Grindylows)" in [GAME.event_text(event, match.state) for event in match.events]


def test_one_who_begins_a_mission_is_told_what_is_at_stake() -> None:
    """R113, R20: all Spells and Potions; alone, the match."""
    given = {**FLUFFY, "players.0.missions": ["mission_01"], "items": {"enchanted_flute": "seat 0"}}
    assert "lose all Spells and Potions" in played(given).decisions[0].prompt
    alone = {"options": {"characters": ["harry"], "variant": "solo"}, "given": given}
    assert "the match is lost" in Scenario(alone, "alone").played(GAME).decisions[0].prompt


def test_where_only_the_roll_is_left_nothing_else_is_offered() -> None:
    """R40: to the seat that is asked; the others are not told whether it could do something else."""
    given = {"stack": [["start", 0, -1], *TURN], "players.0.spells": []}
    assert played(given).decisions[0].prompt == "Harry Potter: roll the dice"
    more = played({**given, "players.0.spells": ["accio"]})
    assert "or do something before" in more.decisions[0].prompt


@pytest.mark.parametrize("locale", ["en", "cs", "it"])
def test_an_ending_tells_of_missions_goals_and_the_snitch_by_seats(locale: str) -> None:
    """Each deed that is counted has its words, and a strait names who was in it."""
    with speaking(locale):
        for kind in RETROSPECT.counted:
            assert GAME.speak(f"ending-part-{kind.replace('_', '-')}", n=2)
        for kind in RETROSPECT.summed:
            assert GAME.speak(f"ending-total-{kind.replace('_', '-')}")
        assert "Luna" in GAME.speak("ending-strait-pv", left=1, turn=7, who="Luna")
    match = played({"players.1.pv": 2})
    assert [strait.left for strait in RETROSPECT.straits(match.state) if strait.seat == 1] == [2]
