"""The terminal table: a board, numbered choices, and commands, for people and bots in any mix."""
