"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
BEGIN_TURN: Final = 25
WORK_EVENTS: Final = 28
OFFER_QUESTS: Final = 30
DEAL_QUESTS: Final = 31
BEGIN_STUDY: Final = 32
STUDY_GRIMOIRE: Final = 33
STUDY_NAMES: Final = 34
STUDY_KEEPS: Final = 35
STUDY_BANS: Final = 36
DOWN_TO_LIMIT: Final = 37
BEGIN_PREPARATION: Final = 38
BEGIN_ACTION: Final = 39
NEXT_ACTIVATION: Final = 40
NEXT_ACTION: Final = 41
OFFER_ROOM: Final = 42
BEGIN_EVOCATIONS: Final = 44
LIST_EVOCATIONS: Final = 45
NEXT_OF_LIST: Final = 46
BEGIN_CLEANUP: Final = 47
CLEAR_SHEETS: Final = 48
READY_TOKENS: Final = 49
DESTROY_ROOMS: Final = 50
END_EFFECTS: Final = 51
END_TURN: Final = 52
SCORE: Final = 58

# Questions.
BAN: Final = 67
DISCARD_DOWN: Final = 68
PREPARE: Final = 69
ACT: Final = 70
ACTIVATE: Final = 71
NEXT_EVOCATION: Final = 72
NAME_WINNER: Final = 73

# Answers.
MOVE: Final = 0
ATTACK: Final = 1
END: Final = 2
PLAY: Final = 300
GIVE_UP: Final = 310
