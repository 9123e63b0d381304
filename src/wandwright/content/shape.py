"""Schema validation of cards: every difference in plain words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from wandwright.content.branches import Branches
from wandwright.content.faults import Fault, fault_of, validator_of
from wandwright.content.mistakes import (
    Finding,
    Path,
    close_to,
    listed,
    missing_field,
    place_name,
    question,
    shown,
)
from wandwright.content.nodes import Node

TYPE_WORDS = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "a group of fields",
    "null": "nothing",
}


def card_schema(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema of one complete card: `$defs/card` of a whole file's schema, or the schema given itself."""
    definitions = schema.get("$defs", {})
    if "card" in definitions and "$ref" not in schema:
        return {"$ref": "#/$defs/card", "$defs": definitions}
    return schema


class Shape:
    """One schema, ready to judge cards."""

    def __init__(self, schema: Mapping[str, object]) -> None:
        self.schema = card_schema(schema)
        self.validator = validator_of(self.schema)

    def findings(self, card: Node) -> list[Finding]:
        """Every mistake of shape in a card, each once, from the top down."""
        words = _Words(card, self.schema)
        faults = [fault_of(error) for error in self.validator.iter_errors(card.plain())]
        mistyped = {fault.path for fault in faults if words.mistyped(fault)}
        found = [
            finding
            for fault in faults
            # Which other fields belong here can't be known before the mistyped name is corrected.
            if not (fault.conditional and fault.path in mistyped and (fault.about_a_name or fault.word == "required"))
            for finding in words.of(fault)
        ]
        return _each_once(found)


def _each_once(findings: Iterable[Finding]) -> list[Finding]:
    """Where several parts of the schema refuse the same field, the strictest speaks: it lists the fewest words."""
    kept: dict[object, Finding] = {}
    for finding in findings:
        key = finding.path if finding.sort in ("unknown", "type", "word") else finding
        before = kept.setdefault(key, finding)
        if (before.sort == "type", len(before.allowed)) > (finding.sort == "type", len(finding.allowed)):
            kept[key] = finding
    return list(kept.values())


