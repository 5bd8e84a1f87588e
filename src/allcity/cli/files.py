"""The files that commands read and write: records and editions."""

from __future__ import annotations

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
    """A file's text, without a byte order mark; line ends of any system become one kind."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed("file-not-text", path=str(path)) from None
    except OSError as problem:
        raise Malformed("file-unreadable", path=str(path), detail=problem.strerror or "") from None


def claim(path: Path) -> None:
    """Make sure that a new file can be written here; one that is there is never overwritten."""
    try:
        path.open("x").close()
    except FileExistsError:
        raise Malformed("file-exists", path=str(path)) from None
    except OSError as problem:
        raise Malformed("file-unwritable", path=str(path), detail=problem.strerror or "") from None


def free_path(stem: str) -> Path:
    """A record's file of this name, or with a number, that is not there yet."""
    names = (f"{stem}.record" if n == 1 else f"{stem}-{n}.record" for n in count(1))
    return next(path for path in map(Path, names) if not path.exists())


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole: whatever happens meanwhile, the old or the new text is there."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def read_record(path: Path) -> tuple[AnyGame, Record]:
    record = records.parse(read_text(path))
    if record.game not in GAMES:
        raise Malformed("record-unknown-game", found=record.game, known=" ".join(GAMES))
    return GAMES[record.game], record


def read_edition(game: AnyGame, path: Path | None) -> Any:
    """An edition to play on, or None for the game's own; a broken one is refused."""
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
    """The game for which an edition file is meant; the first one, if it does not say."""
    game = Document(text).string("game")
    return GAMES.get(game, next(iter(GAMES.values())))
