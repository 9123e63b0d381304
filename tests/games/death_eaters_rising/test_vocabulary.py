"""The constants that rules compare with are the numbers that the names of the pack have."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from wandwright.games.death_eaters_rising import vocabulary as v

FACES = {name: number for number, name in enumerate(v.VOLDEMORT_FACES)}


@pytest.mark.parametrize("names", [v.TRIGGERS, v.CONDITIONS, v.TARGETS, FACES], ids=len)
def test_a_constant_is_the_number_of_its_name(names: Mapping[str, int]) -> None:
    constants = {name: getattr(v, name.upper()) for name in names if hasattr(v, name.upper())}
    assert constants
    assert constants == {name: names[name] for name in constants}
