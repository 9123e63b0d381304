"""The whole pack as tables of numbers: every physical card, what it is, and its programs; the boards and the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wandwright.content.library import CardLibrary
from wandwright.engine.boards.boards import Board, Edge, Space, space_set
from wandwright.engine.boards.walks import Walks
from wandwright.engine.display.cards import Copies
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.words import Compiler, Vocabulary
from wandwright.games.year_at_hogwarts import vocabulary as v

# The numbers of answers leave room for so many (numbers.json).
MOST_CARDS: Final = 899
# Kinds with physical cards; of a sheet, a token, a space or a Combat card there is nothing to shuffle or deal.
CARD_KINDS: Final = frozenset({*v.DECKS, "mission"})
PASSAGE: Final = "passage"


class Definition:
    """What an entry of the pack is; a clause list that it lacks is the program that does nothing."""

    def __init__(self, compiler: Compiler, fields: Fields) -> None:
        self.fields = fields
        self.id: str = fields["id"]
        self.kind: str = fields["kind"]
        self.effect = compiler.program(fields.get("effect", ()))
        self.combat = compiler.program(fields.get("combat", ()))
        self.turn_start = compiler.program(fields.get("turn_start", ()))
        self.on_reveal = compiler.program(fields.get("on_reveal", ()))
        self.before_attack = compiler.program(fields.get("before_player_attack", ()))
        self.after_attack = compiler.program(fields.get("after_player_attack", ()))


class Library(CardLibrary[Definition]):
    """The cards, the boards, the sheets and the tokens, each sort in the order of the ids."""

    def __init__(self, records: Sequence[Fields], digest: str, words: Vocabulary) -> None:
        by_kind: dict[str, list[Fields]] = {}
        for fields in records:
            by_kind.setdefault(fields["kind"], []).append(fields)
        self.entries = by_kind
        self.board = board_of(by_kind["space"], by_kind["passage"])
        self.spaces: tuple[str, ...] = self.board.names
        # R51: the pitch ends every move, but for the Cloak (R103). For one of the Death Eaters passages cost nothing.
        walls = space_set(number for number, fields in enumerate(by_kind["space"]) if "forced_stop" in fields)
        self.walks = Walks(self.board, walls)
        self.free_walks = Walks(self.board, 0)
        self.short_walks = Walks(self.board.with_cost(PASSAGE, 0), walls)
        self.items: tuple[str, ...] = tuple(fields["id"] for fields in by_kind["item"])
        compiler = Compiler(words, {"spaces": self.spaces, "items": self.items})
        counts = {fields["id"]: fields.get("copies", 1) * (fields["kind"] in CARD_KINDS) for fields in records}
        copies = Copies(counts, most_definitions=MOST_CARDS, most=MOST_CARDS)
        super().__init__(digest, [Definition(compiler, fields) for fields in records], copies, compiler)

    def entries_of(self, kind: str) -> tuple[Definition, ...]:
        """Every entry of a kind, in the order of the ids."""
        return tuple(definition for definition in self.definitions if definition.kind == kind)

    def students(self) -> tuple[str, ...]:
        """R24: the sheets that a player may pick."""
        return tuple(fields["id"] for fields in self.entries["character"] if fields["role"] == "student")

    def death_eaters(self) -> tuple[str, ...]:
        """R155, R230: the sheets of the Death Eaters, in the order in which the rules number them."""
        return tuple(fields["id"] for fields in self.entries["character"] if fields["role"] == "death_eater")

    def only(self, kind: str) -> Fields:
        """The only entry of a kind."""
        return self.entries[kind][0]


def board_of(spaces: Sequence[Fields], passages: Sequence[Fields]) -> Board:
    """All boards as one: ways of one step and passages (R43 to R63)."""
    places = [Space(fields["id"], fields["x"], fields["y"], fields["sort"]) for fields in spaces]
    ways = [Edge(fields["id"], other) for fields in spaces for other in fields.get("ways", ())]
    tunnels = [Edge(fields["from"], fields["to"], PASSAGE, fields["cost"]) for fields in passages]
    return Board(places, [*ways, *tunnels])


def numbers(fields: Fields, names: Sequence[str]) -> tuple[Any, ...]:
    """The values of some fields, 0 for those that are not there."""
    return tuple(fields.get(name, 0) for name in names)
