"""What is shown is put together once for all who may see the same, and is what the protocol says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import wandwright as ww
from tests.server.audiences import play, sit, table_of
from wandwright.engine.language import speaking
from wandwright.engine.questions.question_views import nobody
from wandwright.server.protocol.messages import Snapshot
from wandwright.server.protocol.requests import Auto
from wandwright.server.snapshots.messages import Showing
from wandwright.server.snapshots.moments import Pictures
from wandwright.server.snapshots.parts import log_rows
from wandwright.server.tables.table import SetAuto
from wandwright.server.tables.votes import Vote

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hogwarts-battle", {"game": 7}),
    ("hogwarts-battle", {"game": 4, "hands": "closed"}),
    ("death-eaters-rising", {}),
    ("year-at-hogwarts", {}),
    ("black-rose-wars", {}),
]
STEPS = 12


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_message_is_what_the_protocol_declares(name: str, options: dict[str, Any]) -> None:
    """The plain data and the models: what is sent is read by the model, which would write the very same."""
    table = table_of(name, options)
    eyes = [sit(table, 0, story=True), sit(table, 0, 1, sections=True, story=True, locale="cs"), sit(table)]
    table.vote = Vote(0, 0, [1])
    table.sequels = {"again": "other"}
    table.autos = [SetAuto(Auto(type="auto", ref=1, seat=0, kind="any", until="match"), 0)]
    step = 0
    while step < STEPS:
        showing = Showing(table)
        for one in eyes:
            text = showing.to(one)
            assert json.loads(Snapshot.model_validate_json(text).model_dump_json()) == json.loads(text)
        if table.match.moments:
            table.match.moments.clear()
        step += 1
        if not play(table, step):
            break


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_shared_picture_is_what_each_seat_sees_by_itself(name: str, options: dict[str, Any]) -> None:
    table = table_of(name, options)
    for step in range(STEPS):
        match, pictures = table.match, Pictures(table.match, nobody)
        for seat in (*range(match.setup.seats), None):
            for locale in ("en", "it"):
                with speaking(locale):
                    assert pictures.view(seat) == match.view(seat)
        if not play(table, step):
            break


def test_open_hands_are_seen_alike_and_closed_ones_are_not() -> None:
    for hands, alike in (("open", True), ("closed", False)):
        match = ww.game("hogwarts-battle").start(seats=2, seed=3, options={"game": 7, "hands": hands})
        assert match.game.all_see_alike(match.state) is alike


class Counted:
    """Does what another does, and counts how often."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.calls = 0

    def __call__(self, *given: Any) -> Any:
        self.calls += 1
        return self.work(*given)


def test_two_browsers_of_one_audience_share_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line of the log, each view and the message are put together once, however many look on."""
    table = table_of("hogwarts-battle", {"game": 7})
    pairs = [[sit(table, 0, story=True) for _ in range(2)], [sit(table) for _ in range(3)]]
    game: Any = type(table.match.game)
    views, lines = Counted(game.view), Counted(log_rows)
    monkeypatch.setattr(game, "view", lambda *given: views(*given))  # noqa: PLW0108 - only a function becomes a method
    monkeypatch.setattr("wandwright.server.snapshots.messages.log_rows", lines)
    for step in range(STEPS):
        shown = Showing(table)
        for alike in pairs:
            first, *others = [shown.to(one) for one in alike]
            assert all(other is first for other in others)
        assert lines.calls == 1, "the log is the same for all of them"
        moments = len(table.match.moments or ()) if step else len(shown._pictures.opening or ())
        assert views.calls <= 1 + moments, "where all see alike, one view serves all"
        views.calls = lines.calls = 0
        if table.match.moments:
            table.match.moments.clear()
        assert play(table, step)
