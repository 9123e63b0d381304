"""Checks that look at all cards together: tags, cards that would never be used, and effects that never end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wandwright.content.circles import Link, circles
from wandwright.content.entries import Entries
from wandwright.content.mistakes import Mistake, close_to, listed
from wandwright.content.records import Record
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.library import copies_by_game

GAMES: Final = range(1, 8)


def check_together(box: Entries) -> Iterator[Mistake]:
    """Everything that is wrong only because of how the cards lie together."""
    for chapter in (unknown_tags, twins, first_locations, floods):
        yield from chapter(box)
    yield from circles([link for record in box.records for link in links(record)])


def unknown_tags(box: Entries) -> Iterator[Mistake]:
    """A tag that is looked for in a hand must be on a card that can lie there."""
    held = [*box.of("starting"), *box.of("hogwarts")]
    known = {tag for record in held for tag in record.fields.get("tags", ())}
    for record in box.records:
        for name in ("effect", "reward"):
            for path, clause in WORDS.every(record.fields.get(name, ()), (name,)):
                asked = clause.get("if", {}).get("other_holds_tag", ())
                tags = [asked] if isinstance(asked, str) else asked
                for tag in [tag for tag in tags if tag not in known]:
                    problem = f'no card that a hero can hold has the tag "{tag}"; correct it, or tag a card'
                    allowed = listed(close_to(tag, known) or sorted(known))
                    yield record.wrong((*path, "if", "other_holds_tag"), problem, allowed)


def twins(box: Entries) -> Iterator[Mistake]:
    """Of a hero's cards and of the Voldemorts, each Game has a place for one."""
    places: dict[tuple[str, int], Record] = {}
    for record in box.records:
        fields, game = record.fields, record.fields.get("game")
        voldemort = "voldemort" if "voldemort" in fields.get("tags", ()) else ""
        who = fields["hero"] if fields["kind"] == "hero" else voldemort
        other = places.setdefault((who, game), record) if who and game else record
        if other is not record:
            problem = f"Game {game} has {other.id} in the place of this card; remove that one, or change it instead"
            yield record.wrong(("game",), problem)


def first_locations(box: Entries) -> Iterator[Mistake]:
    """The first Location of a Game lies there from the beginning: it is never revealed."""
    last_to_first = sorted(box.of("location"), key=lambda record: (record.fields["order"], record.id), reverse=True)
    of_games = {record.fields["game"]: record for record in last_to_first if "game" in record.fields}
    for game, first in of_games.items():
        for number, clause in enumerate(first.fields["effect"]):
            if clause.get("when") == "revealed":
                problem = f"it is the first Location of Game {game}, which nothing reveals; give it a later `order`"
                yield first.wrong(("effect", number, "when"), problem)


def copies_up_to(record: Record, game: int) -> int:
    return sum(copies for first, copies in copies_by_game(record.fields) if first <= game) if by_game(record) else 0


def by_game(record: Record) -> bool:
    """A card of the base box joins in a Game; others come with their sets."""
    return "game" in record.fields


def reveals(record: Record) -> int:
    """How many further Dark Arts cards a card can reveal."""
    clauses = [clause for _, clause in WORDS.every(record.fields["effect"])]
    return sum(int(clause["n"]) for clause in clauses if clause.get("do") == "reveal_dark_arts")


def floods(box: Entries) -> Iterator[Mistake]:
    """Dark Arts cards that reveal others must be few, or one event could draw the whole deck again and again."""
    dark = box.of("dark_arts")
    revealed = {record.id: reveals(record) for record in dark}
    for game in GAMES:
        cards = sum(copies_up_to(record, game) for record in dark)
        more = {record.id: copies_up_to(record, game) * revealed[record.id] for record in dark}
        if 2 * sum(more.values()) > cards:
            worst = max(dark, key=lambda record: more[record.id])
            problem = f"the {cards} Dark Arts cards of Game {game} reveal {sum(more.values())} others, and no more than"
            yield worst.wrong(("effect",), f"{problem} half of them may; reveal fewer, or add cards that reveal none")
            return


def links(record: Record) -> Iterator[Link]:
    """What a card's unlimited answers set off."""
    fields = record.fields
    for name in ("effect", "reward"):
        for number, clause in enumerate(fields.get(name, ())):
            event = "dark_arts" if fields["kind"] == "dark_arts" else clause.get("when", "")
            if not event or "limit" in clause:
                continue
            for word in sorted(WORDS.words_in((clause,))):
                # A loss of health sets nothing off: a hero is stunned only once in a turn, so that comes to an end.
                for then in WORDS.words[word].sets_off:
                    # Dark Arts cards that reveal others are counted by floods.
                    if (event, then) != ("dark_arts", "dark_arts"):
                        yield Link(event, then, record, (name, number), answers=event != "dark_arts")
