"""The games: each one stands alone and is found by its entry point."""
