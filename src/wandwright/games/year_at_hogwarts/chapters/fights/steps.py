"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
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

# Questions.
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

# Answers.
A_DEATH_EATER: Final = 50
ATTACK: Final = 0
USE: Final = 300
PLAY: Final = 1_000
KEEP: Final = 0
FLOO: Final = 0
PORTKEY: Final = 1
CARDS: Final = 2
ITEM: Final = 300
OF_SEAT: Final = 1_000
