"""What a table's log is made of, and the part of a table that is fixed when it is made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from allcity.server.match.shares import Shares

Kind = Literal[
    "past",  # an action that was played in another match, from which this one goes on; guest: SOMEBODY if a person chose it
    "sit",  # a guest takes a seat; text: the name
    "claim",  # a seat goes to another guest by its private link; text: the name
    "adopt",  # a seat, or without a seat the table, goes to the guest whom its guest has become; text: the seat's name
    "bot",  # a bot takes a seat; text: its spec
    "profile",  # a seat's player changes name, colour or tag; text: the colour (- if it stays), the tag's style and the name
    "leave",  # a seat is given up: empty before the start, a bot's afterwards
    "pledge",  # a seat pledges a text before the start; text: its digest
    "start",  # the match starts; it begins when all that was pledged is revealed
    "entropy",  # a seat reveals what it pledged; text: the entropy (older tables: before the start, without a pledge)
    "withheld",  # a seat did not reveal in time what it pledged, and the match begins without it
    "act",  # an action of a seat or of chance (-1); text: the action
    "ask",  # a seat asks to take back; text: the length of the log to go back to
    "agree",  # a seat agrees to it
    "refuse",  # a seat does not
    "undo",  # actions are taken back; text: the length of the log gone back to
    "withdraw",  # a seat no longer wants to take back
    "say",  # a seat says a phrase or shows an emote; text: its key
    "resign",  # a seat agrees to end the match without a result, or no longer does; text: yes or no
    "replace",  # a seat agrees that a bot plays at once for one that is away; text: that one
    "here",  # a seat's guest connects; text: the server process
    "gone",  # a seat's guest is no longer connected; text: the server process
    "proxy",  # a bot plays a turn for a guest who is away, or a guest is out of time; text: away or time
    "return",  # a seat agrees that one which is out of time plays again; text: that one
    "coach",  # a seat agrees to the coach, or no longer does; text: yes or no
    "wake",  # clocks go on after a time in which no process ran them; text: since when
    "rematch",  # a new table was made for the same people; text: its id
    "close",  # the table was given up: before the start, or when nobody had come for long
]

WEIGHTLESS: frozenset[Kind] = frozenset(
    {"past", "here", "gone", "proxy", "wake", "claim", "adopt", "withheld", "say"}
)  # their number is bounded anyway, so they do not count towards the limit on requests
SOMEBODY = "-"  # stands for a guest who need not be known


class Entry(Struct, frozen=True):
    """One line of the log; its index is the version that it brings about, counted from 0."""

    index: int
    kind: Kind
    at: int
    seat: int | None = None
    text: str = ""
    guest: str = ""
    move: str = ""


class ClockRule(Struct, frozen=True):
    """A bank of time for each seat and a gain for each turn, in milliseconds."""

    bank: int
    gain: int


class WhatIf(Struct, frozen=True):
    """The moment of a finished match from which a table goes on: after so many actions.

    `match` is that match's name in its record, `names` are those of its players, and `dice` its shares in the dice where these are to
    be the same.
    """

    table: str
    match: str
    actions: int
    names: tuple[str, ...]
    dice: Shares | None = None


class Setup(Struct, frozen=True):
    """What is fixed when a table is made; `seed`, `code`, `join_code` and `watch_codes` are secrets."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    edition: str | None
    clock: ClockRule | None
    away: int | None
    bot: str
    is_open: bool
    code: str
    host: str
    seed: str
    created: int
    previous: str | None = None
    watch_codes: tuple[str, ...] = ()  # of the tables whose rematch it is: good for watching it
    join_code: str = ""  # digits that lead to the table until it starts; older tables have none
    origin: str = (
        ""  # the pseudonym of the address that made it; the store forgets it after the end
    )
    what_if: WhatIf | None = None  # such a match is never rated
    daily: str = ""  # the day whose wall this table plays, as 2026-11-18

    @property
    def carried(self) -> int:
        """How many actions at the beginning of the log were played in another match."""
        return self.what_if.actions if self.what_if else 0
