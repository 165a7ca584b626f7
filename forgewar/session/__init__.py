"""One game being played: its record on disk, taking back, loading and replaying."""
