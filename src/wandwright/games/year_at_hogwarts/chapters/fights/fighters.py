"""Who fights: PV, hand, resistance, dice and ability of each side, whoever it is.

A fighter is a number: a seat (0 to 7), a Death Eater (FIRST_SERVANT and its place among the sheets), or OPPONENT, who
stands on a Duel or Combat card and is nobody's. Each has

    decides     the seat that answers for it: the seat itself; for a Death Eater `state.servant_seat`
    PV          `state.pv[seat]`, `state.servant_pv[place]`, `state.opponent_pv`
    hand        the cards of the seat; `state.servant_potions[place][servant_seat]`, and `servant_spells`
    resistance, dice, ability: of the sheet, or of the card

A chapter with fights of its own begins one so (the Return of Voldemort does):

    state.servant_seat = 0                                   who plays the Death Eaters; stays so
    fighters.arm(state, servant)                             its PV and its cards, drawn once
    state.stack.append((steps.AFTER_MY_FIGHT, ...))          what comes when it is over
    combat.begin(state, fighters.RETURN, mover, other)       two fighters, the one who attacks first before the other

When the frame below is run, `state.beaten` is the fighter brought to 0 PV, or NOBODY if somebody slipped away; it calls
`fighters.clear(state)`. PV and hands stay as they are (R247a); `fighters.disarm(state, servant)` puts a hand under the
decks. Defence dice (R246), three cards a side (R248) and the abilities of the sheets (R255) come of themselves.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights.tables import MOST_SEATS, Opponent
from wandwright.games.year_at_hogwarts.state import YearState

FIRST_SERVANT: Final = MOST_SEATS
SERVANTS: Final = 6
OPPONENT: Final = FIRST_SERVANT + SERVANTS

# Sorts of fights.
NONE: Final = 0
CLASH: Final = 1
PLAYERS: Final = 2
DEATH_EATER: Final = 3
DUEL: Final = 4
MISSION: Final = 5
RETURN: Final = 6
AGAINST_A_CARD: Final = (DUEL, MISSION)

# What a side has used in this fight: its first loss, its first dice attack; a card disturbed, a defence pierced; the
# reveal of the opponent's card has hit it (R179). CANCELLED: the answer to the card just played is skipped (R134).
LOSS: Final = 1
STRUCK_FIRST: Final = 2
DISRUPTED: Final = 4
PIERCED: Final = 8
REVEALED: Final = 16
CANCELLED: Final = 32


def is_seat(fighter: int) -> bool:
    return fighter < FIRST_SERVANT


def decider(state: YearState, fighter: int) -> int:
    """R154, R155: the seat that plays it."""
    return fighter if is_seat(fighter) else state.servant_seat


def sheet(state: YearState, fighter: int) -> int:
    box = state.box
    return box.sheets[fighter] if is_seat(fighter) else box.death_eater_sheets[fighter - FIRST_SERVANT]


def card_of(state: YearState) -> Opponent:
    """The opponent of a duel or a mission."""
    return state.box.fights.opponents[state.opponent - 1]


def pv_of(state: YearState, fighter: int) -> int:
    if is_seat(fighter):
        return state.pv[fighter]
    return state.opponent_pv if fighter == OPPONENT else state.servant_pv[fighter - FIRST_SERVANT]


def resistance(state: YearState, fighter: int) -> int:
    """R33: a die that shows this or more hits."""
    return card_of(state).resistance if fighter == OPPONENT else state.box.sheet_resistance[sheet(state, fighter)]


def ability(state: YearState, fighter: int, code: int) -> int:
    """The number of a combat ability, if the fighter has it; 1 where the ability has none, else 0 (R36, R255)."""
    if fighter == OPPONENT:
        return 0
    own, amount = state.box.sheet_fighting[sheet(state, fighter)]
    return (amount or 1) if own == code else 0


def dice_of(state: YearState, side: int) -> int:
    """R34, R99: the sheet's dice, those of tokens, and those of abilities."""
    fighter, other = state.fighters[side], state.fighters[1 - side]
    dice: int = state.box.sheet_dice[sheet(state, fighter)] + state.extra_dice[side]
    if pv_of(state, fighter) <= v.LAST_STAND_PV:
        dice += ability(state, fighter, v.LAST_STAND)
    if pv_of(state, other) > pv_of(state, fighter):
        dice += ability(state, fighter, v.UNDERDOG_DIE)
    return dice


def name_of_fighter(state: YearState, fighter: int) -> str:
    """The entry of the pack that it is."""
    return card_of(state).name if fighter == OPPONENT else state.box.sheet_names[sheet(state, fighter)]


def rival_name(state: YearState, fighter: int) -> str:
    """Who takes PV from a fighter, as an entry of the pack; nobody outside a fight."""
    return next((name_of_fighter(state, other) for other in state.fighters if other != fighter), "")


# Marks.


def marked(state: YearState, side: int, mark: int) -> bool:
    return bool(state.marks[side] & mark)


def softened(state: YearState, fighter: int, amount: int) -> int:
    """Ron: the first loss of a fight is smaller; all hits of one attack are one loss. Not in a clash (R141a)."""
    if state.fight_sort <= CLASH or fighter not in state.fighters:
        return amount
    side = state.fighters.index(fighter)
    if marked(state, side, LOSS):
        return amount
    state.marks[side] |= LOSS
    return max(amount - ability(state, fighter, v.FIRST_LOSS_MINUS), 0)


