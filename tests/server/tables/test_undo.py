"""Undo under each policy, the vote, and automatic answers."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.conftest import Starter
from tests.server.live import Player, Server, as_seen, wait_for


def play_until_chance(player: Player, most: int = 60) -> int:
    """Play on until an action has let chance speak; its number."""
    for _ in range(most):
        player.go_on(place=99)
        if "chance" in player.actions[-1]["reveals"]:
            return int(player.actions[-1]["number"])
    raise AssertionError("chance never spoke")


def quiet_action(player: Player) -> int:
    """Play on until an action has shown nothing new and its seat is still asked; its seat."""
    for _ in range(60):
        seat = player.asked()
        player.act(seat)
        if not set(player.actions[-1]["reveals"]) & {"chance", "hidden"}:
            return seat
    raise AssertionError("every action showed something")


def test_a_safe_table_takes_back_what_showed_nothing(server: Server) -> None:
    keys = server.make("here", "here", undo="safe")
    with server.sit(keys, 0, 1) as anna:
        seat = quiet_action(anna)
        before = len(anna.actions)
        info = anna.snapshot["undo"][str(seat)]
        assert (info["possible"], info["vote"], info["to"]) == (True, False, before - 1)
        assert anna.ask("undo", seat=seat)["type"] == "done"
        assert len(anna.actions) == before - 1
        assert anna.snapshot["version"] == before + 1


def test_a_safe_table_keeps_what_chance_has_shown(server: Server) -> None:
    keys = server.make("here", "here", undo="safe")
    with server.sit(keys, 0, 1) as anna:
        number = play_until_chance(anna)
        seat = anna.asked()
        info = anna.snapshot["undo"][str(seat)]
        assert not info["possible"]
        assert "before chance had its say" in info["why"]
        refused = anna.ask("undo", seat=seat, to=number)
        assert (refused["type"], refused["why"]) == ("refused", info["why"])
        assert len(anna.actions) == number + 1


def test_a_safe_table_keeps_what_others_did(server: Server) -> None:
    keys = server.make("here", "friend", undo="safe")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        anna.go_on()
        ben.until_table(lambda table: table["version"] == 1)
        assert ben.ask("undo", seat=1)["type"] == "refused"
        assert len(ben.actions) == 1


@pytest.mark.parametrize("policy", ["free", "off"])
def test_free_and_off(server: Server, policy: str) -> None:
    keys = server.make("here", "here", undo=policy)
    with server.sit(keys, 0, 1) as anna:
        play_until_chance(anna)
        first = anna.log
        reply = anna.ask("undo", seat=0, to=0)
        if policy == "off":
            assert "undo is off" in reply["why"]
            assert anna.log == first
        else:
            assert reply["type"] == "done"
            assert anna.actions == []
            assert anna.snapshot["log_from"] == 0
            assert anna.log == first[: len(anna.log)]
            anna.go_on()


def test_nothing_to_take_back_and_numbers_that_are_not_there(server: Server) -> None:
    keys = server.make("here", "here", undo="free")
    with server.sit(keys, 0, 1) as anna:
        assert "Nothing has been played" in anna.ask("undo", seat=0)["why"]
        anna.go_on()
        assert "no action 7" in anna.ask("undo", seat=0, to=7)["why"]


def test_a_vote_asks_the_other_people(server: Server) -> None:
    keys = server.make("here", "friend", "bot", undo="vote")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        while 0 in [seat["seat"] for seat in anna.snapshot["info"]["seats"] if seat["asked"]]:
            anna.act(0, 99)
        ben.until_table(lambda table: table["info"]["seats"][1]["asked"])
        ben.act(1)
        played = ben.snapshot["version"]
        anna.until_table(lambda table: table["version"] == played)
        info = anna.snapshot["undo"]["0"]
        assert (info["possible"], info["vote"]) == (True, True)
        assert "needs Person 1\u2019s yes" in info["why"]
        assert anna.ask("undo", seat=0, to=0)["type"] == "done"
        ben.until_table(lambda table: table["vote"] is not None)
        assert ben.snapshot["vote"] == {"by": 0, "to": 0, "missing": [1]}
        assert ben.ask("vote", seat=1, yes=False)["type"] == "done"
        assert ben.snapshot["vote"] is None
        assert len(ben.actions) >= played, "a no has taken something back"
        anna.until_table(lambda table: table["vote"] is None)
        assert "no vote now" in anna.ask("vote", seat=0, yes=True)["why"]
        anna.ask("undo", seat=0, to=0)
        assert "known already" in anna.ask("vote", seat=0, yes=True)["why"]
        ben.until_table(lambda table: table["vote"] is not None)
        assert ben.ask("vote", seat=1, yes=True)["type"] == "done"
        assert ben.actions == []


def test_the_asker_can_drop_the_vote_and_an_action_ends_it(server: Server) -> None:
    keys = server.make("here", "friend", undo="vote")
    with server.sit(keys, 0) as anna, server.sit(keys, 1):
        while anna.questions(0) and "chance" not in [word for action in anna.actions for word in action["reveals"]]:
            anna.act(0)
        anna.ask("undo", seat=0, to=0)
        assert anna.snapshot["vote"] is not None
        assert anna.ask("vote", seat=0, yes=False)["type"] == "done"
        assert anna.snapshot["vote"] is None


def test_an_answer_to_what_was_seen_before_an_undo_is_stale(server: Server) -> None:
    keys = server.make("here", "here", undo="free")
    with server.sit(keys, 0, 1) as anna:
        question = anna.questions(0)[0]
        version, view = anna.snapshot["version"], anna.snapshot["views"]["0"]
        answer = {"seat": 0, "question": question["number"], "action": question["actions"][0]["notation"]}
        anna.go_on()
        anna.ask("undo", seat=0, to=0)
        assert as_seen(anna.snapshot["views"]["0"]) == as_seen(view)
        assert "answered already" in anna.ask("act", **answer)["why"]
        answer["question"] = anna.questions(0)[0]["number"]
        assert "answered already" in anna.ask("act", **answer, version=version)["why"]
        assert anna.ask("act", **answer, version=anna.snapshot["version"])["type"] == "done"


def test_automatic_answers_are_ordinary_actions(server: Server) -> None:
    keys = server.make("here", "here", seed=2)
    with server.sit(keys, 0, 1) as anna:
        question = anna.questions(0)[0]
        wish = {"seat": 0, "kind": question["kind"], "source": question["source"], "until": "turn"}
        anna.ask("auto", **wish, action="end turn")
        anna.until_table(lambda table: table["version"] == 1)
        assert anna.actions[0]["notation"] == "end turn"
        while anna.asked() == 1:
            anna.act(1, 99)
        assert anna.questions(0), "an automatic answer for one turn was given in the next"
        assert anna.snapshot["autos"] == []


def test_automatic_answers_for_the_match_can_be_stopped(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna, server.sit(keys, watch=True) as eve:
        question = anna.questions(0)[0]
        wish = {"kind": question["kind"], "source": question["source"], "until": "match"}
        anna.ask("auto", seat=1, **wish, action="end turn")
        assert anna.snapshot["autos"][0]["seat"] == 1
        eve.ask("ping")
        assert eve.snapshot["autos"] == []

        def main_question(seat: int) -> bool:
            return any(one["kind"] == question["kind"] for one in anna.questions(seat))

        # Seat 1 answers nothing but what is not automatic; its turn ends all the same.
        while anna.snapshot["info"]["turn"] < 3:
            seat = anna.asked()
            if seat == 1 and main_question(1):
                anna.hear()
            else:
                anna.act(seat, 99)
        assert any(action["seat"] == 1 and action["notation"] == "end turn" for action in anna.actions)
        anna.ask("auto", seat=1, **wish, action=None)
        assert anna.snapshot["autos"] == []


def test_automatic_answers_at_thirty_tables_let_others_play(start: Starter) -> None:
    """Each runs on by itself as long as it can; who plays beside them is answered all the while."""
    server = start(most_entries=60)
    with ExitStack() as stack:
        busy = []
        for _ in range(30):
            player = stack.enter_context(server.sit(server.make("here", "here", seed=2), 0, 1))
            question = player.questions(0)[0]
            for seat in (0, 1):
                wish = {"seat": seat, "kind": question["kind"], "source": question["source"], "until": "match"}
                player.ask("auto", **wish, action="end turn")
            busy.append(player)
        anna = stack.enter_context(server.sit(server.make("here", "here"), 0, 1))
        for _ in range(10):
            anna.go_on()
        assert len(anna.actions) == 10
        wait_for(lambda: all(player.ask("ping") and player.actions for player in busy))
        for player in busy:
            assert player.actions[0]["notation"] == "end turn"
