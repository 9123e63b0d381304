"""The book of a campaign: what a level changes in it, and what it refuses (R117 to R127)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import wandwright as ww
from tests.games.hogwarts_battle.campaign.playing import (
    GAME,
    begin,
    first_fitting,
    load,
    play_badly,
    play_well,
    won_match,
)
from wandwright.engine.errors import (
    BadChoice,
    BadOption,
    CampaignError,
    ContentMismatch,
    DamagedSave,
    ForeignMatch,
    ImpossibleBook,
    LevelLocked,
    NotOver,
)
from wandwright.engine.matches.campaigns import WON, Line
from wandwright.engine.matches.saves import checksum
from wandwright.games.hogwarts_battle.campaign import kept_cards
from wandwright.games.hogwarts_battle.campaign.book import Book, Page
from wandwright.games.hogwarts_battle.campaign.levels import levels
from wandwright.games.hogwarts_battle.campaign.open_book import OpenBook
from wandwright.games.hogwarts_battle.campaign_setup import Brought, write_brought
from wandwright.testkit.scenario import Scenario

HEROES = ["harry", "ron"]


def starting(hero: str) -> tuple[str, ...]:
    return begin("x", "easy", [hero, "neville" if hero != "neville" else "ron"]).book.pages[0].cards[hero]


def changed(years: OpenBook, **parts: Any) -> str:
    """A file that is whole, but says something else."""
    return OpenBook.save(Bare(years, years.book._replace(**parts)))  # type: ignore[arg-type]


class Bare:
    """An open book that nobody has checked."""

    def __init__(self, years: OpenBook, book: Book) -> None:
        self.game = years.game
        self.book = book


def line(level: int, result: str = WON, **more: Any) -> Line:
    return Line(level, "normal", ("harry", "ron"), 0, result, 10, 0, f"match {level}", **more)


def test_the_levels_are_the_eight_scenarios_in_order() -> None:
    """R117"""
    assert [one.id for one in levels()] == [*(f"year-{year}" for year in range(1, 8)), "battle-for-hogwarts"]
    years = begin("x", "easy", HEROES)
    assert years.open_level == 1
    with pytest.raises(LevelLocked, match="Level 2 is not open"):
        years.next_match(2)


def test_easy_keeps_the_whole_deck() -> None:
    """R118: hand, deck, discard pile and play area together are the deck of the next level."""
    years = begin("x", "easy", HEROES)
    match = won_match(years)
    state: Any = match.state
    held = Counter(
        state.box.ids[card] for pile in (state.hand, state.deck, state.discard) for cards in pile for card in cards
    )
    held.update(state.box.ids[card] for card in state.played)
    years.close(match)
    kept = years.book.pages[1].cards
    assert held == Counter([*kept["harry"], *kept["ron"]])
    assert Counter(kept["harry"]) != Counter(starting("harry"))


def test_what_is_kept_is_not_in_the_hogwarts_deck() -> None:
    """R118, R125: cards of heroes at the table, of one who sits out, and banished ones."""
    book = write_brought(Brought("easy", {"harry": ("lumos",), "ron": ("alohomora_ron",)}, ("lumos", "oliver_wood")))
    state: Any = ww.game(GAME).start(2, 1, {"scenario": "year-1", "heroes": HEROES, "book": book}).state
    without = Counter(state.box.ids[card] for card in state.box.hogwarts)
    state = ww.game(GAME).start(2, 1, {"scenario": "year-1", "heroes": HEROES}).state
    everything = Counter(state.box.ids[card] for card in state.box.hogwarts)
    assert everything - without == Counter({"lumos": 2, "oliver_wood": 1})


def test_banished_cards_stay_out_and_detentions_come_back() -> None:
    """R118"""
    years = begin("x", "easy", HEROES)
    match = won_match(years)
    state: Any = match.state
    detention, reparo = state.detentions[0], next(card for card in state.hogwarts_deck)
    state.banished = (detention, reparo)
    years.close(match)
    assert years.book.pages[1].banished == (state.box.ids[reparo],)
    assert state.box.ids[reparo] in json.loads(years.brought(2, HEROES))["out"]


def test_normal_puts_one_card_of_the_next_level_into_the_shop() -> None:
    """R119: its cost is the number of the next level; the starting decks stay as they are."""
    years = begin("x", "normal", HEROES)
    match = won_match(years)
    fitting = years.choices(match)
    costs = {years.game.fields_of(card)["cost"] for cards in fitting.values() for card in cards}
    assert costs == {2}
    with pytest.raises(BadChoice, match="can't put alohomora_harry into the shop"):
        years.close(match, {"harry": "alohomora_harry"})
    written = years.close(match, first_fitting(years, match))
    assert years.book.pages[1].cards == {hero: written.cards.get(hero, ()) for hero in HEROES}
    assert years.book.pages[0].cards == {"harry": (), "ron": ()}


def test_a_card_that_was_given_fits_nobody_but_its_buyer() -> None:
    """R119: Locomotor! hands on what another hero has acquired; the receiver has not acquired it."""
    options = {"scenario": "charms-potions-4", "heroes": ["harry", "ron"]}
    foes = {"villains.active": ["draco_malfoy", None, None], "villains.wounds": [5, 0, 0], "villains.deck": []}
    held = {"heroes.0.hand": ["locomotor"], "heroes.0.discard": ["owls"], "heroes.0.attack": 1, "heroes.1.hand": []}
    given = {"stack": [["act", 0, -1]], "horcrux.pile": [], **foes, **held}
    document = {"game": GAME, "name": "a gift", "options": options, "given": given}
    for gift, harrys in (("give owls", ()), ("nothing", ("owls",))):
        match = Scenario({**document, "play": ["play locomotor", gift, "attack draco_malfoy"]}, "here").run()
        assert match.outcome is not None
        assert kept_cards.fitting(match, 3) == {"harry": harrys, "ron": ()}


def test_no_card_may_be_wanted() -> None:
    """R119"""
    years = begin("x", "normal", HEROES)
    years.close(won_match(years), {"harry": None})
    assert years.book.pages[1].cards == {"harry": (), "ron": ()}


def test_a_bought_shop_card_is_back_in_the_next_match() -> None:
    """R119, R126: a shop belongs to the book, whatever becomes of its cards in a match."""
    first = Page({"harry": (), "ron": ()})
    second = Page({"harry": ("tergeo",), "ron": ()})
    found = ww.game(GAME)
    book = Book("x", "normal", found.content_hash, ("harry", "ron"), (first, second), (line(1),))
    years = load(changed(begin("x", "normal", HEROES), **book._asdict()))
    assert json.loads(years.brought(2, HEROES))["cards"]["harry"] == ["tergeo"]
    assert json.loads(years.brought(1, HEROES))["cards"]["harry"] == []


def test_a_lost_or_abandoned_match_changes_only_the_history() -> None:
    """R121"""
    years = begin("x", "easy", HEROES)
    pages = years.book.pages
    match = years.next_match()
    years.give_up(match)
    lost = years.next_match()
    play_badly(lost)
    years.close(lost)
    assert years.book.pages == pages
    assert [one.result for one in years.book.history] == ["given up", "lost"]


def test_only_a_match_that_is_over_can_be_closed_and_only_once() -> None:
    """R121: undo works until the level is closed."""
    years = begin("x", "easy", HEROES)
    match = won_match(years)
    match.undo()
    with pytest.raises(NotOver, match="still goes on"):
        years.close(match)
    play_well(match)
    years.close(match)
    with pytest.raises(ForeignMatch, match="in the book already"):
        years.close(match)


def test_a_replay_for_fun_changes_nothing_but_the_history() -> None:
    """R123: it is played with what the level began with."""
    years = begin("x", "normal", HEROES)
    match = won_match(years)
    years.close(match, first_fitting(years, match))
    pages = years.book.pages
    again = years.next_match(1, seed=99)
    state: Any = again.start_state
    assert state.control == 1
    assert all(not shop for shop in state.box.brought.shops)
    play_well(again)
    assert years.close(again).replay
    assert years.book.pages == pages


def test_a_match_of_another_book_is_refused() -> None:
    years = begin("x", "easy", HEROES)
    single = ww.game(GAME).start(2, 1, {"scenario": "year-1", "heroes": HEROES})
    play_badly(single)
    with pytest.raises(ForeignMatch, match="another book"):
        years.close(single)


def test_a_hero_joins_late_with_the_starting_deck_and_another_sits_out() -> None:
    """R120"""
    years = begin("x", "easy", HEROES)
    years.close(won_match(years))
    kept = years.book.pages[-1].cards["ron"]
    years.join("luna")
    assert years.book.pages[-1].cards["luna"] == starting("luna")
    brought = json.loads(years.brought(2, ["harry", "luna"]))
    assert brought["cards"]["luna"] == list(starting("luna"))
    assert Counter(brought["out"]) >= Counter(card for card in kept if not card.startswith("alohomora_ron")) - Counter(
        starting("ron")
    )
    assert years.book.pages[-1].cards["ron"] == kept
    with pytest.raises(ImpossibleBook, match="two to six different heroes"):
        years.join("luna")


def test_variations_and_players_are_recorded() -> None:
    """R122"""
    years = begin("x", "easy", HEROES)
    match = years.next_match(seed=5, variations={"market_dismiss": "on"})
    play_badly(match)
    written = years.close(match, players={"ron": "a bot"})
    assert written.variations == {"market_dismiss": "on"}
    assert written.players == {"ron": "a bot"}
    assert (written.seed, written.heroes, written.turns) == (5, ("harry", "ron"), match.view(None)["turn"])
    with pytest.raises(CampaignError, match="The book says scenario itself"):
        years.next_match(variations={"scenario": "year-1"})


def test_a_book_comes_back_from_its_text() -> None:
    """R122"""
    years = begin("x", "normal", HEROES)
    match = won_match(years)
    years.close(match, first_fitting(years, match))
    assert load(years.save()).book == years.book


def test_an_imported_book_of_the_same_name_becomes_a_new_one() -> None:
    """R127"""
    years = begin("Years", "normal", HEROES)
    assert years.renamed(["Years", "Years (2)"]).name == "Years (3)"
    assert years.renamed(["Others"]).name == "Years"


def test_other_content_is_refused_with_both_names() -> None:
    """R127"""
    years = begin("x", "normal", HEROES)
    with pytest.raises(ContentMismatch, match=f"cards 0123456789ab, and here are the cards {years.book.content[:12]}"):
        load(changed(years, content="0123456789abcdef"))


def test_a_book_that_is_cut_off_or_changed_is_refused() -> None:
    text = begin("x", "normal", HEROES).save()
    for damaged in (text[:-20], text.replace('"ron"', '"luna"'), "[]", "{}"):
        with pytest.raises(DamagedSave):
            load(damaged)


SHOPS = Page({"harry": (), "ron": ()})


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"pages": (SHOPS, SHOPS)}, "its history wins the levels"),
        ({"history": (line(1), line(3)), "pages": (SHOPS, SHOPS, SHOPS)}, r"wins the levels \[1, 3\]"),
        ({"history": (line(1),), "pages": (SHOPS, Page({"harry": ("finite",), "ron": ()}))}, "shop of harry"),
        ({"pages": (Page({"harry": ("tergeo",), "ron": ()}),)}, "shop of harry in level 1"),
        ({"pages": (Page({"harry": ()}),)}, "a hero of the book has no page"),
        ({"pages": (Page({"harry": ("no_such_card",), "ron": ()}),)}, "there is no card 'no_such_card'"),
        ({"heroes": ("harry", "dobby")}, "there are no others than"),
        ({"mode": "hard"}, "the modes are easy, normal"),
        ({"mode": "easy", "pages": (Page({"harry": ("alohomora_ron",), "ron": ()}),)}, "of another hero"),
        ({"mode": "easy", "pages": (Page({"harry": ("lumos",) * 9, "ron": ()}),)}, "9 of lumos"),
        ({"mode": "easy", "pages": (Page({"harry": ("expulso",), "ron": ()}),)}, "expulso can't be kept"),
    ],
)
def test_a_whole_but_impossible_book_is_refused_with_the_reason(parts: dict[str, Any], told: str) -> None:
    """R127"""
    with pytest.raises(ImpossibleBook, match=told):
        load(changed(begin("x", "normal", HEROES), **parts))


def test_a_line_with_a_wrong_number_is_refused() -> None:
    body = json.loads(begin("x", "normal", HEROES).save())
    body["history"] = [{**line(1)._asdict(), "variations": {}, "players": {}, "cards": {}, "turns": "many"}]
    body.pop("checksum")
    with pytest.raises(ImpossibleBook, match="wrong number"):
        load(json.dumps({**body, "checksum": checksum(body)}))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"book": "no book"}, "no text of a campaign"),
        ({"book": '{"mode":"easy"}'}, "needs mode, cards by hero, and out"),
        ({"book": '{"mode":"easy","cards":{"harry":[]},"out":[]}'}, "other heroes than those who play"),
        ({"book": '{"mode":"easy","cards":{"harry":["no_such_card"],"ron":[]},"out":[]}'}, "which this pack lacks"),
        ({"book": '{"mode":"normal","cards":{"harry":["detention"],"ron":[]},"out":[]}'}, "can't be kept"),
        ({"book": '{"mode":"easy","cards":{"harry":[],"ron":[]},"out":[]}', "scenario": "game-1"}, "Only the levels"),
        ({"book": 3}, "takes a text"),
    ],
)
def test_a_match_takes_no_book_that_makes_no_sense(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        ww.game(GAME).start(2, 1, {"scenario": "year-1", "heroes": HEROES, **options})


def test_a_match_from_a_book_is_saved_and_loaded() -> None:
    years = begin("x", "normal", HEROES)
    match = years.next_match()
    play_well(match)
    assert ww.load(match.save()).hash() == match.hash()
