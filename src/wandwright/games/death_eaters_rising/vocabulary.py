"""The names in the pack and their numbers, and the other numbers that several chapters share.

The effect words number themselves (effects.py); steps, questions and answers are numbered by `make states`.
"""

from __future__ import annotations

from typing import Final, Literal


def numbers(*names: str, first: int = 0) -> dict[str, int]:
    """Names by their places, as the constants beside them count."""
    return {name: number for number, name in enumerate(names, first)}


# Symbols and colours stand in this order everywhere: the colour of a die is that of the symbol it favours (A23).
Quality = Literal["friendship", "knowledge", "loyalty", "courage"]
SYMBOLS: Final[tuple[Quality, ...]] = ("friendship", "knowledge", "loyalty", "courage")
Color = Literal["orange", "blue", "red", "purple"]
COLORS: Final[tuple[Color, ...]] = ("orange", "blue", "red", "purple")

# The board (R5, R15): the locations, and the slots for characters at each.
LOCATIONS: Final = 3
CHARACTERS: Final = 3
# The mission token lies with its owner.
NO_MISSION: Final = 3

# Phases of a turn (R19).
TRAVELLING: Final = 0
DARK: Final = 1
DICE: Final = 2
ENDING: Final = 3

# A target is a card, or an ability of the active player's headquarters: HEADQUARTERS + its number.
HEADQUARTERS: Final = 900
# No headquarters has more.
MOST_ABILITIES: Final = 8
# A die that was rolled is named by colour * PER_COLOUR + face; with a target: target * PER_TARGET + die.
PER_COLOUR: Final = 10
PER_TARGET: Final = 100
# Where a die is; on a card it is ON_CARD + target.
SUPPLY: Final = 0
IN_POOL: Final = 1
ASIDE: Final = 2
ON_CARD: Final = 10

# Streams of chance.
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1
TOKENS_STREAM: Final = 2
VOLDEMORT_STREAM: Final = 3
DICE_STREAM: Final = 4
STREAMS: Final = ("setup", "deck", "tokens", "voldemort_die", "dice")

# What the Voldemort die shows (R4).
CLOCKWISE: Final = 0
DARK_MARK: Final = 2
VOLDEMORT_FACES: Final = ("clockwise", "counterclockwise", "dark_mark")

# When an ability works.
POOL: Final = 0
AFTER_ROLL: Final = 1
ASSIGN: Final = 2
ONCE_PER_TURN: Final = 3
SELF_DAMAGE: Final = 4
END_TURN: Final = 5
TRIGGERS: Final = numbers("pool", "after_roll", "assign", "once_per_turn", "self_damage", "end_turn")

# Conditions of abilities.
ALWAYS: Final = 0
TEAM_HAS_OTHER: Final = 1
TEAM_HAS: Final = 2
MISSION_AT: Final = 3
DEATH_EATER_AT_MISSION: Final = 4
DEALT_DEATH_EATER_DAMAGE: Final = 5
CONDITIONS: Final = numbers(
    *("team_has_other", "team_has", "mission_at", "death_eater_at_mission", "dealt_death_eater_damage"), first=1
)

# What a number is multiplied by.
PER_DAMAGE_DEALT: Final = 1
COUNTERS: Final = {"death_eater_damage_dealt": PER_DAMAGE_DEALT}

# Whom or what an effect touches.
OWN_TEAM: Final = 0
MISSION_PLACE: Final = 2
ACTIVE_TEAM_ALL: Final = 4
ACTIVE_TEAM_MOST_DAMAGED: Final = 5
ACTIVE_TEAM_LEAST_DAMAGED: Final = 6
EACH_TEAM_MOST_DAMAGED: Final = 7
HERE_AFFILIATION: Final = 9
MOST_CORRUPTED: Final = 11
VOLDEMORT_LOCATION: Final = 12
HERE_OTHERS: Final = 14
TARGETS: Final = numbers(
    *("own_team", "any_wizard", "mission_place", "any_place"),
    *("active_team_all", "active_team_most_damaged", "active_team_least_damaged", "each_team_most_damaged"),
    *("here_all", "here_affiliation", "here", "most_corrupted", "voldemort_location", "all", "here_others"),
)
