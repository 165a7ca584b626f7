"""The parts of the scoring scene: what a game looked like, the ranking, charts and highlights."""
