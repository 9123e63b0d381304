"""Fights beyond what a scenario can say: who sees what, what the table shows, and fights that other chapters begin."""

from __future__ import annotations

from typing import Any, cast

from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import NOBODY
from wandwright.games.year_at_hogwarts.chapters.fights import combat, fighters
from wandwright.games.year_at_hogwarts.chapters.fights.truces import end_of_own_turn, make_truce
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.scenario import Scenario

GAME = YearAtHogwarts()
BEFORE_A_TOWER: dict[str, Any] = {
    "game": GAME.name,
    "name": "Harry meets Bellatrix, whom Draco plays",
    "rule": "R155",
    "options": {"characters": ["harry", "draco", "ron"], "variant": "qualified"},
    "given": {
        "stack": [["begin_move"]],
        "this_turn.total": 1,
        "death_eaters": ["bell_tower"],
        "players.0.space": "nc_spell_1",
        "players.0.spells": ["protego"],
        "decks.potion": ["skele_gro"],
        "decks.spell": ["stupefy", "reducto"],
        "items": {},
    },
    "play": ["go bell_tower", {1: "play bellatrix"}],
    "expect": {"fight.sort": "death_eater"},
}
BELLATRIX = GAME.library.death_eaters().index("bellatrix")
LUCIUS = fighters.FIRST_SERVANT + GAME.library.death_eaters().index("lucius")


def met() -> Match:
    return Scenario(BEFORE_A_TOWER, "here").run(GAME)


def test_only_the_seat_to_the_right_sees_the_cards_of_the_death_eater() -> None:
    """R155."""
    match = met()
    shown = [match.view(seat)["servants"][BELLATRIX]["spells"][1] for seat in (0, 1, 2)]
    assert shown[1] != shown[0] == shown[2]
    assert "stupefy" in str(shown[1])
    assert "stupefy" not in str(shown[0])


def test_the_table_shows_both_sides_of_a_fight() -> None:
    """R132: who fights, with how many PV."""
    match = met()
    sections = {section.name: section for section in GAME.table(match.view(1))}
    assert [(panel.card, panel.counts[0].value) for panel in sections["fight"].panels] == [
        ("harry", 7),
        ("bellatrix", 8),
    ]
    assert [len(zone.pieces) for zone in sections["fight"].panels[1].zones] == [1, 2]


def truces_of(state: YearState) -> list[list[int]]:
    view: dict[str, Any] = GAME.view(state, None)
    return [player["truces"] for player in view["players"]]


def test_a_view_says_how_long_a_truce_lasts() -> None:
    """R140: two more turns of the own, and for whose turn it is the one of the fight."""
    match = GAME.start(seats=3, seed=1, options={"characters": ("harry", "draco", "ron")})
    state = cast(YearState, match.state)
    active, other, third = ((state.active + step) % 3 for step in range(3))
    make_truce(state, active, other)
    told = truces_of(state)
    assert (told[active][other], told[other][active]) == (3, 2)
    assert told[third] == [0, 0, 0]
    end_of_own_turn(state, active)
    assert truces_of(state)[active][other] == 2


def begun(first: int, second: int) -> YearState:
    """A fight as in the Return of Voldemort, begun by another chapter; Draco's seat plays the Death Eaters."""
    options = {"characters": ("hermione", "draco"), "variant": "qualified", "defence_dice": "on"}
    state = cast(YearState, GAME.start(seats=2, seed=1, options=options).state)
    state.stack, state.legal, state.servant_seat = [], [], 1
    for servant in {first, second} - {0, 1}:
        fighters.arm(state, servant)
    combat.begin(state, fighters.RETURN, first, second)
    GAME.rules.advance(state)
    return state


def script(state: YearState, dice: list[int]) -> None:
    state.script = {GAME.streams.index("fight"): tuple(face - 1 for face in dice)}


def test_hermione_against_lucius_with_defence_dice() -> None:
    """T7, R245, R246, R247: 2 4 5 3 against resistance 4 are two hits; a 2 and a 4 cost Lucius 3 PV."""
    state = begun(0, LUCIUS)
    script(state, [2, 4, 5, 3, 2, 4])
    GAME.rules.apply(state, 0)
    assert state.question[1] == 1
    GAME.rules.apply(state, 2)
    assert fighters.pv_of(state, LUCIUS) == 7 - 3
    assert state.pv[0] == 6
    assert state.fighters[state.fight_side] == LUCIUS


def test_two_death_eaters_may_fight_and_one_is_beaten() -> None:
    """R248, R249: a fight between two who are no seats ends at 0 PV."""
    bellatrix = fighters.FIRST_SERVANT + BELLATRIX
    state = begun(bellatrix, LUCIUS)
    while state.legal:
        GAME.rules.apply(state, state.legal[0])
    assert state.beaten in (bellatrix, LUCIUS)
    assert fighters.pv_of(state, state.beaten) == 0
    fighters.clear(state)
    assert (state.fighters, state.beaten) == ((), NOBODY)
