"""Computer players: how they value, search and explain their choices."""
