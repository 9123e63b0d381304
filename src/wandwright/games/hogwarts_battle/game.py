"""Hogwarts Battle, Games 1 to 7: the table of contents. its rules are in chapters/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from wandwright.content.card_game import CardGame, Records
from wandwright.content.editions import content_hash
from wandwright.content.records import Record
from wandwright.engine.display.cards import NO_DOUBTS
from wandwright.engine.display.welcome import FirstMatch, Welcome
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import State
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import ending, own_scenarios, settings, speech, text, view
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters import CHAPTERS
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.chapters.timing.order import refresh
from wandwright.games.hogwarts_battle.fields import BASE_FIELDS, FIELDS, VARIED_FIELDS
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.state import BattleState


class HogwartsBattle(CardGame[Library, Box]):
    """The game as the engine knows it."""

    name = "hogwarts-battle"
    title = "Hogwarts Battle"
    summary = "Heroes build their decks together and stand against the villains, from Game 1 to Game 7."
    package = "wandwright.games.hogwarts_battle"
    fewest_seats = 2
    most_seats = 5
    usual_seats = 2
    rules_version = 3
    # The first hand can attack and buy, the first Dark Arts cards hurt only a little, and playing a card is the first
    # thing that is asked.
    welcome = Welcome((30, 60), (1, 3), FirstMatch(2, 106, {"game": 1}))
    chapters = CHAPTERS
    fields = FIELDS
    streams = v.STREAMS
    aside = "banished"
    opening_events = frozenset(
        {"dark_arts", "resolves", "plays", "reward", "uses", "acquires", "attacks", "defeats", "pays"}
    )
    secret_events: ClassVar[Mapping[str, str]] = dict.fromkeys(
        ("draws", "looks", "finds", "protected", "loss_prevented"), "hand"
    )
    # R112: a card that is revealed and then drawn was seen by all.
    # Of two equal cards on offer (M2) one is back under the deck at once.
    showing_events = frozenset({"reveals", "offered", "market", "under_deck"})
    retrospect = ending.RETROSPECT

    def lines(self, fields: Fields, locale: str) -> tuple[str, ...]:
        """No card of this game names another."""
        return text.card_lines(fields, locale)

    def doubts(self, fields: Fields) -> Mapping[str, str]:
        """Cards say only as a whole how sure they are."""
        return NO_DOUBTS

    def make_library(self, records: list[Fields], digest: str, scenarios: Sequence[Record] = ()) -> Library:
        """With the scenarios of the packs, or those that were kept; a match played with one of them is no other's."""
        cards, kept = own_scenarios.apart(records)
        library = super().make_library(cards, digest)
        library.keep_scenarios(kept or own_scenarios.validated(scenarios, library))
        if scenarios:
            library.digest = content_hash([*cards, *library.scenario_records])
        return library

    def records(self) -> Records:
        """The cards, and own scenarios with them: a kept edition is all that its matches are made of."""
        return (*super().records(), *self.library.scenario_records)

    def options(self) -> tuple[Option, ...]:
        """Only packs, and what is kept of them, bring scenarios; the library is not read for anything else."""
        own = bool(self.packs) or self._records is not None
        return settings.options_with(self.library.own_scenarios) if own else settings.OPTIONS

    def goal(self, setup: Setup) -> Mapping[str, int]:
        """R2, R3: who must be defeated, and how many Locations can be lost."""
        box = self.box(setup)
        return {"villains": len(box.villains) + (box.voldemort >= 0), "locations": len(box.locations)}

    def fields_in(self, state: State) -> tuple[Field, ...]:
        box = cast(BattleState, state).box
        return FIELDS if box.new_rules else VARIED_FIELDS if box.variations else BASE_FIELDS

    def complete_setup(self, seats: int | None, options: dict[str, object]) -> tuple[int, dict[str, object]]:
        """R40, R81: Games 1 to 7 are for two to four of four heroes, the New Rules for up to five of six."""
        count, complete = super().complete_setup(seats, options)
        settings.check_heroes(count, complete, self.library.own_scenarios)
        settings.check_variations(complete, self.library.own_scenarios)
        return count, complete

    def reconciled(self, seats: int, options: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
        return settings.reconciled(seats, options, self.library.own_scenarios)

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
        """R11, R75: Voldemort is the last of the foes, and those that the scenario names are in the stack."""
        new = cast(BattleState, guessed)
        for complete in new.box.hooks.complete_guess:
            complete(new, seat)
        voldemort = [card for card in new.villain_deck if card == new.box.voldemort]
        new.villain_deck = (*[card for card in new.villain_deck if card not in voldemort], *voldemort)

    def seat_id(self, state: State, seat: int) -> str:
        return cast(BattleState, state).box.heroes[seat]

    def program_text(self, state: State, program: int, seat: int, kind: str = "hogwarts") -> str:
        """Clauses inside a card in words: to the active hero as an own card, to another as a card of that kind."""
        battle = cast(BattleState, state)
        active = battle.active == seat
        words = "hogwarts" if active else kind
        return text.program_text(battle.box.library, program, words, self.messages.language(), active=active)

    def addressed(self, state: State, seat: int) -> dict[str, object]:
        return {"hero": speech.hero_name(cast(BattleState, state), seat)}

    def asking(self, state: State, question: Asked) -> dict[str, object]:
        return speech.asking(cast(BattleState, state), question)

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, object]], ...]:
        dealt: dict[str, object] = {"proficiencies": "deal"}
        games = [(game, seats) for game in (1, 7) for seats in (2, 4)]
        # The New Rules, light and heavy.
        named = (("Charms & Potions 1", "charms-potions-1"), ("Battle for Hogwarts", "battle-for-hogwarts"))
        return (
            *((f"Game {game}, {seats} heroes", seats, {"game": game, **dealt}) for game, seats in games),
            *((f"{name}, 2 heroes", 2, {"scenario": scenario, "charms": "deal", **dealt}) for name, scenario in named),
        )
