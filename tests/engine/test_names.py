"""Constants by their names."""

from __future__ import annotations

from types import ModuleType

import pytest

from wandwright.engine.names import names_of, numbers_of


@pytest.fixture
def numbers() -> ModuleType:
    module = ModuleType("numbers")
    vars(module).update(
        {"ON_ROLL": 4, "ON_TURN": 2, "ONCE": 2, "on_time": 5, "BEGIN": 2, "END_TURN": 3, "ASK": 4, "LIST": ()}
    )
    return module


def test_the_words_behind_a_prefix_keep_their_order_and_their_numbers(numbers: ModuleType) -> None:
    assert list(numbers_of(numbers, "ON_").items()) == [("roll", 4), ("turn", 2)]


def test_the_names_of_a_range_of_numbers(numbers: ModuleType) -> None:
    del numbers.ON_TURN, numbers.ONCE
    assert names_of(numbers, 2, 4) == {2: "begin", 3: "end_turn"}
