"""The fight on the table: who fights whom, with how many PV, and the cards of the Death Eater one plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wandwright.engine.display.tables import Count, Panel, Section, Zone
from wandwright.engine.language import capital
from wandwright.games.year_at_hogwarts.box import YearGame
from wandwright.games.year_at_hogwarts.speech import speak

View = dict[str, Any]
SEAT = "seat "


def fight_section(view: View, game: YearGame) -> Iterator[Section]:
    """Both sides, while a fight goes on."""
    fighters = view["fight"]["fighters"]
    if fighters:
        panels = tuple(fighter_panel(view, game, fighter, side) for side, fighter in enumerate(fighters))
        yield Section("fight", capital(speak("name-fight")), panels)


def fighter_panel(view: View, game: YearGame, fighter: str, side: int) -> Panel:
    marks = ("active",) if side == view["fight"]["side"] else ()
    if fighter.startswith(SEAT):
        seat = int(fighter.removeprefix(SEAT))
        player = view["players"][seat]
        return panel(game, player["character"], player["pv"], marks, seat=seat)
    if fighter == "opponent":
        return panel(game, view["fight"]["opponent"], view["fight"]["opponent_pv"], marks)
    place = game.library.death_eaters().index(fighter)
    servant = view["servants"][place]
    return panel(game, fighter, servant["pv"], marks, zones=tuple(servant_zones(view, game, servant)))


def panel(
    game: YearGame,
    card: str,
    pv: int,
    marks: tuple[str, ...],
    seat: int | None = None,
    zones: tuple[Zone, ...] = (),
) -> Panel:
    counts = (Count(speak("name-pv"), pv),)
    return Panel(title=game.card_name(card), card=card, seat=seat, marks=marks, counts=counts, zones=zones)


def servant_zones(view: View, game: YearGame, servant: View) -> Iterator[Zone]:
    """R155: the seat that plays it sees its cards; the others see how many there are."""
    seat = view["servant_seat"]
    for name in ("potions", "spells"):
        cards = servant[name][seat]
        if isinstance(cards, dict):
            yield Zone(speak(f"name-{name}"), (), hidden=cards["count"])
        else:
            yield Zone(speak(f"name-{name}"), game.card_pieces(cards))
