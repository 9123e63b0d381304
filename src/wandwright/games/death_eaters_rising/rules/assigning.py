"""Phase 3: roll, assign at least one die or discard one, and roll again (R33 to R42, R82)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Ability
from wandwright.games.death_eaters_rising.rules import dice, reach
from wandwright.games.death_eaters_rising.rules.conditions import is_worth_using
from wandwright.games.death_eaters_rising.rules.harm import hurt
from wandwright.games.death_eaters_rising.rules.tokens import cast, list_casts
from wandwright.games.death_eaters_rising.state import RisingState


def list_act(state: RisingState, question: Plain) -> list[int]:
    """Everything the active player may do now; what ends something stands last."""
    pool = dice.pool(state)
    legal: list[int] = []
    closing = [steps.END]
    if not state.rolls and pool:
        legal += [steps.ROLL, *list_relocations(state)]
        closing = []
    elif pool:
        targets = reach.open_targets(state)
        if any_could_fit(state, pool, targets):
            codes = dice.faces_up(state, pool)
            legal += list_assignments(state, codes, targets)
            list_after_roll(state, codes, legal)
            closing = [steps.STOP]
    list_uses(state, legal)
    if state.tokens[state.active]:
        legal += list_casts(state, state.active)
    return legal + closing


def any_could_fit(state: RisingState, pool: list[int], targets: list[reach.Target]) -> bool:
    """R42, A36: could any face of any die left match an open symbol in reach?"""
    box = state.box
    faces = 0
    for die in pool:
        faces |= box.can_show[box.die_colour[die]]
    for _, lacks in targets:
        for symbol, count in enumerate(lacks):
            if count and faces >> symbol & 1:
                return True
    return False


def list_assignments(state: RisingState, codes: list[int], targets: list[reach.Target]) -> list[int]:
    """R34: each die that shows an open symbol of a card in reach."""
    faces = state.box.faces
    legal: list[int] = []
    for code in codes:
        symbol = faces[code // steps.PER_COLOUR][code % steps.PER_COLOUR][0]
        for target, lacks in targets:
            if lacks[symbol]:
                legal.append(steps.ASSIGN + target * steps.PER_TARGET + code)
    return legal


def list_after_roll(state: RisingState, codes: list[int], legal: list[int]) -> None:
    """R35, R36: roll again once a die is assigned; until then one die may be discarded instead (A25)."""
    if state.committed or not codes:
        legal.append(steps.ROLL)
    else:
        legal += [steps.DISCARD + code for code in codes]


def list_relocations(state: RisingState) -> list[int]:
    """R82, A33: before the first roll, to where Voldemort is, for one die of the pool."""
    if not state.villain or state.mission == state.voldemort:
        return []
    return [steps.RELOCATE + colour for colour in dice.pool_colours(state)]


def list_uses(state: RisingState, legal: list[int]) -> None:
    """R55, R56: abilities of the own wizards that need no dice, each once a turn."""
    abilities = state.box.abilities
    for card in state.teams[state.active]:
        if card not in state.used:
            legal += [steps.USE + card for ability in abilities[card] if can_use(state, card, ability)]


def can_use(state: RisingState, card: int, ability: Ability) -> bool:
    """Is it the moment for an ability, can it be paid for (R51), and would it do anything?"""
    when = ability.when
    if when == v.AFTER_ROLL:
        timely = state.rolls > 0 and not state.committed and bool(dice.shown_dice(state))
    elif when == v.SELF_DAMAGE:
        timely = state.damage[card] + ability.damage <= state.box.health[card]
    else:
        timely = when == v.ONCE_PER_TURN
    return timely and is_worth_using(state, card, ability)


def answer_act(state: RisingState, question: Plain, answer: int) -> None:
    """Carry out what the active player chose."""
    if answer >= steps.ASSIGN:
        target, code = divmod(answer - steps.ASSIGN, steps.PER_TARGET)
        state.stack.append((steps.ACT_STEP,))
        assign(state, code, target)
    elif answer >= steps.RELOCATE:
        relocate(state, answer - steps.RELOCATE)
    elif answer >= steps.DISCARD:
        discard(state, answer - steps.DISCARD)
    elif answer >= steps.CAST:
        state.stack.append((steps.ACT_STEP,))
        cast(state, state.active, answer - steps.CAST)
    elif answer >= steps.USE:
        use(state, answer - steps.USE)
    elif answer == steps.ROLL:
        dice.roll_pool(state)
        state.stack.append((steps.ACT_STEP,))
    else:
        stop(state)
        state.stack.append((steps.LAST_CALL_STEP,))


def assign(state: RisingState, code: int, target: int) -> None:
    """R34, R37, R38: the die lies on the card until the end of the turn."""
    die = dice.die_showing(state, code)
    colour, face = divmod(code, steps.PER_COLOUR)
    symbol, count = state.box.faces[colour][face]
    state.die_place[die] = steps.ON_CARD + target
    state.committed = 1
    card = reach.card_of(state, target)
    if state.events is not None:
        note(state, "assigns", state.active, 1, card, NO_CARD, dice.about_die(colour, face))
    reach.cover(state, target, symbol, count)


def discard(state: RisingState, code: int) -> None:
    """R35, R36: one die is out for this turn, and the others are rolled again if one of them could still fit (R42)."""
    lay_aside(state, dice.die_showing(state, code))
    left = dice.pool(state)
    if left and any_could_fit(state, left, reach.open_targets(state)):
        dice.roll_pool(state)
    state.stack.append((steps.ACT_STEP,))


def lay_aside(state: RisingState, die: int) -> None:
    """A die that was rolled is discarded; one that was gained and never rolled shows nothing: it is only set aside."""
    state.die_place[die] = steps.ASIDE
    if state.events is None:
        return
    colour, face = state.box.die_colour[die], state.die_face[die]
    if face:
        note(state, "discards_die", state.active, 1, NO_CARD, NO_CARD, dice.about_die(colour, face - 1))
    else:
        note(state, "loses_die", state.active, 1, NO_CARD, NO_CARD, dice.shade(colour))


def relocate(state: RisingState, colour: int) -> None:
    """R82, A32: a die is given up and the mission token moves; the pool stays as it was taken."""
    dice.set_aside(state, colour, NO_CARD)
    state.mission = state.voldemort
    note(state, "relocates", state.active, 0, state.box.locations[state.mission], NO_CARD)
    state.stack.append((steps.ACT_STEP,))


def use(state: RisingState, card: int) -> None:
    """R56: a wizard's ability that needs no dice."""
    damage = reach.ability_of(state, card).damage
    note(state, "uses", state.active, 0, card, NO_CARD)
    if damage:
        hurt(state, card, damage, card)
    state.stack.append((steps.ACT_STEP,))
    reach.use(state, card)


def stop(state: RisingState) -> None:
    """A26, R42: all dice left are discarded."""
    for die in dice.pool(state):
        lay_aside(state, die)
