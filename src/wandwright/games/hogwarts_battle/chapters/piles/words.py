"""Words about cards in hands, decks and discard piles."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Plain
from wandwright.engine.words.word_types import Ask, Clause, always
from wandwright.engine.words.words import THEN, Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.piles import steps
from wandwright.games.hogwarts_battle.chapters.piles.discarding import discard_question
from wandwright.games.hogwarts_battle.chapters.piles.piles import draw_extra
from wandwright.games.hogwarts_battle.chapters.piles.searching import look_at_top
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit, TakeBack
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import count, fits_type, heroes_of
from wandwright.games.hogwarts_battle.state import BattleState


def word_draw(state: BattleState, hero: int, source: int, clause: f.Gain) -> None:
    _, number, who, counter, value = clause
    for seat in heroes_of(state, who, hero):
        draw_extra(state, seat, number * count(state, counter, value, hero), source)


def word_discard(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int, int, int]) -> None:
    """Heroes choose cards to discard, all at once where several must."""
    _, amount, who, wanted, bonus_type, then = clause
    cause = v.FORCED if state.hostile else v.OWN_DOING
    heroes = heroes_of(state, who, hero)
    questions = [discard_question(seat, source, amount, wanted, cause, bonus_type, then) for seat in heroes]
    state.stack.append(questions[0] if len(questions) == 1 else together(ALL, tuple(questions)))


def can_discard(state: BattleState, hero: int, clause: tuple[int, int, int, int, int, int]) -> bool:
    """Whoever chooses to discard needs a card that fits, unless read otherwise."""
    _, _, who, wanted, _, _ = clause
    if who > v.WHO_ACTIVE or state.box.readings.empty_discard_allowed:
        return True
    return any(fits_type(state, card, wanted) for card in state.hand[hero])


def can_take(state: BattleState, hero: int, clause: tuple[int, int, int]) -> bool:
    _, wanted, _ = clause
    return any(fits_type(state, card, wanted) for card in state.discard[hero])


def word_reveal_top(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
    _, who, condition, value, program = clause
    state.stack.append((steps.REVEAL_TOPS, heroes_of(state, who, hero), 0, condition, value, program, source))


def word_look_top(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Look at the own top card; it stays, or is discarded. Where that would re-make the deck, looking is a choice."""
    if state.deck[hero]:
        look_at_top(state, hero, source)
    elif state.discard[hero]:
        state.stack.append(Plain(steps.LOOK_AT_ALL, hero, source))


SEARCH: Final = Ask(steps.PICK_FROM_DECK, Limit)


def word_search(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """R16: who searches looks through the own deck first."""
    state.revealed += 1
    SEARCH(state, hero, source, clause)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw", "who draws n cards", f.GAIN, word_draw, can=always, worth=2.0, worth_of="n",
         traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("discard", "who discards n cards of the own hand; then follows when if_discarded fits",
         (f.N.optional(), f.spelled_out(f.ALL), f.WHO, f.FILTER.optional(), f.IF_DISCARDED,
          THEN.optional(beside="if_discarded")), word_discard,
         asks=True, can=can_discard, worth=-1.2, worth_of="n", sets_off=("forced_discard", "discarded"),
         traits=(f.NAMES_HERO,)),
    Word("take_from_discard", "a card of the type filter goes from the own discard pile to the hand",
         (f.FILTER, f.MAY), Ask(steps.PICK_FROM_DISCARDS, TakeBack, together=True), can=can_take, worth=1.5,
         traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("reveal_top", "who reveals the top card of the own deck; if it fits if, it is discarded and then follows",
         (f.WHO.needed("active", "all", "others", *f.NEAR), f.IF, THEN), word_reveal_top, asks=True, can=always,
         worth=0.0, sets_off=("forced_discard", "discarded"), traits=(f.SPREADING,)),
    Word("look_top", "the owner looks at the top card of the own deck and leaves or discards it", (), word_look_top,
         asks=True, can=always, worth=0.5, sets_off=("discarded",), traits=(f.TO_THE_READER, f.ENDLESS)),
    Word("search_deck", "the owner takes a card that costs cost_at_most or less from the own deck", (f.COST_AT_MOST,),
         word_search, asks=True, can=always, worth=3.0, traits=(f.TO_THE_READER, f.ENDLESS)),
)
