"""Brings records to the present rules versions: `python -m scripts.restamp [FILE…]`, all shipped ones if none is named.

A record is stamped with the present version only if every action of it is still legal, chance is still what its seed
gives, and a match whose seed is open is over. One line per record says what its match comes to, so the output from before
and after a change of the rules can be compared. Status 1: some record was left as it is, and its line says why.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from allcity.core import record as records
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import Game
from allcity.core.replay import chained, replay, verify
from allcity.games import GAMES
from allcity.locales import words

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "docs", "examples")

Lines = list[str]
Conversion = Callable[[Lines], Lines]


def join_drones(lines: Lines) -> Lines:
    """Tag City 1: `2 drone T4` and, by the same seat, `2 tag …` become `2 drone T4 tag …`.

    With the final die other seats may have acted in between, and a drone that never drew did not count.
    """
    sent: dict[str, str] = {}
    found = []
    for line in lines:
        seat, _, action = line.partition(" ")
        if re.fullmatch(r"[1-4] drone [A-Z][0-9]", line):
            sent[seat] = action
            continue
        drone = sent.pop(seat, "")
        found.append(f"{seat} {drone} {action}" if drone and action.startswith("tag ") else line)
    return found


CONVERSIONS: dict[tuple[str, int], Conversion] = {("tagcity", 1): join_drones}
"""By game and rules version: how the lines of a record become those of the next version, where the texts of actions
have changed. A conversion leaves the line `rules N` alone and keeps comments where they belong."""


class Refused(Exception):
    """A record cannot be stamped; the text says why."""


def shipped(root: Path = ROOT) -> list[Path]:
    """All records of the repository."""
    return sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.record"))


def restamped(text: str, conversions: Mapping[tuple[str, int], Conversion] = CONVERSIONS) -> str:
    """A record's text by the present rules of its game; `Refused` if it cannot be played by them."""
    try:
        head = records.parse(text)
        game = GAMES.get(head.game)
        if game is None:
            raise Refused(f"no game is called {head.game}")
        for version in range(head.rules, game.META.rules_version):
            text = _raised(text, version, conversions.get((head.game, version)))
        record = records.parse(text)
        _check(game, record)
    except (Malformed, IllegalAction) as problem:
        raise Refused(words("en").error(problem)) from None
    return chained(game, record).text() if record.chain else text


def _raised(text: str, version: int, conversion: Conversion | None) -> str:
    """The text with the number of the next version, its lines converted if there is a conversion."""
    lines = text.split("\n")
    if conversion:
        lines = conversion(lines)
    lines[lines.index(f"rules {version}")] = f"rules {version + 1}"
    return "\n".join(lines)


def _check(game: Game[Any, Any, Any, Any], record: records.Record) -> None:
    """Every action is legal, chance is that of the seed, and a match whose seed is open is over."""
    wrong = verify(game, record).wrong
    if wrong:
        raise Refused(f"Line {wrong[0].line}: {wrong[0].found}, but the seed gives {wrong[0].due}")
    if record.seed is not None and game.result(replay(game, record).state) is None:
        raise Refused(f"Line {record.line(len(record.log))}: the match is no longer over here")


def outcome(text: str) -> str:
    """What the match of a record comes to, in a few words."""
    record = records.parse(text)
    game = GAMES[record.game]
    state = replay(game, record).state
    points = " ".join(map(str, game.points(state)))
    result = game.result(state)
    if result is None:
        return f"{len(record.log)} actions, {points}"
    return f"{points}, places {' '.join(map(str, result.places))}, {' '.join(result.reasons)}"


def _short(file: Path) -> Path:
    return file.relative_to(ROOT) if file.is_relative_to(ROOT) else file


def main(files: Iterable[Path]) -> int:
    """Stamp each file that can be stamped; how many could not."""
    failed = 0
    for file in files:
        text = file.read_text("utf-8")
        try:
            new = restamped(text)
        except Refused as problem:
            print(f"{_short(file)}: left alone: {problem}")
            failed += 1
            continue
        if new != text:
            file.write_text(new, "utf-8", newline="\n")
        print(f"{_short(file)}: {outcome(new)}")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main([Path(name) for name in sys.argv[1:]] or shipped())))
