"""Every card says what it said when somebody last read it. `python tests/app/cards/faces.py` writes
it anew; the difference is to be read before it is committed."""

from app.cards.faces import GOLDEN, told
from systems import same_letters


@same_letters
def test_every_card_says_what_it_should() -> None:
    assert told() == GOLDEN.read_text(encoding="utf-8")
