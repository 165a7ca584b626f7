"""A call in a thread of its own, and phrases that every client words itself."""

import threading

import pytest
from words.speaking import speaking

from forgewar.play.apart.errand import Errand
from forgewar.play.apart.phrases import describe_chat, text_of_phrase
from forgewar.words.families import PHRASES


def test_an_errand_does_not_hold_up_who_sends_it() -> None:
    go, woken = threading.Event(), threading.Event()

    def wait() -> int:
        go.wait(20)
        return 7

    errand = Errand(wait, woken.set)
    assert not errand.done
    go.set()
    assert woken.wait(20)
    assert errand.done
    assert errand.result() == 7


def test_an_errand_raises_what_its_function_raised() -> None:
    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        Errand(fail).result()


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_shown_in_the_language_of_who_reads_it(phrase: str) -> None:
    sent = text_of_phrase(phrase)
    english = str(describe_chat(sent))
    with speaking("pl"):
        assert str(describe_chat(sent)) not in (english, sent)


def test_typed_text_is_shown_as_typed() -> None:
    assert describe_chat("/roll 3d6") == "/roll 3d6"
    assert describe_chat("hello") == "hello"
