"""The chapters of the rules: each brings its fields, steps, questions, words and rules.

A chapter has `contents.py`, which says what it brings; game.py, fields.py and effects.py gather it.
"""
