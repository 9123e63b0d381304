"""Making environments: each library is looked for only when one of its environments is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wandwright.engine.matches.games import game
from wandwright.engine.matches.options import check_whole
from wandwright.envs.errors import BadEnvironment, needed

if TYPE_CHECKING:
    from gymnasium.vector import AsyncVectorEnv

    from wandwright.envs.episodes import Episode
    from wandwright.envs.rounds import RoundsEnv
    from wandwright.envs.single import SingleEnv
    from wandwright.envs.turns import TurnsEnv

Options = Mapping[str, Any] | None
MOST_ENVIRONMENTS = 1_000


def pettingzoo_env(  # noqa: PLR0913 - all but the game are named by whoever calls it
    name: str,
    *,
    options: Options = None,
    seats: int | None = None,
    max_steps: int | None = None,
    shaping: float = 0.0,
    campaign: bool = False,
    lives: int | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """A game for PettingZoo, one agent for each seat; whoever is asked acts.

    options    those of the game; of a campaign its heroes and its mode
    max_steps  after so many actions a match is cut off (truncated)
    shaping    this much of what the game's evaluation of the position has gained is added to the rewards
    campaign   an episode is a whole campaign; `lives` is how many of its matches may be lost
    """
    episode = episode_of(name, options, seats, max_steps, shaping, campaign, lives)
    needed("pettingzoo", "envs")
    from wandwright.envs.turns import TurnsEnv  # noqa: PLC0415 - only whoever wants one needs the library

    return TurnsEnv(episode, render_mode)


def parallel_env(
    name: str,
    *,
    options: Options = None,
    seats: int | None = None,
    max_steps: int | None = None,
    shaping: float = 0.0,
) -> RoundsEnv:
    """A game for PettingZoo whose agents act at once: for games that ask several seats at the same time."""
    episode = episode_of(name, options, seats, max_steps, shaping)
    needed("pettingzoo", "envs")
    from wandwright.envs.rounds import RoundsEnv  # noqa: PLC0415 - only whoever wants one needs the library

    return RoundsEnv(episode)


def gymnasium_env(  # noqa: PLR0913 - all but the game are named by whoever calls it
    name: str,
    *,
    options: Options = None,
    seats: int | None = None,
    seat: int = 0,
    bot: str | Sequence[str] | Mapping[int, str] | None = None,
    team: bool = False,
    max_steps: int | None = None,
    shaping: float = 0.0,
    illegal: str = "ignore",
    campaign: bool = False,
    lives: int | None = None,
    render_mode: str | None = None,
) -> SingleEnv:
    """A game for Gymnasium: one agent plays a seat beside bots, or with `team` every seat.

    bot      who plays the other seats: one name for all, or one for each of them; without it the usual one
    illegal  "ignore": an illegal action changes nothing, and `info["illegal"]` says so; "error": it is an error
    """
    needed("gymnasium", "envs")
    episode = episode_of(name, options, seats, max_steps, shaping, campaign, lives)
    from wandwright.bots import USUAL  # noqa: PLC0415 - bots are asked for here only
    from wandwright.envs.single import SingleEnv, names_in  # noqa: PLC0415 - only whoever wants one needs the library

    if team:
        if bot is not None:
            raise BadEnvironment("A team plays every seat; leave out bot, or leave out team.")
        return SingleEnv(episode, None, {}, illegal, render_mode)
    game(name).check_seat(episode.scene.setup, check_whole("The seat", seat, 0, episode.seats - 1))
    return SingleEnv(episode, seat, names_in(USUAL if bot is None else bot, seat), illegal, render_mode)


def gymnasium_vector_env(name: str, count: int, **arguments: Any) -> AsyncVectorEnv:
    """Many environments at once, each in a process of its own; `arguments` are those of `gymnasium_env`."""
    check_whole("The number of environments", count, 1, MOST_ENVIRONMENTS)
    # What is wrong with them is said here and not in another process.
    gymnasium_env(name, **arguments).close()
    from wandwright.envs.vector import over_processes  # noqa: PLC0415 - only whoever wants one needs the library

    return over_processes(partial(gymnasium_env, name, **arguments), count)


def register_open_spiel() -> tuple[str, ...]:
    """Register every installed game with OpenSpiel; give the names by which `pyspiel.load_game` finds them."""
    needed("pyspiel", "openspiel")
    from wandwright.envs.open_spiel import register  # noqa: PLC0415 - only whoever wants one needs the library

    return register()


def episode_of(
    name: str,
    options: Options,
    seats: int | None,
    max_steps: int | None,
    shaping: float,
    campaign: bool = False,
    lives: int | None = None,
) -> Episode:
    """Matches of one set-up, one after the other, or campaigns."""
    game(name)
    needed("numpy", "envs")
    from wandwright.envs.campaigns import LIVES, CampaignEpisode, CampaignScene  # noqa: PLC0415 - they need numpy
    from wandwright.envs.episodes import Episode  # noqa: PLC0415 - it needs numpy
    from wandwright.envs.scenes import scene_of  # noqa: PLC0415 - it needs numpy

    if campaign:
        scene = CampaignScene(name, seats, options)
        return CampaignEpisode(scene, max_steps, shaping, LIVES if lives is None else lives)
    if lives is not None:
        raise BadEnvironment("Only a campaign has lives; leave them out, or ask for campaign=True.")
    return Episode(scene_of(name, seats, options), max_steps, shaping)
