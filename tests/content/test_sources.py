"""Files that are not the YAML we allow, or not there at all, are refused and never half read."""

import os
import random
from pathlib import Path

import pytest
from systems import needs_links

from forgewar.content.error import ContentError
from forgewar.content.files import MAX_BYTES
from forgewar.content.load import check_folder, load
from forgewar.content.yaml_source import MAX_DEPTH, MAX_KEY, MAX_TEXT, MAX_VALUES, read


def refusal(tmp_path: Path, text: str | bytes) -> tuple[int | None, str]:
    path = tmp_path / "cards.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as refused:
        read(path, "cards.yaml")
    assert refused.value.file == "cards.yaml"
    return refused.value.line, refused.value.reason


def test_values_are_plain_and_know_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("a:\n  b: [1, -2, '3', yes, true, ~]\n  c:\n    - {d: e}\n")

    source = read(path, "cards.yaml")

    assert source.data == {"a": {"b": [1, -2, "3", "yes", True, None], "c": [{"d": "e"}]}}
    assert source.lines[("a", "b", 5)] == 2
    assert source.lines[("a", "c", 0, "d")] == 4
    assert source.error(("a", "c", 0, "unwritten"), "").line == 4


@pytest.mark.parametrize("number", ["010", "0x10", "1_000", "1:30", "1.5", "1e3", "1234567"])
def test_odd_numbers_are_text_and_so_refused_where_numbers_belong(
    tmp_path: Path, number: str
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(f"a: {number}\n")
    assert read(path, "cards.yaml").data == {"a": number}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nb: *a\n", 2, "aliases (*a) are not allowed"),
        ("a: 1\nb: &a 1\n", 2, "anchors (&a) are not allowed"),
        ("a: !!python/object:os.system x\n", 1, "tags (tag:yaml.org,2002:python/object:os.system)"),
        ("a: 1\n!!str b: 2\n", 2, "a key must be a plain word"),
        ("a: 1\n[b]: 2\n", 2, "a key must be a plain word"),
        ("a: 1\n\na: 2\n", 3, 'the key "a" stands here a second time, first in line 1'),
        ("a: 1\n---\nb: 2\n", 2, "holds more than one document"),
        ("a: 1\nb: [1\nc: 2\n", 3, "is not YAML"),
        ("a: 1\n\tb: 2\n", 2, "is not YAML"),
        ("a: \x07\n", None, "is not YAML"),
        (b"a: 1\nb: \xff\n", 2, "is not UTF-8 text"),
        ("[" * (MAX_DEPTH + 1), 1, f"nested more than {MAX_DEPTH} deep"),
        ("a: 1 #" + MAX_BYTES * "x", None, f"larger than {MAX_BYTES} bytes"),
        ("a: 1\n" + MAX_KEY * "b" + "b: 1\n", 2, f"a key of more than {MAX_KEY} characters"),
        ("a: 1\nb: " + MAX_TEXT * "c" + "c\n", 2, f"a text of more than {MAX_TEXT} characters"),
        ("a:\n" + (MAX_VALUES + 1) * "- 1\n", None, f"holds more than {MAX_VALUES} values"),
    ],
)
def test_hostile_or_broken_yaml_is_refused(
    tmp_path: Path, text: str | bytes, line: int | None, reason: str
) -> None:
    found_line, found = refusal(tmp_path, text)
    assert found.startswith(reason)
    assert line is None or found_line == line


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "titles.yaml").unlink()
    with pytest.raises(ContentError, match=r"^titles\.yaml: cannot be read: No such file"):
        load(folder)


@needs_links
@pytest.mark.parametrize("target", ["../secret.yaml", "all_titles.yaml", "titles.yaml", "/"])
def test_a_link_is_refused(target: str, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_bytes((folder / "titles.yaml").read_bytes())
    (folder / "titles.yaml").rename(folder / "all_titles.yaml")
    (folder / "titles.yaml").symlink_to(target)
    with pytest.raises(ContentError, match=r"^titles\.yaml: is a link: put the file or folder"):
        load(folder)


@needs_links
def test_a_link_to_a_folder_of_content_is_refused(folder: Path, tmp_path: Path) -> None:
    (folder / "mine").rename(tmp_path / "mine")
    (folder / "mine").symlink_to(tmp_path / "mine")
    with pytest.raises(ContentError, match=r"^mine: is a link: put the file or folder"):
        load(folder)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are of Unix")
def test_what_is_no_file_is_not_waited_for(folder: Path) -> None:
    (folder / "titles.yaml").unlink()
    os.mkfifo(folder / "titles.yaml")
    with pytest.raises(ContentError, match=r"^titles\.yaml: is not a file"):
        load(folder)


@pytest.mark.parametrize("file", ["designs.yaml", "prices.yaml", "solo.yaml"])
@pytest.mark.parametrize(
    ("text", "reason"), [("# nothing\n", "is empty"), ("just words", ""), ("[1, 2]", "")]
)
def test_a_file_of_another_shape_is_refused(
    folder: Path, file: str, text: str, reason: str
) -> None:
    (folder / file).write_text(text)
    with pytest.raises(ContentError) as refused:
        load(folder)
    assert refused.value.file == file
    assert reason in refused.value.reason


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_spoilt_is_refused_in_a_sentence(folder: Path, seed: int) -> None:
    """Random damage to random files: errors come as values, never as anything else."""
    chance = random.Random(seed)
    files = sorted(p for p in folder.rglob("*") if p.suffix in (".yaml", ".tmx", ".tsx"))
    path = chance.choice(files)
    text = bytearray(path.read_bytes())
    for _ in range(4):
        place = chance.randrange(len(text))
        scraps = [b"", b"[", b"}", b": ", b"- ", b"~", b"-1", b"*a", b"!!int ", b"\xff", b"<", b'"']
        text[place : place + chance.choice((0, 1, 9))] = chance.choice(scraps)
    path.write_bytes(text)

    for problem in check_folder(folder):
        assert "\n" not in str(problem)
        assert problem.reason
