"""Validation of packs: what the schema can't say."""
