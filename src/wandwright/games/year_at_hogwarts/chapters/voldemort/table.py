"""Table layout of the second mode: Horcruxes, Voldemort's PV, the Death Eaters, and their pawns."""

from __future__ import annotations

from typing import Any

from wandwright.engine.display.tables import Count, Panel, Pawn, Section
from wandwright.games.year_at_hogwarts.box import YearGame
from wandwright.games.year_at_hogwarts.chapters.fights.panel import servant_zones
from wandwright.games.year_at_hogwarts.speech import speak

View = dict[str, Any]
LEFT_OUT = frozenset({"books", "missions", "quidditch"})


def night_section(view: View, game: YearGame) -> list[Section]:
    """R236, R247a: what is left of the Horcruxes and of Voldemort's side."""
    if "night" not in view:
        return []
    night = view["night"]
    counts = (
        Count(speak("night-horcruxes"), len(night["horcruxes"])),
        Count(speak("night-voldemort-pv"), night["voldemort_pv"]),
    )
    servants = tuple(servant_panel(view, game, place) for place in range(1, len(view["pawns"])) if stands(view, place))
    return [Section("foes", speak("title-night"), servants, counts=counts)]


def stands(view: View, place: int) -> bool:
    return view["pawns"][place]["space"] is not None


def servant_panel(view: View, game: YearGame, place: int) -> Panel:
    name, servant = view["pawns"][place]["character"], view["servants"][place - 1]
    zones = tuple(servant_zones(view, game, servant))
    return Panel(game.card_name(name), name, counts=(Count(speak("name-pv"), servant["pv"]),), zones=zones)


def night_pawns(view: View, game: YearGame) -> list[Pawn]:
    """R230: the seven pawns of one seat after the return."""
    board = game.library.board
    return [
        Pawn(game.card_name(pawn["character"]), board.number(pawn["space"]), 0)
        for pawn in view.get("pawns", ())
        if pawn["space"] is not None
    ]


def hero_counts(player: View) -> list[Count]:
    """R235, R252: what binds a hero, and for how many turns somebody is left alone."""
    marks = {"night-bound": player["bound"], "night-shield": player["shield"]}
    counts = [Count(speak(f"name-{name}"), player[name]) for name in ("pv", "floo", "portkeys")]
    return [*counts, *(Count(speak(name), number) for name, number in marks.items() if number)]
