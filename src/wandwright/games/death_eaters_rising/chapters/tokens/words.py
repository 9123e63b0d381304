"""Effect words: drawing tokens, hitting Death Eaters, and what only tokens say."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.word_types import Ask, Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.death_eaters_rising.chapters.board import clauses as c
from wandwright.games.death_eaters_rising.chapters.board.targets import open_targets
from wandwright.games.death_eaters_rising.chapters.tokens import shapes, steps
from wandwright.games.death_eaters_rising.chapters.tokens.hits import hittable
from wandwright.games.death_eaters_rising.chapters.tokens.supply import draw, keep
from wandwright.games.death_eaters_rising.state import RisingState


def gain_token(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R65: draw so many and keep some of them; the others are discarded face up."""
    _, number, kept = clause
    drawn = [token for token in [draw(state) for _ in range(number)] if token != NO_CARD]
    if len(drawn) > kept:
        state.drawn = tuple(drawn)
        state.stack.append(Picks(steps.KEEP_TOKEN, seat, source, kept, ()))
        return
    for token in drawn:
        keep(state, seat, token, source)


def can_gain_token(state: RisingState, seat: int, clause: Clause) -> bool:
    return bool(state.supply or state.used_tokens)


def can_hit(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, undamaged = clause
    return bool(hittable(state, undamaged))


def can_assign_symbol(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, symbol, _ = clause
    return any(lacks[symbol] for _, lacks in open_targets(state))


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_token", "so many spell tokens are drawn and some of them kept", (c.DRAW, c.KEEP), gain_token, asks=True,
         can=can_gain_token, worth=1.0, worth_of="keep", traits=(c.DEED,)),
    Word("damage_death_eater", "n damage go on one Death Eater at the mission location; each earns a spell token",
         (c.N, c.UNDAMAGED), Ask(steps.HIT, shapes.Hits), can=can_hit, worth=1.0, traits=(c.DEED, c.CAST)),
    Word("assign_symbol", "counts as n symbols assigned to one card", (c.SYMBOL, c.N),
         Ask(steps.PLACE_SYMBOL, shapes.Symbol), can=can_assign_symbol, worth=1.0, traits=(c.CAST,)),
    Word("swap_wizard", "two players swap one wizard each", (), Ask(steps.SWAP_MINE), can=always, worth=0.2,
         traits=(c.CAST,)),
)
