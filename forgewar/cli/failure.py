"""Error of a command that cannot do what it was asked for."""


class CommandError(Exception):
    """A sentence for stderr; the exit code is 2."""
