"""Questions: who is hit, which drawn tokens are kept, where a symbol goes, who is swapped."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Kinds, Seats
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.death_eaters_rising.chapters.board.answers import Characters, Spots
from wandwright.games.death_eaters_rising.chapters.tokens import shapes, steps

KEPT: Final = Kinds("keep", "label-keep-token", zone=lambda state, question: state.drawn)

QUESTIONS: Final = (
    Question(steps.HIT, "hit", Characters("hit"), shape=shapes.Hits, rule="R62"),
    Question(steps.KEEP_TOKEN, "keep_token", KEPT, shape=Picks, rule="R65", picks="picked"),
    Question(steps.PLACE_SYMBOL, "place_symbol", Spots("on"), shape=shapes.Symbol, rule="R69"),
    Question(steps.SWAP_MINE, "swap_mine", Characters("give"), rule="A17"),
    Question(steps.SWAP_WITH, "swap_with", Seats("with"), shape=shapes.Swap, rule="A17"),
    Question(steps.SWAP_THEIRS, "swap_theirs", Characters("give"), shape=shapes.Return, rule="A17"),
)
