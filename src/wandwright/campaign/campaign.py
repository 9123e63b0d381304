"""A campaign: its book, the next match, and the closing of a level (R65 to R67, R117 to R127)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from wandwright.campaign import harvest
from wandwright.campaign.book import GIVEN_UP, LOST, WON, Book, Cards, Line, Page, read_book, write_book
from wandwright.campaign.checks import check_book
from wandwright.campaign.errors import BadChoice, CampaignError, ForeignMatch, LevelLocked, NotOver
from wandwright.engine.errors import ContentMismatch, nearest
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.loading import Editions, edition
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle.bringing import EASY, Brought, write_brought
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.games.hogwarts_battle.scenarios import Scenario, scenarios

GAME: Final = "hogwarts-battle"
# What a match gets from the book; a group chooses the other options anew for each match (R117).
OF_THE_BOOK: Final = ("game", "scenario", "heroes", "book")


def levels() -> tuple[Scenario, ...]:
    """The scenarios of the campaign, from the first level on."""
    return tuple(sorted((one for one in scenarios().values() if one.level), key=lambda one: one.level))


def begin(name: str, mode: str, heroes: Sequence[str], packs: Sequence[str] = ()) -> Campaign:
    """A new book; mode and first heroes are chosen now (R117)."""
    return begin_with(game(GAME, tuple(packs)), name, mode, heroes)


def begin_with(cards: Game, name: str, mode: str, heroes: Sequence[str]) -> Campaign:
    """A new book that is played with these cards."""
    found = battle(cards)
    first = Page({hero: starting_cards(found, hero, mode) for hero in heroes})
    book = Book(name, mode, found.content_hash, tuple(heroes), (first,))
    return Campaign(found, book)


def load(text: str, packs: Sequence[str] = (), editions: Editions | None = None) -> Campaign:
    """The campaign of an exported book, with the cards it was begun with (R127)."""
    book = read_book(text)
    installed = game(GAME, tuple(packs))
    try:
        found = edition(installed, book.content, with_packs=bool(packs), editions=editions)
    except ContentMismatch as problem:
        raise ContentMismatch(
            f"This book is played with the cards {book.content[:12]}, and here are the cards "
            f"{installed.content_hash[:12]}. Load it with the same packs as then."
        ) from problem
    return Campaign(battle(found), book)


def battle(found: Game) -> HogwartsBattle:
    return cast(HogwartsBattle, found)


def starting_cards(found: HogwartsBattle, hero: str, mode: str) -> tuple[str, ...]:
    """R120: what a hero begins with: the starting deck (EASY) or an empty shop (NORMAL)."""
    if mode != EASY:
        return ()
    own = [found.library.each[card] for card in found.library.of_kind("starting")]
    return tuple(sorted(one.id for one in own if one.fields["hero"] == hero))


class Campaign:
    """One group's way through the eight levels. `book` is replaced as a whole, never half."""

    def __init__(self, found: HogwartsBattle, book: Book) -> None:
        check_book(book, found.library)
        self.game = found
        self.book = book

    @property
    def open_level(self) -> int:
        """The highest level that may be played (R117)."""
        return min(len(self.book.pages), harvest.LAST_LEVEL)

    @property
    def is_won(self) -> bool:
        """All eight levels?"""
        return self.book.won == harvest.LAST_LEVEL

    def save(self) -> str:
        """The book as one file (R122)."""
        return write_book(self.book)

    def renamed(self, taken: Iterable[str]) -> Campaign:
        """R127: an imported book whose name is taken becomes a new one."""
        names, number, name = set(taken), 2, self.book.name
        while name in names:
            name, number = f"{self.book.name} ({number})", number + 1
        return Campaign(self.game, self.book._replace(name=name))

    def join(self, hero: str) -> None:
        """R120: a hero who joins late has the starting deck or an empty shop."""
        *before, now = self.book.pages
        cards = {**now.cards, hero: starting_cards(self.game, hero, self.book.mode)}
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
        """Begin a match of a level: the next one, or one that is open. Who is not among `heroes` sits out (R120).

        Without a seed each match of the book has another one.
        """
        number = self.open_level if level is None else level
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= self.open_level:
            raise LevelLocked(f"Level {number} is not open; the levels 1 to {self.open_level} are.")
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
        return page.cards.get(hero, starting_cards(self.game, hero, self.book.mode))

    def _lacks_in_decks(self, card: str) -> bool:
        """R125: what a hero who sits out keeps is not in the decks; nobody else has starting cards anyway."""
        return str(self.game.library.fields_of(card)["kind"]) != "starting"

    def level_of(self, match: Match) -> int:
        """The level that a match of this book plays; ForeignMatch if it is none."""
        options = match.setup.options
        level = next((one.level for one in levels() if one.id == options.get("scenario")), 0)
        same_cards = match.game.content_hash == self.game.content_hash
        if not 1 <= level <= self.open_level or not same_cards:
            raise ForeignMatch("This match was not begun from this book.")
        if options["book"] != self.brought(level, options["heroes"]):
            raise ForeignMatch("This match was begun from another book, or from this one before it changed.")
        return level

    # The end of a match.

    def choices(self, match: Match) -> Cards:
        """R119: for each hero the cards of which one may go into the shop; nothing in EASY and after a loss."""
        level = self.level_of(match)
        if self.book.mode == EASY or not is_won(match) or level <= self.book.won:
            return dict.fromkeys(match.setup.options["heroes"], ())
        return harvest.fitting(match, level)

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
        counts = is_won(match) and level > self.book.won
        page = self._next_page(match, chosen) if counts else None
        kept = {} if page is None else self._kept(match, page, chosen)
        line = self._line(match, level, WON if is_won(match) else LOST, players, kept)
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
            return Page({**now.cards, **harvest.decks(match)}, (*now.banished, *harvest.banished(match)))
        return Page({hero: (*shop, *([chosen[hero]] if hero in chosen else [])) for hero, shop in now.cards.items()})

    def _kept(self, match: Match, page: Page, chosen: dict[str, str]) -> Cards:
        """R122: what each hero takes along."""
        if self.book.mode == EASY:
            return {hero: page.cards[hero] for hero in match.setup.options["heroes"]}
        return {hero: (card,) for hero, card in chosen.items()}

    def _line(self, match: Match, level: int, result: str, players: Mapping[str, str] | None, kept: Cards) -> Line:
        state = harvest.state_of(match)
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

    def _unusual(self, match: Match) -> dict[str, Any]:
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


def is_won(match: Match) -> bool:
    return match.outcome is not None and bool(match.outcome.winners)
