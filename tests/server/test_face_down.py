"""What lies face down until all have answered is told to nobody else: not by a socket, not by the replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Player, Server, quick_settings
from wandwright.testkit.scenario import Scenario

# Game 4: Relashio asks both heroes at once, an item or 2 health.
RELASHIO = {
    "game": "hogwarts-battle",
    "seats": 2,
    "options": {"game": 4, "heroes": ["harry", "ron"]},
    "given": {
        "dark_arts.deck": ["relashio"],
        "villains.active": [None, None],
        "heroes.0.hand": ["firebolt", "lumos"],
        "heroes.1.hand": ["cleansweep_11", "lumos"],
    },
}
PLAYERS = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with Server(quick_settings(tmp_path)) as running:
        yield running


def laid(server: Server) -> dict[str, Any]:
    """A table at the moment in which both are asked."""
    save = Scenario(RELASHIO, "relashio").begin().save()
    reply = server.http.post("/api/tables/import", json={"save": save, "players": PLAYERS})
    assert reply.status_code == 201, reply.text
    keys: dict[str, Any] = reply.json()
    return keys


def choices(player: Player) -> list[str]:
    return [action["notation"] for action in player.actions if action["notation"].startswith("choose")]


def test_a_seat_still_asked_is_not_told_how_the_other_answered(server: Server) -> None:
    keys = laid(server)
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben, server.sit(keys, watch=True) as carl:
        assert anna.act(0, place=1)["type"] == "done"
        ben.until_table(lambda table: len(table["info"]["seats"]) == 2 and ben.actions)
        carl.until_table(lambda table: carl.actions)
        assert [action["notation"] for action in ben.actions] == [""]
        assert [action["notation"] for action in carl.actions] == [""]
        assert choices(anna) == ["choose 2"]
        for secret, told in ((keys["seats"][1]["secret"], [""]), (keys["seats"][0]["secret"], ["choose 2"])):
            replay = json.loads(server.get(keys, "replay", secret).text)
            assert [action["notation"] for action in replay["actions"]] == told
        assert ben.act(1, place=0)["type"] == "done"
        ben.until_table(lambda table: len(ben.actions) == 2)
        assert choices(ben) == ["choose 2", "choose 1"], "once all have answered, all is told"


def test_what_is_sent_is_what_the_engine_cuts(server: Server) -> None:
    keys = laid(server)
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        anna.act(0, place=1)
        ben.until_table(lambda table: ben.actions)
        match = next(iter(server.hall.tables.values())).match
        for seat, player in ((0, anna), (1, ben)):
            cut = [record.notation for record in match.records_for(seat)]
            assert [action["notation"] for action in player.actions] == cut
            assert player.snapshot["views"][str(seat)]["heroes"] == json.loads(json.dumps(match.view(seat)["heroes"]))
