"""What each effect word means, once. A program is a tuple of clauses; RUN carries them out one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dark, ending, tokens
from wandwright.games.death_eaters_rising.rules.harm import (
    cleanse,
    corrupt,
    death_eaters_at,
    heal,
    hurt,
    location_of,
    victims,
)
from wandwright.games.death_eaters_rising.rules.useful import healable, hittable
from wandwright.games.death_eaters_rising.state import RisingState

Clause = tuple[Any, ...]
Word = Callable[[RisingState, int, int, Clause], None]


def run(state: RisingState, frame: Frame) -> None:
    """Carry out the next clause of a program: (RUN, seat that acts, source card, program, place)."""
    _, seat, source, program, place = frame
    clauses = state.box.programs[program]
    if place >= len(clauses):
        return
    if place + 1 < len(clauses):
        state.stack.append((steps.RUN, seat, source, program, place + 1))
    clause = clauses[place]
    WORDS[clause[0]](state, seat, source, clause)


def gain_die(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """The active player gains dice, each of one of the colours, as far as the supply allows (R32, A13)."""
    for _ in range(clause[2]):
        state.stack.append((steps.COLOUR, state.active, source, clause[1]))


def reroll(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    state.stack.append((steps.REROLL, seat, source, clause[1], ()))


def change_face(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    state.stack.append((steps.CHANGE_DIE, seat, source, clause[1], (), clause[2]))


def heal_wizards(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """Up to so much damage off each of up to so many wizards; "per" once for each damage dealt to a Death Eater."""
    _, amount, wizards, target, per = clause
    # Whoever spends a token heals at least one wizard; an ability may go to waste.
    must = int(state.box.kinds[source] == "spell_token")
    for _ in range(state.dealt if per else 1):
        state.stack.append((steps.HEAL, seat, source, amount, wizards, target, must, ()))


def list_heals(state: RisingState, question: Frame) -> list[int]:
    """A16: damaged wizards that were not picked yet; nobody, unless one has to be picked."""
    _, seat, _, _, _, target, must, chosen = question
    found = [card for card in healable(state, seat, target) if card not in chosen]
    return found if must or not found else [*found, steps.NOBODY_HEALED]


def answer_heal(state: RisingState, question: Frame, option: int) -> None:
    _, seat, source, amount, left, target, _, chosen = question
    if option == steps.NOBODY_HEALED:
        return
    heal(state, option, amount, source)
    if left > 1:
        state.stack.append((steps.HEAL, seat, source, amount, left - 1, target, 0, (*chosen, option)))


def remove_corruption(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """R72, A15: from the mission place, or from any exposed place."""
    if clause[2] == v.MISSION_PLACE:
        cleanse(state, seat, state.mission, clause[1], source)
    else:
        state.stack.append((steps.CLEANSE, seat, source, clause[1]))


def list_cleanses(state: RisingState, question: Frame) -> list[int]:
    return [location for location in range(steps.LOCATIONS) if state.corruption[location]]


def answer_cleanse(state: RisingState, question: Frame, option: int) -> None:
    cleanse(state, question[1], option, question[3], question[2])


def gain_token(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    tokens.gain(state, seat, source, clause[1], clause[2])


def damage_death_eater(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    state.stack.append((steps.HIT, seat, source, clause[1], clause[2]))


def list_hits(state: RisingState, question: Frame) -> list[int]:
    return hittable(state, question[4])


def answer_hit(state: RisingState, question: Frame, option: int) -> None:
    """R61, R62: damage by an ability comes on top of that by dice."""
    ending.strike(state, question[1], option, question[3], question[2])


def assign_symbol(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    state.stack.append((steps.PLACE_SYMBOL, seat, source, clause[1], clause[2]))


def swap_wizard(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    state.stack.append((steps.SWAP_MINE, seat, source))


def damage_wizards(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    _, amount, target, affiliation = clause
    if not sum([hurt(state, card, amount, source) for card in victims(state, target, affiliation, source)]):
        in_vain(state, source)


def in_vain(state: RisingState, source: int) -> None:
    """Somebody of the dark side has acted, and nothing was there for it."""
    note(state, "in_vain", NOBODY, 0, source, NO_CARD)


def add_corruption(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    _, amount, target = clause
    if target == v.MOST_CORRUPTED:
        question = (steps.CORRUPT, state.active, source, amount)
        if not dark.list_most_corrupted(state, question):
            in_vain(state, source)
        state.stack.append(question)
    else:
        location = state.voldemort if target == v.VOLDEMORT_LOCATION else location_of(state, source)
        corrupt(state, location, amount, source)


def heal_death_eaters(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """R77: Death Eaters only, never Voldemort."""
    _, amount, target = clause
    if target == v.HERE_OTHERS:
        cards = [card for card in death_eaters_at(state, location_of(state, source)) if card != source]
    else:
        cards = [card for location in range(steps.LOCATIONS) for card in death_eaters_at(state, location)]
    if not sum([state.damage[card] for card in cards]):
        in_vain(state, source)
    for card in cards:
        heal(state, card, amount, source)


def discard_token(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """The active player gives up tokens; who has none suffers the other effect."""
    if not state.tokens[state.active]:
        state.stack.append((steps.RUN, seat, source, clause[2], 0))
        return
    for _ in range(min(clause[1], len(state.tokens[state.active]))):
        state.stack.append((steps.DROP_TOKEN, state.active, source))


def lose_die(state: RisingState, seat: int, source: int, clause: Clause) -> None:
    """Set aside once the pool is taken, before the first roll."""
    state.lost_dice += (source,) * int(clause[1])


WORDS: list[Word] = [
    gain_die,
    reroll,
    change_face,
    heal_wizards,
    remove_corruption,
    gain_token,
    damage_death_eater,
    assign_symbol,
    swap_wizard,
    damage_wizards,
    add_corruption,
    heal_death_eaters,
    discard_token,
    lose_die,
]
