"""A server of shared tables: one game, several machines (docs/server.md)."""
