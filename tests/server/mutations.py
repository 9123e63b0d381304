"""Saves as somebody changes them who knows how they are read: each change is signed, and fits its own snapshot."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.games import game
from wandwright.engine.matches.loading import start_state
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.saves import checksum
from wandwright.server.snapshots.exports import dealt_anew
from wandwright.testkit.trials import Chooser, Trial, choose, spread

Json = Any
NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 499, 100_000, 2**40, -(2**70))
OTHER_TYPES: tuple[Json, ...] = (None, True, False, "x", "", [], {}, [[]], 1.5, "lumos#1", [0, 0, 0])


def honest_saves(name: str, count: int, seed: int) -> Iterator[str]:
    """Running matches in the middle of play, as a seat exports them."""
    chooser = Chooser(seed)
    trials = spread(game(name), seed)
    for _ in range(count):
        trial = trials[chooser.below(len(trials))]
        match = played(trial, chooser)
        yield dealt_anew(match, chooser.below(trial.seats)).save()


def played(trial: Trial, chooser: Chooser) -> Match:
    """A match after some actions, not yet over."""
    match = trial.start()
    for _ in range(chooser.below(80)):
        before = match.copy()
        match.apply(choose(match, chooser, trial.manner))
        if not match.decisions:
            return before
    return match


def changed(save: str, seed: int) -> str:
    """The save with one to three things changed in its position, and a checksum and a snapshot that fit."""
    chooser = Chooser(seed)
    body = json.loads(save)
    for _ in range(1 + chooser.below(3)):
        change(body["start"], chooser)
    return signed(body)


def signed(body: dict[str, Json]) -> str:
    """With the snapshot that the changed position leads to, where the engine makes one of it, and the checksum."""
    body = {key: value for key, value in body.items() if key != "checksum"}
    try:
        found = game(body["game"])
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in body["options"].items()}
        setup = found.setup(body["seats"], body["seed"], options)
        match = Match(found, setup, start_state(found, setup, copy.deepcopy(body["start"])), prepared=True)
        body["snapshot"] = write_state(found, match.state)
        text = json.dumps({**body, "checksum": checksum(body)})
    except Exception:  # noqa: BLE001 - then it goes as it is
        text = json.dumps({**body, "checksum": checksum(body)})
    return text


def change(data: Json, chooser: Chooser) -> None:
    """One change somewhere in nested data."""
    parent, key = somewhere(data, chooser)
    value = parent[key]
    way = chooser.below(7)
    if way == 0 and isinstance(parent, dict):
        del parent[key]
    elif way == 1:
        parent[key] = OTHER_TYPES[chooser.below(len(OTHER_TYPES))]
    elif way == 2 and isinstance(parent, list):
        parent.append(copy.deepcopy(value))
    elif way == 3 and isinstance(parent, list):
        parent.pop(key)
    elif way == 4:
        other, place = somewhere(data, chooser)
        parent[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        parent[key] = NUMBERS[chooser.below(len(NUMBERS))]
    elif isinstance(value, str):
        other, place = somewhere(data, chooser, str)
        parent[key] = other[place]
    else:
        parent[key] = OTHER_TYPES[chooser.below(len(OTHER_TYPES))]


def somewhere(data: Json, chooser: Chooser, kind: type = object) -> tuple[Json, Json]:
    """A place in nested data: what holds it, and its key there. Every group is as likely as any other."""
    while True:
        inside = data
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = keys[chooser.below(len(keys))]
            value = inside[key]
            if not isinstance(value, dict | list) or not value or chooser.below(6) == 0:
                if isinstance(value, kind):
                    return inside, key
                break
            inside = value
