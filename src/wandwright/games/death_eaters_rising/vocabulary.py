"""The names in the pack and their numbers. The effect words number themselves (effects.py)."""

from __future__ import annotations

from typing import Final

# Symbols and colours stand in this order everywhere: the colour of a die is that of the symbol it favours (A23).
SYMBOLS: Final = ("friendship", "knowledge", "loyalty", "courage")
COLORS: Final = ("orange", "blue", "red", "purple")

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
TRIGGERS: Final = {
    "pool": POOL,
    "after_roll": AFTER_ROLL,
    "assign": ASSIGN,
    "once_per_turn": ONCE_PER_TURN,
    "self_damage": SELF_DAMAGE,
    "end_turn": END_TURN,
}

# Conditions of abilities.
ALWAYS: Final = 0
TEAM_HAS_OTHER: Final = 1
TEAM_HAS: Final = 2
MISSION_AT: Final = 3
DEATH_EATER_AT_MISSION: Final = 4
DEALT_DEATH_EATER_DAMAGE: Final = 5
CONDITIONS: Final = {
    "team_has_other": TEAM_HAS_OTHER,
    "team_has": TEAM_HAS,
    "mission_at": MISSION_AT,
    "death_eater_at_mission": DEATH_EATER_AT_MISSION,
    "dealt_death_eater_damage": DEALT_DEATH_EATER_DAMAGE,
}

# What a number is multiplied by.
PER_DAMAGE_DEALT: Final = 1
COUNTERS: Final = {"death_eater_damage_dealt": PER_DAMAGE_DEALT}

# Whom or what an effect touches.
OWN_TEAM: Final = 0
ANY_WIZARD: Final = 1
MISSION_PLACE: Final = 2
ANY_PLACE: Final = 3
ACTIVE_TEAM_ALL: Final = 4
ACTIVE_TEAM_MOST_DAMAGED: Final = 5
ACTIVE_TEAM_LEAST_DAMAGED: Final = 6
EACH_TEAM_MOST_DAMAGED: Final = 7
HERE_ALL: Final = 8
HERE_AFFILIATION: Final = 9
HERE: Final = 10
MOST_CORRUPTED: Final = 11
VOLDEMORT_LOCATION: Final = 12
ALL: Final = 13
HERE_OTHERS: Final = 14
TARGETS: Final = {
    "own_team": OWN_TEAM,
    "any_wizard": ANY_WIZARD,
    "mission_place": MISSION_PLACE,
    "any_place": ANY_PLACE,
    "active_team_all": ACTIVE_TEAM_ALL,
    "active_team_most_damaged": ACTIVE_TEAM_MOST_DAMAGED,
    "active_team_least_damaged": ACTIVE_TEAM_LEAST_DAMAGED,
    "each_team_most_damaged": EACH_TEAM_MOST_DAMAGED,
    "here_all": HERE_ALL,
    "here_affiliation": HERE_AFFILIATION,
    "here": HERE,
    "most_corrupted": MOST_CORRUPTED,
    "voldemort_location": VOLDEMORT_LOCATION,
    "all": ALL,
    "here_others": HERE_OTHERS,
}
