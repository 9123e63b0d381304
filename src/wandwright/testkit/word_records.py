"""What the record of an effect word has to say. Each clause gives what is missing, as a list of names.

assert not silent_words(game.chapters.words)
assert not lost_fields(game.chapters.words)
"""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.words.words import Word


def silent_words(words: Iterable[Word]) -> list[str]:
    """Words that run, but do not say whether they can be carried out or what they are worth, as "word: can, worth"."""
    running = [word for word in words if word.run is not None]
    lacking = {word.name: [name for name in ("can", "worth") if getattr(word, name) is None] for word in running}
    return [f"{word}: {', '.join(names)}" for word, names in lacking.items() if names]


def lost_fields(words: Iterable[Word]) -> list[str]:
    """Words that are worth something for each one of a field they do not have, as "word: field"."""
    return [f"{word.name}: {word.worth_of}" for word in words if word.worth_of and not word.takes(word.worth_of)]
