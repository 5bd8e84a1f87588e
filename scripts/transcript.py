"""Writes down what a client and a server say to each other, shortened for a reader."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx

from tests.server.harness import PATIENCE, Json, Socket

WIDTH = 118  # characters of a line
DEPTH = 3  # levels of JSON that are shown
ITEMS = 3  # of a list that are shown
HIDDEN = ("view", "printed", "sheets")  # fields that are long and depend on the game


class Guest:
    """A person's client: HTTP requests that remember the cookie, and sockets that send it."""

    def __init__(self, port: int, stack: ExitStack) -> None:
        self._port, self._stack = port, stack
        self.http = stack.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        )

    def socket(self) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = Socket(self._port, {"Cookie": cookies})
        self._stack.callback(socket.close)
        return socket


class Transcript:
    """The conversation as Markdown; most methods also send it to the server."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def explain(self, text: str) -> None:
        self._lines += ["", text]

    def request(
        self, guest: Guest, method: str, path: str, body: Any = None, only: tuple[str, ...] = ()
    ) -> Any:
        """Sends a request, and shows it with the answer, or only with some fields of the answer."""
        response = guest.http.request(method, path, json=body)
        is_json = response.headers["content-type"].startswith("application/json")
        answer: Any = response.json() if is_json else response.text
        sent = [show(body)] if body is not None else []
        shown = _some(answer, only) if only else show(answer) if is_json else _ends(answer)
        self._block(f"{method} {path}", *sent, "", str(response.status_code), shown)
        return answer

    def exchange(self, socket: Socket, message: Json, *kinds: str) -> None:
        """Sends a message, and shows it with the next ones, which must be of these types."""
        socket.raw.send(json.dumps(message))
        self._block(f"→ {show(message)}", *self._received(socket, kinds))

    def receive(self, socket: Socket, *kinds: str) -> None:
        """Shows the next messages, which must be of these types."""
        self._block(*self._received(socket, kinds))

    def show_message(self, message: Json) -> None:
        self._block(f"← {show(message)}")

    def show_last(self, socket: Socket) -> None:
        """Shows the last message that was received."""
        self.show_message(json.loads(socket.received[-1]))

    def text(self) -> str:
        return "\n".join(self._lines).strip("\n") + "\n"

    def _received(self, socket: Socket, kinds: tuple[str, ...]) -> list[str]:
        messages = [socket.receive() for _ in kinds]
        assert [message["type"] for message in messages] == list(kinds), messages
        return [f"← {show(message)}" for message in messages]

    def _block(self, *lines: str) -> None:
        self._lines += ["", "```", *lines, "```"]


def show(value: Any, depth: int = 0) -> str:
    """JSON for a reader: parts that are deep, long or depend on the game become an ellipsis."""
    if not isinstance(value, dict | list) or not value:
        return json.dumps(value, ensure_ascii=False)
    first, last = ("{", "}") if isinstance(value, dict) else ("[", "]")
    if depth >= DEPTH:
        return f"{first}…{last}"
    if isinstance(value, dict):
        parts = [f'"{key}": {_field(key, item, depth)}' for key, item in value.items()]
    else:
        parts = [show(item, depth + 1) for item in value[:ITEMS]]
        parts += ["…"] * (len(value) > ITEMS)
    line = first + ", ".join(parts) + last
    if len(line) + 2 * depth <= WIDTH and "\n" not in line:
        return line
    indent = "\n" + "  " * (depth + 1)
    return first + indent + f",{indent}".join(parts) + "\n" + "  " * depth + last


def _field(key: str, value: Any, depth: int) -> str:
    return "{…}" if value and key in HIDDEN else show(value, depth + 1)


def _some(value: Json, keys: tuple[str, ...]) -> str:
    fields = show({key: value[key] for key in keys})
    return fields.removesuffix("}") + ", …}"


def _ends(text: str, first: int = 18, last: int = 5) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[:first], "…", *lines[-last:]])
