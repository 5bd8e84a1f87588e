"""Checks edition files in a worker: the mistakes with their places, and the description of the boards."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from math import isfinite
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import asdict

from allcity.core.edition import FACT, Document, Problem
from allcity.core.toml import written
from allcity.games import GAMES
from allcity.locales import words
from allcity.server.limits import EDITION
from allcity.server.logs import facts
from allcity.server.refusals import Refused
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Thinkers
from allcity.server.running.workers import Failed

MOST = 100  # mistakes that are reported
DEPTH = 8  # tables and lists in each other; no edition has more than four
EXACT = 1 << 53  # JavaScript's numbers are exact up to here
log = logging.getLogger(__name__)


class Question(Struct):
    """A file to be checked: its text, or the data that it is to be written from."""

    game: str
    language: str
    text: str
    data: dict[str, Any] | None


class Mistake(Struct):
    """One mistake, with a sentence."""

    code: str
    path: str
    line: int
    is_warning: bool
    text: str


class Checked(Struct):
    """The result of a check: the text and the data of a file, its mistakes, and the description of its boards."""

    text: str
    data: dict[str, Any] | None
    count: int
    mistakes: list[Mistake]
    printed: Any
    view: Any


async def checked(thinkers: Thinkers, question: Question, asker: Asker) -> bytes:
    """`Checked` as JSON."""
    # Data may hold lone surrogates and numbers without end, of which msgspec knows nothing.
    packed = json.dumps(asdict(question)).encode()
    try:
        return await thinkers.work_quickly(examine, packed, asker)
    except Exception as problem:
        details = problem.details if isinstance(problem, Failed) else facts(problem)
        log.error("check of an edition failed", extra={"game": question.game, **details})
        raise Refused("no-check") from None


def examine(packed: bytes) -> bytes:
    """Check an edition; runs in a worker."""
    question = Question(**json.loads(packed))
    data = question.data
    if data is not None and _is_deeper(data, DEPTH):
        return _unreadable(question, "nesting")
    text = question.text if data is None else written(data)
    if len(text) > EDITION:
        return _unreadable(question, "length")
    game = GAMES[question.game]
    reading = game.read_edition(text)
    fields = Document(text).data
    checked = _checked(
        question, reading.problems, text, None if _is_deeper(fields, DEPTH) else fields
    )
    if reading.edition is not None:
        checked.printed = game.edition_to_json(reading.edition)
        opening = game.setup(game.META.seats[0], {}, reading.edition)
        checked.view = game.view_to_json(game.view(opening, None))
    return encode(checked)


def _unreadable(question: Question, detail: str) -> bytes:
    problem = Problem("edition-syntax", "", 1, {"detail": detail, "most": EDITION})
    return encode(_checked(question, [problem]))


def _checked(
    question: Question,
    problems: Sequence[Problem],
    text: str = "",
    data: dict[str, Any] | None = None,
) -> Checked:
    say = words(question.language)
    mistakes = [
        Mistake(
            problem.code,
            problem.path[:FACT],
            problem.line,
            problem.is_warning,
            say.mistake(problem),
        )
        for problem in sorted(problems, key=lambda problem: problem.line)[:MOST]
    ]
    return Checked(text, _plain(data) if data else None, len(problems), mistakes, None, None)


def _is_deeper(value: object, depth: int) -> bool:
    """Whether tables and lists are nested deeper than so many times."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth < 0 or any(_is_deeper(part, depth - 1) for part in inner)


def _plain(value: Any) -> Any:
    """TOML's values as those of JSON; what JavaScript has no exact value for becomes a text."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    is_exact = isinstance(value, str) or (
        isinstance(value, int | float) and isfinite(value) and abs(value) < EXACT
    )
    return value if is_exact else str(value)
