"""Hogwarts Battle, Games 1 to 7: the table of contents. Set-up is in rules/setup.py, a turn in rules/turn.py."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from wandwright.content import content_hash, load_game_pack, released_edition
from wandwright.engine.cards import CardFace
from wandwright.engine.errors import BadOption
from wandwright.engine.events import Event
from wandwright.engine.games import Game
from wandwright.engine.options import Option, Setup
from wandwright.engine.rulebook import Rulebook
from wandwright.engine.state import NO_CARD, Frame, State
from wandwright.engine.tables import Section
from wandwright.games.hogwarts_battle import faces, guess, heuristics, speech, steps, table, view
from wandwright.games.hogwarts_battle import notation as notations
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.battle import battle_rules
from wandwright.games.hogwarts_battle.box import Box, Readings
from wandwright.games.hogwarts_battle.chains import check_together
from wandwright.games.hogwarts_battle.checks import check
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.rules.setup import STREAMS, set_up
from wandwright.games.hogwarts_battle.rules.timing import refresh, refresh_abilities
from wandwright.games.hogwarts_battle.settings import CARD_QUESTIONS, OPTIONS, RULES_OF_QUESTIONS, rule_of_source
from wandwright.games.hogwarts_battle.state import FIELDS, BattleState

PACKAGE = "wandwright.games.hogwarts_battle"
OPENING_EVENTS = frozenset({"dark_arts", "resolves", "plays", "reward", "uses", "acquires", "attacks", "defeats"})
RULEBOOK = Rulebook(PACKAGE)


def load_library(packs: tuple[Path, ...]) -> Library:
    """Our pack with the user's packs over it, as tables; their files are read anew each time."""
    pack = load_game_pack(PACKAGE, packs, check, check_together)
    return Library([record.fields for record in pack.records], pack.digest)


