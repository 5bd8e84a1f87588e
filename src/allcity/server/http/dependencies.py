"""What every HTTP route shares: who asks, from where, and how a refusal is answered."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Path, Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from allcity.games import GAMES
from allcity.locales import LANGUAGES
from allcity.server.guests import COOKIE, COOKIE_AGE, fresh_id
from allcity.server.http import api
from allcity.server.limits import place
from allcity.server.refusals import Refused, refuses, sentence
from allcity.server.services import Services
from allcity.server.storage import Guest

ACCEPTED = 1_000  # characters of an Accept-Language header that are read
# The headers of all answers but files.
PRIVATE = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
GameKey = Annotated[str, Path(max_length=32)]
_QUALITY = re.compile(r"0(\.[0-9]{0,3})?|1(\.0{0,3})?", re.ASCII)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def asked_services(connection: HTTPConnection) -> Services:
    """A dependency; it is async because FastAPI runs plain functions in threads."""
    return services_of(connection)


def place_of(connection: HTTPConnection) -> str:
    return place(connection.client.host) if connection.client else ""


async def origin_of(request: Request) -> str:
    """A pseudonym of the client's address, which may be stored: nobody can read the address from it."""
    return services_of(request).signer.pseudonym("address", place_of(request))


def language_of(connection: HTTPConnection) -> str:
    """The language that a browser likes best of those that we speak."""
    return preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """The best of our languages by the weights of an Accept-Language header (RFC 9110, 12.5.4)."""
    weights: dict[str, float] = {}
    for choice in header[:ACCEPTED].split(","):
        tag, _, parameters = choice.partition(";")
        language = tag.strip().partition("-")[0].lower()
        weights[language] = max(weights.get(language, 0), _weight(parameters))
    others = weights.get("*", 0)
    ranked = {tongue: weights.get(tongue, others) for tongue in LANGUAGES}
    best = max(ranked.values())
    named = [
        tongue for tongue in weights if ranked.get(tongue) == best > 0
    ]  # of equal weights, the first one
    return named[0] if named else max(LANGUAGES, key=lambda tongue: ranked[tongue])


def _weight(parameters: str) -> float:
    """The `q` of a language, 1 if there is none, and 0 if it is no number from 0 to 1."""
    name, _, value = parameters.partition("=")
    if name.strip().lower() != "q":
        return 1
    match = _QUALITY.fullmatch(value.strip())
    return float(match[0]) if match else 0


async def known_guest(connection: HTTPConnection) -> Guest | None:
    """The guest whom a signed cookie names."""
    services = services_of(connection)
    name = services.signer.read("guest", connection.cookies.get(COOKIE, ""))
    return await services.store.guest(name) if name else None


@refuses("no-guest")
async def require_guest(request: Request) -> Guest:
    guest = await known_guest(request)
    if guest is None:
        raise Refused("no-guest")
    request.state.language = guest.language
    return guest


@refuses("rate", "unwritten")
async def guest_or_new(request: Request, response: Response) -> Guest:
    """The guest who asks; a newcomer gets a cookie and a first name."""
    guest = await known_guest(request)
    if guest is None:
        services = services_of(request)
        services.newcomers.check(place_of(request))
        language, new_id = language_of(request), fresh_id()
        number = int.from_bytes(new_id.encode()[-3:], "big") % 9000 + 1000
        name = sentence(language, "server-guest-name", {"number": str(number)})
        guest = Guest(new_id, name, language, services.tables.now())
        await services.store.keep_guest(guest)
    set_cookie(request, response, guest.id)
    request.state.language = guest.language
    return guest


def set_cookie(request: Request, response: Response, guest: str) -> None:
    response.set_cookie(
        COOKIE,
        services_of(request).signer.sign("guest", guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def refused(asked: HTTPConnection, refusal: Refused) -> JSONResponse:
    """The answer to a request, or to the opening of a socket, that was refused."""
    language = getattr(asked.state, "language", None) or language_of(asked)
    body = api.Refusal(
        code=refusal.code,
        text=refusal.said(language),
        facts=dict(refusal.facts),
        clause=refusal.clause,
        details=refusal.details(language),
    )
    return JSONResponse(body.model_dump(), refusal.status, PRIVATE)


Origin = Annotated[str, Depends(origin_of)]
ServicesOf = Annotated[Services, Depends(asked_services)]
Anyone = Annotated[Guest | None, Depends(known_guest)]
Known = Annotated[Guest, Depends(require_guest)]
Newcomer = Annotated[Guest, Depends(guest_or_new)]


def check_game(game: str) -> str:
    if game not in GAMES:
        raise Refused("unknown-game", game=game, known=" ".join(GAMES))
    return game
