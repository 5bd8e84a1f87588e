"""The HTTP API under Schemathesis: whatever is sent, nothing fails and every answer is as described."""

from __future__ import annotations

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

from tests.server.harness import IS_SOAK, PATIENCE, Person, Server, fetch, play_on
from tests.server.postgres import on_both

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


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
    max_examples=200 if IS_SOAK else 12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not IS_SOAK,
    database=None,
)
def test_the_api_is_as_described_and_never_fails(case: Case[Any], known: dict[str, str]) -> None:
    """Most requests are about tables and lessons that exist, and come from a guest who sits there."""
    rng = Random(f"{case.operation.label} {case!r}")  # the same in every run
    if "table_id" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters["table_id"] = known[rng.choice(("over", "running", "open"))]
    if "game" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters.update({"game": "graffiti", "lesson": "paint"})
    headers = {"Cookie": known["cookie"]} if rng.random() < 0.7 else {}
    case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)


UNDESCRIBED = {
    "/api/socket",  # docs/protocol.md describes it, and test_fuzz sends it anything
    "/metrics",
    "/openapi.json",
    "/docs",
    "/docs/oauth2-redirect",
    "/{path:path}",  # the pages
}


def test_the_description_names_every_route_and_refusal(server: Server) -> None:
    told = fetch(server.port, "/openapi.json").json()
    described = {(path, method) for path, methods in told["paths"].items() for method in methods}
    for path, methods in told["paths"].items():
        for method, route in methods.items():
            assert route.get("description") or route.get("summary"), (method, path)
            if path.startswith("/api"):
                assert {"403", "404", "409", "422", "429"} <= set(route["responses"])
    assert routes(server) - described == set()


def routes(server: Server) -> set[tuple[str, str]]:
    """What the application answers to, but for what is described elsewhere."""
    found = set[tuple[str, str]]()
    for route in iter_route_contexts(server.app.routes):
        methods = route.methods or {"socket"}
        found |= {(str(route.path), method.lower()) for method in methods}
    assert {path for path, _ in found} >= UNDESCRIBED
    return {(path, method) for path, method in found if path not in UNDESCRIBED}
