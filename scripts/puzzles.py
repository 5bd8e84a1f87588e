"""Makes the puzzles of a game: `python -m scripts.puzzles GAME --seed 1 --matches 100`, after which the game's file has more of them.

Bots play matches whose deals follow from the seed, and the compiled search looks for decisions with a clear answer. With `--records FOLDER` it
looks in recorded matches instead. `--check` looks again at all puzzles that are stored, drops those which are no longer clear, and grades the others.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from allcity.bots import bot, net
from allcity.bots.table import play_out
from allcity.bots.warm import ready, warm_alone
from allcity.core import record as records
from allcity.core.match import Match
from allcity.core.record import Record
from allcity.games import GAMES, package
from allcity.learn.puzzle import FILE, FORMAT, Puzzle, read
from allcity.review.clear import Finder
from allcity.review.finding import puzzles_in, still_found

ROOT = Path(__file__).parent.parent / "src"
PLAYERS = ("net", "planner", "planner:12w:1p", "search:200n", "planner:16w:4p")
SEATS = (2, 2, 3)  # of the matches, in turn


def file_of(game: str) -> Path:
    return ROOT.joinpath(*package(game).split("."), "puzzles", FILE)


def finder_of(game: str) -> Finder:
    """The search for puzzles; waits until the search and the nets are compiled."""
    warm_alone(game)
    net.prepare(game)
    engine = ready(game)
    assert engine is not None, f"{game} has no compiled search"
    return Finder(GAMES[game], engine)


def played(game: str, seed: int, number: int) -> Record:
    """Match `number` of a seed, played by bots that differ in strength."""
    rng = Random(f"{seed} {number}")
    match = Match(GAMES[game], SEATS[number % len(SEATS)], match=f"puzzles-{seed}-{number}")
    match.commit(sha256(f"{game} {seed} {number}".encode()).hexdigest())
    play_out(match, [bot(rng.choice(PLAYERS)) for _ in range(match.head.seats)], rng)
    return match.record()


def head_of(game: str) -> dict[str, Any]:
    """The lines of a file that hold for all its puzzles."""
    head = Match(GAMES[game], GAMES[game].META.seats[0]).head
    return {
        "format": FORMAT, "rules": head.rules, "edition": head.edition, "digest": head.digest,
    }  # fmt: skip


def stored(game: str) -> dict[str, dict[str, Any]]:
    """The lines of the puzzles that a game has, by name."""
    if not file_of(game).exists():
        return {}
    _, *lines = map(json.loads, file_of(game).read_text("utf-8").splitlines())
    return {line["name"]: line for line in lines}


def write(game: str, lines: dict[str, dict[str, Any]]) -> None:
    """The easiest puzzles come first; puzzles that are equally hard are in the order of their names."""
    ordered = sorted(lines.values(), key=lambda line: (-line["found"], line["name"]))
    text = "".join(
        json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        for row in (head_of(game), *ordered)
    )
    file_of(game).parent.mkdir(exist_ok=True)
    file_of(game).write_text(text, "utf-8")


def matches(game: str, arguments: argparse.Namespace) -> Iterator[Record]:
    if arguments.records:
        for path in sorted(arguments.records.rglob("*.record")):
            record = records.parse(path.read_text("utf-8"))
            if record.game == game:
                yield record
        return
    for number in range(arguments.first, arguments.first + arguments.matches):
        yield played(game, arguments.seed, number)


def check(game: str, finder: Finder) -> None:
    """Keep the puzzles that the search still finds clear, and grade them by the levels as they are now."""
    lines, clear = stored(game), {}
    for name, line in lines.items():
        found = still_found(finder, _read(game, line))
        print(name, line["found"], found, flush=True)
        if found is not None:
            clear[name] = line | {"found": found}
    write(game, clear)
    print(f"{game}: {len(clear)} of {len(lines)} puzzles are clear")


def _read(game: str, line: dict[str, Any]) -> Puzzle:
    return read(game, head_of(game), line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--records", type=Path, help="look in the recorded matches of this folder")
    parser.add_argument("--check", action="store_true", help="only check those that are stored")
    arguments = parser.parse_args()
    game, finder = arguments.game, finder_of(arguments.game)
    if arguments.check:
        check(game, finder)
        return 0
    for record in matches(game, arguments):
        puzzles = {puzzle["name"]: puzzle for puzzle in puzzles_in(finder, record)}
        if puzzles:
            write(game, stored(game) | puzzles)
        print(record.match, len(puzzles), flush=True)
    print(f"{game}: {len(stored(game))} puzzles in {file_of(game)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
