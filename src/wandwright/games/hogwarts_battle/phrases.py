"""Phrases of card texts beside effects: rules of tags, symbols, conditions, cards that are asked for, counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from wandwright.content.messages import FALLBACK, Messages, Writer, identifier
from wandwright.engine.words.clause_kinds import Fields

MESSAGES: Final = Messages("wandwright.games.hogwarts_battle")


# What a filter that is left out asks for.
ANY_CARD: Final = "card"


class Phrases(Writer):
    """Phrases of one card in one language.

    side   a card of its reader (own), or of the foes (foe)
    span   what it promises holds always, or for this turn
    """

    __slots__ = ("side", "span")

    def __init__(self, locale: str, side: str, span: str = "turn") -> None:
        super().__init__(MESSAGES, locale)
        self.side = side
        self.span = span

    def rules(self, fields: Fields) -> Iterator[str]:
        """The rule that a tag stands for, where it has one."""
        for tag in fields.get("tags", ()):
            key = identifier("rule", tag)
            if MESSAGES.has(key, FALLBACK):
                yield self.say(key, game=fields.get("game", 0))

    def symbols(self, fields: Fields) -> Iterator[str]:
        """What destroys a Horcrux; what a die shows."""
        for manner, faces in fields.get("needs", {}).items():
            names = [self.say(identifier("face", face)) for face in faces]
            last = "list-or" if manner == "any" else "list-and"
            yield self.say(f"needs-{manner}", faces=self.listed(names, last, "list-comma"))
        if "faces" in fields:
            yield self.say("faces", faces=self.counted("face", fields["faces"]))

    def condition(self, condition: Fields) -> str:
        if "both" in condition:
            return self.listed([self.condition(one) for one in condition["both"]], "list-and", "list-comma")
        return self.say(identifier("if", next(iter(condition))), **self.asked(condition))

    def asked(self, condition: Fields) -> dict[str, object]:
        ((word, value),) = condition.items()
        if word == "other_holds_tag":
            tags = [value] if isinstance(value, str) else value
            return {"side": self.side, "tag": self.listed([self.tag(tag) for tag in tags], "list-or", "list-comma")}
        if word in ("holds", "in_market"):
            return {"side": self.side, "n": value["n"], **self.cards(value.get("filter"))}
        if word == "holds_no":
            return {"side": self.side, **self.cards(value)}
        name = "n" if type(value) is int else "type" if word == "type" else "value"
        return {"side": self.side, name: value if name == "n" else str(value)}

    def cards(self, wanted: str | Fields | None) -> dict[str, str]:
        """What a filter asks for: the type, and the phrases for the rest."""
        parts = {"type": wanted} if isinstance(wanted, str) else dict(wanted or {})
        kind = parts.pop("type", ANY_CARD)
        tag = [self.say("filter-tag", tag=self.tag(parts.pop("tag")))] if "tag" in parts else []
        rest = [self.say(identifier("filter", name), value=value) for name, value in parts.items()]
        return {"filter": kind, "which": "".join(f" {phrase}" for phrase in (*tag, *rest))}

    def tag(self, tag: str) -> str:
        key = identifier("tag", tag)
        return self.say(key) if MESSAGES.has(key, FALLBACK) else tag.replace("_", " ")

    def per(self, per: str | Fields) -> str:
        counted: Fields = {per: 0} if isinstance(per, str) else per
        ((word, asked),) = counted.items()
        if word == "card_in_hand":
            return self.say("per-card-in-hand", **self.cards(asked))
        return self.say(identifier("per", word), n=asked)


def said_once(texts: Sequence[str]) -> list[str]:
    """Where all of them are amounts of one verb, it stands before the first only: gain 1 influence and 1 health."""
    shorter = list(texts[:1])
    for before, text in pairwise(texts):
        verb, _, rest = text.partition(" ")
        if not rest[:1].isdigit() or f" {verb} " not in f" {before}":
            return list(texts)
        shorter.append(rest)
    return shorter
