"""Rules that a single position can't show: set-up of every Game, what is in the box, and how matches end.

Each test is named for the rule it holds. The figures are those of the rule book and the box, not of the pack.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import all_places, cards_at, prepare
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle import GAME

GAMES = range(1, 8)
SEATS = (2, 3, 4)
SEEDS = range(12)
HEROES = ("harry", "ron", "hermione", "neville")
OWN_CARDS = {
    "harry": ("firebolt", "hedwig", "invisibility_cloak"),
    "ron": ("cleansweep_11", "every_flavour_beans", "pigwidgeon"),
    "hermione": ("crookshanks", "the_tales_of_beedle_the_bard", "time_turner"),
    "neville": ("mandrake", "remembrall", "trevor"),
}
# Game: how many villains are face up at once.
ACTIVE_VILLAINS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
# Game: each Location with its spaces and its Dark Arts events, in printed order.
LOCATIONS = {
    1: [("diagon_alley", 4, 1), ("mirror_of_erised", 4, 1)],
    2: [("forbidden_forest", 4, 1), ("quidditch_pitch", 4, 1), ("chamber_of_secrets", 5, 2)],
    3: [("hogwarts_express", 5, 1), ("hogsmeade_village", 6, 2), ("shrieking_shack", 6, 2)],
    4: [("quidditch_world_cup", 6, 1), ("triwizard_tournament", 6, 2), ("graveyard", 7, 2)],
    5: [("azkaban", 7, 1), ("hall_of_prophecy", 7, 2), ("ministry_of_magic", 7, 2)],
    6: [("knockturn_alley", 7, 1), ("the_burrow", 7, 2), ("astronomy_tower", 8, 3)],
    7: [("godrics_hollow", 6, 1), ("gringotts", 6, 2), ("room_of_requirement", 7, 2), ("hogwarts_castle", 8, 3)],
}
HORCRUXES = ["diary", "ring", "locket", "cup", "diadem", "nagini"]


def table(game: int, seats: int = 2, seed: int = 0, **options: Any) -> dict[str, Any]:
    """The set-up before the first turn, with everything that is hidden."""
    found = ww.game("hogwarts-battle")
    setup = found.setup(seats, seed, {"game": game, **options})
    return write_state(found, found.set_up(setup), exact=False)


def start(game: int, seats: int = 2, seed: int = 0, **options: Any) -> Match:
    return ww.game("hogwarts-battle").start(seats=seats, seed=seed, options={"game": game, **options})


def own_cards(hero: dict[str, Any]) -> list[str]:
    return sorted(hero["hand"] + hero["deck"] + hero["discard"])


def play_at_random(match: Match, seed: int) -> Match:
    chance = Random(seed)
    while match.decision is not None:
        match.apply(chance.choice(match.decision.actions))
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_r01_two_to_four_heroes_each_with_ten_own_cards(seats: int) -> None:
    heroes = table(1, seats)["heroes"]
    assert len(heroes) == seats
    for name, hero in zip(HEROES, heroes, strict=False):
        assert own_cards(hero) == sorted([f"alohomora_{name}"] * 7 + list(OWN_CARDS[name]))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r01_no_other_number_of_heroes(seats: int) -> None:
    with pytest.raises(ww.WandwrightError):
        start(1, seats)


def test_r01_no_hero_twice() -> None:
    with pytest.raises(ww.WandwrightError):
        start(1, 2, heroes=["harry", "harry"])


@pytest.mark.parametrize("seed", range(6))
def test_r02_r03_a_match_is_won_or_lost_by_all_together(seed: int) -> None:
    seats = SEATS[seed % 3]
    outcome = play_at_random(start(1 + seed, seats, seed, proficiencies="deal"), seed).outcome
    assert outcome is not None
    won = outcome.reason == "villains_defeated"
    assert outcome.reason in ("villains_defeated", "last_location_fell")
    assert outcome.winners == (tuple(range(seats)) if won else ())
    assert outcome.scores == (int(won),) * seats


@pytest.mark.parametrize("game", GAMES)
def test_r04_r08_the_locations_are_those_of_the_game_in_printed_order(game: int) -> None:
    match = start(game)
    seen = []
    for number in range(len(LOCATIONS[game])):
        prepare(match.game, match.state, {"location.number": number})
        place = match.view()["location"]
        seen.append((place["card"]["id"].removesuffix("_location"), place["slots"], place["events"]))
    assert seen == LOCATIONS[game]
    assert place["left"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_r04_the_first_location_is_the_current_one(game: int) -> None:
    view = start(game).view()["location"]
    assert view["card"]["id"] == f"{LOCATIONS[game][0][0]}_location"
    assert view["left"] == len(LOCATIONS[game]) - 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_r05_r06_the_decks_of_each_game(game: int, seats: int) -> None:
    """Every card of the Games so far is laid out; how many these are is said in tests/goldens/totals.json."""
    laid = table(game, seats)
    villains = [*laid["villains"]["active"], *laid["villains"]["deck"]]
    assert len(laid["villains"]["active"]) == ACTIVE_VILLAINS[game]
    assert None not in laid["villains"]["active"]
    assert without_voldemort(Counter(villains)) == without_voldemort(packed("villain", game))
    assert Counter(laid["dark_arts"]["deck"]) == packed("dark_arts", game)
    assert laid["dark_arts"]["discard"] == []
    assert len(laid["hogwarts"]["market"]) == 6
    assert None not in laid["hogwarts"]["market"]
    assert Counter([*laid["hogwarts"]["market"], *laid["hogwarts"]["deck"]]) == packed("hogwarts", game)


@cache
def packed(kind: str, game: int) -> Counter[str]:
    """The cards of a kind that the pack has in the Games up to one."""
    cards = [one.fields for one in GAME.library.definitions if one.kind == kind and one.game]
    found: Counter[str] = Counter()
    for card in cards:
        for first, copies in (card.get("copies_by_game") or {card["game"]: card["copies"]}).items():
            found[card["id"]] += copies * (int(first) <= game)
    return +found


def without_voldemort(cards: Counter[str]) -> Counter[str]:
    return Counter({card: number for card, number in cards.items() if not card.startswith("lord_voldemort")})


@pytest.mark.parametrize(
    ("zone", "pile"), [("dark_arts", "deck"), ("villains", "active"), ("villains", "deck"), ("hogwarts", "market")]
)
def test_r05_r06_the_decks_are_shuffled_anew_for_each_seed(zone: str, pile: str) -> None:
    orders = {tuple(table(3, seed=seed)[zone][pile]) for seed in SEEDS}
    assert len(orders) > len(SEEDS) // 2


def test_r05_every_villain_can_be_the_first() -> None:
    first = {table(1, seed=seed)["villains"]["active"][0] for seed in range(40)}
    assert first == {"crabbe_and_goyle", "draco_malfoy", "quirinus_quirrell"}


@pytest.mark.parametrize("game", GAMES)
def test_r07_each_hero_begins_with_ten_health_and_five_cards(game: int) -> None:
    for hero in table(game, 4)["heroes"]:
        assert (hero["health"], hero["stunned"], hero["attack"], hero["influence"]) == (10, 0, 0, 0)
        assert (len(hero["hand"]), len(hero["deck"]), hero["discard"]) == (5, 5, [])


@pytest.mark.parametrize("seat", range(4))
def test_r07_the_starting_decks_are_shuffled(seat: int) -> None:
    hands = {tuple(sorted(table(1, 4, seed)["heroes"][seat]["hand"])) for seed in SEEDS}
    assert len(hands) > 3


@pytest.mark.parametrize("game", range(2, 8))
def test_r08_earlier_cards_stay_and_new_ones_come(game: int) -> None:
    for zones in (("dark_arts", "deck"), ("villains", "active", "deck"), ("hogwarts", "market", "deck")):
        before, now = (
            Counter(card for pile in zones[1:] for card in table(number)[zones[0]][pile]) for number in (game - 1, game)
        )
        lost = {card for card in before - now if not card.startswith("lord_voldemort")}
        assert lost == set()
        assert now - before != Counter()


@pytest.mark.parametrize(("game", "printed"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 3), (6, 3), (7, 7)])
def test_r09_the_hero_cards_of_each_game(game: int, printed: int) -> None:
    cards = [hero["card"]["id"] for hero in start(game, 4).view()["heroes"]]
    names = ("harry_potter", "ron_weasley", "hermione_granger", "neville_longbottom")
    assert cards == [f"{name}_hero_g{printed}" for name in names]


def test_r10_the_faces_of_the_house_dice() -> None:
    dice = [card for card in GAME.library.definitions if card.kind == "die" and card.game]
    faces: dict[str, dict[str, int]] = {card.id: Counter(card.fields["faces"]) for card in dice}
    often = {"gryffindor": "influence", "slytherin": "attack", "ravenclaw": "card", "hufflepuff": "health"}
    kinds = ("influence", "attack", "health", "card")
    assert faces == {
        f"die_{house}": {face: 3 if face == usual else 1 for face in kinds} for house, usual in often.items()
    }


def test_r10_before_game_4_no_card_rolls_a_die() -> None:
    rolling = {card.id for card in GAME.library.definitions if card.fields.get("rolls", False)}
    for game in (1, 2, 3):
        laid = table(game)["hogwarts"]
        assert not rolling & {*laid["market"], *laid["deck"]}
    laid = table(4)["hogwarts"]
    assert rolling & {*laid["market"], *laid["deck"]}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [5, 6, 7])
def test_r11_voldemort_lies_at_the_bottom_of_the_stack(game: int, seed: int) -> None:
    laid = table(game, seed=seed)["villains"]
    assert laid["deck"][-1] == f"lord_voldemort_g{game}"


@pytest.mark.parametrize("game", GAMES)
def test_r11_r31_there_is_one_voldemort_and_only_from_game_5_on(game: int) -> None:
    laid = table(game)["villains"]
    found = [card for card in [*laid["active"], *laid["deck"]] if card.startswith("lord_voldemort")]
    assert found == ([f"lord_voldemort_g{game}"] if game >= 5 else [])


@pytest.mark.parametrize("game", [6, 7])
def test_r12_each_hero_is_dealt_another_proficiency(game: int) -> None:
    laid = table(game, 4, proficiencies="deal")
    taken = [hero["proficiency"] for hero in laid["heroes"]]
    assert None not in taken
    assert len({*taken, *laid["proficiencies"]}) == 9
    assert len(laid["proficiencies"]) == 5


def test_r12_the_deal_differs_from_seed_to_seed() -> None:
    dealt = {table(6, seed=seed, proficiencies="deal")["heroes"][0]["proficiency"] for seed in SEEDS}
    assert len(dealt) > 3


def test_r12_each_hero_chooses_one_of_nine_in_seat_order() -> None:
    match = start(6, 4)
    for seat in range(4):
        assert match.decision is not None
        assert (match.decision.kind, match.decision.seat) == ("proficiency", seat)
        assert len(match.decision.actions) == 9 - seat
        match.apply(match.decision.actions[-1])
    assert match.view()["turn"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_r13_the_horcruxes_come_in_printed_order_in_game_7(game: int) -> None:
    pile = table(game)["horcrux"]["pile"]
    assert pile == ([f"horcrux_{name}" for name in HORCRUXES] if game == 7 else [])


def test_r13_the_first_horcrux_is_active() -> None:
    view = start(7).view()["horcrux"]
    assert (view["card"]["id"], view["left"]) == ("horcrux_diary", 6)


@pytest.mark.parametrize("seed", range(7))
def test_r23_r24_r34_r35_what_holds_at_every_question_of_a_match(seed: int) -> None:
    match = start(1 + seed, SEATS[seed % 3], seed, proficiencies="deal")
    chance = Random(seed)
    while match.decision is not None:
        view = match.view()
        for hero in view["heroes"]:
            assert 0 <= hero["health"] <= 10
            assert (hero["health"] == 0) == bool(hero["stunned"])
        assert 0 <= view["location"]["control"] <= view["location"]["slots"]
        if match.decision.kind == "act":
            pending = write_state(match.game, match.state)["resolving"]
            for name in ("hostile", "depth", "deferred", "waiting", "extra_events"):
                assert not pending[name]
        match.apply(chance.choice(match.decision.actions))


def test_r31_no_second_voldemort_appears_in_whole_matches() -> None:
    for seed in range(3):
        match = play_at_random(start(5 + seed, 2, seed, proficiencies="deal"), seed)
        cards = Counter(event.card for event in match.events if event.kind == "villain_revealed")
        revealed = [card for card in cards.elements() if card is not None and card.startswith("lord_voldemort")]
        assert len(revealed) <= 1


def test_r70_nothing_but_banishing_takes_a_card_out_of_the_match() -> None:
    for seed in range(3):
        match = start(7, 4, seed, proficiencies="deal")
        before = sorted(card for place in all_places(match.game, match.state) for card in cards_at(match.state, place))
        play_at_random(match, seed)
        after = sorted(card for place in all_places(match.game, match.state) for card in cards_at(match.state, place))
        assert len(before) == len(set(before)) > 0
        assert after == before
        banished = write_state(match.game, match.state, exact=False)["banished"]
        assert set(banished) <= {"horcrux_nagini"}


def test_r71_the_first_seat_is_the_first_hero_listed_and_turns_go_clockwise() -> None:
    heroes = ["neville", "hermione", "harry", "ron"]
    match = start(1, 4, heroes=heroes)
    assert [hero["hero"] for hero in match.view()["heroes"]] == heroes
    play_at_random(match, 5)
    turns = [event.seat for event in match.events if event.kind == "turn"]
    assert len(turns) > 8
    assert turns == [number % 4 for number in range(len(turns))]
