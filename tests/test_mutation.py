"""The faults that tests/mutation.py makes are those it says, and it tells caught from survived."""

import contextlib
import json
import subprocess
import sys
import textwrap
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest
from mutations import measure, report
from mutations.finder import find_faults
from mutations.measure import Verdict, chosen, second_choice
from mutations.sample import files_in, sampled
from mutations.source import Fault, Source

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "tests" / "mutation.py"


def source(text: str, file: str = "guild/mine.py") -> Source:
    return Source(file, textwrap.dedent(text).encode())


def faults(text: str, file: str = "guild/mine.py") -> list[Fault]:
    return find_faults(source(text, file))


def changes(text: str, kind: str, file: str = "guild/mine.py") -> set[str]:
    """The lines that a kind of fault changes, as they read afterwards."""
    made = source(text, file)
    found = set()
    for fault in find_faults(made):
        if fault.kind == kind:
            before = made.text.decode().splitlines()
            after = fault.made_in(made.text).decode().splitlines()
            found |= {line.strip() for line in after if line not in before}
    return found


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("comparison", "x = a < b", {"x = a <= b"}),
        ("comparison", "x = a <= b", {"x = a < b"}),
        ("comparison", "x = a > b", {"x = a >= b"}),
        ("comparison", "x = a >= b", {"x = a > b"}),
        ("comparison", "x = a == b", {"x = a != b"}),
        ("comparison", "x = a != b", {"x = a == b"}),
        ("comparison", "x = a in b", {"x = a not in b"}),
        ("comparison", "x = a not in b", {"x = a in b"}),
        ("comparison", "x = a is b", {"x = a is not b"}),
        ("comparison", "x = (a) is  not (b)", {"x = (a) is (b)"}),
        ("comparison", "x = a < b <= c", {"x = a <= b <= c", "x = a < b < c"}),
        ("comparison", "x = f'{a < b}'", {"x = f'{a <= b}'"}),
        ("arithmetic", "x = a + b", {"x = a - b"}),
        ("arithmetic", "x = (a - b) * c", {"x = (a + b) * c", "x = (a - b) + c"}),
        ("arithmetic", "x = a // b", {"x = a * b"}),
        ("arithmetic", "x = a % b", {"x = a // b"}),
        ("arithmetic", "x += a", {"x -= a"}),
        ("arithmetic", "x = 'é', f'{a + b} gold'", {"x = 'é', f'{a - b} gold'"}),
        ("arithmetic", "x = 'a' + b", set()),
        ("boolean", "x = a and b or c", {"x = a or b or c", "x = a and b and c"}),
        ("not", "x = not (a or b)", {"x = (a or b)"}),
        ("number", "x = f(7, 0.5)", {"x = f(8, 0.5)", "x = f(7, 1.5)"}),
        ("number", "x = True", set()),
        ("flag", "x = f(False)", {"x = f(True)"}),
        ("id", "x = f['tin']", {"x = f['tin_x']"}),
        ("id", 'x = "All of it"', set()),
        ("id", 'x = "<rect/>"', set()),
        ("id", 'x = open(f, encoding="utf-8")', set()),
        ("arguments", "x = f(a, b, *c)", {"x = f(b, a, *c)"}),
        ("arguments", "x = f(a, a) + min(a, b)", set()),
        ("pair", "x = a, (b, c)", {"x = (b, c), a", "x = a, (c, b)"}),
        ("pair", "x = a in (b, c)", set()),
        ("min/max", "x = min(a, b)", {"x = max(a, b)"}),
        ("any/all", "x = all(a)", {"x = any(a)"}),
        ("flag", "x = zip(a, b, strict=True)", set()),
        ("id", 'x = keep(("after", a), f("tin"))', {'x = keep(("after", a), f("tin_x"))'}),
        ("pair", 'x = keep(("after", a), f)', set()),
        ("order", "x = sorted(a, key=b)", {"x = sorted(a, key=b, reverse=True)"}),
        ("order", "x = sorted(y for y in a)", {"x = sorted((y for y in a), reverse=True)"}),
        ("order", "a.sort()", {"a.sort(reverse=True)"}),
        ("flag", "x = sorted(a, reverse=True)", {"x = sorted(a, reverse=False)"}),
        ("condition", "x = a if b else c", {"x = a if True else c", "x = a if False else c"}),
        ("condition", "if a: f()", {"if True: f()", "if False: f()"}),
        ("return", "def f(): return a", {"def f(): return None"}),
        ("return", "def f(): return None", set()),
        ("return", "def f(): return False", set()),
        ("dropped", "a.f(b)", {"pass"}),
        ("dropped", "x.a = b", {"pass"}),
        ("dropped", "x += b", {"pass"}),
        ("dropped", "def f(): x = a; x = b", set()),
        ("dropped", "x = b", set()),
    ],
)
def test_a_kind_of_fault_is_made_as_it_is_named(kind: str, before: str, after: set[str]) -> None:
    assert changes(before, kind) == after


