"""What an Encounter asks for, in words, from its `to_complete`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from wandwright.content.messages import Writer, identifier

# What is counted over turns, as long as the Encounter is active (R93, R94).
KEPT: Final = frozenset({"stuns", "symbols"})


def requirement_lines(writer: Writer, fields: Mapping[str, Any]) -> Iterator[str]:
    """The line of an Encounter that says how it is completed."""
    for word, value in fields.get("to_complete", {}).items():
        span = "kept" if word in KEPT else "turn"
        yield writer.say("to-complete", span=span, text=writer.say(identifier("asks", word), **told(writer, value)))


def told(writer: Writer, value: Any) -> dict[str, Any]:
    """What the message is told: a number, symbols, so many cards of each type, or so many cards that fit a filter."""
    if isinstance(value, int):
        return {"n": value}
    if not isinstance(value, Mapping):
        return {"n": len(value), "faces": writer.counted("face", value)}
    if "n" not in value:
        parts = [cards(writer, number, kind) for kind, number in value.items()]
        return {"n": sum(value.values()), "cards": writer.listed(parts, "list-and", "list-comma")}
    wanted = value.get("filter", "card")
    return {"n": value["n"], "cards": cards(writer, value["n"], wanted), "kind": cards(writer, 0, wanted)}


def cards(writer: Writer, number: int, wanted: str | Mapping[str, Any]) -> str:
    """So many cards (0: cards in general) that fit a filter."""
    asked = {"type": wanted} if isinstance(wanted, str) else wanted
    text = writer.say("asked-cards", n=number, type=asked.get("type", "card"))
    for part, value in asked.items():
        if part != "type":
            text = writer.say(identifier("asked-with", part), cards=text, value=value)
    return text
