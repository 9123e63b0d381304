"""Episodes: seeds, copies, saves, guesses, rewards, the end, and errors in a sentence."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tests.envs.settings import GAMES, played, same
from wandwright.bots import UnknownBot
from wandwright.engine.errors import BadOption, DamagedSave, IllegalAction, MatchOver, UnknownGame, UnknownOption
from wandwright.engine.state.state import Outcome
from wandwright.envs import (
    BadEnvironment,
    MissingExtra,
    errors,
    gymnasium_env,
    gymnasium_vector_env,
    parallel_env,
    pettingzoo_env,
)
from wandwright.envs.campaigns import CampaignEpisode


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_distinct_answers(name: str) -> None:
    def look(env: Any) -> None:
        decision = env.episode.play.copy().match.waited_for()[0]
        assert env.agent_selection == f"seat_{decision.seat}"
        codes = [env.episode.scene.codes[place] for place in np.flatnonzero(env.last()[0]["action_mask"])]
        assert codes == sorted(action.code for action in decision.distinct)

    played(name, 25, each=look)


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_saves_go_on_alike_and_leave_the_original_alone(name: str) -> None:
    env = played(name, 20, max_steps=400)
    other, text = env.clone(), env.serialize()
    loaded = pettingzoo_env(name, max_steps=400)
    loaded.deserialize(text)
    before = env.observe(env.agent_selection)["observation"].copy()
    for _ in range(12):
        if not other.episode.asked:
            break
        assert same(other, loaded)
        action = int(np.flatnonzero(other.last()[0]["action_mask"])[-1])  # type: ignore[index]
        other.step(action)
        loaded.step(action)
        assert other.rewards == loaded.rewards
        assert other.agent_selection == loaded.agent_selection
    assert same(other, loaded)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)
    for sent in (copy.deepcopy(env.episode), pickle.loads(pickle.dumps(env.episode))):
        assert np.array_equal(sent.see(0), env.episode.see(0))


def test_a_seed_begins_a_row_of_matches() -> None:
    rows = []
    for _ in range(2):
        env = pettingzoo_env("hogwarts-battle")
        env.reset(seed=11)
        seeds = [env.episode.play.setup.seed]
        for _ in range(2):
            env.reset()
            seeds.append(env.episode.play.setup.seed)
        rows.append(seeds)
    assert rows[0] == rows[1]
    assert rows[0][0] == 11
    assert len(set(rows[0])) == 3


def test_a_guess_looks_the_same_to_its_seat_and_goes_another_way() -> None:
    env = played("black-rose-wars", 30, seats=2)
    guess = env.determinize(0, key=5)
    assert np.array_equal(guess.observe("seat_0")["observation"], env.observe("seat_0")["observation"])
    assert guess.episode.state.streams != env.episode.state.streams
    assert not np.array_equal(guess.observe("seat_1")["observation"], env.observe("seat_1")["observation"])


def test_a_match_is_won_or_lost_at_its_end_and_nothing_before() -> None:
    env = played("hogwarts-battle", 2000, seats=2)
    outcome = env.episode.play.state.outcome
    assert outcome is not None
    wanted = {agent: 1.0 if seat in outcome.winners else -1.0 for seat, agent in enumerate(env.possible_agents)}
    assert env.rewards == wanted
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert played("hogwarts-battle", 10).rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_shaping_adds_what_the_evaluation_has_gained() -> None:
    env = pettingzoo_env("hogwarts-battle", shaping=0.5)
    env.reset(seed=1)
    game, state = env.episode.scene.game, env.episode.state
    before = game.evaluate(state, 1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))  # type: ignore[index]
    assert env.rewards["seat_1"] == pytest.approx(0.5 * (game.evaluate(env.episode.state, 1) - before))
    assert any(played("hogwarts-battle", steps, shaping=0.5).rewards["seat_0"] for steps in range(1, 6))


def test_a_match_is_cut_off_after_so_many_steps() -> None:
    env = played("year-at-hogwarts", 50, max_steps=7)
    assert env.episode.steps == 7
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.observe("seat_0")["action_mask"].sum() == 0


def test_a_campaign_is_one_episode() -> None:
    env = pettingzoo_env("hogwarts-battle", campaign=True, options={"heroes": ["harry", "ron"]}, lives=1)
    env.reset(seed=1)
    level = env.slots.index("campaign.level")
    assert env.observe("seat_0")["observation"][level] == 1
    episode = env.episode
    copied = env.clone()
    assert isinstance(episode, CampaignEpisode)
    assert isinstance(copied.episode, CampaignEpisode)
    # The first level is won by hand: who looks at the rules has tests of its own.
    state = episode.play.match.state
    state.outcome = Outcome((0, 1), (0, 0), "villains")
    episode._end(state.outcome)
    assert episode.rewards == [1.0, 1.0]
    assert not episode.over
    assert episode.book.won == 1
    assert env.observe("seat_0")["observation"][level] == 2
    assert copied.observe("seat_0")["observation"][level] == 1
    assert copied.episode.book.won == 0
    again = pettingzoo_env("hogwarts-battle", campaign=True, options={"heroes": ["harry", "ron"]}, lives=1)
    again.deserialize(env.serialize())
    assert same(again, env)


def test_an_agent_plays_a_seat_beside_bots_or_a_whole_team() -> None:
    alone = gymnasium_env("hogwarts-battle", seats=3, seat=1, bot=["uniform", "uniform"], max_steps=60)
    team = gymnasium_env("hogwarts-battle", seats=2, team=True, max_steps=60)
    for env, seats in ((alone, {1}), (team, {0, 1})):
        seen, info = env.reset(seed=3)
        met = set()
        over = False
        while not over:
            met.add(info["seat"])
            seen, _, terminated, truncated, info = env.step(np.flatnonzero(seen["action_mask"])[0])
            over = terminated or truncated
        assert met == seats


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = gymnasium_env("hogwarts-battle", team=True, max_steps=2)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, _, truncated, info = env.step(illegal)
    assert "not legal" in info["illegal"]
    assert (reward, truncated) == (0.0, False)
    assert np.array_equal(again["observation"], seen["observation"])
    assert env.step(illegal)[3]
    strict = gymnasium_env("hogwarts-battle", team=True, illegal="error")
    strict.reset(seed=1)
    turns = pettingzoo_env("hogwarts-battle")
    turns.reset(seed=1)
    rounds = parallel_env("hogwarts-battle")
    rounds.reset(seed=1)
    for act in (strict.step, turns.step, lambda action: rounds.step(dict.fromkeys(rounds.agents, action))):
        with pytest.raises(IllegalAction, match=r"legal|wait"):
            act(illegal)
    with pytest.raises(IllegalAction, match="whole number from 0"):
        turns.step(10**9)
    with pytest.raises(MatchOver, match="reset"):
        played("hogwarts-battle", 5000).episode.act(turns.episode.asked[0], 0)


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: pettingzoo_env("chess"), UnknownGame, "There is no game 'chess'"),
        (lambda: pettingzoo_env("hogwarts-battle", options={"games": 1}), UnknownOption, "game"),
        (lambda: pettingzoo_env("hogwarts-battle", seats=9), BadOption, "number of seats"),
        (lambda: pettingzoo_env("hogwarts-battle", max_steps=0), BadOption, "max_steps"),
        (lambda: pettingzoo_env("hogwarts-battle", shaping=float("nan")), BadEnvironment, "shaping"),
        (lambda: pettingzoo_env("hogwarts-battle", lives=2), BadEnvironment, "campaign"),
        (lambda: pettingzoo_env("year-at-hogwarts", campaign=True), BadOption, "has no campaign"),
        (lambda: gymnasium_env("hogwarts-battle", bot="deep"), UnknownBot, "There is no bot 'deep'"),
        (lambda: gymnasium_env("hogwarts-battle", seat=4), BadOption, "seat"),
        (lambda: gymnasium_env("hogwarts-battle", bot={}), BadEnvironment, "No bot is named for seat 1"),
        (lambda: gymnasium_env("hogwarts-battle", team=True, bot="policy"), BadEnvironment, "team"),
        (lambda: gymnasium_env("hogwarts-battle", illegal="pass"), BadEnvironment, "illegal"),
        (lambda: gymnasium_vector_env("hogwarts-battle", 0), BadOption, "number of environments"),
        (lambda: pettingzoo_env("hogwarts-battle").observe("seat_0"), BadEnvironment, "reset"),
        (lambda: pettingzoo_env("hogwarts-battle").deserialize("{}"), DamagedSave, "serialize"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(make: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(MissingExtra, match=r"pip install 'wandwright\[envs\]'"):
        pettingzoo_env("hogwarts-battle")


def test_environments_run_in_processes_of_their_own() -> None:
    many = gymnasium_vector_env("hogwarts-battle", 2, team=True, max_steps=5)
    try:
        seen, _ = many.reset(seed=3)
        assert seen["observation"].shape[0] == 2
        for _ in range(5):
            actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
            seen, rewards, _, truncated, _ = many.step(np.array(actions))
        assert rewards.shape == (2,)
        assert truncated.all()
    finally:
        many.close()
