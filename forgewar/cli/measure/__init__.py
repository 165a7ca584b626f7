"""Measurements of `forgewar balance`: watching games, the six targets, charts and the report."""
