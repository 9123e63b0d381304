"""Rules that Events change while they work (R136, R212)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState


def active_events(state: RoseState, phase: str = "") -> list[int]:
    """R136, R212: the Events that work now, the oldest first; with a phase, only those of that phase."""
    box = state.box
    found: list[int] = []
    for space in range(len(state.track) - 1, -1, -1):
        card = state.track[space]
        if card == NO_CARD or not box.event_spaces[card] >> space & 1:
            continue
        if box.event_phase[card] == phase or (not phase and box.event_phase[card] in (v.PHASES[state.phase], "always")):
            found.append(card)
    return found


def has_rule(state: RoseState, rule: str) -> bool:
    """Does an Event on the track change this rule, whether or not it works now?"""
    ruling = state.box.ruling.get(rule)
    return ruling is not None and not ruling.isdisjoint(state.track)


def rule_value(state: RoseState, rule: str) -> int:
    """R212: modifiers add up."""
    if not has_rule(state, rule):
        return 0
    rules = state.box.event_rules
    return sum(one.value for card in active_events(state) for one in rules[card] if one.name == rule)


def rule_holds(state: RoseState, rule: str, colour: int = -1) -> bool:
    """Is a modifier without a number active, of that colour if it names one?"""
    if not has_rule(state, rule):
        return False
    rules = state.box.event_rules
    return any(one.name == rule and one.colour in (-1, colour) for card in active_events(state) for one in rules[card])
