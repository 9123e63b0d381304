"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state import NO_CARD, Frame, State
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.fields import FIELDS


class BattleState(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

    box: Box
    active: int
    turn: int
    health: list[int]
    attack: list[int]
    influence: list[int]
    stunned: list[int]
    deck: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    known: list[int]
    peeked: list[int]
    proficiency: list[int]
    earned: list[tuple[int, ...]]
    gained: list[int]
    first_gains: list[int]
    location: int
    control: int
    dark_deck: tuple[int, ...]
    dark_discard: tuple[int, ...]
    villain_deck: tuple[int, ...]
    villains: list[int]
    wounds: list[int]
    shields: list[int]
    dealt: list[int]
    defeated: tuple[int, ...]
    hogwarts_deck: tuple[int, ...]
    market: list[int]
    proficiencies: tuple[int, ...]
    horcrux: int
    horcruxes: tuple[int, ...]
    symbols: tuple[int, ...]
    banished: tuple[int, ...]
    played: tuple[int, ...]
    spells: int
    items: int
    allies: int
    assigned: int
    attack_cap: int
    topdeck: int
    banned: int
    used: tuple[int, ...]
    watching: tuple[Frame, ...]
    hostile: int
    suffered: tuple[int, ...]
    hostile_depth: int
    deferred: tuple[Frame, ...]
    waiting: tuple[Frame, ...]
    extra_events: int
    forbidden: int
    listening: int
    listens: list[int]
    powers: list[tuple[int, ...]]

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self) -> None:
        """Nothing lies anywhere and nothing has happened yet."""
        super().begin()
        box = self.box
        self.active = 0
        self.turn = 0
        self.health = [0] * box.seats
        self.attack = [0] * box.seats
        self.influence = [0] * box.seats
        self.stunned = [0] * box.seats
        self.deck = [()] * box.seats
        self.hand = [()] * box.seats
        self.discard = [()] * box.seats
        self.known = [0] * box.seats
        self.peeked = [0] * box.seats
        self.proficiency = [NO_CARD] * box.seats
        self.earned = [()] * box.seats
        self.gained = [0] * box.seats
        self.first_gains = [0] * box.seats
        self.location = 0
        self.control = 0
        self.dark_deck = ()
        self.dark_discard = ()
        self.villain_deck = ()
        self.villains = [NO_CARD] * box.places
        self.wounds = [0] * box.places
        self.shields = [0] * box.places
        self.dealt = [0] * box.places
        self.defeated = ()
        self.hogwarts_deck = ()
        self.market = [NO_CARD] * 6
        self.proficiencies = ()
        self.horcrux = 0
        self.horcruxes = ()
        self.symbols = ()
        self.banished = ()
        self.played = ()
        self.spells = 0
        self.items = 0
        self._begin_2()

    def _begin_2(self) -> None:
        box = self.box
        self.allies = 0
        self.assigned = 0
        self.attack_cap = 0
        self.topdeck = 0
        self.banned = 0
        self.used = ()
        self.watching = ()
        self.hostile = 0
        self.suffered = ()
        self.hostile_depth = 0
        self.deferred = ()
        self.waiting = ()
        self.extra_events = 0
        self.forbidden = 0
        self.listening = 0
        self.listens = [0] * box.seats
        self.powers = [()] * box.seats

    def copy(self) -> BattleState:
        """An independent position."""
        new = BattleState(self.box)
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
        new.symbols = self.symbols
        new.banished = self.banished
        new.played = self.played
        new.spells = self.spells
        new.items = self.items
        self._copy_2(new)
        return new

    def _copy_2(self, new: BattleState) -> None:
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
