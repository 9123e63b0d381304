"""What can be looked up at the table: the commands, the rule behind a question, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandwright.engine.decisions import Action, Decision
from wandwright.engine.errors import UnknownCard
from wandwright.engine.games import Game
from wandwright.engine.language import sentence
from wandwright.engine.tables import Meter, Panel, Piece, Section

COMMANDS: Final = {
    "?": ("?", "the rule behind this question, and the card that asks it"),
    "card": ("card NAME", "what a card does"),
    "rule": ("rule R12", "what a rule says"),
    "hint": ("hint", "what a bot would do here"),
    "board": ("board", "the board once more"),
    "log": ("log [N]", "what has happened: the last N lines, or `log all`"),
    "undo": ("undo [N]", "take back the last answer of a person, or the last N"),
    "save": ("save FILE", "keep the match in a file"),
    "load": ("load FILE", "take up a match from a file"),
    "help": ("help", "this list"),
    "quit": ("quit", "leave; the match is kept"),
}
ALSO: Final = {"h": "help", "q": "quit", "exit": "quit", "rules": "rule", "u": "undo", "b": "board", "l": "log"}


def help_lines() -> list[str]:
    """How to answer, and the commands."""
    lines = [
        "Answer with the number of a choice, with its words (or a part of them), or with several numbers at once.",
        "Where another seat may step in, begin with its number or its name and a colon: 1: and what it does.",
    ]
    return lines + [f"  {form:10} {text}" for form, text in COMMANDS.values()]


def explain(game: Game, decision: Decision) -> list[str]:
    """Why this is asked: the rule, and the card behind it."""
    lines = [sentence(decision.prompt), f"Rule {decision.rule}: {game.rule_text(decision.rule)}"]
    if decision.source is not None:
        lines += ["The card that asks:", *card_lines(game, decision.source)]
    count = decision.pick.get("count", 1)
    if count > 1:
        chosen = len(decision.pick.get("chosen", ()))
        lines.append(f"This asks for {count} things; {chosen} are chosen. You may type their numbers at once: 1 3.")
    return lines


def card_lines(game: Game, card: str) -> list[str]:
    name, kind, *effects = game.card_text(card)
    return [f"{name} ({kind})", *(f"  {effect}" for effect in effects or ["No effect of its own."])]


def find_card(game: Game, sections: Sequence[Section], decision: Decision | None, wanted: str) -> list[str]:
    """A card by its name. Where several have the same name, the one on the table is meant."""
    if not wanted:
        raise UnknownCard("Say which card: card NAME, as the table shows the name.")
    key = wanted.casefold().rstrip("!")
    for called, card in (*on_table(sections), *in_choices(decision)):
        if key in (called.casefold(), game.card_text(card)[0].casefold().rstrip("!")):
            return card_lines(game, card)
    return card_lines(game, wanted)


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
