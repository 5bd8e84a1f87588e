"""The types of the HTTP API, from which its OpenAPI description is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from allcity.core import fair
from allcity.games import GAMES
from allcity.locales import LANGUAGES
from allcity.server.limits import EDITION, SEATS
from allcity.server.match.profiles import COLOURS, TAGS

SeatNumber = Annotated[int, Field(ge=0, lt=SEATS, description="a seat, counted from 0")]
OptionKey = Annotated[str, Field(max_length=40)]
Digest = Annotated[str, Field(max_length=64)]
Code = Annotated[str, Field(max_length=64)]
Colour = Annotated[
    int, Field(ge=0, lt=COLOURS, description="a colour of the palette, counted from 0")
]
ChosenName = Annotated[str, Field(max_length=200)]
if TYPE_CHECKING:
    Language = str
    Tag = str
else:  # type checkers know only literals that are spelled out
    Language = Literal[LANGUAGES]
    Tag = Literal[TAGS]

_FIRST = next(iter(GAMES.values())).META  # the game in examples


class Body(BaseModel):
    """What a client sends; anything unknown is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


def example(**fields: Any) -> ConfigDict:
    """What a body, or an answer, looks like."""
    return ConfigDict(json_schema_extra={"examples": [fields]})


class Refusal(BaseModel):
    """Why a request was refused: `code` and `facts` for programs, `text` for people; `details` are more sentences, one per mistake of a file."""

    model_config = example(code="taken", text="Seat 2 is taken.", facts={"seat": 2}, clause="")

    code: str
    text: str
    facts: dict[str, str | int] = {}
    clause: str = ""
    details: list[str] = []


class Adoption(BaseModel):
    """When a browser has adopted this identity by its private link, and what it was called before, if anything."""

    at: int
    name: str


class Me(BaseModel):
    """The guest that this client is to the server, the colour and tag they like, and the last use of the link to this identity."""

    id: str
    name: str
    language: Language
    colour: int | None
    tag: str
    adopted: Adoption | None = None


class Introduction(Body):
    """A name, a colour and a tag of one's choosing, and the language of the server's sentences; what is left out stays."""

    model_config = example(name="Ana", language="en", colour=2, tag="drips")

    name: ChosenName | None = None
    language: Language | None = None
    colour: Colour | None = None
    tag: Tag | None = None


class PrivateLink(BaseModel):
    """The secret part of a private link, which is good once and until then."""

    key: str
    until: int


class IdentityOffer(BaseModel):
    """Whose identity a private link leads to, and what this browser is called and has without it."""

    name: str
    games: int
    is_you: bool
    your_name: str
    your_games: int


class SeatOffer(BaseModel):
    """The seat to which a private link leads, and who plays there now."""

    game: str
    status: Literal["open", "running", "over", "closed"]
    seat: int
    name: str
    is_yours: bool


class KeyBody(Body):
    """The secret part of a private link that was opened."""

    model_config = example(key="s3cr3t")

    key: Annotated[str, Field(min_length=1, max_length=200)]


class ClockBody(Body):
    """A bank and a gain for each turn, in seconds."""

    model_config = example(bank=600, gain=10)

    bank: Annotated[int, Field(ge=1, le=86_400)]
    gain: Annotated[int, Field(ge=0, le=3_600)] = 0


class SeatBody(Body):
    """One of one's seats."""

    model_config = example(seat=0)

    seat: SeatNumber


class PledgeBody(SeatBody):
    """The digest of a seat's share in all that chance will do: SHA-256 of the text that it will reveal."""

    model_config = example(seat=0, pledge=fair.pledge("my-lucky-number-7"))

    pledge: Digest


class ProfileBody(SeatBody):
    """What the player in one of one's seats is called and looks like; what is left out stays."""

    model_config = example(seat=0, name="Ana", colour=2, tag="drips")

    name: ChosenName | None = None
    colour: Colour | None = None
    tag: Tag | None = None


class ResignBody(SeatBody):
    """Whether one agrees that the match ends without a result."""

    model_config = example(seat=0, agree=True)

    agree: bool


class BotBody(SeatBody):
    """A bot for a seat."""

    model_config = example(seat=1, bot="greedy")

    bot: Annotated[str, Field(max_length=40)]


class Seating(Body):
    """Who sits at a new table: the host in the seats in `sit`, bots in those in `bots`; `pledges` and `profiles` are for seats in `sit`."""

    sit: Annotated[list[SeatNumber], Field(max_length=SEATS)] = [0]
    bots: Annotated[list[BotBody], Field(max_length=SEATS)] = []
    pledges: Annotated[list[PledgeBody], Field(max_length=SEATS)] = []
    profiles: Annotated[list[ProfileBody], Field(max_length=SEATS)] = []
    start: bool = False


