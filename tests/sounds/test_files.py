"""Every sound is clean: under -1 dBTP, silent at its end, as loud as its family, and loops have no
seam. What was heard stands in measured.json; a file that has changed since must be heard again."""

from collections import defaultdict

import pytest
from sounds import alike
from sounds.check import RATE, SOUNDS, Measured, files, hashed, written

HEARD = written()
LOOPS = ("mine", "market", "quest", "hearth", "scoring", "title")
FAMILY = 2.0  # LU


def family(name: str) -> str:
    """The takes of an effect, the pieces that loop, those that are played once, or the beds."""
    if name.startswith("ambience/"):
        return "beds"
    if not name.startswith("music/"):
        return name.rpartition("_")[0]
    return "loops" if name.removeprefix("music/").startswith(LOOPS) else "stings"


def families() -> dict[str, dict[str, Measured]]:
    found: dict[str, dict[str, Measured]] = defaultdict(dict)
    for name, measured in HEARD.items():
        found[family(name)][name] = measured
    return found


def test_every_file_was_heard_as_it_is() -> None:
    changed = [n for n, path in files().items() if n not in HEARD or HEARD[n].file != hashed(path)]
    assert not changed, "run python tests/sounds/check.py"
    assert len(HEARD) == len(files()) > 100


def test_no_file_comes_near_full_scale() -> None:
    assert {name: each.peak for name, each in HEARD.items() if each.peak >= -1} == {}


def test_what_is_played_once_ends_in_silence() -> None:
    once = {n: each.tail for n, each in HEARD.items() if family(n) not in ("loops", "beds")}
    assert len(once) > 100
    assert {name: tail for name, tail in once.items() if tail > -60} == {}


@pytest.mark.parametrize("kind", sorted(families()))
def test_a_family_is_equally_loud(kind: str) -> None:
    loud = {name: each.loudness for name, each in families()[kind].items()}
    assert len(loud) > 1
    assert max(loud.values()) - min(loud.values()) <= FAMILY, loud
    assert min(loud.values()) > -45  # and can be heard


def test_loops_have_no_seam() -> None:
    loops = families()["loops"] | families()["beds"]
    seams = {name: each.seam for name, each in loops.items()}
    assert len(seams) == 15
    assert {name: seam for name, seam in seams.items() if seam > 1} == {}


def test_stages_of_a_theme_differ_to_the_ear() -> None:
    measured = alike.written()
    assert len(alike.stages()) == 9
    for pair in alike.stages():
        assert measured[pair].files == alike.key(*pair), "run python tests/sounds/alike.py"
        assert measured[pair].wave < 0.4, pair  # 0.90 to 0.96 if only a voice is added
        assert measured[pair].notes < 0.5, pair


def test_takes_of_long_effects_differ_to_the_ear() -> None:
    measured = alike.written()
    of_effects = [pair for pair in measured if pair not in alike.stages()]
    assert len(of_effects) > 50
    for pair in of_effects:
        assert measured[pair].files == alike.key(*pair), "run python tests/sounds/alike.py"
        assert measured[pair].notes < 0.7, pair  # 0.76 to 0.99 if only the touch differs


def test_takes_of_every_long_effect_were_compared() -> None:
    """With a reader of its own: the length stands in the last page of an Ogg file."""
    long = {kind for kind, takes in alike.effects().items() if min(map(seconds, takes)) >= 0.9}
    compared = {first.rpartition("_")[0] for first, _ in alike.written()}
    assert len(long) == 19
    assert long <= compared


def seconds(name: str) -> float:
    data = (SOUNDS / name).read_bytes()
    return int.from_bytes(data[data.rindex(b"OggS") + 6 :][:8], "little") / RATE
