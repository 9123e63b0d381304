"""The box as it is unpacked for one match: which cards are in, and flat tables the rules look things up in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from wandwright.content.mistakes import IncompletePack
from wandwright.engine.errors import Contradiction
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.campaign_setup import hand_out, read_brought
from wandwright.games.hogwarts_battle.cellar import Cellar
from wandwright.games.hogwarts_battle.chapters import CHAPTERS
from wandwright.games.hogwarts_battle.hooks import Hooks
from wandwright.games.hogwarts_battle.library import SPARE_SET, Definition, Library, Trigger
from wandwright.games.hogwarts_battle.prepared_cards import on_top
from wandwright.games.hogwarts_battle.scenarios import BASE_SETS, NEW_SETS, has_one_active, scenario_of
from wandwright.games.hogwarts_battle.variations import HARDEST, Variations

# The Game whose hero cards a scenario uses; heroes with one card only always have that.
HERO_CARDS: Final = {"game1": 1, "game3": 3, "game7": 7, "choice": 7, "both": 7}
# What the New Rules always have at hand (R74).
ALWAYS_AT_HAND: Final = frozenset((*BASE_SETS, *NEW_SETS, SPARE_SET))
# The Ally cards of those who may be heroes (R42).
ALLIES: Final = {
    "harry": "harry_potter_ally",
    "ron": "ron_weasley_ally",
    "hermione": "hermione_granger_ally",
    "neville": "neville_longbottom_ally",
    "luna": "luna_lovegood_ally",
    "ginny": "ginny_weasley_ally",
}
# In which order the abilities of a hero come (R34).
RANKS: Final = {"hero": 0, "proficiency": 1, "patronus": 2, "charm": 3, "horcrux": 4, "encounter": 4}


# What cards ask and count, by the numbers of the vocabulary (R85): state, value, hero, and of conditions the subject.
Condition = Callable[[Any, int, int, int], bool]
Counting = Callable[[Any, int, int], int]


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
        self.scenario = scenario_of(options, library.own_scenarios)
        self.sets = frozenset(self.scenario.sets)
        self.new_rules: bool = self.scenario.has_new_rules
        self.shows_voldemort = self.new_rules
        self.varied = Variations(options, new_rules=self.new_rules)
        self.book = read_brought(options["book"])
        self.variations: bool = self.new_rules or self.varied.any or self.book is not None
        self.streams = v.STREAMS if self.new_rules else v.BASE_STREAMS
        self.heroes: tuple[str, ...] = options["heroes"]
        self.deals_proficiencies: bool = options["proficiencies"] == "deal"
        self.shelves: str = options["shelves"]
        self.deals_charms: bool = options["charms"] == "deal"
        self.one_active: bool = has_one_active(self.scenario, options)
        self.readings = Readings(options)
        self.seats = len(self.heroes)
        self.programs = library.programs
        self.definitions = library.definitions
        self._fill_tables()
        self._fill_effects()
        self.brought = hand_out(self, self.book)
        self._choose_cards()
        self._choose_foes()
        self._choose_heroes()
        self._check_complete()
        self.orders = [tuple((first + step) % self.seats for step in range(self.seats)) for first in range(self.seats)]
        self.singles = [(seat,) for seat in range(self.seats)]
        # Filled by the chapters (hooks.py).
        self.play_answer: list[int] = []
        self.acquire_answer: list[int] = []
        self.acting: tuple[Frame, ...] = ()
        self.conditions: dict[int, Condition] = {}
        self.counters: dict[int, Counting] = {}
        self.hooks = CHAPTERS.hooks(Hooks, self)
        for fill in self.hooks.unpack:
            fill(self)

    def _fill_tables(self) -> None:
        """What is printed on each card. A match of Games 1 to 7 knows no cards beyond those of the base box."""
        all_at_hand = self.new_rules or self.varied.prepared or self.varied.flagrante
        always = self.sets | ALWAYS_AT_HAND if all_at_hand else frozenset(BASE_SETS)
        sets = self.library.set_of
        count = max([card for card, name in enumerate(sets) if name in always], default=-1) + 1
        self.definition = self.library.definition_of[:count]
        of = self.library.each[:count]
        self.ids = [definition.id for definition in of]
        # A card that stands for all of its kind, and the names of these.
        first: dict[int, int] = {}
        self.stands_for = [first.setdefault(kind, card) for card, kind in enumerate(self.definition)]
        self.kinds = {card: self.ids[card] for card in first.values()}
        self.cost: list[int] = [definition.fields.get("cost", 0) for definition in of]
        self.type_of = [definition.type for definition in of]
        self.health: list[int] = [definition.fields.get("health", 0) for definition in of]
        self.influence: list[int] = [definition.fields.get("influence", 0) for definition in of]
        self.takes_influence = any(self.influence)
        # All the tokens that defeat a foe.
        self.needed = [attack + influence for attack, influence in zip(self.health, self.influence, strict=True)]
        self.foe_kind = [v.FOE_KINDS.get(definition.kind, 0) for definition in of]
        # What cards that speak of Villains take a foe for: a Creature that is no Villain is none to them (R54, R88).
        self.hostile_kind = [v.VILLAIN if kind & v.VILLAINS else v.CREATURE for kind in self.foe_kind]
        self.loss_cap = [definition.loss_cap for definition in of]
        self.event_cap = [definition.event_cap for definition in of]
        self.die_turn = [definition.die_turn for definition in of]
        self.caps_events = any(self.event_cap)
        self.discount = [definition.discount for definition in of]
        self.rolls: list[bool] = [definition.fields.get("rolls", False) for definition in of]
        numbers = self.library.tag_numbers
        self.tags = [sum(1 << numbers[tag] for tag in definition.tags) for definition in of]
        self.is_starting = [definition.kind == "starting" for definition in of]
        self.fitting = self._fitting(of)

    def _fitting(self, of: Sequence[Definition]) -> list[list[bool]]:
        """Which cards pass each filter: one type, any, a filter of the pack."""
        types = [[wanted in (v.ANY_TYPE, one.type) for one in of] for wanted in range(v.FILTERS)]
        return types + [[one.fits(asked) for one in of] for asked in self.library.filters.values()]

    def _fill_effects(self) -> None:
        """What each card does, and what it listens to."""
        of = self.library.each[: len(self.definition)]
        self.on_play = [definition.effect for definition in of]
        self.on_discard = [definition.discarded for definition in of]
        self.rewards = [definition.reward for definition in of]
        self.passive = [definition.passive for definition in of]
        self.triggers = [definition.triggers for definition in of]
        self.earned = [definition.earned for definition in of]
        self.tiers = [definition.tiers for definition in of]
        self.rescues = [definition.rescue for definition in of]
        self.listens = [bits(one.triggers) | tier_bits(one) for one in of]
        self.earned_listens = [bits(triggers) for triggers in self.earned]
        self.ability_rank = [RANKS.get(definition.kind, 0) for definition in of]
        self.powers = [definition.power for definition in of]

    def _choose_cards(self) -> None:
        """R5, R6, R8, R74: the cards of the sets; the Locations and trials are those of the scenario."""
        scenario = self.scenario
        self.hogwarts = self._without_heroes(self.brought.left(self.of_kind("hogwarts")))
        self.on_top = on_top(self)
        self.hogwarts += tuple(card for card in self.on_top if card not in self.hogwarts)
        largest_discount = max(self.discount, default=0)
        self.free_cards = any(self.cost[card] <= self.rolls[card] * largest_discount for card in self.hogwarts)
        self.cellar = Cellar(self)
        self.dark_arts = (*self.of_kind("dark_arts"), *self.cellar.dark)
        if scenario.game:
            own = [card for card in self.of_kind("location") if self.about(card).game == scenario.game]
            self.locations = self.in_order(own)
            self.horcruxes = self.in_order(self.of_kind("horcrux"))
        else:
            self.locations = self.named(scenario.locations)
            self.horcruxes = self.named(scenario.trials)
        self.has_encounters = any(self.about(card).requirement is not None for card in self.horcruxes)
        self.has_surcharge = any(self.about(card).surcharge for card in self.horcruxes)
        self.slots = [slots_for(self.about(card).fields["slots"], self.seats) for card in self.locations]
        self.events: list[int] = [self.about(card).fields["events"] for card in self.locations]
        self.location_powers = [(card,) if self.powers[card] is not None else () for card in self.locations]
        self.proficiencies = self.at_hand("proficiency") if scenario.proficiencies else ()
        self.detentions = self.brought.left(self.at_hand("detention")) if self.new_rules else ()
        self.events_of_level = self.brought.events(scenario.level)
        self.charms = self.at_hand("charm") if scenario.charms else ()

    def _without_heroes(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """R42: a hero who is played is no Ally."""
        if not self.new_rules:
            return cards
        played = {ALLIES.get(hero, "") for hero in self.heroes}
        return tuple(card for card in cards if self.ids[card] not in played)

    def _choose_foes(self) -> None:
        """R5, R11, R75: every villain of a Game, or those a scenario names and so many of its pool; Voldemort last."""
        scenario = self.scenario
        self.places = scenario.active_foes
        every = [card for kind in v.FOE_KINDS for card in self.at_hand(kind)]
        voldemorts = [card for card in every if "voldemort" in self.about(card).tags]
        if scenario.game:
            self.voldemort = next((card for card in voldemorts if self.about(card).game == scenario.game), -1)
            self.villains = tuple(card for card in self.of_kind("villain") if card not in voldemorts)
            self.pool: tuple[int, ...] = ()
            return
        self.voldemort = self.named((scenario.final,))[0] if scenario.final else -1
        self.villains = self.named(scenario.named)
        others = {*self.villains, *voldemorts}
        self.pool = tuple(card for card in self._pool(every) if card not in others)

    def _pool(self, foes: list[int]) -> Iterable[int]:
        """R74, R75: what more foes are drawn from; a printing that another one replaces is out."""
        if self.scenario.pool:
            return [card for card in foes if self.ids[card] in self.scenario.pool]
        sets = self.scenario.pool_sets
        found = [card for card in foes if self.library.set_of[card] in sets]
        replaced = {self.about(card).fields.get("replaces") for card in (*found, *self.villains)}
        return [card for card in found if self.ids[card] not in replaced]

    def _choose_heroes(self) -> None:
        """R1, R9, R10, R80: the heroes with their cards and decks, and the dice they roll."""
        found = [self.about(card) for card in self.library.of_kind("die")]
        self.faces = {definition.id.removeprefix("die_"): definition.faces for definition in found}
        self.dice = [self.faces.get(name, ()) for name in v.DICE]
        wanted = HERO_CARDS[self.scenario.hero_card]
        printed = [self.about(card).fields["hero"] for card in self.at_hand("hero")]
        self.heroes_at_hand: dict[str, int] = {}
        for card, hero in zip(self.at_hand("hero"), printed, strict=True):
            if printed.count(hero) == 1 or self.about(card).game == wanted:
                self.heroes_at_hand[hero] = card
        self.hero_cards = [self.heroes_at_hand.get(hero, -1) for hero in self.heroes]
        self.full_health = [self.health[card] if card >= 0 else 0 for card in self.hero_cards]
        # R80: where the others have no ability yet, heroes with one card only have none either.
        able = [wanted > 1 or self.about(card).game == wanted for card in self.hero_cards]
        self.extra_health = [
            self.about(card).extra_health if has else (0, 0) for card, has in zip(self.hero_cards, able, strict=True)
        ]
        self.hero_listens = [self.listens[card] if has else 0 for card, has in zip(self.hero_cards, able, strict=True)]
        self.extra_of = [definition.extra_health for definition in self.library.each[: len(self.ids)]]
        self.hero_choices = [self._hero_choices(hero) for hero in self.heroes]
        patronuses = {self.about(card).fields["hero"]: card for card in self.at_hand("patronus")}
        self.patronuses = [patronuses.get(hero, NO_CARD) if self.scenario.patronus else NO_CARD for hero in self.heroes]
        starting = self.at_hand("starting")
        self.decks = [
            tuple(card for card in starting if self.about(card).fields["hero"] == hero) for hero in self.heroes
        ]
        self.decks = [deck or own for deck, own in zip(self.brought.decks, self.decks, strict=True)]
        shared_caps = any(self.loss_cap[card] for card in (*self.hogwarts, *chain(*self.brought.shops)))
        self.may_cap = [shared_caps or any(self.loss_cap[card] for card in deck) for deck in self.decks]

    def _hero_choices(self, hero: str) -> tuple[int, ...]:
        """R80: without ability, the one of the Game, or besides that the one of the Monster Box."""
        usual = self.heroes_at_hand.get(hero, NO_CARD)
        if not self.new_rules or (self.scenario.hero_card == "game1" and self.about(usual).game != 1):
            return ()
        found = [card for card in self.at_hand("hero") if self.about(card).fields["hero"] == hero]
        several = self.scenario.hero_card in ("choice", "both")
        return tuple([card for card in found if card == usual or (several and not self.about(card).game)])

    def _check_complete(self) -> None:
        """A user's pack may have taken out what can't be played without."""
        lacking = [f"the {name} die" for name in v.HOUSE_DICE if name not in self.faces]
        lacking += [f"the hero card of {hero}" for hero in self.heroes if hero not in self.heroes_at_hand]
        if not self.locations:
            lacking.append("a Location")
        if len(self.villains) + len(self.pool) < max(self.places, len(self.scenario.named) + self.scenario.random):
            lacking.append("villains")
        if len(self.proficiencies) < self.scenario.proficiencies * self.seats:
            lacking.append("Proficiencies")
        if self.varied.hardest_last and len(self.villains) + self.scenario.random <= HARDEST:
            raise Contradiction(
                f"hardest_last needs at least {HARDEST + 1} foes besides Voldemort; this match has fewer (R115f).",
                "few-foes",
            )
        if self.scenario.charms and len(self.charms) < self.seats:
            lacking.append("Charms")
        if lacking:
            name = f"Game {self.scenario.game}" if self.scenario.game else self.scenario.id
            raise IncompletePack(f"{name} can't be played with this pack: it lacks {', '.join(lacking)}.")

    def about(self, card: int) -> Definition:
        """What a card is."""
        return self.library.each[card]

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """The physical cards of one kind that the sets of the scenario have."""
        return tuple(card for card in self.library.of_kind(kind) if self.library.set_of[card] in self.sets)

    def at_hand(self, kind: str) -> tuple[int, ...]:
        """R74: what heroes bring and what a scenario names is at hand, whatever its sets are."""
        if not self.new_rules:
            return self.of_kind(kind)
        return tuple(card for card in self.library.of_kind(kind) if card < len(self.ids))

    def named(self, ids: Iterable[str]) -> tuple[int, ...]:
        """The cards that a scenario names; one that it names twice is there twice."""
        counts: Counter[str] = Counter()
        found = []
        for identity in ids:
            copies = self.library.copies.with_id(identity)
            if counts[identity] >= len(copies):
                raise IncompletePack(f"{self.scenario.id} needs the card {identity}, which this pack lacks.")
            found.append(copies[counts[identity]])
            counts[identity] += 1
        return tuple(found)

    def in_order(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Cards by their printed order (R4, R13)."""
        return tuple(sorted(cards, key=lambda card: self.about(card).fields["order"]))


def slots_for(slots: Any, heroes: int) -> int:
    """R81: how many control tokens fill a Location; one with two sides shows the side for the number of heroes."""
    if isinstance(slots, int):
        return slots
    found: int = next(number for side, number in slots.items() if heroes <= int(side.partition("-")[2]))
    return found


def tier_bits(definition: Definition) -> int:
    """Everything that the effects of a Charm wait for."""
    return sum({power.event for tier in definition.tiers for power in tier})


def bits(triggers: tuple[Trigger, ...]) -> int:
    """Everything some triggers listen to, as one number."""
    return sum({trigger.event for trigger in triggers})
