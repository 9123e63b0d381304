"""Room to read, in every game and at four sizes, in a quiet position and in the fullest: no word under 12 pixels, none
cut without another way to read it, and no fifth of the screen empty beside what is cut.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Json, Person
from tests.browser.readable import LANGUAGES, empty_beside_cut, speak, wait_drawn, words_wrong
from tests.browser.screens import PICTURES
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, link, post
from tests.browser.test_readable import HOGWARTS
from tests.browser.test_rising_readable import FULL
from tests.server.positions import played, saved, saved_position

TABLET = (768, 1024)
SIZES = {"wide": WIDE, "middle": MIDDLE, "tablet": TABLET, "phone": PHONE}
NO_MOUSE = [{"name": "hover", "value": "none"}, {"name": "pointer", "value": "coarse"}]
ONE_VILLAIN: Json = {
    "stack": [["act", 0, -1]],
    "turn": 4,
    "villains.active": ["draco_malfoy"],
    "dark_arts.discard": ["petrification"],
    "heroes.0.influence": 4,
    "heroes.0.hand": ["alohomora_harry", "firebolt", "hedwig", "invisibility_cloak"],
}
HARRY_AND_RON: Json = {"game": 1, "heroes": ["harry", "ron"]}
FIRST = 1
# The longest halves of all spells.
LONGEST: Json = {
    "stack": [["begin_preparation"], ["score"]],
    "players.0.hand": ["ill_suggestion", "for_thousand_masks", "ill_false_floor", "nec_treacherous_mist"],
}
MAGES: Json = {
    "mage_seats": ["jafar", "tessa"],
    "school_seats": ["divination", "transmutation"],
    "list_seats": "aa",
    "first_player": "named",
}

POSITIONS: dict[str, Callable[[], str]] = {
    "hogwarts-quiet": lambda: saved(game=GAME, options=HARRY_AND_RON, given=ONE_VILLAIN),
    "hogwarts-played": lambda: saved(
        game=GAME, options=HARRY_AND_RON, given={**ONE_VILLAIN, "heroes.0.hand": [], "heroes.0.influence": 9}
    ),
    "hogwarts-full": lambda: saved(**HOGWARTS),
    "rising-quiet": lambda: saved_position(2),
    "rising-full": lambda: saved_position(2, **FULL),
    "rose-quiet": lambda: played("black-rose-wars", "act", FIRST, seats=2),
    "rose-full": lambda: played("black-rose-wars", "prepare", 3),
    "year-quiet": lambda: played("year-at-hogwarts", "move", FIRST, seats=2),
    "year-full": lambda: played("year-at-hogwarts", "move", 60),
}


def sit(person: Person, server: ServerProcess, save: str) -> Page:
    """The first seat; friends who have not come yet have the others."""
    seats = json.loads(save)["seats"]
    players = [{"kind": "friend", "name": f"Person {seat + 1}"} for seat in range(seats)]
    person.open(link(server.address, post(server.address, "/api/tables/import", {"save": save, "players": players}), 0))
    person.sit_down(person.name)
    person.wait_asked()
    return person.page


def parts(page: Page, size: str) -> list[Callable[[], object]]:
    """On a phone each part of the table in turn."""
    if size != "phone":
        return [lambda: None]
    return [tab.click for tab in page.locator("nav.regions button").all()] or [lambda: None]


def look(page: Page, name: str, size: str) -> list[str]:
    """What is wrong on the screen at this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    wrong: list[str] = []
    for place, show in enumerate(parts(page, size)):
        show()
        wait_drawn(page)
        page.screenshot(path=PICTURES / f"layout-{name}-{size}-{place}.png")
        found = [*words_wrong(page, told=True), *empty_beside_cut(page)]
        wrong += [f"{size} {place}: {finding}" for finding in found]
    return wrong


