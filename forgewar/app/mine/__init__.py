"""The mine on screen: its scene, the pieces and marks on it, and what a move would do."""