def test_a_name_that_is_bound_again_can_be_left_as_it_was() -> None:
    text = """
        def f(a):
            b = 1
            b = a
            return b
    """
    assert [f.line for f in faults(text) if f.kind == "dropped"] == [4]


def test_operators_are_found_among_comments_and_brackets() -> None:
    text = "x = (\n    (a)  # not < this\n    < (b)\n)\n"
    [fault] = [f for f in faults(text) if f.kind == "comparison"]
    assert fault.made_in(text.encode()).decode() == text.replace("    < (b", "    <= (b")


@pytest.mark.parametrize(
    "text",
    [
        '"""Words of a module."""',
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    x = f(a, b)",
        "__all__ = ['mine', 'market']",
        "raise ValueError('mine', 1 + a)",
        "assert a < 1, 'mine'",
        "log.warning('mine', 1 + a)",
        "def f(a: 'Mine', b: dict[str, int]) -> 'Market': ...",
        "x: dict[str, int]",
        "X = dict[str, int]",
        "X = TypeVar('X')",
        "@dataclass(frozen=True)\nclass Mine(Base, kind='mine'): ...",
        "if __name__ == '__main__':\n    main(1)",
        """x = f'<rect x="{a + 1}" rx="{radius - 2}"/>'""",
    ],
)
def test_what_says_nothing_is_left_alone(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "c.shape(x + 2, y, 30, 4)",
        "y = y + 3",
        "at = 40",
        "at = x - 2 * gap",
        "fits = c.text_width(label) <= room",
        "fits = at + wide < 300",
        "wide = max(width, 30)",
        "place = x, y + 4",
    ],
)
def test_layout_is_no_fault_in_the_app_and_one_elsewhere(text: str) -> None:
    assert faults(text, "forgewar/app/mine.py") == []
    assert faults(text, "forgewar/play/mine.py")


def test_what_the_app_says_can_be_wrong() -> None:
    text = 'c.text(f"Round {n + 1}", x, y)'
    assert changes(text, "arithmetic", "forgewar/app/a.py") == {'c.text(f"Round {n - 1}", x, y)'}
    assert changes(text, "number", "forgewar/app/a.py") == {'c.text(f"Round {n + 2}", x, y)'}
    assert changes(text, "dropped", "forgewar/app/a.py") == {"pass"}


def test_faults_outside_functions_know_what_they_are_bound_to() -> None:
    text = """
        TABLE = {"tin": 1, "all": lambda n: n + 1}

        def f(a, b=2):
            return a + 3
    """
    names = {(f.kind, f.line, f.before): f.names for f in faults(text)}
    assert names["id", 2, '"tin"'] == ("TABLE",)
    assert names["arithmetic", 2, "n + 1"] == ()
    assert names["number", 4, "2"] == ("f",)
    assert names["number", 5, "3"] == ()


def own_sources() -> list[Source]:
    return [Source.read(ROOT, file) for file in files_in(ROOT, ["forgewar/session"])]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_faults_and_all_compile() -> None:
    first, again, other = (list(islice(sampled(own_sources(), n), 30)) for n in (3, 3, 4))
    assert first == again != other
    assert len(set(first)) == 30
    for fault in first:
        text = (ROOT / fault.file).read_bytes()
        assert text[fault.start : fault.end].decode() == fault.before
        compile(fault.made_in(text), fault.file, "exec")


def test_no_function_has_more_than_its_share_while_others_have_faults() -> None:
    long = "def f(a):\n" + "    a += 1\n" * 50 + "def g(a):\n    return a + 1\n"
    functions = [fault.function for fault in islice(sampled([source(long)], 1), 6)]
    assert functions.count("f") == functions.count("g") == 3


def test_quick_tests_are_chosen_one_of_each_function_first() -> None:
    seconds = {f"t.py::slow[{n}]": 1.0 + n / 1000 for n in range(90)}
    seconds |= {f"t.py::quick[{n}]": 0.1 for n in range(90)} | {"t.py::rare": 3.0}
    found = chosen(seconds, seconds)
    assert "t.py::rare" in found
    assert len(found) <= 60
    assert [seconds[test] for test in found] == sorted(seconds[test] for test in found)
    assert chosen(["t.py::endless"], {"t.py::endless": 500.0}) == ["t.py::endless"]
    assert chosen([], {}) == []


