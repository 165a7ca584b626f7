"""Computer guilds: what they think of a choice, and why."""
