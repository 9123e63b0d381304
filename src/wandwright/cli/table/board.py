"""The board, drawn from a game's plain data: rows for what lies in the middle, a panel for each player.

It knows no game. What can be done is gold; what is dangerous is red and has its number beside it, never a colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from typing import Final, NamedTuple

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text

from wandwright.cli.speech import speak
from wandwright.cli.table.ground import ground_rows
from wandwright.engine.display.tables import Count, Meter, Panel, Piece, Section, Zone
from wandwright.engine.language import times

FULL: Final = "\N{BLACK CIRCLE}"
EMPTY: Final = "\N{WHITE CIRCLE}"
POINTER: Final = "\N{BLACK RIGHT-POINTING TRIANGLE}"
DOT: Final = " \N{MIDDLE DOT} "
LONGEST_BAR: Final = 12
# The room for the name of a player, unless one of them is longer.
SHORT_NAME: Final = 10
GOLD: Final = "bold yellow"
QUIET: Final = "bright_black"
MARKS: Final = {"stunned": "bold red", "silenced": "cyan"}


class Look(NamedTuple):
    """How the board is drawn.

    room   0: as few lines as possible; 1: whole texts and a box for each player; 2: the texts of the market too
    plain  lines only, without signs and boxes
    """

    width: int
    room: int
    plain: bool


def board(heading: str, sections: Sequence[Section], texts: Mapping[str, str], look: Look) -> RenderableType:
    """Everything on the table; `texts` says what the cards do, by their ids."""
    named = {section.name: section for section in sections}
    rows = Table.grid(padding=(0, 2, 0, 0), expand=True)
    rows.add_column(no_wrap=True, style=QUIET)
    rows.add_column(ratio=1, overflow="ellipsis", no_wrap=not look.room and not look.plain)
    for label, line in ground_rows(sections):
        rows.add_row(label, line)
    for name in ("board", "plan", "place", "foes", "goals", "dice"):
        if name in named:
            for label, line in panel_rows(named[name], look):
                rows.add_row(label, line)
    if "market" in named:
        rows.add_row(named["market"].title, market(named["market"], look, texts))
    parts: list[RenderableType] = [header(heading, sections), rows]
    if "players" in named:
        parts.append(players(named["players"], look))
    return Group(*parts)


def header(heading: str, sections: Sequence[Section]) -> RenderableType:
    """The game and the turn, and how much of the whole is done."""
    turn = next((section.title for section in sections if section.name == "turn"), "")
    done = [f"{meter.label} {meter.value}/{meter.full}" for section in sections for meter in section.meters]
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True, overflow="ellipsis")
    line.add_column(no_wrap=True, justify="right")
    line.add_row(
        Text(DOT.join(filter(None, (heading, turn))), "bold"),
        Text(speak("done-so-far", meters=DOT.join(done)) if done else "", "bold"),
    )
    return line


def panel_rows(section: Section, look: Look) -> Iterator[tuple[str, Text]]:
    """A line for each panel: name, meters, counts, cards, and its text."""
    for place, panel in enumerate(section.panels):
        line = Text().append(panel.title, "bold")
        cards = map(zone_line, panel.zones)
        for part in (*states(panel), *meters(panel.meters, look), *map(count, panel.counts), *cards):
            line.append("  ").append_text(part)
        if panel.text:
            line.append("  ").append(" ".join(panel.text), QUIET)
        yield (panel.group or (section.title if place == 0 else ""), line)


def meters(entries: Sequence[Meter], look: Look) -> list[Text]:
    """The first meter of a panel is the one that matters: it gets a row of signs."""
    return [meter(entry, bar=place == 0 and not look.plain) for place, entry in enumerate(entries)]


def meter(entry: Meter, *, bar: bool) -> Text:
    """A row of signs where it is short, and always the numbers."""
    style = meter_style(entry)
    text = Text()
    if bar and entry.full <= LONGEST_BAR:
        text.append(FULL * entry.value, style).append(EMPTY * (entry.full - entry.value), QUIET).append(" ")
    return text.append(f"{entry.label} ", QUIET).append(f"{entry.value}/{entry.full}", style)


def meter_style(entry: Meter) -> str:
    share = entry.value / entry.full if entry.full else 0.0
    if entry.danger:
        return "bold red" if share >= 0.5 else "red"
    return "bold green" if share > 0.6 else "bold yellow" if share > 0.3 else "bold red"


def count(entry: Count) -> Text:
    return Text().append(f"{entry.label} ", QUIET).append(str(entry.value), "bold" if entry.value else QUIET)


def market(section: Section, look: Look, texts: Mapping[str, str]) -> RenderableType:
    """The cards in columns, each with its cost; where there is room, one below the other with what they do."""
    found = [piece for panel in section.panels for zone in panel.zones for piece in zone.pieces]
    if look.room > 1:
        return market_list(found, texts)
    columns = 2 if look.width < 110 else 3
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    height = -(-len(found) // columns) if found else 0
    for row in range(height):
        grid.add_row(*(offer(piece) for piece in found[row::height]))
    return grid if found else Text(speak("empty"), QUIET)


def market_list(found: Sequence[Piece], texts: Mapping[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, style=QUIET)
    for piece in found:
        grid.add_row(offer(piece), texts.get(piece.card, ""))
    return grid


def offer(piece: Piece) -> Text:
    cost = "" if piece.cost is None else str(piece.cost)
    return Text().append(f"{cost:>2} ", GOLD).append(piece_name(piece)).append(f" {piece.kind}", QUIET)


def piece_name(piece: Piece) -> str:
    return times(piece.name, piece.copies)


def players(section: Section, look: Look) -> RenderableType:
    """A panel for each player, side by side; where there is little room, a few lines for each."""
    if look.plain or not look.room:
        names = max(SHORT_NAME, *(len(panel.title) + 2 for panel in section.panels))
        return Group(*(player_lines(panel, look, names) for panel in section.panels))
    across = min(len(section.panels), 4 if look.width >= 100 else 2)
    width = look.width // across
    insides = [player_inside(panel, look, width - 4) for panel in section.panels]
    ruler = Console(width=width - 4, file=StringIO())
    height = max(len(ruler.render_lines(inside)) for inside in insides) + 2
    boxes = [
        Box(
            inside,
            title=Text("  ").join([player_title(panel, pointer=True), *states(panel)]),
            title_align="left",
            border_style="yellow" if "active" in panel.marks else QUIET,
            box=ROUNDED,
            width=width,
            height=height,
        )
        for panel, inside in zip(section.panels, insides, strict=True)
    ]
    return Columns(boxes, width=width, padding=0)


def player_title(panel: Panel, *, pointer: bool) -> Text:
    active = "active" in panel.marks
    title = Text().append(f"{POINTER} " if active and pointer else "", GOLD)
    return title.append(panel.title, "bold" if active else "default")


def states(panel: Panel) -> list[Text]:
    """What is special about a player or a place now: stunned, or a word of the game."""
    signs = [Text(sign.label, "bold red" if sign.danger else GOLD) for sign in panel.signs]
    return [Text(speak(f"mark-{mark}"), MARKS[mark]) for mark in panel.marks if mark in MARKS] + signs


def player_inside(panel: Panel, look: Look, width: int) -> Group:
    tokens = filled([count(entry) for entry in panel.counts], width)
    return Group(*meters(panel.meters, look), *tokens, *(zone_line(zone) for zone in panel.zones))


def filled(parts: Sequence[Text], width: int) -> list[Text]:
    """As many parts on a line as fit; none is broken."""
    lines = [Text()] if parts else []
    for part in parts:
        if lines[-1] and len(lines[-1]) + 2 + len(part) > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(part)
    return lines


def player_lines(panel: Panel, look: Look, names: int) -> RenderableType:
    """Name, health and tokens on the first line, cards below."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=names, no_wrap=True)
    grid.add_column(ratio=1)
    entries = [meter(entry, bar=False) for entry in panel.meters]
    numbers = Text("  ").join([*states(panel), *entries, *map(count, panel.counts)])
    grid.add_row(player_title(panel, pointer=not look.plain), numbers)
    cards = Text(DOT if not look.plain else "; ").join(zone_line(zone) for zone in panel.zones)
    if cards:
        grid.add_row("", cards)
    return grid


def zone_line(zone: Zone) -> Text:
    hidden = [speak("face-down", count=zone.hidden)] if zone.hidden else []
    names = ", ".join([*map(piece_name, zone.pieces), *hidden]) or speak("empty")
    return Text().append(f"{zone.label}: " if zone.label else "", QUIET).append(names)


def choices(entries: Iterable[tuple[str, str]], width: int, *, short: bool) -> RenderableType:
    """Numbered choices, each with what its card does; what several cards do is said once."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style=GOLD, no_wrap=True)
    # Two long labels may differ only at their end, so none is cut.
    grid.add_column(overflow="fold", max_width=max(20, width * 3 // 5))
    grid.add_column(ratio=1, style=QUIET, no_wrap=short, overflow="ellipsis" if short else "fold")
    said = set()
    for number, (label, text) in enumerate(entries, 1):
        grid.add_row(str(number), label, "" if text in said else text)
        said.add(text)
    return grid
