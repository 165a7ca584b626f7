"""`python -m forgewar.cli` is `forgewar`, where the script is not on the path."""

import sys

from forgewar.cli import main

if __name__ == "__main__":
    sys.exit(main())
