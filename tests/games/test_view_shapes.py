"""What a view holds is what its schema says, which the page's types are made of: no field more, none less."""

from __future__ import annotations

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import wandwright as ww

SAVES = Path(__file__).resolve().parents[1] / "goldens" / "saves"
# So many positions of each match are looked at, through the eyes of every seat and of a spectator.
POSITIONS = 12


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.save")), ids=lambda path: path.stem)
def test_every_view_of_a_stored_match_is_of_the_declared_shape(path: Path) -> None:
    played = ww.load(path.read_text())
    shape = Draft202012Validator(played.game.view_schema)
    match = played.game.start(played.setup.seats, played.setup.seed, played.setup.options)
    every = max(1, len(played.records) // POSITIONS)
    for number, record in enumerate(played.records):
        if number % every == 0:
            _check(shape, match)
        match.apply_code(record.place, record.code)
    _check(shape, match)


def _check(shape: Draft202012Validator, match: ww.Match) -> None:
    for seat in (*range(match.setup.seats), None):
        wrong = [f"{problem.json_path}: {problem.message}" for problem in shape.iter_errors(match.view(seat))]
        assert wrong == []
