"""Two evenings with a campaign: a person and a bot win two levels by hand; another group loses one, nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.screens import PICTURES, findings
from tests.browser.server import ServerProcess
from tests.browser.test_campaign import LONG_MS, with_seed

FOES = [
    *["crabbe_and_goyle", "draco_malfoy", "quirinus_quirrell", "troll", "fluffy"],
    *["lucius_malfoy", "tom_riddle", "basilisk_creature", "cornish_pixies"],
]
# More answers than the two levels take together.
MOST_ANSWERS = 400


@pytest.fixture
def mild(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that offers foes who fall quickly, so that an evening is short."""
    pack = tmp_path / "mild-foes"
    pack.mkdir()
    cards = {"cards": [{"id": foe, "health": 2} for foe in FOES]}
    (pack / "cards.yaml").write_text(json.dumps(cards), "utf-8")
    server = ServerProcess(tmp_path / "data", "--pack", str(pack))
    server.start()
    yield server
    server.stop()


def begin(person: Person, mode: str, *packs: str) -> Page:
    page = person.open("/campaign")
    page.route("**/matches", with_seed)
    page.get_by_label("Name of the book").fill("Our years")
    page.get_by_role("radio", name=mode).check(force=True)
    for pack in packs:
        page.get_by_label(pack).check()
    page.get_by_role("button", name="Open the book").click()
    expect(page.get_by_role("heading", name="Our years")).to_be_visible()
    return page


def look(person: Person, name: str) -> None:
    person.page.screenshot(path=PICTURES / f"evening-{name}.png", full_page=True)
    assert person.overflow <= 0
    assert findings(person) == []


def play_level(person: Person, name: str) -> None:
    """From the book to the table, by click to the end, and back to the book."""
    page = person.page
    page.get_by_role("button", name="Play this level").click()
    expect(page.get_by_role("banner").get_by_text(f"{name} · Normal")).to_be_visible()
    for _ in range(MOST_ANSWERS):
        person.wait_asked()
        if person.heard["over"]:
            break
        person.go_on()
    page.get_by_role("dialog").get_by_role("link", name="To the book").click()
    expect(page.get_by_role("heading", name=f"{name} is won!")).to_be_visible()


def close_level(page: Page, card: int) -> None:
    """In three beats; `card` is the place of the card that Harry keeps, the last of them is none."""
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("group", name="Harry Potter").get_by_role("radio").nth(card).check(force=True)
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Close the level").click()
    expect(page.get_by_text("A new bookmark opens")).to_be_visible()


def check_unlocked(page: Page) -> None:
    """The one new rule in a sentence, and the new cards fanned out."""
    expect(page.get_by_text("Encounters lie open beside the foes", exact=False)).to_be_visible()
    fan = page.get_by_role("list", name="The new cards").get_by_role("listitem").all()
    assert len(fan) >= 3
    assert len({box["y"] for card in fan if (box := card.bounding_box())}) > 1
    page.get_by_role("button", name="Turn to Year 2").click()
    expect(page.get_by_text("one card in the shop")).to_be_visible()


def look_into_the_shop(person: Person) -> None:
    page = person.page
    page.get_by_role("button", name="Play this level").click()
    expect(page.get_by_role("banner").get_by_text("Year 2 · Normal")).to_be_visible()
    person.wait_asked()
    page.screenshot(path=PICTURES / "evening-table.png")
    page.locator(".mat.own").get_by_role("button", name=re.compile("Personal shop")).click()
    drawer = page.get_by_role("dialog", name="Personal shop")
    expect(drawer.locator(".card")).to_have_count(1)
    page.screenshot(path=PICTURES / "evening-shop.png")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def give_up(page: Page) -> None:
    """A match that goes on comes first in the book, before the level."""
    running = page.get_by_role("heading", name=re.compile("^Year 2 is being played"))
    expect(running).to_be_visible()
    level = page.get_by_role("heading", name="Year 2", exact=True)
    assert (running.bounding_box() or {"y": 0})["y"] < (level.bounding_box() or {"y": 0})["y"]
    page.get_by_role("button", name="Give this match up").click()
    page.get_by_role("button", name="Give this match up").click()


def save_book(page: Page, file: Path) -> Path:
    page.get_by_text("Keep or share this book").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the book as a file").click()
    download.value.save_as(file)
    return file


