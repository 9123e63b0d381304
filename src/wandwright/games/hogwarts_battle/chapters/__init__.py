"""The chapters of the New Rules: each brings its fields, steps, questions, words and rules.

A match of Games 1 to 7 has none of them: its state lacks their fields, and the rules pass them by (`box.new_rules`).
"""
