"""Table layout of the potion board: what is brewed, with its spaces, and the shelves with what they ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from wandwright.content.card_game import CardGame
from wandwright.content.messages import Writer
from wandwright.engine.display.tables import Count, Meter, Panel, Section, Zone
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.phrases import MESSAGES
from wandwright.games.hogwarts_battle.requirements import shelf_text
from wandwright.games.hogwarts_battle.speech import short_name, speak

View = Mapping[str, Any]
Game = CardGame[Library, Any]


def potion_sections(view: View, game: Game) -> list[Section]:
    """Potions above, shelves below."""
    board = view["shelves"]
    deck = Count(speak("name-deck"), board["potions"]["count"])
    supply = Count(speak("name-supply"), board["supply"]["count"])
    brewing = Section("potions", speak("name-brewing"), tuple(brews(view, game)), counts=(deck,))
    shelves = Section("shelves", speak("name-shelves"), tuple(rows(view, game)), counts=(supply,))
    return [brewing, shelves]


def brews(view: View, game: Game) -> Iterator[Panel]:
    """Each potion with how much of it is done; a Dark Arts Potion is named with its hero."""
    for brew in view["brewing"]:
        panel = game.card_panel(brew["potion"]["id"])
        if brew["dark"]:
            panel = replace(panel, title=f"{panel.title} ({short_name(view['heroes'][brew['owner']]['hero'])})")
        done = Meter(speak("name-ingredients"), len(brew["tokens"]), len(brew["needs"]))
        yield replace(panel, meters=(done,), zones=tuple(zones(game, speak("name-ingredients"), brew["tokens"])))


def rows(view: View, game: Game) -> Iterator[Panel]:
    """Each shelf from the top down: what it asks for, whether that is met, and its tokens."""
    writer = Writer(MESSAGES, MESSAGES.language())
    for number, row in enumerate(view["shelves"]["rows"], 1):
        text = shelf_text(writer, row["asks"])
        title = speak("name-shelf", n=number, text=text)
        tokens = [token for token in row["tokens"] if token]
        met = (Count(speak("name-met"), 1),) if row["met"] else ()
        yield Panel(title=title, counts=met, zones=tuple(zones(game, speak("name-ingredients"), tokens)))


def zones(game: Game, label: str, cards: list[Any]) -> Iterator[Zone]:
    if cards:
        yield Zone(label, game.card_pieces(cards))
