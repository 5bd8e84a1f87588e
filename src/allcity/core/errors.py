"""The ladder of refusals: a text that cannot be read, and an action that the rules forbid."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from allcity.core.game import Facts, Refusal


class Malformed(ValueError):
    """A text or value from outside that cannot be used; nothing has changed.

    Its message is an English sentence with the code at the end. Programs read `code`, `facts` and, for a file, `line`;
    `allcity.words("fr").error(error)` is the same sentence in another language.

    Examples:
        >>> import allcity
        >>> try:
        ...     allcity.bot("grandmaster")
        ... except allcity.Malformed as error:
        ...     print(error.code, error.facts["found"])
        bot-spec grandmaster
    """

    def __init__(self, code: str, line: int | None = None, /, **facts: str | int) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line
        self.facts: Facts = facts

    def __str__(self) -> str:
        sentence = _sentence(self)
        return f"{sentence} [{self.code}]" if sentence else _plain(self.code, self.line, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _malformed, (self.code, self.line, dict(self.facts))

    def at(self, line: int) -> Malformed:
        """The same refusal with its place in the file."""
        return Malformed(self.code, line, **self.facts)


class IllegalAction(Exception):
    """A well-formed action that the rules of a game forbid; nothing has changed.

    Its message names the clause and says why, in English. `refusal` holds the clause, the reason and the facts;
    `allcity.words("fr").error(error)` is the same sentence in another language.

    Examples:
        >>> import allcity
        >>> match = allcity.Match(allcity.GAMES["tagcity"], seats=2, options={"leader": "1"})
        >>> try:
        ...     match.push(0, "take 1")
        ... except allcity.IllegalAction as error:
        ...     print(error.refusal.clause, error.refusal.reason)
        T2.1 chance
    """

    def __init__(self, game: str, refusal: Refusal, line: int | None = None) -> None:
        super().__init__(game, refusal, line)
        self.game = game
        self.refusal = refusal
        self.line = line

    def __str__(self) -> str:
        refusal = self.refusal
        code = f"{refusal.clause}: {refusal.reason}"
        return _sentence(self) or _plain(code, self.line, refusal.facts)

    def at(self, line: int) -> IllegalAction:
        """The same refusal with its place in the file."""
        return IllegalAction(self.game, self.refusal, line)


def _malformed(code: str, line: int | None, facts: dict[str, str | int]) -> Malformed:
    """Unpickle a `Malformed` whose facts are keywords."""
    return Malformed(code, line, **facts)


def _sentence(error: Malformed | IllegalAction) -> str:
    """The English sentence; nothing where it is missing, since the rules do without the library that makes sentences.

    The sentences stand above this package, so they are loaded by name, and only when somebody reads the message.
    """
    try:
        return str(import_module("allcity.locales").words("en").error(error))
    except Exception:  # (an error about an error helps nobody)
        return ""


def _plain(code: str, line: int | None, facts: Facts) -> str:
    place = "" if line is None else f"line {line}: "
    return place + code + "".join(f" {key}={value}" for key, value in facts.items())
