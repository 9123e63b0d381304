"""The JSON Schema of a Python type: plain values, lists, dictionaries, and records declared as a `TypedDict`."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

PLAIN: Final[Mapping[object, str]] = {
    int: "integer",
    str: "string",
    bool: "boolean",
    float: "number",
    NoneType: "null",
}
EVERYTHING: Final = (Any, object)


def schema_of(kind: Any) -> Schema:
    """What a value of this type looks like in JSON."""
    if kind in EVERYTHING:
        return {}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if is_typeddict(kind):
        return schema_of_record(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(part) for part in parts]}
    if origin is tuple:
        return {"type": "array", "prefixItems": [schema_of(part) for part in parts], "items": False}
    if origin is list:
        return {"type": "array", "items": schema_of(parts[0])}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": schema_of(parts[1])}
    raise TypeError(f"A view can't hold a {kind}; use plain values, lists, dictionaries and a TypedDict.")


def schema_of_record(kind: Any) -> Schema:
    """A record with the fields of a `TypedDict`; without `NotRequired` a field is always there."""
    hints = get_type_hints(kind, include_extras=True)
    # `__required_keys__` does not know what stands in postponed annotations.
    required = [name for name, part in hints.items() if get_origin(part) is not NotRequired]
    properties = {name: schema_of(part) for name, part in get_type_hints(kind).items()}
    return {"title": kind.__name__, "description": getdoc(kind), **record(properties, required)}


def record(properties: Mapping[str, Schema], required: list[str]) -> Schema:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": required,
        "additionalProperties": False,
    }


def or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def listed(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}
