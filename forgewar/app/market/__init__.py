"""The market scene and its panels."""
