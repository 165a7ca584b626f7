"""Name, colour and icon of each part of the count, in the ribbon, the bars and the charts."""

from dataclasses import dataclass

from forgewar.app.kit import palette
from forgewar.play.scoring import PARTS, part_name


@dataclass(frozen=True, slots=True)
class Look:
    """One part of the count."""

    part: str

    @property
    def label(self) -> str:
        return str(part_name(self.part))

    @property
    def icon(self) -> str:
        return f"icons/source_{self.part}"

    @property
    def top(self) -> str:
        return palette.SCORE[self.part][0]

    @property
    def bottom(self) -> str:
        return palette.SCORE[self.part][1]

    @property
    def text(self) -> str:
        """The colour of words on it."""
        return palette.SCORE_TEXT[self.part]


LOOKS = tuple(map(Look, PARTS))
