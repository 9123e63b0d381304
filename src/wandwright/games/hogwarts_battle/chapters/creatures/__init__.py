"""Creatures and other foes of the New Rules: influence on foes, who is meant by a foe (R54, R58, R86 to R91)."""