class _Words:
    """Says a validator's errors about one card in plain words."""

    def __init__(self, card: Node, schema: Mapping[str, object]) -> None:
        self.card = card
        self.schema = schema
        self.explainers: Mapping[str, Callable[[Fault], Iterable[Finding]]] = {
            "required": self.missing,
            "dependentRequired": self.missing_companion,
            "additionalProperties": self.unknown,
            "unevaluatedProperties": self.unknown,
            "type": self.wrong_type,
            "enum": self.wrong_word,
            "const": self.wrong_word,
            "anyOf": self.no_branch,
            "oneOf": self.no_branch,
            "not": self.forbidden,
        }

    def of(self, fault: Fault) -> Iterator[Finding]:
        explain = self.explainers.get(fault.word)
        if fault.about_a_name:
            yield self.wrong_name(fault)
        elif explain is not None:
            yield from explain(fault)
        else:
            yield Finding(fault.path, f"{place_name(fault.path)} {_limit_words(fault)}")

    def missing(self, fault: Fault) -> Iterator[Finding]:
        for name in fault.wanted:
            if name not in fault.value:
                yield missing_field(fault.path, name)

    def missing_companion(self, fault: Fault) -> Iterator[Finding]:
        for name, companions in fault.wanted.items():
            for companion in companions:
                if name in fault.value and companion not in fault.value:
                    yield Finding((*fault.path, name), f"`{name}` needs the field `{companion}` beside it; add it")

    def unknown(self, fault: Fault) -> Iterator[Finding]:
        allowed = self.names(fault)
        for name in fault.surplus_fields():
            yield _unknown_field((*fault.path, name), allowed)

    def names(self, fault: Fault) -> list[str]:
        return sorted(Branches(self.schema).names(fault.schema))

    def mistyped(self, fault: Fault) -> bool:
        """Whether it is about a field whose name is nearly a known one."""
        if fault.word not in ("additionalProperties", "unevaluatedProperties"):
            return False
        allowed = self.names(fault)
        return any(close_to(name, allowed) for name in fault.surplus_fields())

    def wrong_type(self, fault: Fault) -> Iterator[Finding]:
        expected = fault.wanted
        types = [expected] if isinstance(expected, str) else list(expected)
        yield self.type_finding(fault.path, fault.value, types)

    def type_finding(self, path: Path, value: object, types: list[str]) -> Finding:
        words = " or ".join(TYPE_WORDS.get(name, name) for name in dict.fromkeys(types))
        if value is None:
            return Finding(path, f"{place_name(path)} has no value; write {words} after it", sort="type")
        advice = self.quoting_hint(path, value, types) or "; correct it"
        return Finding(path, f"{place_name(path)} has to be {words}, but it is {shown(value)}{advice}", sort="type")

    def quoting_hint(self, path: Path, value: object, types: Iterable[str]) -> str:
        """The usual reason for a wrong type is a pair of quotes too few or too many."""
        letters = self.card.find(path).text
        if "string" in types and isinstance(value, bool):
            return f'; YAML reads {letters} without quotes as true or false, so write "{letters}" with quotes'
        if "string" in types and isinstance(value, int | float):
            return f'; write "{letters}" with quotes'
        if isinstance(value, str) and {"integer", "number"}.intersection(types):
            plain = re.fullmatch(r"-?(0|[1-9][0-9]*)", value)
            return f"; write {value} without quotes" if plain else "; write a plain number such as 10"
        if isinstance(value, float) and "integer" in types:
            return "; leave the decimal point out"
        return ""

    def wrong_word(self, fault: Fault) -> Iterator[Finding]:
        yield self.word_finding(fault.path, fault.value, fault.wanted if fault.word == "enum" else [fault.wanted])

    def word_finding(self, path: Path, value: object, words: list[object]) -> Finding:
        kinds = {"string" for word in words if isinstance(word, str)}
        kinds |= {"integer" for word in words if isinstance(word, int) and not isinstance(word, bool)}
        hint = self.quoting_hint(path, value, kinds)
        if value is None:
            problem = f"{place_name(path)} has no value; write one of the allowed ones"
        else:
            advice = hint or f";{question(value, words) or ' choose an allowed one'}"
            problem = f"{place_name(path)} can't be {shown(value)}{advice}"
        return Finding(path, problem, listed(words), sort="word")

    def no_branch(self, fault: Fault) -> Iterator[Finding]:
        """A value that may have several forms has none of them: speak about the form that was meant."""
        branches = Branches(self.schema)
        choices = branches.only_required(fault.wanted)
        if choices:
            amount = "exactly one" if fault.word == "oneOf" else "one"
            problem = f"{place_name(fault.path)} needs {amount} of these fields; correct it"
            yield Finding(fault.path, problem, listed(choices))
        elif not fault.inner:
            problem = f"{place_name(fault.path)} can be read in two ways; keep the fields of one of them"
            yield Finding(fault.path, problem)
        elif types := branches.types_wanted(fault):
            yield self.type_finding(fault.path, fault.value, types)
        elif split := branches.unknown_kind(fault):
            name, words = split
            yield self.word_finding((*fault.path, name), fault.value[name], words)
        else:
            for inner in branches.meant(fault):
                yield from self.of(inner)

    def forbidden(self, fault: Fault) -> Iterator[Finding]:
        names = fault.wanted.get("required", [])
        if not fault.wanted:
            yield Finding(fault.path, f"{place_name(fault.path)} does not belong here; delete it")
        elif names:
            fields = " and ".join(f"`{name}`" for name in names)
            yield Finding(
                (*fault.path, names[0]), f"{fields} can't stand here together with the other fields; delete it"
            )
        else:
            yield Finding(fault.path, f"{place_name(fault.path)} can't be {shown(fault.value)}; choose another")

    def wrong_name(self, fault: Fault) -> Finding:
        here = (*fault.path, str(fault.value))
        return _unknown_field(here, fault.wanted if fault.word == "enum" else [])


def _unknown_field(path: Path, allowed: Sequence[object]) -> Finding:
    advice = question(path[-1], allowed) or " delete it or correct its name"
    problem = f"{place_name(path)} is not a field that can stand here;{advice}"
    return Finding(path, problem, listed(allowed), sort="unknown")


def _limit_words(fault: Fault) -> str:
    """Numbers, lengths and patterns: what the schema's other words ask for."""
    limit = fault.wanted
    sentences = {
        "minimum": f"has to be at least {limit}",
        "maximum": f"has to be at most {limit}",
        "exclusiveMinimum": f"has to be more than {limit}",
        "exclusiveMaximum": f"has to be less than {limit}",
        "multipleOf": f"has to be a multiple of {limit}",
        "minItems": f"needs {limit} or more entries",
        "maxItems": f"can have no more than {limit} entries",
        "items": "has too many entries",
        "uniqueItems": "has the same entry twice",
        "contains": "lacks an entry that it needs",
        "minLength": "can't be an empty text" if limit == 1 else f"needs {limit} or more letters",
        "maxLength": f"can have no more than {limit} letters",
        "minProperties": f"needs {limit} or more fields",
        "maxProperties": f"can have no more than {limit} fields",
        "pattern": "is not written as it has to be",
    }
    described = fault.schema.get("description", "")
    sentence = sentences.get(fault.word, "does not fit here")
    value = fault.value
    seen = f", but it is {shown(value)}" if isinstance(value, str | int | float) and value != "" else ""
    return f"{sentence}{seen}; correct it" + (f" ({described})" if described else "")
