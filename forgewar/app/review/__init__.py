"""Looking back at a finished game: chances, turning points, losses and phases."""
