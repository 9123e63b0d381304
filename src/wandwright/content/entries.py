"""The entries of a pack together: whom they name, what no two of them may share, and what is not there at all."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from wandwright.content.mistakes import Mistake, Path, close_to, listed
from wandwright.content.records import Pack, Record


class Reference(NamedTuple):
    """The id of an entry of some kind, at a place of another."""

    record: Record
    path: Path
    kind: str
    name: str


class Entries:
    """The entries by kind and by id; our own come first, so that of two which clash the other is to blame."""

    def __init__(self, pack: Pack, ours: pathlib.Path) -> None:
        self.ours = ours
        self.records = sorted(pack.records, key=lambda record: not pathlib.Path(record.file).is_relative_to(ours))
        self.by_id = {record.id: record for record in self.records}
        self.kinds: dict[str, list[Record]] = {}
        for record in self.records:
            self.kinds.setdefault(record.fields.get("kind", ""), []).append(record)

    def of(self, kind: str) -> Sequence[Record]:
        """Every entry of a kind."""
        return self.kinds.get(kind, ())

    def lost(self, references: Iterable[Reference]) -> Iterator[Mistake]:
        """Every id that an entry names belongs to an entry of the right kind."""
        for record, path, kind, name in references:
            known = [other.id for other in self.of(kind)]
            if name not in known:
                problem = f'no {words(kind)} has the id "{name}"; correct it, or put that card back'
                yield record.wrong(path, problem, listed(close_to(name, known) or known))

    def twins(self, kinds: Iterable[str]) -> Iterator[Mistake]:
        """Kinds of which there is exactly one."""
        for kind in kinds:
            for record in self.of(kind)[1:]:
                first = self.of(kind)[0].id
                problem = f"there is already a {words(kind)}: {first}; change that one instead, or remove it"
                yield record.wrong(("kind",), problem)

    def gaps(self, problems: Iterable[str]) -> Iterator[Mistake]:
        """What is lacking to play; no line is to blame for a card that is not there, so a whole pack is named."""
        folders = {pathlib.Path(record.file).parent for record in self.records}
        blamed = max(folders - {self.ours}, default=self.ours)
        for problem in problems:
            yield Mistake(str(blamed), 0, "", f"with all packs together there {problem}", "")


def words(kind: str) -> str:
    """A kind as people call it."""
    return kind.replace("_", " ")


def same_value(records: Sequence[Record], name: str) -> Iterator[Mistake]:
    """Entries that share what each has for itself."""
    seen: dict[object, Record] = {}
    for record in records:
        other = seen.setdefault(record.fields[name], record)
        if other is not record:
            yield record.wrong((name,), f"{other.id} has the same `{name}`; give each its own, or remove one")
