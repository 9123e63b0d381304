"""Events come from what changes the state, each with its cause and who may know it."""

from __future__ import annotations

import pytest
from hypothesis import given

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.engine.state.events import MOST_KEPT, Event, note, seen_by
from wandwright.testkit.scenario import Scenario
from wandwright.testkit.strategies import matches
from wandwright.testkit.trials import Chooser, choose

BATTLE = ww.game("hogwarts-battle")


def played(match: ww.Match, answers: int, key: int = 5) -> ww.Match:
    chooser = Chooser(key)
    for _ in range(answers):
        match.apply(choose(match, chooser))
    return match


def events_of(given: dict[str, object], *play: str) -> tuple[ww.Event, ...]:
    document = {"game": "hogwarts-battle", "options": {"game": 1, "heroes": ["harry", "ron"]}, "given": given}
    match = Scenario({**document, "play": list(play)}, "in a test").played()
    return match.events


def test_what_a_card_does_is_caused_by_playing_it() -> None:
    events = events_of({"stack": [["act", 0, -1]], "heroes.0.hand": ["firebolt"]}, "play firebolt")
    played, gained = (next(event for event in events if event.kind == kind) for kind in ("plays", "gains_attack"))
    assert (played.card, played.seat, played.cause) == ("firebolt", 0, None)
    assert (gained.source, gained.cause, gained.amount) == ("firebolt", played.number, 1)


def test_what_an_event_of_the_dark_side_does_is_caused_by_its_card() -> None:
    given = {"dark_arts.deck": ["expulso"], "villains.active": [None], "heroes.0.hand": ["hedwig"]}
    events = events_of(given)
    revealed = next(event for event in events if event.kind == "dark_arts")
    losses = [event for event in events if event.source == "expulso"]
    assert revealed.card == "expulso"
    assert losses
    assert {event.cause for event in losses} == {revealed.number}


@given(matches(BATTLE, most=60))
def test_events_are_numbered_and_a_cause_comes_before_its_effect(match: ww.Match) -> None:
    events = match.events
    assert [event.number for event in events] == list(range(len(events)))
    for event in events:
        if event.cause is not None:
            assert event.cause < event.number
            assert events[event.cause].card == event.source


def test_events_of_long_ago_are_made_again_as_they_were() -> None:
    match = played(BATTLE.start(seats=2, seed=8, options={"game": 7}), 130)
    asked = BATTLE.start(seats=2, seed=8, options={"game": 7})
    seen: list[Event] = []
    for record in match.records:
        asked.apply_code(record.place, record.code)
        seen += asked.events_from(len(seen))
    assert len(seen) > 3 * MOST_KEPT
    assert asked.events == match.events == tuple(seen)
    for start, end in ((0, 5), (7, len(seen) - 3), (len(seen) - 40, len(seen)), (len(seen), None), (3, 2 * len(seen))):
        assert asked.events_for(0, start, end) == match.events_for(0)[start:end]
    newest = asked.events_from(len(seen) - 1)[0]
    assert asked.events[-1] is newest, "those that all look at are kept"


def test_after_an_undo_events_of_long_ago_are_those_of_the_new_way() -> None:
    match = played(BATTLE.start(seats=2, seed=8, options={"game": 7}), 130)
    before = match.events
    match.undo(to=100)
    known = match.event_count
    assert match.events == before[:known]
    played(match, 15, key=9)
    assert match.events[:known] == before[:known]
    assert match.events == ww.load(match.save()).events


@given(matches(BATTLE, most=60))
def test_every_record_knows_where_its_events_begin(match: ww.Match) -> None:
    begins = [record.events_before for record in match.records]
    assert begins == sorted(begins)
    assert all(0 <= begin <= len(match.events) for begin in begins)


@given(matches(BATTLE, most=60))
def test_every_event_can_be_told_in_words(match: ww.Match) -> None:
    for event in match.events:
        text = BATTLE.event_text(event, match.state)
        assert text.strip()
        assert not set(text) & set("{}")


def test_nobody_pays_for_events_that_nobody_reads() -> None:
    """A bare state, as bots and rollouts use it, has no listener."""
    match = Toy().start(seats=2, seed=3)
    silent = match.state.copy()
    assert silent.events is None
    for _ in range(3):
        match.game.rules.apply(silent, silent.legal[0])
        match.apply(match.decisions[0].actions[0])
    assert silent.prizes == match.state.prizes  # type: ignore[attr-defined]
    assert silent.events is None


def test_a_secret_event_shows_its_card_to_its_own_seat_only() -> None:
    match = Toy().start(seats=2, seed=3, options={"coins": 1})
    while not any(event.kind == "looks" for event in match.events):
        actions = match.decisions[0].actions
        match.apply(next((action for action in actions if action.notation == "look"), actions[0]))
    looked = next(event for event in match.events if event.kind == "looks")
    assert looked.secret
    for seat in (0, 1, None):
        shown = match.events_for(seat)[looked.number].card
        assert shown == (looked.card if seat == looked.seat else None)


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event(0, "wins", 1, 1, "prize_3", None, None, False)
    assert all(seen_by(event, (seat,)) is event for seat in (0, 1, None))


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_events_of_a_seat_that_is_not_there_are_refused(seat: int) -> None:
    match = Toy().start(seats=2)
    with pytest.raises(ww.UnknownSeat, match="seats are 0 to 1"):
        match.events_for(seat)
    with pytest.raises(ww.UnknownSeat):
        match.view(seat)


def test_a_note_reaches_who_listens_and_nobody_else() -> None:
    state = Toy().start(seats=2, seed=1).state.copy()
    assert state.events is None
    note(state, "wins", 1, 3, 0, -1)
    assert state.events is None
    state.events = []
    note(state, "wins", 1, 3, 0, -1)
    assert state.events == [("wins", 1, 3, 0, -1, {})]
    note(state, "rolls", 0, 1, -1, -1, {"face": "courage"})
    assert state.events[-1][5] == {"face": "courage"}
