"""The fight of a mission, alone or by a team over rounds (R110 to R114, R170 to R181).

`fought` and `fought_pv` hold the mission of a team and the PV of its opponent; `engaged` holds, of each member who
takes part, what it has used so far. A member's turn takes these up, and puts them down again after its attack (R178a).
Who plays alone is a team of one, whose turn lasts until the fight is over.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.castle.shapes import Putting
from wandwright.games.year_at_hogwarts.chapters.castle.steps import CHECK_YEAR
from wandwright.games.year_at_hogwarts.chapters.fights import combat, prizes, steps, strikes
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState

# Dice, Potions, Spells and marks of a member who has done nothing yet; it takes part.
FRESH: Final = (0, 0, 0, 0)


def open_fight(state: YearState, seat: int, kind: int) -> None:
    """R110, R170, R177, R178a: the opponent's PV are multiplied by the size of the team; the opener attacks first."""
    box = state.box
    team = box.team_of[seat]
    number = box.fights.missions[kind].number
    state.fought[team] = number
    state.fought_pv[team] = box.fights.opponents[number - 1].pv * len(box.mates[seat])
    for mate in box.mates[seat]:
        state.engaged[mate] = FRESH
    details = {"mission": box.fights.definition_names[kind]}
    note(state, "tries_mission", seat, number, box.fights.mission_cards[number], NO_CARD, details)
    state.stack.append((steps.MISSION_TURN, seat))


def mission_turn(state: YearState, frame: Frame) -> None:
    """R170, R178, R179: a member's turn in the fight; who fights alone is hit by the reveal at once."""
    _, seat = frame
    team = state.box.team_of[seat]
    state.stack.append((steps.AFTER_MISSION, seat))
    combat.begin_against_card(state, f.MISSION, seat, state.fought[team])
    state.opponent_pv = state.fought_pv[team]
    state.extra_dice[0], state.potions_played[0], state.spells_played[0], state.marks[0] = state.engaged[seat]
    if not strikes.is_team_fight(state):
        strikes.reveal(state)


def after_mission(state: YearState, frame: Frame) -> None:
    """R173, R174, R180, R181: how the fight stands after this turn."""
    _, seat = frame
    team = state.box.team_of[seat]
    has_left = not state.fighters
    is_out = state.beaten == seat
    state.fought_pv[team] = state.opponent_pv
    state.engaged[seat] = (state.extra_dice[0], state.potions_played[0], state.spells_played[0], state.marks[0])
    f.clear(state)
    if is_out:
        fall(state, seat)
    if has_left:
        step_out(state, seat)
    settle_mission(state, seat, team)


def settle_mission(state: YearState, seat: int, team: int) -> None:
    """R180, H93: won while a member is still in; failed when all are out."""
    inside = [mate for mate in state.box.mates[seat] if state.engaged[mate]]
    number = state.fought[team]
    if inside and not state.fought_pv[team]:
        win(state, inside, number)
    if not inside or not state.fought_pv[team]:
        close_fight(state, seat, team)


def close_fight(state: YearState, seat: int, team: int) -> None:
    state.fought[team] = state.fought_pv[team] = 0
    for mate in state.box.mates[seat]:
        step_out(state, mate)


def step_out(state: YearState, seat: int) -> None:
    """R181: who leaves keeps the required cards."""
    state.engaged[seat] = ()
    state.named[seat] = ()


def fall(state: YearState, seat: int) -> None:
    """R113: to the Leaky Cauldron, without Potions and Spells; Books, tokens and powder are kept."""
    step_out(state, seat)
    note(state, "is_beaten", seat, 0, NO_CARD, NO_CARD, {"foe": foe_of(state, seat)})
    gains.discard_hand(state, seat, (v.POTION, v.SPELL))
    gains.recover(state, seat)


def foe_of(state: YearState, seat: int) -> str:
    """The opponent of the mission of this seat's team."""
    return state.box.fights.opponent_names[state.fought[state.box.team_of[seat]]]


def win(state: YearState, inside: list[int], number: int) -> None:
    """R96, R111, R112, R114: points once; the required cards go under their decks, the tokens onto Places."""
    box = state.box
    card = box.fights.mission_cards[number]
    team = box.mates[inside[0]]
    holder = next(mate for mate in team if card in state.missions[mate])
    state.missions[holder] = tuple([other for other in state.missions[holder] if other != card])
    state.done[holder] += (card,)
    note(state, "wins_mission", inside[0], box.mission_points[card], card, NO_CARD)
    state.stack.append((CHECK_YEAR,))
    for item in reversed(box.mission_items[card]):
        for mate in team:
            if tokens.holds(state, mate, item):
                state.stack.append(Putting(steps.PUT_REQUIRED, mate, NO_CARD, item))
    gains.change_points(state, inside[0], box.mission_points[card], card)
    for mate in inside:
        discard_named(state, mate)
        prizes.draw_for_win(state, mate)


def discard_named(state: YearState, seat: int) -> None:
    """R114: whether they were played or not; what was played lies under its deck already."""
    box = state.box
    for kind in state.named[seat]:
        held = [card for card in gains.hand_of(state, seat) if box.definition[card] == kind]
        gains.discard(state, seat, held[:1])


def list_put_required(state: YearState, question: Putting) -> list[int]:
    """R96: any item square of the Places board, occupied or not."""
    return tokens.squares_of(state, v.PLACES)


def answer_put_required(state: YearState, question: Putting, answer: int) -> None:
    tokens.lay(state, question.seat, question.item, answer)
