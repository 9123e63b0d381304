"""What is in the box: numbers of cards, sheets and tokens, the boards, and how decks and hands begin."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.totals import check_totals
from wandwright.engine.boards.boards import in_set
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts

GAME = YearAtHogwarts()
LIBRARY = GAME.library


def entries(kind: str) -> list[dict[str, Any]]:
    return [dict(definition.fields) for definition in LIBRARY.entries_of(kind)]


def test_r1_the_box_holds_so_many_of_each_kind() -> None:
    check_totals("year-at-hogwarts", (definition.fields for definition in LIBRARY.definitions))


def test_there_are_eight_decks_and_numbered_combat_cards() -> None:
    """R2: 210 cards with the Combat cards, which are numbered from 1 to 30."""
    counts = Counter(definition.kind for definition in LIBRARY.each if definition.kind != "mission")
    assert set(counts) == {"action", "duel", "event", "book", "potion", "quidditch", "spell"}
    assert sum(counts.values()) + len(entries("combat")) == 210
    assert [combat["number"] for combat in entries("combat")] == list(range(1, 31))


def test_missions_follow_the_books() -> None:
    """R3, R16, R106: 1 to 10 are of books 1 to 3, 11 to 20 of 4 and 5, 21 to 30 of 6 and 7; 40 to 300 points."""
    books = {mission["number"]: mission["book"] for mission in entries("mission")}
    assert {books[number] for number in range(1, 11)} == {1, 2, 3}
    assert {books[number] for number in range(11, 21)} == {4, 5}
    assert {books[number] for number in range(21, 31)} == {6, 7}
    points = [mission["points"] for mission in entries("mission")]
    assert (min(points), max(points)) == (40, 300)


def test_tokens_and_sheets_are_whole() -> None:
    """R4, R5, R6, H13, H44: 30 Items, six of them special; eight students, six Death Eaters and Voldemort."""
    assert sum("special" in item for item in entries("item")) == 6
    roles = Counter(sheet["role"] for sheet in entries("character"))
    assert sorted(roles.values()) == [1, 6, 8]
    assert set(LIBRARY.students()) == {"harry", "ron", "hermione", "draco", "luna", "ginny", "neville", "cedric"}
    assert all(entry["confidence"] for kind in ("item", "character", "mission", "spell") for entry in entries(kind))


def test_a_book_is_worth_5_to_20() -> None:
    """R121, R16, H2: both ends occur."""
    points = {book["points"] for book in entries("book")}
    assert (min(points), max(points)) == (5, 20)


def test_attack_cards_take_pv_and_defence_cards_cancel() -> None:
    """R125: each Potion and Spell is one of the two."""
    for card in entries("spell") + entries("potion"):
        first = card["combat"][0]["do"]
        assert first == {"attack": "damage", "defence": "cancel_attack"}[card["category"]], card["id"]


def test_the_four_house_towers_carry_the_common_rooms() -> None:
    """R78, R79, H12: each is one of the 18 towers."""
    box: Any = GAME.start(seats=2, seed=1).state
    box = box.box
    houses = {box.space_names[space] for space in in_set(box.houses)}
    assert houses == {"gryffindor_tower", "hufflepuff_tower", "ravenclaw_tower", "slytherin_tower"}
    assert box.houses & ~box.towers == 0


def test_walls_part_spaces_that_lie_side_by_side() -> None:
    """R45: a step follows a way of the board; every way is one step and runs both ways."""
    board = LIBRARY.board
    for space, ways in enumerate(board.ways):
        for way in ways:
            assert any(back.to == space for back in board.ways[way.to])
    library, dungeon = board.number("library"), board.number("potions_class")
    assert board.distance(library, dungeon) > 1


def test_decks_are_shuffled_each_on_its_own() -> None:
    """R23: other seeds, other orders, the same cards; the Combat cards are no deck that is drawn from."""
    one: Any = GAME.start(seats=2, seed=1).state
    other: Any = GAME.start(seats=2, seed=2).state
    for name in v.DECK_FIELDS:
        assert getattr(one, name) != getattr(other, name), name
    assert "combat" not in v.DECKS


def test_a_player_begins_with_the_cards_of_the_sheet() -> None:
    """R25, R35: as many Books, Spells and Potions as it lists."""
    state: Any = GAME.start(seats=8, seed=3).state
    for seat, name in enumerate(state.box.characters):
        listed = next(sheet["start_cards"] for sheet in entries("character") if sheet["id"] == name)
        held = {"book": state.books[seat], "spell": state.spells[seat], "potion": state.potions[seat]}
        assert {kind: len(cards) for kind, cards in held.items()} == dict(listed), name


def test_tokens_are_split_18_3_and_9() -> None:
    """H15, R27: 18, 3 and 9 tokens on the three boards."""
    state: Any = GAME.start(seats=2, seed=9).state
    lying = Counter(state.box.boards[place - 1] for place in state.item_at)
    assert sorted(lying.values()) == [3, 9, 18]
