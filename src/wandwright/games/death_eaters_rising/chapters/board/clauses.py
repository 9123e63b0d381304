"""Fields of clauses, shared by the effect words of all chapters: how many, whom, which dice. Traits of words."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.clause_kinds import Asked, Flag, Listed, Number, OneOf, Several
from wandwright.engine.words.words import OTHERWISE, ClauseField
from wandwright.games.death_eaters_rising import vocabulary as v

AFFILIATIONS: Final = Listed("affiliations", "reference", bit=True)
# The condition of an ability; no clause has one.
IF: Final = ClauseField(
    "if",
    Asked(
        v.CONDITIONS,
        "condition",
        {"team_has": AFFILIATIONS, "team_has_other": AFFILIATIONS, "mission_at": Listed("locations")},
    ),
)
N: Final = ClauseField("n", Number(1, 9), "How many, or how much.")
COLORS: Final = ClauseField("colors", Several(v.COLORS, "color"), "The colours to choose each die from.")
FROM: Final = ClauseField(
    "from", Several(v.SYMBOLS, "symbol", bits=True), "The symbols, single or doubled, that a die may show to be turned."
)
WIZARDS: Final = ClauseField("wizards", Number(1, 9), "Up to so many wizards.")
TARGET: Final = ClauseField("target", OneOf(v.TARGETS, "target"))
PER: Final = ClauseField(
    "per",
    OneOf(v.COUNTERS, about=["damage put on Death Eaters in phase 3 or 4 of this turn"]),
    "The clause happens once for each of these.",
    required=False,
)
DRAW: Final = ClauseField("draw", Number(1, 9), "Spell tokens drawn.")
KEEP: Final = ClauseField("keep", Number(1, 9), "How many of them the player keeps; the others are discarded.")
UNDAMAGED: Final = ClauseField("undamaged", Flag(), "Whether only a Death Eater without damage can be hit.")
SYMBOL: Final = ClauseField("symbol", OneOf({name: number for number, name in enumerate(v.SYMBOLS)}, "symbol"))
AFFILIATION: Final = ClauseField(
    "affiliation", AFFILIATIONS, "With target: here_affiliation, the id of the affiliation.", required=False
)
NO_TOKEN: Final = OTHERWISE.optional()._replace(
    about="What happens in its place when the active player has no spell token."
)

# Traits of words: where they may stand. Dice are gained before the first roll and changed after one.
POOL: Final = "pool"
AFTER_ROLL: Final = "after_roll"
DEED: Final = "deed"
# A token that gives a token could draw itself and be cast for ever.
CAST: Final = "cast"
DARK: Final = "dark"
