"""What bots think of the year: each opinion changes a choice, and together they beat random play."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright
from wandwright.bots.greedy import Greedy
from wandwright.bots.policy import Policy
from wandwright.bots.uniform import Uniform
from wandwright.engine.language import speaking
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.decks.shapes import Searching
from wandwright.games.year_at_hogwarts.chapters.decks.steps import SEARCH
from wandwright.games.year_at_hogwarts.chapters.fights import combat, missions
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import steps as fights
from wandwright.games.year_at_hogwarts.chapters.fights.shapes import Dice
from wandwright.games.year_at_hogwarts.chapters.walking import shapes as walks
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.year.steps import TOWER
from wandwright.games.year_at_hogwarts.opinion import aims, heuristics, odds, reasons
from wandwright.games.year_at_hogwarts.opinion.tables import tables

GAME: Any = wandwright.game("year-at-hogwarts")


def position(seats: int = 2, **options: Any) -> Any:
    """A match of which nothing is decided yet; nobody has a card, a Book or a mission."""
    state = GAME.start(seats=seats, seed=4, options=options).state.copy()
    for seat in range(seats):
        state.books[seat] = state.potions[seat] = state.spells[seat] = state.missions[seat] = ()
    state.stack, state.legal, state.question = [], [], ()
    return state


def card(state: Any, name: str) -> int:
    return int(state.box.ids.index(name))


def space(state: Any, name: str) -> int:
    return int(state.box.board.number(name))


def item(state: Any, name: str) -> int:
    return int(state.box.item_names.index(name))


def ask(state: Any, frame: Any) -> int:
    """What the policy answers to a question."""
    state.stack.append(frame)
    GAME.rules.advance(state)
    return int(GAME.policy(state))


def move(state: Any, total: int) -> str:
    """Where the first seat goes."""
    state.active, state.total = 0, total
    return str(state.box.space_names[ask(state, (steps.BEGIN_MOVE,))])


def clear_tokens(state: Any) -> None:
    state.item_at = [v.IN_BOX] * len(state.item_at)


def test_a_player_goes_where_a_token_of_a_mission_lies() -> None:
    state = position()
    clear_tokens(state)
    state.missions[0] = (card(state, "mission_08"),)
    state.pv[0] = 15
    state.position[1] = space(state, "hogs_head")
    state.item_at[item(state, "marauders_map")] = v.FIRST_SPACE + space(state, "da_item_1")
    before = aims.steps_to_mission(state, tables(state.box), 0, state.missions[0][0])
    state.position[0] = space(state, move(state, 4))
    assert aims.steps_to_mission(state, tables(state.box), 0, state.missions[0][0]) < before


def test_a_player_sits_an_exam_that_is_in_reach() -> None:
    state = position()
    clear_tokens(state)
    room = space(state, "charms_class")
    total = min(way.cost for way in state.box.board.ways[room] if way.cost)
    state.position = [state.box.board.ways[room][0].to, space(state, "leaky_cauldron")]
    state.books[0] = (card(state, "charms_5"),)
    assert move(state, total) == "charms_class"


def test_what_comes_after_the_end_of_the_year_is_worth_nothing() -> None:
    state = position(year_rounds=10)
    state.missions[0] = (card(state, "mission_08"),)
    state.round = 2
    assert heuristics.terms(state, 0)["missions"] > 0
    state.round = 10
    assert heuristics.terms(state, 0)["missions"] == 0


def ready_for(state: Any, name: str) -> int:
    """A seat stands on the place of a mission with its tokens."""
    mission = card(state, name)
    state.missions[0] = (mission,)
    state.position[0] = state.box.mission_place[mission]
    for needed in state.box.mission_items[mission]:
        state.item_at[needed] = v.FIRST_SEAT
    return int(state.box.definition[mission])


def test_a_mission_is_tried_by_the_strong_and_left_by_the_weak() -> None:
    state = position()
    kind = ready_for(state, "mission_01")
    state.pv[0] = 12
    assert ask(state.copy(), Plain(fights.TRY_MISSION, 0, NO_CARD)) == kind
    state.pv[0] = 3
    assert ask(state, Plain(fights.TRY_MISSION, 0, NO_CARD)) == PASS


def test_whoever_plays_alone_dares_less() -> None:
    answers = set()
    for seats, variant in ((2, "underage"), (1, "solo")):
        state = position(seats, variant=variant)
        kind = ready_for(state, "mission_01")
        known = tables(state.box)
        state.pv[0] = next(pv for pv in range(1, 20) if 0.5 <= chance_with(state, known, pv) < 0.65)
        answers.add((variant, ask(state, Plain(fights.TRY_MISSION, 0, NO_CARD)) == kind))
    assert answers == {("underage", True), ("solo", False)}


def chance_with(state: Any, known: Any, pv: int) -> float:
    state.pv[0] = pv
    return odds.mission_chance(state, known, 0, state.missions[0][0])


def fighting(state: Any, pv: int, left: int) -> None:
    """In the middle of the fight with Fluffy, who strikes for 2 even when beaten (R172)."""
    missions.begin_mission(state, 0, ready_for(state, "mission_01"))
    GAME.rules.advance(state)
    state.pv[0], state.opponent_pv = pv, left


def played(state: Any) -> str:
    answer = GAME.policy(state)
    return str(state.box.definitions[answer - fights.PLAY].id) if answer >= fights.PLAY else "attack"


def test_a_fighter_mends_before_a_last_strike_that_would_fell_it() -> None:
    state = position()
    state.potions[0] = (card(state, "skele_gro"), card(state, "strengthening_solution"))
    fighting(state, pv=2, left=5)
    assert played(state) == "skele_gro"
    state.pv[0] = 6
    assert played(state) == "strengthening_solution"


def test_the_smallest_card_that_is_enough_ends_a_fight() -> None:
    state = position()
    state.potions[0] = (card(state, "strengthening_solution"), card(state, "ageing_potion"))
    fighting(state, pv=9, left=4)
    assert played(state) == "ageing_potion"
    state.opponent_pv = 1
    assert played(state) == "attack", "no card is spent where the dice are enough"


def test_dice_are_changed_only_where_a_miss_becomes_better() -> None:
    state = position(variant="qualified", characters=("harry", "ron"))
    combat.begin(state, f.PLAYERS, 0, 1)
    assert ask(state, Dice(fights.CHANGE_DIE, 0, NO_CARD, (1, 3, 5, 6))) == 1
    state.stack, state.legal = [], []
    assert ask(state, Dice(fights.CHANGE_DIE, 0, NO_CARD, (4, 5, 6, 6))) == fights.KEEP


def test_with_six_tokens_only_a_wanted_one_is_taken_for_the_least_wanted() -> None:
    state = position()
    clear_tokens(state)
    state.missions[0] = (card(state, "mission_08"),)
    state.item_at[:6] = [v.FIRST_SEAT] * 6
    square = space(state, "da_item_1")
    wanted, other = item(state, "marauders_map"), item(state, "nagini")
    for place in (wanted, other):
        state.item_at[place] = v.FIRST_SPACE + square
    held = [place for place, at in enumerate(state.item_at) if at == v.FIRST_SEAT]
    assert len(held) <= v.MOST_ITEMS
    assert ask(state.copy(), walks.At(steps.TAKE, 0, NO_CARD, square)) == wanted
    state.missions[0] = ()
    state.item_at = [v.FIRST_SEAT if state.box.is_special[place] else at for place, at in enumerate(state.item_at)]
    assert ask(state, walks.At(steps.TAKE, 0, NO_CARD, square)) == PASS


def test_a_weak_player_goes_round_a_rival() -> None:
    state = position()
    clear_tokens(state)
    state.pv = [3, 9]
    state.position = [space(state, "start"), space(state, "hogwarts_crest")]
    assert move(state, 2) != "hogwarts_crest"


def test_a_member_waits_for_a_team_that_is_near_and_not_for_one_that_lacks_much() -> None:
    state = position(4, variant="teams")
    clear_tokens(state)
    ready_for(state, "mission_04")
    state.spells[0] = (card(state, "stupefy"),)
    state.position[2] = state.box.board.ways[state.position[0]][0].to
    assert ask(state.copy(), Plain(steps.START, 0, NO_CARD)) == steps.WAIT
    clear_tokens(state)
    assert ask(state, Plain(steps.START, 0, NO_CARD)) == steps.ROLL


def test_a_journey_without_powder_makes_a_mission_far() -> None:
    state = position()
    clear_tokens(state)
    mission = card(state, "mission_26")
    assert state.box.floo_places >> state.box.mission_place[mission] & 1
    state.missions[0] = (mission,)
    state.floo[0] = 1
    near = aims.steps_to_mission(state, tables(state.box), 0, mission)
    state.floo[0] = 0
    assert aims.steps_to_mission(state, tables(state.box), 0, mission) > near + 20


def test_a_lead_counts_and_the_points_of_a_team_are_its_own() -> None:
    state = position(4, variant="teams")
    level = heuristics.evaluate(state, 0)
    state.points[1] = state.points[3] = 50
    assert heuristics.evaluate(state, 0) < level < heuristics.evaluate(state, 1)
    assert heuristics.evaluate(state, 1) == pytest.approx(heuristics.evaluate(state, 3))


def test_the_terms_add_up_to_the_evaluation() -> None:
    state = GAME.start(seats=3, seed=2).state
    for seat in range(3):
        assert sum(GAME.opinion(state, seat).values()) == pytest.approx(GAME.evaluate(state, seat))


@pytest.mark.parametrize("locale", ["en", "cs", "it"])
def test_a_gain_and_a_loss_have_words(locale: str) -> None:
    before = position()
    after = before.copy()
    after.points[0] += 10
    after.pv[0] += 2
    after.missions[0] = (card(after, "mission_08"),)
    with speaking(locale):
        for term in ("points 0", "pv 0", "missions 0"):
            text = reasons.gain_text(term, before, after)
            assert text
            assert "reason" not in text
        assert "10" in reasons.spared_text("points 0", before, after, before)
        assert reasons.gain_text("cards 0", before, after) == ""


def test_a_guess_holds_what_a_search_offers() -> None:
    """R129: who searches a deck sees what lies in it, so no guess may put its last copy into a hand."""
    match = GAME.start(seats=2, seed=3)
    state = match.state
    state.spells[0], state.spells[1], state.spell_deck = (), state.spell_deck[4:], state.spell_deck[:4]
    state.stack, state.legal, state.question = [Searching(SEARCH, 0, NO_CARD, v.SPELL, 1)], [], ()
    GAME.rules.advance(state)
    for key in range(10):
        guess: Any = Position(match, 0).determinize(key)
        assert {state.box.definition[one] for one in guess.spell_deck} >= set(state.legal)
        assert len(guess.spell_deck) == 4
        assert sorted((*guess.spell_deck, *guess.spells[1])) == sorted((*state.spell_deck, *state.spells[1]))


def wins(bot: Any, seeds: range, seats: int, **options: Any) -> int:
    """How many matches a bot (with its team) wins against random players."""
    won = 0
    for seed in seeds:
        match = GAME.start(seats=seats, seed=seed, options=options)
        mates = match.state.box.mates[seed % seats]
        players = [bot(seed) if seat in mates else Uniform(100 * seed + seat) for seat in range(seats)]
        while match.decision is not None:
            seat = match.decision.seat
            match.apply(players[seat].choose(Position(match, seat)))
        won += seed % seats in match.outcome.winners
    return won


@pytest.mark.parametrize(
    ("bot", "matches", "seats", "options"),
    [
        (Policy, 6, 2, {"year_rounds": 20}),
        (Greedy, 2, 2, {"year_rounds": 15}),
        (Policy, 4, 4, {"variant": "qualified", "year_rounds": 20}),
        (Policy, 2, 4, {"variant": "teams", "year_rounds": 15}),
    ],
)
def test_bots_beat_random_players(bot: Any, matches: int, seats: int, options: dict[str, Any]) -> None:
    assert wins(bot, range(50, 50 + matches), seats, **options) >= matches - (matches > 2)


def test_r26_a_death_eater_is_placed_far_from_the_own_mission() -> None:
    state = position(variant="qualified", death_eater_towers="table")
    state.death_eaters = ()
    for place, far in (("hagrid_hut", "astronomy_tower"), ("room_of_requirement", "training_tower")):
        here = next(one for one in state.box.missions if state.box.mission_place[one] == state.box.board.number(place))
        other = state.copy()
        other.missions[0] = (here,)
        steps_from = tables(state.box).steps[state.box.board.number(place)]
        chosen = ask(other, Plain(TOWER, 0, NO_CARD))
        assert steps_from[chosen] >= steps_from[state.box.board.number(far)]
