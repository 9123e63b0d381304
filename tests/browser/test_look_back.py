"""Bots in the browser: their levels in mid-match, and the look back at a match with a way to try something else."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, Person
from tests.browser.screens import findings
from tests.browser.server import ServerProcess
from tests.browser.tables import hold, lay, link, post
from tests.server.positions import almost_won

TITLE = "Where it was won or lost"


def with_a_moment(route: Route) -> None:
    """What the server has found, and a moment: whether one stands out in a single action is for the fit to say."""
    reply = route.fetch()
    told = reply.json()
    if told["review"]:
        points = [{"action": 0, "turn": 5, "chances": [90, 90]}, {"action": 1, "turn": 5, "chances": [100, 100]}]
        moment = {"action": 0, "turn": 5, "seat": 0, "before": 90, "after": 100, "choice": 0, "luck": 10}
        told["review"] |= {"sides": [[0, 1]], "points": points, "moments": [moment]}
    route.fulfill(response=reply, json=told)


def panel(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=TITLE)


def test_a_match_that_was_won_is_looked_back_on_and_tried_otherwise(person: Invite, server: ServerProcess) -> None:
    players = [{"kind": "friend", "name": "Anna"}, {"kind": "bot", "name": "Ron"}]
    keys = post(server.address, "/api/tables/import", {"save": almost_won(), "players": players})
    anna = person(name="Anna", size=MIDDLE)
    anna.page.route("**/review?*", with_a_moment)
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    anna.answers.filter(has_text="Attack Draco Malfoy").click()
    page = anna.page
    page.get_by_role("dialog", name="Victory!").get_by_role("button", name=TITLE).click()
    panel(anna).get_by_role("button", name="Look back at the choices").click()
    expect(panel(anna).get_by_role("heading", name="The moments that mattered")).to_be_visible(timeout=60_000)
    expect(panel(anna).get_by_role("img")).to_be_visible()
    assert anna.overflow == 0
    assert not findings(anna)

    panel(anna).get_by_role("button", name="Look there: Turn 5").click()
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value("0")
    page.get_by_role("button", name=TITLE).click()
    panel(anna).get_by_role("button", name="What if? Turn 5").click()
    page.wait_for_url("**/table/*")
    anna.wait("(old) => heard.table !== old", keys["table"])
    anna.wait_asked()
    assert (anna.heard["over"], anna.heard["turn"]) == (False, 5)


def test_a_bot_takes_a_seat_over_at_another_level(person: Invite, server: ServerProcess) -> None:
    anna = person(name="Anna", size=MIDDLE)
    keys = lay(server.address, "here", "bot", names=["Anna", "Cadogan"])
    hold(anna, keys, 0)
    page = anna.open(f"/table/{keys['table']}")
    anna.wait_asked()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("combobox", name="How well the bot for Cadogan plays").select_option("First-year")
    expect(menu.get_by_text("Knows what is good, and forgets it every third time.")).to_be_visible()
    menu.get_by_role("combobox", name="How well the bot for Anna plays").select_option("Prefect")
    menu.get_by_role("button", name="Let a bot play").click()
    expect(menu.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert anna.overflow == 0
    assert not findings(anna)
    menu.get_by_role("button", name="Close").click()
    expect(anna.tray.get_by_role("heading")).to_have_text("A bot plays for you")
    level = anna.tray.get_by_role("combobox", name="How well the bot for Anna plays")
    expect(level).to_have_value("prefect")
    level.select_option("Usual partner")
    expect(anna.tray.get_by_text("Plays well and at once")).to_be_visible()
    anna.tray.get_by_role("button", name="Take my seat back").click()
    anna.wait_asked()
