"""Words of Charms and Patronuses."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.charms import moving, rescuing, saving, sharing
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.state import BattleState


def word_move_attack(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    moving.ask_move(state, hero, source)


def can_move_attack(state: BattleState, hero: int, clause: Clause) -> bool:
    return bool(moving.origins(state))


def word_keep_tokens(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, what = clause
    saving.keep_tokens(state, hero, what, source)


def can_keep_tokens(state: BattleState, hero: int, clause: tuple[int, int]) -> bool:
    _, what = clause
    return saving.has_tokens(state, hero, what)


def word_give_tokens(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    """What the active hero has goes to the hero concerned."""
    _, _, what = clause
    saving.give_tokens(state, state.active, hero, what, source)


def word_repeat_card(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """R110b: the effect of the card just played happens once more; it is not played again."""
    card = state.played[-1]
    state.box.programs.run(state, state.box.on_play[card], 0, hero, card)


def can_repeat_card(state: BattleState, hero: int, clause: Clause) -> bool:
    return bool(state.played) and bool(state.box.on_play[state.played[-1]])


def word_share_gains(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    sharing.ask_whom(state, hero, source)


def can_share_gains(state: BattleState, hero: int, clause: Clause) -> bool:
    """R110: the hero has gained health this turn, and the card gave something."""
    return state.gained[hero] > 0 and any(state.given)


def word_rescue(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, health = clause
    rescuing.rescue(state, hero, health, source)


OF_OWN_TURN: Final = (f.TO_THE_READER, f.OF_THE_TURN)
TOKENS: Final = f.WHAT.needed("influence", "both")
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("move_attack", "attack moves from one foe to one other that may take it", (), word_move_attack, asks=True,
         can=can_move_attack, worth=1.0, traits=OF_OWN_TURN),
    Word("keep_tokens", "the owner keeps unused tokens for the next own turn", (TOKENS,), word_keep_tokens,
         can=can_keep_tokens, worth=1.0, traits=OF_OWN_TURN),
    Word("give_tokens", "unused tokens go to who", (f.WHO, TOKENS), word_give_tokens, can=always, worth=1.0,
         traits=OF_OWN_TURN),
    Word("repeat_card", "the effect of the card just played happens once more", (), word_repeat_card, asks=True,
         can=can_repeat_card, worth=2.0, traits=OF_OWN_TURN),
    Word("share_gains", "one other hero gains what the card just played gave its player", (), word_share_gains,
         asks=True, can=can_share_gains, worth=2.0, sets_off=("health_gained",), traits=OF_OWN_TURN),
    Word("rescue", "the hero who would be stunned has n health instead and loses no more this turn", (f.N,),
         word_rescue, can=always, worth=3.0, traits=(f.TO_THE_READER,)),
)
