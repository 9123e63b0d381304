"""The clauses on effect words notice a record that leaves something out."""

from __future__ import annotations

from tests.engine.toy_words import N, can_spend, gain, spend
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.testkit.word_records import lost_fields, silent_words

GAIN = Word("gain", "n points more", (N,), gain, can=always, worth=1.0, worth_of="n")


def test_a_word_that_runs_without_a_test_or_a_worth_is_named() -> None:
    untested = Word("double", "points twice", (), gain, worth=2.0)
    unvalued = Word("spend", "n points fewer", (N,), spend, can=can_spend)
    assert silent_words([GAIN, untested, unvalued, Word("halve", "points half", (), gain)]) == [
        "double: can",
        "spend: worth",
        "halve: can, worth",
    ]


def test_a_worth_of_nothing_is_said_and_a_word_that_never_runs_need_say_nothing() -> None:
    assert silent_words([GAIN._replace(worth=0.0, worth_of=""), Word("limit", "at most n points", (N,))]) == []


def test_a_worth_for_each_one_of_a_field_that_is_not_there_is_named() -> None:
    assert lost_fields([GAIN, GAIN._replace(name="pay", worth_of="times")]) == ["pay: times"]
