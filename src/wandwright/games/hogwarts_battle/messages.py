"""The messages of this game, in every language that has a file ``text/<locale>.ftl``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from wandwright.engine.errors import WandwrightError, nearest

FALLBACK: Final = "en"
_FOLDER: Final = files("wandwright.games.hogwarts_battle") / "text"


class UnknownLocale(WandwrightError):
    """There is no text file for that language."""


class UnknownMessage(WandwrightError):
    """No text file has that message."""


class BrokenMessage(WandwrightError):
    """A message refers to something that it was not given."""


@cache
def locales() -> tuple[str, ...]:
    """The languages that have a text file, in alphabetical order."""
    names = (entry.name for entry in _FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


@cache
def _bundle(locale: str) -> FluentBundle:
    if locale not in locales():
        raise UnknownLocale(f"There are no texts in the language {locale!r}. {nearest(locale, locales())}")
    source = (_FOLDER / f"{locale}.ftl").read_text(encoding="utf-8")
    # Isolation marks guard mixed writing directions; all names here are in Latin letters, and a terminal shows marks.
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def has_message(key: str, locale: str = FALLBACK) -> bool:
    """Whether the language itself, without its fallback, has the message."""
    return _bundle(locale).has_message(key)


def message(key: str, locale: str = FALLBACK, **arguments: Any) -> str:
    """The message in the language, or in English where the language lacks it."""
    language = locale if has_message(key, locale) else FALLBACK
    if not has_message(key, language):
        raise UnknownMessage(f"No text file has the message {key!r}: add it to text/{FALLBACK}.ftl.")
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise BrokenMessage(f"The message {key!r} has no text of its own: give it one in text/{language}.ftl.")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        reasons = ", ".join(str(error) for error in errors)
        raise BrokenMessage(f"The message {key!r} can't be formed ({reasons}): correct it in text/{language}.ftl.")
    return str(text)
