"""Declaration of settings: the option stands in the annotation of its field, the default is the field's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field
from pydantic.fields import FieldInfo

PREFIX = "WANDWRIGHT_"
# What hosts call otherwise than the code does: an option that may come again is said for one thing each time.
NAMES = {
    "allow_origins": "allow_origin",
    "allowed_hosts": "allow_host",
    "cover_seconds": "cover_after",
    "keep_finished_days": "keep_finished",
    "keep_idle_days": "keep_idle",
    "keep_unplayed_days": "keep_unplayed",
    "packs": "pack",
    "proxies": "proxy",
    "vote_seconds": "vote_for",
}


class Rate(NamedTuple):
    """So many in a second, with so many at once; written 20/60."""

    each_second: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    at_once: Annotated[int, Field(ge=1)]


class Option(NamedTuple):
    """What a host reads about a setting: a word for its value, what it does, its bounds, and its default in words.

    The bounds are a host's; a test may go beyond them.
    """

    value: str
    does: str
    low: float | None = None
    high: float | None = None
    usually: str = ""


class Known(NamedTuple):
    """A setting of the model: the name that a host uses everywhere, and what was declared of it."""

    field: str
    name: str
    option: Option
    info: FieldInfo

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"

    @property
    def many(self) -> bool:
        """May it be given several times?"""
        return get_origin(self.info.annotation) is tuple

    @property
    def default(self) -> str:
        """As a host would write it."""
        value = self.info.default
        if self.option.usually or self.many or value == "":
            return self.option.usually or "none"
        if isinstance(value, Rate):
            return written(value)
        if isinstance(value, bool):
            return str(value).lower()
        return f"{value:.15g}" if isinstance(value, float) else str(value)

    @property
    def wanted(self) -> str:
        """What a right value looks like, for somebody who gave a wrong one."""
        kind, option = self.info.annotation, self.option
        if kind is bool:
            return "true or false"
        if kind is Rate:
            return "two numbers like 20/60: so many a second, and so many at once"
        if kind in (int, float):
            return f"a {'whole ' if kind is int else ''}number from {option.low:.15g} to {option.high:.15g}"
        if get_origin(kind) is Literal:
            return " or ".join(get_args(kind))
        return f"a list of texts like [{option.value!r}]" if self.many else "a text"


class Group(BaseModel):
    """Settings that belong together; its docstring is their heading."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", alias_generator=lambda field: NAMES.get(field, field), populate_by_name=True
    )

    @classmethod
    def heading(cls) -> str:
        return str(cls.__doc__).rstrip(".")


def known(group: type[BaseModel]) -> Iterator[Known]:
    """The settings of a group, or of all of them, in the order of their declaration."""
    for field, info in group.model_fields.items():
        (option,) = [one for one in info.metadata if isinstance(one, Option)]
        yield Known(field, NAMES.get(field, field), option, info)


def written(rate: Rate) -> str:
    return f"{rate.each_second:g}/{rate.at_once}"
