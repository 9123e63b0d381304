"""Numbers the steps, questions and answers of each chapter: writes chapters/<name>/steps.py.

The names come from the chapter: its plain steps and answers from `Chapter(...)`, its questions from
`Question(steps.<NAME>, …)`. A number once given is kept in numbers.json of the game for ever, because saves and running
tables hold answers by their numbers; only a new name gets a new one.
"""

from __future__ import annotations

import ast
import importlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

FIRST_STEP = 2
# Answers that stand for a row of things begin at a round number.
ROUND = 1000

HEADER = '''"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

'''


def asked(chapter: Path) -> list[str]:
    """The names of the questions that a chapter declares."""
    declared = chapter / "questions.py"
    if not declared.exists():
        return []
    tree = ast.parse(declared.read_text(encoding="utf-8"))
    return list(dict.fromkeys(names_in(tree)))


def names_in(tree: ast.AST) -> Iterator[str]:
    """The first argument of every Question(…), in reading order."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id == "Question" and isinstance(call.args[0], ast.Attribute):
            yield call.args[0].attr.lower()


def number_steps(given: dict[str, int], names: list[str]) -> None:
    """Each new name gets the first number after all that were ever given in this game."""
    for name in names:
        if name not in given:
            given[name] = max(given.values(), default=FIRST_STEP - 1) + 1


def number_answers(given: dict[str, int], answers: Mapping[str, int]) -> None:
    """A new word gets the first free number, a row of things the first free round one."""
    for name, size in answers.items():
        if name not in given:
            given[name] = free_place(given, answers, size)


def free_place(given: Mapping[str, int], answers: Mapping[str, int], size: int) -> int:
    """The first number from which so many are free; what is no longer declared keeps its own."""
    taken = [range(first, first + answers.get(name, 1)) for name, first in given.items()]
    place = 0 if size == 1 else ROUND
    while any(row.start < place + size and place < row.stop for row in taken):
        place += 1 if size == 1 else ROUND
    return place


def steps_text(steps: Mapping[str, int], plain: list[str], questions: list[str], answers: Mapping[str, int]) -> str:
    """The module of a chapter."""
    parts = [
        [f"{name.upper()}: Final = {steps[name]}" for name in plain],
        [f"{name.upper()}: Final = {steps[name]}" for name in questions],
        [f"{name.upper()}: Final = {number:_}" for name, number in answers.items()],
    ]
    titles = ("Steps.", "Questions.", "Answers.")
    blocks = ["\n".join((f"# {title}", *lines)) for title, lines in zip(titles, parts, strict=True) if lines]
    return HEADER + "\n\n".join(blocks) + "\n"


def chapters_of(game: Path) -> Any:
    """The chapters of a game, read without the game."""
    return importlib.import_module(f"wandwright.games.{game.name}.chapters").CHAPTERS


def modules_of(game: Path) -> dict[Path, str]:
    """Every file to be written for a game, with its text: the numbers of its chapters, and what is kept of them."""
    kept = game / "numbers.json"
    given: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    steps, answers = given.setdefault("steps", {}), given.setdefault("answers", {})
    texts: dict[Path, str] = {}
    for chapter in chapters_of(game):
        folder = game / "chapters" / chapter.name
        questions = asked(folder)
        number_steps(steps, [*chapter.steps, *questions])
        own = answers.setdefault(chapter.name, {})
        number_answers(own, chapter.answers)
        if chapter.steps or questions or chapter.answers:
            declared = {name: own[name] for name in chapter.answers}
            texts[folder / "steps.py"] = steps_text(steps, list(chapter.steps), questions, declared)
    texts[kept] = json.dumps(given, indent=1) + "\n"
    return texts
