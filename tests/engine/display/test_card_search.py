"""A card is found by what people type."""

from __future__ import annotations

import pytest

from wandwright.engine.display.card_search import find_card
from wandwright.engine.errors import UnknownCard

NAMES = {
    "lumos": "Lumos!",
    "lumos_maxima": "Lumos Maxima",
    "weasleys_shop": "Weasleys\u2019 Wizard Wheezes",
    "harry": "Harry Potter",
    "harry_in_robes": "Harry Potter",
    "time_turner": "Time-Turner",
    # The id of one card is the name of another: a name goes before.
    "cup": "Goblet",
    "goblet": "Cup",
}


@pytest.mark.parametrize(
    ("wanted", "card"),
    [
        ("lumos", "lumos"),
        ("LUMOS!", "lumos"),
        ("lumos maxima", "lumos_maxima"),
        ("Lumos-Maxima", "lumos_maxima"),
        ("weasleys wizard wheezes", "weasleys_shop"),
        ("Weasleys' Wizard Wheezes", "weasleys_shop"),
        ("time turner", "time_turner"),
        ("  Time   turn ", "time_turner"),
        ("weas", "weasleys_shop"),
        ("weasleys shop", "weasleys_shop"),
        ("cup", "cup"),
        ("Cup", "goblet"),
    ],
)
def test_an_id_a_name_or_the_beginning_of_one(wanted: str, card: str) -> None:
    assert find_card(wanted, NAMES) == card


def test_of_several_with_one_name_the_first_is_meant() -> None:
    assert find_card("harry potter", NAMES) == "harry"


@pytest.mark.parametrize(
    ("wanted", "advice"),
    [
        ("tyme turner", r"Did you mean Time-Turner\?"),
        ("lu", r"Did you mean Lumos Maxima or Lumos!\?"),
        ("zzzzzzzz", r"Type the name as the table shows it\."),
        ("", r"Type the name as the table shows it\."),
        ("!?", r"Type the name as the table shows it\."),
    ],
)
def test_what_is_not_found_is_answered_with_what_is_near(wanted: str, advice: str) -> None:
    with pytest.raises(UnknownCard, match=rf"^There is no card .*{advice}$"):
        find_card(wanted, NAMES)


def test_a_very_long_text_is_cut() -> None:
    with pytest.raises(UnknownCard) as raised:
        find_card("x" * 5000, NAMES)
    assert len(str(raised.value)) < 150
