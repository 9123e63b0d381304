"""Words of fights: what a card or a token does in one."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights.combat import hit_by_card
from wandwright.games.year_at_hogwarts.chapters.fights.duels import fight_duel
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import CANCELLED, rival_name, softened
from wandwright.games.year_at_hogwarts.state import YearState


def draw_and_fight(state: YearState, seat: int, source: int, clause: Clause) -> None:
    fight_duel(state, seat)


def lose_pv(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, floor = clause
    gains.lose_pv(state, seat, softened(state, seat, amount), floor, source, rival_name(state, seat))


def damage(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R133, R176: the opponent loses PV."""
    _, amount = clause
    hit_by_card(state, amount, source)


def cancel_attack(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R134: the answer to this card is skipped, and the same fighter goes on."""
    state.marks[state.fight_side] |= CANCELLED


def extra_attack_die(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R99, R100: more dice until the fight ends."""
    _, dice = clause
    state.extra_dice[state.fight_side] += dice


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw_and_fight", "a card of the deck is drawn and fought at once", (f.DECK.needed("duel"),), draw_and_fight,
         asks=True, can=always, worth=0.0),
    Word("lose_pv", "n PV fewer, never under floor", (f.N, f.FLOOR), lose_pv, can=always, worth=0.0),
    Word("damage", "the opponent loses n PV", (f.N,), damage, can=always, worth=0.0),
    Word("cancel_attack", "the opponent's answer is skipped and the fighter goes on", (), cancel_attack, can=always,
         worth=0.0),
    Word("extra_attack_die", "n attack dice more until the fight ends", (f.N,), extra_attack_die, can=always,
         worth=0.0),
    Word("leave_combat_move", "the fight ends undecided and the pawn moves n steps", (f.N,),
         Ask(steps.SLIP_AWAY, shapes.Escape), can=always, worth=0.0),
)
