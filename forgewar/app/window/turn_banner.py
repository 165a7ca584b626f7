"""The banner that says whose turn it is, for a moment; any press removes it, and it takes none."""

IN, STAND, OUT = 0.14, 1.4, 0.26  # seconds it needs to come, stays, and needs to go
NOBODY = -1


class TurnBanner:
    """Time passed since the banner came up. `app/match/turn_banner.py` draws it."""

    def __init__(self) -> None:
        self.seat = NOBODY  # whose turn it announces
        self._age = 0.0

    def show(self, seat: int) -> None:
        self.seat, self._age = seat, 0.0

    def dismiss(self) -> bool:
        """Remove the banner; true if there was one."""
        was_up, self.seat = self.is_up, NOBODY
        return was_up

    @property
    def is_up(self) -> bool:
        return self.seat != NOBODY

    @property
    def come(self) -> float:
        """How far it has come in, from 0 to 1."""
        return min(1.0, self._age / IN)

    @property
    def left(self) -> float:
        """Part of the time it stands that is left, from 1 to 0."""
        return 1 - min(1.0, max(0.0, (self._age - IN) / STAND))

    @property
    def gone(self) -> float:
        """How far it has faded out, from 0 to 1."""
        return min(1.0, max(0.0, (self._age - IN - STAND) / OUT))

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed."""
        if not self.is_up or not seconds:
            return False
        self._age += seconds
        if self.gone >= 1:
            self.seat = NOBODY
        return True
