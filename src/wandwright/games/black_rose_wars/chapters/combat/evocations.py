"""Evocations: summoned, dismissed, removed, brought into action (R115 to R123, R207 to R210)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import attacks, damage, movement, set_cards, shapes, steps
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import reactions
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, in_supply, is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.chapters.lodge.tokens import NO_TOKENS
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState


def take_abomination(state: RoseState, model: int) -> bool:
    """R123: a Mage takes an abomination card, if one is left."""
    if not is_mage(model) or state.box.abomination < 0:
        return False
    return bool(state.states[model] & v.ABOMINATION) or in_supply(state, state.box.abomination) > 0


def summon(state: RoseState, seat: int, kind: int, room: int) -> None:
    """R207: one comes into play next."""
    state.stack.append((steps.SUMMON_ONE, seat, kind, room))


def summon_one(state: RoseState, frame: Frame) -> None:
    """A57: supply is checked first; an owner at the limit may dismiss one (R115)."""
    _, seat, kind, room = frame
    state.summoned = v.NO_MODEL
    if room == v.NOWHERE or in_supply(state, kind) <= 0:
        return
    if len(evocations_of(state, seat)) < v.MOST_EVOCATIONS:
        bring(state, seat, kind, room)
    else:
        state.stack.append(shapes.Dismissing(steps.DISMISS, seat, state.act_card, kind, room))


def list_dismiss(state: RoseState, question: shapes.Dismissing) -> list[int]:
    return [*evocations_of(state, question.seat), PASS]


def answer_dismiss(state: RoseState, question: shapes.Dismissing, answer: int) -> None:
    if answer == PASS:
        return
    damage.note_model(state, "is_dismissed", answer, 0, NO_CARD)
    clear(state, answer)
    bring(state, question.seat, question.evocation, question.room)


def bring(state: RoseState, seat: int, kind: int, room: int) -> None:
    """It stands in the room, without entering it."""
    first = v.MOST_EVOCATIONS * seat
    place = next(place for place in range(first, first + v.MOST_EVOCATIONS) if state.evocation[place] == v.NO_MODEL)
    state.evocation[place] = kind
    state.evocation_room[place] = room
    state.evocation_damage[place] = NO_TOKENS
    state.evocation_states[place] = state.evocation_attack[place] = state.evocation_movement[place] = 0
    state.evocation_hit[place] = v.NOBODY
    state.evocation_came[place] = 1 + max(state.evocation_came)
    state.summoned = v.FIRST_EVOCATION + place
    if state.events is not None:
        damage.note_model(state, "is_summoned", state.summoned, 0, state.act_card, room=state.box.room_names[room])
    goals.count_goal(state, seat, goals.EVOCATION_SUMMONED, 1)


def clear(state: RoseState, model: int) -> None:
    """It and its tokens return to the supplies; where it stood stays known (R185)."""
    place = model - v.FIRST_EVOCATION
    state.evocation_last[place] = state.evocation[place]
    state.evocation[place] = v.NO_MODEL
    state.evocation_damage[place] = NO_TOKENS
    state.evocation_states[place] = state.evocation_attack[place] = state.evocation_movement[place] = 0
    state.evocation_came[place] = 0


def remove_evocation(state: RoseState, model: int, by_side: int) -> None:
    """R120, R210: removed by damage or an effect of a side; then `this_defeated`, then `evocation_defeated` Events."""
    place = model - v.FIRST_EVOCATION
    kind, room = state.evocation[place], state.evocation_room[place]
    if kind == v.NO_MODEL:
        return
    damage.note_model(state, "is_removed", model, 0, state.act_card)
    clear(state, model)
    if by_side not in (v.BLACK_ROSE, v.NOBODY, owner_of(model)):
        goals.count_goal(state, by_side, goals.EVOCATION_DEFEATED, 1)
    reactions.run_hooks(state, "evocation_defeated", model, room=room)
    reactions.run_ability(state, model, kind, room, "this_defeated")


# In action.


def movement_of(state: RoseState, model: int) -> int:
    """R123: an Abomination has the movement of its card."""
    if is_mage(model):
        return int(state.box.evocation_movement[state.box.abomination])
    place = model - v.FIRST_EVOCATION
    return max(int(state.box.evocation_movement[state.evocation[place]]) + state.evocation_movement[place], 0)


def attack_of(state: RoseState, model: int) -> int:
    """R118: what its attack deals; weakened ones deal 1 less. An Abomination attacks as a Mage (R123)."""
    if is_mage(model):
        return attacks.strength_of(state, model)
    place = model - v.FIRST_EVOCATION
    weak = 1 if state.evocation_states[place] & v.WEAKENED else 0
    return max(int(state.box.evocation_attack[state.evocation[place]]) + state.evocation_attack[place] - weak, 0)


def activate_evocation(state: RoseState, model: int, controller: int, attack_only: bool = False) -> None:
    """R208: steps up to its movement, then an attack or what its card has in place of one; an Abomination, too."""
    if room_of(state, model) == v.NOWHERE:
        return
    state.stack.append((steps.EVOCATION_STRIKES, model, controller))
    if not attack_only:
        movement.begin_walk(state, model, movement_of(state, model), controller)


def evocation_strikes(state: RoseState, frame: Frame) -> None:
    """Each part may be left out; an Evocation that was removed does nothing more."""
    _, model, controller = frame
    if room_of(state, model) != v.NOWHERE:
        state.stack.append(shapes.Attacking(steps.EVOCATION_ATTACK, controller, NO_CARD, model))


def list_evocation_attack(state: RoseState, question: shapes.Attacking) -> list[int]:
    """R208: one enemy model of who decides, not itself; or what its card has in place of an attack."""
    model = question.model
    found: list[int] = []
    if attack_of(state, model):
        enemies = attacks.enemies_of(state, question.seat, room_of(state, model))
        found = [other for other in enemies if other != model]
    if instead_of(state, model):
        found.append(steps.INSTEAD)
    return [*found, PASS] if found else []


def answer_evocation_attack(state: RoseState, question: shapes.Attacking, answer: int) -> None:
    if answer == PASS:
        return
    seat, model = question.seat, question.model
    source = v.PHYSICAL if is_mage(model) else v.BY_EVOCATION
    begin_act(state, source, seat, actor=model)
    if answer == steps.INSTEAD:
        state.stack.append((effects.RUN, instead_of(state, model), 0, seat, NO_CARD))
        return
    state.stack.append((steps.CHECK_FALLS,))
    damage.strike(state, answer, attack_of(state, model), seat, source, model)
    set_cards.targeted(state, (answer,), source, seat)


def instead_of(state: RoseState, model: int) -> int:
    """The program that its card has in place of an attack; none for an Abomination."""
    return 0 if is_mage(model) else int(state.box.evocation_instead[state.evocation[model - v.FIRST_EVOCATION]])
