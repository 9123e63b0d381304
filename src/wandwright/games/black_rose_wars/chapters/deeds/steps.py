"""The numbers of the steps, questions and answers of the chapter on deeds, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 100
WALK: Final = 100
WALK_ON: Final = 101
ENTERED: Final = 102
BLOW: Final = 103
SHIELD_BLOW: Final = 104
PLACE_BLOW: Final = 105
END_BLOW: Final = 106
OFFER_SHADE: Final = 107
CHECK_FALLS: Final = 108
AFTER_FALLS: Final = 109
FIRE_TRAPS_LATER: Final = 110
SPRING_TRAPS: Final = 111
SHIELD_TARGET: Final = 112
SPARE: Final = 113
SIDE_TRIGGERED: Final = 114
CAST_ON: Final = 115
ROOM_EFFECT: Final = 116
ROOM_DONE: Final = 117
SUMMON_ONE: Final = 118
EVOCATION_STRIKES: Final = 119
CHECK_QUESTS: Final = 120
QUEST_REWARD: Final = 121
FIRST_QUESTION: Final = 150
STEP: Final = 150
STRIKE_WHOM: Final = 151
SHADE: Final = 152
PROTECT: Final = 153
ORDER_TRAPS: Final = 154
SET_ROOM: Final = 155
NEXT_SPELL: Final = 156
REPLACE_SLOT: Final = 157
REPLACE_CARD: Final = 158
DISMISS: Final = 160
EVOCATION_ATTACK: Final = 161
HEAL_TOKEN: Final = 162
CONVERT_TOKEN: Final = 163
CONVERT_INSTABILITY: Final = 164

# Answers to SHADE.
NO: Final = 0
YES: Final = 1
# Answers to EVOCATION_ATTACK besides the models: what its card does in place of an attack.
INSTEAD: Final = 50

# The stages of a spell (R180).
PAYING: Final = 0
AIMING: Final = 1
SHIELDING: Final = 2
WORKING: Final = 3
RESOLVED: Final = 4
VORTEX: Final = 5

# What a protection may answer: a damage instance, or being picked (R88, R192).
ON_BLOW: Final = 0
ON_TARGET: Final = 1


class Walking(NamedTuple):
    """R70: the next step of a model; so many are left; `must` says that it can't stop here."""

    kind: int
    seat: int
    source: int
    model: int
    left: int
    must: int


class Striking(NamedTuple):
    """R63: one enemy model of the room, with so much more strength or (0 or more) exactly so much."""

    kind: int
    seat: int
    source: int
    bonus: int
    exact: int


class Shading(NamedTuple):
    """R184 step 4: an Evocation may take a blow of so much for its owner."""

    kind: int
    seat: int
    source: int
    model: int
    number: int


class Protecting(NamedTuple):
    """R190: a set card against a damage instance or against being picked."""

    kind: int
    seat: int
    source: int
    moment: int
    by: int


class Ordering(NamedTuple):
    """R93: which of the own Traps that were turned up resolves next."""

    kind: int
    seat: int
    source: int
    model: int
    traps: tuple[tuple[int, int, int, int], ...]


class Setting(NamedTuple):
    """R85: where the token of a Trap from this slot goes."""

    kind: int
    seat: int
    source: int
    slot: int


class Replacing(NamedTuple):
    """R81: a hand card takes the place of the spell of this slot."""

    kind: int
    seat: int
    source: int
    slot: int


class Dismissing(NamedTuple):
    """R207: an own Evocation makes room for another, of this kind and in this room."""

    kind: int
    seat: int
    source: int
    evocation: int
    room: int


class Attacking(NamedTuple):
    """R208: whom an Evocation attacks."""

    kind: int
    seat: int
    source: int
    model: int


class Mending(NamedTuple):
    """R100: which token of a model is taken off or replaced next; so many are left, `side` gets its own there."""

    kind: int
    seat: int
    source: int
    model: int
    left: int
    side: int


class Swaying(NamedTuple):
    """Which Instability of a room is replaced next by that of a side; of one side only, if it is given."""

    kind: int
    seat: int
    source: int
    room: int
    left: int
    side: int
    only: int
