"""A bad connection to a table server, which loses messages, and a connection that records them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from allcity.client.connection import Lost
from allcity.client.network import Network

Json = dict[str, Any]


class Leaky:
    """A way to a server that loses the first `act`, or the answer to it, together with the connection."""

    def __init__(self, route: Network, loses: str, stays_cut: bool = False) -> None:
        self.route, self.loses, self.stays_cut = route, loses, stays_cut
        self.sent: list[Json] = []
        self.request = route.request
        self.is_cut = False  # whether nobody comes through any more

    async def connect(self, cookie: str) -> LeakyPipe:
        if self.is_cut:
            raise Lost
        return LeakyPipe(await self.route.connect(cookie), self)

    async def cut(self, pipe: Any) -> None:
        self.is_cut = self.stays_cut
        await pipe.close()


class LeakyPipe:
    def __init__(self, pipe: Any, line: Leaky) -> None:
        self.pipe, self.line = pipe, line

    async def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.line.sent.append(message)
            if self.line.loses == "act" and len(self.line.sent) == 1:
                await self.line.cut(self.pipe)
                raise Lost
        await self.pipe.send(text)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for data in self.pipe:
            is_answer = json.loads(data)["type"] == "done"
            if is_answer and self.line.loses == "answer" and len(self.line.sent) == 1:
                await self.line.cut(self.pipe)
                return
            yield data

    async def close(self) -> None:
        await self.pipe.close()


class Heard:
    """A way to a server of which every byte is remembered."""

    def __init__(self, route: Network) -> None:
        self.route = route
        self.received: list[str] = []
        self.pipe: Any = None

    async def request(self, *about: Any) -> Any:
        answer = await self.route.request(*about)
        self.received.append(answer.body.decode())
        return answer

    async def connect(self, cookie: str) -> HeardPipe:
        self.pipe = await self.route.connect(cookie)
        return HeardPipe(self.pipe, self)


class HeardPipe:
    def __init__(self, pipe: Any, line: Heard) -> None:
        self.pipe, self.line = pipe, line
        self.send, self.close = pipe.send, pipe.close

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for data in self.pipe:
            self.line.received.append(str(data))
            yield data
