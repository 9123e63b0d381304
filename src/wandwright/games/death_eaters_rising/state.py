"""The state of a Death Eaters Rising match: zones as tuples of cards (the first is the top), counters, turn marks."""

from __future__ import annotations

from wandwright.engine.state import Field, State
from wandwright.games.death_eaters_rising.box import Box


class RisingState(State):
    """One position. Lists have one entry for each seat, location, slot, card or die.

    characters  nine slots, three for each location: location * 3 + slot
    damage      the counters on each card
    die_place   where each die is: SUPPLY, IN_POOL, ASIDE, or ON_CARD + target
    die_face    what each die shows: 0 if it was not rolled yet, else the face + 1
    covered     the symbols covered this turn: (target, friendship, knowledge, loyalty, courage)
    used        the abilities used this turn, as targets
    committed   has a die been assigned since the last roll (R34)?
    lost_dice   the cards that take a die from the pool of this turn
    cast        has a spell token been used since the last call began?
    passed      what seats have let pass since the last roll: (seat, answer, what it would have worked on)
    """

    __slots__ = (
        "active",
        "azkaban",
        "box",
        "cast",
        "characters",
        "committed",
        "corrupted",
        "corruption",
        "covered",
        "damage",
        "dealt",
        "deck",
        "die_face",
        "die_place",
        "drawn",
        "headquarters",
        "hospital",
        "lost_dice",
        "mission",
        "passed",
        "phase",
        "places",
        "recruits",
        "removed",
        "rolls",
        "supply",
        "teams",
        "tokens",
        "turn",
        "used",
        "used_tokens",
        "villain",
        "voldemort",
        "voldemort_damage",
    )  # fmt: skip

    box: Box
    active: int
    turn: int
    phase: int
    mission: int
    # The board.
    voldemort: int
    characters: list[int]
    damage: list[int]
    places: list[tuple[int, ...]]
    corruption: list[int]
    deck: tuple[int, ...]
    # The Villain card and what lies around it.
    villain: tuple[int, ...]
    voldemort_damage: int
    corrupted: tuple[int, ...]
    hospital: tuple[int, ...]
    azkaban: tuple[int, ...]
    # Players.
    teams: list[tuple[int, ...]]
    tokens: list[tuple[int, ...]]
    headquarters: list[int]
    # Shared.
    supply: tuple[int, ...]
    used_tokens: tuple[int, ...]
    drawn: tuple[int, ...]
    removed: tuple[int, ...]
    die_place: list[int]
    die_face: list[int]
    # This turn.
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

    def copy(self) -> RisingState:
        """An independent position."""
        new = RisingState(self.box)
        new.copy_base(self)
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.mission = self.mission
        new.voldemort = self.voldemort
        new.characters = self.characters[:]
        new.damage = self.damage[:]
        new.places = self.places[:]
        new.corruption = self.corruption[:]
        new.deck = self.deck
        new.villain = self.villain
        new.voldemort_damage = self.voldemort_damage
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
        self._copy_turn(new)
        return new

    def _copy_turn(self, new: RisingState) -> None:
        new.covered = self.covered
        new.used = self.used
        new.lost_dice = self.lost_dice
        new.dealt = self.dealt
        new.committed = self.committed
        new.rolls = self.rolls
        new.cast = self.cast
        new.passed = self.passed
        new.recruits = self.recruits


# Sight "drawn": everybody sees it, in the shape that view.py gives it.
FIELDS: tuple[Field, ...] = (
    Field("active", "active", "number", "all"),
    Field("turn", "turn", "number", "all"),
    Field("phase", "phase", "number", "all"),
    Field("mission", "mission", "number", "drawn"),
    Field("voldemort", "voldemort.location", "number", "all"),
    Field("villain", "voldemort.card", "pile", "drawn"),
    Field("voldemort_damage", "voldemort.damage", "number", "all"),
    Field("characters", "characters", "slots", "drawn"),
    Field("damage", "damage", "marks", "all"),
    Field("places", "locations.*.places", "piles", "all"),
    Field("corruption", "locations.*.corruption", "numbers", "all"),
    Field("deck", "deck", "pile", "count"),
    Field("corrupted", "corrupted", "pile", "all"),
    Field("hospital", "hospital", "pile", "all"),
    Field("azkaban", "azkaban", "pile", "all"),
    Field("teams", "teams.*.wizards", "piles", "all"),
    Field("tokens", "teams.*.tokens", "piles", "all"),
    Field("headquarters", "teams.*.headquarters", "cards", "all"),
    Field("supply", "tokens.supply", "pile", "count"),
    Field("used_tokens", "tokens.used", "pile", "all"),
    Field("drawn", "tokens.drawn", "pile", "all"),
    Field("removed", "removed", "pile", "all"),
    Field("die_place", "dice.places", "list", "drawn"),
    Field("die_face", "dice.faces", "list", "drawn"),
    Field("covered", "this_turn.covered", "data", "drawn"),
    Field("used", "this_turn.used", "data", "drawn"),
    Field("lost_dice", "this_turn.lost_dice", "data", "drawn"),
    Field("dealt", "this_turn.dealt", "number", "all"),
    Field("committed", "this_turn.committed", "number", "all"),
    Field("rolls", "this_turn.rolls", "number", "all"),
    Field("cast", "this_turn.cast", "number", "none"),
    Field("passed", "this_turn.passed", "data", "none"),
    Field("recruits", "this_turn.recruits", "data", "none"),
)
