"""A meaning says in its own types what its word's record puts into a clause; compiled, it would take nothing else."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

import wandwright as ww
from wandwright.engine.words.words import Word


def meanings_of(word: Word) -> list[Any]:
    """The functions that take its clause: what it does and whether it could, those inside an object included."""
    found = [word.run, word.can]
    inner = [getattr(one, name, None) for one in found for name in ("do", "fits", "test")]
    return [one for one in (*found, *inner) if hasattr(one, "__code__") and "clause" in one.__annotations__]


def width(word: Word) -> int:
    """The number of the word, then those of its fields."""
    return 1 + sum(len(field.kind.absent) for field in word.fields)


@pytest.mark.parametrize("name", ww.games())
def test_a_clause_is_typed_in_the_order_of_its_record(name: str) -> None:
    game: Any = ww.game(name)
    wrong, typed = [], 0
    for word in game.chapters.words:
        for meaning in meanings_of(word):
            parts = get_args(get_type_hints(meaning)["clause"])
            if parts[-1:] == (...,):
                continue
            typed += 1
            if len(parts) != width(word):
                wrong.append(f"{word.name}: {meaning.__name__} takes {len(parts)}, its record has {width(word)}")
    assert not wrong, f"Type the clause by the fields of the record: {wrong}"
    assert typed
