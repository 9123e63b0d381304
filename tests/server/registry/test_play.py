"""Whole matches over the wire: two people and a bot, chat, names, hints, restarts."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.conftest import Starter
from tests.server.live import Player, Server, quick_settings, wait_for


def play_to_the_end(players: dict[int, Player]) -> None:
    """Each answers when asked, the last listed answer first, so that turns end."""
    first = next(iter(players.values()))
    while first.snapshot["info"]["outcome"] is None:
        asked = [seat["seat"] for seat in first.snapshot["info"]["seats"] if seat["asked"]]
        people = [seat for seat in asked if seat in players]
        if not people:
            first.hear()
            continue
        seat = people[0]
        version = first.snapshot["version"]
        players[seat].until_table(lambda table, version=version: table["version"] >= version)  # type: ignore[misc]
        if players[seat].questions(seat):
            assert players[seat].act(seat, 99)["type"] == "done"
        first.until_table(lambda table, version=version: table["version"] > version)  # type: ignore[misc]


def test_two_people_and_a_bot_play_a_match_to_its_end(server: Server) -> None:
    keys = server.make("here", "friend", "bot")
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, 1) as ben, server.sit(keys, watch=True) as eve:
        play_to_the_end({0: anna, 1: ben})
        version = anna.snapshot["version"]
        for player in (ben, eve):
            player.until_table(lambda table: table["version"] == version)
            assert player.log == anna.log
            assert player.actions == anna.actions
        assert set(anna.snapshot["info"]["outcome"]) == {"winners", "scores", "reason"}
        assert [line["number"] for line in anna.log] == list(range(len(anna.log)))
        assert {action["seat"] for action in anna.actions} == {0, 1, 2}
        assert list(eve.snapshot["views"]) == ["watch"]
        assert eve.snapshot["info"]["yours"] == []
        assert anna.ask("act", seat=0, question=1, action="end turn")["why"] == "The match is over."


def test_a_new_server_goes_on_in_mid_decision(tmp_path: Path) -> None:
    with Server(quick_settings(tmp_path)) as first:
        keys = first.make("here", "here")
        with first.sit(keys, 0, 1) as anna:
            anna.go_on(7)
            anna.ask("chat", seat=0, text="Good evening")
            seen = anna.snapshot
            log, actions = anna.log, anna.actions
    with Server(quick_settings(tmp_path)) as second, second.sit(keys, 0, 1) as again:
        assert again.snapshot["views"] == seen["views"]
        assert again.snapshot["version"] == seen["version"] == 7
        assert (again.log, again.actions) == (log, actions)
        assert [line["text"] for line in again.chat] == ["Good evening"]
        again.go_on()
        assert again.snapshot["version"] == 8


def test_a_bot_that_was_asked_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(quick_settings(tmp_path, bot_pause=30.0)) as slow:
        keys = slow.make("bot", "here")
        with slow.sit(keys, 1) as anna:
            assert anna.snapshot["thinking"] == 0
    with Server(quick_settings(tmp_path)) as quick, quick.sit(keys, 1) as anna:
        anna.until_table(lambda table: table["thinking"] is None)
        assert anna.actions
        assert anna.questions(1)


def test_a_bot_thinks_in_a_process_of_its_own(start: Starter) -> None:
    server = start(bot_processes=1)
    keys = server.make("bot", "here")
    with server.sit(keys, 1) as anna:
        anna.until_table(lambda table: table["thinking"] is None)
        assert {action["seat"] for action in anna.actions} == {0}


def test_idle_tables_leave_memory_and_come_back(start: Starter) -> None:
    server = start(idle_seconds=0.0)
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on()
        server.registry.sweep()
        assert keys["table"] in server.registry.tables

    def swept() -> bool:
        server.registry.sweep()
        return not server.registry.tables

    wait_for(swept)
    with server.sit(keys, 0, 1) as anna:
        assert len(anna.actions) == 1


def test_a_hint_is_a_legal_action_with_a_reason(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.ref += 1
        anna.say({"type": "hint", "ref": anna.ref, "seat": 0})
        advice = anna.until(lambda message: message["type"] == "advice")
        legal = {action["notation"]: action["label"] for action in anna.questions(0)[0]["actions"]}
        assert legal[advice["action"]] == advice["label"]
        assert advice["reason"]
        assert advice["sort"] in ("only", "close", "best")
        assert advice["second"] in {*legal.values(), None} - {advice["label"]}
        assert anna.hear() == {"type": "done", "ref": anna.ref}
        assert "not asked anything" in anna.ask("hint", seat=1)["why"]


def test_everybody_reads_the_table_in_the_own_language(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna, server.sit(keys, 1, locale="cs") as bara:
        anna.act(0, 99)
        english = anna.until_table(lambda table: table["version"] == 1)["views"]["0"]["decisions"][0]
        czech = bara.until_table(lambda table: table["version"] == 1)["views"]["1"]["decisions"][0]
        assert [action["notation"] for action in english["actions"]] == [
            action["notation"] for action in czech["actions"]
        ]
        assert english["prompt"] != czech["prompt"]
        assert english["actions"][-1]["label"] != czech["actions"][-1]["label"]
        assert [line["kind"] for line in anna.log] == [line["kind"] for line in bara.log]
        assert anna.log[-1]["text"] != bara.log[-1]["text"]
        secret = keys["seats"][1]["secret"]
        assert server.get(keys, "replay?locale=cs", secret).json()["log"] == bara.log
        again = server.get(keys, "replay/1?locale=cs", secret).json()["view"]["decisions"][0]
        assert (again["prompt"], again["actions"]) == (czech["prompt"], czech["actions"])
        assert server.get(keys, "replay?locale=../cs", secret).status_code == 422


def test_names_and_chat_are_cleaned(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        anna.ask("rename", seat=0, name="An\u202ena\u0000 \n")
        assert anna.snapshot["info"]["seats"][0]["name"] == "Anna"
        anna.ask("chat", seat=0, text="hello\u2066 \x1b[31mthere 👩\u200d🚀")
        ben.until(lambda message: message["type"] == "talk" and message["lines"])
        assert ben.chat[0]["text"] == "hello [31mthere 👩\u200d🚀"
        assert (ben.chat[0]["name"], ben.chat[0]["seat"]) == ("Anna", 0)
        assert "letters" in anna.ask("chat", seat=0, text="\u202e\u2066")["why"]
        assert "letters" in anna.ask("rename", seat=0, name="\u200b")["why"]
        assert "not yours" in ben.ask("chat", seat=0, text="I am Anna")["why"]
        assert "not yours" in ben.ask("rename", seat=0, name="Ben")["why"]


def test_presence_is_shown(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna:
        assert [seat["present"] for seat in anna.snapshot["info"]["seats"]] == [True, False]
        with server.sit(keys, 1):
            anna.until_table(lambda table: table["info"]["seats"][1]["present"])
        anna.until_table(lambda table: not table["info"]["seats"][1]["present"])


def test_after_the_first_snapshot_only_news_is_sent(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(2)
        last = json.loads(next(text for text in reversed(anna.told) if '"type":"table"' in text))
        assert last["actions_from"] == 1
        assert len(last["actions"]) == 1
        assert last["log_from"] > 0
        assert last["version"] == 2
