"""What the new cards do with hands, decks and piles: banishing, Detention!, looking and copying (R61, R98, R99)."""
