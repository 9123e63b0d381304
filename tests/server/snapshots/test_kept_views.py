"""What a table keeps of its last picture changes nothing: all are sent what they would be sent without it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.server.audiences import play, sit, table_of
from tests.server.positions import preparing
from wandwright.bots.numbers import first_number
from wandwright.engine.language import speaking
from wandwright.engine.matches.matches import Match
from wandwright.engine.secrets.sights import Sight
from wandwright.server.snapshots.messages import Showing
from wandwright.server.snapshots.moments import SHARED_EVERY, Pictures
from wandwright.server.storage.rows import EntryRow
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import BOT, COVER, PERSON, Table

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hogwarts-battle", {"game": 7}),
    ("hogwarts-battle", {"game": 4, "hands": "closed"}),
    ("death-eaters-rising", {}),
    ("year-at-hogwarts", {}),
    ("black-rose-wars", {}),
]
STEPS = 60
LANGUAGES = ("en", "cs", "it")
KINDS = (PERSON, BOT, COVER)


def anew(table: Table, connection: Connection) -> bytes:
    """What a connection would be sent of a table that keeps nothing and a match that was never looked at."""
    match = table.match.copy()
    match.moments = table.match.moments
    told = (connection.log, connection.actions, connection.undone, connection.version)
    text = Showing(replace(table, match=match, seen={})).to(connection)
    connection.log, connection.actions, connection.undone, connection.version = told
    return text


def check(table: Table, eyes: list[Connection]) -> None:
    """Who comes first is another one each time, since parts are made for the first who needs them."""
    expected = [anew(table, one) for one in eyes]
    showing = Showing(table)
    order = sorted(range(len(eyes)), key=lambda place: first_number(table.version, str(place)))
    sent = {place: showing.to(eyes[place]) for place in order}
    for place, wanted in enumerate(expected):
        assert json.loads(sent[place]) == json.loads(wanted)
    if table.match.moments:
        table.match.moments.clear()


def disturb(table: Table, step: int, eyes: list[Connection]) -> None:
    """What may come between two answers: an undo, a refusal by storage, another who plays a seat, another language."""
    match = table.match
    sort = first_number(step, "sort") % 6
    if sort == 0 and match.action_count > 2:
        table.take(EntryRow("undo", 0, {"to": match.action_count - 1 - first_number(step, "back") % 3}))
    elif sort == 1:
        before = table.checkpoint()
        play(table, step + 1)
        Showing(table).to(eyes[0])
        table.restore(before)
        eyes[0].undone = -1
    elif sort == 2:
        seat = step % len(table.seats)
        table.seats[seat] = replace(table.seats[seat], kind=KINDS[step % 3], name=f"Somebody {step}")
    elif sort == 3:
        eyes[step % len(eyes)].locale = LANGUAGES[step % 3]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_is_kept_is_what_would_be_drawn_anew(name: str, options: dict[str, Any]) -> None:
    table = table_of(name, options)
    eyes = [sit(table, 0), sit(table, 0, story=True, locale="it"), sit(table, 1, locale="cs"), sit(table, 0, 1)]
    eyes.append(sit(table))
    for step in range(STEPS):
        check(table, eyes)
        disturb(table, step, eyes)
        check(table, eyes)
        table.record_moments()
        if not play(table, step):
            break


def test_while_all_plan_what_is_kept_is_what_would_be_drawn_anew() -> None:
    """Lanes of planning: own steps, steps taken back, and the answers of others which nobody may see."""
    table = planning()
    eyes = [sit(table, seat, locale=LANGUAGES[seat]) for seat in range(2)] + [sit(table), sit(table, 0, 1)]
    for step in range(12):
        check(table, eyes)
        decisions = table.match.decisions
        decision = decisions[first_number(step, "seat") % len(decisions)]
        if step % 4 == 3 and table.match.planned(decision.seat):
            table.take(EntryRow("lane", decision.seat, {}))
        else:
            action = decision.actions[first_number(step, "action") % len(decision.actions)]
            table.take(action_entry(decision, action.notation))
    check(table, eyes)


def planning() -> Table:
    table = table_of("black-rose-wars", {})
    started = preparing()
    table.match = Match(started.game, started.setup, started.state, prepared=True)
    table.seats = table.seats[: started.setup.seats]
    table.coverable = {}
    return table


def test_while_others_plan_a_view_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = planning()
    own, spectator = sit(table, 0), sit(table)
    Showing(table).to(own)
    Showing(table).to(spectator)

    def never(*given: Any, **named: Any) -> None:
        raise AssertionError("nothing on the table has moved")

    monkeypatch.setattr(Sight, "see", never)
    monkeypatch.setattr(Sight, "see_beside", never)
    before = table.match.decisions[0]
    decision = table.match.decisions[1]
    table.take(action_entry(decision, decision.actions[0].notation))
    Showing(table).to(own)
    Showing(table).to(spectator)
    assert table.match.decisions[0] is before, "the question of the other waits on as it was"


def test_what_is_kept_belongs_to_one_pair_of_eyes_and_is_never_changed() -> None:
    table = table_of("hogwarts-battle", {"game": 4, "hands": "closed"})
    eyes = [sit(table, 0), sit(table, 1), sit(table), sit(table, 1, locale="cs")]
    for step in range(20):
        showing = Showing(table)
        for one in eyes:
            showing.to(one)
        assert set(table.seen) == {(0, "en"), (1, "en"), (None, "en"), (1, "cs")}
        for (seat, language), kept in table.seen.items():
            with speaking(language):
                view = table.match.view(seat)
                shown = json.loads(Pictures(table.match, seen=table.seen).text(seat))
            assert {**shown, "seat": seat, "decisions": view["decisions"]} == view
            assert not kept.text, "nobody plans face down"
        held = {eyes: (kept, json.dumps(kept.glimpse.seen)) for eyes, kept in table.seen.items()}
        assert play(table, step)
        fresh = Showing(table)
        for one in eyes:
            fresh.to(one)
        assert all(json.dumps(kept.glimpse.seen) == text for kept, text in held.values())


def test_what_several_see_alike_is_kept_once_and_shows_nobody_more() -> None:
    table = table_of("year-at-hogwarts", {})
    eyes = [sit(table, seat) for seat in range(len(table.seats))]
    for step in range(2 * SHARED_EVERY):
        assert play(table, step)
        showing = Showing(table)
        for one in eyes:
            showing.to(one)
    assert table.match.action_count % SHARED_EVERY == 0
    first, *others = [kept.glimpse.seen for kept in table.seen.values()]
    for seat, seen in enumerate(others, 1):
        fresh = table.match.game.glimpse(table.match.still, seat).seen
        assert seen == fresh
        alike = [name for name, part in seen.items() if part == first[name]]
        assert len(alike) > 5
        assert all(seen[name] is first[name] for name in alike)
        assert seen != first, "each sees something of its own"
