"""What every game tells a newcomer: facts, a kind first match, and one page that explains it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.engine.display.welcome import FirstMatch
from wandwright.engine.language import speaking
from wandwright.engine.matches.matches import Match

ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
RISING = ww.game("death-eaters-rising")


def first_match(name: str) -> tuple[FirstMatch, Match]:
    found = ww.game(name)
    assert found.welcome is not None
    first = found.welcome.first
    return first, found.start(first.seats, first.seed, first.options)


def test_the_first_match_of_hogwarts_battle_begins_with_playing_a_card_after_a_little_harm() -> None:
    """If other cards change the shuffle, look for another seed with these properties."""
    _, match = first_match("hogwarts-battle")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (0, "act")
    view = match.view(0)
    hand = [card["id"] for card in view["heroes"][0]["hand"]]
    assert sorted(hand) == [*["alohomora_harry"] * 4, "firebolt"], "it can buy and attack"
    assert [hero["health"] for hero in view["heroes"]] == [8, 10]
    assert view["location"]["control"] == 0
    assert sum(price <= 4 for price in view["hogwarts"]["prices"]) >= 3, "there is something to buy"
    assert view["villains"]["active"][0]["id"] == "crabbe_and_goyle", "whoever does nothing in a quiet turn"


def test_the_first_match_of_death_eaters_rising_hurts_only_who_runs_into_it() -> None:
    """If other cards change the shuffle, look for another seed with these properties."""
    _, match = first_match("death-eaters-rising")
    assert match.decision is not None
    kinds = {card.id: card.kind for card in RISING.cards("en")}
    standing = [card["id"] for place in match.view(0)["locations"] for card in place["characters"]]
    assert [kinds[card] for card in standing].count("death_eater") == 1
    hurt = [hurt_by(str(action.notation)) for action in match.decision.actions]
    assert sorted(hurt) == [False, False, True]


def hurt_by(travel: str) -> bool:
    """Does this way to travel bring damage on the own team?"""
    _, match = first_match("death-eaters-rising")
    match.apply(travel)
    view = match.view(0)
    return any(view["damage"].get(str(wizard["key"])) for wizard in view["teams"][0]["wizards"])


@pytest.mark.parametrize("name", ww.games())
def test_every_game_tells_its_facts(name: str) -> None:
    found = ww.game(name)
    assert found.welcome is not None
    (shortest, longest), (easiest, hardest) = found.welcome.minutes, found.welcome.difficulty
    assert 0 < shortest <= longest
    assert 1 <= easiest <= hardest <= 3
    first, match = first_match(name)
    assert found.fewest_seats <= first.seats <= found.most_seats
    assert found.goal(match.setup)


def test_the_goal_has_the_numbers_of_the_match() -> None:
    battle = ww.game("hogwarts-battle")
    assert battle.goal(battle.setup(2, 0, {"game": 1})) == {"villains": 3, "locations": 2}
    assert RISING.goal(RISING.setup(3, 0, {})) == {"damage": 5, "places": 4, "wizards": 10}


@pytest.mark.parametrize("locale", ["en", "cs", "it"])
@pytest.mark.parametrize("name", ww.games())
def test_every_game_is_explained_on_one_page_in_every_language(name: str, locale: str) -> None:
    english = ww.game(name).how_to_play()
    with speaking(locale):
        page = ww.game(name).how_to_play()
    assert [[line.icon for line in section.lines] for section in page] == [
        [line.icon for line in section.lines] for section in english
    ]
    assert (locale == "en") == (page == english)
    words = sum(len(line.text.split()) for section in page for line in section.lines)
    assert 250 <= words <= 420
    known = json.loads((ICONS / name / "icons.json").read_text("utf-8"))
    named = {line.icon for section in page for line in section.lines if line.icon}
    assert named
    assert named <= set(known)
