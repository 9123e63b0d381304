"""Boards: spaces, ways between them, and where a pawn may go."""
