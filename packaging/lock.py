"""Writes locked.txt: the versions that the game was tested and is packaged with, and the hashes of
the files that pip may install for them.

    python packaging/lock.py        with Python 3.11 and the extra `test`; takes some minutes

pip resolves the newest versions that fit pyproject.toml, wherever it is told to look, for the
oldest Python that the game runs on; then it is asked for the files of every system and Python
below. Only names, versions and hashes are kept. Nothing is installed.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
LOCKED = ROOT / "packaging" / "locked.txt"
EXTRAS = ("test", "package")
BUILDING = ("editables",)  # what hatchling asks for when it builds an editable install
PYTHONS = ("3.11", "3.12", "3.13")

_HEAD = """\
# What the game is packaged with, and tested with beside the newest versions: written by
# packaging/lock.py. Covers CPython {pythons}
# on Linux (glibc; x86_64 and aarch64), Windows (x86_64) and macOS (x86_64 and arm64), wheels only,
# for running, testing, building and packaging; not the extra `bench`.
#
#     pip install --require-hashes -r packaging/locked.txt
#     pip install --no-deps --no-build-isolation -e .
"""


@dataclass(frozen=True)
class System:
    """One kind of machine: what markers call it, and the tags of its wheels, oldest first."""

    sys_platform: str
    platform_system: str
    os_name: str
    machine: str
    tags: tuple[str, ...]

    def markers(self, python: str) -> dict[str, str]:
        return {
            "sys_platform": self.sys_platform,
            "platform_system": self.platform_system,
            "os_name": self.os_name,
            "platform_machine": self.machine,
            "python_version": python,
            "python_full_version": f"{python}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }


def _linux(machine: str) -> System:
    glibcs = ["manylinux2014", "manylinux_2_17", *(f"manylinux_2_{n}" for n in range(18, 41))]
    tags = tuple(f"{glibc}_{machine}" for glibc in glibcs)
    return System("linux", "Linux", "posix", machine, tags)


def _macos(machine: str, *versions: str) -> System:
    tags = tuple(f"macosx_{version}_{machine}" for version in versions)
    return System("darwin", "Darwin", "posix", machine, tags)


SYSTEMS = (
    _linux("x86_64"),
    _linux("aarch64"),
    System("win32", "Windows", "nt", "AMD64", ("win_amd64",)),
    _macos("x86_64", "10_13", "11_0", "13_0", "15_0"),
    _macos("arm64", "11_0", "12_0", "13_0", "14_0", "15_0"),
)


@dataclass(frozen=True)
class Pin:
    """A version of a library, and what it asks for in turn."""

    name: str
    version: str
    requires: tuple[str, ...]
    sha256: str
    compiled: bool

    @property
    def line(self) -> str:
        return f"{self.name}=={self.version}"


class NotFound(SystemExit):
    """pip found no files."""


def wanted() -> list[str]:
    """What pyproject.toml asks for: to run, to test, to build and to package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    return [
        *project["project"]["dependencies"],
        *(line for extra in EXTRAS for line in extras[extra]),
        *project["build-system"]["requires"],
        *BUILDING,
    ]


def pins(report: dict[str, Any]) -> dict[str, Pin]:
    """By name, what a report of pip would install."""
    found: dict[str, Pin] = {}
    for item in report["install"]:
        metadata = item["metadata"]
        name = canonicalize_name(metadata["name"])
        found[name] = Pin(
            name,
            str(Version(metadata["version"])),
            tuple(metadata.get("requires_dist", ())),
            item["download_info"]["archive_info"]["hashes"]["sha256"],
            not item["download_info"]["url"].endswith("-any.whl"),
        )
    return found


