"""Hogwarts Battle: the base game, Games 1 to 7."""

from wandwright.games.hogwarts_battle.game import HogwartsBattle

GAME = HogwartsBattle()
