"""What a command says when it cannot do what it was asked for."""


class CommandError(Exception):
    """One clear sentence for stderr; the exit code is 2."""
