"""Another language at a table: everything is said again in it, to this browser only."""

from __future__ import annotations

import pytest

from tests.server.live import Server
from wandwright.server.snapshots import paging


def test_questions_answers_and_the_log_are_said_again_for_every_seat(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1, locale="en") as both, server.sit(keys, 0, locale="en") as other:
        both.go_on(6)
        before = other.snapshot
        english, actions, version = both.log, both.actions, both.snapshot["version"]
        assert both.ask("locale", locale="cs")["type"] == "done"
        with server.sit(keys, 0, 1, locale="cs") as fresh:
            assert both.snapshot["views"] == fresh.snapshot["views"]
            assert both.log == fresh.log
        assert set(both.snapshot["views"]) == {"0", "1"}
        assert both.snapshot["version"] == version
        assert both.actions == actions
        assert [line["number"] for line in both.log] == [line["number"] for line in english]
        assert all(one["text"] != then["text"] for one, then in zip(both.log, english, strict=True))
        both.go_on()
        assert "Player" not in both.log[-1]["text"]
        told = other.until_table(lambda table: table["version"] > version)
        assert before["info"]["table"] == told["info"]["table"]
        # Whoever sits elsewhere goes on in the own language, and nobody was seen to leave.
        asked = [question["prompt"] for question in told["views"]["0"]["decisions"]]
        assert asked != [question["prompt"] for question in both.snapshot["views"]["0"]["decisions"]]
        assert all('"present":false' not in text for text in other.told)


def test_the_same_language_again_costs_nothing_and_an_unknown_one_is_english(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, locale="cs") as anna:
        told = len(anna.told)
        assert anna.ask("locale", locale="cs")["type"] == "done"
        assert len(anna.told) == told + 1
        anna.ask("locale", locale="xx")
        english = anna.snapshot
        anna.ask("locale", locale="en")
        assert anna.snapshot is english


def test_the_newest_page_of_a_long_log_comes_and_older_lines_follow_in_the_language(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paging, "LOG_LINES", 5)
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1, locale="en") as both:
        both.go_on(12)
        both.log = []
        both.ask("locale", locale="it")
        first = both.log[0]["number"]
        assert first > 0
        both.ask("older", what="log", before=first)
        with server.sit(keys, 0, 1, locale="it") as fresh:
            fresh.ask("older", what="log", before=fresh.log[0]["number"])
            assert fresh.log == both.log
