"""The opinion of the game: its terms add up, its policy answers, and its reasons are true of the positions."""

from __future__ import annotations

from typing import cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.seats import Position
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.opinion import policy, reasons, standing
from wandwright.games.death_eaters_rising.opinion.heuristics import board_of
from wandwright.games.death_eaters_rising.opinion.prospects import packed_pool
from wandwright.games.death_eaters_rising.state import RisingState

GAME = ww.game("death-eaters-rising")


def begun() -> RisingState:
    return cast(RisingState, GAME.start(seats=2, seed=1).state).copy()


def test_the_terms_add_up_to_the_evaluation_and_dice_moved_in_thought_to_dice_moved() -> None:
    """R34 to R36: an assignment in thought looks as good as the same one tried, unless it sets off an ability."""
    match = GAME.start(seats=2, seed=3)
    players = {seat: bots.make("uniform", seat) for seat in range(2)}
    compared = 0
    while match.decision is not None and len(match.records) < 60:
        state = cast(RisingState, match.state)
        assert sum(GAME.opinion(state, 0).values()) == pytest.approx(GAME.evaluate(state, 0))
        if state.question[0] == steps.ACT and not state.used:
            for option in [option for option in state.legal if option >= steps.ASSIGN]:
                target, code = divmod(option - steps.ASSIGN, v.PER_TARGET)
                if policy.covered_with(state, target, code) is not None:
                    compared += 1
                    thought = policy.acted(GAME.rules, state, board_of(state), packed_pool(state), option)
                    assert thought == pytest.approx(GAME.evaluate(GAME.foreseen(state, 0, option), 0))
        match.apply(players[match.decision.seat].choose(Position(match, match.decision.seat)))
    assert compared


def test_what_an_answer_gains_is_told_of_each_term() -> None:
    before, after = begun(), begun()
    wizard = before.teams[0][0]
    before.damage[wizard] = 2
    assert "2 damage off" in reasons.gain_text("damage", before, after)
    before.corruption[0] = 3
    assert "3 corruption off" in reasons.gain_text("corruption", before, after)
    after.tokens[0] = (*after.tokens[0], after.supply[0])
    assert reasons.gain_text("tokens", before, after) == "It brings a spell token"


def test_what_the_other_answer_would_cost_is_told() -> None:
    before, after, other = begun(), begun(), begun()
    other.corruption[1] = 2
    assert "keeps corruption off" in reasons.spared_text("corruption", before, after, other)
    other.damage[after.teams[1][0]] = 1
    assert "1 damage" in reasons.spared_text("damage", before, after, other)
    before.tokens[0] = (before.supply[0],)
    assert "keeps a spell token" in reasons.spared_text("tokens", before, after, other)


def test_a_spell_token_is_worth_the_share_that_the_record_of_its_word_says() -> None:
    box = begun().box
    worths = {name: standing.tables(box).token[card] for card, name in enumerate(box.ids)}
    assert worths["swap_wizard"] == pytest.approx(0.2 * standing.TOKEN)
    assert worths["remove_corruption"] == worths["heal_one_from_two"] == standing.TOKEN
