"""What the packaged app is made of: the game, the libraries it needs to run and Python itself, each
with version, licence and the hashes that locked.txt allows. A bill of materials in the form of
CycloneDX 1.5; build.spec writes it beside the app.

    python packaging/materials.py [FILE]
"""

import json
import platform
import re
import sys
import uuid
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

LOCKED = Path(__file__).resolve().parent / "locked.txt"
Json = dict[str, Any]


def libraries(of: str = "forgewar") -> dict[str, list[str]]:
    """By name, everything that must be installed to run a library, itself first, and what each of
    them asks for in turn."""
    found: dict[str, list[str]] = {}
    todo: list[str] = [canonicalize_name(of)]
    while todo:
        name = todo.pop(0)
        if name in found:
            continue
        asked = [Requirement(line) for line in distribution(name).requires or ()]
        here = [r for r in asked if r.marker is None or r.marker.evaluate({"extra": ""})]
        found[name] = sorted(canonicalize_name(r.name) for r in here)
        todo += found[name]
    return found


def locked() -> dict[tuple[str, str], list[str]]:
    """The hashes of every name and version in locked.txt."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in LOCKED.read_text("utf-8").splitlines():
        if pin := re.match(r"([\w.-]+)==(\S+)", line):
            hashes = found[pin[1], pin[2]] = []
        elif value := re.match(r"\s+--hash=sha256:(\w+)", line):
            hashes.append(value[1])
    return found


def licence(library: Distribution) -> list[Json]:
    """As the library names it: an expression, a name, what it is filed under, or the files."""
    metadata = library.metadata
    if "License-Expression" in metadata:
        return [{"expression": metadata["License-Expression"]}]
    filed = [c for c in metadata.get_all("Classifier", []) if c.startswith("License ::")]
    names = [line.rsplit(" :: ", 1)[1] for line in filed]
    if not names and "License" in metadata:
        names = metadata["License"].strip().splitlines()[:1]
    if not names:  # nothing but the texts
        files = metadata.get_all("License-File", [])
        names = [file for file in files if file.upper().startswith("LICEN")]
    return [{"license": {"name": name}} for name in names]


def component(name: str, hashes: dict[tuple[str, str], list[str]]) -> Json:
    library = distribution(name)
    version = str(Version(library.version))
    return {
        "type": "application" if name == "forgewar" else "library",
        "bom-ref": name,
        "name": name,
        "version": version,
        "licenses": licence(library),
        "purl": f"pkg:pypi/{name}@{version}",
        "hashes": [
            {"alg": "SHA-256", "content": value} for value in hashes.get((name, version), [])
        ],
    }


def bill() -> Json:
    """The whole bill. The same materials make the same bill: it holds no time and no chance."""
    tree, hashes = libraries(), locked()
    game, *others = (component(name, hashes) for name in tree)
    python = {
        "type": "platform",
        "bom-ref": "python",
        "name": platform.python_implementation(),
        "version": platform.python_version(),
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }
    content: Json = {
        "metadata": {"component": game},
        "components": [python, *others],
        "dependencies": [
            {"ref": name, "dependsOn": [*needs, *(["python"] if name == "forgewar" else [])]}
            for name, needs in tree.items()
        ],
    }
    number = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(content, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        **content,
    }


def write(path: Path) -> None:
    path.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "forgewar.cdx.json"))
