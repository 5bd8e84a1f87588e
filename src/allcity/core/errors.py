"""The ladder of refusals: a text that cannot be read, and an action that the rules forbid."""

from __future__ import annotations

from allcity.core.game import Facts, Refusal


class Malformed(ValueError):
    """A text from outside that cannot be read; `code` and `facts` make its sentence in any language."""

    def __init__(self, code: str, line: int | None = None, /, **facts: str | int) -> None:
        self.code = code
        self.line = line
        self.facts: Facts = facts
        place = "" if line is None else f"line {line}: "
        super().__init__(place + code + "".join(f" {key}={value}" for key, value in facts.items()))

    def at(self, line: int) -> Malformed:
        """The same refusal with its place in the file."""
        return Malformed(self.code, line, **self.facts)


class IllegalAction(Exception):
    """A well-formed action that the rules of a game forbid; nothing has changed."""

    def __init__(self, game: str, refusal: Refusal, line: int | None = None) -> None:
        self.game = game
        self.refusal = refusal
        self.line = line
        place = "" if line is None else f"line {line}: "
        facts = "".join(f" {key}={value}" for key, value in refusal.facts.items())
        super().__init__(f"{place}{refusal.clause}: {refusal.reason}{facts}")

    def at(self, line: int) -> IllegalAction:
        """The same refusal with its place in the file."""
        return IllegalAction(self.game, self.refusal, line)
