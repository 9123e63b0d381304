"""Planning together in many steps: every seat in a lane of its own, face down, until all are done."""

from __future__ import annotations

import pytest

from tests.engine.planning_toy import MOST, PlanningToy
from wandwright.engine.errors import CannotUndo
from wandwright.engine.matches.loading import rebuild
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.saves import parse
from wandwright.testkit.contract import Trial, keep_contract, spread
from wandwright.testkit.positions import text_of

TOY = PlanningToy()


def planning(seats: int = 3) -> Match:
    return TOY.start(seats=seats, seed=3)


def lay(match: Match, seat: int, *ways: str) -> None:
    """Lay the first card that can be laid, once for each way, without being done."""
    for way in ways:
        asked = next(decision for decision in match.decisions if decision.seat == seat)
        match.apply(asked.actions[0], seat)
        match.apply(way, seat)


def seats_asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


@pytest.mark.parametrize("trial", spread(TOY, seed=5), ids=str)
def test_secret_planning_in_many_steps_keeps_the_whole_contract(trial: Trial) -> None:
    assert keep_contract(trial, every=1).match.outcome is not None


def test_a_seat_goes_on_in_its_own_lane_while_the_others_are_still_asked() -> None:
    match = planning()
    numbers = [decision.number for decision in match.decisions]
    lay(match, 1, "upright")
    assert seats_asked(match) == [0, 1, 2]
    assert [decision.kind for decision in match.decisions] == ["plan", "plan", "plan"]
    match.apply(match.decisions[1].actions[0], 1)
    assert [decision.kind for decision in match.decisions] == ["plan", "turn", "plan"]
    now = [decision.number for decision in match.decisions]
    assert [now[0], now[2]] == [numbers[0], numbers[2]], "the others' questions stay what they were"
    assert now[1] != numbers[1], "an answer to the first step does not fit a later one"


def test_nothing_takes_effect_before_all_are_done_then_all_does_in_the_order_of_the_seats() -> None:
    match = planning()
    lay(match, 2, "upright", "turned")
    lay(match, 0, "turned")
    assert seats_asked(match) == [0, 1]
    match.apply("done", 0)
    assert not match.events
    match.apply("done", 1)
    assert [(event.seat, event.details["turned"]) for event in match.events] == [(0, 1), (2, 0), (2, 1)]
    assert seats_asked(match) == [0, 1, 2]


def test_what_lies_in_a_lane_is_told_to_nobody_else() -> None:
    plain, planned = planning(), planning()
    lay(planned, 1, "turned")
    planned.apply(planned.decisions[1].actions[0], 1)
    for eye in (None, 0, 2):
        assert text_of(planned.view(eye)) == text_of(plain.view(eye))
        assert planned.records_for(eye) == plain.records_for(eye) == (), "nobody is told how far another has come"
    assert planned.records_for(1)[1].notation == "turned"


def planned_by_two(first_plan: int) -> Match:
    """Seat 1 has laid so many cards and is done; before and after its last answer seat 0 has laid one."""
    match = planning()
    lay(match, 1, *["upright"] * min(first_plan, 1))
    lay(match, 0, "upright")
    lay(match, 1, *["turned"] * (first_plan - 1))
    if first_plan < MOST:
        match.apply("done", 1)
    match.apply(match.decisions[0].actions[0], 0)
    return match


def test_how_much_another_has_planned_is_not_told_before_all_are_done() -> None:
    """Of a lane that is done there is one row, whatever lies in it; own rows are numbered as if nothing else were."""
    worlds = [planned_by_two(cards) for cards in range(MOST + 1)]
    assert len({len(world.records) for world in worlds}) > 1
    for eye in (None, 0, 2):
        rows = [world.records_for(eye) for world in worlds]
        assert rows[0] == rows[1] == rows[2]
        assert [row.number for row in rows[0]] == list(range(len(rows[0])))
        assert [row.seat for row in rows[0]] == ([0, 0, 1, 0] if eye == 0 else [1])
        assert {world.told_to(eye).actions for world in worlds} == {len(rows[0])}
    assert [row.notation for row in worlds[2].records_for(1)] == [row.notation for row in worlds[2].records[:2]] + [
        row.notation for row in worlds[2].records[4:6]
    ]


def test_once_all_are_done_everything_is_told_by_its_own_number() -> None:
    match = planned_by_two(2)
    match.apply("turned", 0)
    match.apply("done", 2)
    told = match.records_for(2)
    assert [(row.number, row.seat) for row in told] == [(row.number, row.seat) for row in match.records]
    assert match.told_to(2).untold == 0


def test_what_somebody_knows_by_a_number_is_found_by_it() -> None:
    match = planned_by_two(2)
    told = match.told_to(0)
    assert (told.actions, told.untold) == (4, 3)
    assert [told.true_number(number) for number in range(told.actions + 1)] == [2, 3, 5, 6, 7]
    assert [told.shown_number(told.true_number(number)) for number in range(5)] == list(range(5))
    assert [row.number for row in match.planned(0)] == [2, 3, 6]


def test_undo_within_the_own_lane_needs_nobody() -> None:
    match = planning()
    lay(match, 1, "turned")
    lay(match, 0, "upright")
    lay(match, 2, "upright")
    expected = planning()
    expected.apply(expected.decisions[1].actions[0], 1)
    lay(expected, 0, "upright")
    lay(expected, 2, "upright")
    match.take_back(1)
    assert match.hash() == expected.hash()
    assert [decision.kind for decision in match.decisions] == ["plan", "turn", "plan"]
    match.take_back(1)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.take_back(1)
    assert [record.seat for record in match.records] == [0, 0, 2, 2]


def test_a_finished_lane_can_be_taken_back_until_all_are_done() -> None:
    match = planning(seats=2)
    lay(match, 0, "upright")
    match.apply("done", 0)
    assert seats_asked(match) == [1]
    match.take_back(0)
    assert seats_asked(match) == [0, 1]
    match.apply("done", 0)
    match.apply("done", 1)
    with pytest.raises(CannotUndo):
        match.take_back(0)


def test_a_match_in_the_middle_of_planning_is_saved_and_loaded() -> None:
    match = planning()
    lay(match, 2, "upright")
    match.apply(match.decisions[2].actions[0], 2)
    loaded = rebuild(TOY, parse(match.save()))
    assert loaded.hash() == match.hash()
    assert [decision.kind for decision in loaded.decisions] == ["plan", "plan", "turn"]


def test_a_guess_keeps_the_own_plan_and_draws_the_others_anew() -> None:
    match = planning()
    lay(match, 0, "upright")
    lay(match, 1, "turned", "turned")
    guesses = [TOY.determinize(match.state, 0, key).stack[-1][2] for key in range(30)]
    own = match.state.stack[-1][2][0]
    assert all(lanes[0] == own for lanes in guesses)
    assert len({lanes[1] for lanes in guesses}) > 10
    assert all(lanes[1][2] != -1 for lanes in guesses), "who is done stays done"
