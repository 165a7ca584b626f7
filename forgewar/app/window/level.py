"""Level of everything that lies under the effects: music and ambience make way for loud ones."""

_QUIET, _DOWN, _UP = 0.5, 0.08, 0.6  # 6 dB less under a large sound: how long it takes, and back
_CUT, _AFTER_CUT = 0.06, 1.8  # seconds to silence when all is cut, and back to full volume


class Level:
    """`value` is 1 unless something louder is heard."""

    def __init__(self) -> None:
        self.value = 1.0
        self._way = 0.0  # seconds of a large sound still to come
        self._silent = 0.0  # seconds for which all is still cut

    @property
    def is_moving(self) -> bool:
        """Whether time must pass for it to be at rest."""
        return self._silent > 0 or self._way > 0 or self.value < 1

    def duck(self, seconds: float) -> None:
        """Be lower while a loud effect plays."""
        self._way = max(self._way, seconds)

    def cut(self, seconds: float) -> None:
        """Stop at once, and come back gently after so many seconds, whatever was to be before."""
        self._silent = seconds

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self._silent > 0:
            goal, down, up = 0.0, 1 / _CUT, 0.0
        else:
            goal = _QUIET if self._way > 0 else 1.0
            down, up = (1 - _QUIET) / _DOWN, (1 - _QUIET) / _UP
            if self.value < _QUIET:
                up = 1 / _AFTER_CUT
        if goal < self.value:
            self.value = max(goal, self.value - down * seconds)
        else:
            self.value = min(goal, self.value + up * seconds)
        self._way = max(0.0, self._way - seconds)
        self._silent = max(0.0, self._silent - seconds)