def test_a_fault_that_survives_is_tried_with_more_of_its_tests() -> None:
    seconds = {f"t.py::case[{n}]": 0.5 for n in range(150)} | {"t.py::rare": 30.0}
    first = chosen(seconds, seconds)
    second = second_choice(seconds.keys() - set(first), seconds)
    assert "t.py::rare" not in first
    assert "t.py::rare" in second
    assert sum(seconds[test] for test in second) == 60.0


def test_the_report_counts_by_package_and_compares_with_targets() -> None:
    made = [f for file in ("game/play/a.py", "game/words.py") for f in faults("x = a < b", file)]
    verdicts = [Verdict(made[0], "caught", "t.py::t"), Verdict(made[1], "survived")]
    packages = report.summed_up(verdicts)
    assert {name: p["percent"] for name, p in packages.items()} == {"play": 100.0, "game": 0.0}
    assert report.below_targets(packages, {"play": 90.0, "game": 50.0}) == ["game"]
    assert "game/words.py:1  comparison  a < b -> a <= b" in report.told(verdicts, {})
    low, high = report.wilson(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)


class ShakyJob:
    """A job in which one test fails even without a fault, and another sees every fault."""

    def __init__(self, tree: Path, patience: float) -> None: ...

    def verdict(self, fault: Fault, tests: list[str], seconds: dict[str, float]) -> Verdict:
        assert seconds
        return Verdict(fault, "caught", tests[0]) if tests else Verdict(fault, "survived")

    def run(self, tests: list[str], seconds: float, *, go_on: bool) -> dict[str, list[str]]:
        assert seconds
        assert go_on
        return {"failed": [test for test in tests if "shaky" in test]}

    def close(self) -> None: ...


def test_what_fails_without_a_fault_catches_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "Job", ShakyJob)
    monkeypatch.setattr(measure, "copied", contextlib.nullcontext)
    seen, unseen = faults("x = a < b\ny = a > b")
    covering = SimpleNamespace(
        seconds={"t.py::shaky": 0.1, "t.py::sound": 0.2},
        tests_of=lambda fault: ["t.py::shaky", "t.py::sound"][: 2 if fault is seen else 1],
    )
    run = measure.Measurement(ROOT, covering, 1, 1.0, lambda _: None).run
    outcomes = {v.fault: (v.outcome, v.by) for v in run([seen, unseen], None)}
    assert outcomes == {seen: ("caught", "t.py::sound"), unseen: ("survived", "")}


MINE = """
PRICES = {"tin": 3}


def price(count):
    if count < 1:
        return 0
    return PRICES["tin"] * count


def nobody_calls():
    return 1
"""
TEST = """
from guild import loop, mine


def test_price():
    assert mine.price(2) == 6


def test_loop():
    loop.emptied([1, 2])
"""
LOOP = """
def emptied(things):
    while things:
        things.pop()
"""


def project(folder: Path) -> Path:
    """A small project with a test that sees the price, and does not see the limit of it."""
    files = {"guild/mine.py": MINE, "guild/loop.py": LOOP, "tests/test_mine.py": TEST}
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    (folder / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = []\n")
    return folder


def measured(folder: Path, *more: str) -> tuple[int, dict[tuple[int, str, str], str]]:
    """The code of the tool, and the outcome of every fault."""
    out = folder / "build" / "report.json"
    command = [sys.executable, str(TOOL), "--root", str(folder), "--jobs", "1"]
    done = subprocess.run([*command, "--report", str(out), *more], capture_output=True, text=True)
    assert out.exists(), done.stderr
    found = json.loads(out.read_text())["faults"]
    return done.returncode, {(f["line"], f["kind"], f["after"]): f["outcome"] for f in found}


@pytest.mark.slow
def test_some_faults_of_a_small_project_are_caught_and_others_survive(tmp_path: Path) -> None:
    folder = project(tmp_path)
    before = (folder / "guild" / "mine.py").read_bytes()
    code, found = measured(folder, "--in", "guild/mine.py", "--targets", "guild=99")
    assert found[2, "number", "4"] == "caught"
    assert found[2, "id", '"tin_x"'] == "caught"
    assert found[6, "condition", "True"] == "caught"
    assert found[8, "arithmetic", 'PRICES["tin"] + count'] == "caught"
    assert found[6, "comparison", "count <= 1"] == "survived"
    assert found[7, "number", "1"] == "not covered"
    assert found[12, "return", "None"] == "not covered"
    assert code == 1
    assert (folder / "guild" / "mine.py").read_bytes() == before


@pytest.mark.slow
def test_a_fault_that_makes_tests_endless_is_caught(tmp_path: Path) -> None:
    folder = project(tmp_path)
    code, found = measured(
        folder,
        "--in",
        "guild",
        "--only",
        "guild/loop.py:4",
        "--patience",
        "1",
        "--targets",
        "guild=99",
    )
    assert found == {(4, "dropped", "pass"): "time-out"}
    assert code == 0
