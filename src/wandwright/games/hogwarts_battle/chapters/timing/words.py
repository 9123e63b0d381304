"""Words about the rest of a turn: what is revealed, forbidden, announced and waited for."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import THEN, Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import count, holds
from wandwright.games.hogwarts_battle.chapters.timing import steps
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState


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


def word_reveal_dark_arts(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """Further events are revealed once the present effect is complete."""
    _, amount, counter, value = clause
    if counter:
        amount *= count(state, counter, value, hero)
    if not amount:
        return
    if state.hostile_depth:
        state.extra_events += amount
        for join in state.box.hooks.events_asked:
            join(state, amount, source)
    else:
        state.stack.append((steps.REVEAL_EVENTS, amount))


def word_forbid(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    """Something is forbidden for the rest of the turn."""
    _, what, who = clause
    ban = v.forbidden(what, who)
    state.banned |= ban
    kind = {v.FORBID_GATHER: "gathering_forbidden", v.FORBID_CHARM: "charm_forbidden"}.get(ban, "forbidden")
    note(state, kind, state.active, ban, NO_CARD, source)


def word_signal(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """Tell the villains that something with a name of its own has happened."""
    _, event = clause
    trigger_hostile(state, event, hero, source)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("reveal_dark_arts", "n more Dark Arts cards are revealed and resolved", (f.N, f.PER.optional()),
         word_reveal_dark_arts, can=always, worth=-2.5, worth_of="n", sets_off=("dark_arts",),
         traits=(f.HEROLESS, f.HARM)),
    Word("forbid", "who cannot do what", (f.WHAT.needed(*f.FORBIDDEN), f.WHO.needed("active", "all", "others")),
         word_forbid, can=always, worth=-2.0, traits=(f.FOR_THE_TURN, f.HARM)),
    Word("signal", "wakes the clauses that wait for what", (f.WHAT.needed("morsmordre"),), word_signal, asks=True,
         can=always, worth=-1.0, sets_off=("morsmordre",), traits=(f.OF_THE_TURN, f.HARM)),
    Word("watch", "", (f.EVENT, THEN, f.ONCE), word_watch, can=always, worth=0.0),
    Word("watch_if", "", (f.IF, THEN), word_watch_if, asks=True, can=always, worth=0.0),
)
