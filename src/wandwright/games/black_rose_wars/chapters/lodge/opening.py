"""What is picked before the first turn (R20, R24 to R27)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge import steps
from wandwright.games.black_rose_wars.chapters.lodge.marks import marked
from wandwright.games.black_rose_wars.chapters.lodge.mixing import mixed, mixed_cards
from wandwright.games.black_rose_wars.chapters.lodge.models import play_order
from wandwright.games.black_rose_wars.chapters.lodge.sheets import people
from wandwright.games.black_rose_wars.state import RoseState

LISTS = 2


def ask_first(state: RoseState, frame: Frame) -> None:
    """R24, A62: who gave or got a rose last of all; alone there is nothing to ask."""
    if state.box.options["first_player"] == "ask" and state.box.seats > 1:
        state.stack.append(Plain(steps.FIRST_PLAYER, 0, NO_CARD))


def list_first_player(state: RoseState, question: Plain) -> list[int]:
    return list(people(state))


def answer_first_player(state: RoseState, question: Plain, answer: int) -> None:
    state.crown = state.leader = state.active = answer
    note(state, "crown", answer, 0, NO_CARD, NO_CARD)


def pick_mages(state: RoseState, frame: Frame) -> None:
    """R20: in play order: (…, place). The Rival's is picked at the end (R165)."""
    _, place = frame
    how = state.box.options["mages"]
    order = [seat for seat in play_order(state) if seat in people(state)]
    if how == "random":
        dealt = mixed(state, tuple(range(len(state.box.mage_names))))
        for seat, mage in zip(order, dealt, strict=False):
            become(state, seat, mage)
    elif how == "named":
        for seat, name in enumerate(state.box.options["mage_seats"]):
            become(state, seat, state.box.mage_names.index(name))
    elif place < len(order):
        state.stack.append((steps.PICK_MAGES, place + 1))
        state.stack.append(Plain(steps.PICK_MAGE, order[place], NO_CARD))


def list_pick_mage(state: RoseState, question: Plain) -> list[int]:
    """A Mage that is still free."""
    return [mage for mage in range(len(state.box.mage_names)) if mage not in state.mage]


def answer_pick_mage(state: RoseState, question: Plain, answer: int) -> None:
    become(state, question.seat, answer)


def become(state: RoseState, seat: int, mage: int) -> None:
    state.mage[seat] = mage
    note(state, "mage", seat, 0, NO_CARD, NO_CARD, {"mage": state.box.mage_names[mage]})


def pick_schools(state: RoseState, frame: Frame) -> None:
    """R25: in play order each picks a school and then one of its lists: (…, place)."""
    order = [seat for seat in play_order(state) if seat in people(state)]
    _, place = frame
    if place >= len(order):
        return
    seat = order[place]
    state.stack.append((steps.PICK_SCHOOLS, place + 1))
    how = state.box.options["schools"]
    if how == "named":
        take_school(state, seat, state.box.school_names.index(state.box.options["school_seats"][seat]))
    elif how == "random":
        free = list_pick_school(state, Plain(steps.PICK_SCHOOL, seat, NO_CARD))
        take_school(state, seat, free[roll(state, v.SETUP_STREAM, len(free))])
    else:
        state.stack.append(Plain(steps.PICK_SCHOOL, seat, NO_CARD))


def list_pick_school(state: RoseState, question: Plain) -> list[int]:
    """A2: no school twice; one that is named for a later seat is not free."""
    return [school for school in range(len(state.box.school_names)) if school not in state.school]


def answer_pick_school(state: RoseState, question: Plain, answer: int) -> None:
    take_school(state, question.seat, answer)


def take_school(state: RoseState, seat: int, school: int) -> None:
    state.school[seat] = school
    note(state, "school", seat, 0, NO_CARD, NO_CARD, {"school": state.box.school_names[school]})
    how = state.box.options["lists"]
    if how == "named":
        take_list(state, seat, "ab".index(state.box.options["list_seats"][seat]))
    elif how == "random":
        take_list(state, seat, roll(state, v.SETUP_STREAM, LISTS))
    else:
        state.stack.append(Plain(steps.PICK_LIST, seat, NO_CARD))


def list_pick_list(state: RoseState, question: Plain) -> list[int]:
    return list(range(len(state.box.starting_lists[state.school[question.seat]])))


def answer_pick_list(state: RoseState, question: Plain, answer: int) -> None:
    take_list(state, question.seat, answer)


def take_list(state: RoseState, seat: int, number: int) -> None:
    """Six spells out of the school's deck; which, all can see."""
    school = state.school[seat]
    cards = state.box.starting_lists[school][number]
    state.library[school] = tuple(card for card in state.library[school] if card not in cards)
    state.grimoire[seat] = cards
    state.seen = marked(state.seen, *cards)
    note(state, "list", seat, number + 1, NO_CARD, NO_CARD)


def finish_setup(state: RoseState, frame: Frame) -> None:
    """R26, R27: personal spells, shuffled Grimoires and school decks."""
    box = state.box
    for finish in box.hooks.finish_setup:
        finish(state)
    for seat in people(state):
        if box.personal_spells:
            personal = box.personal_cards[state.mage[seat]]
            state.removed = tuple(card for card in state.removed if card not in personal)
            state.personal[seat] = personal[1:]
            state.grimoire[seat] = (*state.grimoire[seat], personal[0])
            state.seen = marked(state.seen, personal[0])
        state.grimoire[seat] = mixed_cards(state, state.grimoire[seat])
    state.library = [mixed_cards(state, cards) for cards in state.library]
