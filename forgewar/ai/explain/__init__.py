"""Facts for hints, "Why?" and the review."""
