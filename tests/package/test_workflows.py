"""What can be checked of the workflows without the service that runs them: that they are well
formed, that actions are pinned, and that the files and commands they name exist."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from forgewar.cli.parser import parser

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = {"ubuntu-24.04", "windows-2022", "macos-14"}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def scripts(path: Path) -> list[str]:
    return [step["run"] for step in steps(path) if "run" in step]


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.stem)
def workflow(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_there_are_the_two_that_the_documents_name() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]


def test_actions_are_pinned_to_a_version(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w/-]+@v\d+\.\d+\.\d+", name)] == []


def test_an_action_has_one_version_everywhere() -> None:
    used = {step["uses"] for path in WORKFLOWS for step in steps(path) if "uses" in step}
    assert len({name.split("@")[0] for name in used}) == len(used)


def test_the_machines_exist_and_every_job_ends(workflow: Path) -> None:
    for job in read(workflow)["jobs"].values():
        matrix = job.get("strategy", {}).get("matrix", {})
        rows = matrix.get("include", [{"os": name} for name in matrix.get("os", [job["runs-on"]])])
        assert {row["os"] for row in rows} <= SYSTEMS
        assert job["timeout-minutes"] <= 30


def test_jobs_need_jobs_that_exist(workflow: Path) -> None:
    jobs = read(workflow)["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)


def test_only_publishing_may_write(workflow: Path) -> None:
    content = read(workflow)
    assert content["permissions"] == {"contents": "read"}
    writing = [name for name, job in content["jobs"].items() if "permissions" in job]
    assert writing == (["publish"] if workflow.stem == "release" else [])


def test_files_that_scripts_name_exist(workflow: Path) -> None:
    named = {
        word
        for text in scripts(workflow)
        for word in re.findall(r"(?:\.ci|packaging)/[\w./-]+|\bbuild\.spec\b", text)
    }
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_commands_of_the_game_exist(workflow: Path) -> None:
    lines = [line for text in scripts(workflow) for line in text.splitlines()]
    for line in lines:
        called = re.search(r"dist/forgewar/forgewar ((?!-)\w.*)", line)
        if called and "smoke.py" not in line:
            words = called[1].split()
            parser(words).parse_args(words)


def test_scripts_are_valid_shell(workflow: Path) -> None:
    if shutil.which("bash") is None:
        pytest.skip("needs bash")
    for text in scripts(workflow):
        plain = re.sub(r"\$\{\{.*?\}\}", "value", text)
        done = subprocess.run(["bash", "-n"], input=plain, capture_output=True, text=True)
        assert done.returncode == 0, f"{text}: {done.stderr}"


def test_a_real_window_is_opened_on_linux_and_on_windows(workflow: Path) -> None:
    opened = {
        step["if"]: step["run"] for step in steps(workflow) if "smoke.py" in step.get("run", "")
    }
    assert set(opened) == {"runner.os == 'Linux'", "runner.os == 'Windows'"}
    assert "xvfb-run" in opened["runner.os == 'Linux'"]
    assert "Forge War.exe" in opened["runner.os == 'Windows'"]


def test_a_release_attests_all_that_it_publishes() -> None:
    publish = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["publish"]
    attest = next(s for s in publish["steps"] if "attest-build-provenance" in s.get("uses", ""))
    assert attest["with"]["subject-path"] == "release/*"
    assert "release/*" in publish["steps"][-1]["run"]
    assert publish["permissions"].keys() == {"contents", "id-token", "attestations"}
