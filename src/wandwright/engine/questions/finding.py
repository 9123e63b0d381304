"""Matching an action to the open question that it answers; one that answers none is refused with what fits instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wandwright.engine.errors import IllegalAction, MatchOver, StaleAnswer, UnknownAction, nearest
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision

if TYPE_CHECKING:
    from wandwright.engine.matches.matches import Match

LONGEST_NOTATION: Final = 200


def find(match: Match, action: Action | str, seat: int | None) -> tuple[Decision, Action]:
    """The open question an action answers, and that answer among its own."""
    match.game.check_seat(match.setup, seat)
    if not match.decisions:
        raise MatchOver("The match is over; start a new one, or undo.")
    if isinstance(action, Action):
        return find_action(match, action, seat)
    if not isinstance(action, str) or len(action) > LONGEST_NOTATION:
        raise UnknownAction("An action is one of decision.actions, or its notation as text.")
    wanted = " ".join(action.split())
    for decision in asked(match, seat):
        for legal in decision.actions:
            if legal.notation == wanted:
                return decision, legal
    if wanted.partition(" ")[0] not in match.game.verbs:
        raise UnknownAction(f"{wanted!r} is no action of {match.game.title}. {nearest(wanted, notations(match, seat))}")
    raise IllegalAction(refusal(match, wanted, seat))


def find_action(match: Match, action: Action, seat: int | None) -> tuple[Decision, Action]:
    for decision in match.decisions:
        if decision.number == action.number and decision.seat == action.seat:
            if seat not in (None, decision.seat):
                break
            for legal in decision.actions:
                if legal == action:
                    return decision, legal
            raise IllegalAction(refusal(match, action.notation, seat))
    raise StaleAnswer(f"The question that {action.notation!r} answers is no longer open; look at match.decision again.")


def refusal(match: Match, notation: str, seat: int | None) -> str:
    if not asked(match, seat):
        return f"Seat {seat} is not asked anything now; wait for its turn."
    legal = notations(match, seat)
    return f"{notation!r} is not possible now. Possible: {', '.join(legal[:12])}{', …' if len(legal) > 12 else ''}."


def asked(match: Match, seat: int | None) -> list[Decision]:
    """The open questions of a seat; of all seats without one."""
    return [decision for decision in match.decisions if seat in (None, decision.seat)]


def notations(match: Match, seat: int | None) -> list[str]:
    return [action.notation for decision in asked(match, seat) for action in decision.actions]
