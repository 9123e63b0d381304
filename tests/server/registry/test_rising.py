"""Spell tokens over the wire: windows that nobody waits for, the last call, and what restarts and undo do to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Json, Player, Server, quick_settings
from tests.server.positions import saved_position

HEAL, CLEANSE = "heal_two_from_one", "remove_corruption"
STALE = "answered already"


def lay(server: Server, *kinds: str, tokens: list[str], **position: Any) -> Json:
    """Anna has rolled; the second seat holds these tokens. Only Harry can be healed, and only one place be cleansed."""
    given = {
        "characters": ["luna_lovegood", "draco_malfoy", "lucius_malfoy"],
        "damage": {"harry_potter": 4},
        "locations.1.corruption": 3,
        "teams.1.tokens": tokens,
        **position.pop("given", {}),
    }
    dice = ["courage", "courage", "loyalty", "friendship"]
    save = saved_position(len(kinds), ["roll"], given=given, chance={"dice": dice}, **position)
    players = [{"kind": kind, "name": f"Person {seat}"} for seat, kind in enumerate(kinds)]
    reply = server.http.post("/api/tables/import", json={"save": save, "players": players})
    assert reply.status_code == 201, reply.text
    keys: Json = reply.json()
    return keys


def asked(player: Player) -> list[int]:
    return [seat["seat"] for seat in player.snapshot["info"]["seats"] if seat["asked"]]


def question(player: Player, seat: int) -> Json:
    (found,) = player.questions(seat)
    return found


def answer(player: Player, seat: int, action: str) -> Json:
    return player.ask("act", seat=seat, question=question(player, seat)["number"], action=action)


def up_to(player: Player, other: Player) -> None:
    """Until this player has seen what the other has."""
    version = other.snapshot["version"]
    player.until_table(lambda table: table["version"] >= version)


def test_a_window_stands_open_and_nobody_waits_for_it(server: Server) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        window = question(ben, 1)
        assert (window["kind"], window["awaited"]) == ("spell", False)
        assert [action["notation"] for action in window["actions"]] == [f"cast {HEAL}"]
        assert asked(anna) == asked(ben) == [0]
        assert question(anna, 0)["awaited"]
        # Anna goes on without him; his window is another one then, and as good.
        assert answer(anna, 0, "assign orange:courage to luna_lovegood")["type"] == "done"
        up_to(ben, anna)
        assert question(ben, 1)["number"] != window["number"]
        assert answer(ben, 1, f"cast {HEAL}")["type"] == "done"
        up_to(anna, ben)
        assert list(anna.snapshot["views"]["0"]["damage"].values()) == [2]
        assert asked(anna) == [0]
        assert ben.questions(1) == []


def test_who_comes_second_is_told_so_and_changes_nothing(server: Server) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        before = question(anna, 0)["number"]
        assert answer(ben, 1, f"cast {HEAL}")["type"] == "done"
        late = anna.ask("act", seat=0, question=before, action="assign orange:courage to luna_lovegood")
        assert (late["type"], STALE in late["why"]) == ("refused", True)
        assert len(ben.actions) == len(anna.actions) == 2
        assert answer(anna, 0, "assign orange:courage to luna_lovegood")["type"] == "done"


@pytest.mark.parametrize("quicker", [0, 1])
def test_two_people_at_once(server: Server, quicker: int) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        wishes = ((anna, 0, "assign orange:courage to luna_lovegood"), (ben, 1, f"cast {HEAL}"))
        for player, seat, action in (wishes[quicker], wishes[1 - quicker]):
            number = question(player, seat)["number"]
            player.say({"type": "act", "ref": 1, "seat": seat, "question": number, "action": action})
        replies = [player.until(lambda told: told.get("ref") == 1) for player, _, _ in wishes]
        # Which message arrives first is up to the wires; exactly one of them counts.
        assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
        for player, _, _ in wishes:
            player.until_table(lambda table: table["version"] == 2)
            assert len(player.actions) == 2
        refused = next(wish for wish, reply in zip(wishes, replies, strict=True) if reply["type"] == "refused")
        assert answer(*refused)["type"] == "done"


def test_the_last_call_goes_to_all_who_could_cast_in_any_order(server: Server) -> None:
    given = {"teams.2.tokens": [CLEANSE]}
    keys = lay(server, "here", "friend", "friend", tokens=[HEAL], given=given)
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben, server.sit(keys, 2) as carl:
        answer(anna, 0, "stop")
        assert asked(anna) == [1, 2]
        for player in (carl, ben):
            up_to(player, anna)
        assert answer(carl, 2, "pass")["type"] == "done"
        assert asked(carl) == [1]
        up_to(ben, carl)
        # The spell gives Anna nothing new to do, and Carl has passed: the turn is over.
        assert answer(ben, 1, f"cast {HEAL}")["type"] == "done"
        up_to(anna, ben)
        assert anna.snapshot["info"]["turn"] == 2


def test_a_bot_is_not_asked_by_a_window_but_by_the_last_call(server: Server) -> None:
    keys = lay(server, "here", "bot", tokens=[HEAL])
    with server.sit(keys, 0) as anna:
        assert anna.snapshot["thinking"] is None
        assert len(anna.actions) == 1
        answer(anna, 0, "stop")
        anna.until_table(lambda table: table["thinking"] is None and table["version"] > 2)
        assert (anna.actions[2]["seat"], anna.actions[2]["notation"]) in {(1, "pass"), (1, f"cast {HEAL}")}


def test_a_pass_can_be_automatic(server: Server) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL, CLEANSE])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        wish = {"seat": 1, "kind": "last_call", "source": None, "until": "match"}
        assert ben.ask("auto", **wish, action="pass")["type"] == "done"
        answer(anna, 0, "stop")
        anna.until_table(lambda table: table["info"]["turn"] == 2)
        assert [(action["seat"], action["notation"]) for action in anna.actions[-2:]] == [(0, "stop"), (1, "pass")]


def test_a_window_is_never_answered_automatically(server: Server) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        wish = {"seat": 1, "kind": "spell", "source": None, "until": "match"}
        ben.ask("auto", **wish, action=f"cast {HEAL}")
        answer(anna, 0, "assign orange:courage to luna_lovegood")
        anna.ask("ping")
        assert [action["seat"] for action in anna.actions] == [0, 0]


def test_a_new_server_goes_on_in_the_middle_of_a_window(tmp_path: Path) -> None:
    with Server(quick_settings(tmp_path)) as first:
        keys = lay(first, "here", "friend", tokens=[HEAL])
        with first.sit(keys, 0) as anna, first.sit(keys, 1) as ben:
            answer(anna, 0, "assign orange:courage to luna_lovegood")
            up_to(ben, anna)
            seen = ben.snapshot["views"]
    with Server(quick_settings(tmp_path)) as second, second.sit(keys, 1) as ben, second.sit(keys, 0) as anna:
        assert ben.snapshot["views"] == seen
        assert asked(ben) == [0]
        assert answer(ben, 1, f"cast {HEAL}")["type"] == "done"
        up_to(anna, ben)
        assert answer(anna, 0, "assign blue:courage to draco_malfoy")["type"] == "done"


def test_undo_stops_at_what_another_has_cast(server: Server) -> None:
    keys = lay(server, "here", "friend", tokens=[HEAL])
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        answer(anna, 0, "assign orange:courage to luna_lovegood")
        assert anna.snapshot["undo"]["0"]["possible"]
        up_to(ben, anna)
        answer(ben, 1, f"cast {HEAL}")
        up_to(anna, ben)
        undo = anna.snapshot["undo"]["0"]
        assert (undo["possible"], "before Person 1 acted" in undo["why"]) == (False, True)
        # Ben's own spell has shown nothing new, so he can think again; then Anna can, too.
        assert ben.ask("undo", seat=1)["type"] == "done"
        up_to(anna, ben)
        assert [action["notation"] for action in question(ben, 1)["actions"]] == [f"cast {HEAL}"]
        assert anna.ask("undo", seat=0)["type"] == "done"
        assert anna.snapshot["views"]["0"]["work"] == []


def before_the_roll(server: Server, *kinds: str) -> Json:
    """The first seat is about to roll; the second holds a token for a red die."""
    save = saved_position(len(kinds), given={"characters": [], "teams.1.tokens": ["gain_red_die"]})
    players = [{"kind": kind, "name": f"Person {seat}"} for seat, kind in enumerate(kinds)]
    reply = server.http.post("/api/tables/import", json={"save": save, "players": players})
    assert reply.status_code == 201, reply.text
    keys: Json = reply.json()
    return keys


def test_r67_a_bot_waits_with_its_first_roll_until_people_have_passed(server: Server) -> None:
    keys = before_the_roll(server, "bot", "here")
    with server.sit(keys, 1) as ben:
        assert (asked(ben), ben.snapshot["thinking"], ben.actions) == ([1], None, [])
        assert question(ben, 1)["kind"] == "first_call"
        assert ben.ask("hint", seat=1)["type"] == "done"
        assert answer(ben, 1, "pass")["type"] == "done"
        ben.until_table(lambda table: table["info"]["actions"] > 1)
        assert [action["seat"] for action in ben.actions[:2]] == [1, 0]


def test_r67_a_pass_before_the_first_roll_can_be_left_to_the_table(server: Server) -> None:
    keys = before_the_roll(server, "bot", "here")
    with server.sit(keys, 1) as ben:
        ben.ask("auto", seat=1, kind="first_call", source=None, until="match", action="pass")
        ben.until_table(lambda table: table["info"]["actions"] > 1)
        assert [action["notation"] for action in ben.actions[:2]] == ["pass", "roll"]


def test_r67_a_person_does_not_wait(server: Server) -> None:
    keys = before_the_roll(server, "here", "friend")
    with server.sit(keys, 0) as anna:
        assert asked(anna) == [0]
        assert answer(anna, 0, "roll")["type"] == "done"
