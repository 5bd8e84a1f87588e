"""Why a request is refused: a code and facts for programs, from which a sentence is made for people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from allcity.core.edition import Problem
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import Facts, Refusal
from allcity.locales import LANGUAGES, Words, words

CODES = {
    400: ("http",),  # or whatever the status is, for what no route answers
    401: ("no-guest",),
    403: ("code", "coach", "foreign-origin", "key", "not-seated", "not-your-seat", "sealed"),
    404: ("join-code", "no-day", "no-edition", "no-moment", "no-picture", "unknown-game", "unknown-lesson", "unknown-table"),
    408: ("slow",),
    409: (
        "asked-already", "colour-taken", "daily", "empty-seats", "full", "lesson-lost", "lesson-not-asked", "message", "moment-over", "name-alike", "not-asked", "not-away",
        "not-begun", "not-host", "not-late", "not-open", "not-over", "not-pledged", "not-running", "not-watching", "nothing-asked", "other-rules", "out-of-time", "stale", "taken",
        "said-enough", "said-often", "same-dice", "texts", "too-long", "undo-chance", "undo-nothing", "undo-refused", "undo-time", "version",
    ),
    413: ("too-large",),
    422: ("body", "bot", "edition", "entropy", "name-bot", "name-characters", "name-length", "no-seat", "phrase", "pledge"),
    429: ("crowded", "guesses", "rate", "too-many-here", "too-many-sockets", "too-many-tables", "too-much-today"),
    431: ("head-bytes", "head-lines"),
    500: ("internal",),
    503: ("closing", "no-advice", "no-assistants", "no-check", "no-review", "no-room", "unwritten"),
}  # fmt: skip
STATUS = {code: status for status, codes in CODES.items() for code in codes}
KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "long",
    "string_too_short": "short",
    "too_long": "long",
    "too_short": "short",
    "greater_than_equal": "range",
    "less_than": "range",
    "less_than_equal": "range",
}  # kinds of mistakes in a body for which people have a word
DETAILS = 60  # mistakes of an edition that are reported
log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that changes nothing; `code` is one of ours, or that of the rules or the reader."""

    problems: Sequence[Problem] = ()

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts: Facts = {name: _sayable(fact) for name, fact in facts.items()}
        self.clause = ""
        super().__init__(code)

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS.get(self.code, 409)

    def said(self, language: str) -> str:
        return sentence(language, f"server-{self.code}", self.facts)

    def details(self, language: str) -> list[str]:
        """A sentence for each mistake of a file."""
        say = _words(language)
        return [
            _said(problem.code, partial(say.problem, problem))
            for problem in self.problems[:DETAILS]
        ]


class Invalid(Refused):
    """A body that is not as described: where, what kind of thing is wrong, and the reader's own words."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        place = ".".join(str(part) for part in error["loc"])
        kind = KINDS.get(error["type"], "other")
        super().__init__("body", place=place[:80], kind=kind, detail=error["msg"][:120])


class Unreadable(Refused):
    """A text that the reader of a game or of records refused."""

    def __init__(self, problem: Malformed) -> None:
        super().__init__(problem.code, **problem.facts)

    @property
    def status(self) -> int:
        return 422

    def said(self, language: str) -> str:
        return sentence(language, self.code, self.facts)


class Unplayable(Refused):
    """An edition with mistakes: the first of them as facts, and a sentence for each, in the order of the file."""

    def __init__(self, errors: Sequence[Problem]) -> None:
        self.problems = sorted(errors, key=lambda problem: problem.line)
        first = self.problems[0]
        super().__init__("edition", problem=first.code, line=first.line, count=len(errors))


class Forbidden(Refused):
    """An action that the rules forbid, with their clause."""

    def __init__(self, problem: IllegalAction) -> None:
        super().__init__(problem.refusal.reason, **problem.refusal.facts)
        self.clause = problem.refusal.clause
        self.game = problem.game

    @property
    def status(self) -> int:
        """Whether a code is one of the rules', even if one of ours has the same name."""
        return 409

    def said(self, language: str) -> str:
        refusal = Refusal(self.clause, self.code, self.facts)
        return _said(self.code, lambda: _words(language).refusal(self.game, refusal))


Route = TypeVar("Route", bound=Callable[..., Any])


def refuses(*kinds: str | type[Refused]) -> Callable[[Route], Route]:
    """Note on a route, or on a dependency, why it may refuse; the OpenAPI document lists it.

    A kind is a code of ours, or for all that the rules or a reader may say `Forbidden` or `Unreadable`.
    """

    def note(route: Route) -> Route:
        route.__dict__["refuses"] = kinds
        return route

    return note


class Again(Exception):
    """A move that has already been counted, at this version: it is acknowledged once more."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(str(version))


def sentence(language: str, key: str, facts: Facts) -> str:
    """The sentence in this language, or its key."""
    return _said(key, lambda: _words(language)(key, **facts))


def _said(key: str, say: Callable[[], str]) -> str:
    """Make a sentence; if that fails, the answer is sent without it."""
    try:
        return say()
    except Exception:
        log.exception("sentence failed", extra={"key": key[:80]})
        return key


def _sayable(fact: str | int) -> str | int:
    """Replace lone surrogates, which JSON can name but no answer can carry."""
    return fact if isinstance(fact, int) else fact.encode("utf-8", "replace").decode()


def _words(language: str) -> Words:
    return words(language if language in LANGUAGES else LANGUAGES[0])
