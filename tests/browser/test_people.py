"""The people at the table and the end of a match: B6 to B8, B14, B15, B20 and B21 of the review of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Json, Person
from tests.browser.screens import findings
from tests.browser.server import ServerProcess
from tests.browser.tables import hold, lay, link, post
from tests.server.positions import almost_lost, almost_won

# A phone that lies on its side.
LYING = (844, 390)


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets bots cover at once."""
    server = ServerProcess(tmp_path_factory.mktemp("soon"), "--cover-after", "0")
    server.start()
    yield server
    server.stop()


def lay_saved(server: ServerProcess, save: str, *kinds: str) -> Json:
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Anna", "Ben"), strict=True)]
    return post(server.address, "/api/tables/import", {"save": save, "players": players})


def come(person: Person, server: ServerProcess, keys: Json, seat: int) -> Person:
    person.open(link(server.address, keys, seat))
    person.sit_down(person.name)
    person.tray.wait_for()
    return person


def on_top(thing: Locator) -> str | None:
    """What lies over the middle of a thing and covers it: a dialog, by its name; nothing if it can be seen."""
    over: str | None = thing.evaluate(
        """(thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top.closest('[role=dialog]')?.getAttribute('aria-label') ?? null;
        }"""
    )
    return over


def take(person: Person, label: str) -> None:
    person.answer(person.tray.get_by_role("button", name=label).last)


def test_b6_b7_a_victory_leads_on_with_everybody(person: Invite, server: ServerProcess) -> None:
    """The last blow lands, the match is told, and the next Game has the same people; all this stays in the tray."""
    keys = lay_saved(server, almost_won(), "friend", "friend")
    anna = come(person(name="Anna", motion="full"), server, keys, 0)
    ben = come(person(name="Ben", size=PHONE), server, keys, 1)
    take(anna, "Attack Draco Malfoy")
    for one in (anna, ben):
        end = one.page.get_by_role("dialog", name="Victory!")
        expect(end).to_contain_text("Ron was down to 3 health in turn 5.")
        expect(end).to_contain_text("1 attack dealt")
        assert not findings(one)
    ben.page.get_by_role("button", name="Look around the table").click()
    expect(ben.tray.get_by_role("heading")).to_have_text("Won! The match is over")
    assert ben.overflow <= 0
    anna.page.get_by_role("dialog").get_by_role("button", name="Next: Game 2").click()
    expect(ben.tray.get_by_role("button", name="somebody is there")).to_be_visible()
    ben.tray.get_by_role("button", name="Next: Game 2").click()
    for one, other in ((anna, "Ben"), (ben, "Anna")):
        one.wait("(old) => heard.table !== old", keys["table"])
        expect(one.page.get_by_role("heading", level=1)).to_have_text("Hogwarts Battle, Game 2")
        seats = one.page.get_by_role("list", name="Who sits at the table")
        expect(seats).to_contain_text("You")
        expect(seats).to_contain_text(other)
    assert anna.table() == ben.table()


def test_b7_a_defeat_offers_the_last_turn_again(person: Invite, server: ServerProcess) -> None:
    keys = lay_saved(server, almost_lost(), "friend", "bot")
    anna = come(person(name="Anna", size=MIDDLE), server, keys, 0)
    take(anna, "End the turn")
    anna.page.get_by_role("dialog", name="Defeat").get_by_role("button", name="Close").click()
    # The Location that fell is seen full.
    expect(anna.page.locator(".location")).to_contain_text("4 of 4 control tokens")
    anna.tray.get_by_role("button", name="Try the last turn again").click()
    anna.wait("(old) => heard.table !== old", keys["table"])
    anna.wait_asked()
    assert (anna.heard["over"], anna.heard["turn"]) == (False, 5)


def test_b8_b15_a_bot_covers_and_gives_the_seat_back(person: Invite, soon: ServerProcess) -> None:
    keys = lay(soon.address, "friend", "friend", names=["Anna", "Ben"])
    ben = come(person(soon.address, name="Ben"), soon, keys, 1)
    expect(ben.tray).to_contain_text("Waiting for Anna, who is away.")
    ben.tray.get_by_role("button", name="Let a bot play for Anna").click()
    ben.wait_asked()
    anna = come(person(soon.address, name="Anna"), soon, keys, 0)
    expect(anna.tray.get_by_role("heading")).to_have_text("A bot plays for you")
    expect(anna.answers).to_have_count(0)
    expect(anna.glowing).to_have_count(0)
    anna.tray.get_by_role("button", name="Take my seat back").click()
    expect(anna.tray).to_contain_text("Waiting for Ben.")


