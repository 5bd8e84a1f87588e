"""HTTP: finding a table by a code that was read aloud; an address has few wrong guesses."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request

from allcity.server.guests import JOIN_DIGITS
from allcity.server.http.dependencies import ServicesOf, place_of
from allcity.server.refusals import Refused, refuses
from allcity.server.tables import catalogue_api as api

router = APIRouter(prefix="/api", tags=["tables"])
_SPACES = re.compile(r"[\s.\-–]+")
_CODE = re.compile(rf"[0-9]{{{JOIN_DIGITS}}}", re.ASCII)


@router.post("/invitation")
@refuses("join-code", "guesses")
async def invitation(body: api.JoinCode, request: Request, services: ServicesOf) -> api.Invitation:
    """The table with a join code, until it starts or is closed."""
    digits = _SPACES.sub("", body.code)
    if not _CODE.fullmatch(digits):
        raise Refused("join-code", digits=JOIN_DIGITS)
    bucket = services.guessers.of(place_of(request))
    if not bucket.take():  # before the search, so that guesses at the same time count too
        raise Refused("guesses")
    setup = await services.store.invited(digits)
    if setup is None:
        raise Refused("join-code", digits=JOIN_DIGITS)
    bucket.pay(-1)  # a right code was no guess
    return api.Invitation(table=setup.id, code=setup.code)
