"""Why a request is refused: a code and facts for programs, from which a sentence is made for people."""

from __future__ import annotations

from collections.abc import Sequence

from allcity.core.edition import Problem
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import Facts, Refusal
from allcity.locales import LANGUAGES, Words, words

STATUS = {
    "no-guest": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "code": 403,
    "coach": 403,
    "key": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "body": 422,
    "bot": 422,
    "edition": 422,
    "entropy": 422,
    "name-characters": 422,
    "name-length": 422,
    "no-seat": 422,
    "too-large": 413,
    "rate": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "closing": 503,
    "no-advice": 503,
    "unwritten": 503,
    "no-edition": 404,
    "no-moment": 404,
    "internal": 500,
}


class Refused(Exception):
    """A request that changes nothing; `code` is one of ours, or that of the rules or the reader."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts: Facts = facts
        self.clause = ""
        super().__init__(code)

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS.get(self.code, 409)

    def said(self, language: str) -> str:
        return sentence(language, f"server-{self.code}", self.facts)


class Unreadable(Refused):
    """A text that the game's or the record's reader refused."""

    def __init__(self, problem: Malformed) -> None:
        super().__init__(problem.code, **problem.facts)

    @property
    def status(self) -> int:
        return 422

    def said(self, language: str) -> str:
        return sentence(language, self.code, self.facts)


class Unplayable(Refused):
    """An edition with mistakes: the first of them, and how many there are."""

    def __init__(self, errors: Sequence[Problem]) -> None:
        self.first = errors[0]
        super().__init__(
            "edition", problem=self.first.code, line=self.first.line, count=len(errors)
        )

    def said(self, language: str) -> str:
        problem = sentence(language, self.first.code, self.first.facts)
        return sentence(language, "server-edition", {**self.facts, "problem": problem})


class Forbidden(Refused):
    """An action that the rules forbid, with their clause."""

    def __init__(self, problem: IllegalAction) -> None:
        super().__init__(problem.refusal.reason, **problem.refusal.facts)
        self.clause = problem.refusal.clause
        self.game = problem.game

    def said(self, language: str) -> str:
        return _words(language).refusal(self.game, Refusal(self.clause, self.code, self.facts))


class Again(Exception):
    """A move that has already been counted, at this version: it is acknowledged once more."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(str(version))


def sentence(language: str, key: str, facts: Facts) -> str:
    """The sentence in this language; a missing one must not turn an answer into a failure."""
    said = _words(language)
    return said(key, **facts) if key in said else key


def _words(language: str) -> Words:
    return words(language if language in LANGUAGES else LANGUAGES[0])
