"""Evaluation and policy of Quidditch.

Whoever holds the Quaffle wants it near the rival hoops, the others want it; Beaters want a Bludger and a target.
Moves are simulated, for no chance has a part in them; throws and shots are weighed by their odds.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from wandwright.engine.boards.boards import in_set, space_set
from wandwright.engine.questions.answers import PASS, Asked, as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD, NOWHERE, PER_PIECE, PitchTables
from wandwright.games.year_at_hogwarts.chapters.quidditch.words import AVERAGE_STEP
from wandwright.games.year_at_hogwarts.effects import WORDS
from wandwright.games.year_at_hogwarts.state import YearState

ASKED: Final = (steps.HOUSE, steps.LINE_UP, steps.PITCH_ACT, steps.PUT_QUAFFLE, steps.SEEK, steps.STEADY)
# What is worth how much of the match: a goal, a piece by its role, the Quaffle, a step nearer to what one wants.
GOAL: Final = 0.2
PIECES: Final[tuple[float, ...]] = (0.08, 0.04, 0.12)
POSSESSION: Final = 0.08
STEP: Final = 0.015
# Coming nearer to the Quaffle is worth less than carrying it, or the holder would shy away from every rival.
CHASE: Final = 0.006
NEAR: Final = 5
BEATER_STEP: Final = 0.01
IN_HAND: Final = 0.06
# R204: one die is higher than the other. R201: whoever is reached is out half the time.
SCORES: Final = 15 / 36
OUT: Final = 0.5
# Throws that reach this far are made at once; others wait until nothing else is left to do.
SURE_REACH: Final = 1
FRESH_REACH: Final = 3
FAR_AWAY: Final = 9
# Phase 2: what a card is worth in steps, and how much a lead decides.
CARD: Final = 2.0
SPREAD: Final = 4.0


def chance_of(state: YearState, seat: int) -> float:
    """From 0 to 1: how likely it looks that this seat wins the match on the pitch; 0 for who does not play it."""
    if seat not in state.sides:
        return 0.0
    side = state.sides.index(seat)
    if state.phase == 2:
        return lead(state, side)
    stand = standing(state, side) - standing(state, 1 - side)
    return 1 / (1 + exp(-2 * stand))


def lead(state: YearState, side: int) -> float:
    """R212 to R216: steps, cards and who rolls next."""
    rival = 1 - side
    own_cards, other_cards = (len(state.quidditch[state.sides[one]]) for one in (side, rival))
    turn = AVERAGE_STEP / 2 if state.side == side else -AVERAGE_STEP / 2
    lost = AVERAGE_STEP * (state.skips[rival] - state.skips[side])
    ahead = state.seekers[side] - state.seekers[rival] + turn + CARD * (own_cards - other_cards) + lost
    return 1 / (1 + exp(-ahead / SPREAD))


def standing(state: YearState, side: int) -> float:
    """What a side has on the pitch: goals, pieces, the Quaffle, Beaters in place."""
    pitch, slots = state.box.quidditch, state.slots
    pieces = sum([PIECES[pitch.role[piece]] for piece in pitch.pieces[side] if slots[piece] >= 0])
    shot = shot_in_reach(state, side) if side == state.side else 0.0
    return GOAL * state.goals[side] + pieces + shot + with_quaffle(state, side) + with_bludgers(state, side)


@cache
def around(pitch: PitchTables) -> tuple[int, ...]:
    """The neighbours of each slot, as a set."""
    return tuple(space_set(pitch.board.neighbours(slot)) for slot in range(len(pitch.slot_names)))


def steps_between(state: YearState, starts: tuple[int, ...], ends: int) -> int:
    """The fewest steps from one of some slots to a set of slots, around pieces that stand in the way."""
    beside = around(state.box.quidditch)
    shut = space_set([slot for slot in state.slots if slot >= 0]) & ~ends
    reached = edge = space_set(starts)
    for count in range(FAR_AWAY):
        if reached & ends:
            return count
        grown = 0
        for slot in in_set(edge):
            grown |= beside[slot]
        edge = grown & ~shut & ~reached
        reached |= edge
    return FAR_AWAY


def standing_on(state: YearState, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of those of some pieces that are still in the match."""
    return tuple([slot for piece in pieces if (slot := state.slots[piece]) >= 0])


