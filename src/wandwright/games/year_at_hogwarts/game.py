"""A Year at Hogwarts: the table of contents. Its rules are in chapters/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from wandwright.content.card_game import CardGame
from wandwright.engine.display.welcome import FirstMatch, Welcome
from wandwright.engine.errors import BadPosition, nearest
from wandwright.engine.matches.declared import NO_SIGHTS
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import State
from wandwright.games.year_at_hogwarts import ending, settings, speech
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS
from wandwright.games.year_at_hogwarts.chapters.decks import guessing
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import mates_play
from wandwright.games.year_at_hogwarts.fields import BASE_FIELDS, FIELDS
from wandwright.games.year_at_hogwarts.library import Library
from wandwright.games.year_at_hogwarts.state import YearState

SECRET_FROM_MATES: Mapping[str, str] = {"quidditch": "alone"}


class YearAtHogwarts(CardGame[Library, Box]):
    """The game as the engine knows it."""

    name = "year-at-hogwarts"
    title = "A Year at Hogwarts"
    summary = (
        "Walk through the castle, sit exams, play Quidditch and fight for the House Cup, or stop Voldemort's return."
    )
    package = "wandwright.games.year_at_hogwarts"
    fewest_seats = 1
    most_seats = 8
    usual_seats = 2
    rules_version = 3
    welcome = Welcome((30, 60), (1, 3), FirstMatch(2, 7, {"length": "quick"}))
    chapters = CHAPTERS
    fields = FIELDS
    streams = v.STREAMS
    aside = "removed"
    opening_events = frozenset({"plays", "plays_at_start", "plays_quidditch", "resolves", "uses"})
    closing_events = frozenset({"turn"})
    # R38: what is drawn is known to its owner only, what is taken from a hand to its old and its new owner.
    secret_events: ClassVar[Mapping[str, str]] = dict.fromkeys(("draws", "steals", "is_robbed"), "spells")
    # A Book that is resolved, a card that is played, named or goes under its deck, a mission tried are seen by all.
    showing_events = frozenset(
        {
            *("passes_exam", "discards", "plays", "plays_at_start", "plays_quidditch", "resolves", "reveals"),
            *("finds", "finds_card", "is_immune", "tries_mission"),
        }
    )
    retrospect = ending.RETROSPECT

    def options(self) -> tuple[Option, ...]:
        known = self.library.students()
        return settings.options(tuple(sorted(known, key=settings.seat_order)))

    def complete_setup(self, seats: int | None, options: dict[str, object]) -> tuple[int, dict[str, object]]:
        """R18 to R24: seats, whom each plays, its team."""
        known = tuple(sorted(self.library.students(), key=settings.seat_order))
        return settings.completed(seats, options, known)

    def reconciled(self, seats: int, options: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
        return settings.reconciled(seats, options)

    def goal(self, setup: Setup) -> Mapping[str, int]:
        """R9 to R11: what ends the year."""
        box = self.box(setup)
        return {"missions": box.missions_to_end, "points": box.points_to_end}

    def fields_in(self, state: State) -> tuple[Field, ...]:
        return FIELDS if cast(YearState, state).box.return_mode else BASE_FIELDS

    def sights(self, state: State) -> Mapping[str, str]:
        """R215: cards kept for the Snitch are secret from a mate, too, while mates play each other."""
        return SECRET_FROM_MATES if mates_play(cast(YearState, state)) else NO_SIGHTS

    def mates(self, state: State, seat: int | None) -> tuple[int, ...]:
        """R21a: team mates see each other's missions and hands; so do the heroes of the second mode."""
        return () if seat is None else cast(YearState, state).box.mates[seat]

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        """R110: a mission that is fought; R129: a deck that the seat looks through."""
        guessing.fit_missions(cast(YearState, guessed), cast(YearState, state), seat)
        guessing.fit_search(self, cast(YearState, guessed), seat)

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        """A die by what it shows; a list of spaces for where tokens or Death Eaters go; cards of a shuffle."""
        if isinstance(value, int):
            return value if stream == "setup" else value - 1
        if stream != "setup":
            return super().scripted_result(state, stream, value)
        board = cast(YearState, state).box.board
        unknown = [name for name in value if name not in board.numbers]
        if unknown:
            raise BadPosition(f"There is no space {unknown[0]!r}. {nearest(str(unknown[0]), board.names)}")
        return tuple(board.numbers[name] for name in value)

    def seat_id(self, state: State, seat: int) -> str:
        """A seat is called by its character."""
        return cast(YearState, state).box.characters[seat]

    def addressed(self, state: State, seat: int) -> dict[str, object]:
        return {"who": speech.seat_name(cast(YearState, state), seat)}

    def asking(self, state: State, question: Asked) -> dict[str, object]:
        return speech.asking(cast(YearState, state), question)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, object]], ...]:
        return (
            ("Underage, 2 players", 2, {}),
            ("Qualified, 8 players", 8, {"variant": "qualified"}),
            ("Return of Voldemort, 2 players", 2, {"mode": "return"}),
            ("Quidditch alone", 2, {"mode": "quidditch"}),
        )
