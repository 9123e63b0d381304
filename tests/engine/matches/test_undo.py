"""Undo goes back to any earlier decision; each action is marked with what it brought to light."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.engine.matches.snapshots import LONG_AGO, SNAPSHOT_EVERY, thinned
from wandwright.testkit.strategies import action_sequences, matches, play
from wandwright.testkit.trials import Chooser, choose

BATTLE = ww.game("hogwarts-battle")


def positions(choices: list[int]) -> tuple[ww.Match, list[str]]:
    match = BATTLE.start(seats=2, seed=6, options={"game": 2})
    hashes = [match.hash()]
    for choice in choices:
        play(match, [choice])
        hashes.append(match.hash())
    return match, hashes


@pytest.mark.parametrize("length", [1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 3 * SNAPSHOT_EVERY])
def test_undo_without_a_number_takes_back_the_last_action(length: int) -> None:
    match, hashes = positions([3] * length)
    for expected in reversed(hashes[:-1]):
        match.undo()
        assert match.hash() == expected
    assert match.records == ()


@given(st.integers(0, 49))
def test_undo_goes_to_any_earlier_action_at_once(target: int) -> None:
    match, hashes = positions([5] * 50)
    match.undo(to=target)
    assert match.hash() == hashes[target]
    assert len(match.records) == target


@pytest.mark.parametrize("target", [1, LONG_AGO - 1, LONG_AGO, 100, 129, 198])
def test_undo_goes_to_what_was_long_ago_of_which_few_snapshots_are_kept(target: int) -> None:
    match = ww.game("year-at-hogwarts").start(seats=2, seed=6)
    chooser = Chooser(5)
    hashes = [match.hash()]
    for _ in range(199):
        match.apply(choose(match, chooser))
        hashes.append(match.hash())
    later = match.records[target:]
    match.undo(to=target)
    assert match.hash() == hashes[target]
    for record in later:
        match.apply_code(record.place, record.code)
    assert match.hash() == hashes[199]
    match.undo(to=target // 2)
    assert match.hash() == hashes[target // 2]


def test_of_long_ago_one_snapshot_in_four_is_kept() -> None:
    state = BATTLE.start(seats=2, seed=6).state
    every = [(number, 0, state) for number in range(0, 20 * SNAPSHOT_EVERY, SNAPSHOT_EVERY)]
    kept = [number for number, *_ in thinned(every, 20 * SNAPSHOT_EVERY)]
    assert kept == [0, LONG_AGO, 2 * LONG_AGO, 3 * LONG_AGO, *range(4 * LONG_AGO, 20 * SNAPSHOT_EVERY, SNAPSHOT_EVERY)]
    assert len(every) == 20, "a mark of before holds the old row"


def test_undo_and_the_other_way_is_another_match() -> None:
    match, hashes = positions([3] * 20)
    records = match.records
    place = next(number for number in range(10, 0, -1) if ways_at(match, number) > 1)
    match.undo(to=place)
    assert match.decision is not None
    match.apply(next(action for action in match.decision.actions if action.notation != records[place].notation))
    assert match.hash() != hashes[place + 1]
    play(match, [0])
    match.undo(to=place)
    assert match.hash() == hashes[place]


def ways_at(match: ww.Match, number: int) -> int:
    """How many answers there were to an earlier question."""
    earlier = match.copy()
    earlier.undo(to=number)
    assert earlier.decision is not None
    return len(earlier.decision.actions)


@given(matches(BATTLE, most=45), action_sequences(30), st.data())
def test_undo_forgets_exactly_what_came_after(match: ww.Match, further: list[int], data: st.DataObject) -> None:
    past = (match.hash(), match.events, match.records, match.save())
    length = len(match.records)
    play(match, further)
    if len(match.records) == length:
        return
    match.undo(to=data.draw(st.integers(length, len(match.records) - 1)))
    if len(match.records) > length:
        match.undo(to=length)
    assert (match.hash(), match.events, match.records, match.save()) == past


@pytest.mark.parametrize("target", [-1, 5, 99, "1", 1.0, True, [1]])
def test_undo_to_what_is_not_there_is_refused(target: Any) -> None:
    match, hashes = positions([3] * 5)
    with pytest.raises(ww.CannotUndo, match="the log has 5"):
        match.undo(to=target)
    assert match.hash() == hashes[-1]


def test_undo_at_the_very_beginning_is_refused() -> None:
    match = BATTLE.start(seats=2)
    before = match.hash()
    with pytest.raises(ww.CannotUndo, match="the log has 0"):
        match.undo()
    assert match.hash() == before


def test_undo_brings_a_match_that_is_over_back_to_life() -> None:
    match = Toy().start(seats=2, seed=1)
    play(match, [0] * 100)
    over = (match.decisions, match.outcome)
    assert over[0] == ()
    assert over[1] is not None
    match.undo()
    assert match.decisions
    assert match.outcome is None


def test_a_loaded_match_can_be_undone_to_its_beginning() -> None:
    match, hashes = positions([4] * 35)
    loaded = ww.load(match.save())
    loaded.undo(to=0)
    assert loaded.hash() == hashes[0]


def test_what_an_action_brought_to_light_is_marked() -> None:
    """Bidding shows nothing until all have bid; looking shows a hidden prize; a dice roll is chance."""
    match = Toy().start(seats=2, seed=1, options={"coins": 1})
    marks: dict[str, set[frozenset[str]]] = {}
    while match.decision is not None:
        match.apply(match.decision.actions[-1])
        record = match.records[-1]
        marks.setdefault(record.notation.partition(" ")[0], set()).add(record.reveals)
    assert any("hidden" in reveals for reveals in marks["look"])
    assert any("chance" in reveals for reveals in marks["nothing"]), "where nobody has a coin, the prize is diced for"


def test_another_seat_is_marked() -> None:
    match = Toy().start(seats=2, seed=1, options={"coins": 3})
    match.apply(match.decisions[1].actions[0])
    match.apply(match.decisions[0].actions[0])
    assert [("seat" in record.reveals) for record in match.records] == [False, True]


def test_what_shows_nothing_new_is_not_marked() -> None:
    match = BATTLE.start(seats=2, seed=6, options={"game": 1, "heroes": ["harry", "ron"]})
    while match.decision is not None and "play alohomora_harry" not in map(str, match.decision.actions):
        match.apply(match.decision.actions[0])
    match.apply("play alohomora_harry")
    assert match.records[-1].reveals <= {"seat"}
    match.apply("end turn")
    assert "hidden" in match.records[-1].reveals


def everything_of(match: ww.Match) -> tuple[Any, ...]:
    views = [match.view(seat) for seat in (None, 0, 1)]
    return match.hash(), match.events, match.records, match.save(), views


@given(matches(BATTLE, most=45), action_sequences(30), st.integers(0, 80), action_sequences(10))
def test_what_was_tried_since_a_mark_has_never_been(
    match: ww.Match, tried: list[int], back: int, further: list[int]
) -> None:
    """Undo among it too, beyond the mark or not; afterwards the match goes on as one that was never touched."""
    never_touched, past = match.copy(), everything_of(match)
    mark = match.mark()
    play(match, tried)
    if back < len(match.records):
        match.undo(to=back)
        play(match, further)
    match.return_to(mark)
    assert everything_of(match) == past
    play(match, further)
    play(never_touched, further)
    assert everything_of(match) == everything_of(never_touched)
    if match.records:
        match.undo(to=len(match.records) // 2)
        never_touched.undo(to=len(never_touched.records) // 2)
        assert everything_of(match) == everything_of(never_touched)
