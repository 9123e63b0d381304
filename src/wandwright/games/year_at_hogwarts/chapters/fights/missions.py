"""Missions: who may try one, and which cards meet it (R106 to R118a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.fights import mission_fights, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged
from wandwright.games.year_at_hogwarts.state import YearState


def members(state: YearState, seat: int) -> tuple[int, ...]:
    """R116: the team; this seat first."""
    return (seat, *(mate for mate in state.box.mates[seat] if mate != seat))


def open_here(state: YearState, seat: int) -> list[int]:
    """R49, R116, R117: open missions of the player or the team for the place of this pawn, as cards."""
    place = state.box.mission_place
    here = state.position[seat]
    return [card for mate in members(state, seat) for card in state.missions[mate] if place[card] == here]


def is_ready(state: YearState, seat: int, card: int) -> bool:
    """R107, R108, R116: everybody there, with all tokens and, where the variant asks for them, all cards.

    R178a: a team has one fight at a time, also if one of its members has left that and comes back.
    """
    box = state.box
    team = members(state, seat)
    if state.fought[box.team_of[seat]] or any(state.position[mate] != box.mission_place[card] for mate in team):
        return False
    if any(not any(tokens.holds(state, mate, item) for mate in team) for item in box.mission_items[card]):
        return False
    return not box.qualified or has_cards(state, team, card)


def has_cards(state: YearState, team: tuple[int, ...], card: int) -> bool:
    """R109, R109a: one card meets one requirement; those asked for by name are set apart first."""
    box = state.box
    asked = box.fights.missions[box.definition[card]]
    held = Counter(box.definition[one] for mate in team for one in gains.hand_of(state, mate))
    held.subtract(asked.cards)
    if any(count < 0 for count in held.values()):
        return False
    sorts = Counter[tuple[int, bool]]()
    for kind, count in held.items():
        sorts[box.fights.deck[kind], box.fights.is_attack[kind]] += count
    return all(sorts[kind] >= count for kind, count in Counter(asked.kinds).items())


def ready_here(state: YearState, seat: int) -> list[int]:
    return [card for card in open_here(state, seat) if is_ready(state, seat, card)]


# One may be tried where the pawn stands.


def offer_mission(state: YearState, seat: int) -> None:
    """R69a, R110, R115: one mission may be tried where the pawn stands, if everything required is held."""
    if ready_here(state, seat):
        state.stack.append(Plain(steps.TRY_MISSION, seat, NO_CARD))


def list_try_mission(state: YearState, question: Plain) -> list[int]:
    definition = state.box.definition
    return [*(definition[card] for card in ready_here(state, question.seat)), PASS]


def answer_try_mission(state: YearState, question: Plain, answer: int) -> None:
    if answer != PASS:
        begin_mission(state, question.seat, answer)


def begin_mission(state: YearState, seat: int, kind: int) -> None:
    """R109a, R110, R115: the required cards are named, then the Combat card of that number is fought."""
    state.tried = 1
    team = members(state, seat)
    for mate in team:
        state.named[mate] = ()
    mission_fights.open_fight(state, seat, kind)
    if state.box.qualified:
        asked = state.box.fights.missions[kind]
        for card in asked.cards:
            name(state, next(mate for mate in team if unnamed(state, mate)[card]), card)
        for place in reversed(range(len(asked.kinds))):
            state.stack.append(shapes.Naming(steps.NAME_CARD, seat, NO_CARD, kind, place))


# R118a, R178a: a team begins at the start of a turn, and goes on with its fight in place of the roll.


def team_missions(state: YearState, seat: int) -> list[int]:
    """R118a: the kinds of mission that the team may begin now; R178a: or the fight that it is in."""
    box = state.box
    if is_engaged(state, seat):
        return [box.fights.mission_kinds[state.fought[box.team_of[seat]]]]
    return [box.definition[card] for card in ready_here(state, seat)]


def start_team_mission(state: YearState, seat: int, definition: int) -> None:
    if is_engaged(state, seat):
        state.stack.append((steps.MISSION_TURN, seat))
    else:
        begin_mission(state, seat, definition)


# R109a: the cards that meet it.


def unnamed(state: YearState, seat: int) -> Counter[int]:
    """The kinds of card of a hand, without those that meet a requirement already."""
    held = Counter(state.box.definition[card] for card in gains.hand_of(state, seat, (v.POTION, v.SPELL)))
    held.subtract(state.named[seat])
    return held


def name(state: YearState, seat: int, kind: int) -> None:
    """In one order, whichever was named first."""
    state.named[seat] = tuple(sorted((*state.named[seat], kind)))


def fitting(state: YearState, question: shapes.Naming) -> Iterator[int]:
    tables = state.box.fights
    asked = tables.missions[question.mission].kinds[question.place]
    for mate in members(state, question.seat):
        for kind, count in unnamed(state, mate).items():
            if count > 0 and (tables.deck[kind], tables.is_attack[kind]) == asked:
                yield steps.OF_SEAT * mate + kind


def list_name_card(state: YearState, question: shapes.Naming) -> list[int]:
    return list(fitting(state, question))


def answer_name_card(state: YearState, question: shapes.Naming, answer: int) -> None:
    name(state, *divmod(answer, steps.OF_SEAT))
