"""Saves of every game with something changed: each is refused with a sentence, or makes a table that works.

Half of such files were taken before, and many then answered with errors, tracebacks and dead sockets.
`make soak` tries two thousand of them; `make test` a slice.
"""

from __future__ import annotations

import logging
from collections import Counter

import httpx
import pytest

from tests.server.live import PATIENCE, Json, Server
from tests.server.mutations import changed, honest_saves
from wandwright.engine.matches.games import games

GAMES = ("black-rose-wars", "death-eaters-rising", "hogwarts-battle", "year-at-hogwarts")
CHANGES_PER_SAVE = 10
PATHS = ("replay", "replay/0", "export", "report")


def test_no_game_is_forgotten() -> None:
    assert set(GAMES) == set(games())


@pytest.mark.parametrize("name", GAMES)
def test_a_slice_of_crafted_files(server: Server, name: str, caplog: pytest.LogCaptureFixture) -> None:
    found = bring_all(server, name, saves=1, seed=11)
    assert_nothing_broke(caplog)
    assert found["honest"] == 1
    assert found["refused"] > found["taken"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 11))
@pytest.mark.parametrize("name", GAMES)
def test_crafted_files(server: Server, name: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    found = bring_all(server, name, saves=5, seed=seed)
    assert_nothing_broke(caplog)
    assert found["honest"] == 5
    assert found["refused"] > found["taken"]


def bring_all(server: Server, name: str, saves: int, seed: int) -> Counter[str]:
    """Import honest saves and changed ones; how many were taken and refused."""
    found: Counter[str] = Counter()
    # A file is tried out for as long as a busy machine needs.
    server.http.timeout = httpx.Timeout(6 * PATIENCE)
    for number, save in enumerate(honest_saves(name, saves, seed)):
        found["honest"] += bring(server, save)
        for change in range(CHANGES_PER_SAVE):
            crafted = changed(save, seed * 10_000 + number * 100 + change)
            found["taken" if bring(server, crafted) else "refused"] += 1
    return found


def bring(server: Server, save: str) -> bool:
    """Was the file taken? Then its table does what every table does."""
    reply = server.http.post("/api/tables/import", json={"save": save})
    if reply.status_code != 201:
        assert reply.status_code in (400, 409), reply.text
        assert reply.json()["detail"].endswith(".")
        return False
    use(server, reply.json())
    return True


def use(server: Server, keys: Json) -> None:
    """Hello from every seat and from a spectator, everything that can be asked for, a hint and an answer."""
    seats = range(len(keys["seats"]))
    for secret in (keys["seats"][0]["secret"], keys["seats"][-1]["secret"]):
        for path in PATHS:
            reply = server.get(keys, path, secret)
            assert reply.status_code == 200, f"{path}: {reply.status_code} {reply.text[:300]}"
    with server.sit(keys, watch=True):
        pass
    with server.sit(keys, *seats, host=True) as anna:
        if anna.snapshot["info"]["outcome"] is None:
            seat = anna.asked()
            anna.ref += 1
            anna.say({"type": "hint", "ref": anna.ref, "seat": seat})
            answer = anna.until(lambda message: message.get("ref") == anna.ref)
            assert answer["type"] == "advice" or answer["code"] == "no-advice", answer
            assert anna.act(seat)["type"] == "done"


def assert_nothing_broke(caplog: pytest.LogCaptureFixture) -> None:
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