def test_b14_a_link_that_nobody_else_can_open_says_so(person: Invite, server: ServerProcess) -> None:
    anna = person(name="Anna")
    keys = lay(server.address, "here", "friend", names=["Anna", "Ben"])
    hold(anna, keys, 0)
    page = anna.open(f"/table/{keys['table']}/invite")
    expect(page.get_by_role("alert")).to_contain_text("Only this computer can open these links")
    expect(page.get_by_role("alert")).to_contain_text("wandwright serve --host 0.0.0.0")
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": ["http://192.168.1.7:8742"]}))
    page.reload()
    expect(page.get_by_role("textbox", name="Link for Ben")).to_have_value(
        re.compile(r"^http://192\.168\.1\.7:8742/table/.+#")
    )
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_b20_the_menu_opens_over_the_table(person: Invite, server: ServerProcess, size: tuple[int, int]) -> None:
    keys = lay(server.address, "friend", "bot", names=["Anna", "Tilly"])
    anna = come(person(name="Anna", size=size), server, keys, 0)
    page = anna.page
    saved: list[str] = []
    page.on("download", lambda download: saved.append(download.suggested_filename))
    menu = page.get_by_role("banner").get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Something is wrong").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing is sent anywhere.")
    assert not saved
    page.get_by_role("button", name="Rulebook").click()
    rules = page.get_by_role("dialog", name="Rulebook")
    rules.get_by_role("link", name="Rule R16").click()
    expect(rules.locator("#R16")).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    menu.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name at the table").fill("Zoe")
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    anna.wait("() => told.at(-1) && told.some((text) => JSON.parse(text).info?.seats[0].name === 'Zoe')")
    assert page.url.endswith(f"/table/{keys['table']}")
    assert anna.overflow <= 0


def test_b21_the_device_is_passed_on_by_a_card(person: Invite, server: ServerProcess) -> None:
    anna = person(name="Anna", size=PHONE)
    keys = lay(server.address, "here", "here", names=["Anna", "Ben"], options={"hands": "closed"})
    hold(anna, keys, 0, 1)
    anna.open(f"/table/{keys['table']}")
    anna.wait("() => heard.asked?.includes(0)")
    card = anna.page.get_by_role("dialog", name="Hand over the device")
    # A page that is opened or loaded anew shows nobody's hand.
    for _ in range(2):
        expect(card).to_contain_text("Pass the device to Anna")
        assert on_top(anna.hand.first) == "Hand over the device"
        card.get_by_role("button", name="I am here").click()
        expect(card).to_have_count(0)
        assert on_top(anna.hand.first) is None
        anna.page.reload()
    card.get_by_role("button", name="I am here").click()
    while 1 not in anna.heard["asked"]:
        anna.answer(anna.answers.last)
    expect(card).to_contain_text("Pass the device to Ben")
    expect(card.locator("svg.face")).to_be_visible()
    card.get_by_role("button", name="I am here").click()
    expect(anna.tray.get_by_role("heading").first).to_contain_text("Ron:")


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_n1_a_phone_reaches_log_and_chat(person: Invite, server: ServerProcess, size: tuple[int, int]) -> None:
    """The drawer has the whole screen: its tabs, what is said and its cross can be pressed."""
    keys = lay(server.address, "friend", "friend", names=["Anna", "Ben"])
    anna = come(person(name="Anna", size=size), server, keys, 0)
    ben = come(person(name="Ben"), server, keys, 1)
    expect(anna.log).to_be_visible()
    side = anna.page.get_by_role("complementary", name="Log and chat")
    anna.press(side.get_by_role("button", name="Chat"))
    anna.page.get_by_label("Say something").fill("Expelliarmus?")
    anna.press(side.get_by_role("button", name="Send"))
    expect(side.get_by_role("log", name="Chat")).to_contain_text("Expelliarmus?")
    expect(ben.log).to_be_visible()
    ben.page.get_by_role("button", name="Chat", exact=True).click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Expelliarmus?")
    assert anna.overflow <= 0
    assert not findings(anna)
    anna.press(side.get_by_role("button", name="Close"))
    expect(side).to_have_count(0)
    expect(anna.tray).to_be_visible()
