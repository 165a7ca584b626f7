"""Computer players, one module per strength."""
