"""The measured tables play as those of the server do, and each answer is counted once."""

from __future__ import annotations

from argparse import Namespace

import orjson
import pytest

from benchmarks import messages
from benchmarks.messages import MEASURES, SETUPS, WARM, Setup


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_every_measure_times_every_answer_but_the_first_ones(setup: Setup) -> None:
    for measure in MEASURES:
        times = messages.cheapest(setup, measure, Namespace(matches=2, repeats=2, steps=WARM + 4))
        assert len(times) == 2 * 4
        assert times == sorted(times)


def test_a_message_is_what_the_browser_of_the_seat_is_sent() -> None:
    table = messages.table_of(SETUPS[0], 1)
    connection = messages.sit(table, 0, 1)
    found = messages.chosen(table, 1)
    assert found is not None
    told = orjson.loads(messages.message(table, connection, messages.happen(table, *found)))
    assert told["info"]["yours"] == [0, 1]
    assert told["info"]["actions"] == 1
    assert set(told["views"]) == {"0", "1"}
    view = orjson.loads(messages.view(table, connection, {}))
    assert {**view, "seat": 0, "decisions": told["views"]["0"]["decisions"]} == told["views"]["0"]
    assert messages.questions(table, connection, {}) == told["views"]["0"]["decisions"]


def test_mean_median_and_the_tenth_dearest_are_told() -> None:
    assert messages.told([1.0] * 8 + [5.0, 37.0]).split() == ["5", "1", "37"]
