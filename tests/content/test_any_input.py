"""Whatever a file holds, loading it gives a pack or a PackError, and nothing else."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.content.helpers import GAME, SCHEMA, write
from wandwright.content import Pack, PackError, load_pack
from wandwright.content.mistakes import Mistake
from wandwright.content.reading import Unreadable, read_yaml

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]

# Letters that mean something to YAML, so that the texts are often nearly valid.
YAML_TEXT = st.text(st.sampled_from(list("ab01 \n\n\t:-?#&*!|>'\"%@`{}[],~<=.\\ux\u00e9\ufeff\x00")), max_size=60)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.dates()
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(SCALARS, inner, max_size=3), max_leaves=8
)
FIELDS = st.sampled_from(["id", "name", "kind", "cost", "tags", "copies", "effect", "remove", "do", "n", "options"])
CARDS = st.dictionaries(FIELDS, VALUES | st.sampled_from(["lumos", "spell", "gain"]), max_size=6)

# A slow machine is no reason to fail.
patient = settings(deadline=None)


def outcome(*files: bytes) -> Pack | PackError:
    """Load each file as a pack over the one before; any other exception than a PackError fails the test."""
    with tempfile.TemporaryDirectory() as directory:
        packs = [write(Path(directory) / str(number), file) for number, file in enumerate(files)]
        try:
            pack = load_pack(packs, SCHEMA)
        except PackError as error:
            return error
        return pack


def is_clear(result: Pack | PackError) -> bool:
    """A pack of whole cards, or mistakes that each say something in one printable line."""
    if isinstance(result, Pack):
        return all({"id", "name", "kind"} <= set(record.fields) for record in result.records)
    lines = str(result).split("\n")
    return len(lines) == len(result.mistakes) > 0 and all(
        mistake.problem and line.isprintable() for mistake, line in zip(result.mistakes, lines, strict=True)
    )


@patient
@given(st.binary(max_size=200))
@example(b"\xff\xfe\x00")
@example(b"cards: &a [*a]")
@example(b'cards: [{"\\ud800": "\\udfff"}]')
def test_any_bytes(data: bytes) -> None:
    assert is_clear(outcome(data))


@patient
@given(YAML_TEXT, YAML_TEXT)
def test_any_text_that_looks_like_yaml(first: str, second: str) -> None:
    assert is_clear(outcome(f"cards:\n  - {first}\n{second}".encode()))


@patient
@given(st.lists(CARDS | VALUES, max_size=4), st.lists(CARDS | VALUES, max_size=4))
def test_any_values_in_the_place_of_cards(first: list[Any], second: list[Any]) -> None:
    texts = (yaml.safe_dump({"cards": cards}, allow_unicode=True).encode() for cards in (first, second))
    assert is_clear(outcome(GAME.encode(), *texts))


@pytest.mark.parametrize("loader", LOADERS)
@patient
@given(text=YAML_TEXT | st.text(max_size=60))
@example(text='"\\UFFFFFFFF"')
@example(text="%YAML 1.1 \n--- &a ? *a")
def test_either_parser_gives_a_value_or_a_clear_stop(loader: Any, text: str) -> None:
    mistakes: list[Mistake] = []
    try:
        root = read_yaml(text, "cards.yaml", mistakes, loader)
    except Unreadable as stopped:
        root = None
        mistakes.append(stopped.mistake)
    assert root is None or root.size >= 1
    # One more than the text's own lines: its end may be blamed.
    assert all(0 < mistake.line <= len(text.splitlines()) + 1 for mistake in mistakes)
