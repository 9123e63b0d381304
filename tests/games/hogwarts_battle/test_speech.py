"""What players read at the table: prompts and answers that stand by themselves, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from wandwright.engine.language import speaking, unbroken
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle import GAME
from wandwright.testkit.scenario import Scenario


def position(game: int, given: dict[str, Any], play: Sequence[str] = (), **others: Any) -> Match:
    """A match at a prepared position, after some answers."""
    options = {"game": game, "heroes": ["harry", "ron"], **({"proficiencies": "deal"} if game > 5 else {})}
    document = {"game": "hogwarts-battle", "name": "a position", "options": options, "given": given, "play": list(play)}
    return Scenario({**document, **others}, "here").run()


ACTING = {"stack": [["act", 0, -1]]}
HEDWIG = ({**ACTING, "heroes.0.hand": ["hedwig"]}, ["play hedwig"])


@pytest.mark.parametrize(
    ("locale", "prompt"),
    [
        ("en", "Harry: choose one effect of Hedwig"),
        ("cs", "Harry: vyber jeden účinek karty Hedvika"),
        ("it", "Harry: scegli un effetto della carta «Edvige»"),
    ],
)
def test_a_choice_names_the_card_that_asks(locale: str, prompt: str) -> None:
    match = position(1, *HEDWIG)
    with speaking(locale):
        assert match.decisions[0].prompt == prompt


@pytest.mark.parametrize(
    ("locale", "prompt"),
    [
        ("en", "Harry: choose a hero for Oliver Wood"),
        ("cs", "Harry: vyber hrdinu, na kterého působí Oliver Wood"),
        ("it", "Harry: scegli un eroe per la carta «Oliver Baston»"),
    ],
)
def test_a_choice_of_heroes_names_the_card_that_asks(locale: str, prompt: str) -> None:
    given = {**ACTING, "heroes.0.hand": ["oliver_wood"], "villains.active": ["draco_malfoy"], "villains.wounds": [5]}
    match = position(1, given, ["play oliver_wood", "attack draco_malfoy"])
    with speaking(locale):
        assert match.decisions[0].prompt == prompt


@pytest.mark.parametrize(
    ("locale", "villain", "creature"),
    [("en", "a villain", "a creature"), ("cs", "padoucha", "tvora"), ("it", "un malvagio", "una creatura")],
)
def test_r88_who_sends_a_creature_to_sleep_is_asked_for_a_creature(locale: str, villain: str, creature: str) -> None:
    foes = {"villains.active": ["fluffy", "troll", "draco_malfoy"], "horcrux.pile": []}
    options = {"scenario": "monster-box-4", "heroes": ["harry", "ron"]}
    given = {**ACTING, **foes, "heroes.0.hand": ["harp"]}
    match = position(1, given, ["play harp"], options=options)
    with speaking(locale):
        assert creature in match.decisions[0].prompt
        assert villain not in match.decisions[0].prompt


def labels(match: Match, locale: str) -> list[str]:
    """Every open answer in words."""
    with speaking(locale):
        return [action.label for action in match.decisions[0].actions]


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en", "Acquire Lumos! for 4 influence"),
        ("cs", "Získat kartu Lumos! za 4 vlivy"),
        ("it", "Acquisisci Lumos! per 4 punti influenza"),
    ],
)
def test_acquiring_says_the_price(locale: str, label: str) -> None:
    match = position(1, {**ACTING, "heroes.0.influence": 5, "hogwarts.market": ["lumos"]})
    assert unbroken(label, locale) in labels(match, locale)


def test_the_price_is_the_one_paid_now() -> None:
    given = {
        **ACTING,
        "heroes.0.proficiency": "proficiency_arithmancy",
        "heroes.0.influence": 3,
        "hogwarts.market": ["cedric_diggory"],
    }
    assert "Acquire Cedric Diggory for 3 influence" in labels(position(6, given), "en")


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en", "Every hero gains 1 health"),
        ("cs", "Každý hrdina získá 1 zdraví"),
        ("it", "Ogni eroe ottiene 1 punto salute"),
    ],
)
def test_a_die_says_what_every_hero_gains(locale: str, label: str) -> None:
    given = {**ACTING, "heroes.0.hand": ["hogwarts_a_history"], "villains.active": [None, None, None]}
    match = position(7, given, ["play hogwarts_a_history", "roll hufflepuff"], chance={"dice": ["health"]})
    assert unbroken(label, locale) in labels(match, locale)


@pytest.mark.parametrize(
    ("locale", "beginning"),
    [("en", "Let it happen: "), ("cs", "Nechat proběhnout: "), ("it", "Lascia che accada: ")],
)
@pytest.mark.parametrize("face", ["attack", "influence", "health", "card"])
def test_a_dark_die_says_what_happens(locale: str, beginning: str, face: str) -> None:
    given = {
        "dark_arts.deck": ["heir_of_slytherin"],
        "villains.active": [None, None, None],
        "heroes.0.proficiency": "proficiency_arithmancy",
    }
    match = position(6, given, chance={"dice": [face]})
    (label, again) = labels(match, locale)
    assert label.startswith(beginning)
    assert len(label) > len(beginning) + 10
    assert again != label


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Location, 6 control tokens, 2 Dark Arts events each turn"),
        ("cs", "Lokace, 6 žetonů kontroly, 2 události černé magie za tah"),
        ("it", "Luogo, 6 segnalini controllo, 2 eventi delle Arti Oscure per turno"),
    ],
)
def test_a_location_counts_in_words(locale: str, line: str) -> None:
    with speaking(locale):
        assert GAME.card_text("hogsmeade_village_location")[1] == unbroken(line, locale)


@pytest.mark.parametrize(("locale", "line"), [("en", "4 influence"), ("cs", "4 vlivy"), ("it", "4 punti influenza")])
def test_a_cost_is_counted_too(locale: str, line: str) -> None:
    with speaking(locale):
        assert GAME.card_text("lumos")[1].endswith(unbroken(line, locale))
