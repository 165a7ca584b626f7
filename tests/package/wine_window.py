"""A Windows program in a real window under Wine, with an X server and a drive C of its own."""

import subprocess
from pathlib import Path

from package.scripts import script
from play.window import PATIENCE, Window

wine = script("windows/wine")
SCREEN = (1366, 768)


class Drive:
    """A copy of drive C and the registry, with a player whose name is not plain ASCII."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run(["cp", "-a", str(wine.PREFIX), str(folder)], check=True)
        self.env: dict[str, str] = wine.environment(WINEPREFIX=str(folder))
        self.local = self.drive_c / "users" / "Zoë Müller 鍛冶" / "AppData" / "Local"
        self.local.mkdir(parents=True)
        folders = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
        name = r"C:\users\Zoë Müller 鍛冶\AppData\Local"
        self.run("reg", "add", folders, "/v", "Local AppData", "/d", name, "/f")

    @property
    def drive_c(self) -> Path:
        return self.folder / "drive_c"

    def run(self, *command: object, code: int = 0, display: str = "", **more: str) -> str:
        """Run a program, which must end with a code; returns what it prints."""
        env = {**self.env, "DISPLAY": display, **more}
        done = subprocess.run(
            [str(wine.wine()), *map(str, command)],
            env=env,
            cwd=self.drive_c,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
            check=False,
        )
        output = done.stdout.decode(errors="replace").replace("\r\n", "\n")
        assert done.returncode == code, f"{command}: {done.returncode}: {output}{done.stderr!r}"
        return output

    def registry(self, key: str) -> str:
        """What the registry holds below a key of the user, or nothing."""
        env = {**self.env, "DISPLAY": ""}
        command = [str(wine.wine()), "reg", "query", f"HKCU\\{key}", "/s"]
        done = subprocess.run(command, env=env, capture_output=True, check=False)
        return done.stdout.decode(errors="replace") if done.returncode == 0 else ""

    def end(self) -> None:
        """End every program. The next one may have another display."""
        for option in ("-k", "-w"):
            subprocess.run([self.env["WINESERVER"], option], env=self.env, check=False)


class WineWindow(Window):
    """The window of a Windows program, somewhere on the screen."""

    driver = "windows"

    def __init__(self, drive: Drive, program: Path, home: Path, *, own_home: bool = True) -> None:
        self._origin: tuple[int, int] | None = None
        self._own_home = own_home
        # As by its icon: so a program without a console has no streams.
        command = [str(wine.wine()), "start", "/wait", "/unix", str(program)]
        self._name = program.name
        self.drive = drive
        drive.end()  # all programs of a drive share the display of the first
        super().__init__(program=command, env=drive.env, home=home, screen=SCREEN)

    @property
    def display(self) -> str:
        return self._xdotool_env["DISPLAY"]

    @staticmethod
    def name_of(path: Path) -> str:
        return str(wine.windows_path(path))

    def start(self, speed: int) -> None:
        self._origin = None
        if not self._own_home:
            self._env["FORGEWAR_HOME"] = ""
        super().start(speed)

    def _settings(self, speed: int) -> None:
        super()._settings(speed)
        if not self._own_home:  # Windows has one folder for games and settings
            (self.home / "config" / "settings.json").replace(self.home / "settings.json")
            (self.home / "config").rmdir()

    def _read(self) -> None:
        super()._read()
        record = self._last.line["record"] if self._last is not None else ""
        if "\\" in record:
            assert self._last is not None
            drive, _, rest = record.replace("\\", "/").partition(":")
            top = Path("/") if drive == "Z" else self.drive.drive_c
            self._last.line["record"] = str(top / rest.lstrip("/"))

    def origin(self) -> tuple[int, int]:
        """The place of the window on the screen."""
        if self._origin is None:
            told = super().send("getwindowgeometry", "--shell", self._windows()[-1])
            values = dict(line.split("=") for line in told.split())
            self._origin = int(values["X"]), int(values["Y"])
        return self._origin

    def kill(self) -> None:
        """End the app and its processes, as the Task Manager does."""
        self.drive.run("taskkill", "/f", "/im", self._name, display=self.display)
        self.app.wait(timeout=PATIENCE)
        self._reader.close()

    def _windows(self) -> list[str]:
        return super().send("search", "--onlyvisible", "--class", ".").split()

    def count_windows(self) -> int:
        """How many windows there are on the screen, message boxes too."""
        return len(self._windows())

    def start_beside(self, *words: str) -> "subprocess.Popen[bytes]":
        """Start the program once more."""
        return subprocess.Popen([*self._program, *words], env=self._env, cwd=self._place)

    def moved(self) -> None:
        """The window may have another place now."""
        self._origin = None

    def send(self, *words: object) -> str:
        if words[0] != "mousemove":
            return super().send(*words)
        x, y = self.origin()
        return super().send("mousemove", x + int(str(words[1])), y + int(str(words[2])), *words[3:])

    def type(self, text: str) -> None:
        """Type letters that no keyboard of X has."""
        typing = Path(__file__).parent / "type_text.py"
        python = wine.PYTHON / "python.exe"
        self.drive.run(python, wine.windows_path(typing), text, display=self.display)

    def close(self) -> None:
        super().close()
        self.drive.end()
