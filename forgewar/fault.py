"""What went wrong, as a value: the id of a sentence and what is filled in. It is made where nothing
is known of languages, and becomes words in `words.faults`."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from forgewar.printable import printable

_LONGEST = 300  # signs of a value: a sentence with one is still read
_DEEPEST = 3  # faults within each other; whoever tells them goes as deep
_Id = Annotated[str, Meta(pattern=r"\A[a-z]+(-[a-z]+)+\Z", max_length=60)]
_Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """`values` are words from outside, which may be those of strangers and are made harmless here,
    numbers to be counted by, or faults that explain this one. Faults are kept in files, too, so the
    types allow nothing that could not be told."""

    id: _Id
    values: "dict[str, str | _Whole | Fault]" = {}

    def __post_init__(self) -> None:
        if self._depth() > _DEEPEST:
            raise ValueError("faults lie too deep within each other")
        shown = {
            name: printable(value, _LONGEST) if isinstance(value, str) else value
            for name, value in self.values.items()
        }
        force_setattr(self, "values", shown)

    def _depth(self) -> int:
        inner = (value._depth() for value in self.values.values() if isinstance(value, Fault))
        return 1 + max(inner, default=0)

    def __str__(self) -> str:
        """For logs."""
        told = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        return f"{self.id} ({told})" if told else self.id


def fault(id: str, /, **values: str | int | Fault) -> Fault:
    """A fault, in the shortest form."""
    return Fault(id, values)


def reason(error: OSError) -> str:
    """What the system says, in its own words."""
    return error.strerror or str(error)
