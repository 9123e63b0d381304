"""Loading packs: the game's own first, then each user's pack over it, with every mistake reported at once."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import as_file, files

from wandwright.content.entries import Entries
from wandwright.content.files import Directory, Entry, read_directory
from wandwright.content.mistakes import (
    Finding,
    Found,
    Mistake,
    PackError,
    blame_others,
    close_to,
    listed,
    missing_field,
    shortened,
    shown,
)
from wandwright.content.nodes import Node
from wandwright.content.records import Pack, Record
from wandwright.content.shape import Shape
from wandwright.content.validated import was_validated

# A game's own check of one record: each mistake as path, problem, what is allowed.
Check = Callable[[Record], Iterable[Found]]
# A game's own check of all cards together: everything that is wrong only because of how they lie together.
Together = Callable[[Entries], Iterable[Mistake]]


def load_pack(
    directories: Sequence[pathlib.Path],
    schema: Mapping[str, object],
    *,
    check: Check | None = None,
    name: str = "cards.yaml",
    validated: bool = False,
) -> Pack:
    """Read the game's own pack and put each later one over it; raises one PackError with every mistake.

    The schema is that of one complete card, or of a whole file with the card under `$defs/card`. In the first
    directory the file `name` has to be there. An entry with a known id overrides the fields it gives, `remove: true`
    takes the card out, any other entry adds a card. With `validated` the cards of the first directory are known to fit
    the schema; whatever is laid over one of them is validated with it.
    """
    table = _Table(Shape(schema), check)
    for number, directory in enumerate(directories):
        table.validated = validated and not number
        table.lay(read_directory(directory, name, required=number == 0), own=number > 0)
    if table.mistakes:
        raise PackError(table.mistakes)
    return Pack(table.cards.values(), table.scenarios)


def load_game_pack(package: str, packs: Sequence[pathlib.Path], check: Check, together: Together) -> Pack:
    """A game's own pack, the folder `pack` of its package, with the user's packs over it; read anew each time.

    `check` looks at one card, `together` at all of them once each is right by itself.
    """
    folder = files(package) / "pack"
    schema = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
    with as_file(folder) as own:
        pack = load_pack([own, *packs], schema, check=check, validated=was_validated(own))
        blame_others([*together(Entries(pack, own))], own)
    return pack


class _Table:
    """The cards so far, while one pack after the other is laid over them."""

    def __init__(self, shape: Shape, check: Check | None) -> None:
        self.shape = shape
        self.check = check
        self.validated = False
        self.cards: dict[str, Record] = {}
        # Read, and not validated here: only the game knows what one may say.
        self.scenarios: list[Record] = []
        self.nodes: dict[str, Node] = {}
        self.known_findings: dict[str, list[Finding]] = {}
        self.mistakes: list[Mistake] = []
        # After an unreadable file a card may look new only because its original could not be read.
        self.complete = True

    def lay(self, directory: Directory, *, own: bool) -> None:
        """Put one pack's entries over the cards; `own` is a user's own pack, which may change cards."""
        found = list(directory.mistakes)
        first_seen: dict[str, Node] = {}
        for entry in directory.entries:
            found += self.entry(entry, own, first_seen)
        self.scenarios += [Record(label, node) for node, label in directory.scenarios]
        self.mistakes += sorted(found, key=lambda mistake: (mistake.file, mistake.line))
        self.complete = self.complete and directory.complete

    def entry(self, entry: Entry, own: bool, first_seen: dict[str, Node]) -> Iterator[Mistake]:
        node, label = entry
        if node.fields is None:
            problem = f"a card has to be a group of fields that starts with `id:`, but it is {shown(node.plain())}"
            yield Mistake(node.file, node.line, label, problem, "")
            return
        identity = node.find(("id",)).value
        if not isinstance(identity, str) or not identity:
            yield from self.without_identity(node, label)
        elif identity in first_seen:
            first = first_seen[identity]
            problem = f"the id is already taken ({first.file}:{first.line}); give each card an id of its own"
            yield Mistake(node.file, node.find(("id",)).line, label, problem, "")
        else:
            first_seen[identity] = node
            yield from self.removal(identity, node, own) if "remove" in node.fields else self.addition(identity, node)

    def without_identity(self, node: Node, label: str) -> Iterator[Mistake]:
        """The rest of such a card is still validated, for its other mistakes."""
        yield Mistake(node.file, node.find(("id",)).line, label, _identity_problem(node.child("id")), "")
        record = Record(label, node)
        for finding in self.shape.findings(node):
            if finding.path[:1] != ("id",) and finding != missing_field((), "id"):
                yield record.mistake(finding)

    def removal(self, identity: str, node: Node, own: bool) -> Iterator[Mistake]:
        problem, allowed = "", ""
        if not own:
            problem = "`remove` works only in a pack laid over the game's own; delete the card here instead"
        elif node.find(("remove",)).value is not True:
            problem, allowed = "`remove` can only be true; leave it out to keep the card", "true"
        elif len(node.fields or ()) != len(("id", "remove")):
            problem = "a card that is removed has no other fields than `id` and `remove`; delete them"
        elif identity not in self.cards and self.complete:
            problem = "there is no such card to remove; correct the id"
            allowed = listed(close_to(identity, self.cards))
        if problem:
            yield Mistake(node.file, node.find(("remove",)).line, shortened(identity), problem, allowed)
        for table in (self.cards, self.nodes, self.known_findings):
            table.pop(identity, None)

    def addition(self, identity: str, entry: Node) -> Iterator[Mistake]:
        """Add a card, or change the one that has the same id."""
        original = self.nodes.get(identity)
        node = original.overridden_by(entry) if original else entry
        record = Record(identity, node)
        findings = [] if self.validated else self.shape.findings(node)
        if not findings and self.check is not None:
            findings = [Finding(*finding) for finding in self.check(record)]
        reported = self.known_findings.get(identity, [])
        news = [finding for finding in findings if finding not in reported]
        for finding in news if original else self.about_a_new_card(identity, news):
            yield _blamed(record, entry, finding)
        self.cards[identity], self.nodes[identity], self.known_findings[identity] = record, node, findings

    def about_a_new_card(self, identity: str, findings: Iterable[Finding]) -> Iterator[Finding]:
        """A card that lacks fields may be an override whose id is mistyped."""
        for finding in findings:
            if finding.path or finding.sort != "missing":
                yield finding
            elif self.complete:
                close = close_to(identity, self.cards)
                hint = f", or correct the id if you mean {' or '.join(close)}" if close else ""
                yield finding._replace(problem=finding.problem + hint)


def _identity_problem(identity: Node | None) -> str:
    if identity is None:
        return missing_field((), "id").problem
    if isinstance(identity.value, bool | int | float):
        return f'the id has to be a text; write "{identity.text}" with quotes'
    return "the id has to be a text; write a short word after `id:`"


def _blamed(record: Record, entry: Node, finding: Finding) -> Mistake:
    """The mistake, on a line of the entry that caused it: a field of the original was right until now."""
    if not finding.path or entry.child(finding.path[0]) is not None:
        return record.mistake(finding)
    file, line = record.place_of(*finding.path)
    problem = f"{finding.problem} (this field comes from {file}:{line})"
    return Mistake(entry.file, entry.line, record.id, problem, finding.allowed)
