"""The records of the effect words: whether each can be carried out, what it is worth, and the order saves rely on."""

from __future__ import annotations

import pytest

from wandwright.engine.words.words import Word
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


@pytest.mark.parametrize("word", WORDS.numbered, ids=lambda word: word.name)
def test_every_word_that_runs_says_whether_it_can_and_what_it_is_worth(word: Word) -> None:
    assert word.can is not None, "give it a test, or `always`"
    assert word.worth, "give it a worth"


def test_words_keep_their_numbers() -> None:
    assert [word.name for word in WORDS.numbered] == NUMBERED.split()
