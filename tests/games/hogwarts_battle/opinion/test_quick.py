"""Quick answers: legal and the same each time; rests come once a turn; the numbers of the heroes fit their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACT
from wandwright.games.hogwarts_battle.opinion import chance
from wandwright.games.hogwarts_battle.state import BattleState

BATTLE = ww.game("hogwarts-battle")
SETUPS: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("games", 2, {"game": 4, "hands": "closed"}),
    ("horcruxes", 3, {"game": 7}),
    ("new-rules", 2, {"scenario": "charms-potions-3"}),
    ("new-rules", 4, {"scenario": "year-3"}),
)


def walk(seats: int, options: Mapping[str, Any], slips: float = 0.2) -> Iterator[Match]:
    """A match by quick answers with some other ones between them, at each of its questions and once it is over."""
    match = BATTLE.start(seats=seats, seed=5, options=options)
    random = Random(5)
    while match.decision is not None:
        yield match
        decision = match.decision
        guess = BATTLE.determinize(match.state, decision.seat, 7)
        code = BATTLE.answer(guess, decision.index)
        assert code == BATTLE.answer(guess, decision.index)
        action = next(action for action in decision.actions if action.code == code)
        match.apply(random.choice(decision.actions) if random.random() < slips else action)
    yield match


@pytest.mark.parametrize(("kind", "seats", "options"), SETUPS)
def test_answers_rests_and_numbers(kind: str, seats: int, options: Mapping[str, Any]) -> None:
    rests: Counter[int] = Counter()
    terms = BATTLE.chance_terms[kind]
    for match in walk(seats, options):
        state = cast(BattleState, match.state)
        (side,) = BATTLE.standings(state)
        assert side.seats == tuple(range(seats))
        assert len(side.numbers) == len(terms)
        assert all(-chance.MOST <= number <= chance.MOST for number in side.numbers)
        assert BATTLE.chance_kind(state) == kind
        if BATTLE.at_rest(state):
            assert state.question[0] == ACT
            assert not state.played
            rests[state.turn] += 1
    # A hero who was sent to the next turn with an open question has none.
    assert set(rests) >= set(range(1, state.turn))
    assert max(rests.values()) <= 2


def test_what_is_done_in_a_turn_ends_the_rest() -> None:
    match = BATTLE.start(seats=2, seed=5, options={"game": 1})
    while not BATTLE.at_rest(match.state):
        assert match.decision is not None
        match.apply(match.decision.actions[0])
    assert match.decision is not None
    turn = cast(BattleState, match.state).turn
    match.apply(next(action for action in match.decision.actions if action.notation.startswith("play")))
    assert not BATTLE.at_rest(match.state)
    state = cast(BattleState, match.state.copy())
    assert state.turn == turn
    state.played = ()
    state.market[0] = -1
    assert not BATTLE.at_rest(state)


def test_the_numbers_are_the_same_whoever_is_asked() -> None:
    """The heroes win together: nothing hangs on the seat that is to answer, but for whose turn it is."""
    state = cast(BattleState, BATTLE.start(seats=2, seed=5, options={"game": 4}).state.copy())
    before = BATTLE.standings(state)
    state.question = (state.question[0], 1, *state.question[2:])
    assert BATTLE.standings(state) == before
    names = dict(zip(BATTLE.chance_terms["games"], before[0].numbers, strict=True))
    state.control += 1
    state.health[1] = 1
    after = dict(zip(BATTLE.chance_terms["games"], BATTLE.standings(state)[0].numbers, strict=True))
    assert after["control"] > names["control"]
    assert after["weakest"] > names["weakest"]
    assert after["health"] < names["health"]
    assert after["foes"] == names["foes"]


def test_every_term_has_a_name_in_every_language() -> None:
    for term in dict.fromkeys(name for names in BATTLE.chance_terms.values() for name in names):
        assert BATTLE.speak(f"chance-{term}")