def with_quaffle(state: YearState, side: int) -> float:
    """R198, R204, R207, R209: nearer to a shot, to a Keeper's pass, or to the Quaffle itself."""
    pitch, quaffle = state.box.quidditch, state.balls[0]
    chasers = pitch.chasers[side]
    holder = quaffle - HELD
    if holder in chasers:
        way = steps_between(state, (state.slots[holder],), open_to(state, 1 - side, (holder,)))
        return POSSESSION * 2 - STEP * min(way, NEAR)
    standing = standing_on(state, chasers)
    if quaffle == NOWHERE or holder == pitch.keeper[1 - side]:
        return -CHASE * min(steps_between(state, standing, pitch.in_defence[1 - side]), NEAR)
    if holder == pitch.keeper[side]:
        return POSSESSION - CHASE * min(steps_between(state, standing, open_to(state, side, chasers)), NEAR)
    slot = quaffle if holder < 0 else state.slots[holder]
    return -CHASE * min(steps_between(state, standing, 1 << slot), NEAR)


def shot_in_reach(state: YearState, side: int) -> float:
    """R204, R206, R209: what a shot in this turn is worth, if the actions are enough to get the Quaffle there."""
    pitch, quaffle = state.box.quidditch, state.balls[0]
    holder = quaffle - HELD
    if quaffle == NOWHERE or holder in pitch.keeper:
        return 0.0
    slot = quaffle if holder < 0 else state.slots[holder]
    needed = 1 + steps_between(state, (slot,), open_to(state, 1 - side, pitch.chasers[side]))
    if holder not in pitch.chasers[side]:
        needed += steps_between(state, standing_on(state, pitch.chasers[side]), 1 << slot)
    if needed > state.actions:
        return 0.0
    return GOAL * SCORES if state.slots[pitch.keeper[1 - side]] >= 0 else GOAL


def open_to(state: YearState, side: int, pieces: tuple[int, ...]) -> int:
    """The slots of a defence area on which nobody stands but some pieces who want to be there."""
    others = [slot for piece, slot in enumerate(state.slots) if slot >= 0 and piece not in pieces]
    return state.box.quidditch.in_defence[side] & ~space_set(others)


def with_bludgers(state: YearState, side: int) -> float:
    """R199, R200: Bludgers in hand; for who is on the move also the best throw, and the way to a loose Bludger."""
    pitch, worth = state.box.quidditch, 0.0
    loose = space_set([ball for ball in state.balls[1:] if ball < NOWHERE and ball not in state.slots])
    for beater in pitch.beaters[side]:
        slot = state.slots[beater]
        is_held = HELD + beater in state.balls
        worth += IN_HAND * is_held
        if slot < 0 or side != state.side:
            continue
        if not is_held:
            worth -= BEATER_STEP * min(steps_between(state, (slot,), loose), NEAR)
        elif not state.spent >> beater & 1:
            worth += aim_from(state, side, slot)
    return worth


def aim_from(state: YearState, side: int, slot: int) -> float:
    """What the best throw from a slot is worth."""
    return max([aim_worth(state, slot, piece) for piece in state.box.quidditch.pieces[1 - side]])


def aim_worth(state: YearState, slot: int, target: int) -> float:
    """R200, R201: whom a Bludger would hit, and how surely; out of line half as much, the nearer the better."""
    pitch, at = state.box.quidditch, state.slots[target]
    if at < 0:
        return 0.0
    worth = PIECES[pitch.role[target]] + POSSESSION * (state.balls[0] == HELD + target)
    hit = max(7 - pitch.board.distance(slot, at), 0) / 6 * OUT
    return worth * hit if at in pitch.lines[slot] else worth * hit / 2


