"""B3: what happens is told in order, and bots wait until it has been."""

from __future__ import annotations

from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server
from wandwright.server.settings import Rate

BOTS_TURN = 0
ME = "1"


def health_told(snapshot: Json) -> list[tuple[str, list[int]]]:
    """The last thing that had happened at each moment, and everybody's health then."""
    kinds = {line["number"] + 1: line["kind"] for line in snapshot["log"]}
    view, told = snapshot["views"][ME], []
    for moment in reversed(snapshot["moments"]):
        view = {**view, **moment["views"][ME]}
        told.append((kinds.get(moment["lines"], ""), [hero["health"] for hero in view["heroes"]]))
    return told[::-1]


def test_the_opening_is_told_from_the_set_up_on(server: Server) -> None:
    """The first Dark Arts card is shown before its harm is done: nobody begins hurt."""
    keys = server.make("here", "here", seed=7)
    with server.sit(keys, 0, 1, story=True) as anna:
        told = health_told(anna.snapshot)
        assert [kind for kind, _ in told][:3] == ["", "turn", "dark_arts"]
        assert [health for _, health in told][:3] == [[10, 10]] * 3
        assert [hero["health"] for hero in anna.snapshot["views"][ME]["heroes"]] != [10, 10]


def test_the_harm_of_a_card_comes_after_the_card(server: Server) -> None:
    keys = server.make("here", "here", seed=7)
    with server.sit(keys, 0, 1, story=True) as anna:
        anna.go_on()
        while not any(line["kind"] == "dark_arts" for line in anna.snapshot["log"]):
            anna.go_on(place=99)
        told = health_told(anna.snapshot)
        order = [kind for kind, _ in told]
        card = order.index("dark_arts")
        assert order.index("turn") < card
        assert all(health == told[0][1] for _, health in told[: card + 1])


def test_who_does_not_tell_a_story_is_sent_none(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        assert anna.snapshot["moments"] == []
        anna.go_on()
        assert anna.snapshot["moments"] == []


def test_nothing_is_told_of_a_jump_back(server: Server) -> None:
    keys = server.make("here", "here", undo="free")
    with server.sit(keys, 0, 1, story=True) as anna:
        anna.go_on()
        assert anna.ask("undo", seat=0)["type"] == "done"
        assert anna.snapshot["info"]["actions"] == 0
        assert anna.snapshot["moments"] == []


def hear_it_out(anna: Player) -> None:
    """Says that everything was told, and waits for what the bot does then."""
    before = len(anna.actions)
    anna.ask("told", version=anna.snapshot["version"])
    anna.until(lambda message: message["type"] == "table" and len(anna.actions) > before)


def test_a_bot_waits_until_its_last_move_has_been_told(start: Starter) -> None:
    server = start(story_seconds=3600.0)
    keys = server.make("bot", "here")
    with server.sit(keys, 1, story=True) as anna:
        for _ in range(3):
            before = len(anna.actions)
            # Whatever else is asked meanwhile, the bot has not moved.
            assert anna.ask("ping")["type"] == "done"
            assert len(anna.actions) == before
            hear_it_out(anna)


def test_quick_bots_are_not_stopped_by_the_limit_of_messages(start: Starter) -> None:
    """Whoever has heard each move out may say so, however many there are; saying what is known is too fast."""
    server = start(story_seconds=3600.0, messages=Rate(0.0, 2))
    keys = server.make("bot", "here")
    with server.sit(keys, 1, story=True) as anna:
        for _ in range(4):
            hear_it_out(anna)
        for ref in range(3):
            anna.say({"type": "told", "ref": ref, "version": 0})
        assert "too fast" in anna.until(lambda message: message["type"] == "refused")["why"]


def test_a_bot_does_not_wait_for_those_who_have_left(start: Starter) -> None:
    server = start(story_seconds=3600.0)
    keys = server.make("bot", "here", "here")
    with server.sit(keys, 2) as ben:
        with server.sit(keys, 1, story=True) as anna:
            assert anna.snapshot["thinking"] == BOTS_TURN
        ben.until_table(lambda table: table["info"]["actions"] > 0)
        assert ben.actions


def test_a_bot_does_not_wait_for_ever(start: Starter) -> None:
    server = start(story_seconds=0.0)
    keys = server.make("bot", "here")
    with server.sit(keys, 1, story=True) as anna:
        anna.until_table(lambda table: table["thinking"] is None)
        assert anna.actions
