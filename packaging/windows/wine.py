"""Run Windows programs on Linux: a Windows Python 3.11 under Wine.

    python3.11 packaging/windows/wine.py setup                  make it; what is there is kept
    python3.11 packaging/windows/wine.py python ARGUMENT...     run Windows Python on this checkout
    python3.11 packaging/windows/wine.py run FILE.exe ARGUMENT...
    python3.11 packaging/windows/wine.py end                    end every Windows program

README.md beside this file says more.
"""

import hashlib
import os
import select
import shutil
import struct
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.markers import Marker

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LOCKED = ROOT / "packaging" / "locked.txt"
VERSION = "3.11"
FOLDER = Path(os.environ.get("FORGEWAR_WINE") or Path.home() / ".cache" / "forgewar-wine")
PYTHON = FOLDER / "python"
PREFIX = FOLDER / "prefix"  # drive C and the registry
METADATA = FOLDER / "metadata"  # of the game, for the bill of materials
PARTS = FOLDER / "parts"  # while it is made
# Of the standard library and of what is locked, what is of no use under Wine.
LEFT_OUT = ("site-packages", "__pycache__", "lib-dynload", "test", "tests", "idlelib", "ensurepip",
            "turtledemo", "config-*", "_sysconfigdata*")  # fmt: skip
NOT_INSTALLED = ("dask", "distributed", "grimp", "import-linter", "jeepney", "ruff", "tornado")


# Running


def wine() -> Path:
    """Wine's loader. Raises `SystemExit` where it is not installed."""
    return _of_package("wine64", "wine64")


def _of_package(package: str, name: str) -> Path:
    command = ["dpkg", "-L", package]
    files = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
    for file in map(Path, files):
        if file.name == name and file.is_file():
            return file
    raise SystemExit(f"Install the Debian package {package}: it has no {name} here.")


def environment(**more: str) -> dict[str, str]:
    """The environment of every Windows program."""
    kept = {key: os.environ[key] for key in ("PATH", "DISPLAY", "TMPDIR") if key in os.environ}
    return {
        **kept,
        "HOME": str(FOLDER),
        "XDG_RUNTIME_DIR": str(FOLDER),
        "LC_ALL": "C.UTF-8",  # names of files are UTF-8; the code page is Windows-1252
        "WINEPREFIX": str(PREFIX),
        "WINEARCH": "win64",
        "WINESERVER": str(_of_package("wine64", "wineserver64")),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
        "SDL_XINPUT_ENABLED": "0",  # Wine's XInput crashes when a program closes its pads
        **more,
    }


def windows_path(path: Path) -> str:
    """The name of a file for Windows programs."""
    return "Z:" + str(path.absolute()).replace("/", "\\")


