"""The table as a view shows it, and what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wandwright.content.certainty import ABOUT_THE_ENTRY
from wandwright.engine.display.cards import plain
from wandwright.engine.display.tables import Count, Panel, Pawn, Section, Sign, Zone, draw_board
from wandwright.engine.language import capital
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts.box import YearGame
from wandwright.games.year_at_hogwarts.chapters.fights.panel import fight_section
from wandwright.games.year_at_hogwarts.chapters.quidditch.table import pitch_section
from wandwright.games.year_at_hogwarts.chapters.voldemort.table import LEFT_OUT, hero_counts, night_pawns, night_section
from wandwright.games.year_at_hogwarts.library import Library
from wandwright.games.year_at_hogwarts.speech import place_name, speak

View = dict[str, Any]
# What is told in sentences and not as a printed number.
TOLD_ELSEWHERE = frozenset(
    {"effect", "combat", "turn_start", "on_reveal", "before_player_attack", "after_player_attack", "ways"}
)
CARDS = ("books", "potions", "spells", "missions", "quidditch")


def sections(view: View, game: YearGame) -> list[Section]:
    """From the calendar over the map to the players."""
    calendar = view["calendar"]
    turn = Section("turn", speak("title-round", n=calendar["round"]))
    players = tuple(player_panel(view, game, seat) for seat in range(len(view["players"])))
    # A match of Quidditch takes the place of the map while it lasts.
    pitch = view["pitch"]
    board = pitch_section(pitch, game.library) if pitch["sides"] else map_section(view, game)
    fight = fight_section(view, game)
    return [
        turn,
        *fight,
        board,
        *night_section(view, game),
        Section("players", capital(speak("name-players")), players),
    ]


def map_section(view: View, game: YearGame) -> Section:
    """The boards with pawns and tokens."""
    board = game.library.board
    # After the return the first seat has seven pawns.
    many = night_pawns(view, game)
    pawns = [
        Pawn(game.card_name(player["character"]), board.number(player["space"]), seat)
        for seat, player in enumerate(view["players"])
        if seat or not many
    ]
    pawns = [*many, *pawns]
    marks: dict[int, tuple[Sign, ...]] = {}
    for item, place in view["items"].items():
        if place in board.numbers:
            space = board.number(place)
            marks[space] = (*marks.get(space, ()), Sign(game.card_name(item)))
    for tower in view["death_eaters"]:
        space = board.number(tower)
        marks[space] = (*marks.get(space, ()), Sign(speak("sign-death-eater"), danger=True))
    labels = [place_name(game.library, name) for name in board.names]
    drawn = draw_board(board, speak("name-map"), labels, pawns, marks=marks)
    decks = tuple(Count(speak(f"deck-{name}"), pile["count"]) for name, pile in view["decks"].items())
    return Section("board", capital(speak("name-map")), counts=decks, boards=(drawn,))


def player_panel(view: View, game: YearGame, seat: int) -> Panel:
    """A sheet: PV, points, tokens and cards."""
    player = view["players"][seat]
    asked = any(decision["seat"] == seat and decision["awaited"] for decision in view.get("decisions", ()))
    marks = {"active": seat == view["calendar"]["active"], "asked": asked}
    counts = hero_counts(player) if "night" in view else year_counts(player)
    return Panel(
        title=game.card_name(player["character"]),
        card=player["character"],
        seat=seat,
        marks=tuple(mark for mark, holds in marks.items() if holds),
        counts=tuple(counts),
        zones=(*card_zones(player, game, LEFT_OUT if "night" in view else frozenset()), item_zone(player, game)),
    )


def year_counts(player: View) -> list[Count]:
    counts = [Count(speak(f"name-{name}"), player[name]) for name in ("pv", "points", "floo", "portkeys")]
    return [*counts, Count(speak("name-done"), len(player["done"]))]


def card_zones(player: View, game: YearGame, left_out: frozenset[str]) -> Iterator[Zone]:
    for name in [name for name in CARDS if name not in left_out]:
        cards = player[name]
        hidden = cards["count"] if isinstance(cards, dict) else 0
        yield Zone(
            speak(f"name-{name}"), () if hidden or isinstance(cards, dict) else game.card_pieces(cards), hidden=hidden
        )


def item_zone(player: View, game: YearGame) -> Zone:
    return Zone(speak("name-items"), tuple(game.card_piece(item, 1) for item in player["items"]))


def description(library: Library, fields: Fields) -> Iterator[str]:
    """The numbers printed on it."""
    for name in ("points", "pv", "resistance", "dice"):
        if name in fields:
            yield speak(f"about-{name}", n=fields[name])
    if fields.get("copies", 1) > 1:
        yield speak("about-copies", n=fields["copies"])


def facts(fields: Fields) -> dict[str, Any]:
    """What is printed; what it does is told in lines."""
    return {name: plain(value) for name, value in fields.items() if name not in ABOUT_THE_ENTRY | TOLD_ELSEWHERE}
