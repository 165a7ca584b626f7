"""packaging/locked.txt has all that pyproject.toml asks for, as packaging/lock.py writes it."""

import re

import pytest
from package.scripts import script
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

lock = script("lock")
LINES = lock.LOCKED.read_text("utf-8").replace("\\\n", "").splitlines()
PINS = [line for line in LINES if line and not line.startswith("#")]
LINUX, WINDOWS, MACOS = lock.SYSTEMS[0], lock.SYSTEMS[2], lock.SYSTEMS[3]


def pinned(name: str, *requires: str, version: str = "1.0", sha256: str = "00") -> dict:
    """One library of a report of pip."""
    metadata = {"name": name, "version": version, "requires_dist": list(requires)}
    kind = "any" if sha256 == "00" else "some"
    file = {"archive_info": {"hashes": {"sha256": sha256}}, "url": f"{name}-{kind}.whl"}
    return {"metadata": metadata, "download_info": file}


def versions() -> dict[str, str]:
    return dict(line.split(" ")[0].split("==") for line in PINS)


@pytest.mark.parametrize("line", lock.wanted())
def test_what_the_project_asks_for_is_locked(line: str) -> None:
    asked = Requirement(line)
    version = versions().get(canonicalize_name(asked.name))
    assert version is not None, f"{asked.name} is not locked: run packaging/lock.py"
    assert version in asked.specifier


def test_every_line_is_a_version_with_hashes_and_nothing_else() -> None:
    machine = r'sys_platform == "\w+"( and platform_machine == "\w+")?'
    shape = rf"[\w-]+==[\w.!]+( ; (( or )?{machine})+)?( +--hash=sha256:[0-9a-f]{{64}})+"
    assert [line for line in PINS if not re.fullmatch(shape, line)] == []
    assert "//" not in "".join(LINES)


def test_libraries_with_files_for_each_system_have_a_hash_for_each() -> None:
    compiled = [line for line in PINS if line.startswith(("msgspec==", "pygame-ce==", "pyyaml=="))]
    assert len(compiled) == 3
    for line in compiled:
        assert line.count("--hash") >= 4 * len(lock.PYTHONS), line


def test_what_other_systems_need_is_found_through_their_markers() -> None:
    report = {
        "install": [pinned("A.b", 'colour>=2; sys_platform == "win32"', 'x; extra == "more"')]
    }
    found = lock.pins(report)
    assert list(lock.needed(["a-b"], found, LINUX, "3.11")) == ["a-b"]
    assert lock.needed(["a-b"], found, WINDOWS, "3.11") == {"a-b": "a-b", "colour": "colour>=2"}
    assert "x" in lock.needed(["a-b[more]"], found, LINUX, "3.11")


def test_libraries_are_resolved_until_every_system_has_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def pip(lines: list[str], *options: str) -> dict:
        if "a" in lines:
            asked.append(lines)
        names = {re.match(r"\w+", line)[0] for line in lines}
        if "d" in names and "win_amd64" not in options:
            raise lock.NotFound
        requires = {
            "a": ['b; sys_platform == "darwin"', 'd; sys_platform == "win32"'],
            "b": ['c; sys_platform == "darwin"'],
            "d": ["e"],
        }
        return {"install": [pinned(name, *requires.get(name, ())) for name in sorted(names)]}

    monkeypatch.setattr(lock, "_pip", pip)
    assert sorted(lock.resolved(["a"])) == ["a", "b", "c", "d", "e"]
    assert asked == [["a"], ["a", "b"], ["a", "b", "c", "e"]]


def test_a_machine_is_named_where_others_of_its_system_lack_a_library() -> None:
    linux = [system for system in lock.SYSTEMS if system.sys_platform == "linux"]
    assert lock.where([*linux, MACOS]) == {"linux", "darwin x86_64"}
    found = lock.pins({"install": [pinned("a")]})
    text = lock.text(found, {"a": {"11"}}, {"a": {"linux", "darwin x86_64"}})
    marker = 'sys_platform == "darwin" and platform_machine == "x86_64" or sys_platform == "linux"'
    assert f"a==1.0 ; {marker} " in text


def test_only_what_some_systems_need_carries_a_marker() -> None:
    found = lock.pins({"install": [pinned("b", version="2.000"), pinned("a")]})
    on = {"a": {"linux", "win32", "darwin"}, "b": {"win32"}}
    text = lock.text(found, {"a": {"22", "11"}, "b": {"33"}}, on)
    assert text.endswith(
        "\na==1.0 \\\n    --hash=sha256:11 \\\n    --hash=sha256:22\n"
        'b==2.0 ; sys_platform == "win32" \\\n    --hash=sha256:33\n'
    )


def test_compiled_wheels_are_asked_for_old_and_new_machines_and_every_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def pip(lines: list[str], *options: str) -> dict:
        tag, python = (options[options.index(o) + 1] for o in ("--platform", "--python-version"))
        asked.append(lines)
        compiled = pinned("c", sha256=f"{tag} {python}")
        return {"install": [compiled] if lines == ["c==1.0"] else [compiled, pinned("pure")]}

    monkeypatch.setattr(lock, "_pip", pip)
    found = {pin.sha256 for pin in lock.wheels(MACOS, ["c==1.0", "pure==1.0"])}
    machines = ("macosx_10_13_x86_64", "macosx_15_0_x86_64")
    assert found == {"00", *(f"{tag} {python}" for tag in machines for python in lock.PYTHONS)}
    assert asked == [["c==1.0", "pure==1.0"], *[["c==1.0"]] * 5]
