"""A fight turn by turn: dice or a card, and what answers them (R131 to R137, R145, R156, R164, R171, R246).

Two fighters act by turns; against the opponent on a card only the player acts, and the card answers (strikes.py).
Every step looks first whether the fight is over, for a strike may end it in the middle of an attack.
"""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import steps as numbers
from wandwright.games.year_at_hogwarts.chapters.castle.special_items import spend
from wandwright.games.year_at_hogwarts.chapters.fights import card_limits, shapes, steps, strikes
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights.chances import random_card
from wandwright.games.year_at_hogwarts.chapters.fights.tables import DICE
from wandwright.games.year_at_hogwarts.state import YearState


def begin(state: YearState, sort: int, attacker: int, defender: int) -> None:
    """R145, R156: the attacker acts first. What comes after the fight lies on the stack already."""
    f.clear(state)
    state.fight_sort, state.fighters = sort, (attacker, defender)
    first = attacker if f.is_seat(attacker) else NOBODY
    note(state, "fights", first, 0, NO_CARD, NO_CARD, names(state))
    state.stack.append((steps.CLASH, 0, 0) if sort == f.CLASH else (steps.FIGHT_TURN,))


def begin_against_card(state: YearState, sort: int, seat: int, opponent: int) -> None:
    """R164, R170: the player attacks the one on the card."""
    f.clear(state)
    state.opponent = opponent
    state.fight_sort, state.fighters = sort, (seat, f.OPPONENT)
    state.opponent_pv = f.card_of(state).pv
    note(state, "fights", seat, 0, NO_CARD, NO_CARD, names(state))
    state.stack.append((steps.FIGHT_TURN,))


def names(state: YearState) -> dict[str, int | str]:
    """Both fighters, for the record."""
    first, second = state.fighters
    return {"fighter": f.name_of_fighter(state, first), "foe": f.name_of_fighter(state, second)}


def is_over(state: YearState) -> bool:
    """Somebody is beaten, or has slipped away."""
    return state.beaten != NOBODY or not state.fighters


def fight_turn(state: YearState, frame: Frame) -> None:
    """R132: the side whose turn it is acts."""
    if is_over(state):
        return
    fighter = state.fighters[state.fight_side]
    disrupt(state, fighter)
    state.stack.append(Plain(steps.ACT, f.decider(state, fighter), NO_CARD))


def disrupt(state: YearState, fighter: int) -> None:
    """Lucius: once in a fight, before the attack, the other loses a random card."""
    other = state.fighters[1 - state.fight_side]
    hand = f.hand_of(state, other)
    if hand and f.ability(state, fighter, v.DISRUPT) and not f.marked(state, state.fight_side, f.DISRUPTED):
        state.marks[state.fight_side] |= f.DISRUPTED
        f.put_away(state, other, random_card(state, hand))


def list_act(state: YearState, question: Plain) -> list[int]:
    """R98a, R132: the dice, a card, or first a token."""
    fighter = state.fighters[state.fight_side]
    legal = [steps.ATTACK]
    legal += [steps.USE + item for item in card_limits.usable_items(state, fighter)]
    legal += [steps.PLAY + kind for kind in card_limits.playable(state, state.fight_side)]
    return legal


def answer_act(state: YearState, question: Plain, answer: int) -> None:
    if answer == steps.ATTACK:
        attack(state, DICE, (steps.ROLL_ATTACK,))
    elif answer >= steps.PLAY:
        play(state, answer - steps.PLAY)
    else:
        state.stack.append((steps.FIGHT_TURN,))
        spend(state, question.seat, answer - steps.USE)


def attack(state: YearState, trigger: str, frame: Frame) -> None:
    """R134, R171, R179: a strike before it where the card says so; the attack; then the answer.

    The first attack of a team's member comes after the reveal, a Defence card before it.
    """
    state.stack.append((steps.ANSWER_ATTACK, trigger))
    state.stack.append(frame)
    if state.fight_sort in f.AGAINST_A_CARD and trigger:
        state.stack.append((steps.STRIKE_BEFORE, trigger))
        if strikes.is_team_fight(state):
            strikes.reveal(state)


def strike_before(state: YearState, frame: Frame) -> None:
    """R171: unless the reveal has ended the fight."""
    _, trigger = frame
    if not is_over(state) and trigger in f.card_of(state).triggers:
        strikes.strike(state, f.card_of(state).before)


