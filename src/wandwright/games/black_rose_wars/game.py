"""Black Rose Wars as the engine knows it. Set-up: chapters/lodge/setup.py; a turn: chapters/turn/black_rose.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from wandwright.content.card_game import CardGame
from wandwright.engine.display.welcome import FirstMatch, Welcome
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.questions.answers import Asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import Frame, State
from wandwright.games.black_rose_wars import ending, settings, speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.chapters import CHAPTERS
from wandwright.games.black_rose_wars.chapters.lodge import guessing
from wandwright.games.black_rose_wars.chapters.lodge.sheets import mage_name
from wandwright.games.black_rose_wars.chapters.rival.rules import RoseRules
from wandwright.games.black_rose_wars.fields import FIELDS
from wandwright.games.black_rose_wars.library import Library
from wandwright.games.black_rose_wars.opinion.planning import likings
from wandwright.games.black_rose_wars.opinion.tables import liking_of
from wandwright.games.black_rose_wars.state import RoseState

# Whoever plays for the first time has nothing to choose before Study; the Mages and schools are easy to play.
FIRST_MATCH: Final = {
    "mage_seats": ("tessa", "rebecca"),
    "school_seats": ("destruction", "divination"),
    "list_seats": "aa",
    "first_player": "named",
    "personal_spells": "off",
}


class BlackRoseWars(CardGame[Library, Box]):
    """The game as the engine knows it."""

    name = "black-rose-wars"
    title = "Black Rose Wars"
    summary = "Plan spells in secret, fight in a Lodge that falls apart, and become Grand Master before the Rose does."
    package = "wandwright.games.black_rose_wars"
    fewest_seats = 1
    most_seats = 4
    usual_seats = 2
    rules_version = 3
    welcome = Welcome((60, 150), (3, 3), FirstMatch(2, 7, FIRST_MATCH))
    chapters = CHAPTERS
    fields = FIELDS
    streams = v.STREAMS
    aside = "removed"
    opening_events = frozenset({"casts", "event", "springs", "protects", "completes"})
    closing_events = frozenset({"turn"})
    # R170: what is drawn or discarded face down is known to its owner only.
    secret_events: ClassVar[Mapping[str, str]] = {
        "draws": "hand",
        "draws_forgotten": "hand",
        "draws_quest": "quests",
        "discards_quest": "quests",
        "steals_quest": "quests",
        "finds": "hand",
    }
    showing_events = frozenset(
        {
            *("rejects", "bans", "discards", "casts", "event", "springs", "protects", "completes"),
            *("gives_up", "loses_set_card", "shows"),
        }
    )
    retrospect = ending.RETROSPECT
    deals_guesses = True

    def make_rules(self) -> Rules:
        """R226: whatever the Rival is asked answers itself."""
        return RoseRules(CHAPTERS.steps, CHAPTERS.questions, CHAPTERS.modules)

    def unpack(self, setup: Setup) -> Box:
        return Box(self.library, {**setup.options, "players": setup.seats})

    def options(self) -> tuple[Option, ...]:
        return settings.options(self.library.mages, self.library.schools)

    def complete_setup(self, seats: int | None, options: dict[str, object]) -> tuple[int, dict[str, object]]:
        return settings.completed(seats, options, self.library.mages, self.library.schools)

    def reconciled(self, seats: int, options: Mapping[str, object]) -> tuple[int, dict[str, object]]:
        return settings.reconciled(seats, options, self.library.mages, self.library.schools)

    def goal(self, setup: Setup) -> Mapping[str, int]:
        """R2: what ends the match."""
        return {"points": v.END_POINTS}

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        guessing.complete(cast(RoseState, guessed), cast(RoseState, state), seat, liking_of(cast(RoseState, state).box))

    def likings(self, state: State, question: Frame, legal: list[int]) -> Sequence[float]:
        return likings(cast(RoseState, state), question, legal)

    def scripted_result(self, state: State, stream: str, value: Any) -> object:
        """Numbers as they are; at set-up a list of rooms, Mages or Cells; else the cards of a shuffle."""
        if isinstance(value, int) or stream != "setup":
            return super().scripted_result(state, stream, value)
        box = cast(RoseState, state).box
        known = {**box.room_number, **{name: number for number, name in enumerate(box.mage_names)}}
        return tuple(one if isinstance(one, int) else known[one] for one in value)

    def seat_id(self, state: State, seat: int) -> str:
        """A seat is called by its Mage, once it has one."""
        return mage_name(cast(RoseState, state), seat)

    def addressed(self, state: State, seat: int) -> dict[str, object]:
        rose = cast(RoseState, state)
        if rose.mage[seat] < 0:
            return {"who": self.speak("name-seat", n=seat + 1)}
        return {"who": speech.mage_name(rose, seat)}

    def asking(self, state: State, question: Asked) -> dict[str, object]:
        return {**super().asking(state, question), **speech.asking(cast(RoseState, state), question)}

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, object]], ...]:
        return (
            ("2 players", 2, {}),
            ("4 players", 4, {}),
            ("Against the Rival", 1, {"solo": "rival"}),
        )
