"""Parsing of typed lines: numbers, a notation, the words of a choice, or a command."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from wandwright.cli.speech import quoted, speak
from wandwright.engine.errors import WandwrightError
from wandwright.engine.language import typed
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision

NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")
SHORTEST_PART = 3
MOST_ANSWERS = 40


class NotUnderstood(WandwrightError):
    """A line is neither an answer nor a command; the message says what is possible."""


class Command(NamedTuple):
    """A word with what follows it."""

    word: str
    rest: str


Answers = tuple[Action, ...]


def understand(line: str, decision: Decision, commands: Collection[str]) -> Answers | Command:
    """The answers or the command in a line."""
    notation = " ".join(line.split())
    exact = next((action for action in decision.actions if action.notation == notation), None)
    if exact is not None:
        return (exact,)
    word, _, rest = notation.partition(" ")
    if word.casefold() in commands:
        return Command(word.casefold(), rest)
    if NUMBERS.fullmatch(notation):
        return numbered(notation, decision)
    return (described(notation, decision.actions),)


def stepping_in(line: str, chances: Sequence[Decision], names: Mapping[int, str]) -> Action | None:
    """What a seat does while another is asked: `1: cast lumos`, the seat by its number or its name; None if it is not.

    Answers may have a colon too, so only what stands for a seat is read as one.
    """
    called, colon, rest = line.partition(":")
    key = called.strip().casefold()
    seat = next((seat for seat, name in names.items() if key in (str(seat), name.casefold())), None)
    if not colon or not chances or seat is None:
        return None
    for decision in chances:
        if decision.seat == seat:
            words = " ".join(rest.split())
            if not words:
                raise NotUnderstood(f"{speak('step-in-how', name=names[seat])} {step_in_line(decision, names[seat])}")
            return numbered(words, decision)[0] if NUMBERS.fullmatch(words) else described(words, decision.actions)
    raise NotUnderstood(speak("no-step-in", name=names[seat]))


def step_in_line(decision: Decision, name: str) -> str:
    """What a seat may do while another is asked, as it is typed."""
    answers = "; ".join(f"{action.notation} ({action.label})" for action in decision.actions)
    return speak("step-in", name=name, seat=str(decision.seat), answers=answers)


def numbered(text: str, decision: Decision) -> Answers:
    """Numbers of choices; several are answered one after the other."""
    numbers = [int(number) for number in re.findall(r"\d+", text[:400])]
    actions = decision.actions
    wrong = next((number for number in numbers if not 1 <= number <= len(actions)), None)
    if wrong is not None:
        raise NotUnderstood(speak("no-choice", number=str(wrong), possible=possible(actions)))
    return tuple(actions[number - 1] for number in numbers[:MOST_ANSWERS])


def described(text: str, actions: Sequence[Action]) -> Action:
    """A choice by its words or a part of them, if only one fits."""
    wanted = typed(text)
    same = [action for action in actions if wanted in (typed(action.label), action.notation.casefold())]
    if len(same) == 1:
        return same[0]
    fitting = [action for action in actions if wanted in typed(action.label) or wanted in action.notation]
    if len(wanted) < SHORTEST_PART or not fitting:
        raise NotUnderstood(speak("no-choice-no-command", text=quoted(text), possible=possible(actions)))
    if len(fitting) > 1:
        numbers = ", ".join(f"{actions.index(action) + 1} ({action.label})" for action in fitting[:6])
        raise NotUnderstood(speak("could-mean", text=quoted(text), choices=numbers))
    return fitting[0]


def possible(actions: Sequence[Action]) -> str:
    """What may be typed now, in one sentence."""
    count = len(actions)
    return speak("possible-one") if count == 1 else speak("possible", count=count)
