"""What is there outside a game: title, set-up, settings, rules, pause."""
