"""Quick answers, rests and the numbers of the players; dice and tokens that were once used stupidly, or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import State
from wandwright.games.death_eaters_rising.opinion import chance
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.testkit.scenario import Scenario

RISING = ww.game("death-eaters-rising")
Chooser = Callable[[State, int], int]
CHOOSERS = [pytest.param(RISING.policy, id="policy"), pytest.param(RISING.answer, id="answer")]


def walk(seats: int, slips: float) -> Iterator[Match]:
    """A match by quick answers with some other ones between them, at each of its questions and once it is over."""
    match = RISING.start(seats=seats, seed=5)
    random = Random(5)
    while match.decision is not None:
        yield match
        decision = match.decision
        guess = RISING.determinize(match.state, decision.seat, 7)
        code = RISING.answer(guess, decision.index)
        assert code == RISING.answer(guess, decision.index)
        action = next(action for action in decision.actions if action.code == code)
        match.apply(random.choice(decision.actions) if random.random() < slips else action)
    yield match


@pytest.mark.parametrize("seats", [2, 4])
def test_answers_rests_and_numbers(seats: int) -> None:
    rests: Counter[int] = Counter()
    terms = RISING.chance_terms[chance.TOGETHER]
    for match in walk(seats, 0.2):
        state = cast(RisingState, match.state)
        (side,) = RISING.standings(state)
        assert side.seats == tuple(range(seats))
        assert len(side.numbers) == len(terms)
        assert all(-chance.MOST <= number <= chance.MOST for number in side.numbers)
        if RISING.at_rest(state):
            assert not state.covered
            rests[state.turn] += 1
    assert rests == dict.fromkeys(range(1, state.turn + 1), 1)


def test_the_numbers_follow_what_they_are_called_by() -> None:
    state = cast(RisingState, RISING.start(seats=2, seed=5).state.copy())
    before = dict(zip(RISING.chance_terms[chance.TOGETHER], RISING.standings(state)[0].numbers, strict=True))
    state.damage[state.teams[1][0]] = 2
    state.corruption[0] = 3
    state.hospital = (state.deck[0],)
    after = dict(zip(RISING.chance_terms[chance.TOGETHER], RISING.standings(state)[0].numbers, strict=True))
    for term in ("damage", "lone-wizard", "corruption", "worst-place", "defeated"):
        assert after[term] > before[term]
    assert after["caught"] == before["caught"]


def test_every_term_has_a_name() -> None:
    for term in RISING.chance_terms[chance.TOGETHER]:
        assert RISING.speak(f"chance-{term}")


# Positions.

MINISTRY: dict[str, Any] = {
    "phase": "dice",
    "mission": "ministry_of_magic",
    "deck": ["lord_voldemort"],
    "stack": [["take_pool"]],
}
# What shows the office of the Order of the Phoenix no use, and no card here.
NOTHING = "loyalty"


def choice(chooser: Chooser, given: Mapping[str, Any], dice: Sequence[str], play: Sequence[Any]) -> str:
    """What is answered to the first open question; Harry's dice come in the order of their colours."""
    data = {
        "game": "death-eaters-rising",
        "given": {**MINISTRY, **given},
        "chance": {"dice": list(dice)},
        "play": list(play),
    }
    match = Scenario(data, "a prepared position").played()
    decision = match.decision
    assert decision is not None
    code = chooser(RISING.determinize(match.state, decision.seat, 1), decision.index)
    return next(action.notation for action in decision.actions if action.code == code)


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_no_die_goes_on_a_card_that_the_dice_left_can_not_finish(chooser: Chooser) -> None:
    """One die is left, and Elphias Doge lacks two knowledge and a loyalty: what goes on him is lost."""
    play = ["roll", "discard purple:loyalty", "discard purple:loyalty", "discard orange:loyalty"]
    dice = [*["friendship", "friendship", "loyalty", "loyalty"], *["loyalty"] * 3, *["loyalty"] * 2, "knowledge"]
    assert not choice(chooser, {"characters": ["elphias_doge"]}, dice, play).startswith("assign")


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_tokens_of_two_players_cover_a_card_together_at_the_last_call(chooser: Chooser) -> None:
    """Each alone brings nothing: Dean Thomas lacks one friendship and one courage."""
    given = {
        "characters": ["dean_thomas"],
        "teams.0.tokens": ["assign_friendship"],
        "teams.1.tokens": ["assign_courage"],
    }
    dice = [NOTHING] * 4
    play = [{1: "pass"}, "roll", "stop"]
    assert choice(chooser, given, dice, play) == "cast assign_courage"
    assert choice(chooser, {**given, "teams.0.tokens": []}, dice, play) == "pass"


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_a_wizard_is_healed_at_the_last_call_before_it_is_too_late(chooser: Chooser) -> None:
    """Both where the wizard would fall now and where the next hit would do it; one hardly hurt is no reason."""
    box = cast(RisingState, RISING.start(seats=2, seed=1).state).box
    full = box.health[box.ids.index("nymphadora_tonks")]
    play = [{1: "pass"}, "roll", "stop"]
    for damage, answer in ((full, "cast heal_two_from_one"), (full - 1, "cast heal_two_from_one"), (1, "pass")):
        given = {"characters": [], "teams.1.tokens": ["heal_two_from_one"], "damage": {"nymphadora_tonks": damage}}
        assert choice(chooser, given, [NOTHING] * 4, play) == answer
