"""Compiles searches and nets, for later processes to load: `python -m allcity.bots.compile [GAME…]`.

Nothing imports this module, so that Python can run it without a warning.
"""

from __future__ import annotations

import argparse
import os
import threading
import time

from allcity.bots import net, warm
from allcity.games import GAMES


def main() -> None:
    """Compile what is not stored yet, with low priority."""
    parser = argparse.ArgumentParser(prog="python -m allcity.bots.compile", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    games: list[str] = parser.parse_args().games
    for game in games:
        if game not in GAMES:
            parser.error(f"There is no game {game}; there are {', '.join(GAMES)}")
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    for game in games or GAMES:
        warm.warm_alone(game)
        net.prepare(game)


def _end_with_parent(parent: int) -> None:
    """Stop compiling when the process that asked for it has ended."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    main()
