"""Every step and question, declared once, with the numbers of steps and answers.

The function of a step has the name of its number: BEGIN_TURN is done by `begin_turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.answers import (
    PASS,
    Answers,
    Fixed,
    Kinds,
    Named,
    Numbered,
    Ranges,
    Seats,
    Target,
    of_cards,
    of_seat,
)
from wandwright.engine.programs import Choice
from wandwright.engine.questions import Question
from wandwright.games.hogwarts_battle import vocabulary as v

if TYPE_CHECKING:
    from wandwright.engine.games import Game

BEGIN_TURN: Final = 2
REVEAL_EVENTS: Final = 3
HORCRUX_STEP: Final = 4
VILLAIN_STEP: Final = 5
RUN: Final = 6
BEGIN_HOSTILE: Final = 7
END_HOSTILE: Final = 8
CONTINUE_LOSSES: Final = 9
ADD_CONTROL_STEP: Final = 10
BEGIN_ACTIONS: Final = 11
RUN_EACH: Final = 12
RUN_REPEAT: Final = 13
REVEAL_TOPS: Final = 14
ROLL_DIE: Final = 15
GAIN_BY_DEFEAT: Final = 16
FACE_VILLAINS: Final = 17
END_TURN: Final = 18
REFILL_VILLAINS: Final = 19
CLEAN_UP: Final = 20
SETTLE: Final = 21
# Questions.
ACT: Final = 22
PICK_DISCARDS: Final = 23
CHOOSE_OPTION: Final = 24
PICK_HEROES: Final = 25
PICK_FROM_DISCARDS: Final = 26
PICK_FROM_DECK: Final = 27
PICK_VILLAIN: Final = 28
PICK_ALLY: Final = 29
PICK_DIE: Final = 30
USE_FACE: Final = 31
PLACE_ACQUIRED: Final = 32
KEEP_TOP: Final = 33
REMOVE_HOW_MANY: Final = 34
PICK_PROFICIENCY: Final = 35
LOOK_AT_ALL: Final = 36
ORDER_DISCARDS: Final = 37

# Answers to ACT: one number names the action and its card or place.
END: Final = 0
PLAY: Final = 1000
ATTACK: Final = 2000
ACQUIRE: Final = 3000
USE: Final = 4000
# "No more" and "no thank you" where a number of a card or hero could stand as well.
STOP: Final = PASS
LOOK: Final = 1


class Discards(NamedTuple):
    """So many cards of a type, for a cause; what follows if one of them is of the bonus type."""

    kind: int
    seat: int
    source: int
    number: int
    wanted: int
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class DiscardOrder(NamedTuple):
    """The effect of which discarded card comes next: `cards` are all that are discarded."""

    kind: int
    seat: int
    source: int
    cards: tuple[int, ...]
    effects: tuple[int, ...]
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class HeroChoice(NamedTuple):
    """Heroes for whom a program is run: any one, any two, up to two, one other."""

    kind: int
    seat: int
    source: int
    mode: int
    program: int
    chosen: tuple[int, ...]


class TakeBack(NamedTuple):
    """A card of a type from the own discards; with `may`, or none."""

    kind: int
    seat: int
    source: int
    wanted: int
    may: int


class Limit(NamedTuple):
    """Cards that cost at most so much, or at most so many tokens."""

    kind: int
    seat: int
    source: int
    most: int


class FaceUse(NamedTuple):
    """What becomes of a rolled face; a dark roll has a table of its own."""

    kind: int
    seat: int
    source: int
    die: int
    face: int
    table: tuple[int, ...]
    rerolled: int


class Foes(Answers):
    """An answer is the place of a villain; the second of two equal ones is numbered."""

    def words(self, game: Game, state: Any, question: Any, answer: int) -> str:
        ids = [state.box.ids[card] if card >= 0 else "" for card in state.villains]
        earlier = ids[:answer].count(ids[answer])
        return f"{ids[answer]} {earlier + 1}" if earlier else str(ids[answer])

    def things(self, game: Game, state: Any, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.villains[answer],))


class Heroes(Seats):
    """An answer is a hero, who is shown by a card as well."""

    def things(self, game: Game, state: Any, question: Any, answer: int) -> tuple[Target, ...]:
        return (*of_seat(answer), *of_cards(game, state, (state.box.hero_cards[answer],)))


def own_hand(state: Any, question: Any) -> Sequence[int]:
    hand: Sequence[int] = state.hand[question.seat]
    return hand


def power_cards(state: Any, question: Any) -> Sequence[int]:
    """Cards whose power the active hero may use: Proficiency, earned Horcruxes, and the Location."""
    cards: Sequence[int] = (*state.powers[question.seat], *state.box.location_powers[state.location])
    return cards


def choice_is_secret(state: Any, question: Any) -> bool:
    """What a hero can choose may tell the hand; but everybody sees who is stunned, and knows who is passed over."""
    passed_over = question.mark and state.box.readings.skip_stunned and state.stunned[question.seat]
    return not state.box.readings.open_hands and not passed_over


def heroes_to_pick(state: Any, question: HeroChoice) -> int:
    return 2 if question.mode in (v.WHO_ANY_TWO, v.WHO_UP_TO_TWO) else 1


def cards_to_discard(state: Any, question: Discards) -> int:
    """As many as are wanted, or all that there are."""
    types = state.box.type_of
    fitting = [card for card in state.hand[question.seat] if question.wanted in (v.ANY_TYPE, types[card])]
    return min(question.number, len(fitting))


ACTIONS: Final = Ranges(
    (
        (PLAY, Kinds("play", zone=own_hand)),
        (ATTACK, Foes("attack")),
        (ACQUIRE, Kinds("acquire", zone=lambda state, _: [card for card in state.market if card >= 0])),
        (USE, Kinds("use", zone=power_cards)),
    ),
    {END: ("end turn", "label-end")},
)
NO_MORE: Final = {PASS: ("no more", "label-no-more")}

# Those that end or reveal something are asked even where only one answer is possible. Where hands are closed, what a
# hero can answer from the hand is the hero's secret until it is answered.
QUESTIONS: Final = (
    Question(ACT, "act", ACTIONS, rule="R16", secret="hand", shown=True, always=True),
    Question(
        PICK_DISCARDS,
        "discard",
        Kinds("discard", zone=own_hand),
        shape=Discards,
        secret="hand",
        shown=True,
        picks="chosen",
        count=cards_to_discard,
    ),
    Question(
        CHOOSE_OPTION, "choose", Numbered("choose"), shape=Choice, secret=choice_is_secret, shown=True, picks="chosen"
    ),
    Question(
        PICK_HEROES, "hero", Heroes("hero", others=NO_MORE), shape=HeroChoice, picks="chosen", count=heroes_to_pick
    ),
    Question(
        PICK_FROM_DISCARDS,
        "take_back",
        Kinds("take", "label-take-back", zone=lambda state, question: state.discard[question.seat]),
        shape=TakeBack,
    ),
    Question(PICK_FROM_DECK, "search", Kinds("take", "label-take-back"), shape=Limit, rule="R16", secret="hand"),
    Question(PICK_VILLAIN, "silence", Foes("silence"), rule="R15"),
    Question(PICK_ALLY, "copy", Kinds("copy", zone=lambda state, _: state.played), rule="R30"),
    Question(PICK_DIE, "die", Named("roll", v.DICE, kind="die"), rule="R10"),
    Question(
        USE_FACE,
        "face",
        Fixed((("take", "label-benefit"), ("assign", "label-assign"), ("reroll", "label-reroll"))),
        shape=FaceUse,
        rule="R32",
    ),
    Question(
        PLACE_ACQUIRED,
        "place",
        Fixed((("to discard", "label-to-discard"), ("to deck", "label-to-deck"))),
        rule="R20",
    ),
    Question(
        KEEP_TOP,
        "keep_top",
        Fixed((("keep", "label-keep"), ("drop", "label-to-discard"))),
        rule="R16",
        secret="hand",
        shown=True,
    ),
    Question(REMOVE_HOW_MANY, "remove", Answers("remove"), shape=Limit, rule="R21"),
    Question(
        PICK_PROFICIENCY,
        "proficiency",
        Kinds("learn", "label-take-back", zone=lambda state, _: state.proficiencies),
        rule="R12",
    ),
    Question(LOOK_AT_ALL, "look", Fixed((), {LOOK: ("look", "label-look")}), rule="R22"),
    Question(
        ORDER_DISCARDS,
        "order_discards",
        Kinds("first", zone=own_hand),
        shape=DiscardOrder,
        rule="R35",
        secret="hand",
        shown=True,
        picks="chosen",
        count=lambda state, question: len(question.effects),
        ordered=True,
    ),
)
