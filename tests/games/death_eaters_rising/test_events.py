"""Events, prompts and answers have words for everything that can happen, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import wandwright as ww
from wandwright.engine.language import speaking
from wandwright.engine.state.events import Event
from wandwright.games.death_eaters_rising import speech
from wandwright.games.death_eaters_rising.chapters.voldemort.dark_side import PROGRAM_EVENTS
from wandwright.games.death_eaters_rising.game import DeathEatersRising
from wandwright.games.death_eaters_rising.text import MESSAGES

GAME = DeathEatersRising()
FOLDER = files("wandwright.games.death_eaters_rising")
TIMES = "\N{MULTIPLICATION SIGN}"
UNFINISHED = re.compile(r"[{}_$\u2068\u2069]|  | [.,;:)]|\(\s")


def calls_of(*names: str) -> Iterator[ast.Call]:
    """Where the chapters call one of these functions."""
    for source in sorted(Path(str(FOLDER), "chapters").rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def texts(nodes: Iterable[ast.expr]) -> set[str]:
    """Those that are written out."""
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def noted_kinds() -> set[str]:
    """The kinds of event that the rules note."""
    return set(PROGRAM_EVENTS) | texts(call.args[1] for call in calls_of("note"))


def finishing_reasons() -> set[str]:
    """The reasons with which a match can end."""
    return texts(call.args[-1] for call in calls_of("lose", "finish"))


@pytest.mark.parametrize("locale", MESSAGES.locales())
def test_every_event_and_every_end_has_words(locale: str) -> None:
    kinds = noted_kinds()
    assert {"turn", "travels", "damage", "swaps", "penalty", "voldemort_revealed"} <= kinds
    assert [kind for kind in kinds if not MESSAGES.has(f"event-{kind.replace('_', '-')}", locale)] == []
    reasons = finishing_reasons()
    assert len(reasons) == 5
    assert [reason for reason in reasons if not MESSAGES.has(f"outcome-{reason.replace('_', '-')}", locale)] == []


def random_match(seed: int) -> Iterator[ww.Match]:
    """A match in which nobody plans; it shows every position."""
    match = GAME.start(seats=2 + seed % 3, seed=seed, options={"voldemort_damage": 4})
    chance = Random(seed)
    while match.decisions:
        yield match
        decision = chance.choice([found for found in match.decisions if not found.optional or chance.random() < 0.2])
        bold = [action for action in decision.actions if not action.notation.startswith(("stop", "discard"))]
        match.apply(chance.choice(bold or list(decision.actions)))


@pytest.mark.parametrize("locale", MESSAGES.locales())
def test_nothing_that_happens_leaves_a_sentence_unfinished(locale: str) -> None:
    with speaking(locale):
        check_sentences()


def check_sentences() -> None:
    asked, happened = set(), set()
    for seed in range(8):
        for match in random_match(seed):
            for decision in match.decisions:
                asked.add(decision.kind)
                for text in (decision.prompt, *(action.label for action in decision.actions)):
                    assert text[0].isupper() or text[0].isdigit()
                    assert not UNFINISHED.search(text), text
        for event in match.events:
            happened.add(event.kind)
            text = GAME.event_text(event, match.state)
            assert text[0].isupper() or text[0].isdigit()
            assert not UNFINISHED.search(text), text
    assert {"travel", "order", "act", "spell", "last_call", "heal", "colour", "place_symbol"} <= asked
    assert {"rolls", "assigns", "hits", "recruits", "defeated", "imprisoned", "casts", "appears"} <= happened


def event(kind: str, seat: int | None = None, amount: int = 0, card: str | None = None, **details: int | str) -> Event:
    return Event(0, kind, seat, amount, card, None, None, False, details)


@pytest.mark.parametrize(
    ("happened", "text"),
    [
        (event("turn", 1, 4), "Turn 4: Tonks's team"),
        (event("voldemort_die", 0, face="dark_mark"), "The Voldemort die: Dark Mark"),
        (event("faces", card="ministry_of_magic"), "Voldemort faces the Ministry of Magic"),
        (event("damage", 0, 2, "harry_potter"), "2 damage on Harry Potter"),
        (event("heals", None, 1, "draco_malfoy"), "1 damage off Draco Malfoy"),
        (event("corruption", None, 1, "the_atrium"), "1 corruption on the Atrium"),
        (event("gains_die", 0, color="purple"), "Harry's team takes: purple die"),
        (event("rolls", 0, color="purple", face=2), f"Harry's team rolls: courage {TIMES}2 (purple)"),
        (
            event("assigns", 0, card="cho_chang", color="blue", face=0),
            "Harry's team assigns knowledge (blue) to Cho Chang",
        ),
        (event("assigns_symbol", 1, card="cho_chang", symbol="loyalty"), "Tonks's team assigns loyalty to Cho Chang"),
        (event("casts", 1, 0, "gain_red_die"), "Tonks's team casts “Gain red die”"),
        (event("appears", card="grawp", to=2), "New at Hogsmeade: Grawp"),
        (event("location_falls", card="hogsmeade"), "All of Hogsmeade is corrupted"),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_an_event_in_one_line(happened: Event, text: str) -> None:
    assert GAME.event_text(happened, GAME.start(seats=2).state) == text


def test_a_team_is_called_by_its_starter() -> None:
    starters = ["albus_dumbledore", "minerva_mcgonagall", "sirius_black", "hermione_granger"]
    state = GAME.start(options={"starters": starters}).state
    texts = [GAME.event_text(event("turn", seat, 1), state) for seat in range(4)]
    assert [text.removeprefix("Turn 1: ") for text in texts] == [
        "Dumbledore's team",
        "McGonagall's team",
        "Sirius's team",
        "Hermione's team",
    ]
    # A starter of one's own, whom no language knows.
    assert speech.team_name(GAME.library, "luna_lovegood") == "Luna Lovegood's team"
