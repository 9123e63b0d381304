"""What players read at the table: who must do what, what each answer means, and what happened."""

from __future__ import annotations

from typing import Any

import wandwright as ww
from wandwright.games.death_eaters_rising.game import DeathEatersRising
from wandwright.testkit.scenario import Scenario

GAME = DeathEatersRising()
CHARACTERS = [
    *("bellatrix_lestrange", "cho_chang", "draco_malfoy"),
    *("lucius_malfoy", "fred_weasley", "barty_crouch_jr"),
    *("ron_weasley", "grawp", "argus_filch"),
]
AT_WORK = "travel ministry_of_magic"
TIMES = "\N{MULTIPLICATION SIGN}"
ROLL = ("orange", "blue", "purple", "purple")


def position(
    *play: str | dict[int, str],
    dice: list[str] | None = None,
    voldemort_die: str = "clockwise",
    seats: int = 2,
    **given: Any,
) -> ww.Match:
    """Harry's team before its first step, with what is given, then some answers. Voldemort turns to Hogsmeade."""
    chance = {"voldemort_die": [voldemort_die], **({"dice": dice} if dice else {})}
    before = {"characters": CHARACTERS, "voldemort.location": "diagon_alley"}
    values = {**before, **{path.replace("__", "."): value for path, value in given.items()}}
    data = {"game": GAME.name, "seats": seats, "given": values, "chance": chance, "play": play}
    return Scenario(data, "position").played(GAME)


def labels(match: ww.Match, seat: int | None = None) -> dict[str, str]:
    found = [decision for decision in match.decisions if seat is None or decision.seat == seat]
    return {action.notation: action.label for action in found[0].actions}


def prompt(match: ww.Match, seat: int = 0) -> str:
    return next(decision.prompt for decision in match.decisions if decision.seat == seat)


def told(match: ww.Match) -> list[str]:
    return [GAME.event_text(event, match.state) for event in match.events]


def test_a_turn_begins_with_a_journey() -> None:
    match = position()
    assert prompt(match) == "Harry's team: send your wizards to a location"
    assert labels(match) == {
        "travel ministry_of_magic": "Travel to the Ministry of Magic",
        "travel diagon_alley": "Travel to Diagon Alley",
        "travel hogsmeade": "Travel to Hogsmeade",
    }


def test_the_prompt_tells_how_far_the_dice_are() -> None:
    dice = ["loyalty", "friendship", "courage2", "loyalty"]
    match = position(AT_WORK, dice=dice)
    assert prompt(match) == "Harry's team: roll your dice"
    assert labels(match) == {"roll": "Roll the dice"}
    match.apply("roll")
    assert prompt(match) == "Harry's team: assign at least one die, or set one aside"
    match.apply("assign purple:courage2 to bellatrix_lestrange")
    assert prompt(match) == "Harry's team: assign more dice, roll the rest, or stop"
    assert labels(match)["roll"] == "Roll the rest"
    assert labels(match)["stop"] == "Stop, set the dice that are left aside, and end the turn"


def test_without_a_die_that_fits_one_has_to_go() -> None:
    alone = ["bellatrix_lestrange", None, None, *CHARACTERS[3:]]
    match = position(AT_WORK, "roll", dice=["friendship", "friendship", "friendship", "knowledge"], characters=alone)
    assert prompt(match) == "Harry's team: no die fits. Set one aside"
    assert labels(match)["discard orange:friendship"] == "Set aside friendship (orange) and roll the rest"


def test_the_last_die_is_discarded_without_another_roll() -> None:
    play = [AT_WORK, "roll", *(f"discard {color}:loyalty" for color in ROLL[:3])]
    match = position(*play, dice=["loyalty"] * 10)
    assert labels(match)["discard purple:loyalty"] == "Set aside loyalty (purple)"
    match.apply("discard purple:loyalty")
    assert prompt(match) == "Harry's team: no die can be assigned any more. End the turn"
    assert labels(match) == {"end turn": "End the turn"}


def test_an_assignment_says_what_the_card_still_lacks() -> None:
    found = labels(position(AT_WORK, "roll", dice=["courage", "knowledge2", "courage2", "loyalty"]))
    assert found["assign purple:courage2 to bellatrix_lestrange"] == (
        f"Assign courage {TIMES}2 (purple) to Bellatrix Lestrange, to attack (still needs 2 loyalty, 2 courage)"
    )
    assert found["assign orange:courage to cho_chang"] == (
        "Assign courage (orange) to Cho Chang, to recruit (still needs 1 knowledge, 1 courage)"
    )
    assert found["assign orange:courage to room_of_requirement 2"] == (
        "Assign courage (orange) to the Room of Requirement, "
        "ability “put 1 damage on a Death Eater at the mission location” (still needs 2 courage)"
    )


