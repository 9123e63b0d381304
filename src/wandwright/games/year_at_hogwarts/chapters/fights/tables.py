"""What fights look up: the opponents of missions and duels."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.library import Definition, Library


class FightTables:
    """Opponents of missions by the number of the mission, and of duels by the definition of their card."""

    def __init__(self, library: Library) -> None:
        self.opponents: dict[int, Definition] = {
            entry.fields["number"]: entry for entry in library.entries_of("combat")
        }
        self.duels: dict[int, Definition] = {
            number: entry for number, entry in enumerate(library.definitions) if entry.kind == "duel"
        }