# Cards.


def play(state: YearState, kind: int) -> None:
    """R132 to R134: an Attack card is answered; after a Defence card the same fighter goes on."""
    box, side = state.box, state.fight_side
    fighter = state.fighters[side]
    card = next(card for card in f.hand_of(state, fighter) if box.definition[card] == kind)
    played = state.spells_played if box.deck_of[card] == v.SPELL else state.potions_played
    played[side] += 1
    if f.is_seat(fighter):
        f.use_named(state, fighter, kind)
    note(state, "plays", f.decider(state, fighter), 1, card, NO_CARD)
    attack(state, trigger_of(state, card), (steps.RESOLVE_PLAYED, card, fighter))


def trigger_of(state: YearState, card: int) -> str:
    """R171: an Attack card provokes a strike, a Defence card none."""
    return f"attack_{state.box.kinds[card]}" if state.box.is_attack[card] else ""


def resolve_played(state: YearState, frame: Frame) -> None:
    """R126, R133: the effect of a card, unless a strike has ended the fight; then it goes under its deck."""
    _, card, fighter = frame
    state.stack.append((steps.AFTER_PLAYED, card, fighter))
    if not is_over(state):
        resolve(state, card, fighter)


def after_played(state: YearState, frame: Frame) -> None:
    """R126: under its deck, where a strike may have sent it already."""
    _, card, fighter = frame
    if card in f.hand_of(state, fighter):
        f.put_away(state, fighter, card)


def resolve(state: YearState, card: int, fighter: int) -> None:
    """What a card does; Ginny's Defence cards give more."""
    programs, program = state.box.programs, state.box.combat[card]
    if not state.box.is_attack[card] and programs.clauses(program, "gain_pv"):
        bonus = f.ability(state, fighter, v.HEAL_PLUS)
        if bonus:
            f.heal(state, fighter, bonus, card)
    if f.is_seat(fighter):
        state.stack.append((numbers.RUN, program, 0, fighter, card))
    else:
        resolve_for_servant(state, card, fighter)


def resolve_for_servant(state: YearState, card: int, servant: int) -> None:
    """R154: what gives PV or a card gives it to the Death Eater, not to the seat that plays it."""
    programs, program = state.box.programs, state.box.combat[card]
    for _, amount in programs.clauses(program, "damage"):
        f.hurt(state, state.fighters[1 - state.fight_side], amount, card)
    for _, amount in programs.clauses(program, "gain_pv"):
        f.heal(state, servant, amount, card)
    if programs.clauses(program, "cancel_attack"):
        state.marks[state.fight_side] |= f.CANCELLED
    for _, deck, _ in programs.clauses(program, "search_deck"):
        # Whoever plays it looks through the deck.
        state.revealed += 1
        state.stack.append(shapes.Finding(steps.SERVANT_FINDS, state.servant_seat, card, servant, deck))


def hit_by_card(state: YearState, amount: int, card: int) -> None:
    """R133, R176: the other side loses PV; an opponent may be immune to this kind of card."""
    target = state.fighters[1 - state.fight_side]
    if target == f.OPPONENT and card != NO_CARD and state.box.kinds[card] in f.card_of(state).immune:
        note(state, "is_immune", NOBODY, 0, card, card, {"foe": f.name_of_fighter(state, target)})
        return
    f.hurt(state, target, amount, card)


# The answer.


def answer_attack(state: YearState, frame: Frame) -> None:
    """R134, R145, R156: the same side goes on after a Defence card; else the other side, or the one on the card."""
    if is_over(state):
        return
    if is_cancelled(state):
        state.stack.append((steps.FIGHT_TURN,))
    elif state.fight_sort in f.AGAINST_A_CARD:
        _, trigger = frame
        strikes.strike_back(state, trigger)
    else:
        state.fight_side = 1 - state.fight_side
        state.stack.append((steps.FIGHT_TURN,))


def is_cancelled(state: YearState) -> bool:
    """R134; Barty: the first Defence card of the other is answered like an attack."""
    side = state.fight_side
    if not f.marked(state, side, f.CANCELLED):
        return False
    state.marks[side] ^= f.CANCELLED
    other = 1 - side
    if f.marked(state, other, f.PIERCED) or not f.ability(state, state.fighters[other], v.PIERCE_DEFENCE):
        return True
    state.marks[other] |= f.PIERCED
    return False
