"""Preloads the packs and texts of every game before workers are forked, so that each has them at hand."""

from __future__ import annotations

from wandwright.engine.matches.games import game, games
from wandwright.server.workers import import_worker, thinking
from wandwright.server.workers.texts import read_texts

HASHES = {name: game(name).content_hash for name in games()}
read_texts()
# What is done in such a process.
WORK = (thinking.think, import_worker.examine)
