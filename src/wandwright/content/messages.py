"""The messages of a game, in every language that has a file ``text/<locale>.ftl`` in the game's package."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from wandwright.engine.errors import WandwrightError, nearest
from wandwright.engine.language import DEFAULT, capital, spoken, unbroken

FALLBACK: Final = DEFAULT
# The same few sentences come again and again; so many are kept ready.
MOST_REMEMBERED: Final = 20_000
# What an empty argument leaves. A non-breaking space is none.
GAP: Final = re.compile(r"[ \n]+")


class UnknownLocale(WandwrightError):
    """There is no text file for that language."""


class UnknownMessage(WandwrightError):
    """No text file has that message."""


class BrokenMessage(WandwrightError):
    """A message refers to something that it was not given."""


def identifier(prefix: str, word: str) -> str:
    """The message that speaks for a word of a pack: do, gain_die: do-gain-die."""
    return f"{prefix}-{word.replace('_', '-')}"


@cache
def parsed(locale: str, texts: tuple[str, ...]) -> FluentBundle:
    """The messages in these texts. Parsing takes long, so all who speak for one package share what came of it."""
    # Isolation marks guard mixed writing directions; all names are in Latin letters, and a terminal shows the marks.
    bundle = FluentBundle([locale], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


class Messages:
    """What one package says. Files are read when their language is first spoken, or all of them by `read`."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._bundles: dict[str, FluentBundle] = {}
        self._remembered = lru_cache(MOST_REMEMBERED)(self._form)
        self._named = lru_cache(MOST_REMEMBERED)(self._name)

    @cached_property
    def _folder(self) -> Traversable:
        return files(self._package) / "text"

    @cached_property
    def _files(self) -> tuple[str, ...]:
        """`en.ftl`, and `charms.en.ftl` where a chapter of the game has a file of its own."""
        return tuple(sorted(entry.name for entry in self._folder.iterdir() if entry.name.endswith(".ftl")))

    @cached_property
    def _locales(self) -> tuple[str, ...]:
        return tuple(sorted({name.split(".")[-2] for name in self._files}))

    def locales(self) -> tuple[str, ...]:
        """The languages that have a text file, in alphabetical order."""
        return self._locales

    def known(self, locale: str) -> str:
        """The language, or English where it has no text file."""
        return locale if locale in self._locales else FALLBACK

    def _bundle(self, locale: str) -> FluentBundle:
        if locale not in self._bundles:
            if locale not in self._locales:
                raise UnknownLocale(f"There are no texts in the language {locale!r}. {nearest(locale, self._locales)}")
            names = [name for name in self._files if name.split(".")[-2] == locale]
            texts = tuple((self._folder / name).read_text(encoding="utf-8") for name in names)
            self._bundles[locale] = parsed(locale, texts)
        return self._bundles[locale]

    def read(self) -> None:
        """Read every language now, so that nobody waits for it later."""
        for locale in self._locales:
            self._bundle(locale)

    def has(self, key: str, locale: str = FALLBACK) -> bool:
        """Whether the language itself, without its fallback, has the message."""
        return bool(self._bundle(locale).has_message(key))

    def say(self, key: str, locale: str = FALLBACK, **arguments: object) -> str:
        """The message in the language, or in English where the language lacks it."""
        return self._remembered(key, locale, tuple(arguments.items()))

    def speak(self, key: str, **arguments: object) -> str:
        """The message in the language that is spoken now."""
        # Said several times for every answer, so without a detour by `say`.
        return self._remembered(key, self.language(), tuple(arguments.items()))

    def instead(self, key: str, english: str) -> str:
        """The message in the language that is spoken now, or what stands for it where that language lacks it."""
        locale = self.language()
        return self.say(key, locale) if self.has(key, locale) else english

    def language(self) -> str:
        """The language that is spoken now, or English where it has no text file."""
        # Asked for every word that is said, so without a detour by `known`.
        locale = spoken()
        return locale if locale in self._locales else FALLBACK

    def card_name(self, fields: Mapping[str, object], locale: str = FALLBACK) -> str:
        """A card's name: the language's own where it has the message ``card-<id>``, else the one of the pack."""
        return self._named(fields["id"], fields["name"], locale)

    def _name(self, card: str, printed: str, locale: str) -> str:
        key = f"card-{card}"
        return self.say(key, locale) if self.has(key, locale) else str(printed)

    def _form(self, key: str, locale: str, arguments: tuple[tuple[str, object], ...]) -> str:
        language = locale if self.has(key, locale) else FALLBACK
        if not self.has(key, language):
            raise UnknownMessage(f"No text file has the message {key!r}: add it to text/{FALLBACK}.ftl.")
        bundle = self._bundle(language)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise BrokenMessage(f"The message {key!r} has no text of its own: give it one in text/{language}.ftl.")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            reasons = ", ".join(str(error) for error in errors)
            raise BrokenMessage(f"The message {key!r} can't be formed ({reasons}): correct it in text/{language}.ftl.")
        return unbroken(str(text), language)


class Writer:
    """Puts phrases together in one language. The messages `sentence` and those that join two phrases are a game's."""

    __slots__ = ("locale", "messages")

    def __init__(self, messages: Messages, locale: str) -> None:
        self.messages = messages
        self.locale = locale

    def say(self, key: str, **arguments: object) -> str:
        """A phrase. An argument that is empty leaves a gap in the message; one blank is enough."""
        return GAP.sub(" ", self.messages.say(key, self.locale, **arguments)).strip(" \n")

    def sentence(self, text: str) -> str:
        """A phrase that stands by itself."""
        return self.say("sentence", text=capital(text))

    def counted(self, prefix: str, words: Iterable[str]) -> str:
        """Words that have messages, equal ones together, each with how many of it there are."""
        counts = Counter(words).items()
        parts = [self.say("face-count", n=n, face=self.say(identifier(prefix, word))) for word, n in counts]
        return self.listed(parts, "list-comma", "list-comma")

    def listed(self, parts: Sequence[str], last: str, earlier: str) -> str:
        """Join the parts from the back: the last pair with one message, the earlier ones with another."""
        text = parts[-1]
        for place in range(len(parts) - 2, -1, -1):
            text = self.say(last if place == len(parts) - 2 else earlier, first=parts[place], rest=text)
        return text
