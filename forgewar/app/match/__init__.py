"""What all phases of a match share: bars, guild panels, log, hint, what is laid over the table."""