class HogwartsBattle(Game):
    """The game as the engine knows it."""

    name = "hogwarts-battle"
    title = "Hogwarts Battle"
    summary = "Heroes build their decks together and stand against the villains, from Game 1 to Game 7."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    rules_version = 1
    fields = FIELDS
    streams = STREAMS
    aside = "banished"
    opening_events = OPENING_EVENTS
    verbs = notations.ALL_VERBS

    def __init__(self, packs: tuple[Path, ...] = (), records: tuple[Mapping[str, Any], ...] | None = None) -> None:
        self.packs = packs
        self._records = records
        self.rules = battle_rules()
        self.rules.is_secret = view.is_secret
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

    def with_records(self, records: tuple[Mapping[str, Any], ...]) -> HogwartsBattle:
        game = HogwartsBattle(records=records)
        game.library  # noqa: B018 - what does not fit these rules is told at once
        return game

    def released(self, content: str) -> HogwartsBattle | None:
        records = released_edition(PACKAGE, content)
        return None if records is None else self.with_records(records)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def with_packs(self, directories: tuple[Path, ...]) -> HogwartsBattle:
        game = HogwartsBattle(directories)
        game.library  # noqa: B018 - mistakes in a pack are told at once
        return game

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """R1, R71: as many heroes as seats; the first seat is the first hero listed."""
        heroes = tuple(options["heroes"])
        count = seats if seats is not None else (len(heroes) or self.usual_seats)
        if heroes and len(heroes) != count:
            raise BadOption(f"There are {count} seats but {len(heroes)} heroes; name one hero for each seat.")
        if not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"Hogwarts Battle is for {self.fewest_seats} to {self.most_seats} heroes, not {count}.")
        return count, {**options, "heroes": heroes or v.HEROES[:count]}

    def box(self, setup: Setup) -> Box:
        """The box unpacked for one set-up; equal set-ups share it."""
        key = json.dumps([setup.seats, setup.options], sort_keys=True)
        if key not in self._boxes:
            readings = Readings(setup.options)
            self._boxes[key] = Box(self.library, setup.options["game"], tuple(setup.options["heroes"]), readings)
        return self._boxes[key]

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        deal = setup.options["proficiencies"] == "deal"
        return set_up(self.box(setup), setup.seed, script, deal_proficiencies=deal)

    def settle(self, state: State) -> None:
        battle = cast(BattleState, state)
        destroyed = [card for card in battle.box.horcruxes[: battle.horcrux] if card in battle.horcruxes]
        battle.horcruxes = tuple(card for card in battle.horcruxes if card not in destroyed)
        battle.banished += tuple(destroyed)
        refresh(battle)
        for hero in range(battle.box.seats):
            refresh_abilities(battle, hero)

    def card_id(self, state: State, card: int) -> str:
        return cast(BattleState, state).box.ids[card]

    def copy_number(self, state: State, card: int) -> int:
        return self.library.copies.copy_of[card]

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        return self.library.copies.with_id(text)

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        if isinstance(value, str):
            return value
        return tuple(self.library.copies.definition_of[self.cards_with_id(state, text)[0]] for text in value)

    def notation(self, state: State, question: Frame, option: int) -> str:
        return notations.notation(cast(BattleState, state), question, option)

    def label(self, state: State, question: Frame, option: int) -> str:
        return speech.label(cast(BattleState, state), question, option)

    def option_card(self, state: State, question: Frame, option: int) -> str | None:
        return notations.subject_card(cast(BattleState, state), question, option)

    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        return speech.prompt(cast(BattleState, state), question, secret=secret)

    def source(self, state: State, question: Frame) -> str | None:
        return speech.source_id(cast(BattleState, state), question)

    def rule(self, state: State, question: Frame) -> str:
        if question[0] == steps.PICK_DISCARDS and question[5] == v.STUNNED:
            return "R24"
        if question[0] in CARD_QUESTIONS and question[2] != NO_CARD:
            battle = cast(BattleState, state)
            return rule_of_source(battle.box.about(question[2]).kind, hostile=battle.hostile_depth > 0)
        return RULES_OF_QUESTIONS[question[0]]

    def pick(self, state: State, question: Frame) -> dict[str, Any]:
        box = cast(BattleState, state).box
        if question[0] == steps.PICK_DISCARDS:
            return {"count": question[3], "chosen": [box.definitions[number].id for number in question[8]]}
        if question[0] == steps.CHOOSE_OPTION:
            return {"count": question[3], "chosen": [option + 1 for option in question[6]]}
        if question[0] == steps.PICK_HEROES:
            count = 2 if question[3] in (v.ANY_TWO, v.UP_TO_TWO) else 1
            return {"count": count, "chosen": [box.heroes[seat] for seat in question[5]]}
        return {"count": 1, "chosen": []}

    def is_secret(self, state: State, question: Frame) -> bool:
        return view.is_secret(cast(BattleState, state), question)

    def is_secret_answer(self, state: State, question: Frame) -> bool:
        closed = not cast(BattleState, state).box.readings.open_hands
        return closed and question[0] == steps.PICK_FROM_DECK

    def is_secret_event(self, state: State, kind: str) -> bool:
        return not cast(BattleState, state).box.readings.open_hands and kind in view.SECRET_EVENTS

    def event_text(self, event: Event, state: State) -> str:
        return speech.event_text(event, cast(BattleState, state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(cast(BattleState, state), seat)

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        return table.sections(view, self.library)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        return table.card_text(card_id, self.library)

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        return faces.faces(self.library, locale)

    def rule_text(self, rule: str) -> str:
        return RULEBOOK.text(rule)

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return RULEBOOK.rules()

    def determinize(self, state: State, seat: int, key: int) -> State:
        return guess.determinize(cast(BattleState, state), seat, key, self.rules)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(cast(BattleState, state), seat)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return tuple(
            (f"Game {game}, {seats} heroes", seats, {"game": game, "proficiencies": "deal"})
            for game in (1, 7)
            for seats in (2, 4)
        )