@pytest.mark.parametrize("name", POSITIONS)
def test_there_is_room_to_read(person: Invite, server: ServerProcess, name: str) -> None:
    anna = person()
    page = sit(anna, server, POSITIONS[name]())
    wrong = [finding for size in ("wide", "middle") for finding in look(page, name, size)]
    # What stands at the edge of a hand is covered by the next card until it is touched: a tablet has no mouse for that.
    anna.context.new_cdp_session(page).send("Emulation.setEmulatedMedia", {"features": NO_MOUSE})
    wrong += [finding for size in ("tablet", "phone") for finding in look(page, name, size)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", ["middle", "tablet"])
def test_the_longest_spells_are_whole_in_the_hand_and_rooms_have_their_names(
    person: Invite, server: ServerProcess, size: str
) -> None:
    anna = person(size=SIZES[size])
    page = sit(anna, server, saved(game="black-rose-wars", options=MAGES, given=LONGEST))
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("section.hand .half")).to_have_count(2 * len(LONGEST["players.0.hand"]))
        wait_drawn(page)
        assert [finding for finding in words_wrong(page) if "cut off by .card" in finding] == [], language
        names = page.locator(".labels .name")
        assert names.count() == page.locator(".labels").count()
        assert [name for name in names.all() if name.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")] == []


def test_death_eaters_say_in_words_what_they_do_on_a_full_table(person: Invite, server: ServerProcess) -> None:
    """In few words where the sentences have no room."""
    anna = person(size=MIDDLE)
    page = sit(anna, server, POSITIONS["rising-full"]())
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(".sector")).to_have_count(3)
        wait_drawn(page)
        expect(page.locator(".foe .told")).not_to_have_count(0)
        expect(page.locator(".foe .told.short")).to_have_count(0)
        assert page.locator(".foe .told.few").count() > 0


@pytest.mark.parametrize("name", ["rising-full", "rose-full", "year-full"])
def test_the_log_covers_nothing_of_a_wide_table(person: Invite, server: ServerProcess, name: str) -> None:
    """It stands beside the table, where all words still have their room."""
    anna = person()
    page = sit(anna, server, POSITIONS[name]())
    expect(anna.log).to_be_visible()
    wait_drawn(page)
    side, main = box(page, "aside.side"), box(page, "main")
    assert main["right"] <= side["left"]
    assert [*words_wrong(page, told=True), *empty_beside_cut(page)] == []


def in_signs(page: Page) -> list[str]:
    """The cards in the middle of the table and of the hand that have no room for their words."""
    cards = page.locator(":is(.villains, .offers, .hand) .card", has=page.locator(".signed[data-words='none']"))
    return [card.locator(".name").inner_text() for card in cards.all()]


@pytest.mark.parametrize("size", [WIDE, MIDDLE])
def test_villains_market_and_hand_say_in_words_what_they_do(
    person: Invite, server: ServerProcess, size: tuple[int, int]
) -> None:
    anna = person(size=size)
    page = sit(anna, server, POSITIONS["hogwarts-full"]())
    wait_drawn(page)
    # With seven cards beside the tray, the longest is too much.
    assert in_signs(page) == ([] if size == WIDE else ["George Weasley"])


def box(page: Page, place: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(place).first.evaluate("(one) => one.getBoundingClientRect().toJSON()")
    return found


def test_room_that_nobody_needs_goes_to_the_market(person: Invite, server: ServerProcess) -> None:
    """One villain takes no hall, and a hand that is played out leaves its room to what can be bought."""
    anna = person()
    page = sit(anna, server, POSITIONS["hogwarts-full"]())
    full = box(page, ".offers .card")
    page = sit(anna, server, POSITIONS["hogwarts-quiet"]())
    quiet, foes, villain = box(page, ".offers .card"), box(page, "section.foes"), box(page, ".villains .card")
    assert quiet["width"] > full["width"] * 1.2
    assert foes["right"] - villain["right"] < villain["width"] / 2
    page = sit(anna, server, POSITIONS["hogwarts-played"]())
    assert box(page, ".offers .card")["height"] > quiet["height"] * 1.2


def test_a_phone_shows_a_whole_villain_and_reaches_the_last_card_of_the_market(
    person: Invite, server: ServerProcess
) -> None:
    anna = person(size=PHONE)
    page = sit(anna, server, POSITIONS["hogwarts-full"]())
    foes, market, _heroes = anna.tabs.all()
    foes.tap()
    panel, villain = box(page, "section.foes"), box(page, ".villains .foe")
    assert panel["top"] <= villain["top"]
    assert villain["bottom"] <= panel["bottom"]
    market.tap()
    last = page.locator(".offers .card").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
    assert page.locator(".offers .card").count() == len(HOGWARTS["given"]["hogwarts.market"])