def test_a_person_and_a_bot_win_two_levels_with_own_cards(person: Invite, mild: ServerProcess, tmp_path: Path) -> None:
    anna = person(mild.address)
    page = begin(anna, "Normal", "Mild foes")
    expect(page.get_by_text("with own cards: mild-foes")).to_be_visible()
    play_level(anna, "Year 1")
    look(anna, "won")
    close_level(page, 0)
    check_unlocked(page)
    look_into_the_shop(anna)
    page.go_back()
    give_up(page)
    play_level(anna, "Year 2")
    close_level(page, -1)
    look(anna, "unlocked")
    page.get_by_role("button", name="Turn to Year 3").click()
    marks = page.get_by_role("navigation", name="Levels").get_by_role("button")
    for place, state in enumerate(("won", "won", "open", "locked")):
        expect(marks.nth(place)).to_have_accessible_name(f"Year {place + 1}, {state}")

    # The book travels as one file, to a phone that has never seen it.
    file = save_book(page, tmp_path / "our.book")
    ben = person(mild.address, size=PHONE, name="Ben")
    ben.open("/campaign").get_by_label("Choose a book").set_input_files(file)
    expect(ben.page.get_by_role("heading", name="Our years")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Year 3", exact=True)).to_be_visible()
    look(ben, "imported")
    page.get_by_role("link", name=re.compile("^Year 1: won in")).click()
    expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()


def choose_bots(page: Page, bot: str) -> None:
    page.get_by_label("Who plays Harry Potter?").select_option("bot")
    for hero in ("Harry Potter", "Ron Weasley"):
        page.get_by_label(f"How well the bot plays {hero}").select_option(bot)


def test_a_lost_level_costs_nothing_and_a_won_one_keeps_the_decks(person: Invite) -> None:
    anna = person()
    page = begin(anna, "Easy")
    choose_bots(page, "uniform")
    page.get_by_role("button", name="Play this level").click()
    to_book = page.get_by_role("dialog").get_by_role("link", name="To the book")
    to_book.click(timeout=LONG_MS)
    expect(page.get_by_role("heading", name="Year 1 is lost this time")).to_be_visible()
    expect(page.get_by_text("Nothing was lost", exact=False)).to_be_visible()
    look(anna, "lost")
    ways = page.locator("section", has=page.get_by_role("heading", name="Year 1 is lost")).locator(".doors button")
    sizes = {(box["height"], box["y"]) for way in ways.all() if (box := way.bounding_box())}
    assert (ways.count(), len(sizes)) == (3, 1), "three ways on, none larger than the others"
    page.get_by_role("button", name="Try again at once").click()
    to_book.click(timeout=LONG_MS)
    page.get_by_role("button", name="Change heroes or variations").click()
    expect(page.get_by_role("link", name=re.compile("^Year 1: lost in"))).to_have_count(2)

    # What contradicts itself is refused with the reason, and nothing has begun.
    choose_bots(page, "policy")
    page.get_by_text("Variations: as usual").click()
    for group, choice in (("Foes in order", "From easy to hard"), ("The five hardest foes", "Below the others")):
        page.get_by_role("group", name=group).get_by_label(choice).check(force=True)
    expect(page.get_by_text("Variations: 2 chosen")).to_be_visible()
    page.get_by_role("button", name="Play this level").click()
    expect(page.get_by_role("alert")).to_contain_text("Foes in order lie with the hardest last already")
    assert anna.errors.pop().endswith("400 (Bad Request)"), "the browser tells of the refusal, too"
    page.get_by_role("group", name="The five hardest foes").get_by_label("Anywhere").check(force=True)
    page.get_by_role("button", name="Play this level").click()
    to_book.click(timeout=LONG_MS)
    expect(page.get_by_role("heading", name="Year 1 is won!")).to_be_visible()
    # Nothing is to be decided: one page, one seal.
    expect(page.get_by_text("Everybody keeps the whole deck: hand", exact=False)).to_be_visible()
    page.get_by_role("button", name="Seal the level").click()
    page.get_by_role("button", name="Turn to Year 2").click()
    expect(page.get_by_text(re.compile(r"\d+ cards in the deck"))).to_have_count(2)
