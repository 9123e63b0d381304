"""The turn: its six phases and the final scoring (R31 to R62, R141 to R162, R172 to R178, R218 to R223)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        *("begin_turn", "work_events", "offer_quests", "deal_quests"),
        *("begin_study", "study_grimoire", "study_names", "study_keeps", "study_bans", "down_to_limit"),
        "begin_preparation",
        *("begin_action", "next_activation", "next_action", "offer_room"),
        *("begin_evocations", "list_evocations", "next_of_list"),
        *("begin_cleanup", "clear_sheets", "ready_tokens", "destroy_rooms", "end_effects", "end_turn", "score"),
    ),
    answers={"move": 1, "attack": 1, "end": 1, "play": 10, "give_up": 10},
)
