"""A campaign as one episode: its levels one after the other, with what is taken along from each to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Self

import numpy as np

from wandwright.engine.errors import BadOption
from wandwright.engine.matches.books import campaign_of, load_book
from wandwright.engine.matches.campaigns import WON, CampaignBook
from wandwright.engine.matches.games import game
from wandwright.engine.matches.loading import load
from wandwright.engine.matches.options import check_whole
from wandwright.engine.state.state import Outcome, State
from wandwright.envs.episodes import LOSS, NONE_ASKED, WIN, Episode
from wandwright.envs.plays import Play
from wandwright.envs.scenes import Eye, Numbers, Scene

# How many matches may be lost before it is over, where nothing else is said.
LIVES: Final = 3
MOST_LIVES: Final = 1_000
LEVEL: Final = "campaign.level"


class CampaignScene(Scene):
    """All levels of a campaign together: every slot and every action that one of them has."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, Any] | None) -> None:
        found = game(name)
        wanted = dict(options or {})
        self.campaign = campaign = campaign_of(found)
        self.mode = wanted.pop("mode", campaign.modes[0])
        heroes = wanted.pop("heroes", campaign.usual_heroes)
        if isinstance(heroes, str) or not isinstance(heroes, Sequence):
            raise BadOption(f"The option heroes takes a list, for instance {list(campaign.usual_heroes)}.")
        self.heroes = tuple(heroes)
        if wanted or self.mode not in campaign.modes or seats not in (None, len(self.heroes)):
            modes = " or ".join(campaign.modes)
            raise BadOption(f"A campaign takes the options heroes (one for each seat) and mode ({modes}), no others.")
        book = self.begin_book()
        self._made = (name, len(self.heroes), {"mode": self.mode, "heroes": list(self.heroes)})
        super().__init__(found, len(self.heroes), book.next_match(seed=0).setup.options)
        self.last_level = book.last_level
        self.levels = {
            one.level: Scene(found, self.seats, {"heroes": list(self.heroes), "scenario": one.scenario})
            for one in book.levels()
        }
        every = [slot for scene in self.levels.values() for slot in scene.slots]
        self.slots = (LEVEL, *dict.fromkeys(every))
        order = {slot: place for place, slot in enumerate(self.slots)}
        self.places = {level: np.array([order[slot] for slot in scene.slots]) for level, scene in self.levels.items()}
        self.codes = tuple(sorted({code for scene in self.levels.values() for code in scene.codes}))
        self.ids = {code: place for place, code in enumerate(self.codes)}

    def __reduce__(self) -> tuple[Any, ...]:
        return CampaignScene, self._made

    def begin_book(self) -> CampaignBook:
        """A new book."""
        return self.campaign.begin(self.campaign.usual_name, self.mode, self.heroes)

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The smallest and the largest number of each slot, in any level."""
        low, high = np.zeros(len(self.slots), np.float32), np.zeros(len(self.slots), np.float32)
        high[0] = self.last_level
        for level, scene in self.levels.items():
            places = self.places[level]
            low[places] = np.minimum(low[places], scene.bounds[0])
            high[places] = np.maximum(high[places], scene.bounds[1])
        return low, high


class LevelEye:
    """The eye of a seat in one level: its slots lie among those of all levels."""

    def __init__(self, scene: CampaignScene, level: int, eye: Eye) -> None:
        self._level = level
        self._eye = eye
        self._places = scene.places[level]
        self._size = len(scene.slots)

    def see(self, state: State) -> Numbers:
        seen = np.zeros(self._size, np.float32)
        seen[0] = self._level
        seen[self._places] = self._eye.see(state)
        return seen


class CampaignEpisode(Episode):
    """A campaign from its first level until the last is won, or until so many matches (`lives`) are lost.

    Every match that is over brings its reward. Of the cards that a hero may keep, the first is kept.
    """

    scene: CampaignScene

    def __init__(
        self, scene: CampaignScene, max_steps: int | None = None, shaping: float = 0.0, lives: int = LIVES
    ) -> None:
        self.lives = check_whole("lives", lives, 1, MOST_LIVES)
        self.lost = 0
        self.level = 1
        self.book = scene.begin_book()
        super().__init__(scene, max_steps, shaping)

    @property
    def terminated(self) -> bool:
        return self.book.won == self.scene.last_level or self.lost >= self.lives

    def _begun(self, seed: int) -> Play:
        self.book = self.scene.begin_book()
        self.lost = 0
        return self._next(seed)

    def _next(self, seed: int) -> Play:
        """The next match of the book."""
        match = self.book.next_match(seed=seed)
        self._look(self.book.open_level)
        return Play(match.game, match.setup, match)

    def _look(self, level: int) -> None:
        """Eyes for a level."""
        self.level = level
        self._eyes = [LevelEye(self.scene, level, eye) for eye in self.scene.levels[level].eyes()]

    def _end(self, outcome: Outcome) -> None:
        match = self.play.match
        kept = {hero: cards[0] for hero, cards in self.book.choices(match).items() if cards}
        won = self.book.close(match, kept).result == WON
        self.lost += not won
        self._reward([WIN if won else LOSS] * self.seats)
        self.asked = NONE_ASKED
        if not self.terminated:
            self._play = self._next(self._seeds.getrandbits(48))
            self._after(self._play)

    def _like(self, play: Play | None) -> Self:
        other = super()._like(play)
        other.book = load_book(self.book.save())
        other._look(self.level)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        build, (kind, scene, made, body) = super().__reduce__()
        return build, (kind, scene, {**made, "lives": self.lives}, body)

    def saved(self) -> dict[str, Any]:
        return {**super().saved(), "book": self.book.save(), "lost": self.lost, "level": self.level}

    def restore(self, body: dict[str, Any]) -> None:
        match = load(body["match"])
        self.book = load_book(body["book"])
        self.lost = body["lost"]
        self._look(body["level"])
        self._resume(match, body)
