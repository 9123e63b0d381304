"""Words about tokens, health and the Location."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.health import steps
from wandwright.games.hogwarts_battle.chapters.health.control import add_control, remove_control
from wandwright.games.hogwarts_battle.chapters.health.health import gain_health, lose_each, lose_health
from wandwright.games.hogwarts_battle.chapters.health.tokens import (
    from_silenced_ally,
    gain_attack,
    gain_influence,
    swaps_symbols,
)
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import count, heroes_of
from wandwright.games.hogwarts_battle.state import BattleState


def word_gain_attack(state: BattleState, hero: int, source: int, clause: f.Gain) -> None:
    _, amount, who, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.forbidden and from_silenced_ally(state, hero, amount, source):
        return
    for seat in state.box.singles[hero] if who == v.WHO_SELF else heroes_of(state, who, hero):
        gain_attack(state, seat, amount, source)


def word_gain_influence(state: BattleState, hero: int, source: int, clause: f.Gain) -> None:
    _, amount, who, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.forbidden and from_silenced_ally(state, hero, amount, source):
        return
    box = state.box
    swaps = swaps_symbols(state, source) if box.hooks.swaps_symbols else False
    for seat in box.singles[hero] if who == v.WHO_SELF else heroes_of(state, who, hero):
        if swaps:
            gain_health(state, seat, amount, source)
        else:
            gain_influence(state, seat, amount, source)


def word_gain_health(state: BattleState, hero: int, source: int, clause: f.Gain) -> None:
    """Health for each of several cards comes card by card, so that the order of play does not matter."""
    _, number, who, counter, value = clause
    times = count(state, counter, value, hero)
    swaps = swaps_symbols(state, source) if state.box.hooks.swaps_symbols else False
    for seat in heroes_of(state, who, hero):
        for _ in range(times):
            if swaps:
                gain_influence(state, seat, number, source)
            else:
                gain_health(state, seat, number, source)


def word_lose_health(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int, int, int]) -> None:
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


def word_add_control(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, amount = clause
    add_control(state, amount, source)


def word_remove_control(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, up_to = clause
    if up_to:
        state.stack.append(Limit(steps.REMOVE_HOW_MANY, hero, source, amount))
    else:
        remove_control(state, amount, source)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_attack", "who gains n attack tokens", f.GAIN, word_gain_attack, can=always, worth=3.0, worth_of="n",
         traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("gain_influence", "who gains n influence tokens", f.GAIN, word_gain_influence, can=always, worth=1.4,
         worth_of="n", traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("gain_health", "who gains n health, up to the maximum", f.GAIN, word_gain_health, asks=True, can=always,
         worth=0.7, worth_of="n", sets_off=("health_gained",), traits=(f.NAMES_HERO,)),
    Word("lose_health", "who loses n health; if_stunned follows when that stuns", (*f.GAIN, f.IF_STUNNED),
         word_lose_health, asks=True, can=always, worth=-0.9, worth_of="n", traits=(f.NAMES_HERO,)),
    Word("cap_health_loss", "the holder loses at most n health at a time", (f.N,), worth=2.0),
    Word("extra_health", "the hero concerned gains n more health", (f.N,), worth=1.0),
    Word("add_control", "n control tokens go on the Location", (f.N,), word_add_control, asks=True, can=always,
         worth=-6.0, worth_of="n", sets_off=("control_added",), traits=(f.HEROLESS, f.HARM)),
    Word("remove_control", "n control tokens leave the Location", (f.N, f.UP_TO), word_remove_control, asks=True,
         can=always, worth=6.0, worth_of="n", sets_off=("control_removed",)),
)
