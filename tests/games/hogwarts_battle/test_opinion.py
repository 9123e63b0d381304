"""The opinion of the game: its terms add up, its policy answers, and its reasons are true of the positions."""

from __future__ import annotations

from typing import cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACT
from wandwright.games.hogwarts_battle.opinion import cards, foes, reasons
from wandwright.games.hogwarts_battle.state import BattleState

GAME = ww.game("hogwarts-battle")


def state_of(match: Match) -> BattleState:
    return cast(BattleState, match.state)


def begun(game: int = 1, seed: int = 1) -> BattleState:
    """Harry and Ron at the beginning of Harry's actions."""
    return state_of(GAME.start(seats=2, seed=seed, options={"game": game})).copy()


def test_the_terms_add_up_to_the_evaluation() -> None:
    match = GAME.start(seats=2, seed=3, options={"game": 7, "proficiencies": "deal"})
    players = {seat: bots.make("uniform", seat) for seat in range(2)}
    while match.decision is not None and len(match.records) < 60:
        for seat in range(2):
            terms = GAME.opinion(match.state, seat)
            assert sum(terms.values()) == pytest.approx(GAME.evaluate(match.state, seat))
        match.apply(players[match.decision.seat].choose(Position(match, match.decision.seat)))


def test_a_position_is_quiet_where_a_hero_acts() -> None:
    match = GAME.start(seats=2, seed=5, options={"game": 4})
    state = begun(4, 5)
    for option in match.state.legal:
        after = cast(BattleState, GAME.foreseen(state, 0, option))
        assert not after.legal or after.question[0] == ACT or after.turn > state.turn


@pytest.mark.parametrize(
    ("clauses", "rank"),
    [
        ([{"do": "draw", "n": 1}], cards.DRAWS),
        ([{"do": "gain_attack", "n": 1}], cards.PLAIN),
        ([{"choose": 1, "options": [[{"do": "draw", "n": 1}], [{"do": "gain_attack", "n": 1}]]}], cards.CHOOSES),
        ([{"do": "discard", "n": 1}], cards.DISCARDS),
        ([{"do": "copy_ally"}], cards.COPIES),
    ],
)
def test_cards_that_draw_are_played_first(clauses: list[Fields], rank: int) -> None:
    assert cards.play_rank(clauses) == rank


def test_a_villain_that_falls_now_is_attacked_first() -> None:
    state = begun(3, 2)
    small, large = sorted(range(2), key=lambda place: state.box.health[state.villains[place]])
    state.attack[0] = 1
    state.wounds[small] = state.box.health[state.villains[small]] - 1
    assert foes.target_worth(state, small) > foes.target_worth(state, large)


def test_what_an_answer_gains_is_told_of_each_term() -> None:
    before, after = begun(), begun()
    villain = before.villains[0]
    after.wounds[0] += 2
    assert "2 attack on" in reasons.gain_text("villains", before, after)
    after.defeated = (villain,)
    assert "brings" in reasons.gain_text("villains", before, after)
    before.control = 2
    assert reasons.gain_text("control", before, after) == "It removes 2 control tokens"
    before.health[1] = 5
    assert reasons.gain_text("health 1", before, after) == "It brings Ron 5 health"
    after.attack[0] = 1
    assert reasons.gain_text("tokens 0", before, after) == "It brings Harry 1 attack"


def test_what_the_other_answer_would_cost_is_told() -> None:
    before, after, other = begun(), begun(), begun()
    other.control = 1
    assert reasons.spared_text("control", before, after, other) == "It keeps a control token away"
    other.health[1] -= 3
    assert reasons.spared_text("health 1", before, after, other) == "It spares Ron 3 health"
    other.stunned[1] = 1
    assert reasons.spared_text("health 1", before, after, other) == "It keeps Ron from falling"
