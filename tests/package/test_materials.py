"""The bill of materials names all that the game runs with; the audit does not keep silent."""

import json
from importlib.metadata import version
from pathlib import Path

from package.scripts import script

materials, audit = script("materials"), script("audit")


def test_the_bill_names_the_game_its_libraries_and_python(tmp_path: Path) -> None:
    materials.write(tmp_path / "bill.json")
    bill = json.loads((tmp_path / "bill.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    game = bill["metadata"]["component"]
    assert (game["name"], game["version"]) == ("forgewar", version("forgewar"))
    parts = {part["name"]: part for part in bill["components"]}
    assert {"CPython", "pygame-ce", "msgspec", "pyyaml", "fontpkg"} <= set(parts)
    assert not {"pytest", "ruff", "pyinstaller"} & set(parts)
    assert parts["pygame-ce"]["version"] == version("pygame-ce")
    assert [name for name, part in parts.items() if not part["licenses"]] == []


def test_every_part_says_what_it_depends_on() -> None:
    bill = materials.bill()
    refs = {part["bom-ref"] for part in [bill["metadata"]["component"], *bill["components"]]}
    needs = {entry["ref"]: entry["dependsOn"] for entry in bill["dependencies"]}
    assert set(needs) == refs - {"python"}
    assert "fontpkg" in needs["fontpkg-cinzel"]
    assert {name for names in needs.values() for name in names} <= refs


def test_a_part_has_the_hashes_that_the_lock_allows_for_its_version() -> None:
    here = version("msgspec")
    assert materials.component("msgspec", {("msgspec", here): ["ab"]})["hashes"] == [
        {"alg": "SHA-256", "content": "ab"}
    ]
    assert materials.component("msgspec", {("msgspec", "0.0"): ["ab"]})["hashes"] == []
    assert all(len(value) == 64 for hashes in materials.locked().values() for value in hashes)
    assert all(materials.locked().values())


def test_the_same_materials_make_the_same_bill() -> None:
    assert materials.bill() == materials.bill()


def test_the_audit_fails_where_a_vulnerability_is_known() -> None:
    found = {"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}
    code, said = audit.verdict(json.dumps({"dependencies": [found]}), "")
    assert (code, said) == (1, "known vulnerabilities:\na 1: CVE-1")


def test_the_audit_says_when_it_could_not_run() -> None:
    sound = {"name": "a", "version": "1", "vulns": []}
    skipped = {"name": "b", "skip_reason": "nobody knows it"}
    for answer, complaint, said in (
        ("", "Traceback\nno network", "the audit could not run: no network"),
        ("", "", "the audit could not run: it said nothing"),
        (
            json.dumps({"dependencies": []}),
            "",
            "the audit could not run: only 0 of 0 were looked up",
        ),
        (
            json.dumps({"dependencies": [sound, skipped]}),
            "",
            "the audit could not run: only 1 of 2 were looked up",
        ),
        (json.dumps({"dependencies": [sound]}), "", "no known vulnerability in 1 libraries"),
    ):
        assert audit.verdict(answer, complaint) == (0, said)
