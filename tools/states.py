"""Writes what follows from the declarations of each game: the numbers of its steps, and its state.

The numbers go to chapters/<name>/steps.py (tools/step_numbers.py), the class of a position to state.py beside
fields.py. With --check nothing is written; it fails when a file is stale.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = SOURCE / "wandwright" / "games"
sys.path[:0] = [str(SOURCE), str(ROOT)]

from tools.step_numbers import modules_of  # noqa: E402
from wandwright.engine.state.fields import FORMS, SIGHTS, Field, stars  # noqa: E402

HEADER = '''"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state.state import {names}
from wandwright.games.{game}.box import Box
from wandwright.games.{game}.fields import FIELDS


class {state}(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

'''
LONGEST_METHOD = 38


class BadField(Exception):
    """A declaration that can't be written out."""


def type_of(field: Field) -> str:
    """The Python type of a field: a list for the first `*` of its path, tuples for the others."""
    kind = field.type or FORMS[field.form].type
    depth = stars(field)
    for _ in range(depth - 1):
        kind = f"tuple[{kind}, ...]"
    return f"list[{kind}]" if depth else kind


def empty_value(field: Field) -> str:
    """How the empty value of a field is written."""
    form = FORMS[field.form]
    empty = str(field.extra[1]) if field.extra is not None and field.form == "word" else form.empty
    if form.in_place:
        return f"{empty} * {factor(field.size)}"
    sizes = [size.strip() for size in field.size.split(",")] if stars(field) else []
    for size in reversed(sizes[1:]):
        empty = f"({empty},) * {factor(size)}"
    return f"[{empty}] * {factor(sizes[0])}" if sizes else empty


def factor(size: str) -> str:
    return f"({size})" if " " in size else size


def check(field: Field, names: set[str]) -> None:
    """A mistake in a declaration is told before anything is written."""
    here = f"The field {field.name}"
    if field.form not in FORMS:
        raise BadField(f"{here} has the form {field.form!r}; the forms are {', '.join(FORMS)}.")
    if field.sight not in SIGHTS:
        raise BadField(f"{here} has the sight {field.sight!r}; the sights are {', '.join(SIGHTS)}.")
    depth, in_place = stars(field), FORMS[field.form].in_place
    if depth and in_place:
        raise BadField(f"{here} has a list for each of its `*`; copies would share it. Take another form.")
    if (depth or in_place) and (not field.size or len(field.size.split(",")) != max(depth, 1)):
        raise BadField(f"{here} needs a size for each `*` or list, as Python over `box`.")
    if field.sight in ("owner", "alone") and not depth:
        raise BadField(f"{here} has the sight {field.sight} but no `*` that says whose it is.")
    if field.form in ("word", "words") and not field.names:
        raise BadField(f"{here} needs the names of its words.")
    unknown = {field.known, field.peeked} - {""} - names
    if unknown:
        raise BadField(f"{here} names {unknown.pop()!r}, which is no field.")


def class_text(game: str, state: str, fields: tuple[Field, ...]) -> str:
    """The whole module."""
    names = {field.name for field in fields}
    for field in fields:
        check(field, names)
    double = [name for name in names if len([field for field in fields if field.name == name]) > 1]
    if double:
        raise BadField(f"More than one field is called {double[0]}. Give one of them another name.")
    body = begin(fields) + copy(state, fields)
    text = "\n".join(body)
    imported = [name for name in ("NO_CARD", "Frame", "State") if name in text or name == "State"]
    return HEADER.format(names=", ".join(imported), game=game, state=state) + text + "\n"


def begin(fields: tuple[Field, ...]) -> list[str]:
    shared = [first_value(field) for field in fields if not field.part]
    head = ["super().begin()"]
    if any("box." in line for line in shared):
        head.append("box = self.box")
    parts = parts_of_game(fields)
    last = [f"if self.box.{part}:\n            self._begin_{part}()" for part in parts]
    text = [
        "    def __init__(self, box: Box) -> None:",
        "        self.box = box",
        "",
        *methods("begin", "", "None", "Nothing lies anywhere and nothing has happened yet.", head, shared, last),
    ]
    for part in parts:
        text += part_method("begin", part, "self", [first_value(field) for field in fields if field.part == part])
        text.append("")
    return text


