"""A match as a readable text file; docs/records.md describes it line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, Seat

T = TypeVar("T")

FORMAT = 1
_FIRST = f"allcity record {FORMAT}"
_WORD = r"[A-Za-z0-9_-]+"
_HEX = r"[0-9a-f]{64}"
_TEXT = r"[^\s\x00-\x1f\x7f]+(?: [^\s\x00-\x1f\x7f]+)*"
_NUMBER = r"(?:0|[1-9]\d{0,5})"
_SPAN = rf"{_NUMBER}-{_NUMBER}"

Span = tuple[int, int]


class Moment(NamedTuple):
    """A moment of a match, which is named as in its record: after so many actions."""

    match: str
    actions: int


@dataclass(frozen=True, slots=True)
class Record:
    """A match as a value: its header, its log of actions, the last link of its chain, and the opened seed if it is over.

    Examples:
        >>> from allcity import GAMES, Match
        >>> record = Match(GAMES["tagcity"], seats=2, match="evening").record()
        >>> record.game, record.seats, record.match
        ('tagcity', 2, 'evening')

    `notes` are the comment lines with their line numbers; printing puts them back in place.
    `bots` are the spans of the log, counted from 1, in which a bot chose all actions of a seat; `late`
    says after how many actions the time of a seat ran out. `what_if` is the moment of another match from which
    this one goes on: so many actions of the log are those of that match.
    """

    game: str
    rules: int
    edition: str
    digest: str
    options: tuple[tuple[str, str], ...]
    seats: int
    names: tuple[tuple[Seat, str], ...] = ()
    match: str = "-"
    commitment: str | None = None
    entropy: tuple[tuple[Seat, str], ...] = ()
    log: tuple[tuple[Seat, str], ...] = ()
    chain: str | None = None
    seed: str | None = None
    notes: tuple[tuple[int, str], ...] = ()
    bots: tuple[tuple[Seat, tuple[Span, ...]], ...] = ()
    late: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    pledges: tuple[tuple[Seat, str], ...] = ()
    what_if: Moment | None = None

    @property
    def carried(self) -> int:
        """How many actions at the beginning of the log were played in another match."""
        return self.what_if.actions if self.what_if else 0

    def line(self, index: int) -> int:
        """The line on which action `index` of the log stands."""
        number = len(self.header()) + 1 + index
        for note, _ in self.notes:
            number += note <= number
        return number

    def header(self) -> list[str]:
        """The lines before the log."""
        return [
            _FIRST,
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition {self.edition} {self.digest}",
            *(f"option {key} {value}" for key, value in self.options),
            f"seats {self.seats}",
            *(f"name {seat + 1} {name}" for seat, name in self.names),
            f"match {self.match}",
            *([f"what-if {self.what_if.match} {self.what_if.actions}"] if self.what_if else []),
            *([f"commit {self.commitment}"] if self.commitment else []),
            *(f"pledge {seat + 1} {digest}" for seat, digest in self.pledges),
            *(f"entropy {seat + 1} {value}" for seat, value in self.entropy),
            "play",
        ]

    def text(self) -> str:
        """The record as a text; `parse` is the inverse."""
        lines = self.header()
        lines += [f"{seat_text(seat)} {action}" for seat, action in self.log]
        if self.chain:
            lines.append(f"chain {self.chain}")
        for seat, spans in self.bots:
            lines.append(" ".join([f"bot {seat + 1}", *(f"{a}-{b}" for a, b in spans)]))
        for seat, moments in self.late:
            lines.append(" ".join([f"late {seat + 1}", *map(str, moments)]))
        if self.seed:
            lines.append(f"open {self.seed}")
        for number, note in self.notes:
            lines.insert(number - 1, note)
        return "\n".join(lines) + "\n"


def seat_text(seat: Seat) -> str:
    """Seats are numbered from 1 where people read them; chance is a star."""
    return "*" if seat == CHANCE else str(seat + 1)


def seat_of_text(text: str) -> Seat:
    """The inverse of `seat_text`."""
    return CHANCE if text == "*" else int(text) - 1


def parse(text: str) -> Record:
    """The record that a text holds; any other text raises `Malformed` with the line and what was expected there.

    Examples:
        >>> from allcity import GAMES, Match, parse_record
        >>> text = Match(GAMES["tagcity"], seats=2).record().text()
        >>> parse_record(text).text() == text
        True
        >>> parse_record("a shopping list\\n")
        Traceback (most recent call last):
            ...
        allcity.core.errors.Malformed: Line 1: A record begins with the line “allcity record 1”. Found: “a shopping list”. [record-first]
    """
    return _Reader(text).record()


class _Reader:
    """Goes through the lines once, setting the comments aside."""

    def __init__(self, text: str) -> None:
        if not text.endswith("\n"):
            raise Malformed("record-end", text.count("\n") + 1)
        numbered = list(enumerate(text[:-1].split("\n"), 1))
        self.notes = tuple(row for row in numbered if not row[1] or row[1].startswith("#"))
        self.rows = [row for row in numbered if row[1] and not row[1].startswith("#")]
        self.last = len(numbered)
        self.at = 0

    def record(self) -> Record:
        self.expect("record-first", re.escape(_FIRST))
        game = self.expect("record-game", rf"game ({_WORD})")[1]
        rules = int(self.expect("record-rules", r"rules ([1-9]\d{0,3})")[1])
        edition = self.expect("record-edition", rf"edition ({_WORD}) ([0-9a-f]{{16}})")
        options = self.many(rf"option ({_WORD}) ({_TEXT})", lambda m: (m[1], m[2]))
        self.ascending("record-option-order", [key for key, _ in options])
        seats = int(self.expect("record-seats", r"seats ([1-9])")[1])
        names = self.many(rf"name ([1-{seats}]) ({_TEXT})", lambda m: (int(m[1]) - 1, m[2]))
        self.ascending("record-name-order", [seat for seat, _ in names])
        match = self.expect("record-match", rf"match ({_WORD})")[1]
        moments = self.many(
            rf"what-if ({_WORD}) ({_NUMBER})",
            lambda m: (self.rows[self.at][0], Moment(m[1], int(m[2]))),
        )
        self.ascending("record-what-if-twice", [0] * len(moments))
        commits = self.many(rf"commit ({_HEX})", lambda m: m[1])
        self.ascending("record-commit-twice", [0] * len(commits))
        pledges = self.many(rf"pledge ([1-{seats}]) ({_HEX})", lambda m: (int(m[1]) - 1, m[2]))
        self.ascending("record-pledge-order", [seat for seat, _ in pledges])
        entropy = self.many(rf"entropy ([1-{seats}]) ({_TEXT})", lambda m: (int(m[1]) - 1, m[2]))
        self.ascending("record-entropy-order", [seat for seat, _ in entropy])
        self.expect("record-play", "play")
        log = self.many(rf"([*1-{seats}]) ({_TEXT})", lambda m: (seat_of_text(m[1]), m[2]))
        for number, (_, actions) in moments:
            if actions > len(log):
                raise Malformed("record-what-if-short", number, actions=actions, length=len(log))
        chains = self.many(rf"chain ({_HEX})", lambda m: m[1])
        self.ascending("record-chain-twice", [0] * len(chains))
        bots = self.many(
            rf"bot ([1-{seats}])((?: {_SPAN})+)", lambda m: (seat_of_text(m[1]), _spans(m[2]))
        )
        self.ascending("record-bot-order", [seat for seat, _ in bots])
        late = self.many(
            rf"late ([1-{seats}])((?: {_NUMBER})+)", lambda m: (seat_of_text(m[1]), _numbers(m[2]))
        )
        self.ascending("record-late-order", [seat for seat, _ in late])
        seeds = self.many(rf"open ({_HEX})", lambda m: m[1])
        self.ascending("record-open-twice", [0] * len(seeds))
        if self.at < len(self.rows):
            number, line = self.rows[self.at]
            raise Malformed("record-action", number, seats=seats, found=line[:60])
        return Record(
            game, rules, edition[1], edition[2], tuple(options), seats, tuple(names), match,
            commits[0] if commits else None, tuple(entropy), tuple(log),
            chains[0] if chains else None, seeds[0] if seeds else None, self.notes,
            tuple(bots), tuple(late), tuple(pledges), moments[0][1] if moments else None,
        )  # fmt: skip

    def expect(self, code: str, pattern: str) -> re.Match[str]:
        """The next line, which must be of this form."""
        if self.at == len(self.rows):
            raise Malformed(code, self.last + 1, found="")
        number, line = self.rows[self.at]
        match = re.fullmatch(pattern, line, re.ASCII)
        if not match:
            raise Malformed(code, number, found=line[:60])
        self.at += 1
        return match

    def many(self, pattern: str, build: Callable[[re.Match[str]], T]) -> list[T]:
        """All the next lines of this form."""
        form = re.compile(pattern, re.ASCII)
        values = []
        while self.at < len(self.rows) and (match := form.fullmatch(self.rows[self.at][1])):
            values.append(build(match))
            self.at += 1
        return values

    def ascending(self, code: str, keys: list[str] | list[int]) -> None:
        """Keys come once and in order, so that printing is the inverse of reading."""
        for index in range(1, len(keys)):
            if not keys[index - 1] < keys[index]:  # type: ignore[operator]
                number, line = self.rows[self.at - len(keys) + index]
                raise Malformed(code, number, found=line[:60])


def _spans(text: str) -> tuple[Span, ...]:
    pairs = [word.split("-") for word in text.split()]
    return tuple((int(first), int(last)) for first, last in pairs)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
