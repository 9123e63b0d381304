"""A game without a board of its own is played on the plain one on its first day: by click, by keys, on a phone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Json, Person
from tests.browser.screens import check, findings
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link

# Bots think in processes that do not know the toys, so people play them.
TOYS = (sys.executable, "-m", "tests.toys")
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_KEYS = 60


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("toys"), command=TOYS)
    server.start()
    yield server
    server.stop()


def sit(person: Person, toys: ServerProcess, keys: Json, seat: int) -> Person:
    person.open(link(toys.address, keys, seat))
    person.sit_down(person.name)
    return person


def yard(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The yard")


def lit(person: Person) -> Locator:
    """The spaces that can be chosen now."""
    return yard(person).locator(".space.lit")


def play(people: list[Person], go_on: list[object]) -> None:
    """Whoever is asked does what is theirs, until the end."""
    for _ in range(200):
        people[0].wait("() => heard.over || heard.asked.length > 0")
        heard = people[0].heard
        if heard["over"]:
            return
        asked = people[heard["asked"][0]]
        asked.wait("(actions) => heard.actions >= actions", heard["actions"])
        step = go_on[heard["asked"][0]]
        assert callable(step)
        step(asked)
        people[0].wait("(actions) => heard.actions > actions", heard["actions"])
    raise AssertionError("the match does not end")


def end(person: Person, reason: str) -> None:
    """The match is over, and can be looked back at on the same board."""
    person.wait("() => heard.over")
    dialog = person.page.get_by_role("dialog", name=re.compile("Victory|Defeat|Place"))
    expect(dialog).to_contain_text(reason)
    dialog.get_by_role("link", name="Look back").click()
    slider = person.page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_attribute("max", re.compile(r"[1-9]"))


def run_by_click(person: Person) -> None:
    """The last space that is lit: it leads away from the gate."""
    person.answer(lit(person).last)


def run_by_keys(person: Person) -> None:
    """Tab reaches the map once; arrows walk to a lit space, Enter runs there."""
    before = person.heard["actions"]
    person.focus(".space")
    for number in range(MOST_KEYS):
        if person.page.evaluate("document.activeElement.matches('.space.lit')"):
            person.page.keyboard.press("Enter")
            person.wait("(before) => heard.actions > before", before)
            return
        person.page.keyboard.press(ARROWS[number * 7 // 3 % 4])
    raise AssertionError("no arrow leads to a space that is lit")


def test_the_board_toy_is_played_by_click_and_by_keys(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="run")
    anna = sit(person(name="Anna"), toys, keys, 0)
    ben = sit(person(name="Ben"), toys, keys, 1)
    expect(anna.page.get_by_role("region", name="Stars")).to_contain_text("Runner 2 is at 0 of 8")
    play([anna, ben], [run_by_click, run_by_keys])
    expect(anna.page.get_by_role("region", name="Stars")).to_contain_text(re.compile(r"Runner \d is at [1-8] of 8"))
    end(anna, "The stars are gathered.")
    end(ben, "The stars are gathered.")
    expect(yard(ben)).to_be_visible()


def test_the_way_to_a_space_is_shown_before_it_is_taken(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="run")
    anna = sit(person(), toys, keys, 0)
    expect(anna.page.locator(".walk")).to_have_count(0)
    lit(anna).first.hover()
    expect(anna.page.locator(".walk:not(.under)")).to_have_attribute("points", re.compile(r"\d"))
    anna.page.keyboard.press("ArrowRight")
    expect(yard(anna).locator(".space.pointed")).to_have_count(1)


def test_a_space_out_of_reach_says_so(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="run")
    anna = sit(person(), toys, keys, 0)
    before = anna.heard["actions"]
    yard(anna).locator(".space:not(.lit)").first.click()
    expect(anna.page.locator(".tray .notice")).to_contain_text("does not answer the question")
    assert anna.heard["actions"] == before


# From the gate to the library, on the screen.
WIDER = """(than) => {
  const left = (space) => document.querySelector(`[data-space="${space}"]`).getBoundingClientRect().left;
  return left(6) - left(0) > than + 1;
}"""


def where(space: Locator) -> tuple[float, float]:
    box = space.bounding_box()
    assert box is not None
    return (box["x"], box["y"])


def test_the_map_pans_and_zooms_by_wheel_buttons_keys_and_dragging(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="run")
    anna = sit(person(), toys, keys, 0)
    gate = yard(anna).get_by_role("button", name=re.compile("^Gate"))
    library = yard(anna).get_by_role("button", name=re.compile("^Library"))

    def width() -> float:
        return where(library)[0] - where(gate)[0]

    def larger(than: float) -> None:
        anna.wait(WIDER, than)

    first = width()
    anna.page.get_by_role("button", name="Larger").click()
    larger(first)
    second = width()
    box = yard(anna).bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.wheel(0, -200)
    larger(second)
    third = width()
    anna.focus(".space")
    anna.page.keyboard.press("+")
    larger(third)
    anna.page.keyboard.press("0")
    assert abs(width() - first) < 2
    anna.page.mouse.move(box["x"] + 30, box["y"] + 30)
    anna.page.mouse.down()
    before = where(gate)
    anna.page.mouse.move(box["x"] + 90, box["y"] + 75, steps=4)
    anna.page.mouse.up()
    after = where(gate)
    assert (round(after[0] - before[0]), round(after[1] - before[1])) == (60, 45)


def bid(person: Person) -> None:
    """A coin of the own hand, else what the tray offers."""
    coin = person.page.locator(".own .thing.able")
    person.answer(coin.first if coin.count() > 0 else person.answers.first)


def bid_by_keys(person: Person) -> None:
    before = person.heard["actions"]
    coins = person.page.locator(".own .thing.able").count() > 0
    if coins:
        person.focus(".own .thing.able")
        person.page.keyboard.press("Enter")
    else:
        # Who has nothing to choose from says so where what ends a question always stands.
        person.page.keyboard.press("e" if person.page.locator(".answer.end").count() > 0 else "1")
    person.wait("(before) => heard.actions > before", before)


def test_the_bidding_toy_is_played_by_click_and_by_keys(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="toy")
    anna = sit(person(name="Anna"), toys, keys, 0)
    ben = sit(person(name="Ben"), toys, keys, 1)
    bid(anna)
    lanes = ben.page.get_by_role("region", name="Bids", exact=True)
    expect(lanes).to_contain_text("A card, face down")
    expect(lanes).to_contain_text("ready")
    play([anna, ben], [bid, bid_by_keys])
    end(anna, "All prizes have found an owner.")
    end(ben, "All prizes have found an owner.")
    expect(lanes).to_be_visible()


@pytest.mark.parametrize("light", ["dark", "light"])
def test_the_plain_board_is_seen_whole_in_every_size(person: Invite, toys: ServerProcess, light: str) -> None:
    wrong: list[str] = []
    for game, seats in (("run", 4), ("toy", 3)):
        keys = lay(toys.address, *["friend"] * seats, game=game)
        anna = sit(person(name="Anna", theme=light), toys, keys, 0)
        go_on = run_by_click if game == "run" else bid
        go_on(anna)

        def arrange(anna: Person = anna) -> Locator:
            return anna.page.locator(".plain")

        wrong += check(anna, f"plain-{game}", light, arrange)
    assert not wrong


def test_a_phone_plays_the_board_toy_by_touch(person: Invite, toys: ServerProcess) -> None:
    keys = lay(toys.address, "friend", "friend", game="run")
    anna = sit(person(size=PHONE), toys, keys, 0)
    assert anna.overflow <= 0
    before = anna.heard["actions"]
    lit(anna).first.tap()
    anna.wait("(before) => heard.actions > before", before)
    assert not findings(anna)
