"""Hogwarts Battle, Games 1 to 7: the table of contents. Set-up is in rules/setup.py, a turn in rules/turn.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from wandwright.content.boxed import BoxedGame
from wandwright.content.packs import Check, Together
from wandwright.engine.cards import CardFace
from wandwright.engine.events import Event
from wandwright.engine.options import Option, Setup
from wandwright.engine.rules import Rules
from wandwright.engine.state import State
from wandwright.engine.tables import Section
from wandwright.games.hogwarts_battle import effects, faces, speech, table, view
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box, Readings
from wandwright.games.hogwarts_battle.chapters import make_rules
from wandwright.games.hogwarts_battle.fields import FIELDS
from wandwright.games.hogwarts_battle.law.chains import check_together
from wandwright.games.hogwarts_battle.law.checks import check
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.opinion import heuristics
from wandwright.games.hogwarts_battle.rules.setup import STREAMS, set_up
from wandwright.games.hogwarts_battle.rules.timing import refresh, refresh_abilities
from wandwright.games.hogwarts_battle.settings import OPTIONS
from wandwright.games.hogwarts_battle.state import BattleState


class HogwartsBattle(BoxedGame[Library, Box]):
    """The game as the engine knows it."""

    name = "hogwarts-battle"
    title = "Hogwarts Battle"
    summary = "Heroes build their decks together and stand against the villains, from Game 1 to Game 7."
    package = "wandwright.games.hogwarts_battle"
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    rules_version = 1
    fields = FIELDS
    streams = STREAMS
    aside = "banished"
    opening_events = frozenset(
        {"dark_arts", "resolves", "plays", "reward", "uses", "acquires", "attacks", "defeats", "pays"}
    )
    secret_events: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("draws", "looks", "finds", "protected", "loss_prevented"), "hand")
    }

    def make_rules(self) -> Rules:
        return make_rules()

    def make_library(self, records: list[Mapping[str, Any]], digest: str) -> Library:
        return Library(records, digest, effects.WORDS)

    @property
    def law(self) -> tuple[Check, Together]:
        return (check, check_together)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """R1, R71: as many heroes as seats; the first seat is the first hero listed."""
        heroes = tuple(options["heroes"])
        count = self.one_each(seats, heroes, "hero", "heroes")
        return count, {**options, "heroes": heroes or v.HEROES[:count]}

    def unpack(self, setup: Setup) -> Box:
        options = setup.options
        return Box(self.library, options["game"], tuple(options["heroes"]), Readings(options))

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

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        return value if isinstance(value, str) else super().scripted_result(state, stream, value)

    def sights(self, state: State) -> Mapping[str, str]:
        return view.OPEN_HANDS if cast(BattleState, state).box.readings.open_hands else {}

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        """R11: Voldemort is the last of the villains."""
        new = cast(BattleState, guessed)
        voldemort = [card for card in new.villain_deck if card == new.box.voldemort]
        new.villain_deck = (*[card for card in new.villain_deck if card not in voldemort], *voldemort)

    def ids(self, state: State) -> Sequence[str]:
        return cast(BattleState, state).box.ids

    def seat_id(self, state: State, seat: int) -> str:
        return cast(BattleState, state).box.heroes[seat]

    def addressed(self, state: State, seat: int) -> dict[str, Any]:
        return {"hero": speech.hero_name(cast(BattleState, state), seat)}

    def event_text(self, event: Event, state: State) -> str:
        return speech.event_text(event, cast(BattleState, state))

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        view.add_to_view(data, cast(BattleState, state))

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        return table.sections(view, self.library)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        return table.card_text(card_id, self.library)

    def cards(self, locale: str) -> tuple[CardFace, ...]:
        return faces.faces(self.library, locale)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(cast(BattleState, state), seat)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return tuple(
            (f"Game {game}, {seats} heroes", seats, {"game": game, "proficiencies": "deal"})
            for game in (1, 7)
            for seats in (2, 4)
        )
