"""The files of a pack's directory, read with care: whatever lies there, the answer is nodes or mistakes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from wandwright.content.mistakes import Mistake, listed, question, shortened, shown
from wandwright.content.nodes import Node
from wandwright.content.reading import Unreadable, read_yaml

LARGEST_FILE = 5 * 1024 * 1024
TOP_FIELDS = ("cards", "scenarios")
UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class Entry(NamedTuple):
    """One card or scenario as written, with the name to call it by: its id, or its number in the file."""

    node: Node
    label: str


class Directory(NamedTuple):
    """One pack as it was found: its cards and scenarios in reading order, and whether all of it could be read."""

    entries: tuple[Entry, ...]
    mistakes: tuple[Mistake, ...]
    complete: bool
    scenarios: tuple[Entry, ...] = ()


def read_directory(directory: Path, name: str, *, required: bool) -> Directory:
    """Every `*.yaml` in name order; `name` is the file that has to be there where `required`."""
    mistakes: list[Mistake] = []
    entries: list[Entry] = []
    scenarios: list[Entry] = []
    complete = True
    try:
        files = _files(directory, name, required, mistakes)
    except Unreadable as stopped:
        return Directory((), (stopped.mistake,), complete=False)
    for file in files:
        try:
            cards, others = _entries(file, mistakes)
            entries += cards
            scenarios += others
        except Unreadable as stopped:
            mistakes.append(stopped.mistake)
            complete = False
    return Directory(tuple(entries), tuple(mistakes), complete, tuple(scenarios))


def _with_card(mistake: Mistake, entries: Sequence[Entry]) -> Mistake:
    """A mistake of writing happens in the entry that starts last before it."""
    card = bisect_right(entries, mistake.line, key=lambda entry: entry.node.line)
    return mistake._replace(card=entries[card - 1].label) if card else mistake


def _files(directory: Path, name: str, required: bool, mistakes: list[Mistake]) -> Sequence[Path]:
    found = _listing(directory)
    files = [file for file in found if file.suffix == ".yaml"]
    for other in found:
        if other.suffix.lower() in (".yml", ".yaml") and other not in files:
            problem = f"only files that end in .yaml are read; rename it to {shortened(other.stem)}.yaml"
            mistakes.append(Mistake(str(other), 0, "", problem, ""))
    if required and name not in (file.name for file in files):
        raise Unreadable(Mistake(str(directory), 0, "", f"there is no {name} in this directory; put it there", ""))
    if not files:
        problem = f"there is no .yaml file in this directory; put a {name} there"
        mistakes.append(Mistake(str(directory), 0, "", problem, ""))
    return files


def _listing(directory: Path) -> list[Path]:
    """What lies in the directory, by name; hidden files belong to editors and systems."""
    try:
        if directory.is_file():
            raise Unreadable(Mistake(str(directory), 0, "", "this is a file; name the directory that holds it", ""))
        return sorted(file for file in directory.iterdir() if not file.name.startswith("."))
    except FileNotFoundError as error:
        raise Unreadable(Mistake(str(directory), 0, "", "there is no such directory; check its name", "")) from error
    except (OSError, ValueError) as error:
        problem = f"this directory can't be read ({_reason(error)}); check its name and who may read it"
        raise Unreadable(Mistake(str(directory), 0, "", problem, "")) from error


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _entries(file: Path, mistakes: list[Mistake]) -> tuple[list[Entry], list[Entry]]:
    """The cards of a file and its scenarios."""
    of_writing: list[Mistake] = []
    cards: list[Entry] = []
    scenarios: list[Entry] = []
    try:
        root = read_yaml(_text(file), str(file), of_writing)
        cards += _labelled("card", _cards(file, root, mistakes))
        scenarios += _labelled("scenario", _scenarios(root, mistakes))
    finally:
        in_order = sorted((*cards, *scenarios), key=lambda entry: entry.node.line)
        mistakes += (_with_card(mistake, in_order) for mistake in of_writing)
    return cards, scenarios


def _labelled(sort: str, nodes: Sequence[Node]) -> Iterator[Entry]:
    for number, node in enumerate(nodes, 1):
        identity = node.child("id")
        named = identity is not None and isinstance(identity.value, str) and identity.value
        yield Entry(node, shortened(named) if named else f"{sort} {number}")


def _scenarios(root: Node | None, mistakes: list[Mistake]) -> Sequence[Node]:
    found = root.child("scenarios") if root else None
    if found is not None and found.items is None:
        problem = f"`scenarios` has to be a list in which each starts with `- id:`, but it is {shown(found.plain())}"
        mistakes.append(Mistake(found.file, found.line, "", problem, ""))
    return (found.items if found else None) or ()


def _cards(file: Path, root: Node | None, mistakes: list[Mistake]) -> Sequence[Node]:
    if root is None:
        raise Unreadable(Mistake(str(file), 1, "", "the file is empty; start it with `cards:`", ""))
    if root.fields is None:
        problem = f"the file has to start with `cards:` and hold a list of cards, but it is {shown(root.plain())}"
        raise Unreadable(Mistake(str(file), root.line, "", problem, ""))
    for name, node in root.fields.items():
        if name not in TOP_FIELDS:
            advice = question(name, TOP_FIELDS) or " delete it"
            problem = f"`{shortened(name)}` can't stand at the top of a file;{advice}"
            mistakes.append(Mistake(str(file), node.line, "", problem, listed(TOP_FIELDS)))
    cards = root.fields.get("cards")
    if cards is None and "scenarios" in root.fields:
        return ()
    if cards is None:
        raise Unreadable(Mistake(str(file), root.line, "", "the file has no `cards:`; add it above the cards", ""))
    if cards.items is None:
        problem = f"`cards` has to be a list in which each card starts with `- id:`, but it is {shown(cards.plain())}"
        raise Unreadable(Mistake(str(file), cards.line, "", problem, ""))
    return cards.items


def _text(file: Path) -> str:
    """The whole file as text. A pipe or a device would block or never end, so only plain files are opened."""
    try:
        if not file.is_file():
            raise Unreadable(Mistake(str(file), 0, "", "this is not a plain file; move it elsewhere", ""))
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        problem = f"the file can't be read ({_reason(error)}); check who may read it"
        raise Unreadable(Mistake(str(file), 0, "", problem, "")) from error
    if len(data) > LARGEST_FILE:
        problem = f"the file is larger than {LARGEST_FILE // 1024 // 1024} MB; split it or make it smaller"
        raise Unreadable(Mistake(str(file), 0, "", problem, ""))
    return _decoded(data, file)


def _decoded(data: bytes, file: Path) -> str:
    if data.startswith(UTF16_MARKS):
        raise Unreadable(Mistake(str(file), 1, "", "the file is saved as UTF-16; save it as UTF-8", ""))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(
            Mistake(str(file), line, "", "a letter here is not UTF-8; save the file as UTF-8", "")
        ) from error
