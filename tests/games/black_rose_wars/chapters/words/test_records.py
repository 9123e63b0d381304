"""The records of the effect words keep the order that saves rely on."""

from __future__ import annotations

from wandwright.games.black_rose_wars.effects import WORDS

# Saves made in the middle of an effect hold a clause by the number of its word.
NUMBERED = """
stop_movement prevent cancel
damage heal convert_damage instability convert_instability move push pull teleport swap summon activate_evocation
modify_evocation destroy_evocation forced_attack physical_attack buff status
draw reveal_event discard recover search peek reveal cancel_prepared swap_prepared cast_next cast_from_hand
gain_pp lose_pp steal_pp take_crown activate_room refresh_room exhaust_room refresh_action reflect redirect may_redirect
discard_quest steal_quest complete_quest lose_completed_quest steal_trophy lose_trophy remove_trap bull
choose choose_mage if for_each may pay
"""


def test_words_keep_their_numbers() -> None:
    assert [word.name for word in WORDS.numbered] == NUMBERED.split()
