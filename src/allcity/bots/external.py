"""A bot in any language: a program that reads and writes JSON lines (docs/line-protocol.md).

Whatever the program does, the match goes on: a turn that it loses is played by `greedy`, and reported.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import IO, Any

from allcity.bots import greedy
from allcity.bots.seats import seat_of
from allcity.core.errors import Malformed
from allcity.core.game import A, AnyGame, E, Game, Json, Result, S, Seat, V

PROTOCOL = 1
MS = 1000  # for a turn, unless the spec says otherwise
START_MS = 10_000  # to say hello
LONGEST = 1 << 16  # bytes of an answer, and of what may wait unread
RESTARTS = 3  # how often a program is started again
END_MS = 1000  # to end by itself after the match
TAIL = 2000  # bytes of its standard error that are kept, the last ones


@dataclass(frozen=True, slots=True)
class Fault:
    """A turn that a bot lost: its kind (crash, hang, flood, nonsense or error), the details, and what the bot last wrote to its standard error."""

    kind: str
    detail: str
    stderr: str = ""


class Lost(Exception):
    """The program lost this turn."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.fault = Fault(kind, detail[:80])


class External:
    """Plays what a program answers; `faults` lists every turn that the program lost."""

    def __init__(self, command: str) -> None:
        match = re.fullmatch(r"(?:([1-9][0-9]{0,4})ms )?(.+)", command, re.ASCII)
        try:
            words = shlex.split(match[2]) if match else []
        except ValueError:
            words = []
        if not match or not words:
            raise Malformed("bot-command", found=command[:40])
        self.ms = int(match[1] or MS)
        self.words = words
        self.faults: list[Fault] = []
        self.line: Line | None = None
        self.starts = 0
        self.met: object = None
        self.printed: Json | None = None
        self.result: Result | None = None

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        texts = {game.text(action): action for action in legal}
        shown = game.view_to_json(view)
        try:
            self.meet(game, seat_of(view), shown)
            return texts[self.ask(shown, list(texts))]
        except Lost as lost:
            self.lose(lost.fault)
        except KeyboardInterrupt:
            self.stop()  # a late answer must not count for another turn
            raise
        return greedy.choose(game, view, legal, rng)

    def begin_match(self, printed: Json) -> None:
        """Begin a match on boards with this printed on them."""
        self.printed, self.result, self.met = printed, None, None

    def end_match(self, result: Result) -> None:
        """Note the result, which `close` sends to the program."""
        self.result = result

    def meet(self, game: AnyGame, seat: Seat, view: Json) -> None:
        """Start the program if need be, and announce the match to it."""
        if self.line is None:
            if self.starts > RESTARTS:
                raise Lost("crash", "not started again")
            self.starts += 1
            self.line = Line(self.words)
            self.line.send({"type": "hello", "protocol": PROTOCOL}, START_MS)
            if self.line.hear(START_MS).get("type") != "hello":
                raise Lost("nonsense", "no hello")
        introduction = (game.META.key, seat)
        if self.met != introduction:
            printed = self.printed or _shipped(game, view)
            message = {"type": "new", "game": introduction[0], "seat": seat, "printed": printed}
            self.line.send(message, self.ms)
            self.met = introduction

    def ask(self, view: Any, texts: list[str]) -> str:
        assert self.line is not None
        self.line.expect_silence()
        self.line.send({"type": "turn", "view": view, "legal": texts, "ms": self.ms}, self.ms)
        answer = self.line.hear(self.ms)
        action = answer.get("action")
        if answer.get("type") != "play" or not isinstance(action, str) or action not in texts:
            raise Lost("nonsense", json.dumps(answer))
        return action

    def lose(self, fault: Fault) -> None:
        """Note a lost turn; stop the program, so that a late answer does not count for another turn."""
        errors = self.line.errors if self.line else None
        self.stop()
        self.faults.append(replace(fault, stderr=errors.text() if errors else ""))

    def stop(self) -> None:
        if self.line is not None:
            self.line.stop()
        self.line, self.met = None, None

    def close(self) -> None:
        """Tell the program the result of the match, and wait a moment for it to end by itself."""
        if self.line is not None:
            result = asdict(self.result) if self.result else None
            with contextlib.suppress(Lost):
                self.line.send({"type": "end", "result": result}, 100)
                self.line.wait(END_MS)
        self.stop()


class Line:
    """A running program and its pipes; every wait for them has a limit."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 (the person at the keyboard named it)
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                start_new_session=True,
            )  # fmt: skip
        except OSError as problem:
            raise Lost("crash", problem.strerror or "") from None
        self.stop = weakref.finalize(self, _stop, self.process)
        self.input, self.output = _pipe(self.process.stdin), _pipe(self.process.stdout)
        self.errors = Tail(self.process.stderr)
        self.unread = b""

    def send(self, message: dict[str, Any], ms: int) -> None:
        rest = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        end = time.monotonic() + ms / 1000
        while rest:
            if not select.select([], [self.input], [], max(0.0, end - time.monotonic()))[1]:
                raise Lost("hang", f"reads nothing within {ms} ms")
            try:
                rest = rest[os.write(self.input, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Lost("crash", "ended") from None

    def wait(self, ms: int) -> None:
        """Close its input, and let the program end by itself."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self.process.stdin.close()
            self.process.wait(ms / 1000)

    def expect_silence(self) -> None:
        """Raise `Lost` if the program has written without being asked: that line would pass for the next answer."""
        if not self.unread and select.select([self.output], [], [], 0)[0]:
            self.unread = os.read(self.output, LONGEST)
            if not self.unread:
                raise Lost("crash", "ended")
        if self.unread:
            raise Lost("flood", "speaks unasked")

    def hear(self, ms: int) -> dict[str, Any]:
        """Return the next line, within this many milliseconds; raise `Lost` if there is more than one."""
        end = time.monotonic() + ms / 1000
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST:
                raise Lost("flood", "too long a line")
            if not select.select([self.output], [], [], max(0.0, end - time.monotonic()))[0]:
                raise Lost("hang", f"nothing within {ms} ms")
            part = os.read(self.output, LONGEST)
            if not part:
                raise Lost("crash", "ended")
            self.unread += part
        line, _, self.unread = self.unread.partition(b"\n")
        if self.unread:
            raise Lost("flood", "more than one line")
        return _message(line)


class Tail:
    """The end of what a program writes to its standard error, which is read at once, so that the program never blocks."""

    def __init__(self, stream: IO[bytes] | None) -> None:
        assert stream is not None
        self.tail = b""
        self.reader = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self.reader.start()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while part := os.read(stream.fileno(), LONGEST):
                self.tail = (self.tail + part)[-TAIL:]

    def text(self) -> str:
        """Return the last bytes once the program has ended; a grandchild may hold the pipe open for ever."""
        self.reader.join(timeout=5)
        return self.tail.decode("utf-8", "replace").strip()


def _shipped(game: AnyGame, view: Json) -> Json | None:
    """Return what is printed on the game's own boards, if nobody has said on which boards the match is played."""
    key = view.get("edition")
    return game.edition_to_json(game.edition(key)) if key in game.META.editions else None


def _pipe(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def _message(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Lost("nonsense", line[:80].decode("utf-8", "replace")) from None
    if not isinstance(message, dict):
        raise Lost("nonsense", line[:80].decode("utf-8", "replace"))
    return message


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End the program and all processes that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            with contextlib.suppress(OSError):
                stream.close()
