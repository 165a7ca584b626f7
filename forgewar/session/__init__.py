"""One game being played: its record on disk, undo, loading and replaying."""
