"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, State
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.fields import FIELDS


class RisingState(State):
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
        self.phase: int = 0
        self.mission: int = 3
        self.voldemort: int = 0
        self.villain: tuple[int, ...] = ()
        self.voldemort_damage: int = 0
        self.characters: list[int] = [NO_CARD] * (3 * len(box.locations))
        self.damage: list[int] = [0] * len(box.ids)
        self.places: list[tuple[int, ...]] = [()] * len(box.locations)
        self.corruption: list[int] = [0] * len(box.locations)
        self.deck: tuple[int, ...] = ()
        self.corrupted: tuple[int, ...] = ()
        self.hospital: tuple[int, ...] = ()
        self.azkaban: tuple[int, ...] = ()
        self.teams: list[tuple[int, ...]] = [()] * box.seats
        self.tokens: list[tuple[int, ...]] = [()] * box.seats
        self.headquarters: list[int] = [NO_CARD] * box.seats
        self.supply: tuple[int, ...] = ()
        self.used_tokens: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.die_place: list[int] = [0] * len(box.die_colour)
        self.die_face: list[int] = [0] * len(box.die_colour)
        self.covered: tuple[tuple[int, int, int, int, int], ...] = ()
        self.used: tuple[int, ...] = ()
        self.lost_dice: tuple[int, ...] = ()
        self.dealt: int = 0
        self.committed: int = 0
        self.rolls: int = 0
        self.cast: int = 0
        self.passed: tuple[tuple[int, ...], ...] = ()
        self.recruits: tuple[int, ...] = ()

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