def run(*command: object, **more: str) -> int:
    """Run a Windows program and pass on what it prints; returns its exit code. Wine 8 cannot give
    a program a plain file as its output, so that it always gets a pipe."""
    process = subprocess.Popen(
        [str(wine()), *map(str, command)],
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    # Not until the end of the pipe: services that Wine starts on the way keep it open.
    ended = False
    while not ended:
        ended = process.poll() is not None
        while select.select([process.stdout], [], [], 0 if ended else 0.1)[0]:
            part = os.read(process.stdout.fileno(), 1 << 16)
            if not part:
                break
            sys.stdout.buffer.write(part.replace(b"\r\n", b"\n"))
            sys.stdout.buffer.flush()
    return process.wait()


def run_python(*arguments: object) -> int:
    """Run Windows Python on this checkout."""
    sources = ";".join(map(windows_path, (ROOT, METADATA)))
    return run(PYTHON / "python.exe", *arguments, PYTHONPATH=sources)


def end() -> None:
    """End every Windows program, as a power cut would."""
    server = environment()["WINESERVER"]
    subprocess.run([server, "-k"], env=environment(), check=False)
    subprocess.run([server, "-w"], env=environment(), check=False)


# Making it


def setup() -> None:
    if sys.version_info[:2] != (3, 11):
        raise SystemExit(f"Run this with Python {VERSION}: its library is copied.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    sources = [Path(__file__), HERE / "parts.txt", HERE / "sitecustomize.py", *HERE.glob("c/*")]
    if not _is_current("python", sources):
        end()
        for folder in (PYTHON, PREFIX, PARTS, METADATA):
            shutil.rmtree(folder, ignore_errors=True)
        _make_python()
        _make_prefix()
        shutil.rmtree(PARTS)
        _mark_current("python", sources)
    if not _is_current("libraries", [*sources, LOCKED]):
        _install_libraries()
        _mark_current("libraries", [*sources, LOCKED])
    _copy_metadata()
    if run_python("-c", "import ctypes, decimal, multiprocessing, pygame, ssl"):
        raise SystemExit(f"The Windows Python does not work. Delete {FOLDER} and try again.")


def _digest(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()


def _is_current(name: str, files: list[Path]) -> bool:
    """Whether a part was made from these files."""
    mark = FOLDER / f"{name}.made"
    return mark.is_file() and mark.read_text("utf-8") == _digest(files)


def _mark_current(name: str, files: list[Path]) -> None:
    (FOLDER / f"{name}.made").write_text(_digest(files), encoding="utf-8")


def _pip(*arguments: object) -> None:
    common = ("--disable-pip-version-check", "--root-user-action=ignore", "--no-deps")
    command = [sys.executable, "-m", "pip", "-qq", "install", *common, *map(str, arguments)]
    subprocess.run(command, check=True)


def _pip_for_windows(target: Path, requirements: list[str]) -> None:
    file = FOLDER / "requirements.txt"
    file.write_text("\n".join(requirements), encoding="utf-8")
    kind = ("--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:")
    _pip("--require-hashes", "--upgrade", *kind, "--target", target, "-r", file)
    file.unlink()


def _make_python() -> None:
    (PYTHON / "DLLs").mkdir(parents=True)
    parts = (HERE / "parts.txt").read_text("utf-8").splitlines()
    _pip_for_windows(PARTS / "dlls", [line for line in parts if line.startswith("panda3d")])
    for file in (PARTS / "dlls" / "deploy_libs").iterdir():
        beside = file.name.lower().startswith(("python3", "vcruntime"))
        if not file.name.startswith("api-ms-"):
            shutil.copy(file, PYTHON if beside else PYTHON / "DLLs")

    library = PYTHON / "Lib"
    ignored = shutil.ignore_patterns(*LEFT_OUT)
    shutil.copytree(sysconfig.get_path("stdlib"), library, ignore=ignored)
    (library / "site-packages").mkdir()
    shutil.copy(HERE / "sitecustomize.py", library / "site-packages")
    # Pipes of Wine 8 lose empty messages, and ProcessPoolExecutor would wait for one for ever.
    pool = library / "concurrent" / "futures" / "process.py"
    text = pool.read_text("utf-8")
    assert '_writer.send_bytes(b"")' in text
    pool.write_text(text.replace('_writer.send_bytes(b"")', '_writer.send_bytes(b"1")'), "utf-8")

    zig = PARTS / "zig.txt"
    zig.write_text("\n".join(line for line in parts if line.startswith("zig")), encoding="utf-8")
    _pip("--require-hashes", "--target", PARTS / "zig", "-r", zig)
    console = ("-Wl,--subsystem,console", "-Wl,-e,mainCRTStartup")
    _compile(PYTHON / "python.exe", "python.c", *console, "-lkernel32", "-lshell32")
    exports = PARTS / "python3.def"
    lines = [f"  {name}=python311.{name}" for name in exported(PYTHON / "python311.dll")]
    exports.write_text("\n".join(["LIBRARY python3", "EXPORTS", *lines]), encoding="utf-8")
    _compile(PYTHON / "python3.dll", "python3.c", "-shared", exports)
    _compile(PARTS / "bcryptprimitives.dll", "bcryptprimitives.c", "-shared", "-ladvapi32")
    for extra in (*PYTHON.glob("*.pdb"), *PYTHON.glob("*.lib")):
        extra.unlink()


def _compile(target: Path, source: str, *options: object) -> None:
    compiler = [PARTS / "zig" / "ziglang" / "zig", "cc", "-target", "x86_64-windows-gnu"]
    command = [*compiler, "-Os", "-nostdlib", HERE / "c" / source, *options, "-o", target]
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(PARTS), "ZIG_LOCAL_CACHE_DIR": str(PARTS)}
    subprocess.run([str(part) for part in command], env={**os.environ, **cache}, check=True)


def exported(library: Path) -> list[str]:
    """The names that a DLL of 64 bits exports (format: Portable Executable)."""
    data = library.read_bytes()

    def number(at: int, size: str = "I") -> int:
        return int(struct.unpack_from(f"<{size}", data, at)[0])

    head = number(0x3C)
    first_section = head + 24 + number(head + 20, "H")

    def offset(address: int) -> int:
        """Where in the file lies what is at an address in memory."""
        for n in range(number(head + 6, "H")):
            length, start, _, raw = struct.unpack_from("<IIII", data, first_section + 40 * n + 8)
            if start <= address < start + length:
                return int(raw + address - start)
        raise ValueError(f"{library.name} has nothing at {address:#x}")

    exports = offset(number(head + 24 + 112))
    count, names = number(exports + 24), offset(number(exports + 32))
    starts = [offset(number(names + 4 * n)) for n in range(count)]
    return [data[start : data.index(0, start)].decode() for start in starts]


def _make_prefix() -> None:
    settings = environment()
    settings.pop("DISPLAY", None)
    quiet = subprocess.DEVNULL
    command = [str(wine()), "wineboot", "-i"]
    subprocess.run(command, env=settings, check=True, stdout=quiet, stderr=quiet)
    system = PREFIX / "drive_c" / "windows" / "system32"
    shutil.copy(PARTS / "bcryptprimitives.dll", system)
    subprocess.run([settings["WINESERVER"], "-w"], env=settings, check=True)
    # Links in place of copies save 700 MB.
    originals = _of_package("libwine", "ntdll.dll").parent
    for file in system.iterdir():
        original = originals / file.name
        if original.is_file() and original.read_bytes() == file.read_bytes():
            file.unlink()
            file.symlink_to(original)


def _install_libraries() -> None:
    """What packaging/locked.txt has for Windows, but what only checks the code."""
    lines = LOCKED.read_text("utf-8").replace("\\\n", "").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    wanted = [line for line in pins if line.split("==")[0] not in NOT_INSTALLED]
    here = [line for each in wanted if (line := _for_windows(each))]
    _pip_for_windows(PYTHON / "Lib" / "site-packages", here)


def _for_windows(line: str) -> str:
    """A line of locked.txt without its marker; nothing if that is for other systems."""
    pin, _, rest = line.partition(" ; ")
    if not rest:
        return line
    marker, hash_, hashes = rest.partition(" --hash")
    machine = {"sys_platform": "win32", "platform_machine": "AMD64"}
    return f"{pin}{hash_}{hashes}" if Marker(marker.strip()).evaluate(machine) else ""


def _copy_metadata() -> None:
    """The game's own name, version and requirements, from where it is installed."""
    shutil.rmtree(METADATA, ignore_errors=True)
    try:
        game = distribution("forgewar")
    except PackageNotFoundError:
        raise SystemExit("Install the game first: pip install -e '.[test,package]'.") from None
    target = METADATA / f"forgewar-{game.version}.dist-info"
    target.mkdir(parents=True)
    (target / "METADATA").write_text(game.read_text("METADATA") or "", encoding="utf-8")


def main() -> int:
    command, *arguments = sys.argv[1:] or ["help"]
    if command == "setup":
        setup()
    elif command == "python":
        return run_python(*arguments)
    elif command == "run":
        return run(*arguments)
    elif command == "end":
        end()
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
