"""Packs made at random, for any game: which entries are accepted, and that a match with them can be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import wandwright as ww
from wandwright.content import PackError

ACTIONS = 120
LOOK_EVERY = 10


def accepted(folder: Path, lay: Callable[..., Any], entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries that are not refused; each refusal names an entry."""
    while True:
        try:
            lay(folder, *entries)
        except PackError as error:
            refused = {mistake.card for mistake in error.mistakes}
            left = [entry for entry in entries if entry["id"] not in refused]
            if left == entries:
                raise
            entries = left
        else:
            return entries


def check_play(match: ww.Match, random: Random, folder: Path) -> None:
    """Random answers, optional questions included; every question can be read, seen, guessed at, and saved at last."""
    for step in range(ACTIONS):
        if match.decision is None:
            break
        decision = random.choice(match.decisions)
        assert len({action.notation for action in decision.actions}) == len(decision.actions)
        assert all(action.label for action in decision.actions)
        assert decision.prompt
        if not step % LOOK_EVERY:
            assert match.view(0)
            match.game.determinize(match.state, 0, step)
        match.apply(random.choice(decision.actions))
    assert ww.load(match.save(), packs=(str(folder),)).hash() == match.hash()