def test_the_ability_of_a_wizard_is_told_apart_from_recruiting() -> None:
    team = ["harry_potter", "pomona_sprout"]
    match = position(AT_WORK, "roll", dice=["courage", "knowledge", "courage", "loyalty"], teams__0__wizards=team)
    assert labels(match)["assign blue:knowledge to pomona_sprout"] == (
        "Assign knowledge (blue) to Pomona Sprout, ability “remove 2 damage from a wizard” (still needs 1 knowledge)"
    )


def test_other_seats_may_step_in_and_are_called_at_the_end() -> None:
    match = position(AT_WORK, dice=["courage"] * 4, teams__1__tokens=["gain_red_die"])
    assert prompt(match, 1) == "Tonks's team: cast a spell token before the first roll, or pass"
    assert labels(match, 1) == {"cast gain_red_die": "Cast “Gain red die”", "pass": "Pass"}
    match.apply("roll")
    assert prompt(match, 1) == "Tonks's team may cast a spell token"
    assert labels(match, 1) == {"cast gain_red_die": "Cast “Gain red die”"}
    match.apply("stop")
    assert prompt(match, 1) == "Tonks's team: cast a spell token before the turn ends, or pass"
    assert labels(match, 1) == {"cast gain_red_die": "Cast “Gain red die”", "pass": "Pass"}


def test_death_eaters_and_penalties_wait_for_their_turn() -> None:
    match = position("travel hogsmeade", voldemort_die="dark_mark", corrupted=["the_atrium", "gringotts_bank"])
    assert labels(match)["resolve barty_crouch_jr"] == "Barty Crouch Jr."
    assert prompt(match) == "Harry's team: choose the Death Eater that acts next"
    match.apply("resolve lucius_malfoy")
    assert prompt(match) == "Harry's team: choose the Death Eater whose Dark Mark acts next"
    match.apply("resolve barty_crouch_jr")
    match.apply("resolve draco_malfoy")
    assert prompt(match) == "Harry's team: choose the penalty that comes next"
    assert labels(match)["resolve the_atrium"] == "The Atrium"


def test_a_tie_for_the_most_corrupted_place() -> None:
    match = position(
        "travel hogsmeade",
        voldemort_die="dark_mark",
        voldemort__location="ministry_of_magic",
        characters=["lucius_malfoy", *[None] * 8],
        locations__0__places=["the_atrium", "department_of_mysteries"],
        locations__0__corruption=2,
        locations__1__places=["gringotts_bank", "ollivanders_wand_shop"],
        locations__1__corruption=4,
    )
    assert prompt(match) == ("Harry's team: several places tie for most corruption. Choose the one that gets more")
    assert labels(match) == {
        "corrupt the_atrium": "The Atrium (corruption 4 of 5)",
        "corrupt gringotts_bank": "Gringotts Bank (corruption 4 of 5)",
    }


def test_dice_that_are_gained_lost_rolled_again_and_turned() -> None:
    team = ["harry_potter", "ron_weasley", "cho_chang", "dean_thomas"]
    match = position(
        AT_WORK,
        dice=["friendship", "courage", "courage", "courage"],
        teams__0__wizards=team,
        characters=["bellatrix_lestrange", *[None] * 5, "walden_macnair", "grawp", None],
    )
    assert prompt(match) == "Harry's team: choose the colour of the die from Harry Potter"
    assert labels(match) == {"take purple": "Purple die", "take orange": "Orange die"}
    match.apply("take purple")
    assert prompt(match) == "Harry's team: choose a die to set aside for this turn"
    assert labels(match)["lose blue"] == "Set aside a blue die"
    assert labels(match)["lose orange"] == "Set aside an orange die"
    match.apply("lose blue")
    match.apply("roll")
    assert labels(match)["use cho_chang"] == "Use Cho Chang"
    match.apply("use dean_thomas")
    assert prompt(match) == "Harry's team: choose the face that the orange die shows"
    assert f"Friendship {TIMES}2" in labels(match).values()
    match.apply("show friendship2")
    match.apply("use cho_chang")
    assert prompt(match) == "Harry's team: choose a die to re-roll"
    assert labels(match)["reroll orange:friendship2"] == f"Re-roll friendship {TIMES}2 (orange)"


