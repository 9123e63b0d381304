"""What the book shows of each level."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.games.hogwarts_battle.campaign.playing import GAME
from wandwright.engine.matches.campaigns import Level
from wandwright.games.hogwarts_battle.campaign.levels import LAST_LEVEL, MOST_NEWS, shown_levels
from wandwright.games.hogwarts_battle.game import HogwartsBattle


def shown(won: int) -> list[Level]:
    found = ww.game(GAME)
    assert isinstance(found, HogwartsBattle)
    return list(shown_levels(found.library, won, min(won + 1, LAST_LEVEL)))


def test_a_locked_level_tells_nothing_but_its_place() -> None:
    """R117"""
    levels = shown(2)
    assert [level.state for level in levels] == ["won", "won", "open", *["locked"] * 5]
    assert levels[3:] == [Level(level.level, level.scenario, "locked") for level in levels[3:]]


@pytest.mark.parametrize("place", range(1, LAST_LEVEL))
def test_news_are_cards_that_no_earlier_level_has_shown(place: int) -> None:
    levels = shown(LAST_LEVEL)
    earlier = {card for level in levels[:place] for card in (*level.foes, *level.news)}
    assert 0 < len(levels[place].news) <= MOST_NEWS
    assert not earlier & set(levels[place].news)


def test_a_level_names_its_locations_and_the_foes_known_to_come() -> None:
    first, *_, last = shown(LAST_LEVEL)
    assert (first.scenario, last.scenario) == ("year-1", "battle-for-hogwarts")
    assert "troll" in first.foes
    assert all(level.locations for level in (first, last))
