"""Errors of the JSON Schema validator, in one small typed form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from wandwright.content.mistakes import Path


class Fault(NamedTuple):
    """One word of the schema that a value does not keep."""

    word: str  # the schema's word, such as `enum`
    wanted: Any  # what stands behind that word
    value: Any
    schema: Mapping[str, Any]
    path: Path
    depth: int  # how far inside the value that has several forms; 0 is that value itself
    form: object  # the number of the form it is about, inside an `anyOf` or `oneOf`
    about_a_name: bool  # the value is the name of a field
    conditional: bool  # the schema asks for it only because of another field
    message: str
    inner: tuple[Fault, ...]

    def surplus_fields(self) -> list[str]:
        """The fields that `additionalProperties` or `unevaluatedProperties` refused."""
        if self.word == "unevaluatedProperties":
            # Which fields other parts of the schema have taken is known to the validator alone: it names the rest.
            return [name for name in self.value if repr(name) in self.message] or list(self.value)
        known, patterns = self.schema.get("properties", {}), self.schema.get("patternProperties", {})
        unknown = (name for name in self.value if name not in known)
        return [name for name in unknown if not any(re.search(pattern, name) for pattern in patterns)]


def _is_whole_number(_checker: object, value: object) -> bool:
    # JSON Schema lets 1.0 pass for 1; the tables want real whole numbers.
    return isinstance(value, int) and not isinstance(value, bool)


def validator_of(schema: Mapping[str, object]) -> Any:
    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole_number)
    make: Any = extend(Draft202012Validator, type_checker=checker)  # type: ignore[no-untyped-call]
    return make(_without_false_fields(schema))


def _without_false_fields(schema: object) -> object:
    """The same schema, with a field that is `false` (never allowed) said as `not: {}`.

    The validator forgets the path to a `false` and so would not tell which field it is about.
    """
    if isinstance(schema, list):
        return [_without_false_fields(member) for member in schema]
    if not isinstance(schema, Mapping):
        return schema
    return {
        word: {
            name: {"not": {}} if member is False else _without_false_fields(member) for name, member in value.items()
        }
        if word == "properties" and isinstance(value, Mapping)
        else _without_false_fields(value)
        for word, value in schema.items()
    }


def _is_conditional(steps: list[str | int]) -> bool:
    """Whether the last word of a schema path stands in a `then` or `else`, and not in a field of that name."""
    owner = steps[: steps.index("propertyNames")] if "propertyNames" in steps else steps[:-1]
    return owner[-1:] in (["then"], ["else"]) and owner[-2:-1] != ["properties"]


def fault_of(error: ValidationError) -> Fault:
    """The same fact without the validator's own types, whose attributes may all be unset."""
    found: Any = error
    return Fault(
        word=str(found.validator),
        wanted=found.validator_value,
        value=found.instance,
        schema=found.schema if isinstance(found.schema, Mapping) else {},
        path=tuple(found.absolute_path),
        depth=len(found.relative_path),
        form=found.relative_schema_path[0] if found.relative_schema_path else None,
        about_a_name="propertyNames" in found.absolute_schema_path,
        conditional=_is_conditional(list(found.absolute_schema_path)),
        message=found.message,
        inner=tuple(fault_of(inner) for inner in found.context or ()),
    )
