"""The plain data of the table, and how a terminal draws it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from rich.console import Console

import wandwright as ww
from wandwright.cli.table.board import Look, board, choices
from wandwright.engine.display.tables import Count, Meter, Panel, Section, Sign, seat_names
from wandwright.games.death_eaters_rising.game import DeathEatersRising
from wandwright.testkit.scenario import Scenario

GAME = DeathEatersRising()
TIMES = "\N{MULTIPLICATION SIGN}"
GIVEN = {
    "characters": [
        *("bellatrix_lestrange", "cho_chang", None),
        *("lucius_malfoy", "fred_weasley", "barty_crouch_jr"),
        *("ron_weasley", "grawp", "argus_filch"),
    ],
    "damage": {"bellatrix_lestrange": 1, "harry_potter": 2, "cho_chang": 3},
    "voldemort.location": "diagon_alley",
    "locations.0.places": ["the_atrium"],
    "locations.0.corruption": 2,
    "corrupted": ["department_of_mysteries"],
    "hospital": ["dean_thomas"],
    "azkaban": ["draco_malfoy"],
    "teams.0.tokens": ["gain_red_die", "gain_red_die", "assign_courage"],
}


def played(*play: str, **given: Any) -> ww.Match:
    data = {
        "game": GAME.name,
        "seats": 2,
        "given": {**GIVEN, **given},
        "chance": {"voldemort_die": ["clockwise"], "dice": ["knowledge", "courage", "courage2", "courage"]},
        "play": ["travel ministry_of_magic", *play],
    }
    return Scenario(data, "table").played(GAME)


def sections(match: ww.Match, seat: int | None = 0) -> dict[str, Section]:
    return {section.name: section for section in GAME.table(match.view(seat))}


def panel(section: Section, title: str) -> Panel:
    return next(found for found in section.panels if found.title == title)


def names(found: Panel) -> dict[str, list[tuple[str, int]]]:
    return {zone.label: [(piece.name, piece.copies) for piece in zone.pieces] for zone in found.zones}


def test_a_location_shows_its_place_and_who_is_there() -> None:
    found = sections(played())["place"]
    assert [entry.group for entry in found.panels if entry.group] == ["Ministry of Magic", "Diagon Alley", "Hogsmeade"]
    ministry, bellatrix, cho = found.panels[:3]
    assert (ministry.title, ministry.card) == ("The Atrium", "the_atrium")
    assert ministry.meters[0] == Meter("corruption", 2, 5, danger=True)
    assert ministry.signs == (Sign("mission"),)
    assert (bellatrix.title, bellatrix.signs) == ("Bellatrix Lestrange", (Sign("Death Eater", danger=True),))
    assert bellatrix.meters == (Meter("damage", 1, 3),)
    assert bellatrix.counts == (Count("loyalty", 2), Count("courage", 2))
    assert (cho.title, cho.signs, cho.meters) == ("Cho Chang", (), (Meter("damage", 3, 5, danger=True),))
    assert len(found.panels) == 3 + 8


def test_voldemort_looks_at_one_location() -> None:
    places = [entry for entry in sections(played())["place"].panels if entry.group]
    assert [Sign("faced by Voldemort", danger=True) in place.signs for place in places] == [False, False, True]


def test_a_location_without_places_is_shown_itself() -> None:
    gone = ["department_of_mysteries", "the_atrium"]
    ministry = sections(played(**{"locations.0.places": [], "corrupted": gone}))["place"].panels[0]
    assert (ministry.title, ministry.card, ministry.counts) == ("Ministry of Magic", "ministry_of_magic", ())


def test_what_lies_on_a_card_is_taken_off_its_needs() -> None:
    match = played("roll", "assign purple:courage2 to bellatrix_lestrange")
    found = sections(match)
    assert panel(found["place"], "Bellatrix Lestrange").counts == (Count("loyalty", 2),)
    match.apply("assign purple:courage to cho_chang")
    match.apply("assign orange:knowledge to cho_chang")
    assert Sign("complete") in panel(sections(match)["place"], "Cho Chang").signs


def test_the_enemies_tell_what_is_won_and_lost() -> None:
    found = sections(played())["foes"]
    assert found.meters == (Meter("Lord Voldemort", 0, 5),)
    voldemort, villain = found.panels
    assert (voldemort.signs, voldemort.text) == ((Sign("not revealed yet"),), ())
    assert Count("Azkaban", 1) in voldemort.counts
    assert villain.meters == (
        Meter("defeated wizards", 1, 8, danger=True),
        Meter("corrupted places", 1, 4, danger=True),
    )
    assert villain.text[0].startswith("Department of Mysteries: Once corrupted, on every Dark Mark:")


def test_voldemort_can_be_attacked_once_he_is_there() -> None:
    voldemort = sections(played(**{"voldemort.card": ["lord_voldemort"]}))["foes"].panels[0]
    assert voldemort.counts == (
        Count("Azkaban", 1),
        Count("friendship", 1),
        Count("knowledge", 1),
        Count("loyalty", 1),
        Count("courage", 2),
    )
    assert (voldemort.signs, len(voldemort.text)) == ((), 1)


def test_the_dice_lie_where_they_are() -> None:
    match = played()
    assert names(panel(sections(match)["dice"], "pool")) == {
        "": [("not rolled (orange)", 1), ("not rolled (blue)", 1), ("not rolled (purple)", 2)]
    }
    match.apply("roll")
    match.apply("assign purple:courage2 to room_of_requirement 2")
    rows = sections(match)["dice"]
    assert names(panel(rows, "pool"))[""] == [("knowledge (orange)", 1), ("courage (blue)", 1), ("courage (purple)", 1)]
    assert names(panel(rows, "assigned"))[""] == [(f"courage {TIMES}2 (purple) on Room of Requirement, ability 2", 1)]


def test_no_dice_are_shown_before_the_pool_is_taken() -> None:
    assert "dice" not in sections(GAME.start(seats=2, seed=3))


def test_a_team_shows_wizards_tokens_and_what_was_begun() -> None:
    match = played("roll", "assign blue:courage to room_of_requirement 2")
    harry, tonks = sections(match)["players"].panels
    assert (harry.title, harry.seat, harry.marks) == ("Harry's team", 0, ("active", "asked"))
    assert harry.counts == (Count("spell tokens", 3),)
    assert names(harry) == {
        "headquarters": [("Room of Requirement", 1)],
        "wizards": [("Harry Potter 2/6", 1)],
        "spell tokens": [("Gain red die", 2), ("Assign courage", 1)],
        "begun": [("Room of Requirement, ability 2 (still needs 1 courage)", 1)],
    }
    assert (tonks.title, tonks.marks, tonks.counts) == ("Tonks's team", (), (Count("spell tokens", 0),))


def test_who_may_step_in_is_not_waited_for() -> None:
    match = played(**{"teams.1.tokens": ["heal_two_from_one"]})
    assert [decision.kind for decision in match.decisions] == ["act", "first_call"]
    assert [entry.marks for entry in sections(match)["players"].panels] == [("active", "asked"), ()]


def test_seats_have_names() -> None:
    match = GAME.start(options={"starters": ["sirius_black", "minerva_mcgonagall"]})
    assert seat_names(GAME.table(match.view(None))) == {0: "Sirius's team", 1: "McGonagall's team"}


def test_the_table_shows_nothing_that_the_view_hides_and_tells_the_end() -> None:
    match = GAME.start(seats=3, seed=4)
    chance = Random(4)
    while match.decision is not None:
        match.apply(chance.choice(match.decision.actions))
        view = match.view(1)
        known = json.dumps(view)
        shown = [found.card for section in GAME.table(view) for found in section.panels if found.card]
        fixed = {"lord_voldemort", "dark_lord"}
        assert all(card in fixed or f'"{card}"' in known for card in shown)
    assert sections(match)["outcome"].title.startswith("The players lose: ")


@pytest.mark.parametrize("wanted", ["bellatrix_lestrange", "Bellatrix Lestrange", " BELLATRIX ", "bella"])
def test_a_card_has_a_text(wanted: str) -> None:
    assert GAME.card_text(wanted)[:2] == (
        "Bellatrix Lestrange",
        "Death Eater, 3 health, needs 2 loyalty, 2 courage, reconstructed",
    )


@pytest.mark.parametrize(
    ("card", "about"),
    [
        ("gringotts_bank", "Place, Diagon Alley, 5 spaces for corruption, uncertain"),
        ("harry_potter", "Wizard, Dumbledore's Army, 6 health, needs 2 friendship, 4 courage, reconstructed"),
        ("dumbledores_office", "Headquarters, Hogwarts, 2 in the box, uncertain"),
        ("voldemort_die", "Eight-sided die"),
    ],
)
def test_a_card_says_what_it_is(card: str, about: str) -> None:
    assert GAME.card_text(card)[1] == about


@pytest.mark.parametrize("wanted", ["", "zzz", "x" * 1000])
def test_an_unknown_card_is_refused(wanted: str) -> None:
    with pytest.raises(ww.UnknownCard, match="There is no card"):
        GAME.card_text(wanted)


@pytest.mark.parametrize("short", [False, True])
def test_long_answers_are_read_to_their_end(short: bool) -> None:
    match = played("roll")
    assert match.decision is not None
    entries = [(action.label, "What the card does.") for action in match.decision.actions]
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(choices(entries, 80, short=short))
    drawn = " ".join(capture.get().split()).replace("What the card does. ", "")
    assert all(label in drawn for label, _ in entries)
    assert capture.get().count("What the card does.") == 1


@pytest.mark.parametrize("look", [Look(100, 1, False), Look(80, 0, False), Look(80, 0, True)])
def test_a_terminal_draws_everything(look: Look) -> None:
    match = played("roll", "assign purple:courage2 to bellatrix_lestrange")
    console = Console(width=look.width, no_color=True)
    with console.capture() as capture:
        console.print(board(GAME.title, GAME.table(match.view(0)), {}, look))
    drawn = " ".join(capture.get().split())
    for part in (
        *("Ministry of Magic", "The Atrium", "faced by Voldemort", "mission", "corruption 2/5"),
        *("Bellatrix Lestrange", "Death Eater", "damage 1/3", "loyalty 2", "defeated wizards 1/8"),
        *("knowledge (orange), courage (blue)", "Harry's team", "Tonks's team", "Harry Potter 2/6"),
    ):
        assert part in drawn
