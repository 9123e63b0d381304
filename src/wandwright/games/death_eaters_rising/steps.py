"""The numbers of steps, questions and answers, and what a question has to remember."""

from __future__ import annotations

from typing import Final, NamedTuple

# Plain work.
BEGIN_TURN: Final = 2
ROLL_VOLDEMORT: Final = 3
ATTACK: Final = 4
RUN: Final = 5
TAKE_POOL: Final = 6
ACT_STEP: Final = 7
LAST_CALL_STEP: Final = 8
AFTER_LAST_CALL: Final = 9
END_TURN: Final = 10
CLEAN_UP: Final = 11
START_DICE: Final = 12
END_ABILITY: Final = 13

# Questions.
TRAVEL: Final = 14
ORDER: Final = 15
CORRUPT: Final = 16
DROP_TOKEN: Final = 17
COLOUR: Final = 18
LOSE_DIE: Final = 19
ACT: Final = 20
SPELL: Final = 21
LAST_CALL: Final = 22
REROLL: Final = 23
CHANGE_DIE: Final = 24
CHANGE_FACE: Final = 25
HEAL: Final = 26
CLEANSE: Final = 27
HIT: Final = 28
KEEP_TOKEN: Final = 29
PLACE_SYMBOL: Final = 30
SWAP_MINE: Final = 31
SWAP_WITH: Final = 32
SWAP_THEIRS: Final = 33
FIRST_CALL: Final = 34

# Answers to act, first_call, spell and last_call; a die is named by colour and face, so equal dice are one answer.
ROLL: Final = 0
STOP: Final = 1
END: Final = 2
LET_END: Final = 3
USE: Final = 1_000  # + card
CAST: Final = 2_000  # + definition of the token
DISCARD: Final = 3_000  # + die
RELOCATE: Final = 4_000  # + colour
ASSIGN: Final = 10_000  # + target * 100 + die
# Answers elsewhere.
NOBODY_HEALED: Final = 9_998
NO_MORE: Final = 9_997

# A target is a card, or an ability of the active player's headquarters.
HEADQUARTERS: Final = 900
PER_TARGET: Final = 100
# A die as an answer: colour * 10 + face.
PER_COLOUR: Final = 10

# Where a die is; on a card it is ON_CARD + target.
SUPPLY: Final = 0
IN_POOL: Final = 1
ASIDE: Final = 2
ON_CARD: Final = 10

# Phases of a turn (R19).
TRAVELLING: Final = 0
DARK: Final = 1
DICE: Final = 2
ENDING: Final = 3

LOCATIONS: Final = 3
CHARACTERS: Final = 3
# The mission token lies with its owner.
NO_MISSION: Final = 3

# What the active player orders (A5, A6).
REGULAR: Final = 0
DARK_MARK: Final = 1
PENALTY: Final = 2

# Streams of chance.
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1
TOKENS_STREAM: Final = 2
VOLDEMORT_STREAM: Final = 3
DICE_STREAM: Final = 4
STREAMS: Final = ("setup", "deck", "tokens", "voldemort_die", "dice")


class Ordering(NamedTuple):
    """Which of several Death Eaters or penalties acts next: `sort` is REGULAR, DARK_MARK or PENALTY."""

    kind: int
    seat: int
    source: int
    cards: tuple[int, ...]
    sort: int


class Amount(NamedTuple):
    """So much corruption that a place gets or loses."""

    kind: int
    seat: int
    source: int
    amount: int


class Colours(NamedTuple):
    """A die of one of these colours."""

    kind: int
    seat: int
    source: int
    colours: tuple[int, ...]


class Rerolls(NamedTuple):
    """One of so many dice that are left to re-roll; `done` were re-rolled already."""

    kind: int
    seat: int
    source: int
    left: int
    done: tuple[int, ...]


class Changes(NamedTuple):
    """One of so many dice that are left to turn; `symbols` are those that may be turned away from."""

    kind: int
    seat: int
    source: int
    left: int
    done: tuple[int, ...]
    symbols: int


class Face(NamedTuple):
    """The new face of a die; `shown` is what an answer called it."""

    kind: int
    seat: int
    source: int
    shown: int
    die: int


class Keeping(NamedTuple):
    """So many of the drawn tokens."""

    kind: int
    seat: int
    source: int
    number: int
    chosen: tuple[int, ...]


class Heals(NamedTuple):
    """Up to so many wizards, each healed by so much; with `must`, one at least."""

    kind: int
    seat: int
    source: int
    amount: int
    wizards: int
    target: int
    must: int
    chosen: tuple[int, ...]


class Hits(NamedTuple):
    """A Death Eater who takes so much damage."""

    kind: int
    seat: int
    source: int
    amount: int
    undamaged: int


class Symbol(NamedTuple):
    """Where a symbol goes that no die shows."""

    kind: int
    seat: int
    source: int
    symbol: int
    times: int


class Swap(NamedTuple):
    """A swap under way: the wizard that is given."""

    kind: int
    seat: int
    source: int
    mine: int


class Return(NamedTuple):
    """What is given in return for the wizard of `owner`."""

    kind: int
    seat: int
    source: int
    owner: int
    mine: int


NAMES: Final = (
    *("begin_turn", "roll_voldemort", "attack", "run", "take_pool", "act_step", "last_call_step"),
    *("after_last_call", "end_turn", "clean_up", "start_dice", "end_ability"),
)
STEPS: Final = dict(enumerate(NAMES, BEGIN_TURN))
