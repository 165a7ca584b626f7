"""How long something is seen before a press can end or answer it."""

LEAST_SEEN = 0.4  # seconds
