"""Black Rose Wars in the browser: two, four and one Mage from the lobby to the end. A person begins by hand, then bots
go on.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser import rose
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.readable import unreadable
from tests.browser.screens import findings

GRAND_MASTER = "new Grand Master|the Crown has named"


def test_two_mages_with_books_halves_and_hexes(person: Invite) -> None:
    """Four books, two cards kept, halves laid into slots; a step by keys; nothing of the other's hand is told. In the
    second turn the books are those of the first by one press, and who wants to ban a card is asked.
    """
    anna = person(name="Anna")
    rose.open_table(anna)
    rose.reach(anna, "name_decks")
    books = anna.page.get_by_role("region", name="The Library").get_by_role("button", name=re.compile("cards"))
    expect(books).to_have_count(6)
    rose.reach(anna, "prepare")
    hand = anna.page.get_by_role("region", name=re.compile("^Hand"))
    anna.press(hand.get_by_role("button", name=re.compile(", inverted")).first)
    expect(anna.page.get_by_role("group", name="Quick").locator(".planned")).to_contain_text("inverted")
    assert anna.heard["kind"] == "prepare", "nothing is sent before it is confirmed"
    rose.reach(anna, "act")
    rose.answer(anna, anna.answers.filter(has_text="Move").first)
    anna.focus(".space.lit")
    before = anna.heard["question"]
    anna.page.keyboard.press("Enter")
    anna.wait("(before) => heard.over || heard.question !== before", before)
    rose.reach(anna, "name_decks")
    anna.press(anna.page.get_by_role("button", name="Ban a card in this Study…"))
    rose.answer(anna, anna.page.get_by_role("button", name=re.compile("^Same as last turn: ")))
    rose.reach(anna, "ban")
    assert anna.heard["kind"] == "ban"
    rose.answer(anna, anna.ending.first)
    assert hidden_cards(anna.page.evaluate("window.told")) == []
    rose.let_a_bot_play(anna)
    rose.see_the_end(anna, GRAND_MASTER)
    expect(anna.page.get_by_role("region", name="Final scoring").get_by_role("row")).to_have_count(7)


def hidden_cards(told: list[str]) -> list[str]:
    """Cards of others that a picture has shown before they were played; there must be none."""
    pictures = [message for message in map(json.loads, told) if message["type"] == "table"]
    found: list[str] = []
    for picture in pictures:
        view = picture["views"]["0"]
        for seat, player in enumerate(view["players"]):
            secrets = [player[zone] for zone in ("hand", "quests", "drawn", "drawn_quests")]
            secrets += [slot["prepared"][seat] for slot in view["slots"]]
            secrets += [place["cards"][seat] for place in view["set"]]
            found += [str(secret) for secret in secrets if seat != 0 and set(secret) != {"count"}]
    return found


def test_four_mages_on_a_phone(person: Invite) -> None:
    """A finger finds everything, nothing is too small, and axe finds nothing serious."""
    anna = person(name="Anna", size=PHONE)
    rose.open_table(anna, seats=4)
    rose.reach(anna, "prepare")
    assert findings(anna) == []
    rose.reach(anna, "step")
    assert anna.overflow == 0
    assert findings(anna) == []
    rose.answer(anna, rose.lit(anna).first)
    for tab, shown in (("Spells", ".quests"), ("Sheets", ".sheet"), ("Events", ".events"), ("Lodge", ".lodge")):
        anna.press(anna.tabs.filter(has_text=tab))
        assert anna.overflow == 0
        assert unreadable(anna.page, shown) == []
    rose.let_a_bot_play(anna)
    rose.see_the_end(anna, GRAND_MASTER)


def test_alone_against_the_rival(person: Invite) -> None:
    anna = person(name="Anna")
    rose.open_table(anna, seats=1, solo="Against the Rival")
    rose.reach(anna, "step")
    assert findings(anna) == []
    rose.answer(anna, rose.lit(anna).first)
    rose.let_a_bot_play(anna)
    rose.see_the_end(anna, "You beat the Rival|You have not beaten")
