"""A newcomer's first evening: the lobby, a first match that teaches (B9), and what is kept of a victory."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import link, post
from tests.server.positions import saved

# The bubble of the guide as it is placed now, and what it covers of the hand, the question and the answers.
BUBBLE = """
() => {
  const bubble = document.querySelector('.guide[data-step]:not(.waiting)');
  if (!bubble) return null;
  const box = bubble.getBoundingClientRect();
  const places = '[data-guide="tray"], [data-guide="hand"], [data-guide="dice"]:has(button), .answer, .able';
  const kept = document.querySelectorAll(places);
  const covered = [...kept].filter((one) => {
    const other = one.getBoundingClientRect();
    const across = box.left < other.right && other.left < box.right && other.width > 0;
    return across && box.top < other.bottom && other.top < box.bottom;
  });
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const middle = document.elementFromPoint((box.left + box.right) / 2, box.top + 12);
  const read = bubble.contains(middle);
  return { step: bubble.dataset.step, inside, read, covered: covered.map((one) => one.className || one.dataset.guide) };
}
"""
ONE_BLOW_LEFT: Json = {
    "game": "hogwarts-battle",
    "options": {"game": 1, "heroes": ["harry", "ron"]},
    "given": {
        "stack": [["act", 0, -1]],
        "villains.active": ["draco_malfoy"],
        "villains.wounds": [5],
        "villains.deck": [],
        "heroes.0.attack": 1,
    },
}
STEP = "(step) => document.querySelector('.guide[data-step]:not(.waiting)')?.dataset.step === step"
OTHER_STEP = """
(step) => {
  const open = document.querySelector('.guide[data-step]:not(.waiting)');
  return open && open.dataset.step !== step;
}
"""


def looked_at(person: Person) -> str:
    """The step that is shown now; it lies on the screen and covers nothing that can be answered."""
    found: Json = person.page.evaluate(BUBBLE)
    assert found["inside"], found
    assert found["read"], "nothing lies over it"
    assert found["covered"] == [], found
    return str(found["step"])


@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), (MIDDLE, "it"), (PHONE, "cs")], ids=["wide", "middle", "phone"]
)
def test_the_guide_covers_no_answer_and_goes_on_as_one_plays(
    person: Invite, size: tuple[int, int], language: str
) -> None:
    """B9: from the goal to the end of the turn, by its button, by playing on, and closed by Esc."""
    newcomer = person(guideSeen=False, size=size, language=language)
    page = newcomer.open("/")
    page.locator("button.main.big:enabled").click()
    newcomer.wait_asked()
    assert newcomer.heard["kind"] == "act", "the first question is to play a card"
    newcomer.wait(STEP, "goal")
    steps = [looked_at(newcomer)]
    for _ in range(2):
        page.locator(".guide").get_by_role("button").last.click()
        newcomer.wait(OTHER_STEP, steps[-1])
        steps.append(looked_at(newcomer))
    assert steps == ["goal", "dark-arts", "play"]
    for cards, step in ((2, "acquire"), (3, "attack")):
        for _ in range(cards):
            left = newcomer.glowing.count() - 1
            newcomer.answer(newcomer.glowing.last)
            expect(newcomer.glowing).to_have_count(left)
        newcomer.wait(STEP, step)
        assert looked_at(newcomer) == step
    page.keyboard.press("Escape")
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE], ids=["wide", "middle", "phone"])
def test_the_other_game_begins_kindly_too(person: Invite, size: tuple[int, int]) -> None:
    newcomer = person(guideSeen=False, size=size)
    page = newcomer.open("/")
    rising = page.get_by_role("article").filter(has_text="Death Eaters Rising")
    rising.get_by_role("button", name="Play the first match").click()
    newcomer.wait_asked()
    newcomer.wait(STEP, "goal")
    guide = page.get_by_role("dialog", name="Your first turn")
    expect(guide).to_contain_text("Defeat Voldemort with four hits")
    for step in ("goal", "board"):
        assert looked_at(newcomer) == step
        guide.get_by_role("button", name="Go on").click()
        newcomer.wait(OTHER_STEP, step)
    assert looked_at(newcomer) == "travel"
    newcomer.answer(newcomer.answers.first)
    newcomer.wait(OTHER_STEP, "travel")
    looked_at(newcomer)


def test_the_lobby_names_the_goal_the_facts_and_the_way_to_learn(person: Invite) -> None:
    anna = person()
    page = anna.open("/")
    expect(page.get_by_text("Defeat three villains before they take two Locations.")).to_be_visible()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Hogwarts Battle"))
    for fact in ("players", "minutes", "Easy at first", "A road of 7 Games"):
        expect(card).to_contain_text(fact)
    card.get_by_role("link", name="How to play").click()
    explained = page.locator("#how-to-play")
    expect(explained.get_by_role("heading", name="The goal")).to_be_in_viewport()
    rule = page.locator("#R1")
    assert explained.bounding_box()["y"] < rule.bounding_box()["y"], "the numbered rules follow"  # type: ignore[index]


def test_a_new_table_can_always_be_opened_and_proposes_the_next_game(person: Invite) -> None:
    anna = person(size=PHONE)
    page = anna.open("/new/hogwarts-battle?game=4")
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport()
    expect(page.get_by_role("group", name="Game", exact=True).get_by_label("4", exact=True)).to_be_checked()


def test_a_victory_that_was_seen_is_a_star_on_the_road(person: Invite, server: ServerProcess) -> None:
    """One attack from the end: after it the lobby shows what was won, and the big button goes on with Game 2."""
    anna = person()
    players = [{"kind": "friend", "name": "Anna"}, {"kind": "bot", "name": "Ben"}]
    keys = post(server.address, "/api/tables/import", {"save": saved(**ONE_BLOW_LEFT), "players": players})
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    anna.answer(anna.answers.filter(has_text="Attack"))
    anna.wait("() => heard.over")
    page = anna.open("/")
    expect(page.get_by_role("link", name=re.compile("^Game 1, won"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Game 2, next"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Play Hogwarts Battle, Game 2"))).to_be_visible()
