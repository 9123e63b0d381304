"""Kinds of clause fields: what may stand there, as the schema says it, and which numbers it becomes in a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

Fields = Mapping[str, Any]
Schema = dict[str, Any]
# Names and numbers that lead to something inside a value.
Way = tuple[str | int, ...]


class Pack(Protocol):
    """What a kind asks of the pack that is being compiled."""

    lists: Mapping[str, Sequence[str]]

    def program(self, clauses: Sequence[Fields]) -> int:
        """The number of the program of some clauses."""

    def option(self, clauses: Sequence[Fields]) -> int:
        """The same for clauses that are offered as an option."""


class Kind:
    """What a field says. `absent` are the numbers of a clause that leaves it out."""

    absent: tuple[Any, ...] = (0,)
    # The definition of the schema it refers to; empty where the schema of the field says it all.
    definition = ""
    # Whether there are clauses inside.
    nests = False

    def lists(self, value: object) -> Iterator[tuple[Way, Sequence[Fields]]]:
        """The lists of clauses inside a value, each with the way to it."""
        return iter(())

    def schema(self) -> Schema:
        """How a value is written."""
        return {"$ref": f"#/$defs/{self.definition}"}

    def numbers(self, pack: Pack, value: object) -> tuple[object, ...]:
        """What a value becomes in a program."""
        raise NotImplementedError


class Number(Kind):
    """A number from low to high."""

    def __init__(self, low: int, high: int, absent: int = 0) -> None:
        self.low = low
        self.high = high
        self.absent = (absent,)

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (int(value),)


class Flag(Kind):
    """Yes or no; or, with `said`, yes where it is said."""

    def __init__(self, *, said: bool = False) -> None:
        self.said = said

    def schema(self) -> Schema:
        return {"const": True} if self.said else {"type": "boolean"}

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (int(value),)


class OneOf(Kind):
    """One of a list of names, each with its number; the list is a definition of the schema, or is written out."""

    def __init__(
        self, names: Mapping[str, int], definition: str = "", *, absent: int = 0, about: Sequence[str] = ()
    ) -> None:
        self.names = names
        self.definition = definition
        self.about = tuple(about)
        self.absent = (absent,)

    def schema(self) -> Schema:
        if self.definition:
            return super().schema()
        listed: Schema = {"enum": list(self.names)}
        return {**listed, "enumDescriptions": list(self.about)} if self.about else listed

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (self.names[value],)


class Several(Kind):
    """Some names of a list: their places in it, or one number with a bit for each."""

    def __init__(self, names: Sequence[str], definition: str, *, bits: bool = False) -> None:
        self.names = tuple(names)
        self.definition = definition
        self.bits = bits

    def schema(self) -> Schema:
        shape = {"type": "array", "minItems": 1, "maxItems": len(self.names), "uniqueItems": True}
        return {**shape, "items": super().schema()}

    def numbers(self, pack: Pack, value: Any) -> tuple[int | tuple[int, ...]]:
        places = tuple(self.names.index(name) for name in value)
        return (sum(1 << place for place in places),) if self.bits else (places,)


class Listed(Kind):
    """A name out of a list that only the pack knows: its place in it, or a number with that bit."""

    def __init__(self, name: str, definition: str = "", *, bit: bool = False) -> None:
        self.name = name
        self.definition = definition
        self.bit = bit

    def numbers(self, pack: Pack, value: object) -> tuple[int]:
        place = pack.lists[self.name].index(value)
        return (1 << place if self.bit else place,)


class Clauses(Kind):
    """Clauses inside a clause: the number of their program."""

    definition = "clauses"
    nests = True

    def lists(self, value: Any) -> Iterator[tuple[Way, Sequence[Fields]]]:
        yield (), value

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (pack.program(value),)


class Options(Kind):
    """Several lists of clauses to choose from."""

    absent = ((),)
    nests = True

    def lists(self, value: Any) -> Iterator[tuple[Way, Sequence[Fields]]]:
        for number, clauses in enumerate(value):
            yield (number,), clauses

    def schema(self) -> Schema:
        return {"type": "array", "minItems": 2, "maxItems": 12, "items": {"$ref": "#/$defs/clauses"}}

    def numbers(self, pack: Pack, value: Any) -> tuple[tuple[int, ...]]:
        return (tuple(pack.option(clauses) for clauses in value),)


class TableOf(Kind):
    """A list of clauses for each of some names, such as the faces of a die."""

    nests = True

    def lists(self, value: Any) -> Iterator[tuple[Way, Sequence[Fields]]]:
        for name, clauses in value.items():
            yield (name,), clauses

    def __init__(self, names: Sequence[str], needed: Sequence[str] | None = None) -> None:
        self.names = tuple(names)
        self.needed = self.names if needed is None else tuple(needed)

    def schema(self) -> Schema:
        clauses = {name: {"$ref": "#/$defs/clauses"} for name in self.names}
        return {"type": "object", "required": list(self.needed), "additionalProperties": False, "properties": clauses}

    def numbers(self, pack: Pack, value: Any) -> tuple[tuple[int, ...]]:
        return (tuple(pack.option(value[name]) if name in value else 0 for name in self.names),)


class Asked(Kind):
    """A condition or a counter: one name, and what it is compared with; two numbers, 0 and 0 if nothing is asked.

    values  the kinds of values that are no plain numbers
    """

    absent = (0, 0)

    def __init__(self, names: Mapping[str, int], definition: str, values: Mapping[str, Kind] | None = None) -> None:
        self.names = names
        self.definition = definition
        self.values = values or {}

    def numbers(self, pack: Pack, value: Any) -> tuple[Any, ...]:
        if isinstance(value, str):
            return (self.names[value], 0)
        ((name, compared),) = value.items()
        kind = self.values.get(name, PLAIN)
        return (self.names[name], *kind.numbers(pack, compared))


PLAIN: Final = Number(0, 99)
YES: Final = Flag(said=True)
PROGRAM: Final = Clauses()
OPTIONS: Final = Options()
