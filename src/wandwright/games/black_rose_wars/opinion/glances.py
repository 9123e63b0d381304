"""Policy at a glance: what to do in an activation and where to go, by what each would bring, without a trial."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.combat.movement import movement_of
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.board import distance
from wandwright.games.black_rose_wars.chapters.lodge.models import owner_of, room_of
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in, half_in
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion.danger import danger_in
from wandwright.games.black_rose_wars.opinion.hopes import HONOUR, may_serve, rooms_named
from wandwright.games.black_rose_wars.opinion.reach import KEPT, may_come, spell_worth, steps_apart, token_worth
from wandwright.games.black_rose_wars.opinion.tables import Spell, Tables, tables
from wandwright.games.black_rose_wars.state import RoseState

# A blow that fells; an Evocation that is hit, for each token.
FELLED: Final = 4.0
AN_EVOCATION: Final = 0.25
# One token of Instability; a room with an enemy's Trap in it; each step of the way.
VORTEX: Final = 0.35
TRAPPED: Final = 0.7
A_STEP: Final = 0.03
# Rooms that a Quest in hand asks for draw, the nearer the more.
DRAWN: Final = 0.35
A_STEP_LESS: Final = 0.8
# Whoever has nobody in reach is better off nearer to the others.
COMPANY: Final = 0.06
# Each step between a model that is moved and its prey.
NEARER: Final = 0.6


def act(state: RoseState, question: Plain, legal: tuple[int, ...]) -> int:
    """R58: the action that brings most, if any brings something; a spell is given up only to leave the Cell."""
    seat, known = question.seat, tables(state.box)
    chosen, best = (PASS if PASS in legal else turn.END), 0.0
    for answer in legal:
        worth = 0.0
        if answer == turn.MOVE:
            worth = move_worth(state, known, seat)
        elif answer == turn.ATTACK:
            worth = best_blow(state, known, seat) + room_worth(state, known, seat, state.mage_room[seat])
        elif turn.PLAY <= answer < turn.GIVE_UP:
            worth = cast_worth(state, known, seat, answer - turn.PLAY)
        if worth > best:
            chosen, best = answer, worth
    return chosen if chosen in legal else legal[0]


def cast_worth(state: RoseState, known: Tables, seat: int, slot: int) -> float:
    """What a spell does now, against keeping it for the next turn."""
    card = card_in(state, seat, slot)
    spell = known.spells[card][half_in(state, seat, slot)]
    half = spell.half
    if half.type in (v.TRAP, v.PROTECTION):
        return spell.worth - KEPT * known.card[card] if may_come(state, seat) else 0.0
    prey = [
        (steps_apart(state, seat, room), blow_worth(state, other, spell.damage))
        for other, room in enumerate(state.mage_room)
        if other != seat and room != v.NOWHERE
    ]
    hit = max([worth for steps, worth in prey if half.least <= steps <= half.range], default=0.0)
    other = Spell(half, 0.0, spell.healing, spell.rest, 0.0)
    worth = hit + spell_worth(state, seat, other, [])
    if half.vortex and state.token[state.mage_room[seat]] != v.TOKEN_TAKEN:
        worth += VORTEX
    return worth - KEPT * known.card[card]


def blow_worth(state: RoseState, victim: int, tokens: float) -> float:
    """So many tokens on a Mage: more, the nearer it is to its fall."""
    lacking = health_of(state, victim) - sum(state.damage[victim])
    return min(tokens, lacking) * token_worth(state, victim) + FELLED * (0 < lacking <= tokens)


def best_blow(state: RoseState, known: Tables, seat: int) -> float:
    """R63: an Attack on somebody in the room."""
    here, best = state.mage_room[seat], 0.0
    for other, room in enumerate(state.mage_room):
        if other != seat and room == here:
            best = max(best, blow_worth(state, other, v.STRENGTH))
    return best or AN_EVOCATION * v.STRENGTH


# Where to go.


def move_worth(state: RoseState, known: Tables, seat: int) -> float:
    """R63: the best room that a Move leads to, against staying without an activation."""
    here = state.mage_room[seat]
    best, _ = best_room(state, known, seat, movement_of(state, seat))
    if here == v.NOWHERE:
        return best
    return best - stand_worth(state, known, seat, here) - pull(state, rooms_sought(state, seat), here)


def best_room(state: RoseState, known: Tables, seat: int, steps: int) -> tuple[float, int]:
    """The room that is best to stand and to be activated in, of those so many steps away; nearer ones first."""
    best, chosen = -100.0, v.NOWHERE
    sought = rooms_sought(state, seat)
    for room in range(len(state.position)):
        apart = steps_apart(state, seat, room)
        if apart <= steps:
            worth = stand_worth(state, known, seat, room) + room_worth(state, known, seat, room) - A_STEP * apart
            worth += pull(state, sought, room)
            if apart and trap_lies(state, seat, room):
                worth -= TRAPPED
            if worth > best:
                best, chosen = worth, room
    return best, chosen


def stand_worth(state: RoseState, known: Tables, seat: int, room: int) -> float:
    """What can be cast and struck from a room, less what can be done to whoever stands there."""
    best, company, blow = 0.0, 0.0, 0.0
    apart = state.box.apart[state.position[room]]
    for other, there in enumerate(state.mage_room):
        if other == seat or there == v.NOWHERE:
            continue
        steps = apart[state.position[there]]
        company = max(company, COMPANY * (3 - steps))
        if steps == 0 and state.actions[seat] > 1:
            blow = max(blow, blow_worth(state, other, v.STRENGTH))
        best = max(best, spells_worth(state, known, seat, other, steps))
    return best + 0.7 * blow + company - danger_in(state, known, seat, room)


def spells_worth(state: RoseState, known: Tables, seat: int, other: int, steps: int) -> float:
    """What the spells that are left do to somebody so far away."""
    damage = 0.0
    for slot in range(len(v.SLOTS)):
        card = card_in(state, seat, slot)
        if card != NO_CARD:
            spell = known.spells[card][half_in(state, seat, slot)]
            half = spell.half
            if half.type not in (v.TRAP, v.PROTECTION) and half.least <= steps <= half.range:
                damage += spell.damage
    return 0.8 * blow_worth(state, other, damage) if damage else 0.0


def room_worth(state: RoseState, known: Tables, seat: int, room: int) -> float:
    """R64: what activating a room brings: its effect, and Quests that ask for it."""
    if room == v.NOWHERE or state.token[room] != v.TOKEN_READY:
        return 0.0
    worth = max(known.room[room], 0.0)
    for place, card in enumerate(state.quests[seat]):
        goal = goals.goal_of(state, card)
        if goal.when == goals.ACTIVATE_ROOM and room in rooms_named(state.box, card):
            counted = state.progress[seat][place]
            if may_serve(state, goal, room, counted):
                worth += (state.box.quest_points[card] + HONOUR) / max(goal.count, 1)
    return worth


def rooms_sought(state: RoseState, seat: int) -> list[tuple[int, float]]:
    """Rooms that Quests in hand ask for, with what each would bring."""
    found = []
    for place, card in enumerate(state.quests[seat]):
        goal = goals.goal_of(state, card)
        if goal.when == goals.ACTIVATE_ROOM:
            worth = DRAWN * (state.box.quest_points[card] + HONOUR) / max(goal.count, 1)
            counted = state.progress[seat][place]
            found += [(room, worth) for room in rooms_named(state.box, card) if may_serve(state, goal, room, counted)]
    return found


def pull(state: RoseState, sought: list[tuple[int, float]], room: int) -> float:
    """How near a room is to the best of those."""
    best, apart = 0.0, state.box.apart[state.position[room]]
    for other, worth in sought:
        best = max(best, worth * float(A_STEP_LESS ** apart[state.position[other]]))
    return best


def trap_lies(state: RoseState, seat: int, room: int) -> bool:
    """R85: a token of somebody else lies there for all to see."""
    return len([rooms for rooms in state.set_rooms if room in rooms and rooms[seat] != room]) > 0


def step(state: RoseState, question: shapes.Walking, legal: tuple[int, ...]) -> int:
    """R70: towards the best room that the steps left lead to; an Evocation goes to the nearest enemy."""
    model, left = question.model, question.left
    if model != question.seat:
        return hunt(state, question, legal)
    _, goal = best_room(state, tables(state.box), model, left)
    here = state.mage_room[model]
    if goal == here and PASS in legal:
        return PASS
    rooms = [answer for answer in legal if answer != PASS]
    return min(rooms, key=lambda answer: way(state, model, answer - lodge.ROOM, goal)) if rooms else legal[0]


def way(state: RoseState, model: int, room: int, goal: int) -> float:
    """How far it is from there; a Trap on the way counts as a detour."""
    return state.box.apart[state.position[room]][state.position[goal]] + (0.5 if trap_lies(state, model, room) else 0.0)


def hunt(state: RoseState, question: shapes.Walking, legal: tuple[int, ...]) -> int:
    """R208: a model that somebody else moves comes nearer to that one's enemies."""
    mover, side, here = question.seat, owner_of(question.model), room_of(state, question.model)
    enemies = [other for other in range(state.box.mages) if other not in (mover, side)]
    best, chosen = -1.0, legal[0]
    for answer in legal:
        worth = scent(state, enemies, here if answer == PASS else answer - lodge.ROOM)
        if worth > best:
            best, chosen = worth, answer
    return chosen


