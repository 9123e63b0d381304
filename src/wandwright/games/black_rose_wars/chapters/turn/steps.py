"""The numbers of the steps, questions and answers of the chapter on the turn, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 10
# The Rival (R165, R166).
RIVAL_ACTIVATION: Final = 10
RIVAL_CARD: Final = 11
RIVAL_BLOW: Final = 12
# Set-up (R13 to R30).
ASK_FIRST: Final = 20
PICK_MAGES: Final = 21
PICK_SCHOOLS: Final = 22
FINISH_SETUP: Final = 24
# The phases (R31), each step by step.
BEGIN_TURN: Final = 25
SHIFT_TRACK: Final = 26
REVEAL_TOP: Final = 27
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
CHANGE_MOON: Final = 53
EVENT_ACT: Final = 54
ABILITY_ACT: Final = 55
CHARGE: Final = 56
STRIKE_WITH_BULL: Final = 57
SCORE: Final = 58
CROWN_EVENT: Final = 59
FIRST_QUESTION: Final = 60
FIRST_PLAYER: Final = 60
PICK_MAGE: Final = 61
PICK_SCHOOL: Final = 62
PICK_LIST: Final = 63
DISCARD_QUEST: Final = 64
NAME_DECKS: Final = 65
KEEP: Final = 66
BAN: Final = 67
DISCARD_DOWN: Final = 68
PREPARE: Final = 69
ACT: Final = 70
ACTIVATE: Final = 71
NEXT_EVOCATION: Final = 72
NAME_WINNER: Final = 73
KEEP_QUESTS: Final = 74
OLDER_QUEST: Final = 75
KEEP_FORGOTTEN: Final = 76
BULL_PREY: Final = 77
BULL_STEP: Final = 78

# Answers to ACT besides PASS: physical actions, the end of the activation; a slot to play, a slot to give up.
MOVE: Final = 0
ATTACK: Final = 1
END: Final = 2
PLAY: Final = 300
GIVE_UP: Final = 310
# Answers that are rooms.
ROOM: Final = 100
NO: Final = 0
YES: Final = 1


class Naming(NamedTuple):
    """R46, R175: so many decks of the Library; `keep` of the cards are kept, `study` while all study at once."""

    kind: int
    seat: int
    source: int
    number: int
    keep: int
    study: int
    picked: tuple[int, ...]


class Several(NamedTuple):
    """So many cards, one after the other."""

    kind: int
    seat: int
    source: int
    number: int
    picked: tuple[int, ...]


class Preparing(NamedTuple):
    """R176: what lies in the slots so far, each twice the kind of card, and 1 more if it is inverted."""

    kind: int
    seat: int
    source: int
    placed: tuple[int, ...]


class Listed(NamedTuple):
    """R209: the models that are still to act."""

    kind: int
    seat: int
    source: int
    models: tuple[int, ...]


class Bull(NamedTuple):
    """R215: the damage at the end, the prey, and how many steps are left."""

    kind: int
    seat: int
    source: int
    damage: int
    prey: int
    left: int
