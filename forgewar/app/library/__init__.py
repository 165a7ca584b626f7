"""The library of games: slips beside records, what lists show of them, and what can be done."""
