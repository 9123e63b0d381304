"""Death Eaters Rising: the table of contents. Set-up is in rules/setup.py, a turn begins in rules/turn.py."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from wandwright.content import content_hash, load_game_pack, released_edition
from wandwright.engine.cards import CardFace
from wandwright.engine.errors import BadOption, BadPosition, nearest
from wandwright.engine.events import Event
from wandwright.engine.games import Game
from wandwright.engine.options import Option, Setup
from wandwright.engine.rulebook import Rulebook
from wandwright.engine.state import Frame, State
from wandwright.engine.tables import Section
from wandwright.games.death_eaters_rising import faces, guess, heuristics, speech, steps, table, view
from wandwright.games.death_eaters_rising import notation as notations
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.chains import check_together
from wandwright.games.death_eaters_rising.checks import check
from wandwright.games.death_eaters_rising.library import Library
from wandwright.games.death_eaters_rising.rising import rising_rules
from wandwright.games.death_eaters_rising.rules.setup import set_up
from wandwright.games.death_eaters_rising.settings import options, rule_of, starters_of
from wandwright.games.death_eaters_rising.state import FIELDS, RisingState

PACKAGE = "wandwright.games.death_eaters_rising"
OPENING_EVENTS = frozenset(
    {"travels", "resolves", "dark_mark", "penalty", "uses", "casts", "attacks", "recruits", "hits"}
    | {"assigns", "assigns_symbol"}
)
CLOSING_EVENTS = frozenset({"turn"})


def load_library(packs: tuple[Path, ...]) -> Library:
    """Our pack with the user's packs over it, as tables; their files are read anew each time."""
    pack = load_game_pack(PACKAGE, packs, check, check_together)
    return Library([record.fields for record in pack.records], pack.digest)


class DeathEatersRising(Game):
    """The game as the engine knows it."""

    name = "death-eaters-rising"
    title = "Death Eaters Rising"
    summary = "Teams of wizards roll shared dice to win allies, fight Death Eaters and bring down Voldemort."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    rules_version = 1
    fields = FIELDS
    streams = steps.STREAMS
    aside = "removed"
    opening_events = OPENING_EVENTS
    closing_events = CLOSING_EVENTS
    verbs = notations.ALL_VERBS

    def __init__(self, packs: tuple[Path, ...] = (), records: tuple[Mapping[str, Any], ...] | None = None) -> None:
        self.packs = packs
        self._records = records
        self.rules = rising_rules()
        self._rulebook = Rulebook(PACKAGE)
        self._boxes: dict[str, Box] = {}

    @cached_property
    def library(self) -> Library:
        """The card tables, read when first needed."""
        if self._records is not None:
            return Library(self._records, content_hash(self._records))
        return load_library(self.packs)

    @property
    def content_hash(self) -> str:
        return self.library.digest

    def records(self) -> tuple[Mapping[str, Any], ...]:
        return tuple(definition.fields for definition in self.library.definitions)

    def with_records(self, records: tuple[Mapping[str, Any], ...]) -> DeathEatersRising:
        game = DeathEatersRising(records=records)
        game.library  # noqa: B018 - what does not fit these rules is told at once
        return game

    def released(self, content: str) -> DeathEatersRising | None:
        records = released_edition(PACKAGE, content)
        return None if records is None else self.with_records(records)

    def options(self) -> tuple[Option, ...]:
        return options(starters_of(self.library.starters))

    def with_packs(self, directories: tuple[Path, ...]) -> DeathEatersRising:
        game = DeathEatersRising(directories)
        game.library  # noqa: B018 - mistakes in a pack are told at once
        return game

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """R13: one starter for each seat."""
        starters = tuple(options["starters"])
        count = seats if seats is not None else (len(starters) or self.usual_seats)
        if starters and len(starters) != count:
            raise BadOption(f"There are {count} seats but {len(starters)} starters; name one starter for each seat.")
        if not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {count}.")
        usual = starters_of(self.library.starters)[:count]
        return count, {**options, "starters": starters or usual}

    def box(self, setup: Setup) -> Box:
        """The box unpacked for one set-up; equal set-ups share it."""
        key = json.dumps([setup.seats, setup.options], sort_keys=True)
        if key not in self._boxes:
            self._boxes[key] = Box(self.library, tuple(setup.options["starters"]), setup.options)
        return self._boxes[key]

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        return set_up(self.box(setup), setup.seed, script)

    def settle(self, state: State) -> None:
        """Nothing follows from the zones that the rules do not look up anew."""

    def card_id(self, state: State, card: int) -> str:
        return cast(RisingState, state).box.ids[card]

    def copy_number(self, state: State, card: int) -> int:
        return self.library.copies.copy_of[card]

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        return self.library.copies.with_id(text)

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        """A list orders a shuffle; a word is what a die shows (courage2: doubled) or where Voldemort begins."""
        if isinstance(value, list | tuple):
            return tuple(self.library.definition_of[self.cards_with_id(state, text)[0]] for text in value)
        if isinstance(value, int) and stream not in ("dice", "deck", "tokens"):
            return value
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

    def notation(self, state: State, question: Frame, option: int) -> str:
        return notations.notation(cast(RisingState, state), question, option)

    def label(self, state: State, question: Frame, option: int) -> str:
        return speech.label(cast(RisingState, state), question, option)

    def option_card(self, state: State, question: Frame, option: int) -> str | None:
        return notations.subject_card(cast(RisingState, state), question, option)

    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        return speech.prompt(cast(RisingState, state), question)

    def source(self, state: State, question: Frame) -> str | None:
        return speech.source_id(cast(RisingState, state), question)

    def rule(self, state: State, question: Frame) -> str:
        return rule_of(cast(RisingState, state), question)

    def pick(self, state: State, question: Frame) -> dict[str, Any]:
        if question[0] == steps.HEAL:
            chosen = [cast(RisingState, state).box.ids[card] for card in question[7]]
            return {"count": question[4] + len(chosen), "chosen": chosen}
        return {"count": 1, "chosen": []}

    def is_secret(self, state: State, question: Frame) -> bool:
        """A38: nothing that can be chosen is secret."""
        return False

    def is_secret_event(self, state: State, kind: str) -> bool:
        return False

    def event_text(self, event: Event, state: State) -> str:
        return speech.event_text(event, cast(RisingState, state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(cast(RisingState, state), seat)

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        return table.sections(view, self.library)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        return table.card_text(card_id, self.library)

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        return faces.faces(self.library, locale)

    def rule_text(self, rule: str) -> str:
        return self._rulebook.text(rule)

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return self._rulebook.rules()

    def determinize(self, state: State, seat: int, key: int) -> State:
        return guess.determinize(cast(RisingState, state), seat, key)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(cast(RisingState, state), seat)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return tuple((f"{seats} players", seats, {}) for seats in (2, 4))
