"""Quick phrases and emotes: a fixed list that every reader sees in their own language; there is no free text.

What is said is an entry like any other, so it reaches people through every process and after a lost connection. It is no part of the record.
"""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.server.match.drafts import Draft
from allcity.server.refusals import Refused

PHRASES = (
    "hello",
    "luck",
    "nice",
    "thanks",
    "oops",
    "think",
    "back",
    "close",
    "good",
    "again",
)
EMOTES = ("clap", "laugh", "wow", "sad", "fire", "heart")
WINDOW = 15_000  # milliseconds in which a seat may say so many phrases
SAID_AT_ONCE = 3
SAID = 60  # phrases per seat of a table; a player who sits down again has no more
SAID_BEFORE = 20  # of these before the start: a player who sits there later can still speak


def say(draft: Draft, seat: Seat, phrase: str) -> None:
    """Say something to everybody at the table; too often is refused, so that nobody can fill the log or the screens."""
    draft.check_seat(seat)
    if draft.room.status == "closed":
        raise Refused("not-running", status=draft.room.status)
    if phrase not in PHRASES and phrase not in EMOTES:
        raise Refused("phrase", known=" ".join((*PHRASES, *EMOTES)))
    times = [line.at for line in draft.room.lines if line.kind == "say" and line.seat == seat]
    most = SAID_BEFORE if draft.room.status == "open" else SAID
    if len(times) >= most:
        raise Refused("said-enough", most=most)
    if sum(at > draft.at - WINDOW for at in times) >= SAID_AT_ONCE:
        raise Refused("said-often", seconds=WINDOW // 1000)
    draft.add("say", seat, phrase)
