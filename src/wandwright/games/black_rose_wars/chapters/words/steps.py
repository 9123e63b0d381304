"""The numbers of the steps and questions of the chapter on effects, and what its questions remember."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

FIRST_STEP: Final = 200
END_ACT: Final = 200
APPLY: Final = 201
APPLY_ROOMS: Final = 202
EACH: Final = 203
PUSH_ON: Final = 204
FIRST_QUESTION: Final = 220
TARGET: Final = 220
TARGET_ROOM: Final = 221
PICK: Final = 222
PICK_ROOM: Final = 223
CHOOSE_OPTION: Final = 225
MAY: Final = 226
NEXT_OF: Final = 227
PUSH: Final = 228
PUSH_STEP: Final = 229
FORCE: Final = 230
DISCARD: Final = 231
RECOVER: Final = 232
SEARCH: Final = 233
ORDER_EVENTS: Final = 234
SWAP_SPELL: Final = 235
GIVE_UP_QUEST: Final = 238
FULFIL_QUEST: Final = 239
LOSE_COMPLETED: Final = 240
TAKE_TROPHY: Final = 241
LOSE_TROPHY: Final = 242
REMOVE_SET: Final = 243
TELEPORT: Final = 244


# Answers that are rooms; no more targets.
ROOM: Final = 100
ENOUGH: Final = 99
NO_MORE: Final = 9998
NO: Final = 0
YES: Final = 1


class Targeting(NamedTuple):
    """R181: what may be a target: its sort, how far away at least and at most; how many, and those picked."""

    kind: int
    seat: int
    source: int
    sort: int
    least: int
    most: int
    number: int
    picked: tuple[int, ...]


class Picking(NamedTuple):
    """R181: a model or room is picked when the operation is reached; the clause is carried out with it."""

    kind: int
    seat: int
    source: int
    side: int
    selector: int
    about: int
    clause: tuple[Any, ...]


class Option(NamedTuple):
    """R183: one of some programs; `side` acts, whoever picks."""

    kind: int
    seat: int
    source: int
    side: int
    programs: tuple[int, ...]
    mask: int


class Offer(NamedTuple):
    """R183: all of it or nothing."""

    kind: int
    seat: int
    source: int
    side: int
    program: int


class Next(NamedTuple):
    """Which of several comes next: the program is done for each of them."""

    kind: int
    seat: int
    source: int
    side: int
    program: int
    models: tuple[int, ...]


class Moved(NamedTuple):
    """The caster moves models: how far at most, towards the caster or anywhere; who is left to be moved."""

    kind: int
    seat: int
    source: int
    steps: int
    pull: int
    models: tuple[int, ...]


class Forced(NamedTuple):
    """A physical blow of so much on a model in the room of another."""

    kind: int
    seat: int
    source: int
    model: int
    strength: int


class Cards(NamedTuple):
    """So many cards, one after the other."""

    kind: int
    seat: int
    source: int
    number: int
    picked: tuple[int, ...]


class Search(NamedTuple):
    """So many cards out of the own Grimoire (0) or Memories (1)."""

    kind: int
    seat: int
    source: int
    pile: int
    number: int
    picked: tuple[int, ...]


class Order(NamedTuple):
    """The top Events of the deck of a Moon, in their new order so far."""

    kind: int
    seat: int
    source: int
    moon: int
    number: int
    picked: tuple[int, ...]


class Swapping(NamedTuple):
    """So many exchanges are left; with the answers that were given before."""

    kind: int
    seat: int
    source: int
    left: int
    planned: tuple[int, ...]


class Trophy(NamedTuple):
    """Trophies of a Mage: so many are left to take or to lose."""

    kind: int
    seat: int
    source: int
    holder: int
    number: int


class Room(NamedTuple):
    """Something about a room: so many are left."""

    kind: int
    seat: int
    source: int
    room: int
    number: int


class Teleport(NamedTuple):
    """A model that is put into a room of a caster's choice."""

    kind: int
    seat: int
    source: int
    model: int
    selector: int


class Step(NamedTuple):
    """A model that the caster moves, with so many steps left; `pull`: only nearer to the caster."""

    kind: int
    seat: int
    source: int
    model: int
    steps: int
    pull: int
