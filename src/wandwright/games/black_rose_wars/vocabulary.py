"""The names that packs, options and rules share, each with its number."""

from __future__ import annotations

from typing import Final

# Sides: the seats of the Mages (with a Rival, the seat after the last person's) and the Black Rose.
MOST_SEATS: Final = 4
BLACK_ROSE: Final = 4
SIDES: Final = ("0", "1", "2", "3", "black_rose")
NOBODY: Final = -1
# Models: a Mage has the number of its seat, an Evocation that of its place on its owner's sheet (models.py); none has
# that of the Black Rose.
MOST_EVOCATIONS: Final = 3
FIRST_EVOCATION: Final = 5
EVOCATION_PLACES: Final = MOST_SEATS * MOST_EVOCATIONS
NO_MODEL: Final = -1
# Where a model stands: the number of a room, or in no room (a Mage: in its Cell; an Evocation: not in play).
NOWHERE: Final = -1
PHASES: Final = ("setup", "black_rose", "study", "preparation", "action", "evocation", "cleanup", "over")
SETUP, BLACK_ROSE_PHASE, STUDY, PREPARATION, ACTION, EVOCATION_PHASE, CLEANUP, OVER = range(len(PHASES))
MOONS: Final = ("first", "second", "third")
FIRST_MOON, SECOND_MOON, THIRD_MOON = range(len(MOONS))
COLOURS: Final = ("red", "yellow", "green", "blue", "purple", "grey", "black")
# R17, R106, R142, R143: an activation token waits on the Power Board, is ready, used, or taken by a side.
TOKENS: Final = ("waiting", "ready", "used", "taken")
TOKEN_WAITS, TOKEN_READY, TOKEN_USED, TOKEN_TAKEN = range(len(TOKENS))
TYPES: Final = ("combat", "utility", "evocation", "trap", "protection")
COMBAT, UTILITY, EVOCATION_SIDE, TRAP, PROTECTION = range(len(TYPES))
UPRIGHT: Final = 0
INVERTED: Final = 1
HALVES: Final = ("upright", "inverted")
# Where damage comes from (R184), and what an act is.
SOURCES: Final = ("none", "physical", "spell", "evocation", "trap", "reaction", "room", "quest", "event")
NO_SOURCE, PHYSICAL, SPELL, BY_EVOCATION, BY_TRAP, REACTION, ROOM, QUEST, EVENT = range(len(SOURCES))
STATES: Final = ("abomination", "putrefying", "rooted", "weakened", "no_protection")
ABOMINATION, PUTREFYING, ROOTED, WEAKENED, NO_PROTECTION = (1 << place for place in range(len(STATES)))
# Slots of a sheet: the Quick one, then the Standard ones from the left.
SLOTS: Final = ("quick", "standard_1", "standard_2", "standard_3")
QUICK: Final = 0
STANDARD: Final = (1, 2, 3)
# R6, R85: set cards lie at one of six places of their owner; their token lies in a room or on the sheet.
SET_PLACES: Final = 6
ON_SHEET: Final = 100
NOT_SET: Final = -1
# Where chance comes from: set-up; shuffles and random cards; the order of Forgotten Spells that go back.
STREAMS: Final = ("setup", "cards", "rival")
SETUP_STREAM, CARDS_STREAM, RIVAL_STREAM = range(len(STREAMS))
# R2, R129: points that end the match, and that change the Moon.
END_POINTS: Final = 30
MOON_POINTS: Final = (0, 6, 18)
ACTION_TOKENS: Final = 2
MAGE_TOKENS: Final = 25
BLACK_ROSE_TOKENS: Final = 30
TROPHIES: Final = 10
MOST_QUESTS: Final = 2
STRENGTH: Final = 2
# The stages of a spell (R180).
PAYING, AIMING, SHIELDING, WORKING, RESOLVED, VORTEX = range(6)
# What a Protection may answer (R88, R192): a damage instance, or being targeted.
ON_BLOW: Final = 0
ON_TARGET: Final = 1
