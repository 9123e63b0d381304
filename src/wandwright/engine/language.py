"""The language that people are spoken to in. It belongs to whoever reads, never to a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

DEFAULT: Final = "en"
# What a sentence may end with.
MARKS: Final = (".", "!", "?", "…", ".”", ".“", ".»", "!”", "!“", "!»")
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# Where a line may not end, by language: Czech keeps a one-letter word and a number with what follows, and a dash with
# what stands before it.
KEPT: Final = {"cs": re.compile(r"(?<![^\W_])(?:[ksvzouaiKSVZOUAI] (?=\S)|\d+\.? (?=[^\W\d_]))| (?=\N{EN DASH} )")}
_SPOKEN: ContextVar[str] = ContextVar("wandwright_language", default=DEFAULT)


def capital(text: str) -> str:
    """With a capital letter, and else as it is."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A phrase that stands by itself: with a full stop, unless it brings its own mark at the end."""
    return capital(text if text.endswith(MARKS) else f"{text}.")


def unbroken(text: str, language: str) -> str:
    """Typography: with non-breaking spaces where the language asks for them. Twice is as good as once."""
    kept = KEPT.get(language)
    return kept.sub(lambda found: found[0][:-1] + NO_BREAK, text) if kept else text


def typed(text: str) -> str:
    """Search key: as people type it, with plain spaces and small letters."""
    return text.replace(NO_BREAK, " ").casefold()


def times(text: str, count: int) -> str:
    """The words, and how many times they are meant if more than once."""
    return text if count == 1 else f"{text} {TIMES}{count}"


def spoken() -> str:
    """The language of this moment."""
    return _SPOKEN.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Prompts, answers and events are said in this language, where the game has it; else in English."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)
