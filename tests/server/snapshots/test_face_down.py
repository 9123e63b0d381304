"""What lies face down until all have answered is told to nobody else: not by a socket, not by the replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Player, Server, quick_settings
from tests.server.positions import preparing
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


def laid(server: Server, save: str = "") -> dict[str, Any]:
    """A table at the moment in which both are asked."""
    save = save or Scenario(RELASHIO, "relashio").begin().save()
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
        match = next(iter(server.registry.tables.values())).match
        for seat, player in ((0, anna), (1, ben)):
            cut = [record.notation for record in match.records_for(seat)]
            assert [action["notation"] for action in player.actions] == cut
            assert player.snapshot["views"][str(seat)]["heroes"] == json.loads(json.dumps(match.view(seat)["heroes"]))


def messages_since(player: Player, before: int) -> list[str]:
    """What a player was sent before the answer to a ping of now."""
    player.ask("ping")
    return [json.loads(text)["type"] for text in player.told[before:-1]]


def test_nobody_is_sent_anything_while_another_plans(server: Server) -> None:
    """R172: a message for each card would tell how many there are. The one that is done is told of."""
    keys = laid(server, preparing().save())
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben, server.sit(keys, watch=True) as carl:
        watchers = (anna, carl)
        for player in watchers:
            messages_since(player, 0)
        known = [(len(player.told), player.snapshot["version"]) for player in watchers]
        for _ in range(3):
            assert ben.act(1)["type"] == "done"
        assert [messages_since(player, told) for player, (told, _) in zip(watchers, known, strict=True)] == [[], []]
        assert ben.act(1)["type"] == "done"
        for player, (_, version) in zip(watchers, known, strict=True):
            player.until_table(lambda table: not table["info"]["seats"][1]["asked"])
            assert player.snapshot["version"] == version + 1
            assert [action["seat"] for action in player.actions][-1] == 1


def test_own_plans_are_taken_back_and_looked_up_by_the_numbers_that_were_told(server: Server) -> None:
    """Behind another's two cards, which nobody counts, the own first card has the number that came next."""
    keys = laid(server, preparing().save())
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        before = anna.snapshot["info"]["actions"]
        for player, seat in ((ben, 1), (ben, 1), (anna, 0), (anna, 0)):
            assert player.act(seat)["type"] == "done"
        own = [action["number"] for action in anna.actions if action["seat"] == 0][-2:]
        assert own == [before, before + 1]
        assert (anna.snapshot["info"]["actions"], anna.snapshot["undo"]["0"]["to"]) == (before + 2, before + 1)
        secret = keys["seats"][0]["secret"]
        slots = [
            json.loads(server.get(keys, f"replay/{number}", secret).text)["view"]["decisions"]
            for number in (before, before + 1)
        ]
        # Six cards with two sides each, then five.
        mine = [next(one for one in decisions if one["seat"] == 0) for decisions in slots]
        assert [len(decision["actions"]) for decision in mine] == [12, 10]
        assert server.get(keys, f"replay/{before + 3}", secret).status_code != 200
        assert anna.ask("undo", seat=0)["type"] == "done"
        assert anna.snapshot["info"]["actions"] == before + 1
