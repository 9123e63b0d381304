"""Secrets: what a seat may see, what it remembers, and guesses at the rest."""
