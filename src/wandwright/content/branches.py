"""Choosing a branch of `anyOf` or `oneOf`: which of several allowed forms a writer meant, when a value fits none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wandwright.content.faults import Fault

# Schema words whose members describe the same value as the schema that holds them.
BESIDE = ("allOf", "anyOf", "oneOf")
CONDITIONAL = ("if", "then", "else")


class Branches:
    """Answers questions about the forms in one schema."""

    def __init__(self, root: Mapping[str, object]) -> None:
        self.root = root

    def resolved(self, schema: object) -> Mapping[str, Any]:
        """The schema itself, or the one its `$ref` points to inside the same file."""
        followed: set[str] = set()
        while isinstance(schema, Mapping) and "$ref" in schema and schema["$ref"] not in followed:
            followed.add(schema["$ref"])
            schema = self.pointed_at(schema["$ref"])
        return schema if isinstance(schema, Mapping) else {}

    def pointed_at(self, reference: str) -> object:
        target: object = self.root
        for step in reference.removeprefix("#").split("/")[1:]:
            target = target.get(step.replace("~1", "/").replace("~0", "~"), {}) if isinstance(target, Mapping) else {}
        return target

    def names(self, schema: object) -> set[str]:
        """Every field name a schema speaks of, also in the schemas it is put together from."""
        found: set[str] = set()
        waiting, seen = [schema], set()
        while waiting:
            here = waiting.pop()
            if not isinstance(here, Mapping) or id(here) in seen:
                continue
            seen.add(id(here))
            found.update(here.get("properties", ()))
            waiting += [self.pointed_at(here["$ref"])] if "$ref" in here else []
            waiting += [member for word in BESIDE for member in here.get(word, ())]
            waiting += [here[word] for word in CONDITIONAL if word in here]
        return found

    def only_required(self, forms: Iterable[object]) -> list[str]:
        """The fields to choose from, where every form does nothing but ask for one field."""
        names: list[str] = []
        for form in map(self.resolved, forms):
            if not set(form) <= {"required", "not"} or len(form.get("required", ())) != 1:
                return []
            names += form["required"]
        return names

    def types_wanted(self, fault: Fault) -> list[str]:
        """The types to choose from, where the value has a wrong type for every form."""
        types: list[str] = []
        for group in self.by_form(fault).values():
            wrong = [inner for inner in group if inner.word == "type" and inner.depth == 0]
            if not wrong:
                return []
            types += _several(wrong[0].wanted)
        return types

    def unknown_kind(self, fault: Fault) -> tuple[str, list[object]] | None:
        """The field that tells the forms apart and all its words, where its word belongs to none of them."""
        if not isinstance(fault.value, Mapping):
            return None
        forms = [self.resolved(form) for form in fault.wanted]
        for name in fault.value:
            settings = [self.resolved(form["properties"][name]) for form in forms if name in form.get("properties", {})]
            words = [_words(setting) for setting in settings]
            if words and all(words) and not any(fault.value[name] in known for known in words):
                return name, [word for known in words for word in known]
        return None

    def meant(self, fault: Fault) -> list[Fault]:
        """The faults against the form that the value is nearest to."""
        return min(self.by_form(fault).values(), key=lambda group: sum(_weight(inner) for inner in group))

    @staticmethod
    def by_form(fault: Fault) -> dict[object, list[Fault]]:
        groups: dict[object, list[Fault]] = {}
        for inner in fault.inner:
            groups.setdefault(inner.form, []).append(inner)
        return groups


def _several(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _words(setting: Mapping[str, Any]) -> list[object]:
    return [setting["const"]] if "const" in setting else list(setting.get("enum", ()))


def _weight(fault: Fault) -> int:
    """How strongly a fault says that this form was not the one meant."""
    if fault.word == "type" and fault.depth == 0:
        return 1000
    if fault.word in ("const", "enum") and fault.depth <= 1:
        return 100
    if fault.word in ("additionalProperties", "unevaluatedProperties") and fault.depth == 0:
        return 20 * len(fault.surplus_fields())
    if fault.word == "required" and fault.depth == 0:
        return 10
    return 1
