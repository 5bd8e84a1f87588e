"""What goes over a socket, as JSON objects that are distinguished by their `type`; docs/protocol.md explains them.

Seats are counted from 0. `viewer` is the seat for which a message is made, null for a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from allcity.server.limits import SEATS

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
# What reaches a database has no NUL in it: PostgreSQL would refuse all that is written with it.
SoughtTableId = Annotated[TableId, Meta(pattern=r"^[A-Za-z0-9_-]+\Z")]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
Text = Annotated[str, Meta(max_length=400)]
Number = Annotated[int, Meta(ge=0, lt=SEATS)]
Version = Annotated[int, Meta(ge=0, le=10**9)]


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """Follow a table from all the seats that the guest has there, or as a spectator; with log lines from `since` on."""

    table: SoughtTableId
    since: Version = 0
    code: Annotated[str, Meta(max_length=64)] = ""


class Unwatch(Struct, tag="unwatch", forbid_unknown_fields=True):
    """Stop following a table."""

    table: TableId


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """A move of one or more action texts, all or none; `version` is the last one seen."""

    table: TableId
    seat: Number
    id: MoveId
    version: Version
    texts: Annotated[list[Text], Meta(min_length=1, max_length=16)]


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What one would see and might do next after some actions; nothing is written.

    `opening` asks for the legal texts that begin with it, and for all of them.
    """

    table: TableId
    seat: Number
    id: MoveId
    texts: Annotated[list[Text], Meta(max_length=16)]
    opening: Text = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last action."""

    table: TableId
    seat: Number
    id: MoveId
    version: Version


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree, or not, to another player's wish to take back, or withdraw one's own; `version` is the last one seen."""

    table: TableId
    seat: Number
    id: MoveId
    version: Version
    agree: bool


class Coach(Struct, tag="coach", forbid_unknown_fields=True):
    """Agree to the coach at a table with several people, or no longer."""

    table: TableId
    seat: Number
    id: MoveId
    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say a phrase or show an emote to everybody at the table: one of a fixed list."""

    table: TableId
    seat: Number
    id: MoveId
    phrase: Annotated[str, Meta(max_length=16)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there; the answer is `pong`."""


Request = Watch | Unwatch | Act | Preview | Undo | Answer | Coach | Say | Ping


class Hello(Struct, tag="hello"):
    """The first message: the protocol's number and who the server takes the client for."""

    protocol: int
    guest: str | None
    name: str


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""


class Counted(Struct):
    """Something that counts on the score sheet: clause, reason and facts make its sentence."""

    clause: str
    reason: str
    points: int
    facts: dict[str, str | int]


class Gain(Struct):
    """What an action made count for a seat."""

    seat: int
    part: Counted


class Line(Struct, omit_defaults=True):
    """One line of the table's log, as this viewer may read it.

    `name` is what its player was called then; `is_bots` if a bot chose this action. `gains` is what the action made
    count for anybody, and `round` the round that is played after it, 0 before the first. `seen` are words that may follow the text for what
    everybody saw being taken, such as a tile; they are no part of the record.
    """

    index: int
    kind: str
    at: int
    seat: int | None = None
    text: str = ""
    name: str = ""
    is_bots: bool = False
    gains: list[Gain] = []
    round: int = 0
    seen: str = ""


class Occupant(Struct):
    """A seat: `kind` is empty, guest or bot; `proxy` is `away` or `time` if a guest does not play now.

    `pledge` is the digest of its share in the dice, empty where it has none.

    `colour` counts in the palette, and no other seat has the same; `tag` is the style of the seat's lettering, empty for an empty seat.
    `face` names the member of the cast that plays a bot's seat.

    From `replaceable_at` on others may let a bot play for a guest who is away. `waits_for` are the seats
    whose people must agree before one who is out of time plays again, their own included. At `substituted_at` a bot plays for a
    guest who is away; `replace_waits` are the seats whose consent is missing so that it does at once, when somebody has asked for it.
    `has_resigned` is a guest who agrees to end the match without a result.
    """

    kind: str
    name: str
    bot: str
    proxy: str
    is_here: bool
    replaceable_at: int | None
    waits_for: list[int]
    pledge: str
    substituted_at: int | None
    replace_waits: list[int]
    has_resigned: bool
    colour: int
    tag: str
    face: str


