"""Puts what is compiled (compiled.py) into the wheel, for whom that is asked for:

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel --no-deps .

Such a wheel is for one system and one Python. Without a C compiler it is the plain one, for all.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compiled  # a script of this folder


class CompiledWheel(BuildHookInterface[BuilderConfig]):
    """What hatchling asks before it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Takes in the compiled modules beside their sources; a checkout is left as it is."""
        made = compiled.made() if version == "standard" else {}
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): name for name, path in made.items()})
