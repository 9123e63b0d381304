"""Laying a table: by the lobby's controls, as people do; or by the interface, where a test is about something else."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Json, Person
from tests.server.positions import RISING, saved_position

GAME = "hogwarts-battle"
# What the lobby calls a game, its first option, and the value that the tests play.
IN_THE_LOBBY = {GAME: ("Hogwarts Battle", "Game", "1"), RISING: ("Death Eaters Rising", "How hard", "4")}


def lay_for_three(host: Person, game: str = GAME, seed: int = 7) -> str:
    """From the lobby: the host, a friend and a bot; gives the friend's link. The page shows the links."""
    title, option, value = IN_THE_LOBBY[game]
    page = host.open("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("link", name=title).click()
    page.get_by_role("group", name=option, exact=True).get_by_label(value, exact=True).check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Name for seat 1").fill(host.name)
    page.get_by_role("group", name="Who takes seat 2").get_by_label("Friend by link").check()
    page.get_by_role("group", name="Who takes seat 3").get_by_label("Bot", exact=True).check()
    page.get_by_text("More: undo, name of the table, seed").click()
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link for").first.input_value()


def gather(host: Person, friend: Person, address: str) -> None:
    """The friend comes by the link, and both go to the table."""
    friend.open(address)
    friend.sit_down(friend.name)
    assert "#" not in friend.page.url, "the secret must leave the address bar"
    expect(host.page.get_by_text("is at the table")).to_be_visible()
    host.page.get_by_role("link", name="To the table").click()
    host.tray.wait_for()
    expect(host.page.get_by_role("list", name="Who sits at the table")).to_contain_text(friend.name)


def look_back(*people: Person) -> None:
    """Everybody sees the same end, and the last of them looks back on the match."""
    told = []
    for one in people:
        one.wait("() => heard.over")
        end = one.page.get_by_role("dialog", name=re.compile("Victory|Defeat|Place"))
        expect(end).to_contain_text(f"{one.heard['actions']} actions")
        expect(end.locator(".reason")).to_have_text(re.compile(r"\w.*[.!]"))
        told.append((one.heard["version"], end.locator(".reason").inner_text()))
    assert told == told[:1] * len(people)
    page, actions = people[-1].page, people[0].heard["actions"]
    page.get_by_role("dialog").get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Position in the match")).to_have_attribute("max", str(actions))


def post(address: str, path: str, body: Json) -> Json:
    asked = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"Content-Type": "application/json", "Origin": address}
    )
    with urllib.request.urlopen(asked, timeout=30) as reply:
        made: Json = json.load(reply)
        return made


def lay(address: str, *kinds: str, **wish: Any) -> Json:
    """A table with these players, by the interface; gives its keys. `names` are theirs."""
    names = wish.pop("names", [f"Person {seat + 1}" for seat in range(len(kinds))])
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=True)]
    return post(address, "/api/tables", {"game": GAME, "players": players, "seed": 7, **wish})


def lay_position(address: str, *kinds: str, **position: Any) -> Json:
    """A table in a prepared position; only what has shown nothing new can be taken back there."""
    players = [{"kind": kind, "name": f"Person {seat + 1}"} for seat, kind in enumerate(kinds)]
    save = saved_position(len(kinds), **position)
    return post(address, "/api/tables/import", {"save": save, "players": players})


def hold(person: Person, keys: Json, *seats: int) -> None:
    """This browser made the table, and has these seats."""
    secrets = [keys["seats"][seat]["secret"] for seat in seats]
    invites = [key for key in keys["seats"] if key["seat"] not in seats]
    kept = [
        {"table": keys["table"], "secrets": [*secrets, keys["host"]], "invites": invites, "spectator": None, "added": 1}
    ]
    person.open("/")
    person.page.evaluate("(kept) => (localStorage['wandwright.keys'] = kept)", json.dumps(kept))


def link(address: str, keys: Json, seat: int) -> str:
    return f"{address}/table/{keys['table']}#{keys['seats'][seat]['secret']}"


def actions(address: str, keys: Json) -> list[Json]:
    """Every action of a match so far, as the server has stored it."""
    secret = keys["seats"][0]["secret"]
    asked = urllib.request.Request(
        f"{address}/api/tables/{keys['table']}/replay", headers={"Authorization": f"Bearer {secret}"}
    )
    with urllib.request.urlopen(asked, timeout=30) as reply:
        found: list[Json] = json.load(reply)["actions"]
        return found
