"""The choices of the Rival (R226): whatever it is asked answers itself."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.engine.questions.questions import Plain
from wandwright.engine.rules.rules import Rules
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.combat.shapes import Walking
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.board import distance
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, room_of
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.chapters.words import steps as words
from wandwright.games.black_rose_wars.state import RoseState

# The person who plays against it.
YOU: Final = 0
# R226: answers that are yes or no, and answers that are places of set cards.
OFFERS: Final = frozenset({words.MAY, turn.ACTIVATE, combat.SHADE})
PLACES: Final = frozenset({combat.PROTECT})


class RoseRules(Rules):
    """The rules; whatever the Rival is asked answers itself (R226)."""

    def ask(self, state: Any, frame: Any) -> None:
        if frame[1] == state.box.rival:
            self.answer_for_rival(state, frame)
        else:
            Rules.ask(self, state, frame)

    def ask_always(self, state: Any, frame: Any) -> None:
        if frame[1] == state.box.rival:
            self.answer_for_rival(state, frame)
        else:
            Rules.ask_always(self, state, frame)

    def answer_for_rival(self, state: RoseState, question: Plain) -> None:
        legal = self.list_legal(state, question)
        if legal:
            self.answers[question.kind](state, question, preferred(state, question, legal))


def preferred(state: RoseState, question: Asked, legal: list[int]) -> int:
    """R226: you and your Evocations as targets, rooms towards you, yes; what is equal: the first."""
    if question.kind in OFFERS:
        return lodge.YES
    if question.kind in PLACES:
        return legal[0]
    if any(lodge.ROOM <= code < lodge.ROOM + len(state.position) for code in legal):
        return preferred_room(state, question, legal)
    victims = [model for model in (YOU, *hurt_first(state)) if model in legal]
    return victims[0] if victims else legal[0]


def hurt_first(state: RoseState) -> list[int]:
    """Your Evocations, the one with most damage first."""
    damage = state.evocation_damage
    return sorted(evocations_of(state, YOU), key=lambda model: -sum(damage[model - v.FIRST_EVOCATION]))


def preferred_room(state: RoseState, question: Asked, legal: list[int]) -> int:
    """With you in it, else nearest to you; a step only if it leads nearer."""
    goal = goal_of(state)
    found = [code for code in legal if code != PASS]
    best = min(found, key=lambda code: distance(state, code - lodge.ROOM, goal))
    if isinstance(question, Walking) and PASS in legal:
        here = room_of(state, question.model)
        if distance(state, here, goal) <= distance(state, best - lodge.ROOM, goal):
            return PASS
    return best


def goal_of(state: RoseState) -> int:
    """R166: where you are, or the Black Rose Room while you are in your Cell."""
    room = state.mage_room[YOU]
    return room if room != v.NOWHERE else int(state.box.black_rose_room)
