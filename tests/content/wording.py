"""Every text that a player reads, file by file: messages and pages of the games, of the page and of the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse

from tests.architecture.project import PACKAGE, ROOT

LANGUAGES = ("cs", "it")
GAMES = PACKAGE / "games"
PAGE = ROOT / "web" / "src"


class Said(NamedTuple):
    """A message, or a line of a page without a name."""

    file: str
    name: str
    text: str


def speaks(path: Path, language: str) -> bool:
    return f".{path.name}".endswith((f".{language}.ftl", f".{language}.md"))


@cache
def files_of(place: str, language: str) -> tuple[Path, ...]:
    """The files of a game in `src` and `web`; `shared`: of the page and the terminal."""
    folders = [GAMES / place, PAGE / "games" / place.replace("_", "-")]
    if place == "shared":
        folders = [PAGE / "text", PACKAGE / "cli" / "text", PACKAGE / "bots" / "text", PACKAGE / "content" / "text"]
    found = [path for folder in folders for ending in ("*.ftl", "*.md") for path in sorted(folder.rglob(ending))]
    return tuple(path for path in found if speaks(path, language))


def places() -> list[str]:
    return [*sorted(path.name for path in GAMES.iterdir() if (path / "text").is_dir()), "shared"]


@cache
def messages(path: Path) -> tuple[ast.Message, ...]:
    body = parse(path.read_text(encoding="utf-8")).body
    return tuple(entry for entry in body if isinstance(entry, ast.Message) and entry.value is not None)


def every_message(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Each message with the name of its file."""
    for place in places():
        for path in files_of(place, language):
            if path.suffix == ".ftl":
                yield from ((str(path.relative_to(ROOT)), message) for message in messages(path))


def said(place: str, language: str) -> Iterator[Said]:
    """What is written, leaving out the names of cards."""
    for path in files_of(place, language):
        file = str(path.relative_to(ROOT))
        if path.suffix == ".md":
            lines = path.read_text(encoding="utf-8").splitlines()
            yield from (Said(file, str(number), line) for number, line in enumerate(lines, 1))
        else:
            found = [entry for entry in messages(path) if not entry.id.name.startswith("card-")]
            yield from (Said(file, entry.id.name, "\n".join(written(entry.value))) for entry in found)


def written(node: ast.BaseNode | None) -> Iterator[str]:
    """The literal text in a pattern."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from written(element)
    elif isinstance(node, ast.Placeable):
        yield from written(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from written(variant.value)


def numbers_before_words(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """A variable and the word right behind it, where no selector on that variable stands around them."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            by = {inside.selector.id.name} if isinstance(inside.selector, ast.VariableReference) else set()
            for variant in inside.variants:
                yield from numbers_before_words(variant.value, chosen | by)
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in chosen:
            word = re.match(r" ([^\W\d_]+)", after.value if isinstance(after, ast.TextElement) else "")
            if word:
                yield inside.id.name, word[1]


def variables(node: object) -> set[str]:
    """The names of all that a pattern is given; a message that it calls counts something."""
    if isinstance(node, ast.MessageReference):
        return {"n"}
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children: list[object] = []
    if isinstance(node, ast.BaseNode):
        children = list(vars(node).values())
    elif isinstance(node, list):
        children = node
    return set().union(*(variables(child) for child in children)) if children else set()
