"""The OpenAPI document beside what is really answered."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

import httpx

from allcity.server.app import application
from allcity.server.http.openapi import describe
from allcity.server.services import Settings


class Description:
    """Return the refusals of each request, by the document."""

    @cached_property
    def _methods(self) -> list[tuple[re.Pattern[str], dict[str, Any]]]:
        paths = describe(application(Settings()))["paths"]
        return [
            (re.compile(re.sub(r"{\w+}", "[^/]+", path)), methods)
            for path, methods in sorted(paths.items(), key=lambda one: "{" in one[0])
        ]

    def check(self, answer: httpx.Response) -> None:
        """A refusal by a route of ours has a status and a code that are described."""
        path, method = answer.request.url.path, answer.request.method.lower()
        if answer.is_success or not path.startswith("/api/"):
            return
        for pattern, methods in self._methods:
            if pattern.fullmatch(path) and method in methods:
                response = methods[method]["responses"].get(str(answer.status_code))
                assert response, f"{method} {path} gave {answer.status_code} {answer.text}"
                form = response["content"]["application/json"]["schema"]
                if "allOf" in form:
                    listed = form["allOf"][1]["properties"]["code"]["enum"]
                    assert answer.json()["code"] in listed, f"{method} {path} {answer.text}"
                return
