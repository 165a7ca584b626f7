"""The wheel and the packaged app are built, and play where nothing else of us is.

Not in the normal run, because building takes a minute: `pytest -n 0 -m package`. Needs the extra
`package`; the windows need Xvfb and xdotool.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
from app.window.notice_desk import desktop_bus, show_notices
from package.playing import begin, logged, quit_by_mouse, wait_for_colours
from package.scripts import script
from packaging.utils import canonicalize_name
from play.window import PATIENCE, Window, missing
from play.window_player import Pilot
from server.net_kit import wait_for

from forgewar import __version__
from forgewar.net import protocol as pr
from forgewar.net.link import Link, read_link
from forgewar.net.tables import TableError, create_table, table_info
from forgewar.rules.state import Options

pytestmark = pytest.mark.package
ROOT = Path(__file__).parents[2]
runpaths = script("runpaths")

Program = list[str | Path]


def built(*command: object, **settings: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def built_wheel(folder: Path, **settings: str) -> Path:
    options = ("-q", "--no-deps", "--no-build-isolation")  # with the tools that are here
    built(sys.executable, "-m", "pip", "wheel", *options, "-w", folder, ROOT, **settings)
    (path,) = folder.glob("forgewar-*.whl")
    return path


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    return built_wheel(folder, HATCH_BUILD_HOOK_ENABLE_CUSTOM="1")


@pytest.fixture(scope="session")
def compiles() -> bool:
    """Whether packages are compiled here."""
    found: bool = script("compiled").compiler()
    return found


@pytest.fixture(scope="session")
def installed(compiled_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The wheel in a virtual environment that has nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    bin_ = folder / ("Scripts" if os.name == "nt" else "bin")
    built(bin_ / "python", "-m", "pip", "install", "-q", compiled_wheel)
    return [bin_ / "forgewar"]


@pytest.fixture(scope="session")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The folder that PyInstaller makes, moved away from where it was made."""
    pytest.importorskip("PyInstaller", reason="the extra `package` is not installed")
    folder = tmp_path_factory.mktemp("packaged")
    options = ("--noconfirm", "--log-level", "ERROR")
    places = ("--distpath", folder / "dist", "--workpath", folder / "build")
    built(sys.executable, "-m", "PyInstaller", *options, *places, ROOT / "build.spec")
    shutil.rmtree(folder / "build")
    moved = (folder / "dist" / "forgewar").rename(folder / "Forge War")
    return [moved / "forgewar"]


@pytest.fixture(params=["installed", "packaged"])
def program(request: pytest.FixtureRequest) -> Program:
    found: Program = request.getfixturevalue(request.param)
    return found


def bare(home: Path) -> dict[str, str]:
    """An environment without anything: no Python on the path, nobody's home."""
    return {"PATH": str(home / "nothing"), "HOME": str(home), "FORGEWAR_HOME": str(home)}


