"""Review of a finished game: its steps, and the search that carries them out."""
