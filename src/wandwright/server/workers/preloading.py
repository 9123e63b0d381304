"""Preloads the packs of every game before workers are forked, so that each has them at hand."""

from __future__ import annotations

from wandwright.engine.matches.games import game, games
from wandwright.server.workers import import_worker, thinking

HASHES = {name: game(name).content_hash for name in games()}
# What is done in such a process.
WORK = (thinking.think, import_worker.examine)
