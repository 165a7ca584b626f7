"""Challenges: the ladder of solo contracts, the deal of the day, the daily puzzle, the next
challenge after a game, and what is kept of them."""
