"""Attack dice and defence dice (R131, R246), and the abilities that change them."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights.chances import die
from wandwright.games.year_at_hogwarts.chapters.fights.combat import is_over
from wandwright.games.year_at_hogwarts.chapters.fights.defending import DEFENCE_LOSS
from wandwright.games.year_at_hogwarts.chapters.fights.hitting import needed
from wandwright.games.year_at_hogwarts.state import YearState


def roll_attack(state: YearState, frame: Frame) -> None:
    """R131: all attack dice; then Harry and Cedric may change one."""
    if is_over(state):
        return
    fighter = state.fighters[state.fight_side]
    rolled = tuple([die(state) for _ in range(f.dice_of(state, state.fight_side))])
    tell(state, "attacks", fighter, rolled)
    if f.ability(state, fighter, v.REROLL_DIE) or f.ability(state, fighter, v.DIE_PLUS):
        state.stack.append(shapes.Dice(steps.CHANGE_DIE, f.decider(state, fighter), NO_CARD, rolled))
    else:
        state.stack.append((steps.COUNT_HITS, rolled))


def tell(state: YearState, kind: str, fighter: int, rolled: tuple[int, ...]) -> None:
    seat = fighter if f.is_seat(fighter) else NOBODY
    details = {"fighter": f.name_of_fighter(state, fighter), "dice": " ".join(map(str, rolled))}
    note(state, kind, seat, len(rolled), NO_CARD, NO_CARD, details)


def list_change_die(state: YearState, question: shapes.Dice) -> list[int]:
    """Harry: any die; Cedric: one that can be raised. Or none."""
    fighter = state.fighters[state.fight_side]
    highest = 5 if f.ability(state, fighter, v.DIE_PLUS) else 6
    return [steps.KEEP, *sorted({face for face in question.dice if face <= highest})]


def answer_change_die(state: YearState, question: shapes.Dice, answer: int) -> None:
    """One die is rolled again or raised, once in an attack; what it shows now stands."""
    rolled = question.dice
    if answer != steps.KEEP:
        fighter = state.fighters[state.fight_side]
        plus = f.ability(state, fighter, v.DIE_PLUS)
        place = rolled.index(answer)
        face = min(answer + plus, 6) if plus else die(state)
        rolled = (*rolled[:place], face, *rolled[place + 1 :])
        tell(state, "changes_die", fighter, rolled)
    state.stack.append((steps.COUNT_HITS, rolled))


def count_hits(state: YearState, frame: Frame) -> None:
    """R131: each die at or above the resistance; Bellatrix's sixes count twice, Narcissa gains by a miss."""
    _, rolled = frame
    side = state.fight_side
    fighter, target = state.fighters[side], state.fighters[1 - side]
    least = bound(state, side)
    hits = sum(face >= least for face in rolled)
    if f.ability(state, fighter, v.SIXES_BITE):
        hits += rolled.count(6)
    if hits:
        land(state, target, hits)
    elif mended := f.ability(state, fighter, v.MEND):
        f.heal(state, fighter, mended)


def bound(state: YearState, side: int) -> int:
    """R33: what each die has to show now; Macnair's first dice attack is over with it."""
    found = needed(state, side)
    state.marks[side] |= f.STRUCK_FIRST
    return found


def land(state: YearState, target: int, hits: int) -> None:
    """R152, R246: with defence dice, always in the second mode, the one who was hit says for how many hits to roll."""
    by_option = state.box.defence_dice and state.fight_sort in (f.PLAYERS, f.DEATH_EATER)
    if by_option or state.fight_sort == f.RETURN:
        state.stack.append(shapes.Hits(steps.DEFEND, f.decider(state, target), NO_CARD, hits))
    else:
        f.hurt(state, target, hits)


def list_defend(state: YearState, question: shapes.Hits) -> list[int]:
    return list(range(question.hits + 1))


def answer_defend(state: YearState, question: shapes.Hits, answer: int) -> None:
    state.stack.append((steps.ROLL_DEFENCE, answer, question.hits - answer))


def roll_defence(state: YearState, frame: Frame) -> None:
    """R246, H73, H84: dice count one by one until somebody is beaten; hits without a die come after them."""
    _, dice, plain = frame
    attacker, target = state.fighters[state.fight_side], state.fighters[1 - state.fight_side]
    for _ in range(dice):
        if is_over(state):
            return
        face = die(state)
        tell(state, "defends", target, (face,))
        if face in DEFENCE_LOSS:
            f.hurt(state, target, DEFENCE_LOSS[face])
        else:
            f.hurt(state, attacker, 1)
    if plain and not is_over(state):
        f.hurt(state, target, plain)
