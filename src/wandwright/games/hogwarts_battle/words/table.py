"""Words about the table: the Location, villains, Dark Arts, dice, and which heroes are meant."""

from __future__ import annotations

from typing import Final

from wandwright.engine.events import note
from wandwright.engine.meanings import Ask
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY
from wandwright.engine.words import THEN, Word
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.market.darkness import event_asks
from wandwright.games.hogwarts_battle.rules.conditions import count
from wandwright.games.hogwarts_battle.rules.control import add_control, remove_control
from wandwright.games.hogwarts_battle.rules.timing import trigger_hostile
from wandwright.games.hogwarts_battle.rules.villains import remove_attack
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.words import fields as f


def word_add_control(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, amount = clause
    add_control(state, amount, source)


def word_remove_control(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, up_to = clause
    if up_to:
        state.stack.append(steps.Limit(steps.REMOVE_HOW_MANY, hero, source, amount))
    else:
        remove_control(state, amount, source)


def word_remove_attack(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, kind = clause
    remove_attack(state, amount, source, kind)


def word_reveal_dark_arts(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """Further events are revealed once the present effect is complete."""
    _, amount, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.hostile_depth:
        state.extra_events += amount
        if state.box.varied.may_ignore:
            event_asks(state, amount, source)
    else:
        state.stack.append((steps.REVEAL_EVENTS, amount))


def word_roll(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, die, times = clause
    for _ in range(times):
        if die == v.ANY_DIE:
            state.stack.append(Plain(steps.PICK_DIE, hero, source))
        else:
            state.stack.append((steps.ROLL_DIE, hero, source, die, (), 0))


def word_roll_dark(state: BattleState, hero: int, source: int, clause: tuple[int, int, tuple[int, ...]]) -> None:
    """The active hero rolls, and the dark side gains."""
    _, die, table = clause
    state.stack.append((steps.ROLL_DIE, state.active, source, die, table, 0))


def word_forbid(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    """Something is forbidden for the rest of the turn."""
    _, what, who = clause
    ban = v.forbidden(what, who)
    state.banned |= ban
    kind = {v.FORBID_GATHER: "gathering_forbidden", v.FORBID_CHARM: "charm_forbidden"}.get(ban, "forbidden")
    note(state, kind, state.active, ban, NO_CARD, source)


def word_cap_attack(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """For the rest of the turn each villain takes at most so much attack."""
    _, most = clause
    state.attack_cap = min(state.attack_cap or most, most)
    note(state, "attack_capped", NOBODY, state.attack_cap, NO_CARD, source)


def word_signal(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """Tell the villains that something with a name of its own has happened."""
    _, event = clause
    trigger_hostile(state, event, hero, source)


ROLLED: Final = f.DIE.needed(*v.HOUSE_DICE, "creature")
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("add_control", "n control tokens go on the Location", (f.N,), word_add_control, asks=True,
         sets_off=("control_added",), traits=(f.HEROLESS,)),
    Word("remove_control", "n control tokens leave the Location", (f.N, f.UP_TO), word_remove_control, asks=True,
         worth=6.0, worth_of="n", sets_off=("control_removed",)),
    Word("remove_attack", "n attack leave every face-up foe", (f.N, f.FOE), word_remove_attack, traits=(f.HEROLESS,)),
    Word("reveal_dark_arts", "n more Dark Arts cards are revealed and resolved", (f.N, f.PER.optional()),
         word_reveal_dark_arts,
         sets_off=("dark_arts",), traits=(f.HEROLESS,)),
    Word("choose_heroes", "heroes are picked; then happens to each of them", (f.PICKED, THEN, f.spelled_out(f.REST)),
         Ask(steps.PICK_HEROES, steps.HeroChoice, ((),)), traits=(f.SPREADING,)),
    Word("roll", "a House die is rolled, to the good of all heroes", (f.DIE, f.TIMES, f.spelled_out(f.TURN)),
         word_roll, asks=True, worth=3.2, worth_of="times", sets_off=("health_gained",),
         traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("roll_dark", "a House die is rolled and the table says what each face does", (ROLLED, f.TABLE),
         word_roll_dark, asks=True, traits=(f.OF_THE_TURN,)),
    Word("reroll", "the owner may roll the die again, once", (), worth=1.0),
    Word("suppress_ability", "the ability of one foe sleeps until the next turn of the player of this card",
         (f.FOE, f.UNTIL), Ask(steps.PICK_VILLAIN, steps.Silencing), worth=3.0, traits=(f.TO_THE_READER,)),
    Word("forbid", "who cannot do what", (f.WHAT.needed(*f.FORBIDDEN), f.WHO.needed("active", "all", "others")),
         word_forbid, traits=(f.FOR_THE_TURN,)),
    Word("cap_attack", "each Villain takes at most n attack this turn", (f.N,), word_cap_attack,
         traits=(f.HEROLESS, f.FOR_THE_TURN)),
    Word("signal", "wakes the clauses that wait for what", (f.WHAT.needed("morsmordre"),), word_signal, asks=True,
         sets_off=("morsmordre",), traits=(f.OF_THE_TURN,)),
)
