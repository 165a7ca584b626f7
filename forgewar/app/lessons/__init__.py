"""Learning to play: the list of lessons."""
