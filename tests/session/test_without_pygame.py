"""Rules, content, session and computer guilds need no pygame."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys

class NoPygame:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("pygame", "pygame_gui"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoPygame())

from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.rules.state import Options
from forgewar.session.session import Session

session = Session.new(Options("simple", 2), 1, load.default())
guilds = [GUILDS["random"](0), GUILDS["sensible"](1)]
while (decision := session.game.decision) is not None:
    session.play(guilds[decision.seat].choose(session.game, decision.seat))
assert not any(name.startswith("pygame") for name in sys.modules)
print("over in round", session.game.state.round)
"""


def test_a_whole_game_is_played_without_pygame(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "over in round 7\n"
