"""The plain data of the table, the story in few lines, and how the board is drawn."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

import wandwright as ww
from tests.cli.helpers import GAME
from wandwright import bots
from wandwright.cli.table.board import Look, board
from wandwright.cli.table.screen import newest
from wandwright.engine.display.tables import Count, Meter, Section, seat_names
from wandwright.engine.language import TIMES
from wandwright.engine.matches.chronicle import tell
from wandwright.engine.matches.seats import Position

BATTLE = ww.game(GAME)


def middle_of(game: int, seats: int, actions: int, **options: Any) -> ww.Match:
    match = BATTLE.start(seats=seats, seed=11, options={"game": game, "proficiencies": "deal", **options})
    players = [bots.make("greedy", seat) for seat in range(seats)]
    while len(match.records) < actions and match.decision is not None:
        match.apply(players[match.decision.seat].choose(Position(match, match.decision.seat)))
    return match


def table(match: ww.Match, seat: int | None = 0) -> dict[str, Section]:
    return {section.name: section for section in BATTLE.table(match.view(seat))}


def test_the_sections_of_a_first_game() -> None:
    sections = table(BATTLE.start(seats=2, seed=3))
    assert list(sections) == ["turn", "place", "foes", "market", "players"]
    (location,) = sections["place"].panels
    assert (location.title, location.meters[0].full, location.meters[0].danger) == ("Diagon Alley", 4, True)
    assert sections["foes"].meters[0] == Meter("villain", 0, 3)
    harry, ron = sections["players"].panels
    assert (harry.seat, harry.marks, ron.marks) == (0, ("active", "asked"), ())
    assert sum(piece.copies for piece in harry.zones[0].pieces) == 5


def test_the_market_says_how_each_card_is_taken() -> None:
    match = BATTLE.start(seats=2, seed=3)
    pieces = table(match)["market"].panels[0].zones[0].pieces
    assert sum(piece.copies for piece in pieces) == 6
    assert [piece.cost for piece in pieces] == sorted(piece.cost or 0 for piece in pieces)
    assert all(piece.answer == f"acquire {piece.card}" for piece in pieces)


def test_horcruxes_are_goals_of_game_7() -> None:
    sections = table(middle_of(7, 2, 30))
    assert sections["goals"].meters[0].full == 6
    assert sections["goals"].panels[0].title == "Diary"


def test_a_closed_hand_is_a_number() -> None:
    match = BATTLE.start(seats=2, seed=3, options={"hands": "closed"})
    harry, ron = table(match, 0)["players"].panels
    assert "hand" in [zone.label for zone in harry.zones]
    assert "hand" not in [zone.label for zone in ron.zones]
    assert Count("hand", 5) in ron.counts
    assert all("hand" not in [zone.label for zone in panel.zones] for panel in table(match, None)["players"].panels)


def test_the_table_shows_nothing_that_the_view_hides() -> None:
    match = middle_of(4, 3, 90, hands="closed")
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        known = json.dumps(view)
        shown = [
            piece.card
            for section in BATTLE.table(view)
            for panel in section.panels
            for zone in panel.zones
            for piece in zone.pieces
        ]
        assert shown
        assert all(f'"{card}"' in known for card in shown)


def test_the_outcome_is_told() -> None:
    match = BATTLE.start(seats=2, seed=5)
    bots.play_out(match, {seat: bots.make("greedy", seat) for seat in range(2)})
    assert table(match)["outcome"].title == "The heroes win: every villain is defeated"


def test_seats_have_names() -> None:
    match = BATTLE.start(seats=3, options={"heroes": ["neville", "ron", "harry"]})
    assert seat_names(BATTLE.table(match.view(None))) == {0: "Neville", 1: "Ron", 2: "Harry"}


@pytest.mark.parametrize("wanted", ["lumos", "Lumos!", " LUMOS ", "lum"])
def test_a_card_has_a_text(wanted: str) -> None:
    assert BATTLE.card_text(wanted) == ("Lumos!", "Hogwarts card, spell, 4 influence", "Every hero draws 1 card.")


@pytest.mark.parametrize("wanted", ["", "zzz", "l", "lumox the great", "x" * 1000])
def test_an_unknown_card_is_refused(wanted: str) -> None:
    with pytest.raises(ww.UnknownCard, match="There is no card"):
        BATTLE.card_text(wanted)


def test_every_rule_behind_a_question_is_in_the_rulebook() -> None:
    numbers = [number for number, _, _ in BATTLE.rulebook()]
    assert {f"R{number}" for number in (*range(1, 36), *range(70, 74))} <= set(numbers)
    assert len(numbers) == len(set(numbers))
    match = middle_of(7, 4, 0)
    while match.decision is not None and len(match.records) < 300:
        assert BATTLE.rule_text(match.decision.rule)
        match.apply(match.decision.actions[-1])


def test_the_story_puts_what_follows_behind_its_cause() -> None:
    match = BATTLE.start(seats=2, seed=31)
    for notation in ("play alohomora_harry", "play alohomora_harry", "end turn"):
        match.apply(notation)
    lines = tell(match.events, BATTLE, match.state)
    assert lines[:2] == [
        "Turn 1: Harry",
        "Dark Arts: He-Who-Must-Not-Be-Named \N{EN DASH} 1 control token is added to the Location",
    ]
    assert lines[2:4] == ["Harry plays Alohomora!: Harry gains 1 influence"] * 2
    assert lines[5] == "Harry puts 2 unused influence back"
    assert lines[6].startswith(f"Harry draws Alohomora! {TIMES}")
    assert len(lines) < len(match.events)


def test_the_story_tells_every_event() -> None:
    match = middle_of(5, 3, 150)
    told = "\n".join(tell(match.events, BATTLE, match.state))
    for event in match.events:
        card = BATTLE.card_text(event.card)[0] if event.card else ""
        assert (card or BATTLE.event_text(event, match.state)[1:]) in told


@pytest.mark.parametrize("width", [40, 80, 100, 120])
@pytest.mark.parametrize("room", [0, 1, 2])
@pytest.mark.parametrize("plain", [False, True])
def test_the_board_keeps_its_width_in_the_worst_case(width: int, room: int, plain: bool) -> None:
    match = middle_of(7, 4, 70)
    texts = {"lumos": "Every hero draws 1 card."}
    console = Console(width=width, height=40, color_system=None)
    drawn = board("Hogwarts Battle", BATTLE.table(match.view(0)), texts, Look(width, room, plain))
    lines = ["".join(part.text for part in line) for line in console.render_lines(drawn, pad=False)]
    assert all(len(line) <= width for line in lines)
    together = " ".join(lines)
    for name in ("Harry", "Ron", "Neville", "Gringotts"):
        assert name in together


def test_news_that_does_not_fit_is_counted() -> None:
    lines = [f"line {number}" for number in range(10)]
    assert [line for line, _ in newest(lines, 10, 4, 80)] == [
        "… 7 earlier lines; type log to read them",
        "line 7",
        "line 8",
        "line 9",
    ]
    assert [line for line, _ in newest(lines, 2, 4, 80)] == ["line 6", "line 7", "line 8", "line 9"]
    assert newest([], 0, 4, 80) == []
