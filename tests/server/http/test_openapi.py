"""The HTTP API under Schemathesis: whatever is sent, nothing fails and every answer is as described."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from fastapi.routing import iter_route_contexts
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from allcity.games import GAMES
from allcity.server.daily import walls_api
from allcity.server.guests import COOKIE
from allcity.server.http import api
from allcity.server.learn import lesson_api
from allcity.server.refusals import STATUS
from allcity.server.tables import catalogue_api, coach_api, review_api
from tests.server.harness import IS_SOAK, PATIENCE, Person, Server, fetch, play_on
from tests.server.postgres import on_both
from tests.sizes import size

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

TYPES = (api, catalogue_api, coach_api, walls_api, review_api, lesson_api)


@pytest.fixture(scope="module")
def known(server: Server) -> Iterator[dict[str, str]]:
    """A guest with a running, a finished and an open table."""
    ana = Person(server.port, "Ana")
    over = ana.make(sit=[0, 1], start=True)
    socket = ana.at(over)
    socket.until(lambda m: (over, 1) in socket.seen)
    play_on(over, {0: socket, 1: socket}, Random(1))
    socket.close()  # the pings of an open one draw from the random numbers that Hypothesis watches
    running, fresh = ana.make(sit=[0, 1], start=True), ana.make()
    cookie = "; ".join(f"{key}={value}" for key, value in ana.http.cookies.items())
    yield {"over": over, "running": running, "open": fresh, "cookie": cookie}
    ana.close()


@pytest.fixture
def described(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(
        f"http://127.0.0.1:{server.port}/openapi.json", timeout=PATIENCE
    )


schema = schemathesis.pytest.from_fixture("described")


@on_both
@schema.parametrize()
@settings(
    max_examples=size(12, 200),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not IS_SOAK,
    database=None,
)
def test_the_api_is_as_described_and_never_fails(case: Case[Any], known: dict[str, str]) -> None:
    """Most requests are about tables and lessons that exist, and come from a guest who has a seat there."""
    rng = Random(f"{case.operation.label} {case!r}")  # the same in every run
    if "table_id" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters["table_id"] = known[rng.choice(("over", "running", "open"))]
    if "game" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters.update({"game": "graffiti", "lesson": "paint"})
    headers = {"Cookie": known["cookie"]} if rng.random() < 0.7 else {}
    case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)


UNDESCRIBED = {
    "/api/socket",  # docs/protocol.md describes it, and test_fuzz sends it anything
    "/mcp",  # docs/assistants.md describes it, and test_assistant_endpoint sends it anything
    "/metrics",
    "/openapi.json",
    "/{path:path}",  # the pages
}


@pytest.fixture
def document(server: Server) -> Any:
    return fetch(server.port, "/openapi.json").json()


def operations(document: Any) -> Iterator[tuple[str, str, Any]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


def test_the_description_names_every_route_and_says_what_it_does(
    server: Server, document: Any
) -> None:
    described = {(path, method) for method, path, _ in operations(document)}
    assert routes(server) - described == set()
    for method, path, operation in operations(document):
        assert operation.get("description") or operation.get("summary"), (method, path)


def codes(operation: Any, status: str) -> set[str]:
    return set(operation["responses"][status]["description"].split("`")[1::2])


def test_each_request_names_its_own_refusals_and_no_others(document: Any) -> None:
    listed, start = (
        document["paths"]["/api/games"]["get"],
        document["paths"]["/api/tables/{table_id}/start"],
    )
    assert set(listed["responses"]) == {"200", "429", "500"}
    assert codes(start["post"], "403") == {"foreign-origin", "not-seated", "sealed"}
    assert codes(start["post"], "409") == {"empty-seats", "not-open", "other-rules"}
    for _, _, operation in operations(document):
        for status, answer in operation["responses"].items():
            for code in answer["description"].split("`")[1::2]:
                assert STATUS[code] == int(status)
    assert set(document["components"]["schemas"]["Code"]["enum"]) == set(STATUS)


def test_the_cookie_is_named_where_a_guest_is_needed_or_looked_for(document: Any) -> None:
    assert document["components"]["securitySchemes"]["guest"]["name"] == COOKIE
    needed: list[Any] = [{"guest": []}]
    looked_for = [{}, *needed]
    for path, method, security in (
        ("/api/me", "get", needed),
        ("/api/me", "post", looked_for),
        ("/api/tables/{table_id}", "get", looked_for),
        ("/api/tables/{table_id}", "delete", needed),
        ("/api/games", "get", None),
    ):
        assert document["paths"][path][method].get("security") == security
    for _, _, operation in operations(document):
        is_needed = operation.get("security") == needed
        assert ("401" in operation["responses"]) == is_needed


def test_every_body_has_an_example_that_can_be_sent(document: Any) -> None:
    for _, _, operation in operations(document):
        if body := operation.get("requestBody"):
            name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            model = next(getattr(kind, name) for kind in TYPES if hasattr(kind, name))
            (example,) = document["components"]["schemas"][name]["examples"]
            model.model_validate(example)


def test_views_and_printed_boards_are_described_by_their_games(document: Any) -> None:
    schemas = document["components"]["schemas"]
    for model, field, form in (
        ("Position", "view", "View"),
        ("LessonPlace", "view", "View"),
        ("RulesInfo", "printed", "Printed"),
    ):
        refs = [one["$ref"] for one in schemas[model]["properties"][field]["anyOf"]]
        assert refs == [f"#/components/schemas/{game}.{form}" for game in GAMES]
    for ref in re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(document)):
        assert ref in schemas


def routes(server: Server) -> set[tuple[str, str]]:
    """Return all routes of the application except those that are described elsewhere."""
    answered = set[tuple[str, str]]()
    for route in iter_route_contexts(server.app.routes):
        methods = route.methods or {"socket"}
        answered |= {(str(route.path), method.lower()) for method in methods}
    assert {path for path, _ in answered} >= UNDESCRIBED
    return {(path, method) for path, method in answered if path not in UNDESCRIBED}
