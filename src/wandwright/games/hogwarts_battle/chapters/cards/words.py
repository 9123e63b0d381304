"""Words about cards that are banished, looked at, copied and given away."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, Clause, always
from wandwright.engine.words.words import THEN, Word
from wandwright.games.hogwarts_battle.chapters.cards import looking, playing, steps
from wandwright.games.hogwarts_battle.chapters.cards.banishing import banish_top, in_reach
from wandwright.games.hogwarts_battle.chapters.cards.detention import gain_detention
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Banishing, Giving
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.health import gain_health
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import heroes_of
from wandwright.games.hogwarts_battle.state import BattleState

# More Dark Arts cards than any Location reveals.
ALL_EVENTS: Final = 99


def can_banish(state: BattleState, hero: int, clause: tuple[int, int, int, int, int, int, int]) -> bool:
    """Whoever chooses to banish needs a card for it."""
    _, _, zone, wanted, _, _, _ = clause
    return any(True for _ in in_reach(state, hero, zone, wanted))


def word_banish_top(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, who = clause
    for seat in heroes_of(state, who, hero):
        banish_top(state, seat, source)


def word_gain_detention(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, amount, who, place = clause
    for seat in heroes_of(state, who, hero):
        gain_detention(state, seat, amount, place, source)


def word_look_dark_arts(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, place = clause
    looking.look_at_event(state, hero, place, source)


def word_skip_dark_arts(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """A step 1 of the hero that has not begun yet."""
    _, number, who, all_of_them = clause
    for seat in heroes_of(state, who, hero):
        state.skips[seat] += ALL_EVENTS if all_of_them else number


def word_banish_dark_arts(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, number = clause
    for _ in range(number):
        looking.banish_last_event(state, hero, source)


def word_drop_tokens(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """Whoever had one of them suffers what follows."""
    _, who, what, then = clause
    for seat in reversed(heroes_of(state, who, hero)):
        if playing.drop_tokens(state, seat, what, source) and then:
            state.stack.append((RUN, then, 0, seat, source))


def word_full_health(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """As a gain of all that is missing: a stunned hero gains nothing (R26)."""
    _, who = clause
    for seat in heroes_of(state, who, hero):
        gain_health(state, seat, state.box.full_health[seat] - state.health[seat], source)


def word_hand_size(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, state.next_hand = clause


def can_restack(state: BattleState, hero: int, clause: Clause) -> bool:
    return bool(state.discard[hero])


def word_restack(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    looking.restack(state, hero)


def word_arrange_top(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, number = clause
    looking.look_at_tops(state, hero, source, number)


def word_the_rest(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, program = clause
    playing.run_for_the_rest(state, hero, program, source)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("banish", "who may banish n cards; then follows when if_banished fits",
         (f.N, f.spelled_out(f.WHO), f.FROM, f.FILTER.optional(), f.MUST, f.IF_BANISHED,
          THEN.optional(beside="if_banished")),
         Ask(steps.PICK_BANISHED, Banishing, together=True), can=can_banish, worth=1.0,
         traits=(f.NAMES_HERO,)),
    Word("banish_top", "", (f.WHO,), word_banish_top, can=always, worth=0.0),
    Word("gain_detention", "who gains n Detention! cards", (f.N, f.WHO, f.TO.needed("hand", "discard", "deck")),
         word_gain_detention, can=always, worth=-1.5, worth_of="n", traits=(f.NAMES_HERO,)),
    Word("look_dark_arts", "the top Dark Arts card is revealed; it stays there or goes away unresolved",
         (f.TO.needed("discard", "banish"),), word_look_dark_arts, asks=True, can=always, worth=1.0,
         traits=(f.TO_THE_READER,)),
    Word("cap_dark_arts", "in the holder's turn no more than n Dark Arts cards are revealed", (f.N,), worth=2.0),
    Word("skip_dark_arts", "n fewer Dark Arts cards in the next step 1 of who, or none at all",
         (f.N.optional(), f.WHO, f.ALL), word_skip_dark_arts, can=always, worth=1.5, traits=(f.NAMES_HERO,)),
    Word("banish_dark_arts", "the top n of the Dark Arts discard pile leave the match", (f.N,), word_banish_dark_arts,
         can=always, worth=0.5),
    Word("drop_tokens", "who gives all tokens of a kind back; then follows for one who had some",
         (f.WHO, f.WHAT.needed("influence", "both"), THEN.optional()), word_drop_tokens, asks=True, can=always,
         worth=-1.0, traits=(f.NAMES_HERO,)),
    Word("full_health", "who has the full health again", (f.WHO,), word_full_health, asks=True, can=always, worth=3.0,
         sets_off=("health_gained",), traits=(f.NAMES_HERO,)),
    Word("hand_size", "the new hand of this turn has n cards", (f.N,), word_hand_size, can=always, worth=1.0,
         traits=(f.OF_THE_TURN, f.FOR_THE_TURN)),
    Word("copy_spell", "the effect of a spell played this turn happens again", (), Ask(steps.PICK_SPELL), can=always,
         worth=2.0, traits=(f.TO_THE_READER, f.OF_THE_TURN, f.ENDLESS)),
    Word("show_top", "the top card of the own deck is revealed; if it fits if, it may be drawn and then follows",
         (f.IF, f.TAKE, THEN.optional()), looking.show_top, asks=True, can=always, worth=1.0,
         traits=(f.TO_THE_READER, f.ENDLESS)),
    Word("arrange_top", "the owner puts the top n cards of the own deck in any order", (f.N,), word_arrange_top,
         asks=True, can=always, worth=0.7, traits=(f.TO_THE_READER, f.ENDLESS)),
    Word("restack", "the own discard pile is shuffled and put on top of the own deck", (), word_restack,
         can=can_restack, worth=0.5, traits=(f.ENDLESS,)),
    Word("give_card", "a card of the own discard pile goes to the hand of another hero",
         (f.spelled_out(f.FROM.needed("discard")), f.spelled_out(f.WHO.needed("one_other")), f.MAY),
         Ask(steps.GIVE_CARD, Giving), can=always, worth=1.0, traits=(f.TO_THE_READER, f.ENDLESS)),
    Word("the_rest", "", (THEN,), word_the_rest, asks=True, can=always, worth=0.0),
)
