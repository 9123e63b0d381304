"""Words for models and rooms: damage, healing, movement, Evocations, states."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import OneOf
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import (
    attacks,
    cells,
    damage,
    evocations,
    healing,
    instability,
    movement,
)
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.combat.pushing import move_others
from wandwright.games.black_rose_wars.chapters.effects import room_selectors, selectors
from wandwright.games.black_rose_wars.chapters.effects.values import Amount, AmountBy, Value, number_of
from wandwright.games.black_rose_wars.chapters.events import modifiers
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.chapters.words import extents, steps
from wandwright.games.black_rose_wars.chapters.words import operations as o
from wandwright.games.black_rose_wars.chapters.words.operations import OnModels, OnRooms
from wandwright.games.black_rose_wars.chapters.words.shapes import Forced, Teleport
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


def deal_damage(state: RoseState, side: int, source: int, clause: AmountBy, models: list[int]) -> None:
    """R182, R184: one blow on each in their order; who falls, falls after the last (R186)."""
    _, _, _, value = clause
    state.strikes += 1
    state.models_damaged = 0
    number = number_of(state, value) + combat_bonus(state)
    state.stack.append((combat.CHECK_FALLS,))
    for model in reversed(models):
        if owner_of(model) != side:
            damage.strike(state, model, number, side, state.act_source, attacker(state))


def combat_bonus(state: RoseState) -> int:
    """R184 step 2: the first damage of a combat side changes; a printed 0 counts, too (A60)."""
    first = state.act_type == v.COMBAT and state.strikes == 1
    return modifiers.rule_value(state, "combat_spell_damage_modifier") if first else 0


def heal(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for model in reversed(models):
        healing.heal(state, model, number_of(state, value))


def convert_damage(state: RoseState, side: int, source: int, clause: AmountBy, models: list[int]) -> None:
    _, _, _, value = clause
    for model in reversed(models):
        healing.convert_damage(state, model, number_of(state, value), side)


def place_instability(state: RoseState, side: int, source: int, clause: AmountBy, found: list[int]) -> None:
    """R110, R182."""
    _, _, _, value = clause
    for room in found:
        instability.add_instability(state, side, room, number_of(state, value))


def convert_instability(
    state: RoseState, side: int, source: int, clause: tuple[int, int, Value, int], found: list[int]
) -> None:
    _, _, value, of_rose = clause
    for room in found:
        instability.convert_instability(
            state, side, room, number_of(state, value), v.BLACK_ROSE if of_rose else v.NOBODY
        )


def move(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """Each step is chosen by who moves."""
    _, _, value = clause
    for model in reversed(models):
        movement.begin_walk(state, model, number_of(state, value), owner_of(model))


def push(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    move_others(state, side, source, number_of(state, value), 0, models)


def pull(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    move_others(state, side, source, number_of(state, value), 1, models)


def teleport(state: RoseState, side: int, source: int, clause: tuple[int, int, int], models: list[int]) -> None:
    """R71: out of the old room and into the new one."""
    _, _, selector = clause
    for model in reversed(models):
        if selector == room_selectors.OWN_CELL:
            if is_mage(model):
                cells.to_cell(state, model)
        elif selector >= room_selectors.FIRST_PICKED_ROOM:
            state.stack.append(Teleport(steps.TELEPORT, side, source, model, selector))
        elif found := room_selectors.rooms_of(state, selector, model):
            movement.teleport(state, model, found[0])


def list_teleport(state: RoseState, question: Teleport) -> list[int]:
    return [lodge.ROOM + room for room in room_selectors.rooms_of(state, question.selector, question.model)]


def answer_teleport(state: RoseState, question: Teleport, answer: int) -> None:
    movement.teleport(state, question.model, answer - lodge.ROOM)


def swap(state: RoseState, side: int, source: int, clause: tuple[int, int, int], models: list[int]) -> None:
    """R189: both are put down first; nothing if one of them is in a Cell."""
    _, _, other = clause
    others = selectors.models_of(state, other, side)
    if models and others and NOWHERE not in (room_of(state, models[0]), room_of(state, others[0])):
        movement.swap(state, others[0], models[0])


def stop_movement(state: RoseState, side: int, source: int, clause: tuple[int, int], models: list[int]) -> None:
    for model in models:
        movement.stop(state, model)


def summon(state: RoseState, side: int, source: int, clause: tuple[int, int, int, int, int], found: list[int]) -> None:
    """R207: two at once come one after the other; nobody is summoned by the Black Rose."""
    _, _, _, kind, count = clause
    if side == v.BLACK_ROSE:
        return
    for room in reversed(found):
        for _ in range(count or 1):
            evocations.summon(state, side, kind, room)


def activate_evocation(
    state: RoseState, side: int, source: int, clause: tuple[int, int, int, int, int], models: list[int]
) -> None:
    """R119, R122, R208."""
    _, _, _, control, attack_only = clause
    for model in reversed(models):
        if not is_mage(model):
            evocations.activate_evocation(state, model, side if control else owner_of(model), bool(attack_only))


def modify_evocation(
    state: RoseState, side: int, source: int, clause: tuple[int, int, int, Value, int], models: list[int]
) -> None:
    _, _, stat, number, _ = clause
    changed = state.evocation_movement if stat else state.evocation_attack
    for model in models:
        if not is_mage(model):
            changed[model - FIRST_EVOCATION] += number_of(state, number)


def destroy_evocation(
    state: RoseState, side: int, source: int, clause: tuple[int, int, int], models: list[int]
) -> None:
    _, _, most = clause
    for model in reversed(models):
        kind = state.evocation[model - FIRST_EVOCATION] if not is_mage(model) else NO_MODEL
        if kind != NO_MODEL and (not most or state.box.evocation_health[kind] <= most):
            evocations.remove_evocation(state, model, side)


def forced_attack(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """A blow on another model in the room of the first; the caster picks which."""
    _, _, value = clause
    for model in models:
        asked = Forced(steps.FORCE, side, source, model, number_of(state, value))
        state.stack.append((combat.CHECK_FALLS,))
        state.stack.append(asked)


def list_force(state: RoseState, question: Forced) -> list[int]:
    found = selectors.enemies_in(state, room_of(state, question.model), question.seat)
    return [model for model in found if model != question.model]


def answer_force(state: RoseState, question: Forced, answer: int) -> None:
    attacks.attack(state, answer, question.strength, question.seat, question.model)


def physical_attack(state: RoseState, side: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, bonus, exact, area = clause
    attacks.physical_attack(state, side, bonus, exact, bool(area))


def buff(state: RoseState, side: int, source: int, clause: tuple[int, int, int, Value, int], models: list[int]) -> None:
    _, _, stat, number, _ = clause
    changed = state.movement if stat else state.strength
    for seat in models:
        changed[seat] += number_of(state, number)
        note(state, "is_quicker" if stat else "is_stronger", seat, number_of(state, number), NO_CARD, source)


def status(state: RoseState, side: int, source: int, clause: tuple[int, int, int, int], models: list[int]) -> None:
    """Until the end of the turn, or until it is defeated."""
    _, _, given, _ = clause
    for model in models:
        if given == v.ABOMINATION and not evocations.take_abomination(state, model):
            continue
        if is_mage(model):
            state.states[model] |= given
        else:
            state.evocation_states[model - FIRST_EVOCATION] |= given
        damage.note_model(state, "has_state", model, given, source)


def stat_field(names: dict[str, int]) -> ClauseField:
    return ClauseField("stat", OneOf(names, "stat")).needed(*names)


class TeleportKind(room_selectors.RoomKind):
    """A room selector under a name that other words use for models."""

    definition = "place_or_selector"


FROM_ROSE: Final = ClauseField("from", OneOf({"black_rose": 1}, "from")).optional("black_rose")

# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("damage", "each takes one damage instance of n", (o.TO, o.BY, o.N), OnModels(deal_damage, by=True), asks=True,
         can=extents.can_damage, worth=1.0, worth_of="n"),
    Word("heal", "n damage tokens are removed", (o.TO, o.N), OnModels(heal), asks=True,
         can=extents.can_heal, worth=0.3, worth_of="n"),
    Word("convert_damage", "up to n tokens of others become own", (o.TO, o.BY, o.N), OnModels(convert_damage, by=True),
         asks=True, can=extents.finds_somebody, worth=0.35, worth_of="n"),
    Word("instability", "n instability in each room", (o.ROOM, o.BY, o.N), OnRooms(place_instability, by=True),
         asks=True, can=extents.can_place, worth=0.4, worth_of="n"),
    Word("convert_instability", "up to n instability of others become own", (o.ROOM, o.N, FROM_ROSE),
         OnRooms(convert_instability), asks=True, can=always, worth=0.4, worth_of="n"),
    Word("move", "up to n steps, chosen by who moves", (o.WHO, o.N), OnModels(move), asks=True,
         can=extents.can_move, worth=0.12, worth_of="n"),
    Word("push", "the caster moves it up to n steps", (o.WHO, o.N), OnModels(push), asks=True,
         can=extents.can_push, worth=0.1, worth_of="n"),
    Word("pull", "the caster moves it up to n steps, each one nearer", (o.WHO, o.N), OnModels(pull), asks=True,
         can=extents.can_pull, worth=0.1, worth_of="n"),
    Word("teleport", "it is put into another room", (o.WHO, ClauseField("to", TeleportKind())),
         OnModels(teleport), asks=True, can=extents.can_teleport, worth=0.3),
    Word("swap", "two change places", (ClauseField("b", o.SELECTOR), ClauseField("a", o.SELECTOR)), OnModels(swap),
         asks=True, can=always, worth=0.2),
    Word("stop_movement", "the rest of its steps is lost", (o.WHO,), OnModels(stop_movement),
         can=always, worth=0.2),
    Word("summon", "an Evocation comes into play",
         (o.ROOM, o.BY, o.EVOCATION, o.small("count", "How many are summoned.")), OnRooms(summon, by=True),
         asks=True, can=extents.can_summon, worth=1.0),
    Word("activate_evocation", "it moves and attacks now",
         (o.WHICH, o.BY, o.flag("control", "The acting Mage decides for it."),
          o.flag("attack_only", "It does not move.")), OnModels(activate_evocation, by=True), asks=True,
         can=extents.can_activate_evocation, worth=0.6),
    Word("modify_evocation", "its attack or movement changes until the end of the turn",
         (o.WHICH, stat_field(STATS), o.N, o.UNTIL), OnModels(modify_evocation), asks=True, can=always, worth=0.3),
    Word("destroy_evocation", "it is removed",
         (o.WHICH, o.small("max_health", "Only if its printed health is not higher.")), OnModels(destroy_evocation),
         asks=True, can=always, worth=0.8),
    Word("forced_attack", "a physical blow of n in its room", (o.WHO, o.N), OnModels(forced_attack), asks=True,
         can=always, worth=0.3, worth_of="n"),
    Word("physical_attack", "a Physical Attack in the own room",
         (o.small("bonus", "Added to the strength."), o.small("set", "The strength, whatever else counts."),
          o.flag("area", "Every enemy model in the room.")), physical_attack, asks=True, can=always, worth=1.0),
    Word("buff", "strength or movement changes until the end of the turn",
         (o.WHO, stat_field(MAGE_STATS), o.N, o.UNTIL), OnModels(buff), asks=True,
         can=extents.finds_somebody, worth=0.2, worth_of="n"),
    Word("status", "it has a state until the end of the turn",
         (o.WHO, ClauseField("state", OneOf(STATES, "state")), o.UNTIL), OnModels(status), asks=True,
         can=extents.finds_somebody, worth=0.4),
)
