"""A match is the same in every language; only what people read differs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import wandwright as ww
from wandwright.engine.language import DEFAULT, speaking, spoken, typed, unbroken


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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("k lesu a v zámku", "k_lesu a_v_zámku"),
        ("2. tah: Harry \N{EN DASH} a dál", "2._tah: Harry_\N{EN DASH} a_dál"),
        ("K 5 kartám za 12 vlivů", "K_5_kartám za 12_vlivů"),
        ("pole 2 \N{EN DASH} 4, den za dnem", "pole 2_\N{EN DASH} 4, den za dnem"),
    ],
)
def test_czech_keeps_together_what_belongs_together(text: str, shown: str) -> None:
    kept = unbroken(text, "cs")
    assert kept.replace("\N{NO-BREAK SPACE}", "_") == shown
    assert unbroken(kept, "cs") == kept
    assert typed(kept) == text.casefold()
    assert unbroken(text, "it") == text


def test_all_that_is_said_in_czech_is_kept_together() -> None:
    book = {language: told(language) for language in ("cs", "en")}
    assert any("v\N{NO-BREAK SPACE}" in text for text in book["cs"])
    assert [text for text in book["cs"] if unbroken(text, "cs") != text] == []
    assert not any("\N{NO-BREAK SPACE}" in text for text in book["en"])


def told(language: str) -> list[str]:
    """Rules, the page that explains the game, and cards."""
    battle = ww.game("hogwarts-battle")
    with speaking(language):
        rules = [text for _, _, text in battle.rulebook()]
        page = [line.text for section in battle.how_to_play() for line in section.lines]
        return [*rules, *page, *(line for face in battle.cards(language) for line in face.lines)]
