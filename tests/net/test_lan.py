"""Tables announced on the local network. Nothing is sent beyond this machine."""

import logging
import sys
from random import Random

import pytest
from msgspec.structs import replace
from server.net_kit import wait_for

from forgewar.net import lan
from forgewar.net.code_words import WORDS
from forgewar.net.lan import Announced, Announcement, Browser, new_code, own_address, read_code

zeroconf = pytest.importorskip("zeroconf", reason="not for every Mac")
HERE = ["127.0.0.1"]
TABLE = Announced("http://127.0.0.1:8765", "k3mzq8wd5p", "Ada’s table", "epic", 3, 2, True)


@pytest.mark.slow
def test_a_table_is_found_while_it_is_announced() -> None:
    browser, announcement = Browser(HERE), Announcement(TABLE, HERE)
    wait_for(lambda: browser.tables == (TABLE,))
    fuller = replace(TABLE, free=1)
    announcement.update(fuller)
    wait_for(lambda: browser.tables == (fuller,))
    late = Browser(HERE)
    wait_for(lambda: late.tables == (fuller,))
    announcement.close()
    wait_for(lambda: not browser.tables and not late.tables)
    browser.close()
    late.close()


def test_what_is_announced_is_the_table_and_no_secret() -> None:
    info = lan._to_info(TABLE)
    assert lan._from_info(info) == TABLE
    assert {*info.decoded_properties} == {"table", "name", "mode", "guilds", "free", "code"}
    assert info.decoded_properties["code"] == "1"  # that there is one, not which


@pytest.mark.parametrize(
    "wrong",
    [
        {"table": ""},
        {"table": "../other"},
        {"table": "k3mzq8wd5p\n"},
        {"mode": "unheard of"},
        {"guilds": "9"},
        {"guilds": "two"},
        {"free": "-1"},
        {"free": "²"},
        {"name": None, "free": None},
        {"table": b"\xff\xfe"},
    ],
)
def test_what_is_no_table_of_this_game_is_not_listed(wrong: dict[str, object]) -> None:
    right = lan._to_info(TABLE).decoded_properties
    strange = zeroconf.ServiceInfo(
        lan._TYPE,
        f"x.{lan._TYPE}",
        port=8765,
        addresses=[b"\x7f\0\0\1"],
        properties=right | wrong,
    )
    assert lan._from_info(strange) is None


def test_a_name_from_the_network_is_harmless() -> None:
    found = lan._from_info(lan._to_info(replace(TABLE, name="\x1b[2J\u202eA" + "x" * 200)))
    assert found is not None
    assert found.name.isprintable()
    assert len(found.name) <= 40


def test_without_the_library_nothing_is_found_and_the_log_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    browser, announcement = Browser(HERE), Announcement(TABLE, HERE)
    wait_for(lambda: caplog.text.count("no tables on the local network") == 2)
    assert browser.tables == ()
    browser.close()
    announcement.close()


def test_the_environment_chooses_addresses_or_none(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "forgewar")
    monkeypatch.setenv("FORGEWAR_LAN", "off")
    Browser()
    wait_for(lambda: "are off" in caplog.text)
    monkeypatch.setenv("FORGEWAR_LAN", " 127.0.0.2, 127.0.0.3")
    assert own_address() == "127.0.0.2"


# Codes


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code(Random(1))
    assert code.split()[0] in WORDS
    for typed in (code, code.upper(), f"  {code.replace(' ', '')} ", code.replace(" ", "-")):
        assert read_code(typed) == code
    for wrong in ("", "kiln", "47", "kiln 4", "kiln 471", "kiln 47 x", "kíln 47", "kiln ４７"):
        assert read_code(wrong) == ""


def test_words_of_codes_are_short_and_cannot_be_mistaken() -> None:
    assert len({*WORDS}) == len(WORDS) > 180
    assert all(word.isascii() and word.isalpha() and 2 < len(word) < 9 for word in WORDS)
    assert not [w for w in WORDS for other in WORDS if other != w and w.startswith(other)]
    assert new_code() != new_code() or new_code() != new_code()
