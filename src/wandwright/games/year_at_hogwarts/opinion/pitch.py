"""Policy of Quidditch: moves are simulated, for no chance has a part in them; throws and shots go by their odds."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Asked, as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import PER_PIECE
from wandwright.games.year_at_hogwarts.effects import WORDS
from wandwright.games.year_at_hogwarts.opinion.standing import aim_worth, chance_of
from wandwright.games.year_at_hogwarts.state import YearState

ASKED: Final = (steps.HOUSE, steps.LINE_UP, steps.PITCH_ACT, steps.PUT_QUAFFLE, steps.SEEK, steps.STEADY)
# Throws that reach this far are made at once; others wait until nothing else is left to do.
SURE_REACH: Final = 1
FRESH_REACH: Final = 3


def choose(rules: Rules, state: YearState, index: int) -> int:
    """A good answer to a question of the pitch."""
    question, legal = rules.open_questions(state)[index]
    kind, seat, *_ = question
    if kind == steps.HOUSE:
        return own_house(state, as_asked(question), legal)
    if kind == steps.LINE_UP:
        return steps.USUAL if steps.USUAL in legal else legal[0]
    if kind in (steps.SEEK, steps.STEADY):
        return card(state, as_asked(question), legal)
    if kind == steps.PUT_QUAFFLE:
        return best_after(rules, state, index, legal, seat)
    return act(rules, state, index, legal)


def own_house(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The House of the character, if it is still there."""
    fields = state.box.library.fields_of(state.box.characters[question.seat])
    house = v.HOUSES.index(fields["house"]) if "house" in fields else legal[0]
    return house if house in legal else legal[0]


def card(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The card that brings most, or none."""
    return max(legal, key=lambda answer: card_worth(state, answer))


def card_worth(state: YearState, answer: int) -> float:
    """In steps; nothing for going on without a card."""
    if answer == steps.ON:
        return 0.0
    fields = state.box.definitions[answer - steps.PLAY].fields
    return sum([clause_worth(state, clause) for clause in fields["effect"]])


def clause_worth(state: YearState, clause: Fields) -> float:
    """R216: steps back count as far as the rival can go back; a second roll as far as it is better on average."""
    word = WORDS.words[clause["do"]]
    worth: float = (word.worth or 0.0) * clause.get(word.worth_of, 1)
    if word.name == "rival_steps":
        return min(worth, float(state.seekers[1 - state.side]))
    return worth - state.actions if word.name == "seeker_reroll" else worth


def act(rules: Rules, state: YearState, index: int, legal: tuple[int, ...]) -> int:
    """A throw that reaches, a shot, the best move or pass; at last a throw that may fall short."""
    aim = best_throw(state, legal)
    if aim != PASS and distance(state, aim) <= reach_at_once(state, aim):
        return aim
    shots = [answer for answer in legal if steps.SHOOT <= answer < steps.PASS_ON]
    if shots:
        return shots[0]
    seat = state.sides[state.side]
    moves = tuple([answer for answer in legal if answer < steps.THROW or steps.PASS_ON <= answer < PASS])
    if moves:
        best = best_after(rules, state, index, moves, seat)
        if worth_after(rules, state, index, best, seat) > chance_of(state, seat):
            return best
    return aim


def best_throw(state: YearState, legal: tuple[int, ...]) -> int:
    """The Bludger that promises most; none is thrown where none may be."""
    throws = [answer for answer in legal if steps.THROW <= answer < steps.SHOOT]
    return max(throws, key=lambda answer: throw_worth(state, answer), default=PASS)


def reach_at_once(state: YearState, throw: int) -> int:
    """R199: who has just taken a Bludger throws it now or not in this turn; others may come nearer first."""
    beater = (throw - steps.THROW) // PER_PIECE
    return FRESH_REACH if state.spent >> beater & 1 else SURE_REACH


def distance(state: YearState, answer: int) -> int:
    beater, target = divmod(answer - steps.THROW, PER_PIECE)
    return len(state.box.quidditch.lines[state.slots[beater]][state.slots[target]])


def throw_worth(state: YearState, answer: int) -> float:
    beater, target = divmod(answer - steps.THROW, PER_PIECE)
    return aim_worth(state, state.slots[beater], target)


def worth_after(rules: Rules, state: YearState, index: int, answer: int, seat: int) -> float:
    after = state.copy()
    # Whatever follows the last action is left out: it is the rival's turn, and chance.
    after.actions += 1
    rules.apply_to(after, index, answer)
    after.actions -= 1
    return chance_of(after, seat)


def best_after(rules: Rules, state: YearState, index: int, legal: tuple[int, ...], seat: int) -> int:
    return max(legal, key=lambda answer: worth_after(rules, state, index, answer, seat))
