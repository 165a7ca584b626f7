"""What `tests/mutation.py` is made of: faults, the map of what covers them, and their runs."""
