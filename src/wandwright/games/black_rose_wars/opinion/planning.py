"""Policy of secret plans and of other questions about cards: by what the own cards are worth here and on average.

It looks at a guess: of the decks at what they hold and never at its order, of the others only where their models stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.engine.state.state import Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.library.shapes import Naming
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in, half_in
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.spells import steps as spells
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.chapters.turn.shapes import Preparing
from wandwright.games.black_rose_wars.chapters.words import steps as words
from wandwright.games.black_rose_wars.opinion.hopes import quest_worth
from wandwright.games.black_rose_wars.opinion.reach import planned_worth, prey, spell_worth
from wandwright.games.black_rose_wars.opinion.tables import tables
from wandwright.games.black_rose_wars.state import RoseState

Thumb = Callable[[RoseState, Any, tuple[int, ...]], int]
# A card that is worth less than this is banned, as long as so many others are left to play with.
POOR: Final = 0.75
ENOUGH_CARDS: Final = 8
# A school that is named again in the same Study; one of whose cards a Mage has nothing else; and one that heals, to a
# Mage that is near its fall.
AGAIN: Final = 0.5
OWNED: Final = 0.8
NEEDED: Final = 1.5
# A spell that does less than this is better kept; a second one that waits to be set off is worth less.
IDLE: Final = 0.12
ANOTHER: Final = 0.6
# A Quest that hardly can be completed is given back.
HOPELESS: Final = 0.45


def best_card(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """The kind of card that is worth most; nothing further where nothing is left."""
    known = tables(state.box)
    kinds = [answer for answer in legal if answer in known.of_kind]
    return max(kinds, key=lambda kind: known.card[known.of_kind[kind]]) if kinds else legal[0]


def worst_card(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    known = tables(state.box)
    return min(legal, key=lambda kind: known.card[known.of_kind[kind]])


def ban(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R48: a poor card leaves the deck, once there are enough others."""
    seat, known = question.seat, tables(state.box)
    owned = len(state.hand[seat]) + len(state.grimoire[seat]) + len(state.memories[seat])
    worst = worst_card(state, question, tuple(answer for answer in legal if answer != PASS))
    return worst if owned > ENOUGH_CARDS and known.card[known.of_kind[worst]] < POOR else PASS


def name_decks(state: RoseState, question: Naming, legal: tuple[int, ...]) -> int:
    """R46: the school whose cards bring most now; a bit of each, and none over and over again."""
    best, chosen = 0.0, -1
    for school in legal:
        worth = school_worth(state, question.seat, school) - AGAIN * question.picked.count(school)
        if chosen < 0 or worth > best:
            best, chosen = worth, school
    return chosen


def school_worth(state: RoseState, seat: int, school: int) -> float:
    """What is left in its deck, whether its Mage needs healing, and how many of such cards it has already."""
    known, deck = tables(state.box), state.library[school]
    worth = sum([known.card[card] for card in deck]) / len(deck) if deck else known.school[school]
    if state.mage[seat] >= 0:
        worth += NEEDED * known.school_healing[school] * sum(state.damage[seat]) / health_of(state, seat)
    schools = [state.box.school_of[card] for card in (*state.hand[seat], *state.grimoire[seat], *state.memories[seat])]
    return worth - OWNED * schools.count(school) / len(schools) if schools else worth


