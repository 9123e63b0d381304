"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame, State
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.fields import FIELDS


class BattleState(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self) -> None:
        """Nothing lies anywhere and nothing has happened yet."""
        super().begin()
        box = self.box
        self.active: int = 0
        self.turn: int = 0
        self.health: list[int] = [0] * box.seats
        self.attack: list[int] = [0] * box.seats
        self.influence: list[int] = [0] * box.seats
        self.stunned: list[int] = [0] * box.seats
        self.deck: list[tuple[int, ...]] = [()] * box.seats
        self.hand: list[tuple[int, ...]] = [()] * box.seats
        self.discard: list[tuple[int, ...]] = [()] * box.seats
        self.known: list[int] = [0] * box.seats
        self.peeked: list[int] = [0] * box.seats
        self.proficiency: list[int] = [NO_CARD] * box.seats
        self.earned: list[tuple[int, ...]] = [()] * box.seats
        self.gained: list[int] = [0] * box.seats
        self.first_gains: list[int] = [0] * box.seats
        self.location: int = 0
        self.control: int = 0
        self.dark_deck: tuple[int, ...] = ()
        self.dark_discard: tuple[int, ...] = ()
        self.villain_deck: tuple[int, ...] = ()
        self.villains: list[int] = [NO_CARD] * box.places
        self.wounds: list[int] = [0] * box.places
        self.shields: list[int] = [0] * box.places
        self.dealt: list[int] = [0] * box.places
        self.defeated: tuple[int, ...] = ()
        self.hogwarts_deck: tuple[int, ...] = ()
        self.market: list[int] = [NO_CARD] * 6
        self.proficiencies: tuple[int, ...] = ()
        self.horcrux: int = 0
        self.horcruxes: tuple[int, ...] = ()
        self.symbols: tuple[int, ...] = ()
        self.banished: tuple[int, ...] = ()
        self._begin_2()
        if self.box.new_rules:
            self._begin_new_rules()
        if self.box.variations:
            self._begin_variations()

    def _begin_2(self) -> None:
        box = self.box
        self.played: tuple[int, ...] = ()
        self.spells: int = 0
        self.items: int = 0
        self.allies: int = 0
        self.assigned: int = 0
        self.attack_cap: int = 0
        self.topdeck: int = 0
        self.banned: int = 0
        self.used: tuple[int, ...] = ()
        self.watching: tuple[Frame, ...] = ()
        self.hostile: int = 0
        self.suffered: tuple[int, ...] = ()
        self.hostile_depth: int = 0
        self.deferred: tuple[Frame, ...] = ()
        self.waiting: tuple[Frame, ...] = ()
        self.extra_events: int = 0
        self.forbidden: int = 0
        self.listening: int = 0
        self.listens: list[int] = [0] * box.seats
        self.powers: list[tuple[int, ...]] = [()] * box.seats

    def _begin_new_rules(self) -> None:
        box = self.box
        self.persuaded: list[int] = [0] * box.places
        self.persuaded_now: list[int] = [0] * box.places
        self.pool: tuple[int, ...] = ()
        self.lost: list[int] = [0] * box.seats
        self.tokens: int = 0
        self.villains_hit: int = 0
        self.resolved: int = 0
        self.hand_at_step_3: int = 0
        self.more_influence: int = 0
        self.detentions: tuple[int, ...] = ()
        self.dark_seen: tuple[int, ...] = ()
        self.gifts: list[tuple[int, ...]] = [()] * box.seats
        self.skips: list[int] = [0] * box.seats
        self.next_hand: int = 0
        self.trial_waits: int = 0
        self.stuns: int = 0
        self.trial_attack: int = 0
        self.acquired: tuple[int, ...] = ()
        self.banished_now: tuple[int, ...] = ()
        self.influence_gained: int = 0
        self.control_removed: int = 0
        self.foes_defeated: int = 0
        self.collected: int = NO_CARD
        self.hero_cards: list[tuple[int, ...]] = [()] * box.seats
        self.more_proficiencies: list[tuple[int, ...]] = [()] * box.seats
        self.patronus: list[int] = [NO_CARD] * box.seats
        self.charm: list[int] = [NO_CARD] * box.seats
        self.left_hero_cards: tuple[int, ...] = ()
        self.charms: tuple[int, ...] = ()
        self.saved_attack: list[int] = [0] * box.seats
        self.saved_influence: list[int] = [0] * box.seats
        self.rescued: list[int] = [0] * box.seats
        self.declared: int = 0
        self.given: list[int] = [0] * 4
        self.potion_deck: tuple[int, ...] = ()
        self.board: list[int] = [NO_CARD] * box.cellar.board
        self._begin_more_new_rules()

    def _begin_more_new_rules(self) -> None:
        box = self.box
        self.supply: tuple[int, ...] = ()
        self.used_tokens: tuple[int, ...] = ()
        self.side: int = 0
        self.brews: list[int] = [NO_CARD] * box.cellar.brews
        self.brew_owner: list[int] = [0] * box.cellar.brews
        self.brew_tokens: list[tuple[int, ...]] = [()] * box.cellar.brews
        self.brew_spaces: list[tuple[int, ...]] = [()] * box.cellar.brews
        self.influence_spent: int = 0
        self.cards_drawn: int = 0
        self.cards_discarded: int = 0
        self.dice_rolled: int = 0
        self.villains_defeated: int = 0
        self.charm_used: int = 0
        self.tokens_given: int = 0
        self.tokens_saved: int = 0
        self.healed: int = 0
        self.token_kinds: int = 0

    def _begin_variations(self) -> None:
        box = self.box
        self.dear_deck: tuple[int, ...] = ()
        self.stacked: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        self.swept: int = 0
        self.darkness: int = 0
        self.shop: list[tuple[int, ...]] = [()] * box.seats
        self.bought: int = 0
        self.bought_in_shop: int = 0
        self.swept_now: int = 0
        self.chained: int = 0
        self.asked_events: int = 0

    def copy(self) -> BattleState:
        """An independent position."""
        box = self.box
        new = BattleState(box)
        new.copy_base(self)
        new.active = self.active
        new.turn = self.turn
        new.health = self.health[:]
        new.attack = self.attack[:]
        new.influence = self.influence[:]
        new.stunned = self.stunned[:]
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.known = self.known[:]
        new.peeked = self.peeked[:]
        new.proficiency = self.proficiency[:]
        new.earned = self.earned[:]
        new.gained = self.gained[:]
        new.first_gains = self.first_gains[:]
        new.location = self.location
        new.control = self.control
        new.dark_deck = self.dark_deck
        new.dark_discard = self.dark_discard
        new.villain_deck = self.villain_deck
        new.villains = self.villains[:]
        new.wounds = self.wounds[:]
        new.shields = self.shields[:]
        new.dealt = self.dealt[:]
        new.defeated = self.defeated
        new.hogwarts_deck = self.hogwarts_deck
        new.market = self.market[:]
        new.proficiencies = self.proficiencies
        new.horcrux = self.horcrux
        new.horcruxes = self.horcruxes
        self._copy_2(new)
        if box.new_rules:
            self._copy_new_rules(new)
        if box.variations:
            self._copy_variations(new)
        return new

    def _copy_2(self, new: BattleState) -> None:
        new.symbols = self.symbols
        new.banished = self.banished
        new.played = self.played
        new.spells = self.spells
        new.items = self.items
        new.allies = self.allies
        new.assigned = self.assigned
        new.attack_cap = self.attack_cap
        new.topdeck = self.topdeck
        new.banned = self.banned
        new.used = self.used
        new.watching = self.watching
        new.hostile = self.hostile
        new.suffered = self.suffered
        new.hostile_depth = self.hostile_depth
        new.deferred = self.deferred
        new.waiting = self.waiting
        new.extra_events = self.extra_events
        new.forbidden = self.forbidden
        new.listening = self.listening
        new.listens = self.listens[:]
        new.powers = self.powers[:]

    def _copy_new_rules(self, new: BattleState) -> None:
        new.persuaded = self.persuaded[:]
        new.persuaded_now = self.persuaded_now[:]
        new.pool = self.pool
        new.lost = self.lost[:]
        new.tokens = self.tokens
        new.villains_hit = self.villains_hit
        new.resolved = self.resolved
        new.hand_at_step_3 = self.hand_at_step_3
        new.more_influence = self.more_influence
        new.detentions = self.detentions
        new.dark_seen = self.dark_seen
        new.gifts = self.gifts[:]
        new.skips = self.skips[:]
        new.next_hand = self.next_hand
        new.trial_waits = self.trial_waits
        new.stuns = self.stuns
        new.trial_attack = self.trial_attack
        new.acquired = self.acquired
        new.banished_now = self.banished_now
        new.influence_gained = self.influence_gained
        new.control_removed = self.control_removed
        new.foes_defeated = self.foes_defeated
        new.collected = self.collected
        new.hero_cards = self.hero_cards[:]
        new.more_proficiencies = self.more_proficiencies[:]
        new.patronus = self.patronus[:]
        new.charm = self.charm[:]
        new.left_hero_cards = self.left_hero_cards
        new.charms = self.charms
        new.saved_attack = self.saved_attack[:]
        new.saved_influence = self.saved_influence[:]
        new.rescued = self.rescued[:]
        new.declared = self.declared
        new.given = self.given[:]
        new.potion_deck = self.potion_deck
        new.board = self.board[:]
        self._copy_more_new_rules(new)

    def _copy_more_new_rules(self, new: BattleState) -> None:
        new.supply = self.supply
        new.used_tokens = self.used_tokens
        new.side = self.side
        new.brews = self.brews[:]
        new.brew_owner = self.brew_owner[:]
        new.brew_tokens = self.brew_tokens[:]
        new.brew_spaces = self.brew_spaces[:]
        new.influence_spent = self.influence_spent
        new.cards_drawn = self.cards_drawn
        new.cards_discarded = self.cards_discarded
        new.dice_rolled = self.dice_rolled
        new.villains_defeated = self.villains_defeated
        new.charm_used = self.charm_used
        new.tokens_given = self.tokens_given
        new.tokens_saved = self.tokens_saved
        new.healed = self.healed
        new.token_kinds = self.token_kinds

    def _copy_variations(self, new: BattleState) -> None:
        new.dear_deck = self.dear_deck
        new.stacked = self.stacked
        new.offered = self.offered
        new.swept = self.swept
        new.darkness = self.darkness
        new.shop = self.shop[:]
        new.bought = self.bought
        new.bought_in_shop = self.bought_in_shop
        new.swept_now = self.swept_now
        new.chained = self.chained
        new.asked_events = self.asked_events
