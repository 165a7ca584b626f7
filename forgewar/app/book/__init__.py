"""The rulebook on screen: its pages, its figures, and the search."""
