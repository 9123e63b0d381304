"""A Year at Hogwarts in the browser: each variant, each mode and Quidditch alone, from the lobby to the end. The person
plays the first turn by hand, then a bot goes on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import year
from tests.browser.conftest import Invite
from tests.browser.people import GUARD_MS, PHONE, WIDE
from tests.browser.readable import unreadable
from tests.browser.screens import findings
from tests.browser.server import ServerProcess

# A roll and where it leads.
FIRST_MOVE = 2
LAST_DAY = "The last day of the year has come"


def test_underage_a_move_by_keys_and_by_click(person: Invite) -> None:
    """The ends glow; Tab reaches them with name and distance, Enter goes there, and so does a click."""
    anna = person(name="Anna")
    year.open_table(anna, variant="Underage Wizard")
    year.reach(anna, "move")
    anna.focus(".space.lit")
    away = year.steps_by_tab(anna)
    assert len(away) == year.lit(anna).count()
    assert away == sorted(away)
    anna.focus(".space.lit")
    before = anna.heard["actions"]
    anna.page.keyboard.press("Enter")
    anna.wait("(before) => heard.actions !== before", before)
    expect(anna.log).to_contain_text("Harry Potter walks to")
    year.reach(anna, "start")
    year.reach(anna, "move")
    # The log lies over the far side of the map: the nearest end is in sight.
    anna.answer(year.lit(anna).first)
    year.let_a_bot_play(anna)
    assert year.see_the_end(anna, LAST_DAY) > FIRST_MOVE


def test_an_end_by_click_and_the_way_by_a_second_click(person: Invite, server: ServerProcess) -> None:
    """Pointing draws footprints; each space that only one of the ways passes stands for that way."""
    anna = person(name="Anna")
    year.sit_before_two_ways(anna, server.address)
    anna.answer(year.space(anna, year.END))
    assert anna.heard["kind"] == "way"
    drawn = []
    for name in (year.PAST_NAGINI, year.PAST_PROPHECY):
        year.space(anna, name).hover()
        drawn.append(year.footprints(anna))
    assert drawn[0]
    assert drawn[1]
    assert drawn[0] != drawn[1]
    anna.answer(year.space(anna, year.PAST_PROPHECY))
    assert anna.answers.all_inner_texts()[0].endswith("Take Prophecy")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_all_ends_of_a_move_are_in_sight_or_named_at_the_edge(
    person: Invite, server: ServerProcess, size: tuple[int, int]
) -> None:
    """From the entrance ends lie in Diagon Alley and in the castle; a press on the edge goes there."""
    anna = person(name="Anna", size=size)
    year.sit_before(anna, server.address, {**year.TWO_WAYS, "this_turn.total": 12, "players.0.space": "start"})
    edges = anna.page.locator("button.edge")
    assert year.lit(anna).count() > edges.count()
    assert year.unseen(anna) == []
    for _ in range(3):
        anna.page.keyboard.press("+")
    assert year.unseen(anna) == []
    named = (edges.first.get_attribute("title") or "").split(", ")[0]
    anna.press(edges.first)
    expect(year.space(anna, named).first).to_be_in_viewport()


def test_a_finger_sees_a_space_before_it_goes_there(person: Invite, server: ServerProcess) -> None:
    anna = person(name="Anna", size=PHONE)
    year.sit_before_two_ways(anna, server.address)
    told = anna.page.locator(".space-card")
    anna.press(year.space(anna, year.END))
    expect(told).to_contain_text("6 steps away")
    expect(told).to_contain_text("Draw 1 Book")
    assert anna.heard["actions"] == 0
    anna.answer(told.get_by_role("button", name="Go to"))
    assert anna.heard["kind"] == "way"


def test_a_pawn_is_dragged_the_way_it_shall_go(person: Invite, server: ServerProcess) -> None:
    """Let go where no move ends, it goes back; let go on an end, it goes there, past what it was dragged over."""
    anna = person(name="Anna")
    year.sit_before_two_ways(anna, server.address)
    year.drag_pawn(anna, "Infirmary", "Potions classroom")
    assert anna.heard["actions"] == 0
    year.drag_pawn(anna, "Infirmary", year.PAST_PROPHECY, year.END)
    anna.wait("() => heard.kind === 'take'")
    assert anna.answers.all_inner_texts()[0].endswith("Take Prophecy")
    assert anna.heard["actions"] == 2


def test_the_map_is_seen_from_far_and_near(person: Invite, server: ServerProcess) -> None:
    """Three levels, `F` for the active pawn, and the overview for all the rest."""
    anna = person(name="Anna")
    year.sit_before_two_ways(anna, server.address)
    the_map, keys = anna.page.locator("section.map"), anna.page.keyboard
    keys.press("0")
    expect(the_map).to_have_attribute("data-level", "0")
    keys.press("+")
    keys.press("+")
    expect(the_map).to_have_attribute("data-level", "1")
    for _ in range(4):
        keys.press("+")
    expect(the_map).to_have_attribute("data-level", "2")
    keys.press("f")
    assert year.is_in_the_middle(anna, anna.page.locator(".pawn.own"))
    small = anna.page.locator(".overview")
    box = small.bounding_box()
    assert box is not None
    small.click(position={"x": box["width"] - 12, "y": box["height"] / 2})
    expect(year.space(anna, "Little Hangleton Graveyard")).to_be_in_viewport()
    expect(anna.page.locator(".pawn.own")).not_to_be_in_viewport()


def test_qualified_on_a_phone(person: Invite) -> None:
    """A finger finds everything, nothing is too small, and axe finds nothing serious."""
    anna = person(name="Anna", size=PHONE)
    year.open_table(anna, seats=3, variant="Qualified Wizard")
    year.reach(anna, "move")
    assert anna.overflow == 0
    assert findings(anna) == []
    year.go_to(anna, year.lit(anna).first)
    for tab in ("Sheet", "Notebook", "Cup"):
        anna.press(anna.tabs.filter(has_text=tab))
        assert anna.overflow == 0
        assert unreadable(anna.page, ".side") == []
    year.let_a_bot_play(anna)
    assert year.see_the_end(anna, LAST_DAY) > FIRST_MOVE


def test_teams(person: Invite) -> None:
    anna = person(name="Anna")
    year.open_table(anna, seats=4, variant="Teams")
    year.move_once(anna)
    assert year.see_the_end(anna, LAST_DAY) > FIRST_MOVE


def test_solo(person: Invite) -> None:
    """One seat only; the goal is not reached in two rounds."""
    anna = person(name="Anna")
    year.open_table(anna, seats=1, variant="Solo")
    year.move_once(anna)
    assert year.see_the_end(anna, "the goal was not reached|No life point is left") > FIRST_MOVE


def test_quidditch_alone(person: Invite) -> None:
    """Two seats; a piece is picked up by a click and moves by a second one."""
    anna = person(name="Anna")
    year.open_table(anna, mode="Quidditch")
    year.reach(anna, "pitch_act")
    anna.answers.first.click()
    anna.answer(anna.page.locator(".slot.lit").last)
    year.let_a_bot_play(anna)
    assert year.see_the_end(anna, "The Golden Snitch is caught") > FIRST_MOVE


def test_the_return_of_voldemort(person: Invite) -> None:
    """Six seals, and the night has an end."""
    anna = person(name="Anna")
    year.open_table(anna, seats=3, mode="The Return of Voldemort")
    expect(anna.page.get_by_role("list", name="The six Horcruxes").get_by_role("listitem")).to_have_count(6)
    year.move_once(anna)
    assert year.see_the_end(anna, "The night is over|wins?") > FIRST_MOVE


def test_notebook_and_map_point_at_each_other(person: Invite, server: ServerProcess) -> None:
    """A line says how far it is and is found on the map by a press; the place has a pin; a space lights its line."""
    anna = person(name="Anna")
    given = {**year.TWO_WAYS, "players.0.missions": ["mission_01"], "items": {"enchanted_flute": "borgin_and_burkes"}}
    year.sit_before(anna, server.address, given)
    page = anna.page
    expect(page.locator('[data-pin="third_floor_corridor"]')).to_have_count(1)
    line = page.locator(".paper li").filter(has_text="Enchanted Flute")
    expect(line).to_contain_text("steps away")
    line.hover()
    expect(page.locator(".space.sought")).to_have_count(1)
    line.get_by_role("button").click()
    there = year.space(anna, "Borgin and Burkes")
    expect(there).to_be_in_viewport()
    page.locator(".paper h2").hover()
    there.hover()
    expect(page.locator(".paper li.looked")).to_contain_text("Enchanted Flute")


def test_total_and_end_are_one_press(person: Invite, server: ServerProcess) -> None:
    """Harry may change the roll: the ends of all totals glow, and the number of steps follows from the end."""
    anna = person(name="Anna", guard=True)
    given = {"stack": [["total", 0, -1], *year.REST_OF_TURN], "this_turn.dice": [1, 3], "players.0.space": "start"}
    year.sit_before(anna, server.address, given, characters=["harry", "luna"])
    assert anna.heard["kind"] == "total"
    anna.page.wait_for_timeout(GUARD_MS)
    year.space(anna, "Clock Tower").click()
    expect(anna.log).to_contain_text("Harry Potter walks to Clock Tower")


def test_a_fight_shows_the_opponent_the_odds_and_the_cause_of_a_loss(person: Invite, server: ServerProcess) -> None:
    anna = person(name="Anna")
    given = {
        "stack": [["try_mission", 0, -1], *year.REST_OF_TURN],
        "players.0.space": "black_lake",
        "players.0.missions": ["mission_12"],
        "items": {"golden_egg": "seat 0"},
    }
    year.sit_before(anna, server.address, given)
    anna.answer(anna.page.get_by_role("button", name="Begin Second Task").first)
    fight = anna.page.get_by_role("region", name="The fight")
    expect(fight).to_contain_text("Before each of your attacks: lose 2 PV.")
    expect(fight.get_by_role("list", name="At least so many hits").get_by_role("listitem")).to_have_count(4)
    expect(fight).to_contain_text("loses 1 PV (Grindylows)")
    expect(anna.page.get_by_role("region", name="Mission notebook")).to_contain_text("You met: Grindylows")
