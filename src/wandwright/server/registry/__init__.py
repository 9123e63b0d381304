"""All tables of this process, and whatever changes one: making, seats, chat, bots, votes, presence, deletion."""