class NewTable(Seating):
    """A table to be made; the host takes the seats in `sit`, bots those in `bots`; `pledges` and `profiles` are for seats in `sit`."""

    model_config = example(
        game=_FIRST.key,
        seats=2,
        options={_FIRST.options[0].key: _FIRST.options[0].values[-1]},
        sit=[0],
        bots=[{"seat": 1, "bot": "greedy"}],
        clock={"bank": 600, "gain": 10},
        start=True,
    )

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[int, Field(ge=1, le=SEATS)]
    options: Annotated[
        dict[OptionKey, Annotated[str, Field(max_length=200)]], Field(max_length=20)
    ] = {}
    edition: Annotated[str, Field(max_length=EDITION)] | None = None
    clock: ClockBody | None = None
    away: Annotated[int, Field(ge=1, le=86_400)] | None = Field(
        120, description="seconds after which a bot plays for someone who is away; null: never"
    )
    takeover: Annotated[str, Field(max_length=40)] = "greedy"
    is_open: bool = True


class WhatIf(BaseModel):
    """The moment from which a table goes on: after `index` actions of the match at `table`, in whose seats `names` played."""

    table: str
    index: int
    names: list[str]
    has_same_dice: bool


class OccupantInfo(BaseModel):
    """Who sits in a seat: nobody (`empty`), a `guest` or a `bot`; of a table by itself also what the seat pledged and looks like."""

    kind: Literal["empty", "guest", "bot"]
    name: str
    bot: str = ""
    pledge: str = ""
    colour: int = 0
    tag: str = ""


class ListedTable(BaseModel):
    """A table in a list; `yours` are the seats of the guest who asks. Where it is your turn, and which rematch waits for you, is said in *my games*.

    A table with `what_if` goes on from a moment of another match, and is never rated.
    `daily` is the day whose wall it plays, empty at other tables.
    """

    id: str
    game: str
    seats: int
    options: dict[str, str]
    has_edition: bool
    clock: ClockBody | None
    away: int | None
    is_open: bool
    status: Literal["open", "running", "over", "closed"]
    occupants: list[OccupantInfo]
    created: int
    commitment: str
    what_if: WhatIf | None = None
    daily: str = ""
    yours: list[int] = []
    is_your_turn: bool = False
    rematch: str = ""


class TableInfo(ListedTable):
    """A table by itself; `code` and `join_code` only to those who sit at it or have made it.

    `join_code` are digits to be read aloud, which are good until the start. `reveal_waits` are the seats that have yet to
    reveal. `expected` are, seat by seat, the people who are still missing at a rematch. `watching` are the guests without a seat
    who follow the table through this server process.
    """

    version: int
    reveal_waits: list[int]
    code: str | None
    join_code: str
    is_host: bool
    edition_title: str
    expected: list[str] = []
    watching: int = 0


class Join(Body):
    """A seat to take, or any, and the pledge of its share in the dice; `code` for a table by invitation."""

    model_config = example(seat=1, code="x7Qz")

    seat: SeatNumber | None = None
    code: Code = ""
    pledge: Digest = ""


class ClaimBody(SeatBody):
    """A seat and the key from its private link."""

    model_config = example(seat=1, key="s3cr3t")

    key: Annotated[str, Field(min_length=1, max_length=200)]


class EntropyBody(SeatBody):
    """The text that a seat pledged before the start: letters, digits, - and _."""

    model_config = example(seat=0, entropy="my-lucky-number-7")

    entropy: Annotated[str, Field(min_length=1, max_length=64)]


class Position(BaseModel):
    """A moment of a match: after `index` of `length` actions, the last of which a bot may have chosen, as this viewer saw it."""

    index: int
    length: int
    viewer: int | None
    seat: int | None
    line: str
    is_bots: bool
    active: list[int]
    view: dict[str, Any]


class ReplayKey(BaseModel):
    """The secret in links to moments of a match; at a table that is not open it opens them after the end only."""

    key: str
    is_open: bool


class Outcome(BaseModel):
    """Something that chance can bring: the text of its action, and its weight."""

    text: str
    weight: int


class Chances(BaseModel):
    """What could have come at each roll and draw of a match: a number of `lists` for each of them.

    A list has every outcome, in the order of the rules.
    """

    lists: list[list[Outcome]]
    steps: list[int]


class Health(BaseModel):
    """Whether the process lives, and whether it takes requests."""

    status: Literal["ok", "closing"]
