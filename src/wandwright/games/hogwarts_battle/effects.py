"""The effect words and the meaning of each, once.

A program is run clause by clause; a clause that asks leaves the rest on the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wandwright.engine.events import note
from wandwright.engine.lanes import ALL, together
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.rules.conditions import count, heroes_of, holds
from wandwright.games.hogwarts_battle.rules.control import add_control, remove_control
from wandwright.games.hogwarts_battle.rules.health import gain_health, lose_each, lose_health
from wandwright.games.hogwarts_battle.rules.piles import discard_question, draw_extra, look_at_top
from wandwright.games.hogwarts_battle.rules.timing import end_hostile, trigger_hostile
from wandwright.games.hogwarts_battle.rules.tokens import gain_attack, gain_influence
from wandwright.games.hogwarts_battle.rules.villains import remove_attack
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import (
    CHOOSE_OPTION,
    END_HOSTILE,
    LOOK_AT_ALL,
    PICK_ALLY,
    PICK_DIE,
    PICK_FROM_DECK,
    PICK_FROM_DISCARDS,
    PICK_HEROES,
    PICK_VILLAIN,
    REMOVE_HOW_MANY,
    REPEAT_PROGRAM,
    REVEAL_EVENTS,
    REVEAL_TOPS,
    ROLL_DIE,
    RUN,
    RUN_FOR_EACH,
    Choice,
    HeroChoice,
    Limit,
    TakeBack,
)

Clause = tuple[Any, ...]
Word = Callable[[BattleState, int, int, Clause], None]


def run(state: BattleState, frame: Frame) -> None:
    """Go on with a program where it was left."""
    run_program(state, frame[1], frame[2], frame[3], frame[4])


def run_program(state: BattleState, number: int, index: int, hero: int, source: int) -> None:
    """Run clauses in their order; before a clause that may leave work behind, the rest is put on the stack."""
    program = state.box.programs[number]
    stack = state.stack
    last = len(program) - 1
    while index < last:
        clause = program[index]
        word: int = clause[0]
        index += 1
        if word < v.FIRST_PUSHING:
            WORDS[word](state, hero, source, clause)
            continue
        rest = (RUN, number, index, hero, source)
        stack.append(rest)
        WORDS[word](state, hero, source, clause)
        if not stack or stack[-1] is not rest:
            return
        stack.pop()
    if index == last:
        clause = program[index]
        WORDS[clause[0]](state, hero, source, clause)


def run_hostile(state: BattleState, kind: int, source: int, program: int, hero: int) -> None:
    """Run a hostile effect; what it makes heroes discard has its own effect only after it (R35)."""
    if state.events is not None and kind != v.DARK_ARTS:
        note(state, "resolves", hero, kind, source, NO_CARD)
    end = (END_HOSTILE, state.hostile, state.suffered)
    state.stack.append(end)
    state.hostile = kind
    state.hostile_depth += 1
    state.suffered = ()
    run_program(state, program, 0, hero, source)
    if state.stack and state.stack[-1] is end:
        state.stack.pop()
        end_hostile(state, end)


def begin_hostile(state: BattleState, frame: Frame) -> None:
    """A hostile effect whose moment has come."""
    run_hostile(state, frame[1], frame[2], frame[3], frame[4])


def word_gain_attack(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    amount: int = clause[2]
    if clause[3]:
        amount *= count(state, clause[3], clause[4], hero)
    if not amount:
        return
    for seat in heroes_of(state, clause[1], hero):
        gain_attack(state, seat, amount, source)


def word_gain_influence(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    amount: int = clause[2]
    if clause[3]:
        amount *= count(state, clause[3], clause[4], hero)
    if not amount:
        return
    for seat in heroes_of(state, clause[1], hero):
        gain_influence(state, seat, amount, source)


def word_draw(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    for seat in heroes_of(state, clause[1], hero):
        draw_extra(state, seat, clause[2] * count(state, clause[3], clause[4], hero), source)


def word_gain_health(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Health for each of several cards comes card by card, so that the order of play does not matter."""
    times = count(state, clause[3], clause[4], hero)
    for seat in heroes_of(state, clause[1], hero):
        for _ in range(times):
            gain_health(state, seat, clause[2], source)


