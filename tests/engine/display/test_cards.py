"""The physical cards of a box by number, and what a table shows of one."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from wandwright.engine.display.cards import CardFace, Copies, plain
from wandwright.engine.errors import UnknownCard


@pytest.fixture
def copies() -> Copies:
    return Copies({"owl": 1, "lamp": 3, "ghost": 0, "cup": 2})


def test_the_copies_of_one_definition_lie_in_a_row(copies: Copies) -> None:
    assert copies.numbers == {"owl": 0, "lamp": 1, "ghost": 2, "cup": 3}
    assert copies.definition_of == [0, 1, 1, 1, 3, 3]
    assert copies.copy_of == [1, 1, 2, 3, 1, 2]
    assert copies.cards_of == [(0,), (1, 2, 3), (), (4, 5)]


def test_every_copy_is_found_by_its_id(copies: Copies) -> None:
    assert copies.with_id("lamp") == (1, 2, 3)
    assert copies.with_id("ghost") == ()


def test_an_unknown_id_is_answered_with_what_is_near(copies: Copies) -> None:
    with pytest.raises(UnknownCard, match=r"There is no card 'lampe'\. Did you mean lamp\?"):
        copies.with_id("lampe")


def test_a_face_is_beyond_doubt_unless_it_says_otherwise() -> None:
    face = CardFace("owl", "Owl", "pet", (), {})
    assert (face.confidence, dict(face.doubts)) == ("high", {})


def test_facts_are_ready_for_json() -> None:
    facts = MappingProxyType({"cost": MappingProxyType({2: 8}), "faces": (("a", 1), ("b", 2)), "name": "Owl"})
    assert plain(facts) == {"cost": {"2": 8}, "faces": [["a", 1], ["b", 2]], "name": "Owl"}
