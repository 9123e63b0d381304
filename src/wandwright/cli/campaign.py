"""`wandwright campaign`: begin a book, play its next level, close a level, look at the book, export it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from wandwright import bots
from wandwright.cli.arguments import DONE, add_command, read_options
from wandwright.cli.table.keeping import CannotKeep
from wandwright.engine.matches.books import campaign_of, game_with_campaign, load_book
from wandwright.engine.matches.campaigns import CampaignBook, Line
from wandwright.engine.matches.games import game
from wandwright.engine.matches.loading import load


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright campaign new years.book --mode normal --heroes harry,ron     begin a book",
        "wandwright campaign next years.book --match evening.save                begin its next level",
        "wandwright terminal --load evening.save                                 play it, then save it again",
        "wandwright campaign close years.book --match evening.save --keep ron=tergeo",
        "wandwright campaign status years.book                                   levels, shops and history",
    )
    command = add_command(commands, "campaign", "keep the book of a campaign", examples)
    command.add_argument("action", choices=("new", "next", "close", "status", "export"), help="what to do")
    command.add_argument("book", metavar="BOOK", type=Path, help="the file of the book")
    command.add_argument("--name", metavar="NAME", help="new: what the book is called (default: as its file)")
    command.add_argument("--game", default="", help="new: of which game (default: the first that had a campaign)")
    command.add_argument("--mode", help="new: how it is played, for instance easy or normal (default: the usual way)")
    command.add_argument("--heroes", metavar="NAMES", help="new: who begins; next: who plays, the others sit out")
    command.add_argument("--join", metavar="HERO", help="next: a hero who joins the book now")
    command.add_argument("--level", type=int, metavar="N", help="next: another level than the newest")
    command.add_argument("--seed", type=int, metavar="S", help="next: the seed of the match")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="next: a variation")
    command.add_argument("--bots", action="store_true", help="next: let bots play the match to its end")
    command.add_argument("--match", metavar="FILE", type=Path, help="next, close: the file of the match")
    command.add_argument("--keep", action="append", default=[], metavar="HERO=CARD", help="close: a card for a shop")
    command.add_argument("--to", metavar="FILE", type=Path, help="export: where the copy goes (default: shown)")
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack of your own")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    if chosen.action == "new":
        return begin(chosen)
    found = load_book(read_file(chosen.book), tuple(chosen.pack))
    actions = {"next": next_level, "close": close_level, "status": show_status, "export": export}
    return actions[chosen.action](found, chosen)


def begin(chosen: argparse.Namespace) -> int:
    """A new book; one that is there is never written over."""
    if chosen.book.exists():
        raise CannotKeep(f"{chosen.book} is there already; choose another name.")
    campaign = campaign_of(game(game_with_campaign(chosen.game), tuple(chosen.pack)))
    heroes = names_in(chosen.heroes) or campaign.usual_heroes
    found = campaign.begin(chosen.name or chosen.book.stem, chosen.mode or campaign.modes[0], heroes)
    write_file(chosen.book, found.save())
    print("\n".join(status_lines(found)))
    return DONE


def next_level(found: CampaignBook, chosen: argparse.Namespace) -> int:
    """Begin a match and keep it in its file."""
    path = match_file(chosen)
    if chosen.join:
        found.join(chosen.join)
        write_file(chosen.book, found.save())
    variations = read_options(found.game, chosen.option)
    match = found.next_match(chosen.level, names_in(chosen.heroes), chosen.seed, variations)
    if chosen.bots:
        players = {seat: bots.make(bots.USUAL, seat) for seat in range(match.setup.seats)}
        bots.play_out(match, players)
        print(f"The bots have {found.result(match)}; close the level to write it into the book.")
    write_file(path, match.save())
    print(f"The match is in {path}; look at it or play it with: wandwright terminal --load {path}")
    return DONE


def match_file(chosen: argparse.Namespace) -> Path:
    if not chosen.match:
        raise CannotKeep("Say in which file the match is kept (--match FILE).")
    path: Path = chosen.match
    return path


def close_level(found: CampaignBook, chosen: argparse.Namespace) -> int:
    """Write a match that is over into the book."""
    match = load(read_file(match_file(chosen)), tuple(chosen.pack))
    keep: dict[str, str | None] = {}
    for text in chosen.keep:
        hero, _, card = text.partition("=")
        keep[hero] = card or None
    line = found.close(match, keep)
    write_file(chosen.book, found.save())
    print(history_line(line))
    return DONE


def show_status(found: CampaignBook, chosen: argparse.Namespace) -> int:
    print("\n".join(status_lines(found)))
    return DONE


def export(found: CampaignBook, chosen: argparse.Namespace) -> int:
    if chosen.to is None:
        print(found.save())
    else:
        write_file(chosen.to, found.save())
    return DONE


def status_lines(found: CampaignBook) -> Iterator[str]:
    """The book on a few lines: the levels, what each hero has, the history."""
    yield f"{found.name}: {found.mode}, {', '.join(found.cards)}, cards {found.game.content_hash[:12]}"
    for one in found.levels():
        yield f"  {one.level}  {one.scenario:20} {one.state}"
    for hero, cards in found.cards.items():
        yield f"  {hero}: {', '.join(cards) or 'nothing yet'}"
    yield from (history_line(line) for line in found.history)


def history_line(line: Line) -> str:
    again = ", a replay" if line.replay else ""
    return f"level {line.level} {line.result} in {line.turns} turns by {', '.join(line.heroes)}{again}"


def names_in(text: str | None) -> Sequence[str] | None:
    return text.replace(",", " ").split() if text else None


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CannotKeep(f"{path} can't be read: {problem}.") from problem


def write_file(path: Path, text: str) -> None:
    """Write beside it, then put it in its place: a book is never half written."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as problem:
        raise CannotKeep(f"{path} can't be written: {problem}.") from problem
