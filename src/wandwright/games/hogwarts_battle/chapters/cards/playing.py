"""Copying spells, giving cards away, turning dice, dropping tokens (R114e, R114j)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, new_frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Giving, Receiving, Turning
from wandwright.games.hogwarts_battle.chapters.cards.steps import PICK_RECEIVER
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.chapters.dice.steps import USE_FACE
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.tokens import spend
from wandwright.games.hogwarts_battle.chapters.piles.piles import first_of, without
from wandwright.games.hogwarts_battle.state import BattleState


def list_copy_spell(state: BattleState, question: Plain) -> list[int]:
    """Spells played earlier this turn, except those that copy one themselves (R114j); no is possible."""
    box = state.box
    spells = {box.definition[card] for card in state.played if box.type_of[card] == v.SPELL}
    open_kinds = sorted(
        spell for spell in spells if not box.programs.clauses(box.definitions[spell].effect, "copy_spell")
    )
    return [*open_kinds, PASS] if open_kinds else []


def answer_copy_spell(state: BattleState, question: Plain, answer: int) -> None:
    """The copied effect works as if printed on the copying card; the spell is not played again."""
    if answer == PASS:
        return
    _, hero, source = question
    note(state, "copies", hero, 0, first_of(state, state.played, answer), source)
    state.box.programs.run(state, state.box.definitions[answer].effect, 0, hero, source)


def list_gift(state: BattleState, question: Giving) -> list[int]:
    """Cards of the own discard pile; "may" adds a polite no."""
    kinds = sorted({state.box.definition[card] for card in state.discard[question.seat]})
    return [*kinds, PASS] if kinds and question.may else kinds


def answer_gift(state: BattleState, question: Giving, answer: int) -> None:
    if answer != PASS:
        state.stack.append(Receiving(PICK_RECEIVER, question.seat, question.source, answer))


def list_receiver(state: BattleState, question: Receiving) -> list[int]:
    """Every hero but the giver."""
    return [seat for seat in range(state.box.seats) if seat != question.seat]


def answer_receiver(state: BattleState, question: Receiving, answer: int) -> None:
    _, hero, source, kind = question
    card = first_of(state, state.discard[hero], kind)
    state.discard[hero] = without(state.discard[hero], card)
    state.hand[answer] += (card,)
    if all(card not in gifts for gifts in state.gifts):
        state.gifts[hero] += (card,)
    note(state, "is_given", answer, 1, card, source)


def list_turn_die(state: BattleState, question: Turning) -> list[int]:
    """Any other of its faces, for who can pay (R114e); or the die stays as it is."""
    if state.influence[question.seat] < question.price:
        return [PASS]
    return [*sorted(set(state.box.dice[question.die]) - {question.face}), PASS]


def answer_turn_die(state: BattleState, question: Turning, answer: int) -> None:
    """What becomes of the face is said as after any roll; a die that was turned is not rolled again."""
    _, hero, source, die, face, price, rerolled = question
    if answer != PASS:
        spend(state, hero, 0, price)
        face, rerolled = answer, 1
        note(state, "turns_die", hero, price, NO_CARD, source, {"die": v.DICE[die], "face": v.FACES[face]})
    state.stack.append(new_frame(FaceUse, (USE_FACE, hero, source, die, face, (), rerolled)))


def drop_tokens(state: BattleState, hero: int, what: int, source: int) -> bool:
    """The hero's tokens go back to the supply: was there one?"""
    attack = state.attack[hero] if what == v.BOTH_TOKENS else 0
    influence = state.influence[hero]
    if attack:
        note(state, "loses_attack", hero, attack, NO_CARD, source)
        state.attack[hero] = 0
    if influence:
        note(state, "loses_influence", hero, influence, NO_CARD, source)
        state.influence[hero] = 0
    return bool(attack or influence)


def run_for_the_rest(state: BattleState, hero: int, program: int, source: int) -> None:
    """Every hero but the one who was picked (R114f)."""
    for seat in reversed(state.box.orders[state.active]):
        if seat != hero:
            state.stack.append((RUN, program, 0, seat, source))
