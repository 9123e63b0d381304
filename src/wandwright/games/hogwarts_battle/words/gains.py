"""Words about what heroes gain and lose: tokens, health, cards drawn; and cards that wait for more of it this turn."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state import NO_CARD
from wandwright.engine.words import THEN, Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.potions.dark import swaps_symbols
from wandwright.games.hogwarts_battle.rules.conditions import count, heroes_of, holds
from wandwright.games.hogwarts_battle.rules.health import gain_health, lose_each, lose_health
from wandwright.games.hogwarts_battle.rules.piles import draw_extra
from wandwright.games.hogwarts_battle.rules.tokens import from_silenced_ally, gain_attack, gain_influence
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.words import fields as f

# The clauses that every turn is full of: word, amount, who, counter, its value; of a loss what follows a stun.
Gain = tuple[int, int, int, int, int]
Loss = tuple[int, int, int, int, int, int]


def word_gain_attack(state: BattleState, hero: int, source: int, clause: Gain) -> None:
    _, amount, who, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.forbidden and from_silenced_ally(state, hero, amount, source):
        return
    for seat in heroes_of(state, who, hero):
        gain_attack(state, seat, amount, source)


def word_gain_influence(state: BattleState, hero: int, source: int, clause: Gain) -> None:
    _, amount, who, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.forbidden and from_silenced_ally(state, hero, amount, source):
        return
    swaps = state.box.new_rules and swaps_symbols(state, source)
    for seat in heroes_of(state, who, hero):
        if swaps:
            gain_health(state, seat, amount, source)
        else:
            gain_influence(state, seat, amount, source)


def word_gain_health(state: BattleState, hero: int, source: int, clause: Gain) -> None:
    """Health for each of several cards comes card by card, so that the order of play does not matter."""
    _, number, who, counter, value = clause
    times = count(state, counter, value, hero)
    swaps = state.box.new_rules and swaps_symbols(state, source)
    for seat in heroes_of(state, who, hero):
        for _ in range(times):
            if swaps:
                gain_influence(state, seat, number, source)
            else:
                gain_health(state, seat, number, source)


def word_draw(state: BattleState, hero: int, source: int, clause: Gain) -> None:
    _, number, who, counter, value = clause
    for seat in heroes_of(state, who, hero):
        draw_extra(state, seat, number * count(state, counter, value, hero), source)


def word_lose_health(state: BattleState, hero: int, source: int, clause: Loss) -> None:
    _, amount, who, counter, value, if_stunned = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if who <= v.WHO_ACTIVE:
        target = hero if who == v.WHO_SELF else state.active
        if state.health[target] > amount:
            lose_health(state, target, amount, source)
            return
    lose_each(state, heroes_of(state, who, hero), 0, amount, source, if_stunned)


def word_watch(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """The card waits for an event of this turn; "once" cards pay for the first villain only, unless read otherwise."""
    _, event, program, pays_once = clause
    readings = state.box.readings
    if not event & v.DEFEATS and not readings.count_later_cards:
        return
    once = int(pays_once and readings.defeat_bonus_once)
    state.watching = (*state.watching, (event, v.ALWAYS, 0, program, hero, source, once))


def word_watch_if(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """A condition over the turn: true now, or whenever it comes true later in the turn."""
    _, condition, value, program = clause
    event = v.WATCHED[condition]
    if holds(state, condition, value, hero, NO_CARD):
        state.box.programs.run(state, program, 0, hero, source)
    elif event == v.ON_ATTACK_ASSIGNED or state.box.readings.count_later_cards:
        state.watching = (*state.watching, (event, condition, value, program, hero, source, 1))


GAIN: Final = (f.N, f.WHO, f.PER.optional())
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_attack", "who gains n attack tokens", GAIN, word_gain_attack,
         worth=3.0, worth_of="n", traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("gain_influence", "who gains n influence tokens", GAIN, word_gain_influence,
         worth=1.4, worth_of="n", traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("gain_health", "who gains n health, up to the maximum", GAIN, word_gain_health, asks=True,
         worth=0.7, worth_of="n", sets_off=("health_gained",), traits=(f.NAMES_HERO,)),
    Word("lose_health", "who loses n health; if_stunned follows when that stuns", (*GAIN, f.IF_STUNNED),
         word_lose_health, asks=True, worth=-0.9, worth_of="n", traits=(f.NAMES_HERO,)),
    Word("draw", "who draws n cards", GAIN, word_draw, worth=2.0, worth_of="n", traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("cap_health_loss", "the holder loses at most n health at a time", (f.N,), worth=2.0),
    Word("extra_health", "the hero concerned gains n more health", (f.N,), worth=1.0),
    Word("watch", "", (f.EVENT, THEN, f.ONCE), word_watch),
    Word("watch_if", "", (f.IF, THEN), word_watch_if, asks=True),
)
