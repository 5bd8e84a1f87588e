"""The OpenAPI document: what FastAPI makes of the routes, with their refusals, the cookie and the games' views."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute, iter_route_contexts
from msgspec.json import schema_components

from allcity.games import GAMES, forms
from allcity.server.guests import COOKIE
from allcity.server.http import api
from allcity.server.http.dependencies import guest_or_new, known_guest, require_guest
from allcity.server.refusals import STATUS, Forbidden, Refused, Unreadable

SAID = {
    400: "The body cannot be taken for a text.",
    401: "No cookie names a guest.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "Not now.",
    413: "Too large.",
    422: "Cannot be read.",
    429: "Too often or too many.",
    500: "A mistake of the server.",
    503: "The store or the server is not to be had at the moment.",
}
ANY = "rate", "internal"
CHANGING = "foreign-origin", "too-large", "slow", "closing"
OF_A_TABLE = "unknown-table", "other-rules", "closing", Unreadable
OPEN: dict[str | type[Refused], int] = {Forbidden: 409, Unreadable: 422}
Kind = str | type[Refused]
Json = dict[str, Any]


@cache
def describe(app: FastAPI) -> Json:
    """The whole document, for programs to read."""
    document = get_openapi(
        title=app.title, version=app.version, summary=app.summary, routes=app.routes
    )
    for context in iter_route_contexts(app.routes):
        route, path = context.original_route, str(context.path_format)
        if isinstance(route, APIRoute) and path in document["paths"] and path.startswith("/api"):
            for method, operation in document["paths"][path].items():
                if method.upper() in (route.methods or ()):
                    _describe(operation, path, method, route)
    parts = document["components"]
    parts["securitySchemes"] = {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
    _add_refusals(parts["schemas"])
    _add_views(parts["schemas"])
    return document


def _describe(operation: Json, path: str, method: str, route: APIRoute) -> None:
    """The refusals of one request, and whether it needs the cookie or only reads it."""
    asked = set(_calls(route.dependant))
    if require_guest in asked:
        operation["security"] = [{"guest": []}]
    elif asked & {known_guest, guest_or_new}:
        operation["security"] = [{}, {"guest": []}]
    kinds = {kind for call in asked for kind in getattr(call, "refuses", ())}
    kinds.update(ANY)
    if method != "get":
        kinds.update(CHANGING)
    if "{table_id}" in path:
        kinds.update(OF_A_TABLE)
    if "requestBody" in operation:
        kinds.add("http")
    if "requestBody" in operation or "parameters" in operation:
        kinds.add("body")
    answers = operation["responses"]
    answers.pop("422", None)
    answers.update(_refusals(kinds))


def _calls(dependant: Dependant) -> Iterator[Any]:
    """A route's function, and all that it depends on."""
    yield dependant.call
    for dependency in dependant.dependencies:
        yield from _calls(dependency)


def _refusals(kinds: set[Kind]) -> dict[str, Json]:
    codes: dict[int, list[str]] = defaultdict(list)
    for kind in kinds:
        status = OPEN.get(kind) or STATUS[str(kind)]
        codes[status] += [] if kind in OPEN else [str(kind)]
    is_open = {OPEN[kind] for kind in kinds if kind in OPEN}
    return {
        str(number): _refusal(number, sorted(codes[number]), number in is_open)
        for number in sorted(codes)
    }


def _refusal(status: int, codes: list[str], is_open: bool) -> Json:
    """The answer with this status; an open one may also carry a code of the rules or of a reader."""
    form: Json = {"$ref": "#/components/schemas/Refusal"}
    if not is_open:
        form = {"allOf": [form, {"properties": {"code": {"enum": codes}}}]}
    listed = ", ".join([f"`{code}`" for code in codes] + ["or a code of the game"] * is_open)
    content = {"application/json": {"schema": form}}
    return {"description": f"{SAID[status]} {listed}", "content": content}


def _add_refusals(schemas: Json) -> None:
    """The schema of all refusals, with the codes; it replaces FastAPI's own."""
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas["Refusal"] = api.Refusal.model_json_schema()
    schemas["Refusal"]["properties"]["code"] = {
        "anyOf": [{"$ref": "#/components/schemas/Code"}, {"type": "string"}],
        "description": "One of ours, or of the rules or the reader of a game's texts.",
    }
    said = "Each has its sentence in docs/refusals.md."
    schemas["Code"] = {"type": "string", "description": said, "enum": sorted(STATUS)}


def _add_views(schemas: Json) -> None:
    """The schemas of views and of printed boards, which come from the games."""
    shown: dict[str, list[Json]] = {"view": [], "printed": []}
    for game in GAMES:
        place = f"#/components/schemas/{game}.{{name}}"
        roots, components = schema_components(forms(game), ref_template=place)
        schemas.update({f"{game}.{name}": form for name, form in components.items()})
        for refs, root in zip(shown.values(), roots, strict=True):
            refs.append(root)
    for model in schemas.values():
        fields = model.get("properties", {})
        for name, refs in shown.items():
            if fields.get(name, {}).get("type") == "object":
                fields[name] = {"anyOf": refs}
