"""Operations that hurt, heal, move and summon."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.events import note
from wandwright.engine.kinds import OneOf
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.words import ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import blows, healing, lodge, moving, rooms, summoning
from wandwright.games.black_rose_wars.chapters.deeds import steps as deeds
from wandwright.games.black_rose_wars.chapters.turn import track
from wandwright.games.black_rose_wars.chapters.words import operating as o
from wandwright.games.black_rose_wars.chapters.words import selecting, steps
from wandwright.games.black_rose_wars.chapters.words.counting import number_of
from wandwright.games.black_rose_wars.chapters.words.operating import OnModels, OnRooms
from wandwright.games.black_rose_wars.chapters.words.steps import Forced, Moved, Step, Teleport
from wandwright.games.black_rose_wars.models import is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NO_MODEL, NOWHERE

STATS: Final = {"attack": 0, "movement": 1}
MAGE_STATS: Final = {"strength": 0, "movement": 1}
STATES: Final = {name: 1 << place for place, name in enumerate(v.STATES)}


def attacker(state: RoseState) -> int:
    """The model behind a blow: the Mage of a spell, the Evocation that acts; nobody behind anything else."""
    if state.act_source == v.SPELL:
        return state.act_side
    return state.actor if state.act_source == v.BY_EVOCATION else NO_MODEL


def damage(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R182, R184: one blow on each in their order; who falls, falls after the last (R186)."""
    state.strikes += 1
    state.models_damaged = 0
    number = number_of(state, clause[3]) + combat_bonus(state)
    state.stack.append((deeds.CHECK_FALLS,))
    for model in reversed(models):
        if owner_of(model) != side:
            blows.strike(state, model, number, side, state.act_source, attacker(state))


def combat_bonus(state: RoseState) -> int:
    """R184 step 2: the first damage of a combat side changes; a printed 0 counts, too (A60)."""
    first = state.act_type == v.COMBAT and state.strikes == 1
    return track.rule_value(state, "combat_spell_damage_modifier") if first else 0


