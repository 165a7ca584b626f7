"""The mine as drawn: board, pieces and marks, gains, and a small sketch of it."""