def needed(
    lines: Iterable[str], pinned: dict[str, Pin], system: System, python: str
) -> dict[str, str]:
    """By name, the requirement of everything that a system needs, as far as it is pinned."""
    found: dict[str, str] = {}
    todo = [(line, "") for line in lines]
    done = set()
    while todo:
        line, extra = todo.pop()
        if (line, extra) in done:
            continue
        done.add((line, extra))
        requirement = Requirement(line)
        marker = requirement.marker
        if marker and not marker.evaluate({**system.markers(python), "extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        requirement.marker = None
        found.setdefault(name, str(requirement))
        if name in pinned:
            extras = ("", *sorted(requirement.extras))
            todo += [(asked, e) for asked in pinned[name].requires for e in extras]
    return found


def resolved(lines: list[str]) -> dict[str, Pin]:
    """Everything that any of the systems needs, at one version each."""
    asked, elsewhere = lines, dict[str, Pin]()
    while True:
        pinned = pins(_pip(asked)) | elsewhere
        every = {
            name: (line, system)
            for system in SYSTEMS
            for python in PYTHONS
            for name, line in needed(lines, pinned, system, python).items()
        }
        missing = {name: found for name, found in every.items() if name not in pinned}
        if not missing:
            return pinned
        # pip heeds the markers of this machine alone, and knows only what there is for it.
        for _, (line, system) in sorted(missing.items()):
            try:
                _pip([line])  # with all it needs in turn
            except NotFound:
                elsewhere |= pins(_pip([line], "--no-deps", *_platform(system.tags)))
            else:
                asked = [*asked, line]


def _platform(tags: Iterable[str], python: str = PYTHONS[0]) -> list[str]:
    """Options of pip for another machine."""
    platforms = [option for tag in tags for option in ("--platform", tag)]
    return ["--python-version", python, *platforms]


def _pip(lines: Iterable[str], *options: str) -> dict[str, Any]:
    """pip's report of what it would install."""
    with tempfile.TemporaryDirectory() as folder:
        asked, report = Path(folder, "asked.txt"), Path(folder, "report.json")
        asked.write_text("\n".join(lines), encoding="utf-8")
        command = ["install", "-q", "--dry-run", "--ignore-installed", "--only-binary=:all:"]
        where = ["--target", folder, "--report", str(report), "-r", str(asked)]
        done = subprocess.run(
            [sys.executable, "-m", "pip", *command, *where, *options],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotFound(f"pip found no files for {' '.join(options)}:\n{done.stderr}")
        read: dict[str, Any] = json.loads(report.read_text("utf-8"))
        return read


def wheels(system: System, lines: list[str]) -> Iterator[Pin]:
    """What pip would take on the oldest and on the newest machine of a kind, with every Python.
    What is not compiled is the same file for all of them and asked for once."""
    runs = [(python, tags) for python in PYTHONS for tags in (system.tags, system.tags[::-1])]
    for python, tags in dict.fromkeys(runs):
        found = pins(_pip(lines, "--no-deps", *_platform(tags, python))).values()
        yield from found
        lines = [pin.line for pin in found if pin.compiled]


def _marker(where: str) -> str:
    """The marker of a kind of machine: "linux", or of one of several, "darwin arm64"."""
    platform, _, machine = where.partition(" ")
    rest = f' and platform_machine == "{machine}"' if machine else ""
    return f'sys_platform == "{platform}"{rest}'


def where(systems: list[System]) -> set[str]:
    """The kinds of machines, as short as possible."""
    found = set()
    for system in systems:
        alike = [other for other in SYSTEMS if other.sys_platform == system.sys_platform]
        all_ = all(other in systems for other in alike)
        found.add(system.sys_platform + ("" if all_ else f" {system.machine}"))
    return found


def text(pinned: dict[str, Pin], found: dict[str, set[str]], on: dict[str, set[str]]) -> str:
    """The file, in the order of names; what only some systems need carries a marker."""
    everywhere = {system.sys_platform for system in SYSTEMS}
    lines = [_HEAD.format(pythons=", ".join(PYTHONS))]
    for name, pin in sorted(pinned.items()):
        some = on[name] != everywhere
        marker = " or ".join(map(_marker, sorted(on[name])))
        first = f"{pin.line} ; {marker}" if some else pin.line
        allowed = (f"    --hash=sha256:{value}" for value in sorted(found[name]))
        lines.append(" \\\n".join([first, *allowed]))
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("Run this with Python 3.11: what suits the oldest must suit all.")
    lines = wanted()
    pinned = resolved(lines)
    found: dict[str, set[str]] = {name: set() for name in pinned}
    on: dict[str, list[System]] = {name: [] for name in pinned}
    for system in SYSTEMS:
        names = {name for python in PYTHONS for name in needed(lines, pinned, system, python)}
        for pin in wheels(system, [pinned[name].line for name in sorted(names)]):
            found[pin.name].add(pin.sha256)
            on[pin.name].append(system)
        print(f"{system.platform_system} {system.machine}: {len(names)} libraries")
    LOCKED.write_text(text(pinned, found, {name: where(on[name]) for name in on}), encoding="utf-8")
    print(f"{LOCKED.relative_to(ROOT)}: {len(pinned)} libraries")


if __name__ == "__main__":
    main()
