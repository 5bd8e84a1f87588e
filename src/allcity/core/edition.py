"""Reading an edition file: TOML in, everything that is wrong with it out, each with its place."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Generic

from allcity.core.game import E, Facts

FORMAT = 1
WIDTH = 160  # characters of a line: dotted keys, which a line holds, take the square of their time
FACT = 200  # characters of a fact that came from the file, enough to find it by
_TABLE = re.compile(r"\s*\[([^\[\]]+)\]\s*(#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_.\"'-]+)\s*=")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong; a warning does not keep the edition from being played.

    The path leads to it through tables, by names after dots, and into lists and lines, by numbers from 0 in brackets:
    `city.A.grid[2][3]` is the fourth letter in the third line of the grid.
    """

    code: str
    path: str
    line: int
    facts: Facts
    is_warning: bool = False


@dataclass(frozen=True, slots=True)
class Reading(Generic[E]):
    """An edition, unless there was an error, and all that was noticed in its file."""

    edition: E | None
    problems: tuple[Problem, ...]


def shipped(package: str, key: str, read: Callable[[str], Reading[E]]) -> E:
    """An edition that a game's package carries."""
    edition = read(_shipped_text(package, key)).edition
    assert edition is not None
    return edition


def _shipped_text(package: str, key: str) -> str:
    return resources.files(package).joinpath(f"{key}.toml").read_text("utf-8")


def read_whole(
    file: Document, edition: E, package: str, keys: Sequence[str], own: Callable[[str], E]
) -> Reading[E]:
    """An edition without errors; there is a warning if it goes by the key of a shipped one with other boards."""
    key = edition.key
    if (
        key in keys
        and file.text != _shipped_text(package, key)
        and edition.digest != own(key).digest
    ):
        file.warning("edition-shipped-key", "key", key=key)
    return Reading(edition, tuple(file.problems))


def digest(*facts: object) -> str:
    """A short fingerprint of printed facts, so that a record knows the boards it was played on."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


class Document:
    """A TOML text whose values are asked for by path; what is missing or odd is noted, not raised."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self._lines: dict[str, int] = {}
        self._data: dict[str, Any] = {}
        self._unread: set[str] = set()  # paths at which nothing of the right kind stands
        self._is_of_other_game = False
        self.text = text = text.removeprefix("\ufeff")  # some editors put a byte order mark first
        try:
            self._read(text)
        except RecursionError:
            self._unreadable(1, "nesting")
        except ValueError as problem:  # TOML's, or a number with more digits than Python reads
            match = re.search(r"line (\d+)", str(problem))
            self._unreadable(int(match[1]) if match else text.count("\n") + 1, str(problem))

    def _read(self, text: str) -> None:
        """A line as TOML counts them: a quoted key may hold what Python takes for a line's end."""
        wide = [n for n, line in enumerate(text.split("\n"), 1) if len(line) > WIDTH]
        if "\0" in text:  # it is written in UTF-16, or is no text at all
            self._unreadable(1, "encoding")
        elif wide:
            self._unreadable(wide[0], "width")
        else:
            self._data = tomllib.loads(text)
            self._lines = _places(text)

    def _unreadable(self, line: int, detail: str) -> None:
        facts: Facts = {"detail": detail[:FACT], "most": WIDTH}
        self.problems.append(Problem("edition-syntax", "", line, facts))

    @property
    def data(self) -> dict[str, Any]:
        """All that stands in the file; empty if it is no TOML."""
        return self._data

    def has_errors(self) -> bool:
        return any(not problem.is_warning for problem in self.problems)

    def line(self, path: str) -> int:
        """The line of a path, or of the nearest table above it; a list counts as one line."""
        path = path.partition("[")[0]
        while path and path not in self._lines:
            path = path.rpartition(".")[0]
        return self._lines.get(path, 1)

    def error(self, code: str, path: str, below: int = 0, /, **facts: str | int) -> None:
        if self._is_of_other_game or path in self._unread:  # no further mistakes are noted
            return
        self.problems.append(Problem(code, path, self.line(path) + below, _short(facts)))

    def warning(self, code: str, path: str, /, **facts: str | int) -> None:
        self.problems.append(Problem(code, path, self.line(path), _short(facts), is_warning=True))

    def header(self, game: str) -> None:
        """Check the first lines that the editions of all games share."""
        if self._typed("format", int, "integer") not in (None, FORMAT):
            self.error("edition-format", "format", expected=FORMAT)
        written = self._typed("game", str, "string")
        if written not in (None, game):
            self.error("edition-game", "game", found=written, expected=game)
            self._is_of_other_game = True
        key = self._typed("key", str, "string")
        if key is not None and not re.fullmatch("[a-z][a-z0-9-]{0,31}", key):
            self.error("edition-key", "key", key=key)
        self.string("title")

    def known(self, path: str, *keys: str) -> None:
        """Note the keys of a table that an edition does not have."""
        for key in self.table(path) if path else self._data:
            if key not in keys:
                place = f"{path}.{key}" if path else key
                self.error("edition-unknown-key", place, key=key, known=" ".join(keys))

    def table(self, path: str) -> dict[str, Any]:
        return self._typed(path, dict, "table") or {}

    def string(self, path: str) -> str:
        return self._typed(path, str, "string") or ""

    def strings(self, path: str) -> list[str]:
        return self._list(path, str, "strings")

    def integer(self, path: str) -> int:
        return self._typed(path, int, "integer") or 0

    def integers(self, path: str, count: int | None = None) -> list[int]:
        """A list of integers; with another length than `count` it is noted and given as empty."""
        values = self._list(path, int, "integers")
        if count is not None and values and len(values) != count:
            self.error("edition-count", path, what=path, expected=count, found=len(values))
            return []
        return values

    def block(self, path: str) -> list[str]:
        """The lines of a multi-line text, without the empty ones at its ends."""
        return self.string(path).strip("\n").split("\n")

    def _list(self, path: str, kind: type, name: str) -> list[Any]:
        values = self._typed(path, list, name) or []
        wrong = [index for index, value in enumerate(values) if type(value) is not kind]
        for index in wrong:
            self.error("edition-type", f"{path}[{index}]", expected=name.removesuffix("s"))
        if wrong:
            self._unread.add(path)
        return [] if wrong else values

    def _typed(self, path: str, kind: type, name: str) -> Any:
        value: Any = self._data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                if not self.is_syntax_error:
                    self.error("edition-missing", path, what=path, expected=name)
                self._unread.add(path)
                return None
            value = value[key]
        if type(value) is not kind:
            self.error("edition-type", path, expected=name)
            self._unread.add(path)
            return None
        return value

    @property
    def is_syntax_error(self) -> bool:
        return any(problem.code == "edition-syntax" for problem in self.problems)


def _short(facts: Facts) -> Facts:
    """Facts for a sentence; a text in the file may be as long as the file."""
    return {name: fact[:FACT] if isinstance(fact, str) else fact for name, fact in facts.items()}


def _places(text: str) -> dict[str, int]:
    """The line of each table and key, which tomllib does not tell; lines end as TOML's do."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        if match := _TABLE.match(line):
            table = re.sub(r"[\"'\s]", "", match[1])
            lines.setdefault(table, number)
        elif match := _KEY.match(line):
            key = re.sub(r"[\"']", "", match[1])
            lines.setdefault(f"{table}.{key}" if table else key, number)
    return lines
