"""The books of campaigns, kept beside the tables: each is reached by its own secret link and never listed."""
