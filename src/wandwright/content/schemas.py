"""The part of a pack's JSON Schema that follows from the words of a game; the rest is written by hand."""

from __future__ import annotations

from wandwright.engine.words.clause_kinds import OneOf, Schema
from wandwright.engine.words.words import ClauseField, Vocabulary, Word


def fill(rest: Schema, vocabulary: Vocabulary) -> Schema:
    """The whole schema: `rest` with the words, their fields and what each word takes put in.

    `$defs/clause` of the rest has the fields that stand around any word, and conditions of its own; ours come first.
    """
    definitions = dict(rest["$defs"])
    clause = dict(definitions["clause"])
    clause["properties"] = {**clause["properties"], **properties(vocabulary)}
    clause["allOf"] = [*forms(vocabulary), *clause.get("allOf", ())]
    definitions["clause"] = clause
    said = vocabulary.said()
    definitions["do"] = {
        "description": "The effect word.",
        "enum": [word.name for word in said],
        "enumDescriptions": [word.about for word in said],
    }
    return {**rest, "$defs": definitions}


def is_said(word: Word) -> bool:
    return bool(word.about)


def properties(vocabulary: Vocabulary) -> Schema:
    """Every field that some word takes, once."""
    found: Schema = {}
    for word in filter(is_said, vocabulary.words.values()):
        for field in filter(is_written, word.fields):
            if field.name not in vocabulary.around:
                found.setdefault(field.name, described(field))
    return found


def is_written(field: ClauseField) -> bool:
    """Is it a field of the pack? Marks are made when the pack is read."""
    return bool(field.about or field.kind.definition or field.only)


def described(field: ClauseField) -> Schema:
    return {"description": field.about, **field.kind.schema()} if field.about else field.kind.schema()


def forms(vocabulary: Vocabulary) -> list[Schema]:
    """What a clause with each word says; words that take the same share one form."""
    alike: list[tuple[Schema, list[str]]] = []
    for word in vocabulary.said():
        form = form_of(vocabulary, word)
        for known, names in alike:
            if known == form:
                names.append(word.name)
                break
        else:
            alike.append((form, [word.name]))
    found = [{"if": {"properties": {"do": one_of(names)}, "required": ["do"]}, "then": form} for form, names in alike]
    keys = [word for word in vocabulary.words.values() if word.is_key and word.name not in vocabulary.around]
    return [*found, *({"if": {"required": [word.name]}, "then": form_of(vocabulary, word)} for word in keys)]


def one_of(names: list[str]) -> Schema:
    return {"const": names[0]} if len(names) == 1 else {"enum": names}


def form_of(vocabulary: Vocabulary, word: Word) -> Schema:
    """The fields of a word, those it needs, and the names it allows in them."""
    fields = [field for field in word.fields if is_written(field)]
    inside = [field.name for field in fields if field.name not in vocabulary.around]
    names = [*vocabulary.around, *(() if word.is_key else ("do",)), *inside]
    form: Schema = {"propertyNames": {"enum": names}}
    required = [field.name for field in fields if field.required and not (word.is_key and field.name == word.name)]
    if required:
        form["required"] = required
    narrower = {field.name: {"enum": list(field.only)} for field in fields if is_narrower(field)}
    if narrower:
        form["properties"] = narrower
    beside = {field.name: [field.beside] for field in fields if field.beside}
    if beside:
        form["dependentRequired"] = beside
    return form


def is_narrower(field: ClauseField) -> bool:
    return bool(field.only) and isinstance(field.kind, OneOf) and set(field.only) != set(field.kind.names)
