"""Reviews of finished matches, judged in the bots' processes a piece at a time, and stored with their match."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode

from allcity.bots.warm import is_stored, is_wanted, warm
from allcity.core import record as records
from allcity.games import GAMES
from allcity.review import FULL, QUICK, Effort, Past, past_of
from allcity.review.account import Point
from allcity.review.judges import Judge, PlannerJudge, judge_of
from allcity.review.judging import Part, Reviewer, assembled
from allcity.review.report import to_json
from allcity.server.logs import facts
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Thinkers
from allcity.server.running.workers import Failed
from allcity.server.storage import ReviewStorage

PIECE = 0.25  # seconds of thought before other work gets its turn
LONGEST = 3_000  # moments of a match that is reviewed
MOST = 32  # reviews that are being made, and first estimates that are remembered
MOST_PER_ORIGIN = 8  # reviews in progress for one address, so that it does not take all places
log = logging.getLogger(__name__)


class Piece(Struct):
    """A piece of a review that a worker makes: the match, how closely to look, and from which moment on."""

    record: str
    edition: str | None
    is_quick: bool
    first: int
    judge: str = ""  # who judged the first piece


class Reviews:
    """Makes each review once, however many ask for it at the same time."""

    def __init__(self, thinkers: Thinkers, stored: ReviewStorage) -> None:
        self._thinkers, self._stored = thinkers, stored
        self._making: dict[tuple[str, bool], asyncio.Task[bytes]] = {}
        self._origins: Counter[str] = Counter()  # of those who asked for what is being made
        self._recent: OrderedDict[tuple[str, bool], bytes] = OrderedDict()

    async def of(
        self, room: Room, asker: Asker, is_quick: bool, allow: Callable[[], None]
    ) -> bytes:
        """The review of a match that is over, as JSON: a first estimate, or the stored one.

        `allow` is called before a new one is made, and may refuse.
        """
        table = room.setup.id
        key = table, is_quick
        full = await self._stored.find(table) or self._recent.get((table, False))
        if known := full or self._recent.get(key):
            return known
        if key not in self._making:
            allow()
            is_greedy = self._origins[asker.origin] >= MOST_PER_ORIGIN
            if is_greedy or len(self._making) >= MOST:
                raise Refused("no-review")
            task = self._making[key] = asyncio.create_task(self._review(room, asker, is_quick))
            self._origins[asker.origin] += 1
            task.add_done_callback(lambda done: self._forget(key, asker.origin, done))
        try:
            return await asyncio.shield(self._making[key])
        except Exception as problem:
            details = problem.details if isinstance(problem, Failed) else facts(problem)
            log.error(
                "review failed", extra={"table": room.setup.id, "game": room.setup.game, **details}
            )
            raise Refused("no-review") from None

    async def _review(self, room: Room, asker: Asker, is_quick: bool) -> bytes:
        """Let the workers judge piece after piece; between two pieces others have their turn."""
        text = await asyncio.to_thread(lambda: room.record().text())
        parts: list[Part] = []
        piece = Piece(text, room.setup.edition, is_quick, 0)
        while True:
            judged = await self._thinkers.work(judge_piece, encode(piece), asker)
            parts += judged.parts
            if judged.end:
                break
            piece = Piece(text, room.setup.edition, is_quick, len(parts), judged.judge)
        report = assembled(room.setup.game, judged.judge, _effort(is_quick), parts, judged.end)
        data = await asyncio.to_thread(lambda: encode(to_json(report)))
        await self._keep(room.setup.id, is_quick, judged.judge, data)
        return data

    def _forget(self, key: tuple[str, bool], origin: str, done: asyncio.Task[bytes]) -> None:
        """Forget a review that is done or has failed; perhaps nobody is left to receive the failure."""
        del self._making[key]
        self._origins[origin] -= 1
        self._origins += Counter()  # without those at zero
        if not done.cancelled():
            done.exception()

    async def _keep(self, table: str, is_quick: bool, judge: str, data: bytes) -> None:
        """Store a finished review; remember an estimate for a while."""
        if not is_quick and (judge != PlannerJudge.name or not is_wanted()):
            await self._stored.keep(table, data)
        else:
            self._recent[table, is_quick] = data
            if len(self._recent) > MOST:
                self._recent.popitem(last=False)

    async def close(self) -> None:
        """Stop all reviews."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Judged(NamedTuple):
    """What a worker found out: who judged, what happened, and, with the last piece, how the match ended."""

    judge: str
    parts: list[Part]
    end: Point | None


def judge_piece(data: bytes) -> Judged:
    """Judge moments for a short while; runs in a worker."""
    piece = decode(data, type=Piece)
    past, effort = _past(piece.record, piece.edition), _effort(piece.is_quick)
    judge = _judge(past, effort, piece)
    reviewer, parts = Reviewer(past, judge, effort), list[Part]()
    until = time.monotonic() + PIECE
    for number in range(piece.first, len(past.moments)):
        parts.append(reviewer.part(number))
        if time.monotonic() > until:
            break
    is_last = piece.first + len(parts) == len(past.moments)
    return Judged(judge.name, parts, past.end if is_last else None)


def _judge(past: Past, effort: Effort, piece: Piece) -> Judge:
    """The judge of the first piece judges them all. A full review waits for a search that only has to be loaded; a first estimate does not."""
    game = past.game.META.key
    if piece.judge == PlannerJudge.name:
        return PlannerJudge(past.game, effort.worlds)
    if piece.judge or (not piece.is_quick and is_wanted() and is_stored(game)):
        warm(game)
    return judge_of(past.game, effort, past.start)


def _effort(is_quick: bool) -> Effort:
    return QUICK if is_quick else FULL


@lru_cache(maxsize=4)
def _past(text: str, edition: str | None) -> Past:
    record = records.parse(text)
    game = GAMES[record.game]
    boards = game.read_edition(edition).edition if edition is not None else None
    past = past_of(game, record, boards)
    if len(past.moments) > LONGEST:
        raise ValueError("the match is too long")
    return past
