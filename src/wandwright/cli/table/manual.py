"""Look-up at the table: the commands, the rule behind a question, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandwright.cli.speech import quoted, speak
from wandwright.engine.display.tables import Meter, Panel, Piece, Section
from wandwright.engine.errors import UnknownCard
from wandwright.engine.language import sentence, typed
from wandwright.engine.matches.games import Game
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision

COMMANDS: Final = ("explain", "card", "rule", "hint", "board", "log", "undo", "save", "load", "help", "quit")
ALSO: Final = {"h": "help", "q": "quit", "exit": "quit", "rules": "rule", "u": "undo", "b": "board", "l": "log"}


def help_lines() -> list[str]:
    """How to answer, and the commands."""
    forms = {speak(f"form-{word}"): speak(f"about-{word}") for word in COMMANDS}
    width = max(map(len, forms))
    listed = [f"  {form:{width}} {about}" for form, about in forms.items()]
    return [speak("help-answer"), speak("help-step-in"), *listed]


def explain(game: Game, decision: Decision) -> list[str]:
    """Why this is asked: the rule, and the card behind it."""
    lines = [sentence(decision.prompt), speak("rule", number=decision.rule, text=game.rule_text(decision.rule))]
    if decision.source is not None:
        lines += [speak("asking-card"), *card_lines(game, decision.source)]
    count = decision.pick.get("count", 1)
    if count > 1:
        chosen = len(decision.pick.get("chosen", ()))
        lines.append(speak("several-things", count=count, chosen=chosen))
    return lines


def card_lines(game: Game, card: str) -> list[str]:
    name, kind, *effects = game.card_text(card)
    return [f"{name} ({kind})", *(f"  {effect}" for effect in effects or [speak("no-effect")])]


def find_card(game: Game, sections: Sequence[Section], decision: Decision | None, wanted: str) -> list[str]:
    """A card by its name. Where several have the same name, the one on the table is meant."""
    if not wanted:
        raise UnknownCard(speak("which-card"))
    key = typed(wanted).rstrip("!")
    for called, card in (*on_table(sections), *in_choices(decision)):
        if key in (typed(called), typed(game.card_text(card)[0]).rstrip("!")):
            return card_lines(game, card)
    try:
        return card_lines(game, wanted)
    except UnknownCard as problem:
        key = "no-card-near" if problem.near else "no-card"
        raise UnknownCard(speak(key, card=quoted(wanted, 60), near=", ".join(problem.near))) from problem


def on_table(sections: Sequence[Section]) -> list[tuple[str, str]]:
    """Every card that lies open, with what the table calls it: a hero goes by the first name."""
    found = []
    for panel in panels(sections):
        if panel.card is not None:
            found.append((panel.title, panel.card))
        found += [(piece.name, piece.card) for zone in panel.zones for piece in zone.pieces]
    return found


def in_choices(decision: Decision | None) -> list[tuple[str, str]]:
    actions = decision.actions if decision is not None else ()
    return [(action.label, action.card) for action in actions if action.card]


def panels(sections: Sequence[Section]) -> list[Panel]:
    return [panel for section in sections for panel in section.panels]


def choice(game: Game, sections: Sequence[Section], action: Action) -> tuple[str, str]:
    """A choice in words, and beside it what it costs, how far it is done, or what its card does."""
    label = action.label
    for piece in pieces(sections):
        if piece.answer == action.notation and piece.cost is not None:
            label = f"{label} ({piece.cost})"
    meter = foe_meter(sections, action)
    if meter is not None:
        return label, f"{meter.label} {meter.value}/{meter.full}"
    return label, effects(game, action.card) if action.card else ""


def effects(game: Game, card: str) -> str:
    """What a card does, in one line."""
    return " ".join(game.card_text(card)[2:])


def pieces(sections: Sequence[Section]) -> list[Piece]:
    return [piece for panel in panels(sections) for zone in panel.zones for piece in zone.pieces]


def foe_meter(sections: Sequence[Section], action: Action) -> Meter | None:
    """How much of a foe is done, where an action is about one."""
    for section in sections:
        for panel in section.panels:
            if section.name == "foes" and panel.card is not None and panel.card == action.card and panel.meters:
                return panel.meters[0]
    return None
