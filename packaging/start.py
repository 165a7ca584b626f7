"""The packaged app begins here. Its name decides nothing: without arguments the game starts, with
arguments it is the command `forgewar`."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first: processes that play games begin here as well
    from forgewar.cli import main

    sys.exit(main())
