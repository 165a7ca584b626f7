"""Content: cards, prices and mine pieces, read from data/ once, checked, frozen and typed."""