def scent(state: RoseState, enemies: list[int], room: int) -> float:
    """The Mage that is worth most to strike, and how near it is."""
    found = 0.0
    for other in enemies:
        there = state.mage_room[other]
        if there != v.NOWHERE:
            found = max(found, token_worth(state, other) * float(NEARER ** distance(state, room, there)))
    return found


def activate(state: RoseState, question: Plain, legal: tuple[int, ...]) -> int:
    """R64: unless it brings nothing."""
    worth = room_worth(state, tables(state.box), question.seat, state.mage_room[question.seat])
    return lodge.YES if worth > 0.0 and lodge.YES in legal else legal[0]


def strike(state: RoseState, question: Asked, legal: tuple[int, ...]) -> int:
    """R63, R208: the enemy Mage that is nearest to its fall; else an Evocation; never an own model where another is."""
    best, chosen = -1.0, legal[0]
    for answer in legal:
        worth = model_worth(state, question.seat, answer)
        if worth > best:
            best, chosen = worth, answer
    return chosen


def model_worth(state: RoseState, seat: int, answer: int) -> float:
    if answer == combat.INSTEAD:
        return 0.3
    if answer == PASS or answer < 0 or owner_of(answer) == seat:
        return 0.0
    return 0.5 + token_worth(state, answer) if answer < v.MOST_SEATS else 0.2
