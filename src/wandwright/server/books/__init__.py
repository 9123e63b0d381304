"""The book of a game that has a campaign, kept beside the tables: each has a secret link of its own, and no list."""
