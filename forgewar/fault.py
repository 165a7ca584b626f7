"""Faults: problems as values, made where no language is known. `words.faults` turns them into
sentences."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from forgewar.printable import printable

_LONGEST = 300  # characters of a value, so that a sentence stays readable
_DEEPEST = 3  # levels of nested faults
_Id = Annotated[str, Meta(pattern=r"\A[a-z]+(-[a-z]+)+\Z", max_length=60)]
_Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """A message id with values: strings from outside, which are made harmless here, numbers, or
    faults that explain this one. Faults are stored in files too, so the types allow nothing that
    could not be shown."""

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
    """Short constructor of a fault."""
    return Fault(id, values)


def reason(error: OSError) -> str:
    """Description of an error by the operating system."""
    return error.strerror or str(error)
