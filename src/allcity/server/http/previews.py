"""What a messenger shows of a link to a table: Open Graph tags for the head of the page.

A messenger that fetches a preview has the address, but not what follows its #; so a preview of a table by invitation shows nothing but
its game and its number of seats.
"""

from __future__ import annotations

import logging
import re
from html import escape

from fastapi import Request

from allcity.games import folder
from allcity.server.http.dependencies import language_of, services_of
from allcity.server.match.history import is_playable
from allcity.server.refusals import sentence
from allcity.server.services import Services
from allcity.server.storage import Listed

PICTURE = "preview.png"
_TABLE = re.compile(r"[tr]/([A-Za-z0-9_-]{1,32})", re.ASCII)
_HOST = re.compile(
    r"[A-Za-z0-9.\-]{1,200}(:[0-9]{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:[0-9]{1,5})?", re.ASCII
)
log = logging.getLogger(__name__)


async def head(path: str, request: Request) -> str:
    """The tags for the page at this path; none if the path leads to no table, or the table cannot be read."""
    match = _TABLE.fullmatch(path)
    if match is None:
        return ""
    services = services_of(request)
    try:
        table = await services.store.summary(match[1])
        if table is None or not is_playable(table.setup):
            return ""
        language = await _language(services, request, table)
    except Exception:  # the page itself needs no database
        log.exception("preview failed")
        return ""
    return _tags(table, language, _base(request))


async def _language(services: Services, request: Request, table: Listed) -> str:
    """What the browser asks for; most messengers ask for nothing and get the host's language."""
    if "accept-language" in request.headers:
        return language_of(request)
    host = await services.store.guest(table.setup.host)
    return host.language if host else language_of(request)


def _base(request: Request) -> str:
    """The address of this server as the client wrote it; pictures are named by whole addresses only."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def _tags(table: Listed, language: str, base: str) -> str:
    setup = table.setup
    game = sentence(language, f"game-{setup.game}", {})
    has_picture = folder(setup.game, PICTURE).is_file()
    picture = f"/api/games/{setup.game}/picture" if has_picture else "/icon-512.png"
    kind = "invited" if table.status == "open" else "other"
    title = sentence(language, "preview-title", {"game": game, "kind": kind})
    description = _description(table, language, game)
    tags = {
        "og:type": "website",
        "og:site_name": "All City",
        "og:title": title,
        "og:description": description,
        "og:image": f"{base}{picture}",
        "og:image:alt": game,
        "og:locale": language,
    }
    card = "summary_large_image" if has_picture else "summary"
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    lines += [
        f'<meta name="description" content="{escape(description)}" />',
        f'<meta name="twitter:card" content="{card}" />',
    ]
    return "".join(f"{line}\n" for line in lines)


def _description(table: Listed, language: str, game: str) -> str:
    setup = table.setup
    if setup.what_if:
        return sentence(language, "preview-what-if", {"game": game, "seats": setup.seats})
    if not setup.is_open or table.status != "open":
        return sentence(language, "preview-invited", {"game": game, "seats": setup.seats})
    people = [name for name, guest, _ in table.occupants.values() if guest]
    free = setup.seats - len(table.occupants)
    names = ", ".join(people) or "none"
    return sentence(language, "preview-open", {"free": free, "seats": setup.seats, "names": names})