# PV.


def hurt(state: YearState, fighter: int, amount: int, source: int = NO_CARD) -> None:
    """R131, R137, R145, R158: PV are lost; at the bound of this fight the fighter is beaten."""
    before = pv_of(state, fighter)
    if is_seat(fighter):
        gains.lose_pv(state, fighter, softened(state, fighter, amount), 0, source, rival_name(state, fighter))
    else:
        wound(state, fighter, min(softened(state, fighter, amount), before), source)
    left = pv_of(state, fighter)
    bound = 1 if state.fight_sort == PLAYERS else 0
    if fighter != OPPONENT and left < before and left <= bound and state.beaten == NOBODY:
        state.beaten = fighter


def wound(state: YearState, fighter: int, lost: int, source: int) -> None:
    """One who is no seat loses PV."""
    if not lost:
        return
    if fighter == OPPONENT:
        state.opponent_pv -= lost
    else:
        state.servant_pv[fighter - FIRST_SERVANT] -= lost
    details = {"foe": name_of_fighter(state, fighter), "cause": rival_name(state, fighter)}
    note(state, "foe_loses_pv", NOBODY, lost, NO_CARD, source, details)


def heal(state: YearState, fighter: int, amount: int, source: int = NO_CARD) -> None:
    if is_seat(fighter):
        gains.gain_pv(state, fighter, amount, source)
        return
    state.servant_pv[fighter - FIRST_SERVANT] += amount
    note(state, "foe_gains_pv", NOBODY, amount, NO_CARD, source, {"foe": name_of_fighter(state, fighter)})


# Hands.


def hand_of(state: YearState, fighter: int) -> tuple[int, ...]:
    """Its Potions and Spells; of a seat its Books, too."""
    if fighter == OPPONENT:
        return ()
    if is_seat(fighter):
        return gains.hand_of(state, fighter)
    place, seat = fighter - FIRST_SERVANT, state.servant_seat
    return (*state.servant_potions[place][seat], *state.servant_spells[place][seat])


def put_away(state: YearState, fighter: int, card: int, source: int = NO_CARD) -> None:
    """R126: a card of its hand goes under its deck."""
    if is_seat(fighter):
        gains.discard(state, fighter, (card,), source)
    else:
        drop(state, fighter, card)
        note(state, "discards", NOBODY, 1, card, source)


def use_named(state: YearState, seat: int, kind: int) -> None:
    """R114: a required card that is played goes under its deck now, and no other one at the end."""
    if kind in state.named[seat]:
        place = state.named[seat].index(kind)
        state.named[seat] = state.named[seat][:place] + state.named[seat][place + 1 :]


def drop(state: YearState, servant: int, card: int) -> None:
    """A card of a Death Eater goes under its deck."""
    take_out(state, servant, card)
    gains.put_under(state, card)


def take_out(state: YearState, fighter: int, card: int) -> None:
    """A card leaves a hand."""
    if is_seat(fighter):
        own: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[state.box.deck_of[card]])
        own[fighter] = tuple([other for other in own[fighter] if other != card])
        return
    hands = state.servant_spells if state.box.deck_of[card] == v.SPELL else state.servant_potions
    held = hands[fighter - FIRST_SERVANT][state.servant_seat]
    change_hand(state, hands, fighter, tuple([other for other in held if other != card]))


def add_to_hand(state: YearState, servant: int, card: int) -> None:
    """A Potion or a Spell for a Death Eater."""
    hands = state.servant_spells if state.box.deck_of[card] == v.SPELL else state.servant_potions
    change_hand(state, hands, servant, (*hands[servant - FIRST_SERVANT][state.servant_seat], card))


def change_hand(
    state: YearState, hands: list[tuple[tuple[int, ...], ...]], servant: int, cards: tuple[int, ...]
) -> None:
    place, seat = servant - FIRST_SERVANT, state.servant_seat
    hands[place] = (*hands[place][:seat], cards, *hands[place][seat + 1 :])


def arm(state: YearState, servant: int) -> None:
    """R154: a Death Eater's PV, Spells and Potions, for the seat that plays it."""
    box, number = state.box, sheet(state, servant)
    state.servant_pv[servant - FIRST_SERVANT] = box.sheet_pv[number]
    # Books are of no use to it, and none is drawn.
    _, potions, spells = box.sheet_cards[number]
    for deck, amount in ((v.POTION, potions), (v.SPELL, spells)):
        for _ in range(amount):
            card = gains.take_top(state, deck)
            if card != NO_CARD:
                add_to_hand(state, servant, card)
                state.revealed += 1


def disarm(state: YearState, servant: int) -> None:
    """R155, R160: its cards go under their decks, unseen."""
    for card in hand_of(state, servant):
        drop(state, servant, card)


def clear(state: YearState) -> None:
    """The fight is over, and nothing of it is left."""
    state.fight_sort, state.fighters, state.fight_side, state.beaten = NONE, (), 0, NOBODY
    state.opponent = state.opponent_pv = 0
    state.extra_dice, state.potions_played, state.spells_played, state.marks = [0, 0], [0, 0], [0, 0], [0, 0]