def test_tokens_ask_whom_what_and_where() -> None:
    tokens = ["heal_two_from_one", "remove_corruption", "assign_courage", "swap_wizard"]
    match = position(
        AT_WORK,
        seats=3,
        teams__0__tokens=tokens,
        damage={"harry_potter": 2, "nymphadora_tonks": 1},
        locations__0__corruption=3,
        locations__0__places=["the_atrium", "department_of_mysteries"],
    )
    match.apply("cast heal_two_from_one")
    assert prompt(match) == "Harry's team: choose a wizard to heal by 2"
    assert labels(match)["heal nymphadora_tonks"] == "Heal Nymphadora Tonks (damage 1 of 6)"
    match.apply("heal nymphadora_tonks")
    match.apply("cast remove_corruption")
    assert prompt(match) == "Harry's team: choose a place to remove 1 corruption from"
    assert labels(match)["cleanse ministry_of_magic"] == "The Atrium (corruption 3 of 5)"
    match.apply("cleanse ministry_of_magic")
    match.apply("cast assign_courage")
    assert prompt(match) == "Harry's team: choose the card that gets courage"
    assert labels(match)["on cho_chang"] == "On Cho Chang, to recruit (still needs 1 knowledge, 1 courage)"
    match.apply("on cho_chang")
    match.apply("cast swap_wizard")
    assert prompt(match) == "Harry's team: choose the team that you swap with"
    assert labels(match) == {"with nymphadora_tonks": "Tonks's team", "with albus_dumbledore": "Dumbledore's team"}


def test_the_wizards_of_a_swap_and_of_a_blow_are_named_with_their_damage() -> None:
    match = position(
        AT_WORK,
        "roll",
        dice=["loyalty", "loyalty", "courage2", "loyalty"],
        teams__0__tokens=["swap_wizard"],
        teams__0__wizards=["harry_potter", "poppy_pomfrey"],
        teams__1__wizards=["nymphadora_tonks", "sirius_black"],
        damage={"harry_potter": 2, "draco_malfoy": 1},
    )
    match.apply("assign purple:courage2 to room_of_requirement 2")
    assert prompt(match) == "Harry's team: choose a Death Eater who takes 1 damage"
    assert labels(match)["hit draco_malfoy"] == "Draco Malfoy (damage 1 of 2)"
    match.apply("hit draco_malfoy")
    match.apply("cast swap_wizard")
    assert prompt(match) == "Harry's team: choose the wizard that you give away"
    assert labels(match)["give harry_potter"] == "Give Harry Potter (damage 2 of 6)"
    match.apply("give harry_potter")
    assert prompt(match, 1) == "Tonks's team: choose the wizard that you give in return"
    match.apply("give sirius_black")
    assert told(match)[-2:] == ["Harry's team gives away Harry Potter", "Tonks's team gives away Sirius Black"]


def test_a_drawn_token_is_kept() -> None:
    match = position(
        AT_WORK,
        "roll",
        dice=["courage", "knowledge2", "courage", "loyalty"],
        teams__0__wizards=["harry_potter", "sybill_trelawney"],
        tokens__supply=["swap_wizard", "heal_one_from_two"],
    )
    match.apply("assign blue:knowledge2 to sybill_trelawney")
    assert prompt(match) == "Harry's team: choose a spell token to keep"
    assert labels(match)["keep swap_wizard"] == "Keep “Swap wizards”"


def test_a_token_is_given_up() -> None:
    match = position(
        AT_WORK,
        characters=[*[None] * 6, "peter_pettigrew", None, None],
        teams__0__tokens=["gain_red_die", "assign_courage"],
    )
    assert prompt(match) == "Harry's team: choose a spell token to discard"
    assert labels(match)["drop gain_red_die"] == "Discard “Gain red die”"


def test_a_move_to_voldemort_costs_a_die() -> None:
    match = position(AT_WORK, voldemort__card=["lord_voldemort"])
    assert prompt(match) == "Harry's team: roll your dice, or set one aside and move to Voldemort"
    assert labels(match)["relocate purple"] == "Set aside the purple die and move to Hogsmeade"
    match.apply("relocate purple")
    assert told(match)[-2:] == ["Harry's team sets aside: purple die", "Harry's team moves on to Hogsmeade"]
