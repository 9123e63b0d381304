"""Control words: choices, offers, conditions, loops; and what is read off a card, not carried out (hooks, rules)."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.state.state import Frame
from wandwright.engine.words.clause_kinds import OPTIONS, PROGRAM, Clauses, Kind, Number, OneOf, Pack, Schema
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import THEN, ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import possible, selectors
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.values import CONDITIONS, HOLDING
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage
from wandwright.games.black_rose_wars.chapters.spells import targets
from wandwright.games.black_rose_wars.chapters.words import operations as o
from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.chapters.words.operations import OnModels
from wandwright.games.black_rose_wars.chapters.words.shapes import Next, Offer, Option
from wandwright.games.black_rose_wars.state import RoseState

HOOKS: Final = (
    *("cleanup", "study_phase", "enemy_enters_here", "evocation_defeated", "mage_activates_room"),
    *("mage_completes_quest", "mage_defeated", "mage_enters_cell", "mage_enters_room", "mage_places_instability"),
    *("mage_resolves_side", "owner_would_be_damaged_here", "this_damages_mage", "this_defeated"),
)
RULES: Final = (
    *("movement_modifier", "physical_damage_modifier", "combat_spell_damage_modifier", "damage_to_mages_modifier"),
    *("library_draw_modifier", "library_keep_modifier", "grimoire_draw_modifier", "protection_prevents_modifier"),
    *("quick_slot_locked", "room_color_cannot_activate", "traps_do_not_trigger", "no_heal", "evocations_immune"),
    *("ignores_traps", "is_the_mage"),
)


def choose(
    state: RoseState, side: int, source: int, clause: tuple[int, int, tuple[int, ...], int], found: list[int]
) -> None:
    """R183: one of the options; who picks may be another than who acts."""
    _, _, programs, mask = clause
    for seat in found[:1]:
        state.stack.append(Option(steps.CHOOSE_OPTION, targets.asked_of(state, seat), source, side, programs, mask))


def list_choose_option(state: RoseState, question: Option) -> list[int]:
    """If none can be done in full, any may be picked."""
    numbers = range(len(question.programs))
    return [n for n in numbers if possible.is_open(state, question.side, question.programs[n])] or list(numbers)


def answer_choose_option(state: RoseState, question: Option, answer: int) -> None:
    state.stack.append((effects.RUN, question.programs[answer], 0, question.side, question.source))


def choose_mage(state: RoseState, side: int, source: int, clause: tuple[int, int], found: list[int]) -> None:
    state.chosen_mage = found[0] if found else v.NO_MODEL


def run_if(state: RoseState, side: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, condition, then, otherwise = clause
    program = then if HOLDING[condition](state) else otherwise
    state.stack.append((effects.RUN, program, 0, side, source))


def for_each(state: RoseState, side: int, source: int, clause: tuple[int, int, int], found: list[int]) -> None:
    """Mages in play order; Evocations in an order the acting Mage picks."""
    _, _, program = clause
    if all(is_mage(model) for model in found):
        state.stack.append((steps.EACH, tuple(found), program, side, source, state.strikes))
    else:
        state.stack.append(Next(steps.NEXT_OF, targets.asked_of(state, side), source, side, program, tuple(found)))


def each(state: RoseState, frame: Frame) -> None:
    """The next Mage; the damage of the loop is one operation for all of them (R184 step 2)."""
    _, left, program, side, source, strikes = frame
    if not left:
        return
    state.stack.append((steps.EACH, left[1:], program, side, source, strikes))
    state.strikes = strikes
    state.it = left[0]
    state.stack.append((effects.RUN, program, 0, side, source))


def list_next_of(state: RoseState, question: Next) -> list[int]:
    """Those that are still there."""
    return [model for model in question.models if selectors.reaches(state, model)]


def answer_next_of(state: RoseState, question: Next, answer: int) -> None:
    left = tuple(model for model in question.models if model != answer)
    if left:
        state.stack.append(question._replace(models=left))
    state.it = answer
    state.stack.append((effects.RUN, question.program, 0, question.side, question.source))


def may(state: RoseState, side: int, source: int, clause: tuple[int, int]) -> None:
    """R183: asked is the current Mage of a loop, else who acts."""
    _, program = clause
    seat = state.it if is_mage(state.it) else side
    if possible.is_worth_offering(state, side, program):
        state.stack.append(Offer(steps.MAY, targets.asked_of(state, seat), source, side, program))


def list_may(state: RoseState, question: Offer) -> list[int]:
    """R183: what it is comes first."""
    return [lodge.YES, lodge.NO]


def answer_may(state: RoseState, question: Offer, answer: int) -> None:
    if answer == lodge.YES:
        state.stack.append((effects.RUN, question.program, 0, question.side, question.source))


def pay(state: RoseState, side: int, source: int, clause: tuple[int, int]) -> None:
    """R198: that it can be paid in full was seen before."""
    _, price = clause
    state.stack.append((effects.RUN, price, 0, side, source))


class Offered(Clauses):
    """Clauses that somebody may have or decline, so that they can be put into words."""

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (pack.option(value),)


class Mask(Kind):
    """The first option is the smiling mask, the second the sad one."""

    def schema(self) -> Schema:
        return {"const": "mask"}

    def numbers(self, pack: Pack, value: object) -> tuple[int]:
        return (1,)


class Condition(Kind):
    """One condition, which has to hold."""

    definition = "condition"

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        ((name, _),) = value.items()
        return (CONDITIONS[name],)


class Filter(Kind):
    """What a hook or a rule is limited to: a colour, a room, types of sides; (sort, bits)."""

    definition = "hook_filter"
    absent = (0, 0)

    def numbers(self, pack: Pack, value: Any) -> tuple[int, int]:
        ((name, wanted),) = value.items()
        if name == "color":
            return (COLOUR, 1 << pack.lists["colors"].index(wanted))
        if name == "id":
            return (NAME, 1 << pack.lists["rooms"].index(wanted))
        return (TYPE, sum(1 << v.TYPES.index(kind) for kind in wanted))


COLOUR: Final = 1
NAME: Final = 2
TYPE: Final = 3
BY: Final = ClauseField("by", o.SELF.kind, required=False)
DO: Final = THEN._replace(about="What is done.")

# Prices of rooms, hooks, rules and what is done in place of an attack are read off their cards (library.py).
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("choose", "one of the options",
         (BY, ClauseField("options", OPTIONS, "Lists of clauses; one of them is picked."),
          ClauseField("tag", Mask(), "The options are masks.", required=False)),
         OnModels(choose), asks=True, can=always, worth=1.0),
    Word("choose_mage", "one Mage is picked", (o.WHO,), OnModels(choose_mage), asks=True, can=always, worth=0.1),
    Word("if", "then happens if it is so, else the other", (ClauseField("cond", Condition()), THEN,
         ClauseField("else", PROGRAM, "What happens in its place.", required=False)), run_if, asks=True,
         can=always, worth=0.6),
    Word("for_each", "the same for each of them", (ClauseField("of", o.SELECTOR), DO), OnModels(for_each), asks=True,
         can=always, worth=1.3),
    Word("may", "all of it or nothing", (DO._replace(kind=Offered()),), may, asks=True, can=always, worth=0.8),
    Word("pay", "the price of a room", (ClauseField("cost", PROGRAM, "What has to be paid."),), pay, asks=True,
         can=always, worth=0.1),
    Word("instead_of_attack", "done in place of the attack", (DO,)),
    Word("hook", "happens when something happens",
         (ClauseField("when", OneOf({name: number for number, name in enumerate(HOOKS)}, "hook")),
          ClauseField("filter", Filter(), required=False),
          ClauseField("once", OneOf({"per_turn": 1}), "How often.", required=False), DO)),
    Word("rule", "a rule changes",
         (ClauseField("rule", OneOf({name: number for number, name in enumerate(RULES)}, "rule")),
          ClauseField("value", Number(-9, 9), "By how much.", required=False),
          ClauseField("filter", Filter(), required=False))),
)
