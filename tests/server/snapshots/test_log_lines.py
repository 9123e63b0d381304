"""The log as it is sent: equal things are told together (B22), a loss with what kept a part of it away (B16)."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.server.positions import RISING, saved_position
from wandwright.engine.language import TIMES, speaking, unbroken
from wandwright.server.protocol.log_messages import LogLine
from wandwright.server.snapshots.parts import log_lines

BATTLE = ww.game("hogwarts-battle")


def read(lines: list[LogLine]) -> list[str]:
    """What a page shows of them."""
    return [line.text if line.told is None else line.told for line in lines if line.told != ""]


def end_of_a_turn(hands: str) -> ww.Match:
    """Harry ends the first turn at once, and draws."""
    match = BATTLE.start(seats=2, seed=4, options={"hands": hands})
    match.apply("end turn")
    return match


def draws(match: ww.Match, *seats: int) -> list[str]:
    return [line for line in read(log_lines(match, seats, 0)) if line.startswith("Harry draws")]


def test_five_cards_are_drawn_in_one_line() -> None:
    match = end_of_a_turn("open")
    assert sum(line.kind == "draws" for line in log_lines(match, (0,), 0)) == 5
    (line,) = draws(match, 0)
    assert f"Alohomora! {TIMES}" in line


def test_a_hidden_hand_tells_only_how_many() -> None:
    match = end_of_a_turn("closed")
    assert draws(match, 1) == draws(match) == ["Harry draws 5 cards"]
    assert "Alohomora!" in draws(match, 0)[0]


@pytest.mark.parametrize(("language", "words"), [("cs", "Harry dobírá 5 karet"), ("it", "Harry pesca 5 carte")])
def test_it_is_told_in_the_language_of_the_reader(language: str, words: str) -> None:
    with speaking(language):
        assert unbroken(words, language) in read(log_lines(end_of_a_turn("closed"), (1,), 0))


def test_a_roll_is_one_line() -> None:
    faces = ["courage", "courage", "loyalty", "friendship"]
    match = ww.load(saved_position(2, given={"characters": []}, chance={"dice": faces}, play=["roll"]))
    assert match.game.name == RISING
    rolls = [line for line in read(log_lines(match, (0,), 0)) if "rolls" in line]
    assert rolls == ["Harry's team rolls: courage (orange), courage (blue), loyalty (purple), friendship (purple)"]


def test_every_event_is_sent_and_told_once_whenever_it_is_asked_for() -> None:
    match = end_of_a_turn("open")
    later = match.records[0].events_before
    whole = log_lines(match, (0,), 0)
    assert [line.number for line in whole] == list(range(len(match.events)))
    assert whole[later:] == log_lines(match, (0,), later)


def test_what_the_cloak_keeps_away_hangs_under_what_struck() -> None:
    match = BATTLE.start(seats=2, seed=7)
    lines = log_lines(match, (0,), 0)
    spared = next(line for line in lines if line.kind == "protected")
    lost = next(line for line in lines if line.kind == "loses_health")
    assert (spared.text, lost.text) == ("Invisibility Cloak spares Harry 1 health", "Harry loses 1 health")
    assert lines[spared.cause or 0].text == lines[lost.cause or 0].text == "Dark Arts: Expulso!"
