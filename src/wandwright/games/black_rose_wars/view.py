"""What a view shows beside the fields: numbers of the sheets, limits of the rooms, what works now."""

from __future__ import annotations

from typing import Any

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.turn.track import active_events
from wandwright.games.black_rose_wars.sheets import health_of
from wandwright.games.black_rose_wars.state import RoseState


def add_to_view(data: dict[str, Any], state: RoseState) -> None:
    box = state.box
    data["goal"] = {"points": v.END_POINTS, "moons": list(v.MOON_POINTS)}
    data["solo"] = box.solo
    active = active_events(state)
    data["working"] = [card in active for card in state.track]
    for room, shown in enumerate(data["rooms"]):
        shown["id"] = box.room_names[room]
        shown["place"] = list(box.positions[state.position[room]])
        shown["limit"] = box.room_limit[room]
        shown["points"] = box.room_points[room]
        shown["destroyed"] = bool(state.destroyed >> room & 1)
    for seat, player in enumerate(data["players"]):
        picked = state.mage[seat] >= 0
        player["health"] = health_of(state, seat) if picked else 0
        player["hand_limit"] = box.mage_hand[state.mage[seat]] if picked else 0
        player["cell_place"] = list(box.layout.cell_places[state.cell[seat]])
        player["rival"] = seat == box.rival
