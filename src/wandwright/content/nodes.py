"""Values that remember the file and line they were written on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

WHOLE_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]{0,14})")


class Node:
    """One YAML value. A group has `fields`, a list has `items`, anything else has a `value`.

    Nodes are shared where a file uses aliases, so nothing changes a node after it has been read.
    """

    __slots__ = ("fields", "file", "items", "line", "size", "text", "value")

    def __init__(
        self,
        file: str,
        line: int,
        *,
        value: object = None,
        text: str = "",
        fields: Mapping[str, Node] | None = None,
        items: tuple[Node, ...] | None = None,
    ) -> None:
        self.file = file
        self.line = line
        self.value = value
        # The letters in the file: `on` for the value true.
        self.text = text
        self.fields = fields
        self.items = items
        children = fields.values() if fields else items or ()
        # Every value in it counted, aliases in full each time.
        self.size: int = 1 + sum(child.size for child in children)

    def at(self, line: int) -> Node:
        """The same value, found on another line: a field counts as written where its name is."""
        return Node(self.file, line, value=self.value, text=self.text, fields=self.fields, items=self.items)

    def overridden_by(self, other: Node) -> Node:
        """This group with the other's fields put over it; each field keeps its own file and line."""
        return Node(other.file, other.line, fields={**(self.fields or {}), **(other.fields or {})})

    def find(self, path: tuple[str | int, ...]) -> Node:
        """The node at a path, or the innermost one on the way there: a missing field has its owner's line."""
        node = self
        for step in path:
            child = node.child(step)
            if child is None:
                break
            node = child
        return node

    def child(self, step: str | int) -> Node | None:
        if self.fields is not None:
            return self.fields.get(str(step))
        if self.items is not None and isinstance(step, int) and 0 <= step < len(self.items):
            return self.items[step]
        return None

    def plain(self) -> Any:
        """Dictionaries and lists, every name a text: what a JSON Schema can judge."""
        if self.fields is not None:
            return {name: child.plain() for name, child in self.fields.items()}
        if self.items is not None:
            return [child.plain() for child in self.items]
        return self.value

    def frozen(self) -> object:
        """Immutable data, the same for the same content: groups in the order of their names, lists as tuples."""
        if self.fields is not None:
            return frozen_group({name: child.frozen() for name, child in self.fields.items()})
        if self.items is not None:
            return tuple(child.frozen() for child in self.items)
        return self.value


def frozen_group(members: Mapping[str, object]) -> Mapping[object, object]:
    """A group in the order of its names; where all are whole numbers (copies by Game) the keys are numbers."""
    names = sorted(members)
    if names and all(WHOLE_NUMBER.fullmatch(name) for name in names):
        numbered = sorted((int(name), name) for name in names)
        return MappingProxyType({number: members[name] for number, name in numbered})
    return MappingProxyType({name: members[name] for name in names})
