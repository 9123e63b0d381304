"""Death Eaters Rising by friends at one table: from the lobby to the end, and the end that everybody hopes for."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person, play_on
from tests.browser.server import ServerProcess
from tests.browser.tables import gather, lay_for_three, lay_position, look_back
from tests.server.positions import RISING

MOST_ACTIONS = 2_000
# Both friends get a spell token early, and a team is lost after a few turns.
SHORT = 4

# Voldemort has shown himself, Harry's team stands before him, and one hit is missing.
LAST_HIT: Json = {
    "options": {"voldemort_damage": 4},
    "given": {
        "characters": [],
        "azkaban": ["lucius_malfoy", "draco_malfoy", "peter_pettigrew", "bellatrix_lestrange"],
        "voldemort.card": ["lord_voldemort"],
        "voldemort.location": "ministry_of_magic",
        "voldemort.damage": 3,
    },
    "chance": {"dice": ["friendship", "knowledge", "loyalty", "courage2"]},
    "play": ["roll"],
}


def test_two_friends_and_a_bot_play_a_whole_match(person: Invite) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    gather(anna, ben, lay_for_three(anna, RISING, SHORT))
    kinds: set[str] = set()

    def go_on(asked: Person) -> None:
        kinds.add(asked.heard["kind"])
        rising.go_on(asked)

    play_on([anna, ben], MOST_ACTIONS, go_on)
    assert {"travel", "act", "last_call"} <= kinds
    look_back(anna, ben)


def test_the_last_hit_on_voldemort_wins_for_everybody(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay_position(server.address, "friend", "friend", **LAST_HIT)
    for seat, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, seat)
    anna.wait_asked()
    voldemort = rising.card(anna, "Lord Voldemort")
    for title in ("Orange die: friendship", "Blue die: knowledge", "Purple die: courage", "Purple die: loyalty"):
        rising.die(anna, title).click()
        anna.answer(voldemort)
    expect(voldemort).to_contain_text("Is hit at the end of the turn")
    anna.answer(anna.answers.filter(has_text="End the turn"))
    for one in (anna, ben):
        expect(one.page.get_by_role("dialog", name="Victory!")).to_contain_text("Voldemort is defeated.")
    look_back(anna, ben)
