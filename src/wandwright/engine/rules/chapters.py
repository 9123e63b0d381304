"""A chapter of a game's rules, and the chapters of a game in their order.

A chapter is a package below `chapters/` of its game, whose `__init__` exports it as CHAPTER. What it adds to the game
lies in its modules and is found there by name:

    fields.py     FIELDS, what it adds to a position
    questions.py  QUESTIONS, what it asks
    hooks.py      functions named like the hooks of the game (hooks.py of the game), by which it joins in
    steps.py      the numbers of its steps, questions and answers; written by `make states`, never by hand
    any module    WORDS, effect words; and the functions of steps, questions and answers by their names
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.rules.hooks import joined

if TYPE_CHECKING:
    from wandwright.engine.questions.questions import Question
    from wandwright.engine.rules.hooks import H
    from wandwright.engine.state.fields import Field
    from wandwright.engine.words.words import Word

NO_ANSWERS: Final[Mapping[str, int]] = {}
# Modules that hold no functions of steps and questions.
DECLARING: Final = frozenset({"fields", "hooks", "steps"})


class Chapter:
    """What a part of the rules adds to its game.

    package  where its modules are
    steps    the names of its plain steps, each with a function of that name
    answers  words for answers that are no thing by themselves, each with how many numbers it needs: end: 1, play: 1000
    part     the attribute of the box that says whether a match has this chapter; without one every match has it
    """

    def __init__(
        self, package: str, steps: Sequence[str] = (), answers: Mapping[str, int] = NO_ANSWERS, part: str = ""
    ) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self.steps = tuple(steps)
        self.answers = answers
        self.part = part

    @cached_property
    def home(self) -> ModuleType:
        return import_module(self.package)

    def module(self, name: str) -> ModuleType | None:
        """One of its modules, if it has it; a chapter in a single file has itself for all of them."""
        if not hasattr(self.home, "__path__"):
            return self.home
        return import_module(f"{self.package}.{name}") if find_spec(f"{self.package}.{name}") else None

    def declared(self, module: str, name: str) -> tuple[Any, ...]:
        """What one of its modules declares under a name."""
        return tuple(getattr(self.module(module), name, ()))

    @cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """Where the functions of its steps and questions are, and its effect words."""
        if not hasattr(self.home, "__path__"):
            return (self.home,)
        found = sorted(module.name for module in iter_modules(self.home.__path__))
        return tuple(import_module(f"{self.package}.{name}") for name in found if name not in DECLARING)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        return self.declared("fields", "FIELDS")

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        return self.declared("questions", "QUESTIONS")

    @cached_property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for module in self.modules for word in getattr(module, "WORDS", ()))

    @cached_property
    def numbers(self) -> dict[int, str]:
        """Its plain steps by their numbers."""
        steps = self.module("steps")
        return {getattr(steps, name.upper()): name for name in self.steps}

    def is_played(self, box: object) -> bool:
        """Does a match with this box have the chapter?"""
        return not self.part or bool(getattr(box, self.part))


class Chapters:
    """The chapters of a game in the order in which each may build on those before it."""

    def __init__(self, package: str, *names: str) -> None:
        self.package = package
        self.names = names

    @classmethod
    def of(cls, *chapters: Chapter) -> Chapters:
        """Chapters that are at hand: a game in a single file has one."""
        found = cls("")
        found.all = chapters
        return found

    @cached_property
    def all(self) -> tuple[Chapter, ...]:
        return tuple(import_module(f"{self.package}.{name}").CHAPTER for name in self.names)

    def __iter__(self) -> Iterator[Chapter]:
        return iter(self.all)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        return tuple(field for chapter in self for field in chapter.fields)

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        return tuple(question for chapter in self for question in chapter.questions)

    @cached_property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for chapter in self for word in chapter.words)

    @cached_property
    def steps(self) -> dict[int, str]:
        """The names of all plain steps by their numbers."""
        return {number: name for chapter in self for number, name in chapter.numbers.items()}

    @cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """Where functions of steps and questions are looked for; those of the machine of effects come last."""
        own = [module for chapter in self for module in chapter.modules]
        return (*own, import_module("wandwright.engine.words.programs"))

    def hooks(self, points: type[H], box: object) -> H:
        """Whoever joins in at each hook in matches with this box, in the order of the chapters."""
        played = [chapter for chapter in self if chapter.is_played(box)]
        modules = [module for chapter in played if (module := chapter.module("hooks")) not in (None, chapter.home)]
        return joined(points, modules)
