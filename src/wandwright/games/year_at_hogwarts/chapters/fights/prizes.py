"""What a won fight between players brings, and what a lost one costs (R143, R146, R147, R151)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights.chances import random_card
from wandwright.games.year_at_hogwarts.chapters.fights.truces import make_truce
from wandwright.games.year_at_hogwarts.state import YearState


def after_players(state: YearState, frame: Frame) -> None:
    """R140, R146, R147: a truce; the prize; then a loser at 0 PV is carried off."""
    _, attacker, defender = frame
    loser = state.beaten
    f.clear(state)
    make_truce(state, attacker, defender)
    if loser == NOBODY:
        return
    winner = defender if loser == attacker else attacker
    state.won = int(winner == state.active)
    note(state, "beats", winner, 0, NO_CARD, NO_CARD, {"foe": state.box.characters[loser]})
    state.stack.append((steps.CARRY_OFF, loser))
    state.stack.append((steps.TAKE_SPOILS, winner, loser))
    number = 2 if state.box.qualified else 1
    state.stack.append(shapes.Prize(steps.PRIZE, winner, NO_CARD, loser, number, NO_CARD))


def draw_for_win(state: YearState, seat: int) -> None:
    """Luna: a card after each fight won."""
    sheet = state.box.sheets[seat]
    amount = f.ability(state, seat, v.WIN_DRAW)
    if amount:
        gains.draw(state, seat, state.box.fights.prize_deck[sheet], amount)


def list_prize(state: YearState, question: shapes.Prize) -> list[int]:
    """R143, R146: tokens, or a Portkey, or Floo Powder, or random cards; or nothing."""
    loser = question.loser
    legal = [steps.ITEM + item for item in tokens.held_by(state, loser)]
    legal += [steps.FLOO] if state.floo[loser] else []
    legal += [steps.PORTKEY] if state.portkeys[loser] else []
    legal += [steps.CARDS] if gains.hand_of(state, loser) else []
    return [*legal, PASS] if legal else []


def answer_prize(state: YearState, question: shapes.Prize, answer: int) -> None:
    winner, loser = question.seat, question.loser
    if answer == steps.FLOO:
        state.floo[loser] -= 1
        state.floo[winner] += 1
        note(state, "steals_floo", winner, 1, NO_CARD, NO_CARD)
    elif answer == steps.PORTKEY:
        state.portkeys[loser] -= 1
        state.portkeys[winner] += 1
        note(state, "steals_portkey", winner, 1, NO_CARD, NO_CARD)
    elif answer == steps.CARDS:
        steal_cards(state, winner, loser, question.number)
    elif answer != PASS:
        if question.number > 1:
            state.stack.append(question._replace(kind=steps.SECOND_ITEM, number=1))
        take_item(state, question._replace(item=answer - steps.ITEM))


def steal_cards(state: YearState, winner: int, loser: int, number: int) -> None:
    """Random cards of the whole hand; fewer if there are fewer."""
    for _ in range(number):
        hand = gains.hand_of(state, loser)
        if hand:
            hand_over(state, loser, winner, random_card(state, hand))


def hand_over(state: YearState, giver: int, taker: int, card: int) -> None:
    """R38: which card it is the two of them are told, and nobody else."""
    hands: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[state.box.deck_of[card]])
    hands[giver] = tuple([other for other in hands[giver] if other != card])
    hands[taker] += (card,)
    state.revealed += 1
    note(state, "steals", taker, 1, card, NO_CARD)
    note(state, "is_robbed", giver, 1, card, NO_CARD)


def list_second_item(state: YearState, question: shapes.Prize) -> list[int]:
    """R146: another token, if the loser has one left."""
    left = tokens.held_by(state, question.loser)
    return [*left, PASS] if left else []


def answer_second_item(state: YearState, question: shapes.Prize, answer: int) -> None:
    if answer != PASS:
        take_item(state, question._replace(item=answer))


def take_item(state: YearState, prize: shapes.Prize) -> None:
    """R151, H81: whoever holds six swaps one for it."""
    if tokens.how_many(state, prize.seat) >= v.MOST_ITEMS:
        state.stack.append(prize._replace(kind=steps.GIVE_FOR))
    else:
        tokens.give(state, prize.seat, prize.item, "steals_item")


def list_give_for(state: YearState, question: shapes.Prize) -> list[int]:
    """R151: one of the own six, or the token is forgone."""
    return [*tokens.held_by(state, question.seat), PASS]


def answer_give_for(state: YearState, question: shapes.Prize, answer: int) -> None:
    if answer != PASS:
        tokens.give(state, question.loser, answer, "swaps")
        tokens.give(state, question.seat, question.item, "steals_item")


def take_spoils(state: YearState, frame: Frame) -> None:
    """Draco: random cards besides the prize; Luna draws (R141a: abilities after a fight won work in every variant)."""
    _, winner, loser = frame
    steal_cards(state, winner, loser, f.ability(state, winner, v.SPOILS_PLUS))
    draw_for_win(state, winner)


def carry_off(state: YearState, frame: Frame) -> None:
    """R144, R147: at 0 PV Spells and Potions are lost, too, and the loser recovers at the Leaky Cauldron."""
    _, loser = frame
    if not state.pv[loser]:
        gains.discard_hand(state, loser, (v.POTION, v.SPELL))
        gains.recover(state, loser)
