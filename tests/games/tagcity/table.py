"""A Tag City table for rules tests, with short ways to the moments that matter."""

from __future__ import annotations

from allcity.games.tagcity.data import COLUMNS, HEIGHT, WIDTH
from tests.play_log import Log

ALL = [f"{COLUMNS[column]}{row + 1}" for row in range(HEIGHT) for column in range(WIDTH)]


def start(seats: int = 2, **options: str) -> Log:
    """Tagger 1 leads and is about to roll."""
    return Log("tagcity", seats, **{"leader": "1", **options})


def rolled(seats: int = 2, **options: str) -> Log:
    """The dice lie on spaces 1, 2, 3 (…): I4, L4, O4, T4, S4; tagger 2 is to take one."""
    log = start(seats, **options)
    values = range(1, seats + 2)
    log.play("* roll " + " ".join(map(str, values)))
    return log.play(*(f"1 put {value} {value}" for value in values))


def final(seats: int = 2, **options: str) -> Log:
    """Let all taggers act, though nothing is drawn or circled; the final die lies on space 1 (I4)."""
    return rolled(seats, **options).change(phase="final", dice=[[1, 1]], turn=0)


def city(log: Log, seat: int, free: str) -> Log:
    """A city in which only these squares are free, and nothing was circled for it yet."""
    squares = free.split()
    drawn = [[square] for square in ALL if square not in squares]
    return log.change_seat("taggers", seat, drawn=drawn)
