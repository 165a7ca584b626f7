"""Looking back at a finished game: made step by step, kept beside its record, told in words."""
