"""Asks whether anything in locked.txt has a known vulnerability, with pip-audit; says so when
nobody could be asked, because silence is no answer.

    python packaging/audit.py PIP_AUDIT

Ends with 1 only where a vulnerability is known.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCKED = Path(__file__).resolve().parent / "locked.txt"


def verdict(answer: str, complaint: str) -> tuple[int, str]:
    """The exit code, and a line or more to print."""
    try:
        libraries: list[dict[str, Any]] = json.loads(answer)["dependencies"]
    except (ValueError, KeyError):
        last = (complaint.strip().splitlines() or ["it said nothing"])[-1]
        return 0, f"the audit could not run: {last}"
    known = [
        f"{library['name']} {library['version']}: {', '.join(v['id'] for v in library['vulns'])}"
        for library in libraries
        if library.get("vulns")
    ]
    if known:
        return 1, "known vulnerabilities:\n" + "\n".join(known)
    asked = [library for library in libraries if "skip_reason" not in library]
    if len(asked) < len(libraries) or not libraries:
        return 0, f"the audit could not run: only {len(asked)} of {len(libraries)} were looked up"
    return 0, f"no known vulnerability in {len(asked)} libraries"


def main(program: str) -> int:
    options = ("--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json")
    done = subprocess.run(
        [program, *options, "-r", str(LOCKED)], capture_output=True, text=True, check=False
    )
    code, said = verdict(done.stdout, done.stderr)
    print(said)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
