"""The JSON form of a state holds all of it, pending work included."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.engine.encoding.encoding import read_frame, read_state, write_frame, write_state
from wandwright.engine.encoding.values import plain, tupled
from wandwright.engine.questions.lanes import ANSWERED, together
from wandwright.engine.questions.questions import Plain
from wandwright.testkit.strategies import matches, play

BATTLE = ww.game("hogwarts-battle")


def test_cards_are_written_with_their_copy_where_it_matters() -> None:
    match = BATTLE.start(seats=2, seed=1)
    exact = write_state(BATTLE, match.state)
    loose = write_state(BATTLE, match.state, exact=False)
    hand = exact["heroes"][0]["hand"]
    assert all("#" in card for card in hand)
    assert [card.partition("#")[0] for card in hand] == loose["heroes"][0]["hand"]


def test_the_next_frame_stands_first() -> None:
    match = Toy().start(seats=2, seed=1)
    written = write_state(match.game, match.state)
    assert [frame[0] for frame in written["stack"]] == ["together", "award"]
    assert written["question"][0] == "bid"


@given(matches(BATTLE, most=60))
def test_a_state_is_read_as_it_was_written(match: ww.Match) -> None:
    written = json.loads(json.dumps(write_state(BATTLE, match.state)))
    again = read_state(BATTLE, BATTLE.set_up(match.setup), written)
    assert write_state(BATTLE, again) == write_state(BATTLE, match.state)


@given(matches(Toy(), most=12))
def test_questions_open_at_the_same_time_are_read_as_they_were_written(match: ww.Match) -> None:
    written = json.loads(json.dumps(write_state(match.game, match.state)))
    again = read_state(match.game, match.game.set_up(match.setup), written)
    assert match.game.rules.open_questions(again) == match.game.rules.open_questions(match.state)
    assert again.stack == match.state.stack


def test_frames_within_frames_are_read_as_they_were_written() -> None:
    rules = Toy().rules
    bid = Plain(rules.names.index("bid"), 1, 0)
    join = together(0, (bid, bid))
    for frame in (join, (ANSWERED, bid, 7, 0), (rules.names.index("look"), 0, 3), ()):
        assert read_frame(rules, json.loads(json.dumps(write_frame(rules, frame)))) == frame


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(ww.BadPosition, match="no step 'dance'"):
        read_frame(Toy().rules, ["dance", 1])


@pytest.mark.parametrize("value", [(), (1, (2, (3, "x"))), ((), ((),)), 5, None])
def test_tuples_become_lists_and_lists_tuples(value: Any) -> None:
    assert tupled(json.loads(json.dumps(plain(value)))) == value


def test_the_hash_tells_positions_apart() -> None:
    match = BATTLE.start(seats=2, seed=1)
    seen = {match.hash()}
    for number in range(30):
        play(match, [number])
        seen.add(match.hash())
    assert len(seen) == 31


def test_the_hash_is_the_same_in_every_process() -> None:
    """Sets and dicts are ordered differently from process to process; nothing of that may show."""
    program = (
        "import wandwright as ww\n"
        "match = ww.game('hogwarts-battle').start(seats=3, seed=5, options={'game': 7})\n"
        "for number in range(80):\n"
        "    if match.decision is not None:\n"
        "        match.apply(match.decision.actions[number % len(match.decision.actions)])\n"
        "print(match.hash())\n"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(hashes) == 1
    assert len(hashes.pop().strip()) == 32