# Answers.


def choose(rules: Rules, state: YearState, index: int) -> int:
    """A good answer to a question of the pitch."""
    question, legal = rules.open_questions(state)[index]
    kind, seat, *_ = question
    if kind == steps.HOUSE:
        return own_house(state, as_asked(question), legal)
    if kind == steps.LINE_UP:
        return steps.USUAL if steps.USUAL in legal else legal[0]
    if kind in (steps.SEEK, steps.STEADY):
        return max(legal, key=lambda answer: card_worth(state, answer))
    if kind == steps.PUT_QUAFFLE:
        return best_after(rules, state, index, legal, seat)
    return act(rules, state, index, legal)


def own_house(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The House of the character, if it is still there."""
    fields = state.box.library.fields_of(state.box.characters[question.seat])
    house = v.HOUSES.index(fields["house"]) if "house" in fields else legal[0]
    return house if house in legal else legal[0]


def card_worth(state: YearState, answer: int) -> float:
    """In steps; nothing for going on without a card."""
    if answer == steps.ON:
        return 0.0
    fields = state.box.definitions[answer - steps.PLAY].fields
    return sum([clause_worth(state, clause) for clause in fields["effect"]])


def clause_worth(state: YearState, clause: Fields) -> float:
    """R216: steps back count as far as the rival can go back; a second roll as far as it is better on average."""
    word = WORDS.words[clause["do"]]
    worth: float = (word.worth or 0.0) * clause.get(word.worth_of, 1)
    if word.name == "rival_steps":
        return min(worth, float(state.seekers[1 - state.side]))
    return worth - state.actions if word.name == "seeker_reroll" else worth


def act(rules: Rules, state: YearState, index: int, legal: tuple[int, ...]) -> int:
    """A throw that reaches, a shot, the best move or pass; at last a throw that may fall short."""
    throws = [answer for answer in legal if steps.THROW <= answer < steps.SHOOT]
    aim = max(throws, key=lambda answer: throw_worth(state, answer), default=PASS)
    if aim != PASS and distance(state, aim) <= reach_at_once(state, aim):
        return aim
    shots = [answer for answer in legal if steps.SHOOT <= answer < PASS]
    if shots:
        return shots[0]
    seat = state.sides[state.side]
    moves = tuple([answer for answer in legal if answer < steps.THROW])
    if moves:
        best = best_after(rules, state, index, moves, seat)
        if worth_after(rules, state, index, best, seat) > chance_of(state, seat):
            return best
    return aim


def reach_at_once(state: YearState, throw: int) -> int:
    """R199: who has just taken a Bludger throws it now or not in this turn; others may come nearer first."""
    beater = (throw - steps.THROW) // PER_PIECE
    return FRESH_REACH if state.spent >> beater & 1 else SURE_REACH


def distance(state: YearState, answer: int) -> int:
    beater, target = divmod(answer - steps.THROW, PER_PIECE)
    return len(state.box.quidditch.lines[state.slots[beater]][state.slots[target]])


def throw_worth(state: YearState, answer: int) -> float:
    beater, target = divmod(answer - steps.THROW, PER_PIECE)
    return aim_worth(state, state.slots[beater], target)


def worth_after(rules: Rules, state: YearState, index: int, answer: int, seat: int) -> float:
    after = state.copy()
    # Whatever follows the last action is left out: it is the rival's turn, and chance.
    after.actions += 1
    rules.apply_to(after, index, answer)
    after.actions -= 1
    return chance_of(after, seat)


def best_after(rules: Rules, state: YearState, index: int, legal: tuple[int, ...], seat: int) -> int:
    return max(legal, key=lambda answer: worth_after(rules, state, index, answer, seat))
