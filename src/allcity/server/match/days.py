"""The days of the daily wall: when each begins, closes and opens, and what is the same for everybody who plays it.

docs/daily.md says what a player needs to know of this.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta

from allcity.core.game import Seat
from allcity.server.limits import DAY, HOUR
from allcity.server.match.entries import Setup
from allcity.server.refusals import Refused

GRACE = 2 * HOUR  # after midnight UTC, in which a match that began before may still be finished
_FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_FIRST = "2020-01-01"  # no wall existed before; an earlier day is refused


def day_of(now: int) -> str:
    """The day at a moment, in UTC, as 2026-11-18."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def checked(text: str, now: int) -> str:
    """A day that somebody asks for; refused unless it has begun."""
    try:
        if not _FORM.fullmatch(text):
            raise ValueError
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("no-day", day=text[:32]) from None
    if not _FIRST <= day <= day_of(now):
        raise Refused("no-day", day=day)
    return day


def shifted(day: str, days: int) -> str:
    """The day that is so many days after another one."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def streak(finished: Collection[str], today: str) -> int:
    """How many days in a row are among those on which somebody has finished a wall; today does not break it before it is over."""
    day = today if today in finished else shifted(today, -1)
    length = 0
    while day in finished:
        length, day = length + 1, shifted(day, -1)
    return length


def closes_at(day: str) -> int:
    """When a day's wall can no longer be begun: midnight in UTC."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(midnight.timestamp()) * 1000 + DAY


def opens_at(day: str) -> int:
    """When a day's seed, results and matches are open to all; matches that are finished later do not count."""
    return closes_at(day) + GRACE


def is_sealed(setup: Setup, now: int) -> bool:
    """Whether a table's dice and moves must not become known yet, since other players may still begin the same wall."""
    return bool(setup.daily) and now < opens_at(setup.daily)


def check_unsealed(setup: Setup, now: int) -> None:
    if is_sealed(setup, now):
        raise Refused("sealed", day=setup.daily)


def check_everyday(setup: Setup) -> None:
    """Refuse what would give somebody a second try, or somebody else's help."""
    if setup.daily:
        raise Refused("daily")


def match_name(setup: Setup) -> str:
    """The name from which, with its seed, the dice of a match follow: its table, or the day's wall, which is the same for all."""
    return name_of(setup.daily, setup.game) if setup.daily else setup.id


def name_of(day: str, game: str) -> str:
    """The name of a day's wall in records."""
    return f"daily-{day}-{game}"


def bot_seed(seed: str, log: Sequence[tuple[Seat, str]], seat: Seat) -> int:
    """The seed of a bot's next decision: the same for every player, even where several seats may choose in any order."""
    message = f"bot {seat} {sum(actor == seat for actor, _ in log)}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:7], "big")
