"""A loaded pack: immutable records that know where they were written, and a fingerprint of their content."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.content.editions import content_hash
from wandwright.content.mistakes import Finding, Mistake, Path
from wandwright.content.nodes import Node
from wandwright.engine.words.clause_kinds import Fields


class Record:
    """One card, or one scenario of a user's pack.

    Where several packs speak of it, `file` and `line` are those of the last one.
    """

    __slots__ = ("_node", "fields", "file", "id", "line")

    id: str
    fields: Fields
    file: str
    line: int
    _node: Node

    def __init__(self, identity: str, node: Node) -> None:
        set_once = object.__setattr__
        set_once(self, "id", identity)
        set_once(self, "fields", node.frozen())
        set_once(self, "file", node.file)
        set_once(self, "line", node.line)
        set_once(self, "_node", node)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A record never changes; load the pack again to get another {name}.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A record never changes; its {name} can't be taken away.")

    def __repr__(self) -> str:
        return f"Record({self.id!r}, {self.file}:{self.line})"

    def place_of(self, *path: str | int) -> tuple[str, int]:
        """File and line of a field; of the innermost thing around it where there is no such field."""
        node = self._node.find(path)
        return node.file, node.line

    def line_of(self, *path: str | int) -> int:
        """The line of a field, in the file that `place_of` names."""
        return self.place_of(*path)[1]

    def mistake(self, finding: Finding) -> Mistake:
        file, line = self.place_of(*finding.path)
        return Mistake(file, line, self.id, finding.problem, finding.allowed)

    def wrong(self, path: Path, problem: str, allowed: str = "") -> Mistake:
        """A mistake at a place of this card."""
        return self.mistake(Finding(path, problem, allowed))


class Pack:
    """Every card of the packs loaded together, in the order of their ids, and the scenarios that packs bring.

    Equal digests mean that the rules read the same in the same order, so that a save which names the digest can trust
    card numbers.
    """

    __slots__ = ("digest", "records", "scenarios")

    records: tuple[Record, ...]
    digest: str
    scenarios: tuple[Record, ...]

    def __init__(self, records: Iterable[Record], scenarios: Iterable[Record] = ()) -> None:
        in_order = tuple(sorted(records, key=lambda record: record.id))
        object.__setattr__(self, "records", in_order)
        object.__setattr__(self, "digest", content_hash(record.fields for record in in_order))
        object.__setattr__(self, "scenarios", tuple(scenarios))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A pack never changes; load the pack again to get another {name}.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A pack never changes; its {name} can't be taken away.")
