"""The box as it is unpacked for one match: which cards are in, and flat tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wandwright.engine.errors import WandwrightError
from wandwright.engine.programs import Programs
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Definition, Library, Power, Trigger
from wandwright.games.hogwarts_battle.steps import ACQUIRE, PLAY

ACTIVE_VILLAINS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
HERO_CARD_GAMES = {1: 1, 2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 7: 7}
FIRST_GAME_WITH_PROFICIENCIES = 6


class IncompletePack(WandwrightError):
    """A user's pack has taken out cards that the Game needs."""


class Readings:
    """The open readings of the rules, as this table has chosen them."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.open_hands: bool = options["hands"] == "open"
        self.defeat_bonus_once: bool = options["defeat_bonus"] == "once"
        self.stun_counts_as_forced: bool = options["stun_discards"] == "forced"
        self.cloak_per_source: bool = options["cloak"] == "source"
        self.count_later_cards: bool = options["counting"] == "whole_turn"
        self.skip_stunned: bool = options["stunned_choices"] == "skip"
        self.empty_discard_allowed: bool = options["empty_discard"] == "allowed"
        self.voldemort_waits: bool = options["voldemort"] == "after_all"


class Box:
    """Tables for one match; they never change. `definition[card]` says what the physical card `card` is."""

    library: Library
    definition: list[int]
    cost: list[int]
    type_of: list[int]
    health: list[int]
    loss_cap: list[int]
    play_option: list[int]
    acquire_option: list[int]
    on_play: list[int]
    on_discard: list[int]
    programs: Programs

    def __init__(self, library: Library, options: Mapping[str, Any]) -> None:
        self.library = library
        self.game: int = options["game"]
        self.heroes: tuple[str, ...] = options["heroes"]
        self.deals_proficiencies: bool = options["proficiencies"] == "deal"
        self.readings = Readings(options)
        self.seats = len(self.heroes)
        self.programs = library.programs
        self.definitions: tuple[Definition, ...] = library.definitions
        self._fill_tables()
        self._check_complete()
        self._choose_cards()
        self.orders = [tuple((first + step) % self.seats for step in range(self.seats)) for first in range(self.seats)]
        self.singles = [(seat,) for seat in range(self.seats)]

    def _fill_tables(self) -> None:
        definitions = self.definitions
        self.definition = list(self.library.copies.definition_of)
        of = [definitions[number] for number in self.definition]
        self.ids = [definition.id for definition in of]
        self.cost = [definition.cost for definition in of]
        self.type_of = [definition.type for definition in of]
        self.health = [definition.health for definition in of]
        self.loss_cap = [definition.loss_cap for definition in of]
        self.discount = [definition.discount for definition in of]
        self.rolls = [definition.rolls for definition in of]
        self.play_option = [PLAY + number for number in self.definition]
        self.acquire_option = [ACQUIRE + number for number in self.definition]
        self.on_play = [definition.effect for definition in of]
        self.on_discard = [definition.discarded for definition in of]
        self.rewards = [definition.reward for definition in of]
        self.passive = [definition.passive for definition in of]
        self.tagged = {
            number: frozenset(card for card, definition in enumerate(of) if tag in definition.tags)
            for tag, number in self.library.tag_numbers.items()
        }
        self.triggers: list[tuple[Trigger, ...]] = [definition.triggers for definition in of]
        self.earned: list[tuple[Trigger, ...]] = [definition.earned for definition in of]
        self.listens = [bits(triggers) for triggers in self.triggers]
        self.earned_listens = [bits(triggers) for triggers in self.earned]
        ranks = {"hero": 0, "proficiency": 1, "horcrux": 2}
        self.ability_rank = [ranks.get(definition.kind, 0) for definition in of]
        self.powers: list[Power | None] = [definition.power for definition in of]

    def _choose_cards(self) -> None:
        """R5, R6, R8: earlier cards stay in; the Locations and the Voldemort are those of the Game played."""
        self.hogwarts = self.of_kind("hogwarts")
        largest_discount = max(self.discount, default=0)
        self.free_cards = any(self.cost[card] <= self.rolls[card] * largest_discount for card in self.hogwarts)
        self.dark_arts = self.of_kind("dark_arts")
        villains = self.of_kind("villain")
        voldemorts = [card for card in villains if "voldemort" in self.about(card).tags]
        self.voldemort = next((card for card in voldemorts if self.about(card).game == self.game), -1)
        self.villains = tuple(card for card in villains if card not in voldemorts)
        self.locations = self.in_order(card for card in self.of_kind("location") if self.about(card).game == self.game)
        self.slots = [self.about(card).slots for card in self.locations]
        self.events = [self.about(card).events for card in self.locations]
        self.location_powers = [(card,) if self.powers[card] is not None else () for card in self.locations]
        self.horcruxes = self.in_order(self.of_kind("horcrux"))
        with_proficiencies = self.game >= FIRST_GAME_WITH_PROFICIENCIES
        self.proficiencies = self.of_kind("proficiency") if with_proficiencies else ()
        self.places = ACTIVE_VILLAINS[self.game]
        hero_game = HERO_CARD_GAMES[self.game]
        heroes = [card for card in self.of_kind("hero") if self.about(card).game == hero_game]
        self.hero_cards = [next(card for card in heroes if self.about(card).hero == hero) for hero in self.heroes]
        self.full_health = [self.about(card).health for card in self.hero_cards]
        starting = self.of_kind("starting")
        self.decks = [tuple(card for card in starting if self.about(card).hero == hero) for hero in self.heroes]
        shared_caps = any(self.loss_cap[card] for card in self.hogwarts)
        self.may_cap = [shared_caps or any(self.loss_cap[card] for card in deck) for deck in self.decks]
        self.extra_health = [self.about(card).extra_health for card in self.hero_cards]
        dice = {self.about(card).id.removeprefix("die_"): self.about(card).faces for card in self.of_kind("die", 7)}
        self.dice = [dice[name] for name in v.DICE]

    def _check_complete(self) -> None:
        """A user's pack may have taken out what the Game can't be played without."""
        hero_game = HERO_CARD_GAMES[self.game]
        dice = {self.about(card).id for card in self.of_kind("die", 7)}
        lacking = [f"the {name} die" for name in v.DICE if f"die_{name}" not in dice]
        heroes = [self.about(card) for card in self.of_kind("hero")]
        known = {found.hero for found in heroes if found.game == hero_game}
        lacking += [f"the hero card of {hero}" for hero in self.heroes if hero not in known]
        if not any(self.about(card).game == self.game for card in self.of_kind("location")):
            lacking.append("a Location")
        plain_villains = [card for card in self.of_kind("villain") if "voldemort" not in self.about(card).tags]
        if len(plain_villains) < ACTIVE_VILLAINS[self.game]:
            lacking.append("villains")
        if self.game >= FIRST_GAME_WITH_PROFICIENCIES and len(self.of_kind("proficiency")) < len(self.heroes):
            lacking.append("Proficiencies")
        if lacking:
            raise IncompletePack(f"Game {self.game} can't be played with this pack: it lacks {', '.join(lacking)}.")

    def about(self, card: int) -> Definition:
        """What a card is."""
        return self.definitions[self.definition[card]]

    def of_kind(self, kind: str, game: int = 0) -> tuple[int, ...]:
        """The physical cards of one kind that the Game played has."""
        latest = game or self.game
        return tuple(
            card
            for card, number in enumerate(self.definition)
            if self.definitions[number].kind == kind and self.library.game_of[card] <= latest
        )

    def in_order(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Cards by their printed order (R4, R13)."""
        return tuple(sorted(cards, key=lambda card: self.about(card).order))


def bits(triggers: tuple[Trigger, ...]) -> int:
    """Everything some triggers listen to, as one number."""
    found = 0
    for trigger in triggers:
        found |= trigger.event
    return found
