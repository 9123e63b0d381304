"""Physical Attacks (R63, R78, R184)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import set_cards, shapes, steps
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import modifiers
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, models_in, owner_of
from wandwright.games.black_rose_wars.state import RoseState


def strength_of(state: RoseState, seat: int, bonus: int = 0) -> int:
    """R184 step 2: what a Physical Attack deals."""
    states, box = state.states[seat], state.box
    strong = states & v.ABOMINATION
    base: int = box.evocation_attack[box.abomination] if strong else box.mage_strength[state.mage[seat]]
    changed = bonus + state.strength[seat] + modifiers.rule_value(state, "physical_damage_modifier")
    return max(base + changed - (1 if states & v.WEAKENED else 0), 0)


def enemies_of(state: RoseState, seat: int, room: int) -> list[int]:
    """R63, R78: the models of a room that are not of a Mage's side."""
    return [] if room == v.NOWHERE else [model for model in models_in(state, room) if owner_of(model) != seat]


def physical_attack(state: RoseState, seat: int, bonus: int = 0, exact: int = 0, area: bool = False) -> None:
    """One enemy model in the own room, or all of them; `exact` takes the place of strength and modifiers."""
    enemies = enemies_of(state, seat, state.mage_room[seat])
    if not enemies:
        return
    begin_act(state, v.PHYSICAL, seat, card=state.act_card if state.act_source == v.SPELL else NO_CARD, actor=seat)
    if not area:
        state.stack.append(shapes.Striking(steps.STRIKE_WHOM, seat, state.act_card, bonus, exact))
        return
    state.stack.append((steps.CHECK_FALLS,))
    number = exact or strength_of(state, seat, bonus)
    state.stack += [(steps.BLOW, victim, number, seat, v.PHYSICAL, seat) for victim in reversed(enemies)]


def list_strike_whom(state: RoseState, question: shapes.Striking) -> list[int]:
    return enemies_of(state, question.seat, state.mage_room[question.seat])


def answer_strike_whom(state: RoseState, question: shapes.Striking, answer: int) -> None:
    seat = question.seat
    state.stack.append((steps.CHECK_FALLS,))
    attack(state, answer, question.exact or strength_of(state, seat, question.bonus), seat, seat)


def attack(state: RoseState, victim: int, number: int, seat: int, attacker: int) -> None:
    """R192: the victim of an attack is targeted; then comes the blow."""
    state.stack.append((steps.BLOW, victim, number, seat, v.PHYSICAL, attacker))
    if is_mage(victim):
        set_cards.targeted(state, (victim,), v.PHYSICAL, seat, attacker)
