"""The log in sentences: events of one sort together, and what followed from them, joined as the language does it.

The message `event-draws-several-card` tells of events that differ in their card alone, with all of them in `$list`;
`event-draws-several` of so many (`$n`) that are equal. Where a game has no such message each event has its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Final

from wandwright.content.messages import Messages
from wandwright.engine.language import times

JOINTS: Final = Messages("wandwright.content")
COLON: Final = ": "

Told = Mapping[str, Any]


def joined(sentences: Sequence[str]) -> str:
    """Sentences of equal weight in one line."""
    return reduce(lambda rest, first: JOINTS.speak("log-and", first=first, rest=rest), reversed(sentences))


def because(head: str, parts: Sequence[str]) -> str:
    """What happened, and what followed from it."""
    if not parts:
        return head
    colon = "yes" if any(COLON in text for text in (head, *parts)) else "no"
    return JOINTS.speak("log-because", head=head, parts=joined(parts), colon=colon)


def together(messages: Messages, key: str, told: Iterable[Told]) -> str:
    """Events of one message as one line."""
    groups: list[_Group] = []
    for one in told:
        if not (groups and groups[-1].takes_in(one)):
            groups.append(_Group(messages, key, one))
    return joined([group.written() for group in groups])


class _Group:
    """Events that are equal, or differ in one thing that has a message."""

    def __init__(self, messages: Messages, key: str, first: Told) -> None:
        self.messages = messages
        self.key = key
        self.told = [first]
        self.differing = ""

    def takes_in(self, one: Told) -> bool:
        text = self._said(one)
        if text != self._said(self.told[0]):
            names = [name for name in ([self.differing] if self.differing else one) if self._bridges(name, one, text)]
            if not names:
                return False
            self.differing = names[0]
        self.told.append(one)
        return True

    def _bridges(self, name: str, one: Told, text: str) -> bool:
        """Is this all that tells it from the first, and can be told together?"""
        if not self.messages.has(f"{self.key}-several-{name}"):
            return False
        return self._said({**self.told[0], name: one[name]}) == text

    def _said(self, one: Told) -> str:
        return self.messages.speak(self.key, **one)

    def written(self) -> str:
        first, count = self.told[0], len(self.told)
        if self.differing:
            things = listed(str(one[self.differing]) for one in self.told)
            return self.messages.speak(f"{self.key}-several-{self.differing}", **first, list=things)
        if count > 1 and self.messages.has(f"{self.key}-several"):
            return self.messages.speak(f"{self.key}-several", **{**first, "n": count})
        return times(self._said(first), count)


def listed(things: Iterable[str]) -> str:
    """Equal ones counted."""
    return ", ".join(times(thing, count) for thing, count in Counter(things).items())
