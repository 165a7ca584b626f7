"""Texts that are compared with a file somebody has read. `python tests/words/golden.py` writes them
anew; read the difference before you commit it."""

from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def check(name: str, text: str) -> None:
    """Compare a text with its file."""
    path = FOLDER / f"{name}.txt"
    assert text == path.read_text(encoding="utf-8"), f"{path} differs: read it, then write it anew"


def write(name: str, text: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(Path(__file__).parents[1]))
    from words import texts

    for told in texts.ALL:
        write(told.__name__, told())
