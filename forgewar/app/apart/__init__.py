"""Rooms of shared tables: my tables, joining, and the lobby."""
