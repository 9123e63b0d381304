"""The book of one group, open: the next match, and the closing of a level (R65 to R67, R117 to R127)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.errors import BadChoice, CampaignError, ForeignMatch, NotOver, nearest
from wandwright.engine.matches.books import write_book
from wandwright.engine.matches.campaigns import GIVEN_UP, LOST, WON, CampaignBook, Cards, Level, Line, Played
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.campaign import kept_cards
from wandwright.games.hogwarts_battle.campaign.book import Book, Page, book_fields
from wandwright.games.hogwarts_battle.campaign.checks import check_book
from wandwright.games.hogwarts_battle.campaign.levels import LAST_LEVEL, levels, shown_levels
from wandwright.games.hogwarts_battle.campaign_setup import EASY, Brought, write_brought
from wandwright.games.hogwarts_battle.library import Library

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.game import HogwartsBattle

# What a match gets from the book; a group chooses the other options anew for each match (R117).
OF_THE_BOOK: Final = ("game", "scenario", "heroes", "book")


def starting_cards(library: Library, hero: str, mode: str) -> tuple[str, ...]:
    """R120: what a hero begins with: the starting deck (EASY) or an empty shop (NORMAL)."""
    if mode != EASY:
        return ()
    own = [library.each[card] for card in library.of_kind("starting")]
    return tuple(sorted(one.id for one in own if one.fields["hero"] == hero))


class OpenBook(CampaignBook):
    """One group's way through the eight levels. `book` is replaced as a whole, never half."""

    game: HogwartsBattle
    last_level = LAST_LEVEL

    def __init__(self, found: HogwartsBattle, book: Book) -> None:
        check_book(book, found.library)
        self.game = found
        self.book = book

    @property
    def name(self) -> str:
        return self.book.name

    @property
    def mode(self) -> str:
        return self.book.mode

    @property
    def won(self) -> int:
        return self.book.won

    @property
    def cards(self) -> Cards:
        return {hero: self.book.pages[-1].cards[hero] for hero in self.book.heroes}

    @property
    def free_heroes(self) -> tuple[str, ...]:
        return tuple(hero for hero in v.HEROES if hero not in self.book.heroes)

    @property
    def history(self) -> tuple[Line, ...]:
        return self.book.history

    def levels(self) -> tuple[Level, ...]:
        return tuple(shown_levels(self.game.library, self.won, self.open_level))

    def save(self) -> str:
        """The book as one file (R122)."""
        return write_book(self.game, book_fields(self.book))

    def named(self, name: str) -> OpenBook:
        return OpenBook(self.game, self.book._replace(name=name))

    def join(self, hero: str) -> None:
        """R120: a hero who joins late has the starting deck or an empty shop."""
        *before, now = self.book.pages
        cards = {**now.cards, hero: starting_cards(self.game.library, hero, self.book.mode)}
        pages = (*before, now._replace(cards=cards))
        changed = self.book._replace(heroes=(*self.book.heroes, hero), pages=pages)
        check_book(changed, self.game.library)
        self.book = changed

    # Matches.

    def next_match(
        self,
        level: int | None = None,
        heroes: Sequence[str] | None = None,
        seed: int | None = None,
        variations: Mapping[str, Any] | None = None,
    ) -> Match:
        """R117, R120: the next level or one that is open."""
        number = self.check_open(level)
        players = tuple(self.book.heroes[:5] if heroes is None else heroes)
        chosen = dict(variations or {})
        if own := [name for name in OF_THE_BOOK if name in chosen]:
            raise CampaignError(f"The book says {own[0]} itself; choose other variations.")
        for hero in players:
            if hero not in self.book.heroes:
                raise CampaignError(f"{hero} is not in this book. {nearest(hero, self.book.heroes)}")
        options = {**chosen, "scenario": levels()[number - 1].id, "heroes": list(players)}
        chance = len(self.book.history) if seed is None else seed
        return self.game.start(len(players), chance, {**options, "book": self.brought(number, players)})

    def brought(self, level: int, players: Sequence[str]) -> str:
        """What these heroes bring to a level: what it began with, also when it is replayed (R121, R123)."""
        page = self.book.pages[level - 1]
        cards = {hero: self._cards_in(page, hero) for hero in players}
        absent = [card for hero, own in page.cards.items() if hero not in players for card in own]
        kept = [card for card in absent if self._lacks_in_decks(card)]
        return write_brought(Brought(self.book.mode, cards, (*kept, *page.banished)))

    def _cards_in(self, page: Page, hero: str) -> tuple[str, ...]:
        """R120: a hero who was not there yet begins like one who joins."""
        return page.cards.get(hero, starting_cards(self.game.library, hero, self.book.mode))

    def _lacks_in_decks(self, card: str) -> bool:
        """R125: what a hero who sits out keeps is not in the decks; nobody else has starting cards anyway."""
        return str(self.game.library.fields_of(card)["kind"]) != "starting"

    def played(self, options: Mapping[str, Any]) -> Played:
        level = next((one.level for one in levels() if one.id == options.get("scenario")), 0)
        return Played(level, tuple(options.get("heroes", ())))

    def level_of(self, match: Match) -> int:
        """The level that a match of this book plays; ForeignMatch if it is none."""
        options = match.setup.options
        level, heroes = self.played(options)
        same_cards = match.game.content_hash == self.game.content_hash
        if not 1 <= level <= self.open_level or not same_cards:
            raise ForeignMatch("This match was not begun from this book.")
        if options["book"] != self.brought(level, heroes):
            raise ForeignMatch("This match was begun from another book, or from this one before it changed.")
        return level

    # The end of a match.

    def choices(self, match: Match) -> Cards:
        """R119: for each hero the cards of which one may go into the shop; nothing in EASY and after a loss."""
        level = self.level_of(match)
        if self.book.mode == EASY or self.result(match) != WON or level <= self.book.won:
            return dict.fromkeys(match.setup.options["heroes"], ())
        return kept_cards.fitting(match, level)

    def close(
        self,
        match: Match,
        choices: Mapping[str, str | None] | None = None,
        players: Mapping[str, str] | None = None,
    ) -> Line:
        """Write a match that is over into the book. Until then its end can be undone, afterwards not (R121)."""
        if match.outcome is None:
            raise NotOver("This match still goes on; play it to its end, or give it up.")
        level = self.level_of(match)
        chosen = self._check_choices(match, dict(choices or {}))
        result = self.result(match)
        counts = result == WON and level > self.book.won
        page = self._next_page(match, chosen) if counts else None
        kept = {} if page is None else self._kept(match, page, chosen)
        line = self._line(match, level, result, players, kept)
        self._write(line, page)
        return line

    def give_up(self, match: Match, players: Mapping[str, str] | None = None) -> Line:
        """R121: a level given up changes nothing but the history."""
        if match.outcome is not None:
            raise CampaignError("This match is over; close it instead.")
        line = self._line(match, self.level_of(match), GIVEN_UP, players, {})
        self._write(line, None)
        return line

    def _check_choices(self, match: Match, choices: dict[str, str | None]) -> dict[str, str]:
        """One fitting card for each hero, or none (R119)."""
        open_cards = self.choices(match)
        for hero, card in choices.items():
            if hero not in open_cards:
                raise BadChoice(f"{hero} has not played this match.")
            if card is not None and card not in open_cards[hero]:
                possible = ", ".join(open_cards[hero]) or "no card fits"
                raise BadChoice(f"{hero} can't put {card} into the shop; possible: {possible}.")
        return {hero: card for hero, card in choices.items() if card is not None}

    def _next_page(self, match: Match, chosen: dict[str, str]) -> Page:
        """What the next level begins with; who sat out keeps what the hero has (R118 to R120)."""
        now = self.book.pages[-1]
        if self.book.mode == EASY:
            return Page({**now.cards, **kept_cards.decks(match)}, (*now.banished, *kept_cards.banished(match)))
        return Page({hero: (*shop, *([chosen[hero]] if hero in chosen else [])) for hero, shop in now.cards.items()})

    def _kept(self, match: Match, page: Page, chosen: dict[str, str]) -> Cards:
        """R122: what each hero takes along."""
        if self.book.mode == EASY:
            return {hero: page.cards[hero] for hero in match.setup.options["heroes"]}
        return {hero: (card,) for hero, card in chosen.items()}

    def _line(self, match: Match, level: int, result: str, players: Mapping[str, str] | None, kept: Cards) -> Line:
        state = kept_cards.state_of(match)
        return Line(
            level=level,
            mode=self.book.mode,
            heroes=tuple(match.setup.options["heroes"]),
            seed=match.setup.seed,
            result=result,
            turns=state.turn,
            locations_lost=state.location + (result == LOST),
            match=match.hash(),
            variations=self._unusual(match),
            players=dict(players or {}),
            cards=kept,
            replay=level <= self.book.won,
        )

    def _unusual(self, match: Match) -> dict[str, object]:
        """The options that were not as usual."""
        usual = {option.name: option.default for option in self.game.options() if option.name not in OF_THE_BOOK}
        options = match.setup.options
        return {name: options[name] for name, default in usual.items() if options[name] != default}

    def _write(self, line: Line, page: Page | None) -> None:
        """Change the book, all at once, if it stays a possible one."""
        if any(line.match == old.match for old in self.book.history):
            raise ForeignMatch("This match is in the book already.")
        pages = self.book.pages if page is None else (*self.book.pages, page)
        changed = self.book._replace(pages=pages, history=(*self.book.history, line))
        check_book(changed, self.game.library)
        self.book = changed
