"""Everybody can reach everything: on the first visit, by keyboard alone, on a phone, without movement."""

from __future__ import annotations

import json

from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link


def same_deal(person: Person) -> None:
    """Every table this person lays gets the same cards."""

    def with_seed(route: Route, request: Request) -> None:
        wish = json.loads(request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "seed": 7}))

    person.page.route("**/api/tables", with_seed)


def test_the_first_visit_reaches_a_playable_card_in_two_clicks(person: Invite) -> None:
    newcomer = person(guideSeen=False, motion="full", speed=1)
    same_deal(newcomer)
    newcomer.open("/")
    newcomer.page.get_by_role("button", name="Play Hogwarts Battle, Game 1, with a bot partner").click()
    newcomer.wait_asked()
    newcomer.answer(newcomer.glowing.last)
    assert newcomer.heard["actions"] == 1


def test_the_guide_leads_through_the_first_turn_and_can_be_left(person: Invite) -> None:
    newcomer = person(guideSeen=False)
    same_deal(newcomer)
    newcomer.open("/")
    newcomer.page.get_by_role("button", name="Play Hogwarts Battle, Game 1, with a bot partner").click()
    guide = newcomer.page.get_by_role("dialog", name="Your first turn")
    first = guide.get_by_role("heading").inner_text()
    guide.get_by_role("button", name="Go on").click()
    expect(guide.get_by_role("heading")).not_to_have_text(first)
    guide.get_by_role("button", name="No guide, thank you").click()
    expect(guide).to_have_count(0)
    newcomer.page.reload()
    newcomer.tray.wait_for()
    expect(guide).to_have_count(0)


def test_a_turn_by_keyboard_alone(person: Invite) -> None:
    anna = person()
    same_deal(anna)
    anna.open("/")
    keyboard = anna.page.keyboard
    anna.page.get_by_role("button", name="Play Hogwarts Battle, Game 1, with a bot partner").wait_for()
    anna.focus("button.main")
    keyboard.press("Enter")
    anna.wait_asked()
    # A card of the hand is played where it lies, the next by its number, the others by pointing at them.
    anna.focus("section.hand .card.able")
    ways = [["Enter"], ["1"]]
    turn = anna.heard["turn"]
    while anna.heard["turn"] == turn:
        before = anna.heard["actions"]
        for key in ways.pop(0) if ways else ["ArrowRight", "Enter"]:
            keyboard.press(key)
        anna.wait("(before) => heard.actions > before", before)
        anna.wait_asked()
    assert anna.heard["actions"] > 4


def test_the_answer_pointed_at_is_seen_and_let_go(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("section.hand .card.pointed").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("section.hand .card.pointed")).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keyboard")).to_be_visible()


def test_a_phone_shows_one_part_at_a_time_and_always_the_tray(person: Invite, server: ServerProcess) -> None:
    anna = person(size=PHONE)
    keys = lay(server.address, "friend", "bot")
    for path in ("/", "/new", "/rules", "/settings", "/tables", "/about", "/import"):
        anna.open(path)
        anna.page.get_by_role("heading").first.wait_for()
        assert anna.overflow <= 0, path
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    tabs = anna.tabs
    parts = anna.page.locator(".board > section")
    assert tabs.count() == parts.count() == 3
    for place, tab in enumerate(tabs.all()):
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        assert [part.is_visible() for part in parts.all()] == [place == other for other in range(3)]
        assert anna.overflow <= 0
        expect(anna.answers.first).to_be_in_viewport(ratio=1)
    anna.glowing.last.tap()
    anna.wait("() => heard.actions === 1")
    anna.play_turn()
    expect(anna.tray).to_be_in_viewport(ratio=1)
    anna.open(f"/replay/{keys['table']}")
    expect(anna.page.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    assert anna.overflow <= 0


MOVING = "() => document.getAnimations().some((one) => one.playState === 'running')"


def test_cards_are_seen_to_move(person: Invite, server: ServerProcess) -> None:
    anna = person(motion="full", speed=0.5)
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    anna.wait(f"() => !({MOVING})()")
    anna.glowing.last.click()
    anna.wait(MOVING)
    anna.wait("() => heard.actions === 1")
    assert anna.heard["actions"] == 1


def test_a_system_that_asks_for_less_motion_gets_none(person: Invite, server: ServerProcess) -> None:
    anna = person(system_motion="reduce", motion=None)
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "reduced")
    anna.page.evaluate(
        """() => {
          window.moved = 0;
          const look = () => {
            window.moved += document.getAnimations().filter((one) => one.effect.getTiming().duration > 100).length;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    anna.play_turn()
    anna.wait_asked()
    assert anna.page.evaluate("window.moved") == 0


def test_movement_is_turned_off_in_the_settings(person: Invite) -> None:
    anna = person(motion="full")
    anna.open("/settings")
    anna.page.get_by_role("group", name="Movement").get_by_label("Nothing moves").check()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "off")
