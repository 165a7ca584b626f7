"""The scenes: one file each, named after what the player is looking at."""
