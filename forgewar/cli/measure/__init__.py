"""What `forgewar balance` measures: watching games, the six targets, charts and the report."""
