"""How a person plays A Year at Hogwarts: a table from the lobby, a walk on the map, and a bot that plays on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE_MS, Json, Person
from tests.browser.tables import link, post
from tests.server.positions import saved

GAME = "year-at-hogwarts"
# How the lobby calls what is played, and how.
MODE = "What you play"
VARIANT = "How you play"
ROUNDS = {"Rounds of the year": 2, "Rounds of the Return": 2}
# More than a person is asked in one turn.
MOST_ANSWERS = 40
# The bots must get on while one waits: twenty answers each time.
SPELLS_OF_WAITING = 30
# In pixels.
CLOSE = 24
UNSEEN = """
() => {
  const frame = document.querySelector('section.map .frame').getBoundingClientRect();
  const edges = [...document.querySelectorAll('button.edge')].map((edge) => edge.title).join(', ');
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  return [...document.querySelectorAll('.space.lit')].filter((space) => {
    const [x, y] = middle(space.getBoundingClientRect());
    return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
  }).map((space) => space.getAttribute('aria-label').split('.')[0]).filter((name) => !edges.includes(name));
}
"""


def open_table(person: Person, *, seats: int = 2, seed: int = 7, rounds: int = 2, **choices: str) -> None:
    """From the form of the lobby: the person, and bots in all other seats."""
    page = person.open(f"/new/{GAME}")
    # A server that has just begun reads the packs of all games first.
    page.get_by_role("heading", name="A Year at Hogwarts").wait_for(timeout=4 * PATIENCE_MS)
    for legend, value in choices.items():
        page.get_by_role("group", name={"mode": MODE, "variant": VARIANT}[legend]).get_by_label(
            value, exact=True
        ).check()
    while page.get_by_role("group", name=re.compile("^Who takes seat")).count() < seats:
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("group", name=re.compile("^Who takes seat"))).to_have_count(seats)
    page.get_by_text("More: undo, name of the table, seed").click()
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_text("House rules").click()
    for label in ROUNDS:
        if page.get_by_label(label).count() > 0:
            page.get_by_label(label).fill(str(rounds))
    page.get_by_role("button", name="Open the table").click()
    person.tray.wait_for()
    person.wait_asked()


# Six steps from the Library, by two ways that pass different tokens (H74).
REST_OF_TURN = [["leave_turn"], ["end_turn"]]
TWO_WAYS = {
    "stack": [["begin_move"], *REST_OF_TURN],
    "this_turn.total": 6,
    "players.0.space": "library",
    "players.1.space": "ollivanders",
    "players.0.missions": [],
    "items": {"nagini": "nc_item_1", "prophecy": "un_item_1"},
}
END = "Book, near Bell Tower"
PAST_NAGINI = "Item square, near Bell Tower"
PAST_PROPHECY = "Item square, near West Tower"


def sit_before_two_ways(person: Person, address: str) -> None:
    """A match just before the move that can go two ways; another person would move next."""
    sit_before(person, address, TWO_WAYS)


def sit_before(person: Person, address: str, given: Json, **options: Any) -> None:
    """A match of Draco and Luna in a prepared position."""
    save = saved(game=GAME, options={"characters": ["draco", "luna"], **options}, given=given)
    players = [{"kind": "friend", "name": name} for name in ("Anna", "Ben")]
    keys = post(address, "/api/tables/import", {"save": save, "players": players})
    person.open(link(address, keys, 0))
    person.sit_down(person.name)
    person.wait_asked()


def space(person: Person, name: str) -> Locator:
    """A space of the map by what it is called."""
    return person.page.locator(".space").and_(person.page.get_by_role("button", name=re.compile(rf"^{name}(\.|,|$)")))


def footprints(person: Person) -> list[str]:
    """Where the feet stand that show the way now."""
    places: list[str] = person.page.locator("path.foot").evaluate_all(
        "(feet) => feet.map((foot) => foot.getAttribute('transform'))"
    )
    return places


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_in_the_middle(person: Person, thing: Locator) -> bool:
    (x, y), (across, down) = middle(thing), middle(person.page.locator("section.map .frame"))
    return abs(x - across) < CLOSE and abs(y - down) < CLOSE


def drag_pawn(person: Person, *over: str) -> None:
    """Takes the own pawn over these spaces and lets it go on the last."""
    mouse = person.page.mouse
    mouse.move(*middle(person.page.locator(".pawn.movable")))
    mouse.down()
    for name in over:
        mouse.move(*middle(space(person, name)), steps=8)
    mouse.up()


def steps_by_tab(person: Person) -> list[int]:
    """From the first lit space on: how far each is that Tab comes to."""
    away = []
    while person.page.evaluate("document.activeElement.matches('.space.lit')"):
        said = person.page.evaluate("document.activeElement.getAttribute('aria-label')")
        found = re.search(r"(\d+) steps? away", said)
        assert found, f"how far is it? {said}"
        away.append(int(found[1]))
        person.page.keyboard.press("Tab")
    return away


def lit(person: Person) -> Locator:
    """The spaces of the map that can be chosen now."""
    return person.page.locator(".space.lit")


def reach(person: Person, *kinds: str) -> None:
    """Answers whatever is asked before one of these questions comes."""
    for _ in range(MOST_ANSWERS):
        person.wait_asked()
        if person.heard["over"] or person.heard["kind"] in kinds:
            return
        go_on(person)
    raise AssertionError(f"never asked for {kinds}")


def go_on(person: Person) -> None:
    """Ends what may be ended, else takes a glowing space, else the first answer; a total by itself, without its end."""
    if person.ending.count() > 0:
        person.answer(person.ending.first)
    elif person.heard["kind"] != "total" and lit(person).count() > 0:
        go_to(person, lit(person).first)
    else:
        person.answer(person.answers.first)


def go_to(person: Person, where: Locator) -> None:
    """By a click; a finger that presses a space first sees what it is, and then goes."""
    if person.touches:
        person.press(where)
        where = person.page.locator(".space-card button")
    person.answer(where)


def unseen(person: Person) -> list[str]:
    """The lit spaces that are neither in the frame of the map nor named at its edge."""
    found: list[str] = person.page.evaluate(UNSEEN)
    return found


def let_a_bot_play(person: Person) -> None:
    """By the menu: a bot goes on in the person's seat, and the match comes to its end."""
    person.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Let a bot play", exact=True).first.click()
    # A match of Quidditch has nearly two hundred answers, each of which the page draws.
    for _ in range(SPELLS_OF_WAITING):
        if person.heard["over"]:
            return
        before = person.heard["actions"]
        person.wait("(before) => heard.over || heard.actions >= before + 20", before)
    raise AssertionError("the bots do not come to an end")


def move_once(person: Person) -> None:
    """One move by a click; a bot plays the rest."""
    reach(person, "move")
    go_to(person, lit(person).first)
    let_a_bot_play(person)


def see_the_end(person: Person, reason: str) -> int:
    """The end is told with its reason and the number of actions that were heard of, which is given back."""
    end = person.page.get_by_role("dialog", name=re.compile("Victory|Defeat|Place"))
    expect(end.locator(".reason")).to_have_text(re.compile(reason))
    actions = int(person.heard["actions"])
    expect(end).to_contain_text(f"{actions} actions")
    return actions
