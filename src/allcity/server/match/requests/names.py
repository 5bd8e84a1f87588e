"""The names that people may take: no invisible ones, and none that look like a bot's or another person's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from allcity.bots import BOTS, LEVELS
from allcity.bots.cast import CAST
from allcity.locales import LANGUAGES, words
from allcity.locales.lookalikes import skeleton
from allcity.server.refusals import Refused

NAME = 24
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # invisible letters and signs
STACK = re.compile(r"^m|m{4}")  # marks without a letter, or more on one letter than any script has


def checked_name(text: str) -> str:
    """A name in one form; refused if it is empty, too long, partly invisible, or a bot's."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    kinds = "".join("m" if unicodedata.category(sign).startswith("M") else "-" for sign in name)
    if not name.isprintable() or BLANKS & set(name) or STACK.search(kinds):
        raise Refused("name-characters")
    if not 0 < len(name) <= NAME:
        raise Refused("name-length", most=NAME)
    if bot := _bot_in(name):
        raise Refused("name-bot", bot=bot)
    return name


def check_distinct(name: str, others: list[str]) -> None:
    """Refuse a name that could be mistaken for another one at the table."""
    looks = skeleton(name)
    for other in others:
        if skeleton(other) == looks:
            raise Refused("name-alike", other=other)


def _bot_in(name: str) -> str | None:
    """The bot for which a reader could take this name: one of its names, or any name with the word bot in it."""
    parts = [skeleton(part) for part in re.split(r"[\W_]+", name)]
    said = [_bot_words()[part] for part in parts if part in _bot_words()]
    return said[0] if said else _bot_names().get(skeleton(name))


@cache
def _bot_words() -> dict[str, str]:
    said = [words(language)("web-is-bot") for language in LANGUAGES]
    return {skeleton(word): word for word in said}


@cache
def _bot_names() -> dict[str, str]:
    """The bots and their levels, as programs and as people call them in each language, and the cast."""
    levels = [words(language)(f"web-level-{level}") for language in LANGUAGES for level in LEVELS]
    names = (*BOTS, *LEVELS, *levels, *(member.name for member in CAST))
    return _bot_words() | {skeleton(name): name for name in names}
