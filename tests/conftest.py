"""Makes the tests' own kits importable and lists the clauses that no test proves."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
