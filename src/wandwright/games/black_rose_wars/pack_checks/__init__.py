"""The law of packs: what the schema can't say."""
