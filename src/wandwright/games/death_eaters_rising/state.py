"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state import NO_CARD, State
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.fields import FIELDS


class RisingState(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

    box: Box
    active: int
    turn: int
    phase: int
    mission: int
    voldemort: int
    villain: tuple[int, ...]
    voldemort_damage: int
    characters: list[int]
    damage: list[int]
    places: list[tuple[int, ...]]
    corruption: list[int]
    deck: tuple[int, ...]
    corrupted: tuple[int, ...]
    hospital: tuple[int, ...]
    azkaban: tuple[int, ...]
    teams: list[tuple[int, ...]]
    tokens: list[tuple[int, ...]]
    headquarters: list[int]
    supply: tuple[int, ...]
    used_tokens: tuple[int, ...]
    drawn: tuple[int, ...]
    removed: tuple[int, ...]
    die_place: list[int]
    die_face: list[int]
    covered: tuple[tuple[int, int, int, int, int], ...]
    used: tuple[int, ...]
    lost_dice: tuple[int, ...]
    dealt: int
    committed: int
    rolls: int
    cast: int
    passed: tuple[tuple[int, ...], ...]
    recruits: tuple[int, ...]

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self) -> None:
        """Nothing lies anywhere and nothing has happened yet."""
        super().begin()
        box = self.box
        self.active = 0
        self.turn = 0
        self.phase = 0
        self.mission = 3
        self.voldemort = 0
        self.villain = ()
        self.voldemort_damage = 0
        self.characters = [NO_CARD] * (3 * len(box.locations))
        self.damage = [0] * len(box.ids)
        self.places = [()] * len(box.locations)
        self.corruption = [0] * len(box.locations)
        self.deck = ()
        self.corrupted = ()
        self.hospital = ()
        self.azkaban = ()
        self.teams = [()] * box.seats
        self.tokens = [()] * box.seats
        self.headquarters = [NO_CARD] * box.seats
        self.supply = ()
        self.used_tokens = ()
        self.drawn = ()
        self.removed = ()
        self.die_place = [0] * len(box.die_colour)
        self.die_face = [0] * len(box.die_colour)
        self.covered = ()
        self.used = ()
        self.lost_dice = ()
        self.dealt = 0
        self.committed = 0
        self.rolls = 0
        self.cast = 0
        self.passed = ()
        self.recruits = ()

    def copy(self) -> RisingState:
        """An independent position."""
        new = RisingState(self.box)
        new.copy_base(self)
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.mission = self.mission
        new.voldemort = self.voldemort
        new.villain = self.villain
        new.voldemort_damage = self.voldemort_damage
        new.characters = self.characters[:]
        new.damage = self.damage[:]
        new.places = self.places[:]
        new.corruption = self.corruption[:]
        new.deck = self.deck
        new.corrupted = self.corrupted
        new.hospital = self.hospital
        new.azkaban = self.azkaban
        new.teams = self.teams[:]
        new.tokens = self.tokens[:]
        new.headquarters = self.headquarters[:]
        new.supply = self.supply
        new.used_tokens = self.used_tokens
        new.drawn = self.drawn
        new.removed = self.removed
        new.die_place = self.die_place[:]
        new.die_face = self.die_face[:]
        new.covered = self.covered
        new.used = self.used
        new.lost_dice = self.lost_dice
        new.dealt = self.dealt
        new.committed = self.committed
        new.rolls = self.rolls
        new.cast = self.cast
        new.passed = self.passed
        new.recruits = self.recruits
        return new
