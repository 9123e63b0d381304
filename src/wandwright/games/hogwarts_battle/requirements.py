"""Requirements of Encounters and shelves: read from the card, and in words (R93, R101)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from wandwright.content.messages import Writer, identifier
from wandwright.engine.words.clause_kinds import Fields, Pack
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.filters import ANY_CARD

# What can be met no more once Voldemort stands alone (R95).
NEEDS_FOES: Final = frozenset({"attack_assigned", "foes_defeated"})


class Requirement(NamedTuple):
    """So much of something.

    word    what is counted
    number  how much of it in all
    wanted  the filter that a counted card has to pass
    each    of each type so many
    """

    word: str
    number: int
    wanted: int = v.ANY_TYPE
    each: tuple[tuple[int, int], ...] = ()


def read_requirement(pack: Pack, written: Fields) -> Requirement | None:
    """The one thing that a card asks for; None for a card that asks for nothing."""
    for word, value in written.items():
        if word == "played_each":
            each = tuple((v.TYPES[name], number) for name, number in value.items())
            return Requirement(word, sum(value.values()), each=each)
        if isinstance(value, Mapping):
            return Requirement(word, value["n"], filter_number(pack, value))
        return Requirement(word, value if isinstance(value, int) else len(value))
    return None


def filter_number(pack: Pack, value: Fields) -> int:
    numbers: tuple[Any, ...] = ANY_CARD.numbers(pack, value["filter"]) if "filter" in value else ANY_CARD.absent
    return int(numbers[0])


# What is counted over turns, as long as the Encounter is active (R93, R94).
KEPT: Final = frozenset({"stuns", "symbols"})


def requirement_lines(writer: Writer, fields: Fields) -> Iterator[str]:
    """The line of an Encounter that says how it is completed."""
    for word, value in fields.get("to_complete", {}).items():
        span = "kept" if word in KEPT else "turn"
        yield writer.say("to-complete", span=span, text=writer.say(identifier("asks", word), **told(writer, value)))


def told(writer: Writer, value: Any) -> dict[str, object]:
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


def cards(writer: Writer, number: int, wanted: str | Fields) -> str:
    """So many cards (0: cards in general) that fit a filter."""
    asked = {"type": wanted} if isinstance(wanted, str) else wanted
    text = writer.say("asked-cards", n=number, type=asked.get("type", "card"))
    for part, value in asked.items():
        if part != "type":
            text = writer.say(identifier("asked-with", part), cards=text, value=value)
    return text


def recipe_lines(writer: Writer, fields: Fields) -> Iterator[str]:
    """What a potion is brewed from."""
    if "ingredients" in fields:
        names = [writer.say(identifier("ingredient", name)) for name in fields["ingredients"]]
        yield writer.say("brewed-from", ingredients=writer.listed(names, "list-comma", "list-comma"))


def shelf_text(writer: Writer, requirement: Fields) -> str:
    """What a shelf asks for."""
    ((word, value),) = requirement.items()
    return writer.say(identifier("asks", word), **told(writer, value))
