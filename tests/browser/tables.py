"""Laying a table: by the lobby's controls, as people do; or by the interface, where a test is about something else."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from tests.browser.people import Json, Person

GAME = "hogwarts-battle"


def lay_for_three(host: Person, seed: int = 7, **names: str) -> str:
    """From the lobby: the host, a friend and a bot with Game 1; gives the friend's link. The page shows the links."""
    page = host.open("/")
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_role("group", name="Game", exact=True).get_by_label("1", exact=True).check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Name for seat 1").fill(names.get("host", "Anna"))
    page.get_by_role("group", name="Who takes seat 2").get_by_label("Friend by link").check()
    page.get_by_role("group", name="Who takes seat 3").get_by_label("Bot", exact=True).check()
    page.get_by_text("More: undo, name of the table, seed").click()
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link for").first.input_value()


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
