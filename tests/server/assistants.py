"""Assistants for tests, through the official client: `allcity mcp` on pipes, or `/mcp` of the server."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client, StdioServerParameters

from allcity.core.notation import MORE
from tests.server.harness import Person

Json = dict[str, Any]
TRANSPORTS = ("stdio", "http")


class Assistant:
    """Calls tools, and reads answers and refusals."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments: Any) -> Json:
        is_error, text = await self.said_by(tool, **arguments)
        assert not is_error, text
        return dict(json.loads(text))

    async def refusal(self, tool: str, **arguments: Any) -> str:
        is_error, text = await self.said_by(tool, **arguments)
        assert is_error, text
        return text

    async def said_by(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Return whether the tool refused, and its whole answer."""
        answer = await self._client.call_tool(tool, arguments)
        return bool(answer.is_error), str(answer.content[0].text)  # type: ignore[union-attr]


@asynccontextmanager
async def assistant(port: int, transport: str = "http") -> AsyncIterator[Assistant]:
    """At the server's own endpoint, or a program of its own on the other end of two pipes."""
    address = f"http://127.0.0.1:{port}"
    line = ["-m", "allcity", "mcp", "--at", address]
    program = StdioServerParameters(command=sys.executable, args=line)
    async with Client(f"{address}/mcp" if transport == "http" else program) as client:
        yield Assistant(client)


def link_to_seat(host: Person, game: str) -> tuple[str, str]:
    """A running match against a bot, and the private link to the host's seat."""
    bots = [{"seat": 1, "bot": "random"}]
    table = host.make(game, sit=[0], bots=bots, start=True)
    key = host.post(f"/api/tables/{table}/link", seat=0)["key"]
    return table, f"http://table.example/t/{table}#seat=0.{key}"


async def some_text(player: Assistant, table: str, rng: Random) -> tuple[str, int]:
    """Any legal action, as its text."""
    answer = await player.call("legal", table=table)
    text = rng.choice(answer["legal"])
    if text.endswith(MORE):
        answer = await player.call("legal", table=table, prefix=text)
        text = rng.choice(answer["legal"])
    return text, answer["version"]
