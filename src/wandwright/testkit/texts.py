"""Whether a game says everything it has words for, in every language."""

from __future__ import annotations

from wandwright.content.messages import Messages, identifier
from wandwright.engine.words import Vocabulary


def lacking_texts(words: Vocabulary, messages: Messages) -> list[str]:
    """The messages that are missing: `do-<word>` of each effect word, with the language that lacks it."""
    keys = [identifier("do", word.name) for word in words.said()]
    return [f"{key} ({locale})" for key in keys for locale in messages.locales() if not messages.has(key, locale)]
