"""Where a seat may step in, nobody waits for it: not the table, not its bots, not the automatic answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.window_toy import install, open_a_window
from tests.server.live import Json, Player, Server
from wandwright.server.routes.handlers import STALE
from wandwright.server.snapshots.reports import expectation

COINS = 3
SEED = open_a_window(coins=COINS).setup.seed


class Evening:
    """Anna has won the first prize and is asked; Ben and the bot may shout."""

    def __init__(self, server: Server, anna: Player, ben: Player, keys: Json) -> None:
        self.server, self.anna, self.ben, self.keys = server, anna, ben, keys
        for seat, player in enumerate((anna, ben)):
            player.until_table(lambda table: any(place["asked"] for place in table["info"]["seats"]))
            assert player.act(seat, 99)["type"] == "done"
        for player in (anna, ben):
            player.until_table(lambda table: table["info"]["actions"] == 3)

    def asked(self) -> list[int]:
        return [place["seat"] for place in self.ben.snapshot["info"]["seats"] if place["asked"]]


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, server: Server) -> Iterator[Evening]:
    install(monkeypatch)
    keys = server.make("here", "friend", "bot", game="toy", seed=SEED, options={"coins": COINS})
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, 1) as ben:
        yield Evening(server, anna, ben, keys)


def test_only_who_is_waited_for_is_asked(evening: Evening) -> None:
    assert evening.asked() == [0]
    # The bot could shout too, but nobody asks it.
    assert evening.ben.snapshot["thinking"] is None
    assert [question["awaited"] for question in evening.ben.questions(1)] == [False]
    listed = evening.server.http.post(
        "/api/tables/mine",
        json={"tables": [{"table": evening.keys["table"], "secret": evening.keys["seats"][1]["secret"]}]},
    ).json()
    assert [place["seat"] for place in listed[0]["seats"] if place["asked"]] == [0]


def test_a_person_may_step_in_and_the_table_goes_on(evening: Evening) -> None:
    anna, ben = evening.anna, evening.ben
    seen_before = anna.questions(0)[0]
    assert ben.act(1)["type"] == "done"
    anna.until_table(lambda table: table["info"]["actions"] == 4)
    assert evening.asked() == [0]
    stale = anna.ask("act", seat=0, question=seen_before["number"], action="pass")
    assert stale["why"] == STALE
    assert ben.act(1)["type"] == "done"
    # That was the last coin.
    assert ben.questions(1) == []
    why = ben.ask("act", seat=1, question=seen_before["number"], action="shout")["why"]
    assert why == "That seat is not asked anything now. Wait for its turn."
    anna.until_table(lambda table: table["info"]["actions"] == 5)
    assert anna.act(0)["type"] == "done"


def test_the_answer_of_who_is_asked_closes_the_chance(evening: Evening) -> None:
    anna, ben = evening.anna, evening.ben
    chance = ben.questions(1)[0]
    assert anna.act(0)["type"] == "done"
    ben.until_table(lambda table: table["info"]["actions"] >= 4)
    late = ben.ask("act", seat=1, question=chance["number"], action="shout")
    assert late["why"] == STALE


def test_no_automatic_answer_steps_in(evening: Evening) -> None:
    ben = evening.ben
    chance = ben.questions(1)[0]
    fields = {"seat": 1, "kind": chance["kind"], "source": chance["source"], "until": "match"}
    assert ben.ask("auto", action="shout", **fields)["type"] == "done"
    # Whatever the server would do by itself comes before the answer to a later message.
    for _ in range(3):
        assert ben.ask("ping")["type"] == "done"
    assert ben.snapshot["info"]["actions"] == 3
    assert ben.questions(1)


def test_there_is_no_hint_for_a_chance(evening: Evening) -> None:
    assert evening.ben.ask("hint", seat=1)["why"].startswith("You are not asked anything now")


def test_a_report_expects_what_the_asked_seat_can_do() -> None:
    assert expectation(open_a_window()) == {"legal": ["pass", "look"]}


def test_a_bot_plays_on_without_the_chances_of_others(evening: Evening) -> None:
    anna = evening.anna
    assert anna.ask("reseat", seat=1, kind="bot")["type"] == "done"
    while anna.snapshot["info"]["outcome"] is None:
        if anna.snapshot["info"]["seats"][0]["asked"] and anna.questions(0):
            assert anna.act(0)["type"] == "done"
        else:
            anna.hear()
    assert {action["seat"] for action in anna.actions} == {0, 1, 2}
    assert "shout" not in {action["notation"] for action in anna.actions}
