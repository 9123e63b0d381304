"""A campaign in the browser: a book is begun, a level played by bots and closed, the next bookmark opens."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, Person
from tests.browser.screens import PICTURES, findings

SEED = 7
# Bots play a whole match meanwhile.
LONG_MS = 90_000


def with_seed(route: Route) -> None:
    """The same match every time."""
    wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**wish, "seed": SEED}))


def begin_book(person: Person) -> Page:
    page = person.open("/")
    page.get_by_role("link", name=re.compile("^Campaign")).click()
    page.get_by_label("Name of the book").fill("Our years")
    page.get_by_role("radio", name="Normal").check(force=True)
    page.get_by_role("button", name="Open the book").click()
    expect(page.get_by_role("heading", name="Our years")).to_be_visible()
    return page


def check_screen(person: Person, name: str) -> None:
    person.page.screenshot(path=PICTURES / f"campaign-{name}.png", full_page=True)
    assert findings(person) == []
    assert person.overflow <= 0


def test_a_level_is_played_and_closed_and_the_next_one_opens(person: Invite) -> None:
    anna = person()
    page = begin_book(anna)
    marks = page.get_by_role("navigation", name="Levels").get_by_role("button")
    expect(marks).to_have_count(8)
    expect(marks.nth(0)).to_have_accessible_name("Year 1, open")
    expect(marks.nth(1)).to_be_disabled()
    expect(page.get_by_text("Diagon Alley", exact=False).first).to_be_visible()
    assert "#" not in page.url
    check_screen(anna, "book")

    page.get_by_label("Who plays Harry Potter?").select_option("bot")
    page.route("**/matches", with_seed)
    page.get_by_role("button", name="Play this level").click()
    expect(page.get_by_role("banner").get_by_text("Year 1 · Normal")).to_be_visible()
    page.screenshot(path=PICTURES / "campaign-table.png")
    book = page.evaluate("JSON.parse(localStorage['wandwright.books'])[0]")
    # Another device that holds the book sees the same match, and that it is won.
    ben = person(size=PHONE, name="Ben")
    ben.open(f"/book/{book['book']}#{book['secret']}")
    expect(ben.page.get_by_role("heading", name="Year 1 is won!")).to_be_visible(timeout=LONG_MS)
    check_screen(ben, "won-phone")

    page.goto(f"{anna.address}/book/{book['book']}")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name="What do you keep?")).to_be_focused()
    card = page.get_by_role("group", name="Harry Potter").get_by_role("radio").first
    card.check(force=True)
    check_screen(anna, "keep")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Close the level").click()

    expect(page.get_by_text("A new bookmark opens")).to_be_visible()
    check_screen(anna, "unlocked")
    page.get_by_role("button", name="Turn to Year 2").click()
    expect(marks.nth(0)).to_have_accessible_name("Year 1, won")
    expect(marks.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("one card in the shop")).to_be_visible()
    # The page of the other device follows by itself.
    expect(ben.page.get_by_text("A new bookmark opens")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Year 1: won in")).click()
    expect(page).to_have_url(re.compile("/replay/"))


def test_a_match_is_given_up_and_the_book_stays_as_it_was(person: Invite) -> None:
    anna = person(size=MIDDLE)
    page = begin_book(anna)
    page.get_by_role("button", name="Play this level").click()
    anna.wait_asked()
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("^Year 1 is being played"))).to_be_visible()
    check_screen(anna, "running")
    page.get_by_role("button", name="Give this match up").click()
    page.get_by_role("button", name="Give this match up").click()
    expect(page.get_by_text(re.compile("^Year 1: given up"))).to_be_visible()
    expect(page.get_by_role("button", name="Play this level")).to_be_enabled()
