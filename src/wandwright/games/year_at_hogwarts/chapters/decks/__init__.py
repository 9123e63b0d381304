"""Action, Event, Book, Potion and Spell cards, and cards of the start of a turn (R122 to R129)."""
