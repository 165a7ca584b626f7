"""The hall of fame: what was earned, finished games, rivals, reviews."""
