"""Serves one assistant, which plays as one guest of a table server, on stdin and stdout."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mcp.server.mcpserver import MCPServer

from allcity.client.connection import Connection
from allcity.client.network import Network
from allcity.locales import Words
from allcity.server.assistants import tools


class OneGuest:
    """The assistant is the same guest for as long as the program runs, and names tables by their ids."""

    def __init__(self, connection: Connection, say: Words) -> None:
        self._connection, self.say = connection, say

    def guest(self) -> Connection:
        return self._connection

    @asynccontextmanager
    async def sitting(self) -> AsyncIterator[Connection]:
        yield self._connection

    async def seated(self, table: str) -> tuple[Connection, str]:
        return self._connection, table

    def handle(self, _: Connection, table: str) -> str:
        return table


def server(address: str, name: str, say: Words) -> MCPServer:
    """An MCP server for one assistant."""
    connection = Connection(Network(address), name)

    @asynccontextmanager
    async def lifespan(_: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await connection.close()

    return tools.server(OneGuest(connection, say), lifespan=lifespan)


def serve(address: str, name: str, say: Words) -> None:
    """Speak MCP on stdin and stdout until the client closes them."""
    server(address, name, say).run("stdio")
