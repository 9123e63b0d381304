"""The words of the cards, all 60."""

from __future__ import annotations

from typing import Final, cast

from wandwright.engine.meanings import Test
from wandwright.engine.words import Word
from wandwright.games.black_rose_wars.chapters.words import cards, controls, places, sides
from wandwright.games.black_rose_wars.chapters.words.fitness import TESTS

FAMILIES: Final = (*places.WORDS, *cards.WORDS, *sides.WORDS, *controls.WORDS)
WORDS: Final[tuple[Word, ...]] = tuple(
    word._replace(can=cast("Test | None", TESTS.get(word.name))) for word in FAMILIES
)
