"""Every sentence that a person reads, from the Fluent files, in the language they chose."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any

from allcity.core.edition import Problem
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.gains import Gain
from allcity.core.game import CHANCE, Counted, Refusal, Seat
from allcity.games import GAMES, folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from allcity.core.record import Record

LANGUAGES = ("en", "fr", "es")
"""The languages of All City; the first is the default. All other lists of languages follow this one."""
_ENTRY = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE | re.ASCII)
_MINUS = re.compile(r"(?<![a-z])-(?=[A-Z0-9])")
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}", re.ASCII)


def common(language: str) -> str:
    """Return the sentences that no game owns."""
    return resources.files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")


def of_game(game: str, language: str) -> str:
    """Return the sentences of a game, from the file in its own package."""
    return folder(game, "locales").joinpath(f"{language}.ftl").read_text("utf-8")


def source(language: str) -> str:
    """Return all sentences of a language."""
    return "\n".join([common(language), *(of_game(game, language) for game in GAMES)])


def entries(text: str) -> dict[str, str]:
    """Return the entries of a Fluent file by their keys."""
    return {part.split(" =", 1)[0]: part for part in _ENTRY.split(text)[1:]}


def _argument(fact: str | int) -> Any:
    """Return a fact as Fluent takes it: an empty text becomes the word none, since no selector can match it.

    Digits are grouped from 10,000 on, as in the browser: `useGrouping: 'min2'` is unknown to Babel.
    """
    from fluent.runtime.types import fluent_number

    if isinstance(fact, int) and abs(fact) < 10_000:
        return fluent_number(fact, useGrouping=False)
    return "none" if fact == "" else fact


def _notation(text: str) -> str:
    """Return a part of an action as it is read: a hyphen before a letter or a number becomes a minus."""
    return _MINUS.sub("−", text)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the machine asks for, if we have it."""
    for variable in ("ALLCITY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _piece(name: object) -> Any:  # a text, which Fluent takes without declaring it
    """Return the name of a piece of a game for a sentence; the browser draws the piece instead."""
    return str(name)


class Words:
    """The sentences of one language.

    Parsing a whole file takes longer than most commands do, so each entry is parsed when it is first needed.
    """

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES
        self.language = language
        self._read: set[str] = set()

    @cached_property
    def _common(self) -> dict[str, str]:
        return entries(common(self.language))

    @cached_property
    def _entries(self) -> dict[str, str]:
        return self._common | entries("\n".join(of_game(game, self.language) for game in GAMES))

    def _entry(self, key: str) -> str:
        """Return an entry; the games' files are searched only if it is not among the common ones."""
        return self._common[key] if key in self._common else self._entries[key]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], functions={"PIECE": _piece}, use_isolating=False)

    def keys(self) -> list[str]:
        """Return all keys, in the order of the file."""
        return list(self._entries)

    def __contains__(self, key: str) -> bool:
        return key in self._common or key in self._entries

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence for a key; an unknown key is a bug."""
        self._load(key)
        message = self._bundle.get_message(key)
        assert message.value is not None
        arguments = {name: _argument(fact) for name, fact in facts.items()}
        said, problems = self._bundle.format_pattern(message.value, arguments)
        assert not problems, f"{self.language} {key}: {problems}"
        assert isinstance(said, str)
        return said

    def _load(self, key: str) -> None:
        from fluent.runtime import FluentResource

        if key in self._read:
            return
        entry = self._entry(key)
        self._read.add(key)
        self._bundle.add_resource(FluentResource(entry))
        for other in _REFERENCE.findall(entry):
            self._load(other)

    def player(self, head: Record, seat: Seat) -> str:
        """Return the name at a seat, else the seat's number."""
        if seat == CHANCE:
            return ""
        return dict(head.names).get(seat) or self("player", seat=seat + 1)

    def labelled(self, label: str, text: str | int) -> str:
        """Return a text after its label, with a colon as this language sets it."""
        return f"{self('label', label=label)} {text}"

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Return the clause and the reason why an action is forbidden."""
        return self.labelled(refusal.clause, self.reason(game, refusal.reason, refusal.facts))

    def reason(self, game: str, code: str, facts: Mapping[str, str | int]) -> str:
        """Return the reason why an action is forbidden; `NAME-said` is a fact with its parts by name."""
        texts = {name: fact for name, fact in facts.items() if isinstance(fact, str)}
        read = {name: _notation(text) for name, text in texts.items()}
        named = {f"{name}-said": self._named(f"word-{game}-", text) for name, text in texts.items()}
        return self(f"refusal-{game}-{code}", **{**facts, **read, **named, **self._people(facts)})

    def counted(self, game: str, part: Counted, head: Record | None = None) -> str:
        """Return the clause and the reason why something counts."""
        return self.labelled(part.clause, self.score(game, part, head))

    def score(self, game: str, part: Counted, head: Record | None = None) -> str:
        """Return the reason why something counts, without its clause."""
        return self(
            f"score-{game}-{part.reason}", **{**part.facts, **self._people(part.facts, head)}
        )

    def _people(
        self, facts: Mapping[str, str | int], head: Record | None = None
    ) -> dict[str, str | int]:
        """Return the facts of a part, with the fact `taggers`, which has the numbers of seats, in names."""
        seats = [int(number) - 1 for number in str(facts.get("taggers", "")).split()]
        names = [
            self.player(head, seat) if head else self("player", seat=seat + 1) for seat in seats
        ]
        if len(names) > 1:
            names = [self("players-and", first=", ".join(names[:-1]), last=names[-1])]
        return {"taggers": names[0]} if names else {}

    def advice(self, game: str, action: str) -> str:
        """Return an action, given as its text, as advice."""
        return self(f"advice-{game}-{action.partition(' ')[0]}", **self._parts(game, action))

    def ending(self, game: str, reason: str) -> str:
        """Return why a match ended."""
        return self(f"end-{game}-{reason}")

    def clause(self, clause: str) -> str:
        """Return the help text of a clause, with our ruling if there is one."""
        said = self.rule(clause)
        return f"{said} {self.ruling(clause)}" if self.is_ruling(clause) else said

    def rule(self, clause: str) -> str:
        """Return a clause without our ruling."""
        return self(f"clause-{clause.replace('.', '-')}")

    def is_ruling(self, clause: str) -> bool:
        """Tell whether a part of a clause is our ruling."""
        return f"ruling-{clause.replace('.', '-')}" in self

    def ruling(self, clause: str) -> str:
        """Return our ruling, after its mark."""
        return self.labelled(self("rules-ruling"), self(f"ruling-{clause.replace('.', '-')}"))

    def rulebook(self, clause: str) -> str:
        """Return what the rulebook says, or does not say, where we made a ruling."""
        return self.labelled(self("rules-rulebook"), self(f"rulebook-{clause.replace('.', '-')}"))

    def problem(self, problem: Problem) -> str:
        """Return what is wrong with an edition file, with its place."""
        kind = "edition-warning" if problem.is_warning else "edition-error"
        said = self.mistake(problem)
        return self(kind, line=problem.line, path=problem.path or "–", problem=said)

    def mistake(self, problem: Problem) -> str:
        """Return what is wrong with an edition file, without its place."""
        return self(problem.code, **self._with_game_names(problem))

    def _with_game_names(self, problem: Problem) -> Mapping[str, str | int]:
        """Return the facts of a problem, with the games' names instead of their keys."""
        if problem.code != "edition-game":
            return problem.facts
        return {
            name: self(f"game-{fact}") if fact in GAMES else f"“{fact}”"
            for name, fact in problem.facts.items()
        }

    def log(self, game: str, player: Callable[[Seat], str], actor: Seat, line: str) -> str:
        """Return a log line, as `redact` gives it, in words; a line for each part of a simultaneous choice."""
        return "\n      ".join(self.told(game, player, actor, line))

    def told(self, game: str, player: Callable[[Seat], str], actor: Seat, line: str) -> list[str]:
        """Return the sentences of a log line, none if the line is empty.

        `whom` is the seat that chance names. The part after a semicolon is an announcement of the game.
        """
        if not line:
            return []
        line, *announced = line.split(" ; ")
        word, _, rest = line.partition(" ")
        whom = player(int(rest) - 1) if actor == CHANCE and rest.isdecimal() else ""
        parts = self._parts(game, line)
        said = [self(f"log-{game}-{word}", player=player(actor), whom=whom, **parts)]
        if word == "reveal":
            for choice in rest.split(" / "):
                seat, _, action = choice.partition(" ")
                said += self.told(game, player, int(seat) - 1, action)
        for text in announced:
            said += self.told(game, player, CHANCE, text)
        return said

    def gains(self, game: str, player: Callable[[Seat], str], gains: Iterable[Gain]) -> list[str]:
        """Return the points that an action brought, a sentence each; points with the same sentence are added up."""
        sums: dict[tuple[str, str, Seat], tuple[Mapping[str, str | int], int]] = {}
        for seat, part in ((gain.seat, gain.part) for gain in gains):
            key = f"gain-{game}-{part.reason}"
            key = key if key in self else "gain"
            plain = self(key, **{**part.facts, "player": "", "points": ""})
            points = sums.get((key, plain, seat), ({}, 0))[1] + part.points
            sums[key, plain, seat] = part.facts, points
        return [
            self(
                key, **{**facts, "player": player(seat), "points": f"{points:+}".replace("-", "−")}
            )
            for (key, _, seat), (facts, points) in sums.items()
        ]

    def _parts(self, game: str, line: str) -> dict[str, str]:
        """Return the facts of everything after the first word of an action or a log line.

        The text is given as a whole and in parts, as it is and by names: `things` and `thing` are what it is
        done with, `way` how; `third` follows the word after `first`.
        """
        rest = _notation(line.partition(" ")[2])
        first, _, second = rest.partition(" ")
        return {
            "rest": rest,
            "first": first,
            "second": second,
            "third": second.partition(" ")[2],
            "thing": self._named(f"word-{game}-", first),
            "things": self._named(f"word-{game}-", rest),
            "way": self._named(f"way-{game}-", second),
        }

    def _named(self, kind: str, text: str) -> str:
        """Return a text with each part by its name, if it has one."""
        parts = text.split()
        return ", ".join([self(kind + part) if kind + part in self else part for part in parts])

    def error(self, error: Malformed | IllegalAction) -> str:
        """Return why a text was refused, with its line if it came from a file."""
        if isinstance(error, IllegalAction):
            said = self.refusal(error.game, error.refusal)
        else:
            said = self(error.code, **error.facts)
        return said if error.line is None else self("at-line", line=error.line, problem=said)


@cache
def words(language: str) -> Words:
    """Return the sentences of a language.

    Examples:
        >>> from allcity import words
        >>> print(words("en").rule("T2.1"))       # doctest: +ELLIPSIS
        The leader rolls ...
    """
    if language not in LANGUAGES:
        raise ValueError(f"No language is called {language!r}. There are: {', '.join(LANGUAGES)}.")
    return Words(language)