def word_lose_health(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    amount: int = clause[2]
    if clause[3]:
        amount *= count(state, clause[3], clause[4], hero)
    if not amount:
        return
    who: int = clause[1]
    if who <= v.ACTIVE:
        target = hero if who == v.SELF else state.active
        if state.health[target] > amount:
            lose_health(state, target, amount, source)
            return
    lose_each(state, heroes_of(state, who, hero), 0, amount, source, clause[5])


def word_topdeck(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """For the rest of the turn acquired cards of a type may go on top of the deck."""
    state.topdeck |= clause[1]


def word_forbid(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Something is forbidden for the rest of the turn."""
    state.banned |= clause[1]
    note(state, "forbidden", state.active, clause[1], NO_CARD, source)


def word_cap_attack(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """For the rest of the turn each villain takes at most so much attack."""
    state.attack_cap = min(state.attack_cap or clause[1], clause[1])
    note(state, "attack_capped", NOBODY, state.attack_cap, NO_CARD, source)


def word_remove_attack(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    remove_attack(state, clause[1], source)


def word_reveal_dark_arts(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Further events are revealed once the present effect is complete."""
    if state.hostile_depth:
        state.extra_events += clause[1]
    else:
        state.stack.append((REVEAL_EVENTS, clause[1]))


def word_watch(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """The card waits for an event of this turn; "once" cards pay for the first villain only, unless read otherwise."""
    _, event, program, pays_once = clause
    readings = state.box.readings
    if event != v.ON_VILLAIN_DEFEATED and not readings.count_later_cards:
        return
    once = int(pays_once and readings.defeat_bonus_once)
    state.watching = (*state.watching, (event, v.ALWAYS, 0, program, hero, source, once))


def word_if(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    if holds(state, clause[1], clause[2], hero, NO_CARD):
        run_program(state, clause[3], 0, hero, source)


def word_watch_if(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """A condition over the turn: true now, or whenever it comes true later in the turn."""
    _, condition, value, program, event = clause
    if holds(state, condition, value, hero, NO_CARD):
        run_program(state, program, 0, hero, source)
    elif event == v.ON_ATTACK_ASSIGNED or state.box.readings.count_later_cards:
        state.watching = (*state.watching, (event, condition, value, program, hero, source, 1))


def word_discard(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Heroes choose cards to discard, all at once where several must."""
    _, who, amount, wanted, bonus_type, then = clause
    cause = v.FORCED if state.hostile else v.OWN_DOING
    heroes = heroes_of(state, who, hero)
    questions = [discard_question(seat, source, amount, wanted, cause, bonus_type, then) for seat in heroes]
    state.stack.append(questions[0] if len(questions) == 1 else together(ALL, tuple(questions)))


def word_add_control(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    add_control(state, clause[1], source)


def word_remove_control(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    if clause[2]:
        state.stack.append(Limit(REMOVE_HOW_MANY, hero, source, clause[1]))
    else:
        remove_control(state, clause[1], source)


def word_choose(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(Choice(CHOOSE_OPTION, hero, source, clause[1], clause[2], clause[3], ()))


def word_each(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Each of several heroes; where each has just one question, they answer at the same time."""
    _, who, condition, value, program = clause
    heroes = heroes_of(state, who, hero)
    clauses = state.box.programs[program]
    if condition == v.ALWAYS and len(clauses) == 1 and clauses[0][0] in (v.CHOOSE, v.TAKE_FROM_DISCARD):
        state.stack.append(together(ALL, tuple(question_of(clauses[0], seat, source) for seat in heroes)))
    else:
        state.stack.append((RUN_FOR_EACH, heroes, 0, condition, value, program, source))


def question_of(clause: Clause, hero: int, source: int) -> Frame:
    """The question a lone clause asks a hero."""
    if clause[0] == v.CHOOSE:
        return Choice(CHOOSE_OPTION, hero, source, clause[1], clause[2], clause[3], ())
    return TakeBack(PICK_FROM_DISCARDS, hero, source, clause[1], clause[2])


def word_choose_heroes(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(HeroChoice(PICK_HEROES, hero, source, clause[1], clause[2], ()))


def word_roll(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    _, die, times = clause
    for _ in range(times):
        if die == v.ANY_DIE:
            state.stack.append(Plain(PICK_DIE, hero, source))
        else:
            state.stack.append((ROLL_DIE, hero, source, die, (), 0))


def word_roll_dark(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """The active hero rolls, and the dark side gains."""
    state.stack.append((ROLL_DIE, state.active, source, clause[1], clause[2], 0))


def word_suppress(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(Plain(PICK_VILLAIN, hero, source))


def word_take_from_discard(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(TakeBack(PICK_FROM_DISCARDS, hero, source, clause[1], clause[2]))


def word_copy_ally(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(Plain(PICK_ALLY, hero, source))


def word_reveal_top(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    _, who, condition, value, program = clause
    state.stack.append((REVEAL_TOPS, heroes_of(state, who, hero), 0, condition, value, program, source))


def word_look_top(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Look at the own top card; it stays, or is discarded. Where that would re-make the deck, looking is a choice."""
    if state.deck[hero]:
        look_at_top(state, hero, source)
    elif state.discard[hero]:
        state.stack.append(Plain(LOOK_AT_ALL, hero, source))


def word_search_deck(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    state.stack.append(Limit(PICK_FROM_DECK, hero, source, clause[1]))


def word_repeat(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    times = count(state, clause[1], clause[2], hero)
    if times:
        state.stack.append((REPEAT_PROGRAM, times, clause[3], hero, source))


def word_signal(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    """Tell the villains that something with a name of its own has happened."""
    trigger_hostile(state, clause[1], hero, source)


WORDS: list[Word] = [
    word_gain_attack,
    word_gain_influence,
    word_draw,
    word_topdeck,
    word_forbid,
    word_cap_attack,
    word_remove_attack,
    word_reveal_dark_arts,
    word_watch,
    word_gain_health,
    word_lose_health,
    word_discard,
    word_add_control,
    word_remove_control,
    word_choose,
    word_each,
    word_choose_heroes,
    word_if,
    word_watch_if,
    word_roll,
    word_roll_dark,
    word_suppress,
    word_take_from_discard,
    word_copy_ally,
    word_reveal_top,
    word_look_top,
    word_search_deck,
    word_repeat,
    word_signal,
]
