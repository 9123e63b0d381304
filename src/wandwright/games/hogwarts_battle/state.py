"""The state of a Hogwarts Battle match: zones as tuples of cards (the first is the top), counters, turn marks."""

from __future__ import annotations

from wandwright.engine.fields import Field
from wandwright.engine.state import Frame, State
from wandwright.games.hogwarts_battle.box import Box


class BattleState(State):
    """One position. Lists have one entry for each seat, or for each place of the villains or the market."""

    __slots__ = (
        "active",
        "allies",
        "assigned",
        "attack",
        "attack_cap",
        "banished",
        "banned",
        "box",
        "control",
        "dark_deck",
        "dark_discard",
        "dealt",
        "deck",
        "defeated",
        "deferred",
        "discard",
        "earned",
        "extra_events",
        "first_gains",
        "forbidden",
        "gained",
        "hand",
        "health",
        "hogwarts_deck",
        "horcrux",
        "horcruxes",
        "hostile",
        "hostile_depth",
        "influence",
        "items",
        "known",
        "listening",
        "listens",
        "location",
        "market",
        "peeked",
        "played",
        "powers",
        "proficiencies",
        "proficiency",
        "shields",
        "spells",
        "stunned",
        "suffered",
        "symbols",
        "topdeck",
        "turn",
        "used",
        "villain_deck",
        "villains",
        "waiting",
        "watching",
        "wounds",
    )  # fmt: skip

    box: Box
    active: int
    turn: int
    # Heroes.
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
    # The table.
    location: int
    control: int
    dark_deck: tuple[int, ...]
    dark_discard: tuple[int, ...]
    villain_deck: tuple[int, ...]
    villains: list[int]
    wounds: list[int]
    shields: list[int]
    defeated: tuple[int, ...]
    hogwarts_deck: tuple[int, ...]
    market: list[int]
    proficiencies: tuple[int, ...]
    horcrux: int
    horcruxes: tuple[int, ...]
    symbols: tuple[int, ...]
    banished: tuple[int, ...]
    # This turn.
    played: tuple[int, ...]
    spells: int
    items: int
    allies: int
    assigned: int
    dealt: list[int]
    attack_cap: int
    topdeck: int
    banned: int
    gained: list[int]
    first_gains: list[int]
    used: tuple[int, ...]
    watching: tuple[Frame, ...]
    # What is being resolved.
    hostile: int
    hostile_depth: int
    suffered: tuple[int, ...]
    deferred: tuple[Frame, ...]
    waiting: tuple[Frame, ...]
    extra_events: int
    # Worked out from the cards on the table.
    forbidden: int
    listening: int
    listens: list[int]
    powers: list[tuple[int, ...]]

    def __init__(self, box: Box) -> None:
        self.box = box

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
        new.location = self.location
        new.control = self.control
        new.dark_deck = self.dark_deck
        new.dark_discard = self.dark_discard
        new.villain_deck = self.villain_deck
        new.villains = self.villains[:]
        new.wounds = self.wounds[:]
        new.shields = self.shields[:]
        new.defeated = self.defeated
        new.hogwarts_deck = self.hogwarts_deck
        new.market = self.market[:]
        new.proficiencies = self.proficiencies
        new.horcrux = self.horcrux
        new.horcruxes = self.horcruxes
        new.symbols = self.symbols
        new.banished = self.banished
        self._copy_turn(new)
        return new

    def _copy_turn(self, new: BattleState) -> None:
        new.played = self.played
        new.spells = self.spells
        new.items = self.items
        new.allies = self.allies
        new.assigned = self.assigned
        new.dealt = self.dealt[:]
        new.attack_cap = self.attack_cap
        new.topdeck = self.topdeck
        new.banned = self.banned
        new.gained = self.gained[:]
        new.first_gains = self.first_gains[:]
        new.used = self.used
        new.watching = self.watching
        new.hostile = self.hostile
        new.hostile_depth = self.hostile_depth
        new.suffered = self.suffered
        new.deferred = self.deferred
        new.waiting = self.waiting
        new.extra_events = self.extra_events
        new.forbidden = self.forbidden
        new.listening = self.listening
        new.listens = self.listens[:]
        new.powers = self.powers[:]


FIELDS: tuple[Field, ...] = (
    Field("active", "active", "number", "all"),
    Field("turn", "turn", "number", "all"),
    Field("health", "heroes.*.health", "numbers", "all"),
    Field("attack", "heroes.*.attack", "numbers", "all"),
    Field("influence", "heroes.*.influence", "numbers", "all"),
    Field("stunned", "heroes.*.stunned", "numbers", "all"),
    Field("deck", "heroes.*.deck", "piles", "count", known="known", peeked="peeked", mix="hero *"),
    Field("hand", "heroes.*.hand", "piles", "owner", mix="hero *"),
    Field("discard", "heroes.*.discard", "piles", "all"),
    Field("known", "heroes.*.known", "numbers", "all"),
    Field("peeked", "heroes.*.peeked", "numbers", "owner"),
    Field("proficiency", "heroes.*.proficiency", "cards", "all"),
    Field("earned", "heroes.*.horcruxes", "piles", "all"),
    Field("gained", "heroes.*.gained", "numbers", "all"),
    Field("first_gains", "heroes.*.first_gains", "numbers", "none"),
    Field("location", "location.number", "number", "all"),
    Field("control", "location.control", "number", "all"),
    Field("dark_deck", "dark_arts.deck", "pile", "count"),
    Field("dark_discard", "dark_arts.discard", "pile", "all"),
    Field("villain_deck", "villains.deck", "pile", "count"),
    Field("villains", "villains.active", "slots", "all"),
    Field("wounds", "villains.wounds", "list", "all"),
    Field("shields", "villains.shields", "list", "all"),
    Field("dealt", "villains.dealt", "list", "all"),
    Field("defeated", "villains.defeated", "pile", "all"),
    Field("hogwarts_deck", "hogwarts.deck", "pile", "count"),
    Field("market", "hogwarts.market", "slots", "all"),
    Field("proficiencies", "proficiencies", "pile", "all"),
    Field("horcrux", "horcrux.number", "number", "all"),
    Field("horcruxes", "horcrux.pile", "pile", "all"),
    Field("symbols", "horcrux.symbols", "data", "all"),
    Field("banished", "banished", "pile", "all"),
    Field("played", "played", "pile", "all"),
    Field("spells", "this_turn.spells", "number", "all"),
    Field("items", "this_turn.items", "number", "all"),
    Field("allies", "this_turn.allies", "number", "all"),
    Field("assigned", "this_turn.assigned", "number", "all"),
    Field("attack_cap", "this_turn.attack_cap", "number", "all"),
    Field("topdeck", "this_turn.topdeck", "number", "all"),
    Field("banned", "this_turn.banned", "number", "all"),
    Field("used", "this_turn.used", "data", "all"),
    Field("watching", "this_turn.watching", "data", "none"),
    Field("hostile", "resolving.hostile", "number", "none"),
    Field("suffered", "resolving.suffered", "data", "none"),
    Field("hostile_depth", "resolving.depth", "number", "none"),
    Field("deferred", "resolving.deferred", "frames", "none"),
    Field("waiting", "resolving.waiting", "frames", "none"),
    Field("extra_events", "resolving.extra_events", "number", "none"),
    Field("forbidden", "resolving.forbidden", "number", "none"),
    Field("listening", "resolving.listening", "number", "none"),
    Field("listens", "heroes.*.listens", "numbers", "none"),
    Field("powers", "heroes.*.powers", "data", "none"),
)
