"""Policy in fights: finish the opponent, mend when the next blow would be the last, spare cards otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import steps
from wandwright.games.year_at_hogwarts.chapters.fights.missions import is_ready
from wandwright.games.year_at_hogwarts.chapters.fights.shapes import Prize
from wandwright.games.year_at_hogwarts.opinion.aims import own_missions, wants
from wandwright.games.year_at_hogwarts.opinion.odds import mean_hits, mission_chance, strength
from wandwright.games.year_at_hogwarts.opinion.tables import Tables, tables
from wandwright.games.year_at_hogwarts.state import YearState

Thumb = Callable[[YearState, Any, tuple[int, ...]], int]

# A mission is tried with this chance; who plays Solo is out when it is lost (R20).
DARES: Final = 0.5
DARES_ALONE: Final = 0.65
# PV below which one mends, where nobody says what the next blow takes.
LOW: Final = 3
# The prizes that are no tokens.
PRIZES: Final = {steps.CARDS: 3.0, steps.FLOO: 2.5, steps.PORTKEY: 1.5, PASS: 0.0}


def next_blow(state: YearState, known: Tables) -> float:
    """What the other side takes next, on average; an opponent on a card takes what it says."""
    side = state.side
    if state.fight_sort in f.AGAINST_A_CARD:
        return float(known.strike[state.opponent - 1])
    own, other = state.fighters[side], state.fighters[1 - side]
    return mean_hits(state.box.sheet_dice[f.sheet(state, other)], f.resistance(state, own))


def to_beat(state: YearState) -> int:
    """R145, R158: the PV that the other has to lose."""
    left = f.pv_of(state, state.fighters[1 - state.side])
    return left - 1 if state.fight_sort == f.PLAYERS else left


def act(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R132: a token that helps; a card that mends; one that ends it; the stronger of dice and card."""
    known, side = tables(state.box), state.side
    fighter, other = state.fighters[side], state.fighters[1 - side]
    hits = mean_hits(f.dice_of(state, side), f.resistance(state, other))
    left, own, blow = to_beat(state), f.pv_of(state, fighter), next_blow(state, known)
    token = helpful_token(state, legal, own <= max(blow, LOW), left > hits)
    if token:
        return token
    heals = {answer: healing_of(state, known, answer) for answer in legal if answer >= steps.PLAY}
    mending = [answer for answer, given in heals.items() if given]
    if mending and own <= bound(state, blow):
        return max(mending, key=heals.__getitem__)
    blows = {answer: damage_of(state, known, answer) for answer in legal if answer >= steps.PLAY}
    enough = [answer for answer, taken in blows.items() if taken >= left]
    if enough and left > hits:
        return min(enough, key=blows.__getitem__)
    stronger = [answer for answer, taken in blows.items() if taken > hits]
    return max(stronger, key=blows.__getitem__) if stronger and left > hits else steps.ATTACK


def bound(state: YearState, blow: float) -> float:
    """R145, R166, R172: with so few PV the next blow is the last. One strikes even when beaten, in a mission."""
    if state.fight_sort == f.MISSION:
        return blow
    return blow + (state.fight_sort in (f.DUEL, f.PLAYERS))


def helpful_token(state: YearState, legal: tuple[int, ...], in_danger: bool, is_long: bool) -> int:
    """R99 to R103: more dice for a long fight, the Stone in danger, and the Cloak where nothing else helps."""
    box = state.box
    wanted = [box.elder_wand, box.sword] if is_long and state.fight_sort != f.DUEL else []
    wanted += [box.resurrection_stone] if in_danger else []
    if in_danger and is_long and not any(answer >= steps.PLAY for answer in legal):
        wanted.append(box.cloak)
    return next((steps.USE + item for item in wanted if steps.USE + item in legal), 0)


def card_of_kind(state: YearState, kind: int) -> int:
    """One of the fighter's cards of this kind."""
    hand = f.hand_of(state, state.fighters[state.side])
    return next((card for card in hand if state.box.definition[card] == kind), NO_CARD)


def damage_of(state: YearState, known: Tables, answer: int) -> int:
    """R133, R176: what an Attack card takes from this opponent."""
    card = card_of_kind(state, answer - steps.PLAY)
    if state.fight_sort in f.AGAINST_A_CARD and state.box.kinds[card] in f.card_of(state).immune:
        return 0
    return known.damage[card]


