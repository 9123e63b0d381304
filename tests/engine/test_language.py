"""A match is the same in every language; only what people read differs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import wandwright as ww
from wandwright.engine.language import DEFAULT, speaking, spoken


def test_english_is_spoken_unless_somebody_says_otherwise() -> None:
    assert spoken() == DEFAULT == "en"
    with speaking("cs"):
        assert spoken() == "cs"
        with speaking("it"):
            assert spoken() == "it"
        assert spoken() == "cs"
    assert spoken() == "en"


def test_a_language_ends_with_its_block_also_after_an_error() -> None:
    with pytest.raises(ValueError, match="gone"), speaking("cs"):
        raise ValueError("gone")
    assert spoken() == "en"


def test_a_language_is_nobody_elses() -> None:
    with speaking("cs"), ThreadPoolExecutor(1) as pool:
        assert pool.submit(spoken).result() == "en"


@pytest.mark.parametrize("name", ww.games())
def test_every_game_asks_and_tells_in_each_of_its_languages(name: str) -> None:
    match = ww.game(name).start(seats=2, seed=3)
    said: dict[str, list[str]] = {}
    hashes = set()
    for language in ("en", "cs", "it"):
        with speaking(language):
            decision = match.decision
            assert decision is not None
            events = [match.game.event_text(event, match.state) for event in match.events]
            said[language] = [decision.prompt, *[action.label for action in decision.actions], *events]
            assert match.view(0)["decisions"][0]["prompt"] == decision.prompt
        hashes.add(match.hash())
    assert len(hashes) == 1
    assert said["en"] != said["cs"] != said["it"] != said["en"]
    assert [len(lines) for lines in said.values()] == [len(said["en"])] * 3


@pytest.mark.parametrize("name", ww.games())
def test_a_language_that_a_game_does_not_have_is_english(name: str) -> None:
    match = ww.game(name).start(seats=2, seed=3)
    english = match.view(0)
    with speaking("tlh"):
        assert match.view(0) == english
