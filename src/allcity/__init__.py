"""All City: board games at one digital table, with exact rules and honest dice.

This is the library: the rules, records, verified chance and bots. Positions are values, chance is a seat, and a match is a
list of short texts. Seats count from 0.

    >>> from random import Random
    >>> import allcity
    >>> list(allcity.GAMES)[:2]
    ['tagcity', 'graffiti']

A match of two bots:

    >>> match = allcity.Match(allcity.GAMES["tagcity"], seats=2, options={"leader": "1"}, match="help")
    >>> match.commit(seed="07" * 32)
    >>> decisions = allcity.play_out(match, [allcity.bot("greedy"), allcity.bot("random")], Random(1))
    >>> match.result.places
    (1, 2)

The same match from its record, and whether every roll is the one that was committed to:

    >>> text = match.record().text()
    >>> again = allcity.replay(match.game, allcity.parse_record(text))
    >>> again.result == match.result, allcity.verify(match.game, again.record()).is_fair
    (True, True)

Where to begin:

    Match                 one match: push, pop, legal, view, settle, record, result
    GAMES                 the installed games; `help(allcity.Game)` lists what every game offers
    bot, play_out, why    bots by name or level, a match between them, advice with reasons
    parse_record, replay, verify    records of matches
    play_on               a match that goes on from a moment of a record
    words                 sentences in English, French and Spanish
    IllegalAction, Malformed        what is raised, with a sentence

These names are stable; docs/library describes them, and the packages that need more: `allcity.arena`, `allcity.research`.
Names are loaded when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from allcity.bots import BOTS, LEVELS, Bot, bot
    from allcity.bots.table import play_out
    from allcity.bots.why import why
    from allcity.core.errors import IllegalAction, Malformed
    from allcity.core.fair import fresh_seed
    from allcity.core.game import CHANCE, Game, Meta, Refusal, Result
    from allcity.core.match import Match
    from allcity.core.play import play, random_steps
    from allcity.core.record import Record
    from allcity.core.record import parse as parse_record
    from allcity.core.replay import replay, verify
    from allcity.core.what_if import play_on
    from allcity.games import GAMES
    from allcity.locales import LANGUAGES, words

    __version__: str

_HOMES = {
    "allcity.bots": ("BOTS", "LEVELS", "Bot", "bot"),
    "allcity.bots.table": ("play_out",),
    "allcity.bots.why": ("why",),
    "allcity.core.errors": ("IllegalAction", "Malformed"),
    "allcity.core.fair": ("fresh_seed",),
    "allcity.core.game": ("CHANCE", "Game", "Meta", "Refusal", "Result"),
    "allcity.core.match": ("Match",),
    "allcity.core.play": ("play", "random_steps"),
    "allcity.core.record": ("Record",),
    "allcity.core.replay": ("replay", "verify"),
    "allcity.core.what_if": ("play_on",),
    "allcity.games": ("GAMES",),
    "allcity.locales": ("LANGUAGES", "words"),
}
_PLACES = {name: (home, name) for home, names in _HOMES.items() for name in names}
_PLACES["parse_record"] = ("allcity.core.record", "parse")
_PACKAGES = ("arena", "bots", "core", "games", "learn", "locales", "research")

__all__ = [  # noqa: RUF022 (as help() shows them)
    "GAMES", "Match", "CHANCE", "Game", "Meta", "Result", "Refusal", "play", "random_steps", "fresh_seed",
    "Record", "parse_record", "replay", "verify", "play_on",
    "BOTS", "LEVELS", "Bot", "bot", "play_out", "why",
    "LANGUAGES", "words", "IllegalAction", "Malformed",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Return a name of the library or one of its packages, which is loaded when it is first used."""
    if name in _PLACES:
        home, inner = _PLACES[name]
        value = getattr(import_module(home), inner)
    elif name in _PACKAGES:
        value = import_module(f"{__name__}.{name}")
    elif name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 (slow, and seldom needed)

        value = version(__name__)
    else:
        raise AttributeError(f"allcity has no {name!r}; `help(allcity)` lists what it has.")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PACKAGES, "__version__"})
