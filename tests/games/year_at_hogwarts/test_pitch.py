"""The pitch beyond single rules: whole matches, what others may see, and what the game thinks of it."""

from __future__ import annotations

from typing import Any, cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.matches import Match
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import PER_PIECE
from wandwright.games.year_at_hogwarts.chapters.quidditch.words import AVERAGE_STEP
from wandwright.games.year_at_hogwarts.opinion import pitch, standing
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.scenario import Scenario

GAME = ww.game("year-at-hogwarts")
USUAL = ["house gryffindor", "house slytherin", "usual", "usual"]


def friendly(**given: Any) -> Match:
    """A friendly match in a prepared position; fields of the pitch by their names."""
    paths = {(name.replace("__", ".") if "__" in name else f"pitch.{name}"): value for name, value in given.items()}
    stack = paths.pop("pitch.stack", [["pitch_act", 0, -1, -1]])
    data = {"game": GAME.name, "options": {"mode": "quidditch"}, "given": {"stack": stack, **paths}}
    return Scenario(data, "a match on the pitch").begin(GAME)


def state_of(match: Match) -> YearState:
    return cast(YearState, match.state)


def slots(**pieces: str) -> list[str | None]:
    """Where the named pieces stand; the others are out."""
    names = state_of(friendly()).box.quidditch.piece_names
    return [pieces.get(name) for name in names]


@pytest.mark.parametrize("seed", range(3))
def test_a_friendly_match_of_two_bots_ends_with_the_snitch(seed: int) -> None:
    """R217a."""
    match = GAME.start(seats=2, seed=seed, options={"mode": "quidditch"})
    bots.play_out(match, {0: bots.make("policy", seed=seed), 1: bots.make("uniform", seed=seed)})
    assert match.outcome is not None
    assert match.outcome.reason == "snitch"
    assert sum(match.outcome.scores) == 1


def test_quidditch_cards_are_secret_until_they_are_played() -> None:
    """R215: the owner sees them, everybody else how many there are."""
    match = friendly(stack=[["begin_seeking"]], phase=2, players__0__quidditch=["qcard_05", "qcard_07"])
    assert [card["id"] for card in match.view(0)["players"][0]["quidditch"]] == ["qcard_05", "qcard_07"]
    assert match.view(1)["players"][0]["quidditch"] == {"count": 2}
    assert "qcard_05" not in str(match.view(1)["decisions"])
    match.apply("play qcard_05")
    played = [event for event in match.events_for(1) if event.kind == "plays_quidditch"]
    assert [event.card for event in played] == ["qcard_05"]


def test_a_move_names_the_piece_and_the_slots_it_goes_from_and_to() -> None:
    match = friendly(actions=3, slots=slots(a_chaser_1="q22", b_chaser_1="q54"))
    assert match.decision is not None
    move = next(action for action in match.decision.actions if action.notation == "move a_chaser_1 q32")
    first, second = move.targets
    assert (first.kind, first.key, first.id) == ("space", "q22", "a_chaser_1")
    assert (second.kind, second.key) == ("space", "q32")


def test_rows_of_the_pitch_are_counted_from_one() -> None:
    """Five of them: the Bludgers lie in the first and in the last, the hoops stand in the second to the fourth."""
    match = friendly(actions=3, slots=slots(a_chaser_1="q10", a_keeper="q02"))
    board = next(section for section in GAME.table(match.view(0)) if section.name == "board").boards[0]
    labels = dict(zip(state_of(match).box.quidditch.slot_names, [space.label for space in board.spaces], strict=True))
    assert [labels[f"q3{row}"] for row in range(5)] == [f"middle line, row {row}" for row in range(1, 6)]
    assert (labels["q20"], labels["q44"]) == ("left attack, row 1", "right attack, row 5")
    assert [labels[f"q0{row}"] for row in (1, 2, 3)] == [f"left hoops, row {row}" for row in (2, 3, 4)]
    assert match.decision is not None
    found = {action.notation: action.label for action in match.decision.actions}
    assert found["move a_chaser_1 q11"].startswith("Chaser 1: left defence, row 2")


