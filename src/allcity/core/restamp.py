"""Brings a record to the present rules of its game, where its match can still be played by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from allcity.core import record as records
from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, S, V
from allcity.core.record import Record
from allcity.core.replay import chained, replay, verify

Lines = list[str]
Conversion = Callable[[Lines], Lines]
Conversions = Mapping[int, Conversion]
"""By rules version: how the lines of a record become those of the next version, where the texts of actions have
changed. A conversion leaves the line `rules N` alone and keeps comments where they belong."""


def restamped(
    game: Game[S, A, V, E], text: str, conversions: Conversions, edition: E | None = None
) -> str:
    """A record's text with the present version of the rules.

    The record is refused unless every action of it is legal now, chance is what its seed gives, and a match whose
    seed is open is over.
    """
    for version in range(records.parse(text).rules, game.META.rules_version):
        text = _raised(text, version, conversions.get(version))
    record = records.parse(text)
    _check(game, record, edition)
    return chained(game, record, edition).text() if record.chain else text


def _raised(text: str, version: int, conversion: Conversion | None) -> str:
    """The text with the number of the next version, its lines converted if there is a conversion."""
    lines = text.split("\n")
    if conversion:
        lines = conversion(lines)
    lines[lines.index(f"rules {version}")] = f"rules {version + 1}"
    return "\n".join(lines)


def _check(game: Game[S, A, V, E], record: Record, edition: E | None) -> None:
    """Refuse a record that the present rules do not play as it says."""
    wrong = verify(game, record, edition).wrong
    if wrong:
        raise Malformed("verify-wrong", wrong[0].line, found=wrong[0].found, due=wrong[0].due)
    if record.seed is not None and game.result(replay(game, record, edition).state) is None:
        raise Malformed("restamp-not-over", record.line(len(record.log)))
