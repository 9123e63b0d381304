"""What a chance is made of has a name in every language, and weights that fit it."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.engine.language import speaking


@pytest.mark.parametrize("language", ["en", "cs", "it"])
@pytest.mark.parametrize("name", ww.games())
def test_every_term_has_a_name_of_its_own(name: str, language: str) -> None:
    game = ww.game(name)
    terms = sorted({term for terms in game.chance_terms.values() for term in terms})
    assert terms
    with speaking(language):
        names = {term: game.speak(f"chance-{term.replace('_', '-')}") for term in terms}
    assert all(names.values())


@pytest.mark.parametrize("name", ww.games())
def test_the_kept_weights_are_those_of_the_declared_terms(name: str) -> None:
    game = ww.game(name)
    assert {kind: model.terms for kind, model in game.chance_models.items()} == dict(game.chance_terms)


@pytest.mark.parametrize("name", ww.games())
def test_a_match_begins_with_a_chance_for_every_seat(name: str) -> None:
    match = ww.game(name).start(seed=5)
    chances = match.game.chance(match.state)
    assert len(chances) == match.setup.seats
    assert all(0 < chance < 1 for chance in chances)
