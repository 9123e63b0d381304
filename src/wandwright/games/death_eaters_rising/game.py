"""Death Eaters Rising: the table of contents. Its chapters, in their order, are in chapters/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from wandwright.content.card_game import CardGame
from wandwright.content.library import HasFields
from wandwright.engine.display.cards import CardFace
from wandwright.engine.display.welcome import FirstMatch, Welcome
from wandwright.engine.errors import BadPosition, nearest
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.state.state import State
from wandwright.games.death_eaters_rising import ending, settings, speech, text
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.chapters import CHAPTERS
from wandwright.games.death_eaters_rising.fields import FIELDS
from wandwright.games.death_eaters_rising.library import Library
from wandwright.games.death_eaters_rising.state import RisingState


class DeathEatersRising(CardGame[Library, Box]):
    """The game as the engine knows it."""

    name = "death-eaters-rising"
    title = "Death Eaters Rising"
    summary = "Teams of wizards roll shared dice to win allies, fight Death Eaters and bring down Voldemort."
    package = "wandwright.games.death_eaters_rising"
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    rules_version = 2
    # One Death Eater stands on the board, far from where Voldemort turns first, and the easier game is played (R83).
    welcome = Welcome((60, 60), (2, 2), FirstMatch(2, 318, {"voldemort_damage": 4}))
    chapters = CHAPTERS
    fields = FIELDS
    streams = v.STREAMS
    aside = "removed"
    opening_events = frozenset(
        {"travels", "resolves", "dark_mark", "penalty", "uses", "casts", "attacks", "recruits", "hits"}
        | {"assigns", "assigns_symbol"}
    )
    closing_events = frozenset({"turn"})
    retrospect = ending.RETROSPECT

    def options(self) -> tuple[Option, ...]:
        return settings.options(settings.starters_of(self.library.affiliation_of))

    def goal(self, setup: Setup) -> Mapping[str, int]:
        """R7, R8: the damage that defeats Voldemort, and what must not be lost."""
        box = self.box(setup)
        lost = {"places": box.corrupted_to_lose, "wizards": box.defeated_to_lose}
        return {"damage": box.damage_to_win, **lost}

    def scripted_result(self, state: State, stream: str, value: object) -> object:
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
            cards = [card for card in new.deck if card != voldemort]
            cards.insert(deck.index(voldemort), voldemort)
            new.deck = tuple(cards)

    def card_face(self, definition: HasFields, locale: str) -> CardFace:
        """With what a Death Eater does in few words, for a table that has no room for all of them."""
        face = super().card_face(definition, locale)
        brief = list(text.brief_lines(definition.fields, locale, self.library.names))
        return face._replace(facts={**face.facts, "brief": brief}) if brief else face

    def addressed(self, state: State, seat: int) -> dict[str, object]:
        return {"team": speech.team(cast(RisingState, state), seat)}

    def seat_id(self, state: State, seat: int) -> str:
        """A team is called by the wizard it began with."""
        box = cast(RisingState, state).box
        return box.ids[box.starters[seat]]

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, object]], ...]:
        return tuple((f"{seats} players", seats, {}) for seats in (2, 4))