class Clock(Struct):
    """Milliseconds left to each seat at the moment `at`, and the seats that are spending."""

    left: list[int]
    running: list[int]
    at: int


class Asked(Struct):
    """A wish to take back so many actions, and whose consent it waits for."""

    seat: int
    waiting: list[int]
    actions: int


class Question(Struct):
    """What this viewer is asked: the clause that asks, and the key under which it is explained."""

    clause: str
    key: str


class ScoreLine(Struct):
    """A line of a score sheet, the clause it follows, and the parts of its points."""

    key: str
    clause: str
    points: int
    parts: list[Counted]


class PlayedBy(Struct):
    """Who chose the actions of a seat: so many of them a bot, first after `index` actions of the log.

    `round` is the one in which a bot first chose, `late` the one in which the time first ran out; both are
    null where it never happened, and 0 where the game counts no rounds.
    """

    actions: int
    by_bot: int
    index: int | None
    round: int | None
    late: int | None


class Result(Struct):
    """How the match ended; places start at 1 and may be shared. A sheet for each seat, and who played it."""

    points: list[int]
    places: list[int]
    reasons: list[str]
    sheets: list[list[ScoreLine]]
    played_by: list[PlayedBy]


class Event(Struct, tag="event", omit_defaults=True):
    """What happened since the last version, and how the table now looks to this viewer.

    `legal` are the texts of this seat's actions; one that ends with … stands for all that begin like it. `occupants` comes only when it has changed;
    `coach_waits` are the seats without whose consent the coach is silent; `mark` stands for all moves so far.
    `reveal_waits` are the seats whose share in the dice is awaited, so that the match can begin.
    """

    table: str
    version: int
    viewer: int | None
    status: str
    active: list[int]
    lines: list[Line]
    view: Any
    legal: list[str] = []
    can_undo: bool = False
    occupants: list[Occupant] | None = None
    clock: Clock | None = None
    asked: Asked | None = None
    question: Question | None = None
    coach_waits: list[int] = []
    result: Result | None = None
    rematch: str = ""
    mark: str = ""
    reveal_waits: list[int] = []


class WhatIf(Struct):
    """The moment from which a table goes on: after `index` actions of the match at `table`, in whose seats `names` played."""

    table: str
    index: int
    names: list[str]
    has_same_dice: bool


class Table(Struct, tag="table"):
    """The answer to `watch`, and to a client that fell behind: all that this viewer may know.

    `printed` is what stands on the boards of this edition, for those who draw it; `handed` are the seats that were
    this client's and that somebody else has taken over by their private link. `daily` is the day whose wall the table
    plays, and `sealed_until` the moment at which it opens to others, 0 once it is open; at other tables they are empty and 0.
    """

    table: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    commitment: str
    printed: Any
    yours: list[int]
    handed: list[int]
    now: Event
    what_if: WhatIf | None = None
    daily: str = ""
    sealed_until: int = 0


class Previewed(Struct, tag="previewed"):
    """The answer to `preview`; `gains` is what would newly count for this seat."""

    table: str
    id: str
    view: Any
    legal: list[str]
    question: Question | None
    gains: list[Counted]


class Done(Struct, tag="done"):
    """A request was written and counts; this is sent before any viewer is shown the event."""

    table: str
    id: str
    version: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """A request was refused and changed nothing: `code` and `facts` for programs, `text` for people."""

    code: str
    text: str
    facts: dict[str, str | int]
    table: str = ""
    id: str = ""
    clause: str = ""
    version: int | None = None


Answered = Hello | Pong | Event | Table | Previewed | Done | Refused

read: Decoder[Request] = Decoder(Request)
_encoder = Encoder()


def written(message: Answered) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