def heal(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for model in reversed(models):
        healing.heal(state, model, number_of(state, clause[2]))


def convert_damage(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for model in reversed(models):
        healing.convert_damage(state, model, number_of(state, clause[3]), side)


def instability(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    """R110, R182."""
    for room in found:
        rooms.add_instability(state, side, room, number_of(state, clause[3]))


def convert_instability(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    for room in found:
        rooms.convert_instability(
            state, side, room, number_of(state, clause[2]), v.BLACK_ROSE if clause[3] else v.NOBODY
        )


def move(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """Each step is chosen by who moves."""
    for model in reversed(models):
        moving.begin_walk(state, model, number_of(state, clause[2]), owner_of(model))


def push(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    move_others(state, side, source, number_of(state, clause[2]), 0, models)


def pull(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    move_others(state, side, source, number_of(state, clause[2]), 1, models)


def move_others(state: RoseState, side: int, source: int, number: int, towards: int, models: list[int]) -> None:
    if models and side != v.BLACK_ROSE:
        state.stack.append(Moved(steps.PUSH, side, source, number, towards, tuple(models)))


def list_push(state: RoseState, question: Moved) -> list[int]:
    """Several models one after the other, in an order the caster picks."""
    return [model for model in question.models if room_of(state, model) != NOWHERE]


def answer_push(state: RoseState, question: Moved, answer: int) -> None:
    left = tuple(model for model in question.models if model != answer)
    if left:
        state.stack.append(question._replace(models=left))
    asked = Step(steps.PUSH_STEP, question.seat, question.source, answer, question.steps, question.pull)
    state.stack.append(asked)


def list_push_step(state: RoseState, question: Step) -> list[int]:
    """A room next to it; with a pull only one nearer to the caster. Or it stays where it is."""
    room = room_of(state, question.model)
    if not question.steps or room == NOWHERE:
        return []
    near = lodge.neighbours(state, room)
    if question.pull:
        here = room_of(state, question.seat)
        near = [other for other in near if lodge.distance(state, other, here) < lodge.distance(state, room, here)]
    return [*(steps.ROOM + place for place in near), steps.ENOUGH] if near else []


def answer_push_step(state: RoseState, question: Step, answer: int) -> None:
    """R189: it leaves and enters."""
    if answer != steps.ENOUGH:
        state.stack.append((steps.PUSH_ON, *question[1:], answer - steps.ROOM))
        moving.enter(state, question.model, answer - steps.ROOM)


def push_on(state: RoseState, frame: Frame) -> None:
    """R195: it goes on only if the model still is where it came to."""
    _, seat, source, model, left, towards, room = frame
    if left > 1 and room_of(state, model) == room:
        state.stack.append(Step(steps.PUSH_STEP, seat, source, model, left - 1, towards))


def teleport(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R71: out of the old room and into the new one."""
    selector: int = clause[2]
    for model in reversed(models):
        if selector == selecting.OWN_CELL:
            if is_mage(model):
                moving.to_cell(state, model)
        elif selector >= selecting.FIRST_PICKED_ROOM:
            state.stack.append(Teleport(steps.TELEPORT, side, source, model, selector))
        elif found := selecting.rooms_of(state, selector, model):
            moving.teleport(state, model, found[0])


def list_teleport(state: RoseState, question: Teleport) -> list[int]:
    return [steps.ROOM + room for room in selecting.rooms_of(state, question.selector, question.model)]


def answer_teleport(state: RoseState, question: Teleport, answer: int) -> None:
    moving.teleport(state, question.model, answer - steps.ROOM)


def swap(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R189: both are put down first; nothing if one of them is in a Cell."""
    others = selecting.models_of(state, clause[2], side)
    if models and others and NOWHERE not in (room_of(state, models[0]), room_of(state, others[0])):
        moving.swap(state, others[0], models[0])


def stop_movement(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for model in models:
        moving.stop(state, model)


def summon(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    """R207: two at once come one after the other; nobody is summoned by the Black Rose."""
    _, _, _, kind, count = clause
    if side == v.BLACK_ROSE:
        return
    for room in reversed(found):
        for _ in range(count or 1):
            summoning.summon(state, side, kind, room)


def activate_evocation(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R119, R122, R208."""
    _, _, _, control, attack_only = clause
    for model in reversed(models):
        if not is_mage(model):
            summoning.activate_evocation(state, model, side if control else owner_of(model), bool(attack_only))


def modify_evocation(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    _, _, stat, number, _ = clause
    changed = state.evocation_movement if stat else state.evocation_attack
    for model in models:
        if not is_mage(model):
            changed[model - FIRST_EVOCATION] += number_of(state, number)


def destroy_evocation(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    most = clause[2]
    for model in reversed(models):
        kind = state.evocation[model - FIRST_EVOCATION] if not is_mage(model) else NO_MODEL
        if kind != NO_MODEL and (not most or state.box.evocation_health[kind] <= most):
            summoning.remove_evocation(state, model, side)


def forced_attack(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """A blow on another model in the room of the first; the caster picks which."""
    for model in models:
        asked = Forced(steps.FORCE, side, source, model, number_of(state, clause[2]))
        state.stack.append((deeds.CHECK_FALLS,))
        state.stack.append(asked)


def list_force(state: RoseState, question: Forced) -> list[int]:
    found = selecting.enemies_in(state, room_of(state, question.model), question.seat)
    return [model for model in found if model != question.model]


def answer_force(state: RoseState, question: Forced, answer: int) -> None:
    blows.attack(state, answer, question.strength, question.seat, question.model)


def physical_attack(state: RoseState, side: int, source: int, clause: Any) -> None:
    _, bonus, exact, area = clause
    blows.physical_attack(state, side, bonus, exact, bool(area))


def buff(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    _, _, stat, number, _ = clause
    changed = state.movement if stat else state.strength
    for seat in models:
        changed[seat] += number_of(state, number)
        note(state, "is_quicker" if stat else "is_stronger", seat, number_of(state, number), NO_CARD, source)


def status(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """Until the end of the turn, or until it is defeated."""
    for model in models:
        if clause[2] == v.ABOMINATION and not summoning.take_abomination(state, model):
            continue
        if is_mage(model):
            state.states[model] |= clause[2]
        else:
            state.evocation_states[model - FIRST_EVOCATION] |= clause[2]
        blows.note_model(state, "has_state", model, clause[2], source)


def stat_field(names: dict[str, int]) -> ClauseField:
    return ClauseField("stat", OneOf(names, "stat")).needed(*names)


class TeleportKind(selecting.RoomKind):
    """A room selector under a name that other words use for models."""

    definition = "place_or_selector"


FROM_ROSE: Final = ClauseField("from", OneOf({"black_rose": 1}, "from")).optional("black_rose")

# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("damage", "each takes one damage instance of n", (o.TO, o.BY, o.N), OnModels(damage, by=True), asks=True),
    Word("heal", "n damage tokens are removed", (o.TO, o.N), OnModels(heal), asks=True),
    Word("convert_damage", "up to n tokens of others become own", (o.TO, o.BY, o.N), OnModels(convert_damage, by=True),
         asks=True),
    Word("instability", "n instability in each room", (o.ROOM, o.BY, o.N), OnRooms(instability, by=True), asks=True),
    Word("convert_instability", "up to n instability of others become own", (o.ROOM, o.N, FROM_ROSE),
         OnRooms(convert_instability), asks=True),
    Word("move", "up to n steps, chosen by who moves", (o.WHO, o.N), OnModels(move), asks=True),
    Word("push", "the caster moves it up to n steps", (o.WHO, o.N), OnModels(push), asks=True),
    Word("pull", "the caster moves it up to n steps, each one nearer", (o.WHO, o.N), OnModels(pull), asks=True),
    Word("teleport", "it is put into another room", (o.WHO, ClauseField("to", TeleportKind())),
         OnModels(teleport), asks=True),
    Word("swap", "two change places", (ClauseField("b", o.SELECTOR), ClauseField("a", o.SELECTOR)), OnModels(swap),
         asks=True),
    Word("stop_movement", "the rest of its steps is lost", (o.WHO,), OnModels(stop_movement)),
    Word("summon", "an Evocation comes into play",
         (o.ROOM, o.BY, o.EVOCATION, o.small("count", "How many are summoned.")), OnRooms(summon, by=True),
         asks=True),
    Word("activate_evocation", "it moves and attacks now",
         (o.WHICH, o.BY, o.flag("control", "The acting Mage decides for it."),
          o.flag("attack_only", "It does not move.")), OnModels(activate_evocation, by=True), asks=True),
    Word("modify_evocation", "its attack or movement changes until the end of the turn",
         (o.WHICH, stat_field(STATS), o.N, o.UNTIL), OnModels(modify_evocation), asks=True),
    Word("destroy_evocation", "it is removed",
         (o.WHICH, o.small("max_health", "Only if its printed health is not higher.")), OnModels(destroy_evocation),
         asks=True),
    Word("forced_attack", "a physical blow of n in its room", (o.WHO, o.N), OnModels(forced_attack), asks=True),
    Word("physical_attack", "a Physical Attack in the own room",
         (o.small("bonus", "Added to the strength."), o.small("set", "The strength, whatever else counts."),
          o.flag("area", "Every enemy model in the room.")), physical_attack, asks=True),
    Word("buff", "strength or movement changes until the end of the turn",
         (o.WHO, stat_field(MAGE_STATS), o.N, o.UNTIL), OnModels(buff), asks=True),
    Word("status", "it has a state until the end of the turn",
         (o.WHO, ClauseField("state", OneOf(STATES, "state")), o.UNTIL), OnModels(status), asks=True),
)