def prepare(state: RoseState, question: Preparing, legal: tuple[int, ...]) -> int:
    """R51: what does most in the turn to come; the best one is the Quick Spell."""
    known, seat = tables(state.box), question.seat
    near = prey(state, seat)
    waiting = sum([is_set(state, code) for code in question.placed])

    def worth(code: int) -> float:
        spell = known.spells[known.of_kind[code // 2]][code % 2]
        return spell_worth(state, seat, spell, near, 2) * (ANOTHER if waiting and is_set(state, code) else 1.0)

    best = max([code for code in legal if code != PASS], key=worth)
    return PASS if PASS in legal and worth(best) < IDLE else best


def likings(state: RoseState, question: Frame, legal: list[int]) -> list[float]:
    """How much a player likes each answer that lies face down, for who has to guess it; empty: all alike."""
    known, kind, seat = tables(state.box), question[0], question[1]
    if kind == turn.PREPARE:
        near = prey(state, seat)
        spells = [known.spells[known.of_kind[code // 2]][code % 2] if code != PASS else None for code in legal]
        return [2.0 * spell_worth(state, seat, spell, near, 2) if spell is not None else 0.0 for spell in spells]
    if kind == library.KEEP:
        return [2.0 * known.card[known.of_kind[answer]] for answer in legal]
    if kind == library.NAME_DECKS:
        return [2.0 * school_worth(state, seat, answer) for answer in legal]
    return []


def is_set(state: RoseState, code: int) -> bool:
    known = tables(state.box)
    return known.spells[known.of_kind[code // 2]][code % 2].half.type in (v.TRAP, v.PROTECTION)


def pick_mage(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R20: Health, and the hand."""
    box = state.box
    return max(legal, key=lambda mage: box.mage_health[mage] + box.mage_hand[mage] / 2)


def pick_school(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return max(legal, key=lambda school: max([list_worth(state, school, place) for place in (0, 1)]))


def pick_list(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return max(legal, key=lambda place: list_worth(state, state.school[question.seat], place))


def list_worth(state: RoseState, school: int, place: int) -> float:
    """R25: the six spells of a list."""
    known = tables(state.box)
    return sum([known.card[card] for card in state.box.starting_lists[school][place]])


def own_seat(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return question.seat if question.seat in legal else legal[0]


def somebody_else(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R215: the Bull is sent to whoever has most points among the others."""
    others = [seat for seat in legal if seat != question.seat]
    return max(others, key=lambda seat: state.points[seat]) if others else legal[0]


# Quests.


def worth_of_quest(state: RoseState, seat: int, kind: int) -> float:
    return quest_worth(state, seat, tables(state.box).of_kind[kind])


def discard_quest(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R40: one that can't be completed any more, or hardly."""
    worst = worst_quest(state, question, tuple(answer for answer in legal if answer != PASS))
    return worst if worth_of_quest(state, question.seat, worst) < HOPELESS else PASS


def worst_quest(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return min(legal, key=lambda kind: worth_of_quest(state, question.seat, kind))


def best_quest(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return max(legal, key=lambda kind: worth_of_quest(state, question.seat, kind))


def richest_quest(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """A58: one that is completed whatever is lacking."""
    known = tables(state.box)
    return max(legal, key=lambda kind: state.box.quest_points[known.of_kind[kind]])


# Slots and set cards.


def slot_worth(state: RoseState, seat: int, slot: int) -> float:
    """What the spell of a slot would do from here."""
    spell = tables(state.box).spells[card_in(state, seat, slot)][half_in(state, seat, slot)]
    return spell_worth(state, seat, spell, prey(state, seat))


def worst_slot(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """The spell that is missed least."""
    slots = [answer for answer in legal if answer < len(v.SLOTS)]
    return min(slots, key=lambda slot: slot_worth(state, question.seat, slot)) if slots else legal[0]


def best_slot(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return max(legal, key=lambda slot: slot_worth(state, question.seat, slot))


def best_half(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R81: a card of the hand, either way up."""
    known = tables(state.box)
    return max(legal, key=lambda code: planned_worth(state, known, question.seat, code))


def no_more(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return lodge.NO_MORE if lodge.NO_MORE in legal else legal[0]


def set_room(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R85: a Trap lies where others are likely to come: a step from them, in a room that can be activated."""
    return max(legal, key=lambda answer: trap_worth(state, question.seat, answer - lodge.ROOM))


def trap_worth(state: RoseState, seat: int, room: int) -> float:
    worth = 0.3 * (state.token[room] == v.TOKEN_READY)
    apart = state.box.apart[state.position[room]]
    for other, there in enumerate(state.mage_room):
        if other != seat and there != v.NOWHERE:
            worth += 1 / (1 + abs(apart[state.position[there]] - 1))
    return worth


def first(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    return legal[0]


THUMBS: Final[dict[int, Thumb]] = {
    lodge.FIRST_PLAYER: own_seat,
    lodge.PICK_MAGE: pick_mage,
    lodge.PICK_SCHOOL: pick_school,
    lodge.PICK_LIST: pick_list,
    quests.DISCARD_QUEST: discard_quest,
    library.NAME_DECKS: name_decks,
    library.KEEP: best_card,
    turn.BAN: ban,
    turn.DISCARD_DOWN: worst_card,
    turn.PREPARE: prepare,
    turn.NEXT_EVOCATION: first,
    turn.NAME_WINNER: own_seat,
    quests.KEEP_QUESTS: best_quest,
    quests.OLDER_QUEST: worst_quest,
    library.KEEP_FORGOTTEN: best_card,
    combat.BULL_PREY: somebody_else,
    combat.ORDER_TRAPS: first,
    combat.SET_ROOM: set_room,
    spells.NEXT_SPELL: best_slot,
    spells.REPLACE_SLOT: worst_slot,
    spells.REPLACE_CARD: best_half,
    words.NEXT_OF: first,
    words.DISCARD: worst_card,
    words.RECOVER: best_card,
    words.SEARCH: best_card,
    words.ORDER_EVENTS: first,
    words.SWAP_SPELL: no_more,
    words.GIVE_UP_QUEST: worst_quest,
    words.FULFIL_QUEST: richest_quest,
    words.LOSE_COMPLETED: first,
    words.TAKE_TROPHY: first,
    words.LOSE_TROPHY: first,
    words.REMOVE_SET: first,
}
