"""Lessons: fixed positions at the real table, in which somebody is shown what to do."""
