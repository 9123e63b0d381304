"""`wandwright card`: what a card says, its numbers, and the words its effect is made of."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import yaml

from wandwright.cli.arguments import DONE, add_command
from wandwright.content import load_pack
from wandwright.content.messages import Messages, UnknownLocale
from wandwright.engine.display.card_search import find_card
from wandwright.engine.display.cards import plain
from wandwright.engine.errors import UnknownCard, nearest
from wandwright.engine.language import DEFAULT, speaking
from wandwright.engine.matches.games import Game, game
from wandwright.testkit.coverage import effects_of, words_in

WIDTH = 100
COLUMN = 16
ENDLESS = 1_000_000
# What the head of the card says already, or what says something about the entry only.
SAID_ELSEWHERE = frozenset({"id", "name", "field_confidence"})


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright card hogwarts-battle lumos                    a card by its id",
        "wandwright card hogwarts-battle 'time turner' --locale cs    by its name, in Czech",
        "wandwright card hogwarts-battle nox --pack my-cards      a card of your own pack",
    )
    command = add_command(commands, "card", "show a card: its text, its numbers and the words of its effect", examples)
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("card", metavar="ID", help="the card's id or name, or the beginning of one")
    command.add_argument("--locale", default=DEFAULT, metavar="CODE", help=f"the language (default {DEFAULT})")
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack of your own")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    found = game(chosen.game, tuple(chosen.pack))
    check_locale(found, chosen.locale)
    names = {face.id: face.name for face in found.cards(chosen.locale)}
    if not names:
        raise UnknownCard(f"{found.title} has no cards.")
    card = find_card(chosen.card, names)
    with speaking(chosen.locale):
        text = found.card_text(card)
    fields = fields_of(found, [Path(pack) for pack in chosen.pack], card)
    print("\n".join([f"{text[0]} ({card})", *sentences(text[1:]), "", *numbers(fields), *clauses(fields)]))
    return DONE


def check_locale(found: Game, locale: str) -> None:
    """A game says what it can't say in a language in English; a mistyped language is a mistake all the same."""
    known = Messages(package_of(found)).locales()
    if locale not in known:
        raise UnknownLocale(f"{found.title} has no texts in the language {locale!r}. {nearest(locale, known)}")


def package_of(found: Game) -> str:
    return type(found).__module__.rpartition(".")[0]


def fields_of(found: Game, packs: Sequence[Path], card: str) -> Mapping[str, Any]:
    """The entry of a card, with the packs laid over the game's own, which was validated when the game was opened."""
    folder = files(package_of(found)) / "pack"
    schema = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
    with as_file(folder) as own:
        records = load_pack([own, *packs], schema, validated=True).records
    return next(record.fields for record in records if record.id == card)


def sentences(lines: Sequence[str]) -> Iterator[str]:
    """What it is, and below it what it does."""
    yield from lines[:1]
    for line in lines[1:]:
        yield from textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="  ")


def numbers(fields: Mapping[str, Any]) -> Iterator[str]:
    """Every value but the effects; how sure one is where it is less sure than the card."""
    doubts = fields.get("field_confidence", {})
    for name, value in fields.items():
        if name not in SAID_ELSEWHERE and name not in effects_of(fields):
            sure = doubts.get(name, fields["confidence"])
            doubt = f" ({sure})" if sure != fields["confidence"] else ""
            text = f"{name:{COLUMN}}{shown(value)}{doubt}"
            yield from textwrap.wrap(text, WIDTH, subsequent_indent=" " * COLUMN)


def clauses(fields: Mapping[str, Any]) -> Iterator[str]:
    """The words of the effects, then each effect as the pack has it."""
    parts = effects_of(fields)
    yield f"{'effect words':{COLUMN}}{', '.join(sorted(words_in([fields[part] for part in parts]))) or 'none'}"
    doubts = fields.get("field_confidence", {})
    for part in parts:
        doubt = f" ({doubts[part]})" if doubts.get(part, fields["confidence"]) != fields["confidence"] else ""
        yield f"{part}{doubt}"
        value = fields[part]
        for clause in value if isinstance(value, list | tuple) else [value]:
            yield from textwrap.wrap(shown(clause), WIDTH, initial_indent="  - ", subsequent_indent="    ")


def shown(value: Any) -> str:
    """A value as a pack would write it, on one line."""
    if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    if not isinstance(value, Mapping | list | tuple):
        return str(value).strip()
    return yaml.safe_dump(
        plain(value), default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**6
    ).strip()
