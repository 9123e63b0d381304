"""JSON Schema of views: the declared fields of a game, and what the game adds to them.

A page's types are made of it, so nothing on the page has to be written again when a field gets another name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from wandwright.engine.secrets.seen import CardRef, Everywhere, HiddenPile, KnownPile, OpenBelow
from wandwright.engine.secrets.typed_schema import Schema, listed, or_null, record, schema_of
from wandwright.engine.state.fields import REFERENCES, Field

NUMBER: Final[Schema] = {"type": "integer"}


CARD: Final = schema_of(CardRef)
# What a value of each form looks like in full, where no words are declared for it.
OPEN: Final[Mapping[str, Schema]] = {
    "number": NUMBER,
    "bits": NUMBER,
    "flags": listed(NUMBER),
    "list": listed(NUMBER),
    "marks": {"type": "object", "additionalProperties": NUMBER},
    "card": or_null(CARD),
    "pile": listed(CARD),
    "slots": listed(or_null(CARD)),
    "ref": or_null(CARD),
    "refs": listed(CARD),
}


def view_schema(name: str, fields: Iterable[Field], added: type | None = None) -> Schema:
    """A view of a game: its fields, what it adds (a `TypedDict`; if it does not say, anything), what every view has."""
    seen = [field for field in fields if field.shown and field.sight != "none"]
    view = group_of([(field.path.split("."), field) for field in seen])
    for more in (added, Everywhere) if added else (Everywhere,):
        view = merged(view, schema_of(more))
    view["properties"]["game"] = {"const": name}
    view["additionalProperties"] = added is None
    return view


def group_of(entries: list[tuple[list[str], Field]]) -> Schema:
    """The fields whose paths begin alike, by the words that come next in their paths; a `*` is a list."""
    words = list(dict.fromkeys(path[0] for path, _ in entries))
    parts = {word: [(path[1:], field) for path, field in entries if path[0] == word] for word in words}
    inner = {word: part_of(part) for word, part in parts.items()}
    if words == ["*"]:
        return listed(inner["*"])
    always = common_part(entries)
    return record(inner, [word for word, part in parts.items() if is_always_there(part, always)])


def part_of(entries: list[tuple[list[str], Field]]) -> Schema:
    """A field, or the group that goes on from here."""
    rest, field = entries[0]
    return group_of(entries) if rest else schema_of_field(field)


def common_part(entries: list[tuple[list[str], Field]]) -> str:
    """The part of the game that all of a group belongs to: where it is there, so are its fields."""
    found = {field.part for _, field in entries}
    return found.pop() if len(found) == 1 else ""


def is_always_there(entries: list[tuple[list[str], Field]], part: str) -> bool:
    """Is one of these in every view that has the group?"""
    return any(field.part in ("", part) and (is_countable(field) or field.sight == "all") for _, field in entries)


def is_countable(field: Field) -> bool:
    """Of cards everybody sees at least how many there are."""
    return field.form in ("pile", "card")


def schema_of_field(field: Field) -> Schema:
    """One value of a field, as whoever sees it in full and as whoever does not."""
    looks = [open_schema(field)] if field.sight != "count" else []
    if field.sight != "all" and is_countable(field):
        looks.append(closed_schema(field))
    return looks[0] if len(looks) == 1 else {"anyOf": looks}


def closed_schema(field: Field) -> Schema:
    """How many cards, and those of them that are known."""
    if field.under:
        return schema_of(OpenBelow)
    return schema_of(KnownPile if field.known else HiddenPile)


def open_schema(field: Field) -> Schema:
    """A value in full: by its words, or as its form says."""
    if field.names:
        return in_words(field)
    if field.said:
        word = one_of(field.said)
        return listed(word) if field.form == "bits" else or_null(word)
    if field.form == "data":
        return nested(field.type.count("tuple[") or 1)
    return OPEN[field.form]


def in_words(field: Field) -> Schema:
    """A word, several, or one for each entry; where the words are always the same, just these."""
    word = one_of(field.names)
    if field.form == "marks":
        return {"type": "object", "additionalProperties": word}
    if field.extra is not None or field.form in REFERENCES:
        word = or_null(word)
    return listed(word) if field.form in ("words", "refs") else word


def one_of(names: Any) -> Schema:
    """One of some words; where a position tells them, any."""
    if callable(names):
        return {"type": "string"}
    return {"enum": list(dict.fromkeys(names.values() if isinstance(names, Mapping) else names))}


def nested(depth: int) -> Schema:
    """Numbers in rows, so many times."""
    return listed(nested(depth - 1)) if depth else NUMBER


def merged(view: Schema, more: Schema) -> Schema:
    """One part of a view with what is added to it; what is added anew takes the place of what was there."""
    if view.get("type") == more.get("type") == "array":
        return listed(merged(view["items"], more["items"]))
    if "properties" not in view or "properties" not in more:
        return more
    own, others = view["properties"], more["properties"]
    both = {name: merged(own[name], others[name]) if name in own and name in others else part
            for name, part in (own | others).items()}  # fmt: skip
    return record(both, [*view["required"], *(name for name in more["required"] if name not in own)])
