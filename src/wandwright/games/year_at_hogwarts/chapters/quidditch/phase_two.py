"""Phase 2: the Seekers race for the Snitch, and the end of the match (R184 to R186, R210 to R217a)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, finish
from wandwright.games.year_at_hogwarts.chapters.castle.end_of_year import check_year
from wandwright.games.year_at_hogwarts.chapters.castle.gains import change_points, put_under
from wandwright.games.year_at_hogwarts.chapters.castle.steps import RUN
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import throw_die
from wandwright.games.year_at_hogwarts.chapters.quidditch.shots import draw_card
from wandwright.games.year_at_hogwarts.state import YearState


def begin_chase(state: YearState, winner: int, *, whistle: bool = False) -> None:
    """R210: who has won phase 1 has two cards, but not by the whistle (R191a). R214: the other side rolls first."""
    pitch = state.box.quidditch
    state.phase = 2
    state.actions = state.spent = 0
    if winner != NO_CARD:
        seat = state.sides[winner]
        note(state, "wins_phase", seat, state.goals[winner], NO_CARD, NO_CARD)
        state.side = 1 - winner
        if not whistle:
            for _ in range(pitch.goals - len(state.quidditch[seat])):
                draw_card(state, seat)
    state.stack.append((steps.BEGIN_SEEKING,))


def begin_seeking(state: YearState, frame: Frame) -> None:
    """R215: the side may play a card and rolls, unless a card took this turn away."""
    seat = state.sides[state.side]
    if not state.box.year_mode:
        state.active = seat
    if state.skips[state.side]:
        state.skips = changed(state.skips, state.side, -1)
        note(state, "seeker_waits", seat, 0, NO_CARD, NO_CARD)
        pass_turn(state)
    else:
        state.seeker_dice = 1
        state.stack.append(Plain(steps.SEEK, seat, NO_CARD))


def changed(pair: tuple[int, ...], side: int, amount: int) -> tuple[int, int]:
    """Two numbers, one of which has changed."""
    first, second = pair
    return (first, second + amount) if side else (first + amount, second)


def pass_turn(state: YearState) -> None:
    state.side = 1 - state.side
    state.stack.append((steps.BEGIN_SEEKING,))


# Cards and dice.


def playable(state: YearState, seat: int, *, after_roll: bool) -> list[int]:
    """R215: the kinds of card of the hand that are played before the roll, or after it."""
    box = state.box
    kinds = dict.fromkeys(box.definition[card] for card in state.quidditch[seat])
    return [steps.PLAY + kind for kind in kinds if box.quidditch.after_roll[kind] == after_roll]


def list_seek(state: YearState, question: Plain) -> list[int]:
    return [steps.ON, *playable(state, question.seat, after_roll=False)]


def answer_seek(state: YearState, question: Plain, answer: int) -> None:
    """R215: one card in a turn."""
    state.stack.append((steps.ROLL_SEEKER, int(answer != steps.ON)))
    if answer != steps.ON:
        play_card(state, question.seat, answer - steps.PLAY)


def play_card(state: YearState, seat: int, kind: int) -> None:
    """R217: its effect, then it goes under the deck."""
    box = state.box
    card = next(card for card in state.quidditch[seat] if box.definition[card] == kind)
    state.quidditch[seat] = tuple([other for other in state.quidditch[seat] if other != card])
    note(state, "plays_quidditch", seat, 1, card, NO_CARD)
    put_under(state, card)
    state.stack.append((RUN, box.effect[card], 0, seat, card))


def roll_seeker(state: YearState, frame: Frame) -> None:
    """R215, R216: a card may have caught the Snitch already; else the roll, and a card after it if none was played."""
    _, has_played = frame
    if somebody_catches(state):
        return
    roll_for_seeker(state)
    seat = state.sides[state.side]
    state.stack.append((steps.ADVANCE_SEEKER,))
    if not has_played and state.quidditch[seat]:
        state.stack.append(Plain(steps.STEADY, seat, NO_CARD))


def roll_for_seeker(state: YearState) -> None:
    state.actions = sum([throw_die(state) for _ in range(state.seeker_dice)])
    note(state, "seeker_rolls", state.sides[state.side], state.actions, NO_CARD, NO_CARD)


def list_steady(state: YearState, question: Plain) -> list[int]:
    """R215: who holds cards is asked whatever they are, so that nobody learns which."""
    return [steps.ON, *playable(state, question.seat, after_roll=True)]


def answer_steady(state: YearState, question: Plain, answer: int) -> None:
    if answer != steps.ON:
        play_card(state, question.seat, answer - steps.PLAY)


def advance_seeker(state: YearState, frame: Frame) -> None:
    """R213, R216: so many steps on."""
    move_seeker(state, state.side, state.actions)
    state.actions = 0
    if not somebody_catches(state):
        pass_turn(state)


def move_seeker(state: YearState, side: int, steps_on: int) -> None:
    """R216: no step back goes behind the start."""
    step = max(state.seekers[side] + steps_on, 0)
    state.seekers = changed(state.seekers, side, step - state.seekers[side])
    note(state, "seeker_moves", state.sides[side], min(step, state.box.quidditch.track_length), NO_CARD, NO_CARD)


# The end.


def somebody_catches(state: YearState) -> bool:
    """R216: reaching or passing the Snitch catches it."""
    for side in (state.side, 1 - state.side):
        if state.seekers[side] >= state.box.quidditch.track_length:
            end_match(state, side)
            return True
    return False


def end_match(state: YearState, winner: int) -> None:
    """R185, R212: who catches the Snitch wins. R14: both have taken part."""
    sides = state.sides
    seat = sides[winner]
    note(state, "catches_snitch", seat, 0, NO_CARD, NO_CARD)
    for one in sides:
        for card in state.quidditch[one]:
            put_under(state, card)
        state.quidditch[one] = ()
        state.matches[one] += 1
    if not state.box.year_mode:
        scores = tuple(int(one == seat) for one in range(state.box.seats))
        finish(state, (seat,), scores, "snitch")
        return
    # R186: between team mates without points.
    if sides[1 - winner] not in state.box.mates[seat]:
        change_points(state, seat, state.box.quidditch.points)
    leave_pitch(state)
    check_year(state)


def leave_pitch(state: YearState) -> None:
    """R184: the pawns stand where they stood; of the match nothing is left."""
    state.sides = state.side_houses = state.slots = state.balls = ()
    state.goals = state.seekers = state.skips = ()
    state.phase = state.side = state.play_turn = state.actions = state.seeker_dice = state.spent = 0
