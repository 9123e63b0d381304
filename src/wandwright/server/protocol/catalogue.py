"""Catalogue messages: what the lobby is told of the games that can be played here; part of the protocol."""

from __future__ import annotations

from typing import Any

from wandwright.server.protocol.message import Message


class OptionInfo(Message):
    """One option of a game: named values, or a range."""

    name: str
    help: str
    default: Any
    values: list[str]
    low: int
    high: int
    many: bool


class PackInfo(Message):
    """Own cards that this server offers; the name is that of their directory."""

    name: str
    title: str


class FirstInfo(Message):
    """A start that is kind to newcomers; its seed is known to all."""

    seats: int
    seed: int
    options: dict[str, Any]


class FigureInfo(Message):
    """How hard a set-up is for a bot in every seat; `won` and its interval where the seats win and lose together.

    options are those that are not as usual; earlier: measured with other cards or rules than those of now.
    """

    seats: int
    options: dict[str, Any]
    bot: str
    matches: int
    won: int | None
    low: float | None
    high: float | None
    turns: float | None
    minutes: float | None
    command: str
    earlier: bool


class GameInfo(Message):
    """A game as the lobby shows it.

    minutes and difficulty (1 easy, 3 hard) are ranges, empty where the game tells nothing; goal has the numbers of the
    first match, or of the usual one.
    """

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    minutes: list[int]
    difficulty: list[int]
    first: FirstInfo | None
    goal: dict[str, int]
    options: list[OptionInfo]
    bots: list[str]
    packs: list[PackInfo]


class CardInfo(Message):
    """A card as the table draws it: facts, and lines of text in the player's language.

    doubts says how sure single values are, where they are less than certain: cost: reconstructed.
    """

    id: str
    name: str
    kind: str
    lines: list[str]
    facts: dict[str, Any]
    confidence: str
    note: str
    doubts: dict[str, str]


class RuleInfo(Message):
    """One numbered rule."""

    number: str
    chapter: str
    text: str


class LineInfo(Message):
    """A paragraph, or a point of a list with the meaning of its icon. Two stars stand around what is bold."""

    text: str
    point: bool
    icon: str


class ExplanationInfo(Message):
    """One section of the page that explains a game."""

    title: str
    lines: list[LineInfo]
