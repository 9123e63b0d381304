"""The numbers of the steps, questions and answers of the chapter on fights, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 100
FIGHT_TURN: Final = 100
ROLL_ATTACK: Final = 101
COUNT_HITS: Final = 102
ROLL_DEFENCE: Final = 103
ANSWER_ATTACK: Final = 104
STRUCK: Final = 105
BEAT_OPPONENT: Final = 106
AFTER_PLAYED: Final = 107
CLASH: Final = 108
AFTER_PLAYERS: Final = 109
TAKE_SPOILS: Final = 110
CARRY_OFF: Final = 111
AFTER_DEATH_EATER: Final = 112
AFTER_DUEL: Final = 113
MISSION_TURN: Final = 114
AFTER_MISSION: Final = 115
RESOLVE_PLAYED: Final = 116
ROLL_PAIR: Final = 117
STRIKE_BEFORE: Final = 118
FIRST_QUESTION: Final = 130
OPPONENT: Final = 130
DEATH_EATER: Final = 131
ACT: Final = 132
CHANGE_DIE: Final = 133
DEFEND: Final = 134
READY: Final = 135
PRIZE: Final = 136
SECOND_ITEM: Final = 137
GIVE_FOR: Final = 138
GIVE_UP_CARDS: Final = 139
TRY_MISSION: Final = 140
NAME_CARD: Final = 141
PUT_REQUIRED: Final = 142
SLIP_AWAY: Final = 143
SERVANT_FINDS: Final = 144

# Answers to OPPONENT besides the seats.
A_DEATH_EATER: Final = 50
# Answers to ACT and READY: roll; use an Item token; play a card.
ATTACK: Final = 0
USE: Final = 300
PLAY: Final = 1000
# Answers to CHANGE_DIE: the face of a die; or it stays as it is.
KEEP: Final = 0
# Answers to PRIZE besides the tokens.
FLOO: Final = 0
PORTKEY: Final = 1
CARDS: Final = 2
ITEM: Final = 300
# Answers to NAME_CARD: a card of this seat's hand.
OF_SEAT: Final = 1000


class Meeting(NamedTuple):
    """R48b, R154: on which space, and who has come there."""

    kind: int
    seat: int
    source: int
    mover: int
    space: int


class Dice(NamedTuple):
    """An attack as it was rolled."""

    kind: int
    seat: int
    source: int
    dice: tuple[int, ...]


class Hits(NamedTuple):
    """R246: so many hits, for each of which a defence die may be rolled."""

    kind: int
    seat: int
    source: int
    hits: int


class Waiting(NamedTuple):
    """H76: before a roll of the pair of dice; so many PV has each of the two lost in this fight."""

    kind: int
    seat: int
    source: int
    first_lost: int
    second_lost: int


class Prize(NamedTuple):
    """R143, R146: what the winner takes from the loser; so many tokens, or so many cards."""

    kind: int
    seat: int
    source: int
    loser: int
    number: int
    item: int


class Cards(NamedTuple):
    """R166: so many cards of the hand go."""

    kind: int
    seat: int
    source: int
    number: int
    picked: tuple[int, ...]


class Naming(NamedTuple):
    """R109a: a card for the requirement of this number of a mission."""

    kind: int
    seat: int
    source: int
    mission: int
    place: int


class Required(NamedTuple):
    """R96: a token of a mission that was won has to lie somewhere."""

    kind: int
    seat: int
    source: int
    item: int


class Escape(NamedTuple):
    """R103: so many steps out of a fight."""

    kind: int
    seat: int
    source: int
    distance: int


class Finding(NamedTuple):
    """R129: a Death Eater's card takes a named card out of a deck."""

    kind: int
    seat: int
    source: int
    fighter: int
    deck: int
