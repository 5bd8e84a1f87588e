"""An assistant at a real server, through `allcity mcp` and the official client: whole matches, secrets, nonsense."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from allcity.core.notation import MORE
from allcity.games import GAMES
from tests.server.harness import Person, Server

New = Callable[[str], Person]
Json = dict[str, Any]


class Assistant:
    """Calls tools, and reads answers and refusals."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments: Any) -> Json:
        answer = await self._client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        return dict(json.loads(answer.content[0].text))  # type: ignore[union-attr]

    async def refusal(self, tool: str, **arguments: Any) -> str:
        answer = await self._client.call_tool(tool, arguments)
        assert answer.is_error
        return str(answer.content[0].text)  # type: ignore[union-attr]


@asynccontextmanager
async def assistant(port: int) -> AsyncIterator[Assistant]:
    """A program of its own, on the other end of two pipes."""
    line = ["-m", "allcity", "mcp", "--at", f"http://127.0.0.1:{port}"]
    async with Client(StdioServerParameters(command=sys.executable, args=line)) as client:
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


@pytest.mark.parametrize("game", GAMES)
def test_an_assistant_plays_a_whole_match_and_sees_what_its_seat_sees(
    server: Server, person: New, game: str
) -> None:
    table, link = link_to_seat(person("Ana"), game)
    rules = GAMES[game]

    async def play() -> Json:
        rng, compared = Random(4), 0
        async with assistant(server.port) as player:
            shown = await player.call("sit", table=link)
            assert shown["seat"] == 1
            while shown["status"] == "running":
                shown = await player.call("wait", table=table, version=shown["version"])
                room = (await asyncio.wrap_future(tables(server, table))).room
                if shown["is_your_turn"] and shown["version"] == room.version:
                    view = rules.view_to_json(rules.view(room.match.state, 0))
                    assert shown["view"] == json.loads(json.dumps(view))
                    compared += 1
                if shown["is_your_turn"]:
                    text, version = await some_text(player, table, rng)
                    shown = await player.call("act", table=table, text=text, version=version)
            assert compared > 5
            return shown

    end = asyncio.run(play())
    assert end["status"] == "over"
    assert sorted(end["result"]["places"]) in ([1, 1], [1, 2])


def tables(server: Server, name: str) -> Any:
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(server.services.tables.get(name), server.loop)


def test_an_assistant_joins_by_a_link_and_leaves(server: Server, person: New) -> None:
    ana = person("Ana")
    table = ana.make("tagcity", sit=[0], is_open=False)
    code = ana.get(f"/api/tables/{table}")["code"]

    async def play() -> None:
        async with assistant(server.port) as player:
            assert "invitation" in (await player.refusal("sit", table=table)).lower()
            shown = await player.call("sit", table=f"/t/{table}#{code}", seat=2)
            assert (shown["seat"], shown["status"]) == (2, "open")
            listed = await player.call("tables")
            assert [one["table"] for one in listed["yours"]] == [table]
            refusal = await player.refusal("view", table=table, seat=1)
            assert refusal.endswith("This is not your seat.")
            assert await player.call("leave", table=table) == {"left": 2}

    asyncio.run(play())
    assert ana.get(f"/api/tables/{table}")["occupants"][1]["kind"] == "empty"


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("sit", {"table": "come in!"}, "no link to a table"),
        ("sit", {"table": "nowhere"}, "There is no table “nowhere”"),
        ("view", {"table": "../../api/me"}, "no id of a table"),
        ("view", {"table": "nowhere"}, "There is no table “nowhere”"),
        ("act", {"table": "TABLE", "text": "jump", "version": 0}, "You have no seat"),
        ("leave", {"table": "TABLE"}, "You have no seat"),
        ("rule", {"clause": "Z9.9"}, "Nothing in the rules is called “Z9.9”"),
        ("act", {"table": "TABLE"}, "text"),
        ("act", {"table": "TABLE", "text": 5, "version": "now"}, "version"),
    ],
)
def test_nonsense_gets_a_kind_answer(
    server: Server, person: New, tool: str, arguments: Json, said: str
) -> None:
    from allcity.cli.mcp.tools import server as tools
    from allcity.locales import words

    table = person("Ana").make("tagcity", sit=[0], is_open=True)
    asked = {key: table if value == "TABLE" else value for key, value in arguments.items()}

    async def ask() -> str:
        mcp = tools(f"http://127.0.0.1:{server.port}", "", words("en"))
        async with Client(mcp) as client:
            return await Assistant(client).refusal(tool, **asked)

    answer = asyncio.run(ask())
    assert said in answer
    assert "Traceback" not in answer


def test_a_refused_action_names_its_clause_and_the_clause_is_explained(
    server: Server, person: New
) -> None:
    table, link = link_to_seat(person("Ana"), "graffiti")

    async def play() -> None:
        async with assistant(server.port) as player:
            shown = await player.call("sit", table=link)
            shown = await player.call("wait", table=table, version=shown["version"])
            asked = {"table": table, "version": shown["version"]}
            assert "begins with one of these words" in await player.refusal(
                "act", text="x", **asked
            )
            refusal = await player.refusal("act", text="end", **asked)
            clause = refusal.rpartition("tool act: ")[2].partition(":")[0]
            assert (await player.call("rule", clause=clause))["text"]

    asyncio.run(play())