def healing_of(state: YearState, known: Tables, answer: int) -> int:
    return known.healing[card_of_kind(state, answer - steps.PLAY)]


def ready(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """H76: the Stone before the last PV is lost; else the dice."""
    stone = steps.USE + state.box.resurrection_stone
    return stone if stone in legal and state.pv[question.seat] <= 1 else steps.ATTACK


def change_die(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """Harry's lowest miss; of Cedric's dice one that a little more makes a hit."""
    side = state.side
    needed = f.resistance(state, state.fighters[1 - side])
    plus = f.ability(state, state.fighters[side], v.DIE_PLUS)
    misses = [face for face in legal if face != steps.KEEP and face < needed and (not plus or face + plus >= needed)]
    return min(misses, default=steps.KEEP)


def defend(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R246: a defence die costs a little more than the hit, but may fell an attacker at the last PV."""
    return legal[-1] if f.pv_of(state, state.fighters[state.side]) <= 1 else legal[0]


def opponent(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R48b: the weakest there; a Death Eater brings points, but fights harder than a hurt player."""
    known = tables(state.box)
    return min(legal, key=lambda one: 16.0 if one == steps.A_DEATH_EATER else strength(state, known, one))


def death_eater(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R155: the strongest sheet that is left."""
    box = state.box

    def force(place: int) -> int:
        sheet = box.death_eater_sheets[place]
        return int(box.sheet_pv[sheet] + 2 * box.sheet_dice[sheet] + box.sheet_resistance[sheet])

    return max(legal, key=force)


def try_mission(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R110: the one with the best prospects, if they are good enough."""
    known, seat, box = tables(state.box), question.seat, state.box
    bound = DARES_ALONE if box.variant == v.SOLO else DARES
    best, chosen = 0.0, PASS
    for card in own_missions(state, seat):
        won = mission_chance(state, known, seat, card)
        if box.definition[card] in legal and won >= bound and won * box.mission_points[card] > best:
            best, chosen = won * box.mission_points[card], box.definition[card]
    return chosen


def dares_any(state: YearState, seat: int) -> bool:
    """R118a: is a mission ready here that the team should begin?"""
    known = tables(state.box)
    return any(
        is_ready(state, seat, card) and mission_chance(state, known, seat, card) >= DARES
        for card in own_missions(state, seat)
    )


def worth_of_kind(state: YearState, kind: int) -> int:
    """What a kind of card is worth in a hand: a Book its points, else what it does in a fight."""
    known, box = tables(state.box), state.box
    card = box.definition.index(kind)
    return box.book_points[card] or 2 * max(known.damage[card], known.healing[card])


def give_up(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R109a, R166: the card that is worth least."""
    return min(legal, key=lambda answer: worth_of_kind(state, answer % steps.OF_SEAT))


def find(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R129: the card that is worth most."""
    return max(legal, key=lambda answer: worth_of_kind(state, answer))


def prize(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R143, R146: a token that a mission needs, then cards, then any token."""
    wanted = wants(state, tables(state.box), question.seat)

    def worth(answer: int) -> float:
        return PRIZES[answer] if answer in PRIZES else wanted.get(answer - steps.ITEM, 2.0)

    return max(legal, key=worth)


def second_item(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    wanted = wants(state, tables(state.box), question.seat)
    return max(legal, key=lambda item: 0.0 if item == PASS else wanted.get(item, 1.0))


def give_for(state: YearState, question: Prize, legal: tuple[int, ...]) -> int:
    """R151: the least wanted of the six, if the other is wanted more."""
    wanted = wants(state, tables(state.box), question.seat)
    least = min([item for item in legal if item != PASS], key=lambda item: wanted.get(item, 0.0))
    return least if wanted.get(least, 0.0) < wanted.get(question.item, 0.0) else PASS


THUMBS: Final[dict[int, Thumb]] = {
    steps.OPPONENT: opponent,
    steps.DEATH_EATER: death_eater,
    steps.ACT: act,
    steps.CHANGE_DIE: change_die,
    steps.DEFEND: defend,
    steps.READY: ready,
    steps.PRIZE: prize,
    steps.SECOND_ITEM: second_item,
    steps.GIVE_FOR: give_for,
    steps.GIVE_UP_CARDS: give_up,
    steps.NAME_CARD: give_up,
    steps.TRY_MISSION: try_mission,
    steps.SERVANT_FINDS: find,
}
