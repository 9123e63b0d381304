"""A whole campaign by bots through the real engine, in both modes (R65 to R67, R117 to R123)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.hogwarts_battle.campaign.playing import (
    begin,
    first_fitting,
    gentle_pack,
    load,
    play_badly,
    play_well,
    won_match,
)
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle.campaign.open_book import OpenBook


@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_a_campaign_from_the_first_level_to_the_last(mode: str, tmp_path: Path) -> None:
    """With a lost level and its retry, an undo after the last blow, a hero who joins late and one who sits out."""
    years = begin("Our years", mode, ["harry", "ron"], [str(gentle_pack(tmp_path / "gentle"))])
    lose_the_first_level(years)
    for level in range(1, 9):
        assert years.open_level == level
        if level == 2:
            years.join("neville")
        heroes = ["harry", "ron"] if level == 3 else None
        match = won_match(years, heroes)
        undo_the_last_blow(match)
        line = years.close(match, first_fitting(years, match))
        assert (line.level, line.result, line.replay) == (level, "won", False)
        years = reopened(years)
    assert years.won == years.last_level
    assert sorted(years.book.heroes) == ["harry", "neville", "ron"]


@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_the_first_two_levels_are_won_with_the_cards_as_they_are(mode: str) -> None:
    """No gentle pack: Creatures, Detention! and the first Encounter, as a table meets them."""
    years = begin("Our years", mode, ["harry", "ron"])
    win_levels(years, 2)
    assert years.open_level == 3


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_a_whole_campaign_is_won_with_the_cards_as_they_are(mode: str) -> None:
    """No level is hopeless for the bots, though they may need many tries."""
    years = begin("Our years", mode, ["harry", "ron"])
    win_levels(years, 8)
    assert years.won == years.last_level


def win_levels(years: OpenBook, last: int) -> None:
    while years.won < years.last_level and years.open_level <= last:
        match = won_match(years)
        years.close(match, first_fitting(years, match))


def reopened(years: OpenBook) -> OpenBook:
    """R122: the book comes back from its text, with the cards it is played with."""
    return load(years.save(), editions=lambda name, content: years.game)


def lose_the_first_level(years: OpenBook) -> None:
    """R121: a loss changes nothing but the history, and the level can be played again at once."""
    before = years.book
    match = years.next_match(seed=3)
    play_badly(match)
    line = years.close(match)
    assert (line.level, line.result) == (1, "lost")
    assert line.locations_lost == 3
    assert years.book == before._replace(history=(line,))


def undo_the_last_blow(match: Match) -> None:
    """R121: until the level is closed its end can be taken back and played again."""
    match.undo()
    assert match.outcome is None
    play_well(match)
    assert match.outcome is not None
