"""The box as it is unpacked for one match: which cards are in, and flat tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from wandwright.content.mistakes import IncompletePack
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Definition, Library, Trigger
from wandwright.games.hogwarts_battle.steps import ACQUIRE, PLAY

ACTIVE_VILLAINS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
HERO_CARD_GAMES: Final = {1: 1, 2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 7: 7}
FIRST_GAME_WITH_PROFICIENCIES: Final = 6
# In which order the abilities of a hero come (R34).
RANKS: Final = {"hero": 0, "proficiency": 1, "horcrux": 2}


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

    def __init__(self, library: Library, options: Mapping[str, Any]) -> None:
        self.library = library
        self.game: int = options["game"]
        self.heroes: tuple[str, ...] = options["heroes"]
        self.deals_proficiencies: bool = options["proficiencies"] == "deal"
        self.readings = Readings(options)
        self.seats = len(self.heroes)
        self.programs = library.programs
        self.definitions = library.definitions
        self._fill_tables()
        self._choose_cards()
        self._choose_heroes()
        self.orders = [tuple((first + step) % self.seats for step in range(self.seats)) for first in range(self.seats)]
        self.singles = [(seat,) for seat in range(self.seats)]

    def _fill_tables(self) -> None:
        self.definition = self.library.definition_of
        of = self.library.each
        self.ids = [definition.id for definition in of]
        self.cost: list[int] = [definition.fields.get("cost", 0) for definition in of]
        self.type_of = [definition.type for definition in of]
        self.health: list[int] = [definition.fields.get("health", 0) for definition in of]
        self.loss_cap = [definition.loss_cap for definition in of]
        self.discount = [definition.discount for definition in of]
        self.rolls: list[bool] = [definition.fields.get("rolls", False) for definition in of]
        self.play_answer = [PLAY + number for number in self.definition]
        self.acquire_answer = [ACQUIRE + number for number in self.definition]
        self.on_play = [definition.effect for definition in of]
        self.on_discard = [definition.discarded for definition in of]
        self.rewards = [definition.reward for definition in of]
        self.passive = [definition.passive for definition in of]
        self.tagged = {
            number: frozenset(card for card, definition in enumerate(of) if tag in definition.tags)
            for tag, number in self.library.tag_numbers.items()
        }
        self.triggers = [definition.triggers for definition in of]
        self.earned = [definition.earned for definition in of]
        self.listens = [bits(triggers) for triggers in self.triggers]
        self.earned_listens = [bits(triggers) for triggers in self.earned]
        self.ability_rank = [RANKS.get(definition.kind, 0) for definition in of]
        self.powers = [definition.power for definition in of]

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
        self.places = ACTIVE_VILLAINS[self.game]
        self.locations = self.in_order(card for card in self.of_kind("location") if self.about(card).game == self.game)
        self.slots: list[int] = [self.about(card).fields["slots"] for card in self.locations]
        self.events: list[int] = [self.about(card).fields["events"] for card in self.locations]
        self.location_powers = [(card,) if self.powers[card] is not None else () for card in self.locations]
        self.horcruxes = self.in_order(self.of_kind("horcrux"))
        with_proficiencies = self.game >= FIRST_GAME_WITH_PROFICIENCIES
        self.proficiencies = self.of_kind("proficiency") if with_proficiencies else ()

    def _choose_heroes(self) -> None:
        """R1, R9, R10: the heroes with their cards and decks, and the dice they roll."""
        found = [self.about(card) for card in self.of_kind("die", 7)]
        dice = {definition.id.removeprefix("die_"): definition.faces for definition in found}
        played = [card for card in self.of_kind("hero") if self.about(card).game == HERO_CARD_GAMES[self.game]]
        heroes = {self.about(card).fields["hero"]: card for card in reversed(played)}
        self._check_complete(dice, heroes)
        self.dice = [dice[name] for name in v.DICE]
        self.hero_cards = [heroes[hero] for hero in self.heroes]
        self.full_health = [self.health[card] for card in self.hero_cards]
        self.extra_health = [self.about(card).extra_health for card in self.hero_cards]
        starting = self.of_kind("starting")
        self.decks = [
            tuple(card for card in starting if self.about(card).fields["hero"] == hero) for hero in self.heroes
        ]
        shared_caps = any(self.loss_cap[card] for card in self.hogwarts)
        self.may_cap = [shared_caps or any(self.loss_cap[card] for card in deck) for deck in self.decks]

    def _check_complete(self, dice: Mapping[str, Any], heroes: Mapping[str, int]) -> None:
        """A user's pack may have taken out what the Game can't be played without."""
        lacking = [f"the {name} die" for name in v.DICE if name not in dice]
        lacking += [f"the hero card of {hero}" for hero in self.heroes if hero not in heroes]
        if not self.locations:
            lacking.append("a Location")
        if len(self.villains) < self.places:
            lacking.append("villains")
        if self.game >= FIRST_GAME_WITH_PROFICIENCIES and len(self.proficiencies) < self.seats:
            lacking.append("Proficiencies")
        if lacking:
            raise IncompletePack(f"Game {self.game} can't be played with this pack: it lacks {', '.join(lacking)}.")

    def about(self, card: int) -> Definition:
        """What a card is."""
        return self.library.each[card]

    def of_kind(self, kind: str, game: int = 0) -> tuple[int, ...]:
        """The physical cards of one kind that the Game played has."""
        latest = game or self.game
        return tuple(card for card in self.library.of_kind(kind) if self.library.game_of[card] <= latest)

    def in_order(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Cards by their printed order (R4, R13)."""
        return tuple(sorted(cards, key=lambda card: self.about(card).fields["order"]))


def bits(triggers: tuple[Trigger, ...]) -> int:
    """Everything some triggers listen to, as one number."""
    return sum({trigger.event for trigger in triggers})
