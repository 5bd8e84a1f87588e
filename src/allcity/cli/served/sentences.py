"""The server's facts about a table in words: names, log, clocks, and how the match ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from rich.console import RenderableType

from allcity.cli.boards.ending import ended
from allcity.client.connection import Json
from allcity.core.gains import Gain
from allcity.core.game import CHANCE, Counted, Result, ScoreLine, Seat
from allcity.core.record import Record
from allcity.core.seen import with_seen
from allcity.locales import Words

SILENT = ("here", "gone", "wake", "pledge", "entropy")  # events at a table that need no words


def printable(text: str) -> str:
    """Return a text of the server without signs that move the cursor or change the colours of the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def head_of(event: Json, table: str) -> Record:
    """Return what is known of the match, with the names of those who sit there now."""
    seats = event["occupants"]
    names = [(at, printable(each["name"])) for at, each in enumerate(seats) if each["name"]]
    options = tuple(sorted(event["options"].items()))
    return Record(
        event["game"], event["rules"], event["edition"], "", options, len(seats), tuple(names), table, event["commitment"],
    )  # fmt: skip


class Log:
    """The lines of a table's log in words; each is translated once."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._sentences: dict[int, list[str]] = {}

    def lines(self, event: Json, head: Record) -> list[str]:
        """Return all the lines that this viewer may read."""
        for line in event["lines"]:
            if line["index"] not in self._sentences:
                self._sentences[line["index"]] = self._line(line, head)
        return [said for index in sorted(self._sentences) for said in self._sentences[index]]

    def _line(self, line: Json, head: Record) -> list[str]:
        seat: Seat = CHANCE if line.get("seat") is None else line["seat"]
        then = printable(line.get("name", ""))  # the name of this player at that time

        def name(other: Seat) -> str:
            return then if other == seat and then else self._say.player(head, other)

        text = printable(line.get("text", ""))
        if line["kind"] != "act":
            return self._by_table(line["kind"], seat, text, name)
        key = head.game
        said = self._say.told(key, name, seat, with_seen(text, line.get("seen", "")))
        gains = [Gain(gain["seat"], counted(gain["part"])) for gain in line.get("gains", ())]
        return [*said, *self._say.gains(key, name, gains)]

    def _by_table(self, kind: str, seat: Seat, text: str, name: Callable[[Seat], str]) -> list[str]:
        """Return the lines for an event at the table outside of the rules."""
        key = f"web-log-{kind}" + ("-own" if kind == "return" and text == str(seat) else "")
        is_silent = kind in SILENT or (kind == "profile" and not text)
        if is_silent or key not in self._say:
            return []
        whom = name(int(text)) if kind in ("return", "replace") and text.isdecimal() else ""
        phrase = f"phrase-{text}" if kind == "say" else ""
        phrase = self._say(phrase) if phrase in self._say else ""
        return [self._say(key, player=name(seat), whom=whom, text=text, phrase=phrase)]


def counted(part: Json) -> Counted:
    """Read a part of a score sheet."""
    return Counted(part["clause"], part["reason"], part["points"], part["facts"])


def account_of(lines: Sequence[Json]) -> tuple[ScoreLine, ...]:
    """Read a score sheet."""
    return tuple(
        ScoreLine(line["key"], line["clause"], tuple(counted(part) for part in line["parts"]))
        for line in lines
    )


def ending_of(event: Json, head: Record, say: Words) -> RenderableType | None:
    """Draw how the match ended; None while it goes on."""
    if event["status"] == "closed":
        return say("web-closed")
    if not (data := event.get("result")):
        return None
    result = Result(*(tuple(data[part]) for part in ("points", "places", "reasons")))
    sheets = [account_of(sheet) for sheet in data["sheets"]]
    return ended(head.game, result, sheets, say, head)


def clocks(event: Json, seen_at: float, head: Record, say: Words) -> str:
    """Return the time left to each seat, with a mark before those whose time runs."""
    clock = event.get("clock")
    if not clock:
        return ""
    gone = int((monotonic() - seen_at) * 1000)
    parts = []
    for seat, left in enumerate(clock["left"]):
        is_running = seat in clock["running"]
        time = _time(max(0, left - gone) if is_running else left)
        parts.append(f"{'▸' if is_running else ''}{say.player(head, seat)} {time}")
    return "  ".join(parts)


def _time(left: int) -> str:
    seconds = left // 1000
    minutes, hours = seconds // 60, seconds // 3600
    if hours:
        return f"{hours}:{minutes % 60:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"
