"""HTTP: a guest's own finished matches, to look at, to take along and to forget."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import StreamingResponse
from msgspec.json import encode
from starlette.types import Receive, Scope, Send

from allcity.server.database_routes import DatabaseOf
from allcity.server.http.dependencies import Known, Origin
from allcity.server.opening import DatabaseServices
from allcity.server.people.merging import gather
from allcity.server.refusals import Refused, refuses
from allcity.server.running.summaries import OwnMatch, Page, Player
from allcity.server.statistics import statistics_api as api
from allcity.server.store.summaries import Place, forget

router = APIRouter(prefix="/api/me/matches", tags=["guests"])
BEFORE = r"^(|[0-9]{1,15}-[A-Za-z0-9_-]{1,32})$"
PER_ADDRESS = 4  # exports at the same time, and one for each guest
COLUMNS = (
    *("table", "game", "ended", "seats", "seat", "points", "place", "players"),
    *("sources", "actions", "bot_actions", "late"),
    *("judge", "nodes", "error", "accuracy", "luck", "adjusted"),
)
FORMULA = tuple("=+-@\t\r")  # with which a cell begins that a spreadsheet would calculate
FILES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {}, "text/csv": {"schema": {"type": "string"}}}}
}

Before = Annotated[str, Query(pattern=BEFORE)]
Form = Literal["json", "csv"]


class _File(StreamingResponse):
    """A file that counts as being sent from when it was asked for until all is sent or the client is gone."""

    def __init__(self, form: Form, content: AsyncIterator[str], counted: ExitStack) -> None:
        media = "application/json" if form == "json" else "text/csv; charset=utf-8"
        name = f'attachment; filename="allcity-matches.{form}"'
        super().__init__(content, media_type=media, headers={"Content-Disposition": name})
        self._counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._counted:
            await super().__call__(scope, receive, send)


@router.get("", response_model=api.OwnMatches)
@refuses("rate", "unwritten")
async def matches(
    guest: Known, origin: Origin, services: DatabaseOf, before: Before = ""
) -> Response:
    """A page of the finished matches that this guest has played, the newest first."""
    _check(services, guest.id, origin)
    await gather(services.tables, services.links, guest.id)
    page = await services.summaries.page(guest.id, _place(before))
    return Response(encode(page), media_type="application/json")


@router.get("/export/{form}", response_class=Response, responses=FILES)
@refuses("rate", "unwritten")
async def export(
    form: Annotated[Form, Path()], guest: Known, origin: Origin, services: DatabaseOf
) -> StreamingResponse:
    """All finished matches of this guest as a file, sent page by page."""
    _check(services, guest.id, origin)
    with ExitStack() as counted:
        _count(services, guest.id, origin, counted)
        await gather(services.tables, services.links, guest.id)
        content = _exported(services, guest.id, _json if form == "json" else _csv)
        return _File(form, content, counted.pop_all())


@router.delete("")
@refuses("rate", "unwritten")
async def forget_matches(guest: Known, origin: Origin, services: DatabaseOf) -> api.Forgotten:
    """Take this guest from all finished matches; the matches themselves stay with those who played them, too."""
    _check(services, guest.id, origin)
    await gather(services.tables, services.links, guest.id)
    return api.Forgotten(matches=await forget(services.store, guest.id))


def _check(services: DatabaseServices, guest: str, origin: str) -> None:
    for key in (guest, origin):
        services.readers.check(key)


def _count(services: DatabaseServices, guest: str, origin: str, counted: ExitStack) -> None:
    """Count one more file at once, so that files that are asked for at the same time see each other."""
    counts = services.exporting
    if counts[guest] or counts[origin] >= PER_ADDRESS:
        raise Refused("rate")
    for key in (guest, origin):
        counted.enter_context(counts.counting(key))


def _place(before: str) -> Place | None:
    at, _, table = before.partition("-")
    return (int(at), table) if table else None


async def _pages(services: DatabaseServices, guest: str) -> AsyncIterator[Page]:
    """Page after page, each as soon as nothing of it is missing or nothing more can be worked out."""
    before, missing = "", -1
    while True:
        page = await services.summaries.page(guest, _place(before))
        if page.missing and page.missing != missing:
            missing = page.missing
            continue
        yield page
        if not page.next:
            return
        before, missing = page.next, -1


async def _exported(
    services: DatabaseServices, guest: str, write: Callable[[list[OwnMatch], bool], str]
) -> AsyncIterator[str]:
    is_first = True
    yield "[\n" if write is _json else _lines([COLUMNS])
    async for page in _pages(services, guest):
        yield await asyncio.to_thread(write, page.matches, is_first)
        is_first = is_first and not page.matches
    yield "\n]\n" if write is _json else ""


def _json(matches: list[OwnMatch], is_first: bool) -> str:
    """One match per line."""
    lines = ",\n".join(encode(match).decode() for match in matches)
    return lines if is_first or not lines else f",\n{lines}"


def _csv(matches: list[OwnMatch], _: bool) -> str:
    return _lines([_cell(value) for value in _row(match)] for match in matches)


def _lines(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def _row(match: OwnMatch) -> list[Any]:
    own, review = match.players[match.seat], match.review
    others = [player for seat, player in enumerate(match.players) if seat != match.seat]
    ended = datetime.fromtimestamp(match.ended / 1000, UTC).isoformat(timespec="seconds")
    return [
        *(match.table, match.game, ended, len(match.players), match.seat + 1),
        *(own.points, own.place),
        "; ".join(f"{_called(other)} {other.points}" for other in others),
        "; ".join(f"{key} {points}" for key, points in match.sources.items()),
        *(match.actions, match.bot_actions, match.late),
        *([getattr(review, name) for name in COLUMNS[-6:]] if review else [""] * 6),
    ]


def _called(player: Player) -> str:
    return f"{player.name} (bot {player.bot})" if player.bot else player.name


def _cell(value: Any) -> Any:
    """A text that a spreadsheet takes for no formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
