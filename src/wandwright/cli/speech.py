"""The language of the terminal table: its own sentences, and which language a person is spoken to in."""

from __future__ import annotations

import os

from wandwright.content.messages import Messages
from wandwright.engine.language import DEFAULT

LANGUAGES = ("en", "cs", "it")
# As systems name the language of a person, the strongest first.
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
speak = Messages("wandwright.cli").speak


def language_here() -> str:
    """The language that this system speaks to its person, if the games speak it."""
    told = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), DEFAULT)
    return told[:2] if told[:2] in LANGUAGES else DEFAULT


def quoted(text: str, longest: int = 40) -> str:
    """What somebody typed, so that it can stand in a sentence."""
    return speak("quoted", text=repr(text[:longest])[1:-1])
