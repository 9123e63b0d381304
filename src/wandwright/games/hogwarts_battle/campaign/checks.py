"""Is a book possible? A file may be whole and yet say what no play leads to (R127)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from wandwright.engine.errors import ImpossibleBook
from wandwright.engine.matches.campaigns import WON, Cards
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.campaign.book import Book, Page
from wandwright.games.hogwarts_battle.campaign.levels import LAST_LEVEL
from wandwright.games.hogwarts_battle.campaign_setup import DECK_KINDS, EASY, KEPT_KINDS, MODES
from wandwright.games.hogwarts_battle.library import Library

FEWEST_HEROES, MOST_HEROES = 2, 6


def check_book(book: Book, library: Library) -> None:
    """ImpossibleBook with the reason."""
    require(book.mode in MODES, f"its mode is {book.mode!r}; the modes are {', '.join(MODES)}")
    check_heroes(book.heroes)
    require(1 <= len(book.pages) <= LAST_LEVEL + 1, f"it has {len(book.pages)} pages for eight levels")
    check_history(book)
    for level, page in enumerate(book.pages, 1):
        check_page(book, page, level, library)
    for level, (before, after) in enumerate(pairwise(book.pages), 1):
        check_growth(book.mode, before, after, level)


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ImpossibleBook(f"This book is impossible: {otherwise}.")


def check_heroes(heroes: tuple[str, ...]) -> None:
    """R120: up to six heroes, each once."""
    require(all(hero in v.HEROES for hero in heroes), f"its heroes are {', '.join(heroes)}; there are no others than "
            f"{', '.join(v.HEROES)}")  # fmt: skip
    distinct = len(set(heroes)) == len(heroes)
    require(distinct and FEWEST_HEROES <= len(heroes) <= MOST_HEROES, "it needs two to six different heroes")


def check_history(book: Book) -> None:
    """R117: levels are won one after the other."""
    won = [line.level for line in book.history if line.result == WON and not line.replay]
    require(won == list(range(1, book.won + 1)), f"its history wins the levels {won}, its pages {book.won} of them")


def check_page(book: Book, page: Page, level: int, library: Library) -> None:
    """The cards of one level: known ones, no more than there are, and of the right sort."""
    last = level == len(book.pages)
    require(set(page.cards) <= set(book.heroes), f"level {level} has cards for heroes who are not in the book")
    require(not last or set(page.cards) == set(book.heroes), "a hero of the book has no page")
    everything = Counter([*page.banished, *(card for cards in page.cards.values() for card in cards)])
    for card, count in everything.items():
        require(card in library.copies.numbers, f"there is no card {card!r}")
        copies = len(library.copies.with_id(card))
        require(count <= copies, f"it has {count} of {card} and there are {copies}")
    require(
        all(kind_of(library, card) in DECK_KINDS for card in page.banished), "something banished is no Hogwarts card"
    )
    for hero, cards in page.cards.items():
        check_deck(library, hero, cards) if book.mode == EASY else check_shop(library, hero, cards, level)


def kind_of(library: Library, card: str) -> str:
    return str(library.fields_of(card)["kind"])


def check_deck(library: Library, hero: str, cards: tuple[str, ...]) -> None:
    """R118: cards that can be kept; starting cards are the hero's own."""
    for card in cards:
        fields = library.fields_of(card)
        require(fields["kind"] in KEPT_KINDS, f"{card} can't be kept")
        require(fields["kind"] != "starting" or fields["hero"] == hero, f"{hero} has {card} of another hero")


def check_shop(library: Library, hero: str, cards: tuple[str, ...], level: int) -> None:
    """R119: one card for each level that was won, whose cost is the number of the next level."""
    costs = [library.fields_of(card).get("cost", 0) for card in cards]
    fits = all(2 <= cost <= level for cost in costs) and all(kind_of(library, card) == "hogwarts" for card in cards)
    require(
        fits and len(set(costs)) == len(costs), f"the shop of {hero} in level {level} can't hold {', '.join(cards)}"
    )


def check_growth(mode: str, before: Page, after: Page, level: int) -> None:
    """What a won level can change: shops only grow, and what is banished stays so."""
    require(not Counter(before.banished) - Counter(after.banished), f"something banished came back after level {level}")
    if mode != EASY:
        require(shops_grow(before.cards, after.cards), f"a shop lost a card in level {level}")


def shops_grow(before: Cards, after: Cards) -> bool:
    return all(set(cards) <= set(after.get(hero, ())) for hero, cards in before.items())
