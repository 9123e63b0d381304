"""Records into typed tables: a dataclass or NamedTuple is filled by its annotations."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from wandwright.content.mistakes import Finding, PackError, Path, listed, missing_field, place_name, shown
from wandwright.content.records import Record
from wandwright.engine.errors import WandwrightError

T = TypeVar("T")

TYPE_WORDS: Mapping[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    types.NoneType: "nothing",
}


class _Misfit(WandwrightError):
    """A value does not fit its annotation; carries everything found, so that all of it is reported."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__("; ".join(finding.problem for finding in findings))
        self.findings = findings


class _Field(NamedTuple):
    name: str
    annotation: Any
    optional: bool


def build(record_type: type[T], record: Record) -> T:
    """A `record_type` from the fields it names; fields it does not name are left out.

    It may be annotated with int, float, str, bool, None, Any, tuples, Mapping, unions, Literal and other groups.
    Raises a PackError with everything that does not fit. A ValueError from the type's own checks counts as such.
    """
    try:
        built: T = _group(record_type, record.fields, ())
    except _Misfit as misfit:
        raise PackError(record.mistake(finding) for finding in misfit.findings) from misfit
    return built


@cache
def _fields(record_type: type) -> tuple[_Field, ...]:
    hints = get_type_hints(record_type)
    if dataclasses.is_dataclass(record_type):
        return tuple(
            _Field(field.name, hints[field.name], _has_default(field))
            for field in dataclasses.fields(record_type)
            if field.init
        )
    defaults: Mapping[str, Any] = record_type._field_defaults  # type: ignore[attr-defined]
    return tuple(_Field(name, hint, name in defaults) for name, hint in hints.items())


def _has_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


def _is_group(annotation: Any) -> bool:
    named_tuple = isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields")
    return named_tuple or (isinstance(annotation, type) and dataclasses.is_dataclass(annotation))


def _group(record_type: Any, value: Any, path: Path) -> Any:
    if not _is_group(record_type):
        raise TypeError(f"{record_type!r} is neither a dataclass nor a NamedTuple; build fills only those.")
    if not isinstance(value, Mapping):
        raise _misfit(path, "a group of fields", value)
    filled: dict[str, Any] = {}
    findings: list[Finding] = []
    for field in _fields(record_type):
        if field.name in value:
            try:
                filled[field.name] = _fitted(field.annotation, value[field.name], (*path, field.name))
            except _Misfit as misfit:
                findings += misfit.findings
        elif not field.optional:
            findings.append(missing_field(path, field.name))
    if findings:
        raise _Misfit(*findings)
    try:
        return record_type(**filled)
    except ValueError as error:
        raise _Misfit(Finding(path, f"{place_name(path)} does not fit: {error}")) from error


def _misfit(path: Path, expected: str, value: Any) -> _Misfit:
    value = dict(value) if isinstance(value, Mapping) else value
    return _Misfit(Finding(path, f"{place_name(path)} has to be {expected}, but it is {shown(value)}; correct it"))


def _fitted(annotation: Any, value: Any, path: Path) -> Any:
    """The value as the annotation wants it, or a _Misfit."""
    if annotation in (Any, object):
        return value
    if annotation in TYPE_WORDS:
        return _scalar(annotation, value, path)
    if _is_group(annotation):
        return _group(annotation, value, path)
    shape = SHAPES.get(get_origin(annotation) or annotation)
    if shape is None:
        raise TypeError(f"build can't fill the annotation {annotation!r}; use one that its documentation names.")
    return shape(get_args(annotation), value, path)


def _scalar(annotation: Any, value: Any, path: Path) -> Any:
    # True is a whole number to Python, but not to a person who writes a card.
    if annotation is float and type(value) is int:
        return float(value)
    if type(value) is not annotation:
        raise _misfit(path, TYPE_WORDS[annotation], value)
    return value


def _tuple(members: tuple[Any, ...], value: Any, path: Path) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise _misfit(path, "a list", value)
    if not members:
        return value
    if members[-1] is Ellipsis:
        return tuple(_all((members[0], item, (*path, number)) for number, item in enumerate(value)))
    if len(members) != len(value):
        problem = f"{place_name(path)} has to have {len(members)} entries, but it has {len(value)}; correct it"
        raise _Misfit(Finding(path, problem))
    pairs = zip(members, value, strict=True)
    return tuple(_all((member, item, (*path, number)) for number, (member, item) in enumerate(pairs)))


def _mapping(members: tuple[Any, ...], value: Any, path: Path) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise _misfit(path, "a group of fields", value)
    if not members:
        return value
    # A number as a name is still a name in the path, not a position in a list.
    names = _all((members[0], name, (*path, str(name))) for name in value)
    items = _all((members[1], item, (*path, str(name))) for name, item in value.items())
    return types.MappingProxyType(dict(zip(names, items, strict=True)))


def _union(members: tuple[Any, ...], value: Any, path: Path) -> Any:
    misfits: list[_Misfit] = []
    for member in members:
        try:
            return _fitted(member, value, path)
        except _Misfit as misfit:
            misfits.append(misfit)
    # The form that got furthest before it failed is the one that was meant.
    raise max(misfits, key=lambda misfit: max(len(finding.path) for finding in misfit.findings))


def _literal(members: tuple[Any, ...], value: Any, path: Path) -> Any:
    if any(type(member) is type(value) and member == value for member in members):
        return value
    raise _Misfit(Finding(path, f"{place_name(path)} can't be {shown(value)}; choose an allowed one", listed(members)))


def _all(wanted: Iterator[tuple[Any, Any, Path]]) -> list[Any]:
    """Every value fitted, or everything that is wrong with any of them."""
    fitted: list[Any] = []
    findings: list[Finding] = []
    for annotation, value, path in wanted:
        try:
            fitted.append(_fitted(annotation, value, path))
        except _Misfit as misfit:
            findings += misfit.findings
    if findings:
        raise _Misfit(*findings)
    return fitted


SHAPES: Mapping[Any, Callable[[tuple[Any, ...], Any, Path], Any]] = {
    tuple: _tuple,
    Mapping: _mapping,
    Union: _union,
    types.UnionType: _union,
    Literal: _literal,
}
