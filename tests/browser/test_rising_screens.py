"""The table of Death Eaters Rising for everybody: in both lights and every size, on a phone, in Czech, and honest about
cards that nobody has seen.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Json, Person
from tests.browser.screens import check
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, lay_position
from tests.server.positions import RISING

# Four large teams late in a match, in the middle of a turn, with a question to others open.
LATE: Json = {
    "given": {
        "turn": 23,
        "characters": [
            "bellatrix_lestrange",
            "kingsley_shacklebolt",
            "draco_malfoy",
            "fenrir_greyback",
            "severus_snape",
            "antonin_dolohov",
            "rubeus_hagrid",
            None,
            "neville_longbottom",
        ],
        "teams.0.wizards": ["harry_potter", "luna_lovegood", "ginny_weasley", "cho_chang", "dean_thomas"],
        "teams.1.wizards": ["nymphadora_tonks", "alastor_moody", "molly_weasley", "remus_lupin"],
        "teams.2.wizards": ["albus_dumbledore", "pomona_sprout", "poppy_pomfrey", "mrs_norris"],
        "teams.3.wizards": ["hermione_granger", "ron_weasley", "fred_weasley", "george_weasley"],
        "teams.0.tokens": ["assign_courage", "assign_loyalty", "gain_red_die", "heal_two_from_one", "swap_wizard"],
        "teams.1.tokens": ["heal_one_from_two", "gain_blue_die"],
        "teams.2.tokens": ["remove_corruption"],
        "azkaban": ["lucius_malfoy", "peter_pettigrew"],
        "hospital": ["sybill_trelawney", "grawp", "argus_filch"],
        "locations.1.corruption": 4,
        "locations.2.corruption": 3,
        "voldemort.card": ["lord_voldemort"],
        "voldemort.location": "ministry_of_magic",
        "voldemort.damage": 1,
        "damage": {
            "harry_potter": 5,
            "luna_lovegood": 2,
            "alastor_moody": 4,
            "bellatrix_lestrange": 2,
            "draco_malfoy": 1,
        },
    },
    "chance": {"dice": ["friendship", "courage", "loyalty", "courage2", "friendship"]},
    "play": ["take purple", "roll", "assign purple:courage2 to bellatrix_lestrange"],
}


@pytest.mark.parametrize("light", [pytest.param("dark", marks=pytest.mark.soak), "light"])
def test_the_start_and_a_late_turn_with_a_die_in_hand(person: Invite, server: ServerProcess, light: str) -> None:
    anna = person(theme=light)
    first = lay(server.address, "friend", "bot", game=RISING)
    late = lay_position(server.address, "friend", "bot", "bot", "bot", **LATE)
    for keys in (first, late):
        rising.sit(anna, server.address, keys)

    def the_start() -> Locator:
        anna.open(f"/table/{first['table']}")
        anna.wait_asked()
        return anna.answers

    def a_die_in_hand() -> Locator:
        anna.open(f"/table/{late['table']}")
        anna.wait_asked()
        rising.die(anna, "Blue die: courage").click()
        return anna.page.locator(".pool-die.held")

    wrong = check(anna, "rising-start", light, the_start)
    wrong += check(anna, "rising-late", light, a_die_in_hand)
    assert not wrong


def test_a_whole_turn_on_a_phone_by_taps_alone(person: Invite, server: ServerProcess) -> None:
    anna = person(size=PHONE)
    rising.sit(anna, server.address, lay(server.address, "friend", "bot", game=RISING))
    anna.wait_asked()
    every_part(anna)
    anna.tabs.first.tap()
    # The last location lies below the others: the glance at the whole board goes there, and once the team is there,
    # it is what the phone shows.
    hogsmeade = rising.location(anna, "Hogsmeade")
    expect(hogsmeade).not_to_be_in_viewport()
    anna.page.locator(".overview").get_by_role("button", name="Hogsmeade").tap()
    expect(hogsmeade).to_be_in_viewport(ratio=1)
    anna.answer(hogsmeade)
    turn = anna.heard["turn"]
    while anna.heard["turn"] == turn:
        anna.wait_asked()
        if anna.heard["kind"] == "act" and anna.tabs.first.get_attribute("aria-pressed") == "true":
            expect(anna.page.locator(".sector.mission .line")).to_be_in_viewport(ratio=0.5)
        expect(anna.tray).to_be_in_viewport(ratio=1)
        expect(anna.answers.first).to_be_in_viewport(ratio=1)
        rising.go_on(anna)
        assert anna.overflow <= 0
    assert anna.heard["actions"] > 4


def every_part(person: Person) -> None:
    """Each part is there when its tab is tapped, with all that belongs to it, and nothing is too wide."""
    parts = person.page.locator(".board > section")
    assert person.tabs.count() == parts.count() == 3
    seen = set()
    for tab in person.tabs.all():
        tab.tap()
        (shown,) = [place for place, part in enumerate(parts.all()) if part.is_visible()]
        seen.add(shown)
        assert person.overflow <= 0
        inside = parts.nth(shown).locator("[data-pile]:visible")
        assert inside.count() > 1
        for one in inside.all():
            one.scroll_into_view_if_needed()
            expect(one).to_be_in_viewport()
        expect(person.answers.first).to_be_in_viewport(ratio=1)
    assert len(seen) == 3


def test_a_card_says_which_of_its_values_nobody_has_seen(person: Invite, server: ServerProcess) -> None:
    anna = person()
    rising.sit(anna, server.address, lay_position(server.address, "friend", "bot", **rising.ROLLED))
    anna.wait_asked()
    rising.card(anna, "Luna Lovegood").click(button="right")
    large = anna.page.get_by_role("dialog", name="Luna Lovegood")
    made_up = large.get_by_role("listitem").filter(has_text="made up to fit the game")
    expect(made_up).to_contain_text("symbols needed")
    expect(made_up).to_contain_text("damage spaces")
    expect(made_up).not_to_contain_text("ability")
    expect(large.get_by_role("listitem").filter(has_text="uncertain")).to_contain_text("ability")

    # A card of which we are sure says nothing of the kind.
    rising.sit(anna, server.address, lay(server.address, "friend", "bot"))
    anna.wait_asked()
    anna.hand.first.click(button="right")
    large = anna.page.get_by_role("dialog")
    expect(large.locator(".about")).to_be_visible()
    expect(large).not_to_contain_text(re.compile("made up|uncertain|likely|How sure"))


def test_a_czech_browser_reads_czech_at_the_table(person: Invite, server: ServerProcess) -> None:
    anna, bara = person(name="Anna"), person(name="Bára", language=None, system_locale="cs-CZ")
    keys = lay(server.address, "friend", "friend", game=RISING)
    rising.sit(anna, server.address, keys)
    bara.open(f"{server.address}/table/{keys['table']}#{keys['seats'][1]['secret']}")
    bara.page.get_by_label("Tvoje jméno").fill(bara.name)
    bara.page.keyboard.press("Enter")
    tray = bara.page.get_by_role("region", name="Na co se ptáme")
    expect(tray.get_by_role("heading")).to_have_text("Harryho tým: vyšli své kouzelníky do některé lokace")
    anna.wait_asked()
    anna.answer(rising.location(anna, "Hogsmeade"))
    for one, words in (
        (anna, "Harry's team travels to Hogsmeade"),
        (bara, "Harryho tým vyráží do lokace Prasinky"),
    ):
        one.page.locator("[data-log-toggle]").click()
        expect(one.page.locator("main ~ *").filter(has_text=words).first).to_be_visible()
    while anna.heard["turn"] == 1:
        anna.wait_asked()
        rising.go_on(anna)
    bara.wait_asked()
    expect(tray.get_by_role("heading")).to_have_text("Ty: vyšli své kouzelníky do některé lokace")
    expect(tray.get_by_role("button", name="Vyslat tým do lokace Prasinky")).to_be_visible()
    expect(bara.page.get_by_role("banner").get_by_role("button", name="Zpět")).to_contain_text(
        "co neukázalo nic nového"
    )
