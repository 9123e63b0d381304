"""Matches: a game, its matches with log and undo, and their saves."""
