"""The screen: it knows its size, draws the board and the question so that they fit, and prints sentences."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from wandwright.cli.speech import speak
from wandwright.cli.table.board import GOLD, QUIET, Look, board, choices
from wandwright.engine.display.tables import Section

WIDEST: Final = 120
NARROWEST: Final = 40
# Lines of news: so many are shown even where the board has to scroll for them, so many make the board give way.
FEWEST_NEWS: Final = 4
MOST_NEWS: Final = 8


class Picture(NamedTuple):
    """What the board shows: a heading, the game's sections, and what the cards do, by their ids."""

    heading: str
    sections: tuple[Section, ...]
    texts: Mapping[str, str]


class Asked(NamedTuple):
    """The question with its choices, and who else may step in."""

    question: str
    entries: Sequence[tuple[str, str]]
    chances: Sequence[str] = ()


class Screen:
    """Where the table is drawn. A terminal is drawn anew for every question; else lines follow each other."""

    def __init__(self, *, plain: bool, keyboard: bool) -> None:
        self.live = keyboard and not plain and sys.stdout.isatty()
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=True if self.plain else None)
        self.console.width = max(NARROWEST, min(self.console.width, WIDEST))
        self.notes: list[str] = []

    @property
    def width(self) -> int:
        return self.console.width

    def measure(self) -> None:
        """Take the size of the terminal anew; people change it."""
        if self.live:
            self.console = Console(highlight=False, markup=False, emoji=False)
            self.console.width = max(NARROWEST, min(self.console.width, WIDEST))

    def say(self, text: str, style: str = "") -> None:
        """A sentence."""
        self.console.print(Text(text, style))

    def say_unbroken(self, text: str) -> None:
        """A line that stays one line whatever the width, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def note(self, text: str) -> None:
        """A sentence that must survive the next drawing of the table."""
        if self.live:
            self.notes.append(text)
        else:
            self.say(text)

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def say_lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def show_board(self, picture: Picture) -> None:
        """The board by itself."""
        self.console.print(self.drawn(picture, 1))

    def show_question(self, asked: Asked) -> None:
        """The question by itself."""
        self.print_question(asked, choices(asked.entries, self.width, short=False))

    def print_question(self, asked: Asked, listed: RenderableType) -> None:
        self.console.print(Text(asked.question, GOLD))
        self.console.print(listed)
        self.say_lines(asked.chances, QUIET)

    def drawn(self, picture: Picture, room: int) -> RenderableType:
        return board(picture.heading, picture.sections, picture.texts, Look(self.width, room, self.plain))

    def draw(self, story: Sequence[str], news: int, picture: Picture, asked: Asked) -> None:
        """The whole table anew: what happened lately, the board, the question. Texts give way where room is short."""
        self.measure()
        news += len(self.notes)
        lines = [*story, *self.notes]
        self.notes.clear()
        listed = choices(asked.entries, self.width, short=False)
        # One line each for the rule above the board, the question, and the answer.
        height = self.console.height - 3 - sum(self.lines(Text(line)) for line in asked.chances)
        free = height - self.lines(listed)
        wanted = min(news, MOST_NEWS) + 1
        rooms = (room for room in (2, 1, 0) if self.lines(self.drawn(picture, room)) + wanted <= free)
        table = self.drawn(picture, next(rooms, 0))
        if self.lines(table) + FEWEST_NEWS > free:
            listed = choices(asked.entries, self.width, short=True)
        left = height - self.lines(table) - self.lines(listed)
        self.clear()
        for line, style in newest(lines, news, max(FEWEST_NEWS, left), self.width):
            self.say(line, style)
        self.console.print(Rule(style=QUIET))
        self.console.print(table)
        self.print_question(asked, listed)

    def lines(self, drawn: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(drawn, pad=False))


def newest(lines: Sequence[str], news: int, room: int, width: int) -> list[tuple[str, str]]:
    """The last lines that fit: news as it is, older lines quieter, and a word about news that does not fit."""
    shown: list[tuple[str, str]] = []
    used = 0
    for back, line in enumerate(reversed(lines)):
        used += -(-max(1, len(line)) // width)
        if used > room - (news > room):
            break
        shown.insert(0, (line, "" if back < news else QUIET))
    hidden = news - len(shown)
    return [(speak("earlier-lines", count=hidden), QUIET), *shown] if hidden > 0 else shown
