"""Undo: how far a seat may take actions back, by the table's policy and what each action brought to light."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from wandwright.engine.questions.face_down import may_have_planned
from wandwright.server.errors import Refusal
from wandwright.server.tables.table import CLOSED, OVER_FOR_GOOD, PERSON, Table

REVEALING = frozenset({"chance", "hidden"})
NOTHING = "Nothing has been played yet, so there is nothing to take back."


class Way(NamedTuple):
    """How an undo can go: at once where nobody is asked; not at all where `why_not` says so.

    beyond says what lies between now and then: chance, hidden, seat (another seat, `other`, has acted), or an end whose
    secrets are known. lane is the seat that takes back the last step of its own planning, which needs nobody.
    """

    to: int
    asks: tuple[int, ...]
    why_not: str
    why: str
    beyond: str = ""
    other: int | None = None
    lane: int | None = None


def last_own(table: Table, seats: Collection[int]) -> int:
    """The last action of one of these seats; without one, the last they know of. A bot would answer the same again."""
    own = (record.number for record in table.match.records_backwards() if record.seat in seats)
    told = table.match.told_to(seats)
    return next(own, told.true_number(told.actions - 1))


def planning_others(table: Table, seats: Collection[int]) -> list[int]:
    """Other seats that have planned face down, or may have: nobody can see whether they have begun."""
    match = table.match
    return [seat for seat in may_have_planned(match.game.rules, match.state) if seat not in seats]


def floor(table: Table, seats: Collection[int]) -> int:
    """The earliest action that can be taken back safely: all from there on are own ones and showed nothing new."""
    safe = table.match.action_count
    if planning_others(table, seats):
        return safe
    for record in table.match.records_backwards():
        if record.reveals & REVEALING or record.seat not in seats:
            break
        safe = record.number
    return safe


def name_of(table: Table, seat: int) -> str:
    return table.seats[seat].name


def beyond(table: Table, to: int, seats: Collection[int]) -> tuple[str, int | None]:
    """What lies between now and then: a word for it, and the other seat that has acted."""
    records = table.match.records_from(to)
    for word in ("chance", "hidden"):
        if any(word in record.reveals for record in records):
            return word, None
    lie_open = table.match.told_to(seats).first - to
    acted = [record.seat for record in records[: max(0, lie_open)] if record.seat not in seats]
    return "seat", [*acted, *planning_others(table, seats)][0]


def told(table: Table, word: str, other: int | None) -> str:
    """The same in a few words."""
    if word == "chance":
        return "Goes back to before chance had its say"
    if word == "hidden":
        return "Goes back to before a hidden card was shown"
    assert other is not None, "another seat has acted"
    return f"Goes back to before {name_of(table, other)} acted"


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def others(table: Table, seats: Collection[int]) -> tuple[int, ...]:
    """The other persons' seats; bots agree to everything."""
    return tuple(row.seat for row in table.seats if row.kind == PERSON and row.seat not in seats)


def way(table: Table, seats: Collection[int], to: int | None) -> Way:
    """How these seats can go back to just before the action that they know as `to` (None: their last one)."""
    told_of = table.match.told_to(seats)
    actions = told_of.actions
    policy = table.row.undo
    target = last_own(table, seats) if to is None else told_of.true_number(to)
    if not actions:
        return Way(0, (), NOTHING, "")
    if table.closed:
        return Way(actions - 1, (), CLOSED, "")
    if table.shown:
        return Way(actions - 1, (), OVER_FOR_GOOD, "", "end")
    if to is not None and not 0 <= to < actions:
        return Way(target, (), f"There is no action {to}; the last one is {actions - 1}.", "")
    if policy == "off":
        return Way(target, (), "At this table what is done is done: undo is off.", "")
    planning = next((seat for seat in seats if table.match.planned(seat)), None)
    if to is None and planning is not None:
        number = table.match.planned(planning)[-1].number
        return Way(number, (), "", "Takes back the last step of your plan, which nobody has seen.", lane=planning)
    count = actions - told_of.shown_number(target)
    own = "Takes back the last action." if count == 1 else f"Takes back the last {count} actions."
    if policy == "free" or target >= floor(table, seats):
        return Way(target, (), "", own)
    word, other = beyond(table, target, seats)
    reason = told(table, word, other)
    if policy == "safe":
        why_not = f"{reason}: this table takes back only what has shown nothing new."
        return Way(target, (), why_not, "", word, other)
    asks = others(table, seats)
    if not asks:
        return Way(target, (), "", own)
    whose = listed([f"{name_of(table, seat)}\N{RIGHT SINGLE QUOTATION MARK}s" for seat in asks])
    return Way(target, asks, "", f"{reason}: needs {whose} yes.", word, other)


def undo_data(table: Table, seats: Collection[int]) -> dict[str, Any]:
    """What undo would do now, to be shown before it is pressed: the plain data of `protocol.UndoInfo`."""
    found = way(table, seats, None)
    told_of = table.match.told_to(seats)
    to = told_of.shown_number(max(found.to, 0))
    return {
        "possible": not found.why_not,
        "vote": bool(found.asks),
        "to": to,
        "why": found.why_not or found.why,
        "count": 1 if found.lane is not None else told_of.actions - to,
        "beyond": found.beyond,
        "other": found.other,
        "asks": list(found.asks),
        "plan": found.lane is not None,
    }


def allowed(table: Table, seats: Collection[int], to: int | None) -> Way:
    """The way back; Refusal if there is none."""
    found = way(table, seats, to)
    if found.beyond == "end":
        raise Refusal(OVER_FOR_GOOD, "shown")
    if found.why_not:
        raise Refusal(found.why_not, "undo")
    return found