def test_the_pitch_takes_the_place_of_the_map_while_a_match_lasts() -> None:
    match = GAME.start(seats=2, seed=1, options={"mode": "quidditch"})
    for answer in USUAL:
        match.apply(answer)
    board = next(section for section in GAME.table(match.view(0)) if section.name == "board").boards[0]
    assert len(board.spaces) == len(state_of(match).box.quidditch.slot_names)
    assert len(board.pawns) == 12
    year = GAME.start(seats=2, seed=1)
    other = next(section for section in GAME.table(year.view(0)) if section.name == "board").boards[0]
    assert len(other.spaces) == len(state_of(year).box.space_names)


# Opinion.


def policy_of(match: Match) -> int:
    return GAME.policy(match.state.copy(), 0)


def test_the_policy_shoots_where_it_can() -> None:
    men = slots(a_keeper="q02", a_chaser_1="q52", b_keeper="q62", b_chaser_1="q31")
    match = friendly(actions=3, slots=men, balls=["a_chaser_1", "q20", "q44"])
    assert policy_of(match) == steps.SHOOT + state_of(match).box.quidditch.chasers[0][0]


def test_the_policy_carries_the_quaffle_around_a_rival_in_the_way() -> None:
    men = slots(a_chaser_1="q42", b_chaser_1="q52", b_beater_1="q43")
    match = friendly(actions=3, slots=men, balls=["a_chaser_1", "q20", "q24"])
    piece, slot = divmod(policy_of(match), PER_PIECE)
    assert state_of(match).box.quidditch.slot_names[slot] == "q41"
    assert piece == state_of(match).box.quidditch.chasers[0][0]


def test_the_policy_throws_at_whoever_holds_the_quaffle() -> None:
    men = slots(a_beater_1="q22", a_chaser_1="q10", b_chaser_1="q24", b_chaser_2="q42")
    match = friendly(actions=0, slots=men, balls=["b_chaser_2", "a_beater_1", "q44"])
    target = (policy_of(match) - steps.THROW) % PER_PIECE
    assert state_of(match).box.quidditch.piece_names[target] == "b_chaser_2"


def test_a_goal_and_a_step_ahead_are_worth_something() -> None:
    men = slots(a_chaser_1="q22", b_chaser_1="q42")
    level, ahead = (state_of(friendly(slots=men, goals=goals)) for goals in ([0, 0], [1, 0]))
    assert standing.chance_of(ahead, 0) > standing.chance_of(level, 0)
    assert standing.chance_of(ahead, 0) + standing.chance_of(ahead, 1) == pytest.approx(1)
    race = state_of(friendly(stack=[["begin_seeking"]], phase=2, seekers=[9, 4]))
    assert standing.chance_of(race, 0) > 0.5 > standing.chance_of(race, 1)


def test_words_of_quidditch_cards_are_worth_the_steps_they_bring_now() -> None:
    """The rival goes back as far as there is a way; a second roll is worth what the first one lacks."""
    race = state_of(friendly(stack=[["begin_seeking"]], phase=2, seekers=[9, 1]))
    race.side, race.actions = 0, 2
    assert pitch.clause_worth(race, {"do": "seeker_steps", "n": 2}) == 2.0
    assert pitch.clause_worth(race, {"do": "rival_steps", "n": -3}) == 1.0
    assert pitch.clause_worth(race, {"do": "rival_skips"}) == AVERAGE_STEP
    assert pitch.clause_worth(race, {"do": "seeker_reroll"}) == AVERAGE_STEP - 2


def test_nobody_scores_against_the_policy_by_answering_at_random() -> None:
    goals = [0, 0]
    for seed in range(6):
        match = GAME.start(seats=2, seed=seed, options={"mode": "quidditch"})
        bots.play_out(match, {0: bots.make("uniform", seed=seed), 1: bots.make("policy", seed=seed)})
        goals = [have + more for have, more in zip(goals, state_of(match).goals, strict=True)]
    assert goals[1] > goals[0]
