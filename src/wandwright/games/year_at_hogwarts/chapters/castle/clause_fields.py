"""Fields of clauses beside their word: how many, which deck, which cards. Each is said in one way by every word."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.clause_kinds import Listed, Number, OneOf, Several
from wandwright.engine.words.words import ClauseField
from wandwright.games.year_at_hogwarts import vocabulary as v

N: Final = ClauseField("n", Number(-20, 500), "How many, or how much.")
FLOOR: Final = ClauseField("floor", Number(0, 9), "PV do not fall below it.", required=False)
DECK: Final = ClauseField("deck", OneOf({name: number for number, name in enumerate(v.DECKS)}, "deck"))
CARDS: Final = ClauseField("cards", OneOf(v.FILTERS, "card_filter"))
SPACE: Final = ClauseField("space", Listed("spaces", "reference"), "The space the pawn is put on.")
BOARDS: Final = ClauseField("boards", Several(v.BOARDS, "board_name", bits=True), "The boards it may go to.")
FROM: Final = ClauseField("from", OneOf({"own_board": 0}, about=["the board of the pawn"]), "Where tokens lie.")
UNTIL: Final = ClauseField(
    "until", OneOf({"drawers_next_turn": 0}, about=["the next turn of whoever drew the Event"]), "How long it lasts."
)
