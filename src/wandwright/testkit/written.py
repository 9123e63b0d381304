"""What no game may leave unwritten. Each clause gives what is missing or wrong, as a list; an empty list is right.

The rule map is the README of a game's package: a table of rule, what it says, modules and tests. The page of rulings
has a section for each ruling and each option, with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from wandwright.content.messages import Messages
from wandwright.engine.display.rulebook import Rulebook
from wandwright.engine.matches.games import Game
from wandwright.testkit.citations import Citations, is_ruling, letters_of, numbers_in

ROW: Final = re.compile(r"^\| ([A-Z]\d+[a-z]?) \|[^|]*\| (.*?) \| (.*?) \|$", re.MULTILINE)
QUOTED: Final = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    """A line of the rule map."""

    rule: str
    modules: list[str]
    tests: list[str]


class Ruling(NamedTuple):
    """A section of the page of rulings."""

    heading: str
    text: str


def rule_map(sources: Path) -> list[Row]:
    """The rule map in the README of a game."""
    rows = ROW.findall((sources / "README.md").read_text(encoding="utf-8"))
    return [Row(rule, QUOTED.findall(modules), QUOTED.findall(tests)) for rule, modules, tests in rows]


def unmapped(game: Game, rows: Sequence[Row]) -> list[str]:
    """Rules that the map lacks or names elsewhere than the rulebook does, and rows that name no module or no test."""
    mapped, known = [row.rule for row in rows], [number for number, _, _ in game.rulebook()]
    wrong = [rule for rule in known if rule not in mapped] + [rule for rule in mapped if rule not in known]
    unordered = [] if wrong or mapped == known else ["the order"]
    return [*wrong, *unordered, *(row.rule for row in rows if not row.modules or not row.tests)]


def lost_files(rows: Iterable[Row], sources: Path, tests: Path) -> list[str]:
    """Modules and tests that the map names and that are not there."""
    return [
        f"{row.rule}: {name}"
        for row in rows
        for place, names in ((sources, row.modules), (tests, row.tests))
        for name in names
        if not (place / name.partition("::")[0]).is_file()
    ]


def silent_tests(rows: Iterable[Row], tests: Path, citations: Citations) -> list[str]:
    """Tests that the map names for a rule and that do not cite it."""
    return [
        f"{row.rule}: {test}"
        for row in rows
        for test in row.tests
        if not any(name.startswith(test) for name in citations.tests.get(row.rule, ()))
        and not cites(tests / test, row.rule)
    ]


def cites(scenarios: Path, rule: str) -> bool:
    """Does a scenario of a card name the rule?"""
    lines = scenarios.read_text(encoding="utf-8").splitlines() if scenarios.suffix == ".yaml" else []
    return any(re.match(rf"rule:.*\b{rule}\b", line) for line in lines)


def unknown_references(game: Game) -> list[str]:
    """Rules that name another rule which does not exist."""
    book = game.rulebook()
    known, letters = {number for number, _, _ in book}, letters_of(book)
    return [number for number, _, text in book if not set(numbers_in(text, letters)) <= known]


def untranslated(package: str, language: str) -> list[str]:
    """Rules that a language lacks, has at another place, or with other numbers in it."""
    book = Rulebook(package)
    english, told = book.written_in("en"), {number: text for number, _, text in book.written_in(language)}
    letters = letters_of(english)
    wrong = [
        number
        for number, _, text in english
        if number not in told or numbers_of(text, letters) != numbers_of(told[number], letters)
    ]
    return wrong or ([] if list(told) == [number for number, _, _ in english] else ["the order"])


def numbers_of(text: str, letters: str) -> list[str]:
    """The rules and the amounts that a sentence names."""
    return sorted(re.findall(rf"[{letters}]?\d+[a-z]?", text))


def rulings(page: Path) -> list[Ruling]:
    """Each ruling of a page."""
    parts = re.split(r"^### (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    texts = [re.split(r"^## ", text, flags=re.MULTILINE)[0] for text in parts[2::2]]
    return [Ruling(heading, text) for heading, text in zip(parts[1::2], texts, strict=True)]


def rulings_without_section(game: Game, found: Sequence[Ruling]) -> list[str]:
    """Numbered rulings that the page does not explain."""
    explained = {ruling.heading.partition(". ")[0] for ruling in found}
    return [number for number, _, _ in game.rulebook() if is_ruling(number) and number not in explained]


def rulings_without_reason(game: Game, found: Iterable[Ruling]) -> list[str]:
    """Sections that give no reason, name no rule, or name one that does not exist."""
    book = game.rulebook()
    known, letters = {number for number, _, _ in book}, letters_of(book)
    named = {ruling.heading: set(numbers_in(ruling.text, letters)) for ruling in found}
    return [
        ruling.heading
        for ruling in found
        if "*Why:*" not in ruling.text or not named[ruling.heading] or not named[ruling.heading] <= known
    ]


def options_without_ruling(game: Game, found: Iterable[Ruling], but: Iterable[str] = ()) -> list[str]:
    """Options that no heading names, or whose values it does not list; `but` are those that the rules explain."""
    headings = [ruling.heading for ruling in found]
    return [
        option.name
        for option in game.options()
        if option.name not in but
        and not any(
            f"`{option.name}`" in heading
            and (option.many or all(str(value) in heading for value in option.values or ()))
            for heading in headings
        )
    ]


def nameless(package: str, records: Iterable[Mapping[str, object]], language: str) -> list[str]:
    """Entries of the pack without a name in a language, and names of entries that there are no more."""
    texts = Messages(package)
    # What is called by its id alone, as a place of the pitch, is never spoken of.
    known = {str(fields["id"]) for fields in records if fields["name"] != fields["id"]}
    lacking = sorted(identity for identity in known if not texts.has(f"card-{identity}", language))
    return lacking + sorted(name for name in names_in(package, language) if name not in known)


def names_in(package: str, language: str) -> set[str]:
    """The entries that the text files of a language name."""
    folder = files(package) / "text"
    written = [page.read_text(encoding="utf-8") for page in folder.iterdir() if page.name.endswith(f"{language}.ftl")]
    return {name for text in written for name in re.findall(r"^card-(\w+) =", text, re.MULTILINE)}