def copy(state: str, fields: tuple[Field, ...]) -> list[str]:
    shared = [copied_value(field) for field in fields if not field.part]
    parts = parts_of_game(fields)
    box = ["box = self.box", f"new = {state}(box)"] if parts else [f"new = {state}(self.box)"]
    head = [*box, "new.copy_base(self)"]
    last = [*[f"if box.{part}:\n            self._copy_{part}(new)" for part in parts], "return new"]
    text = methods("copy", f"new: {state}", state, "An independent position.", head, shared, last)
    for part in parts:
        own = [copied_value(field) for field in fields if field.part == part]
        text += ["", *part_method("copy", part, f"self, new: {state}", own)]
    return text


def parts_of_game(fields: tuple[Field, ...]) -> list[str]:
    """The parts that only some matches have."""
    return list(dict.fromkeys(field.part for field in fields if field.part))


def first_value(field: Field) -> str:
    return f"self.{field.name}: {type_of(field)} = {empty_value(field)}"


def copied_value(field: Field) -> str:
    return f"new.{field.name} = self.{field.name}{'[:]' if is_list(field) else ''}"


def part_method(name: str, part: str, signature: str, lines: list[str]) -> list[str]:
    """What a part of the game adds, called where the match has it; in several methods where it would be too long."""
    most = LONGEST_METHOD - 2
    boxed = ["box = self.box"] if any("box." in line for line in lines[:most]) else []
    text = [f"    def _{name}_{part}({signature}) -> None:", *(f"        {line}" for line in [*boxed, *lines[:most]])]
    if len(lines) > most:
        given = signature.removeprefix("self").removeprefix(", ").partition(":")[0]
        text += [f"        self._{name}_more_{part}({given})", ""]
        text += part_method(f"{name}_more", part, signature, lines[most:])
    return text


def is_list(field: Field) -> bool:
    return stars(field) > 0 or FORMS[field.form].in_place


def methods(
    name: str, shared: str, result: str, about: str, head: list[str], lines: list[str], last: list[str]
) -> list[str]:
    """A method with one line for each field, in several where it would be too long to read."""
    most = LONGEST_METHOD - len(head) - sum(len(line.splitlines()) for line in last)
    # Each further method is called in a line of its own.
    most -= max(0, len(lines) // most - 1)
    groups = [lines[start : start + most] for start in range(0, len(lines), most)]
    further = [f"_{name}_{number}" for number in range(2, len(groups) + 1)]
    given = shared.partition(":")[0]
    body = [*head, *groups[0], *(f"self.{one}({given})" for one in further), *last]
    text = [f"    def {name}(self) -> {result}:", f'        """{about}"""', *(f"        {line}" for line in body)]
    for one, group in zip(further, groups[1:], strict=True):
        boxed = ["box = self.box"] if any("box." in line for line in group) else []
        signature = f"self, {shared}" if shared else "self"
        text += ["", f"    def {one}({signature}) -> None:", *(f"        {line}" for line in [*boxed, *group])]
    return [*text, ""] if name == "begin" else text


def without_game(folder: Path) -> str:
    """Lets the modules of a game be read without the game itself, which would need what is not written yet."""
    package = ModuleType(f"wandwright.games.{folder.name}")
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package
    return package.__name__


def numbers_of(folder: Path) -> dict[Path, str]:
    """What is written for the chapters of a game; a new game has no numbers yet."""
    return modules_of(folder) if (folder / "chapters").is_dir() else {}


def state_of(folder: Path) -> tuple[Path, str]:
    """The module with the class of a position of one game, and its text."""
    declared = importlib.import_module(f"wandwright.games.{folder.name}.fields")
    return folder / "state.py", class_text(folder.name, declared.STATE, declared.FIELDS)


def write(texts: Mapping[Path, str], *, only_check: bool) -> list[Path]:
    """Writes the files that are not up to date, and says which they are."""
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in [] if only_check else stale:
        path.write_text(texts[path], encoding="utf-8")
    return stale


def main() -> int:
    """Writes all of it, or checks that it is fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale, write nothing")
    arguments = parser.parse_args()
    stale: list[Path] = []
    for folder in [path.parent for path in sorted(GAMES.glob("*/fields.py"))]:
        without_game(folder)
        stale += write(numbers_of(folder), only_check=arguments.check)
        stale += write(dict([state_of(folder)]), only_check=arguments.check)
    if arguments.check and stale:
        print(f"Stale: {', '.join(str(path.relative_to(ROOT)) for path in stale)}. Run make states.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
