"""Start the app in a real window and wait for its title: the quickest proof that a package works.

    python packaging/smoke.py PROGRAM [ARGUMENT...]

Needs a screen; on Linux `xvfb-run` makes one up. A driver of SDL in the environment is ignored.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120.0  # seconds; the first start of a program is checked by the system


def title_is_shown(trace: Path) -> bool:
    """Whether the last whole frame of a trace (FORGEWAR_TRACE) is the title, ready to be used."""
    if not trace.exists():
        return False
    *lines, _ = trace.read_text(encoding="utf-8").split("\n")
    if not lines:
        return False
    frame = json.loads(lines[-1])
    ready = any(spot["name"] == "new" and spot["enabled"] for spot in frame["spots"])
    return ready and frame["scenes"][-1] == "TitleScene"


def start(program: list[str], home: Path) -> str:
    """Start and end the app; returns what went wrong, or nothing."""
    trace = home / "trace.jsonl"
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    env = {**kept, "FORGEWAR_HOME": str(home), "FORGEWAR_TRACE": str(trace)}
    app = subprocess.Popen(program, env=env)
    try:
        end = time.monotonic() + PATIENCE
        while not title_is_shown(trace):
            if app.poll() is not None:
                return f"The app ended with {app.returncode} before it showed its title."
            if time.monotonic() > end:
                return f"The app showed no title within {PATIENCE:.0f} seconds."
            time.sleep(0.1)
    finally:
        app.terminate()
        app.wait()
    reports = [path.read_text(encoding="utf-8") for path in home.glob("log/crash-*")]
    return "\n".join(reports)


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        problem = start(sys.argv[1:], Path(folder))
    print(problem or "The app showed its title in a real window.")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
