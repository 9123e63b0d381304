"""Death Eaters Rising: the table of contents. Set-up is in rules/setup.py, a turn begins in rules/turn.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from wandwright.content.boxed import BoxedGame
from wandwright.content.packs import Check, Together
from wandwright.engine.cards import CardFace
from wandwright.engine.errors import BadPosition, nearest
from wandwright.engine.events import Event
from wandwright.engine.options import Option, Setup
from wandwright.engine.rules import Rules
from wandwright.engine.state import State
from wandwright.engine.tables import Section
from wandwright.games.death_eaters_rising import effects, faces, settings, speech, steps, table, text, view
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.chapters import make_rules
from wandwright.games.death_eaters_rising.fields import FIELDS
from wandwright.games.death_eaters_rising.law.chains import check_together
from wandwright.games.death_eaters_rising.law.checks import check
from wandwright.games.death_eaters_rising.library import Library
from wandwright.games.death_eaters_rising.opinion import heuristics
from wandwright.games.death_eaters_rising.rules import setup
from wandwright.games.death_eaters_rising.state import RisingState


class DeathEatersRising(BoxedGame[Library, Box]):
    """The game as the engine knows it."""

    name = "death-eaters-rising"
    title = "Death Eaters Rising"
    summary = "Teams of wizards roll shared dice to win allies, fight Death Eaters and bring down Voldemort."
    package = "wandwright.games.death_eaters_rising"
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    rules_version = 1
    fields = FIELDS
    streams = steps.STREAMS
    aside = "removed"
    opening_events = frozenset(
        {"travels", "resolves", "dark_mark", "penalty", "uses", "casts", "attacks", "recruits", "hits"}
        | {"assigns", "assigns_symbol"}
    )
    closing_events = frozenset({"turn"})

    def make_rules(self) -> Rules:
        return make_rules()

    def make_library(self, records: list[Mapping[str, Any]], digest: str) -> Library:
        return Library(records, digest, effects.WORDS)

    @property
    def law(self) -> tuple[Check, Together]:
        return (check, check_together)

    def options(self) -> tuple[Option, ...]:
        return settings.options(settings.starters_of(self.library.starters))

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """R13: one starter for each seat."""
        starters = tuple(options["starters"])
        count = self.one_each(seats, starters, "starter")
        return count, {**options, "starters": starters or settings.starters_of(self.library.starters)[:count]}

    def unpack(self, setup: Setup) -> Box:
        return Box(self.library, tuple(setup.options["starters"]), setup.options)

    def set_up(self, setup_: Setup, script: dict[int, Any] | None = None) -> State:
        return setup.set_up(self.box(setup_), setup_.seed, script)

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        """A list orders a shuffle; a word is what a die shows (courage2: doubled) or where Voldemort begins."""
        if isinstance(value, list | tuple) or (isinstance(value, int) and stream not in ("dice", "deck", "tokens")):
            return super().scripted_result(state, stream, value)
        value = str(value)
        box = cast(RisingState, state).box
        symbol, doubled = (value[:-1], 2) if value.endswith("2") else (value, 1)
        if stream == "dice" and symbol in v.SYMBOLS:
            return (v.SYMBOLS.index(symbol), doubled)
        if stream == "voldemort_die" and value in v.VOLDEMORT_FACES:
            return box.voldemort_faces.index(v.VOLDEMORT_FACES.index(value))
        if stream == "setup" and value in self.library.locations:
            return self.library.locations.index(value)
        known = {"dice": v.SYMBOLS, "voldemort_die": v.VOLDEMORT_FACES}.get(stream, self.library.locations)
        raise BadPosition(f"The stream {stream} can't show {value!r}. {nearest(value, known)}")

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        """R16: where Voldemort lies in the deck is known to all."""
        new, deck = cast(RisingState, guessed), cast(RisingState, state).deck
        voldemort = new.box.voldemort
        if voldemort in deck:
            others = tuple(card for card in new.deck if card != voldemort)
            place = deck.index(voldemort)
            new.deck = (*others[:place], voldemort, *others[place:])

    def ids(self, state: State) -> Sequence[str]:
        return cast(RisingState, state).box.ids

    def addressed(self, state: State, seat: int) -> dict[str, Any]:
        return {"team": speech.team(cast(RisingState, state), seat)}

    def seat_id(self, state: State, seat: int) -> str:
        """A team is called by the wizard it began with."""
        box = cast(RisingState, state).box
        return box.ids[box.starters[seat]]

    def card_name(self, card_id: str) -> str:
        return text.plain_name(card_id, self.messages.language(), self.library.names)

    def event_text(self, event: Event, state: State) -> str:
        return speech.event_text(event, cast(RisingState, state))

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        view.add_to_view(data, cast(RisingState, state))

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        return table.sections(view, self.library)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        return table.card_text(card_id, self.library)

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        return faces.faces(self.library, locale)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(cast(RisingState, state), seat)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return tuple((f"{seats} players", seats, {}) for seats in (2, 4))
