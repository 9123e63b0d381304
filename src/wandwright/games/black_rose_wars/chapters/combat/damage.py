"""Damage: one damage instance in its eight steps (R98, R99, R184, R188)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import instability, set_cards, shapes, steps
from wandwright.games.black_rose_wars.chapters.events import modifiers, reactions
from wandwright.games.black_rose_wars.chapters.lodge import sheets
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.chapters.lodge.tokens import tokens_left, tokens_on, with_tokens
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState


def strike(state: RoseState, victim: int, number: int, side: int, source: int, attacker: int) -> None:
    """One damage instance comes next."""
    state.stack.append((steps.BLOW, victim, number, side, source, attacker))


def blow(state: RoseState, frame: Frame) -> None:
    """R184 steps 1 to 3; without a Shade or a set card that could answer, the tokens are placed at once."""
    _, victim, number, side, source, attacker = frame
    if number <= 0 or owner_of(victim) == side or not can_hit(state, victim, source):
        return
    if is_mage(victim):
        if state.spared >> victim & 1:
            return
        number += modifiers.rule_value(state, "damage_to_mages_modifier")
    elif modifiers.rule_holds(state, "evocations_immune"):
        return
    if number <= 0:
        return
    shades = shades_of(state, victim)
    if shades or set_cards.has_sheet_cards(state, owner_of(victim)):
        open_blow(state, victim, number, side, source, attacker)
        state.stack += [(steps.PLACE_BLOW,), (steps.SHIELD_BLOW,)]
        state.stack += [(steps.OFFER_SHADE, shade) for shade in reversed(shades)]
    else:
        place_damage(state, victim, number, side, source, attacker)


def can_hit(state: RoseState, victim: int, source: int) -> bool:
    """R184 step 1, R185: it is in the Lodge; a Mage in its Cell can be hit by an Event."""
    return room_of(state, victim) != v.NOWHERE or (source == v.EVENT and is_mage(victim))


def open_blow(state: RoseState, victim: int, number: int, side: int, source: int, attacker: int) -> None:
    """The blow that goes on; END_BLOW keeps the one that it interrupts."""
    state.stack.append(
        (
            *(steps.END_BLOW, state.blow_victim, state.blow_number, state.blow_side),
            *(state.blow_source, state.blow_attacker, state.blow_redirected),
        )
    )
    state.blow_victim, state.blow_number, state.blow_side = victim, number, side
    state.blow_source, state.blow_attacker, state.blow_redirected = source, attacker, 0


def end_blow(state: RoseState, frame: Frame) -> None:
    _, state.blow_victim, state.blow_number, state.blow_side, *rest = frame
    state.blow_source, state.blow_attacker, state.blow_redirected = rest


def shades_of(state: RoseState, victim: int) -> list[int]:
    """R184 step 4: the Evocations of a Mage in its room that may take a blow for it."""
    if not is_mage(victim) or state.mage_room[victim] == v.NOWHERE:
        return []
    room, hooks = state.mage_room[victim], state.box.evocation_hooks
    found: list[int] = []
    for model in evocations_of(state, victim):
        place = model - v.FIRST_EVOCATION
        if state.evocation_room[place] == room and any(
            hook.when == WOULD_HIT for hook in hooks[state.evocation[place]]
        ):
            found.append(model)
    return found


WOULD_HIT: Final = "owner_would_be_damaged_here"


def offer_shade(state: RoseState, frame: Frame) -> None:
    """R184 step 4: its owner decides, unless another one has taken the blow."""
    _, shade = frame
    room = room_of(state, shade)
    if not state.blow_redirected and room != v.NOWHERE and room == room_of(state, state.blow_victim):
        owner = owner_of(shade)
        state.stack.append(shapes.Shading(steps.SHADE, owner, NO_CARD, shade, state.blow_number))


def answer_shade(state: RoseState, question: shapes.Shading, answer: int) -> None:
    if answer == lodge.YES:
        shade = question.model
        kind, room = state.evocation[shade - v.FIRST_EVOCATION], room_of(state, shade)
        reactions.run_ability(state, shade, kind, room, WOULD_HIT, trigger=state.blow_victim)


def prevent(state: RoseState, number: int) -> None:
    """The instance becomes so much smaller; a number below 0 stands for all of it."""
    if number >= 0:
        number = max(number + modifiers.rule_value(state, "protection_prevents_modifier"), 0)
    state.blow_number = max(state.blow_number - number, 0) if number >= 0 else 0


def redirect(state: RoseState, model: int) -> None:
    """The whole instance hits another model; nothing that redirects fits it again (A52)."""
    if model != v.NO_MODEL:
        state.blow_victim = model
        state.blow_redirected = 1


def reflect(state: RoseState, side: int, number: int, model: int) -> None:
    """R184 step 8: after the blow that goes on; at once where somebody was only picked."""
    if model == v.NO_MODEL:
        return
    stack = state.stack
    struck = (steps.BLOW, model, number, side, v.REACTION, v.NO_MODEL)
    if state.blow_victim == v.NO_MODEL:
        stack += [(steps.CHECK_FALLS,), struck]
        return
    place = max(place for place, (kind, *_) in enumerate(stack) if kind == steps.END_BLOW)
    stack.insert(place + 1, struck)


def place_blow(state: RoseState, frame: Frame) -> None:
    """R184 step 6; a new victim has to be there, too."""
    victim, source = state.blow_victim, state.blow_source
    immune = not is_mage(victim) and modifiers.rule_holds(state, "evocations_immune")
    if state.blow_number > 0 and can_hit(state, victim, source) and not immune:
        place_damage(state, victim, state.blow_number, state.blow_side, source, state.blow_attacker)


def place_damage(state: RoseState, victim: int, number: int, side: int, source: int, attacker: int) -> int:
    """R184 steps 6 and 7: tokens up to Health and supply, and what follows a hit; how many were placed."""
    tokens = tokens_on(state, victim)
    placed = min(number, sheets.health_of(state, victim) - sum(tokens), tokens_left(state, side))
    if placed <= 0:
        return 0
    if is_mage(victim):
        state.damage[victim] = with_tokens(tokens, side, placed)
        state.last_side[victim] = side
        state.last_source[victim] = source
    else:
        place = victim - v.FIRST_EVOCATION
        state.evocation_damage[place] = with_tokens(tokens, side, placed)
        state.evocation_hit[place] = side
    if source == state.act_source:
        # What strikes back in between is no part of the damage that is counted.
        state.models_damaged += 1
    if state.events is not None:
        note_hit(state, victim, placed, side, attacker)
    after_hit(state, victim, placed, side, source, attacker)
    return placed


def note_hit(state: RoseState, victim: int, placed: int, side: int, attacker: int) -> None:
    """Whose tokens, and from where to where the blow went."""
    at, origin = room_of(state, victim), room_of(state, attacker)
    told = {"at": speech.room_code(state, at), "from": speech.room_code(state, origin), "by": speech.side_code(side)}
    details = {"model": speech.code(state, victim), **told}
    note(state, "is_hit", owner_of(victim), placed, NO_CARD, state.act_card, details)


def after_hit(state: RoseState, victim: int, placed: int, side: int, source: int, attacker: int) -> None:
    """R184 step 7: Instability of the putrefying, `this_damages_mage`, progress of Quests."""
    if side != v.BLACK_ROSE:
        goals.count_goal(state, side, goals.DAMAGE_DEALT, placed, victim)
    if source == v.PHYSICAL and attacker == side:
        if state.models_damaged == 1 and state.act_source == v.PHYSICAL:
            goals.count_goal(state, side, goals.PHYSICAL_ATTACK_HITS, 1)
        if state.states[side] & v.PUTREFYING:
            instability.add_instability(state, side, state.mage_room[side], placed)
    if attacker >= v.FIRST_EVOCATION and source == v.BY_EVOCATION and is_mage(victim):
        room, kind = room_of(state, attacker), state.evocation[attacker - v.FIRST_EVOCATION]
        if room != v.NOWHERE:
            reactions.run_ability(state, attacker, kind, room, "this_damages_mage", trigger=victim)


def note_model(state: RoseState, event: str, model: int, number: int, source: int, **details: str) -> None:
    """Something happened to a model."""
    if state.events is not None:
        note(state, event, owner_of(model), number, NO_CARD, source, {"model": speech.code(state, model), **details})
