"""The files that commands read and write: records and editions."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any

from allcity.core import record as records
from allcity.core.edition import Document
from allcity.core.errors import Malformed
from allcity.core.game import Game
from allcity.core.record import Record
from allcity.games import GAMES

AnyGame = Game[Any, Any, Any, Any]


def read_text(path: Path) -> str:
    """Return a file's text, without a byte order mark and with plain line ends."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed("file-not-text", path=str(path)) from None
    except OSError as problem:
        raise Malformed("file-unreadable", path=str(path), detail=problem.strerror or "") from None


def claim(path: Path) -> None:
    """Make sure that a new file can be written here; an existing file is never overwritten."""
    try:
        path.open("x").close()
    except FileExistsError:
        raise Malformed("file-exists", path=str(path)) from None
    except OSError as problem:
        raise Malformed("file-unwritable", path=str(path), detail=problem.strerror or "") from None


def free_path(stem: str) -> Path:
    """Return a name for a record that no file has yet: this one, or the same with a number."""
    names = (f"{stem}.record" if n == 1 else f"{stem}-{n}.record" for n in count(1))
    return next(path for path in map(Path, names) if not path.exists())


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole: even after a crash, it has either the old or the new text."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def write_private(path: Path, text: str) -> None:
    """Write a file as a whole, readable by its owner only; its folder is made if it is missing."""
    if not path.parent.is_dir():
        path.parent.mkdir(parents=True, mode=0o700)
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)
    opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(opened, "w", encoding="utf-8") as file:  # noqa: PTH123 (with these rights)
        file.write(text)
    beside.replace(path)


def read_record(path: Path) -> tuple[AnyGame, Record]:
    record = records.parse(read_text(path))
    if record.game not in GAMES:
        raise Malformed("record-unknown-game", found=record.game, known=" ".join(GAMES))
    return GAMES[record.game], record


def read_edition(game: AnyGame, path: Path | None) -> Any:
    """Return the edition in a file, or None for the game's own; a faulty edition is refused."""
    if path is None:
        return None
    text = read_text(path)
    reading = game.read_edition(text)
    if reading.edition is None:
        meant, wanted = Document(text).string("game"), game.META.key
        if meant in GAMES and meant != wanted:
            raise Malformed("edition-other-game", path=str(path), found=meant, expected=wanted)
        raise Malformed("edition-refused", path=str(path))
    return reading.edition


def edition_game(text: str) -> AnyGame:
    """Return the game of an edition file; the first one, if the file does not name it."""
    game = Document(text).string("game")
    return GAMES.get(game, next(iter(GAMES.values())))
