"""No byte sent to a seat depends on what that seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from fastapi import WebSocket

import wandwright as ww
from tests.server.positions import preparing
from wandwright.bots.numbers import first_number
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.matches import Match
from wandwright.server.settings import Rate
from wandwright.server.snapshots.messages import snapshot
from wandwright.server.storage.rows import EntryRow, SeatRow, TableRow
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import BOT, PERSON, Table

EYE = 0
LANGUAGES = ("en", "cs", "it")
AHEAD = 25


class Eyes:
    """A table and what the eyes of a seat and of a spectator are sent of it."""

    def __init__(self, match: Match) -> None:
        found = match.game
        row = TableRow(
            "t", found.name, {"options": {}}, "", "", [], 1, "", None, "", "", "vote", False, "", {}, 0.0, 0.0
        )
        seats = [SeatRow(seat, "", f"Person {seat}", "person", "") for seat in range(match.setup.seats)]
        self.table = Table(row, seats, match)
        match.watch()
        nobody = cast(WebSocket, None)
        self.watching = [
            Connection(nobody, keys, host=False, rate=Rate(1, 1), story=True)
            for keys in ({EYE: "hash"}, dict[int, str]())
        ]

    def sent(self) -> list[str]:
        """What each is sent now, as bytes go over the wire."""
        return [snapshot(self.table, one).decode() for one in self.watching]

    def known(self) -> str:
        """What the engine says that the two may know: after it differs, messages may too."""
        match = self.table.match
        known = [[match.view(eye), match.events_for(eye), self.shuffled_away(eye)] for eye in (EYE, None)]
        return json.dumps(known, default=str)

    def shuffled_away(self, eye: int | None) -> list[dict[str, Any]]:
        """What lay open before the last answer had a pile shuffled: who ends a turn lays down a hand for all to see.

        It lies in the new deck now (R21, R22), so that only the moments in between tell of it.
        """
        match = self.table.match
        shuffled = [record.events_before for record in match.records[-1:] if "chance" in record.reveals]
        moments = [state for before in shuffled for lines, state in match.moments or () if lines > before]
        return [{**match.game.view(state, eye), "decisions": []} for state in moments]

    def play(self, seat: int, notation: str) -> None:
        decision = self.table.question(seat)
        assert decision is not None
        self.table.take(action_entry(decision, notation))


def meanwhile(eyes: Eyes, number: int) -> None:
    """What may come between two answers, alike in both worlds: an undo, another language, a bot in a seat.

    What the table has kept for the eyes was drawn before it, and shows nothing of what was taken back.
    """
    table, sort = eyes.table, first_number(number, "meanwhile") % 6
    if sort == 0 and table.match.action_count:
        table.take(EntryRow("undo", EYE, {"to": table.match.action_count - 1}))
    elif sort == 1:
        for one in eyes.watching:
            one.locale = LANGUAGES[number % len(LANGUAGES)]
    elif sort == 2:
        table.seats[1] = replace(table.seats[1], kind=BOT if number % 2 else PERSON)


def two_worlds(match: Match, key: int) -> tuple[Eyes, Eyes]:
    """Two positions that differ only in what the seat may not know."""
    first, second = (match.game.determinize(match.state, EYE, key + world) for world in (1, 2))
    return tuple(Eyes(Match(match.game, match.setup, state, prepared=True)) for state in (first, second))  # type: ignore[return-value]


def shared_actions(one: Eyes, other: Eyes) -> Iterator[tuple[int, str]]:
    """Answers that are possible in both worlds."""
    for decision in one.table.match.decisions:
        twin = other.table.question(decision.seat)
        legal = {action.notation for action in twin.actions} if twin else set()
        for action in decision.actions:
            if action.notation in legal:
                yield decision.seat, action.notation


def compare(match: Match, key: int) -> tuple[int, int]:
    """Play both worlds alike until they must differ; how many messages were compared, and whether cards differed."""
    one, other = two_worlds(match, key)
    differ = write_state(match.game, one.table.match.state) != write_state(match.game, other.table.match.state)
    compared = 0
    for step in range(AHEAD):
        if one.known() != other.known():
            break
        assert one.sent() == other.sent()
        compared += 1
        possible = list(shared_actions(one, other))
        if not possible:
            break
        seat, notation = possible[first_number(key, f"choice {step}") % len(possible)]
        for world in (one, other):
            world.play(seat, notation)
            meanwhile(world, key + step)
    return compared, differ


@pytest.mark.parametrize("options", [{"game": 1, "hands": "closed"}, {"game": 7, "hands": "closed"}, {"game": 4}])
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(options: dict[str, Any]) -> None:
    match = ww.game("hogwarts-battle").start(seats=3, seed=5, options=options)
    compared = differed = positions = 0
    while match.decisions and positions < 400:
        if positions % 5 == 0:
            messages, differ = compare(match, positions)
            compared += messages
            differed += differ
        positions += 1
        decisions = match.decisions
        decision = decisions[first_number(positions, "seat") % len(decisions)]
        match.apply(decision.actions[first_number(positions, "action") % len(decision.actions)])
    assert compared > positions // 5, "the worlds were hardly compared"
    assert differed >= positions // 10, "the worlds hardly differed"


def test_how_another_answered_a_secret_question_is_not_told() -> None:
    """What is sent is what the engine cuts: an answer that lies open once it took effect, and one that stays secret."""
    match = ww.game("hogwarts-battle").start(seats=2, seed=5, options={"game": 6, "hands": "closed"})
    eyes = Eyes(match)
    for step in range(120):
        if not eyes.table.match.decisions:
            break
        decision = eyes.table.match.decisions[0]
        eyes.play(decision.seat, decision.actions[step % len(decision.actions)].notation)
        seat, spectator = (json.loads(text)["actions"][-1]["notation"] for text in eyes.sent())
        played = eyes.table.match
        assert seat == played.records_for(EYE)[-1].notation
        assert spectator == played.records_for(None)[-1].notation


def first_answer(eyes: Eyes, seat: int) -> str:
    asked = eyes.table.question(seat)
    assert asked is not None
    return asked.actions[0].notation


def prepared_by_other(match: Match, cards: int, *, sealed: bool) -> Eyes:
    """What the eyes are sent once the other seat has prepared so many cards, the own one after the other's first."""
    eyes, other = Eyes(Match(match.game, match.setup, match.state, prepared=True)), 1 - EYE
    for number in range(cards):
        if number == 1:
            eyes.play(EYE, first_answer(eyes, EYE))
        eyes.play(other, first_answer(eyes, other))
    if sealed and eyes.table.question(other) is not None:
        eyes.play(other, "done")
    return eyes


@pytest.mark.parametrize("sealed", [False, True])
def test_how_many_cards_another_prepares_is_not_on_the_wire(sealed: bool) -> None:
    """R172: all see who has answered and nobody sees what, also not by counting rows, actions or versions."""
    match = preparing()
    few, many = (prepared_by_other(match, cards, sealed=sealed) for cards in (2, 3))
    assert many.table.match.action_count > few.table.match.action_count
    assert few.sent() == many.sent()
    seats = [[action["seat"] for action in json.loads(text)["actions"]] for text in few.sent()]
    assert seats == ([[EYE, 1], [1]] if sealed else [[EYE], []])
    own = first_answer(few, EYE)
    for world in (few, many):
        world.play(EYE, own)
    assert few.sent() == many.sent()