def run(program: Program, home: Path, *arguments: object) -> str:
    done = subprocess.run(
        [*program, *map(str, arguments)],
        env=bare(home),
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# What is in them


def test_the_wheel_holds_what_the_game_needs_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for path in (*ROOT.glob("data/**/*.*"), *ROOT.glob("assets/*/*.*")):
        inside = path.relative_to(ROOT)
        shipped = f"forgewar/{inside.as_posix()}" in names
        assert shipped == (not inside.is_relative_to("assets/src")), path
    assert "forgewar/py.typed" in names
    assert not [name for name in names if "tests/" in name or name.endswith(".pyc")]
    assert f"forgewar-{__version__}.data/data/share/applications/forgewar.desktop" in names


def test_the_wheel_is_for_all_or_compiled_for_here(
    wheel: Path, compiled_wheel: Path, compiles: bool
) -> None:
    assert wheel.stem.endswith("-py3-none-any")
    plain, other = (set(zipfile.ZipFile(path).namelist()) for path in (wheel, compiled_wheel))
    made = [name for name in other if name.endswith((".so", ".pyd"))]
    assert bool(made) == compiles
    assert compiles != compiled_wheel.stem.endswith("-py3-none-any")
    # The sources are there all the same.
    assert {name for name in plain if name.endswith(".py")} <= other


def test_the_packaged_app_holds_what_the_game_needs_and_no_more(packaged: Program) -> None:
    folder = Path(packaged[0]).parent
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    inside = {name.removeprefix("_internal/forgewar/") for name in names}
    sounds = {p.relative_to(ROOT).as_posix() for p in ROOT.glob("assets/sounds/**/*.ogg")}
    assert sounds
    assert {"data/quests.yaml", "assets/icons/app.png", *sounds} <= inside
    assert not [name for name in names if "assets/src" in name or "numpy" in name]
    assert not [name for name in names if "tkinter" in name or "/tests/" in name]
    # A quarter of it is music, a tenth serves connections (OpenSSL); links to libraries take no
    # room. Not everybody needs the face for Chinese, Japanese and Korean names, nor what serves
    # screen readers.
    sizes = {name: (folder / name).lstat().st_size for name in names}
    extra = ("assets/fonts/", "_internal/accesskit/")
    assert sum(sizes[name] for name in names if not any(e in name for e in extra)) < 72_000_000
    assert sum(sizes.values()) < 79_000_000
    if sys.platform == "linux":
        assert {"forgewar.desktop", "forgewar.png"} <= names


@pytest.mark.skipif(sys.platform != "linux", reason="files of Linux")
def test_nothing_in_the_packaged_app_looks_for_folders_of_its_builder(packaged: Program) -> None:
    folder = Path(packaged[0]).parent
    files = [path for path in folder.rglob("*") if path.is_file()]
    asked = {path.name: runpaths.runpaths(path.read_bytes()) for path in files}
    assert any(asked.values())
    assert not [name for name, all_ in asked.items() for one in all_ if "$ORIGIN" not in one.text]


def test_the_bill_of_materials_lies_beside_the_packaged_app(packaged: Program) -> None:
    folder = Path(packaged[0]).parent
    bill = json.loads((folder.parent / "dist" / "forgewar.cdx.json").read_text("utf-8"))
    assert bill["metadata"]["component"]["version"] == __version__
    # Each library is in the app with its licence.
    infos = (folder / "_internal").glob("*.dist-info")
    found = {canonicalize_name(info.name.split("-")[0]) for info in infos}
    assert {part["name"] for part in bill["components"]} == {"CPython", *found}


def test_the_version_is_told_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project


# Without a screen


def test_the_version_is_that_of_the_program(
    program: Program, tmp_path: Path, compiles: bool
) -> None:
    how = ", compiled" if compiles else ""
    assert run(program, tmp_path, "--version") == f"Forge War {__version__}{how}\n"


def test_the_content_is_there_with_its_pictures(program: Program, tmp_path: Path) -> None:
    assert run(program, tmp_path, "check").endswith(": ok\n")


def test_games_are_played_in_several_processes(program: Program, tmp_path: Path) -> None:
    told = run(program, tmp_path, "simulate", "--games", 4, "--jobs", 2, "--record", "games")
    assert "4 simple games" in told
    assert len(list((tmp_path / "games").glob("*.jsonl"))) == 4
    assert "is intact" in run(program, tmp_path, "replay", "games/game-00001.jsonl", "--verify")


def test_a_moment_is_drawn(program: Program, tmp_path: Path) -> None:
    run(program, tmp_path, "simulate", "--games", 1, "--record", "games")
    run(program, tmp_path, "shot", "games/game-00001.jsonl", "--at", 40, "--out", "shot.png")
    assert (tmp_path / "shot.png").read_bytes().startswith(b"\x89PNG")


def test_without_a_screen_the_game_says_so(program: Program, tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("there is always a screen")
    done = subprocess.run(
        program, env=bare(tmp_path), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]  # libraries may have had their say before
    assert last.startswith("forgewar: the game cannot start: ")


# Hosting


def begin_inside(program: Program, home: Path, code: str, **settings: str) -> subprocess.Popen[str]:
    """Run Python code in a program. The packaged app takes it for a helper of multiprocessing."""
    helper = f"from multiprocessing.resource_tracker import main\n{code}"
    words = [*program, "-I", "-B", "-S", "-c", helper]
    if (python := Path(program[0]).with_name("python")).exists():
        words = [python, "-c", code]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    env = {**bare(home), "FORGEWAR_LAN": "127.0.0.1", **settings}
    return subprocess.Popen(words, env=env, cwd=home, text=True, **pipes)


HOST = """
import sys, time
from pathlib import Path
from forgewar.play.apart.hosting import start_host
host = start_host(Path("tables"))
while not host.poll():
    time.sleep(0.01)
print(host.address or host.fault, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Windows starts processes in another way")
def test_a_table_is_hosted_and_a_game_is_played_at_it(program: Program, tmp_path: Path) -> None:
    with begin_inside(program, tmp_path, HOST) as app:
        assert app.stdout is not None
        address = app.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), address + app.communicate()[1]
        seats = (pr.NewSeat(), pr.NewSeat("sensible"))
        made = create_table(address, pr.NewTable(Options("simple", 2), seats))
        link = made.seats[0] or ""
        run(program, tmp_path, "join", link, "--player", "sensible", "--record", "game.jsonl")
        app.kill()
    assert "is intact" in run(program, tmp_path, "replay", "game.jsonl", "--verify")
    wait_for(lambda: not _answers(read_link(made.host)))  # the server ends with the app


def _answers(link: Link) -> bool:
    try:
        table_info(link)
    except TableError as error:
        return error.refused is not None
    return True


ANNOUNCE = """
import time
from forgewar.net.lan import Announced, Announcement, Browser
browser = Browser()
table = Announced("http://127.0.0.1:8765", "k3mzq8wd5p", "Ada", "epic", 3, 2, True)
Announcement(table)
while browser.tables != (table,):
    time.sleep(0.01)
print("found")
"""

NOTICE = """
import sys
from forgewar.app.window.notify import notify
from forgewar.app.window.settings import Settings
notify(Settings(), "Forge War", "Your turn")
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Windows starts processes in another way")
def test_a_table_is_found_on_the_local_network(program: Program, tmp_path: Path) -> None:
    with begin_inside(program, tmp_path, ANNOUNCE) as app:
        told, complaint = app.communicate(timeout=PATIENCE)
    assert (told, complaint) == ("found\n", "")


@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon")
def test_a_notice_is_shown_on_the_desktop(program: Program, tmp_path: Path) -> None:
    with desktop_bus(tmp_path) as bus:
        shown = show_notices(bus)
        with begin_inside(program, tmp_path, NOTICE, DBUS_SESSION_BUS_ADDRESS=bus) as app:
            name, _, icon, title, text, *_ = shown.get(timeout=PATIENCE)
            app.kill()
    assert (name, title, text) == ("Forge War", "Forge War", "Your turn")
    assert icon.endswith("/icons/app.png")


# On a screen


@pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")
def test_the_game_is_played_to_the_second_round_left_and_continued(
    program: Program, tmp_path: Path
) -> None:
    with Window(program=program, env=bare(tmp_path), home=tmp_path) as window:
        pilot = begin(window)
        pilot.play(lambda game: game.state.round == 2)
        wait_for_colours(window)
        shown = window.frame()
        assert quit_by_mouse(window, pilot) == 0

        window.start(speed=0)
        Pilot(window, "mouse").press("continue")
        again = window.wait(lambda f: f.record != "", "the game to go on")
        assert (again.record, again.digest) == (shown.record, shown.digest)
        assert window.end(signal.SIGTERM) == 0

    assert "is intact" in run(program, tmp_path, "replay", shown.record, "--verify")
    assert not list((tmp_path / "log").glob("crash-*"))
    # Had the process of the computer guilds not come up, the log would say so.
    assert "WARNING" not in logged(tmp_path)
