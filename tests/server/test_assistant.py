"""An assistant at a real server, through `allcity mcp` or `/mcp` and the official client: whole matches, secrets, nonsense."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from mcp import Client

from allcity.games import GAMES
from tests.server.assistants import TRANSPORTS, Assistant, Json, assistant, link_to_seat, some_text
from tests.server.harness import Person, Server

New = Callable[[str], Person]


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("game", GAMES)
def test_an_assistant_plays_a_whole_match_and_sees_what_its_seat_sees(
    server: Server, person: New, game: str, transport: str
) -> None:
    table_id, link = link_to_seat(person("Ana"), game)
    rules = GAMES[game]

    async def play() -> Json:
        rng, compared = Random(4), 0
        async with assistant(server.port, transport) as player:
            shown = await player.call("sit", table=link)
            assert shown["seat"] == 1
            table = shown["table"]
            while shown["status"] == "running":
                shown = await player.call("wait", table=table, version=shown["version"])
                room = (await asyncio.wrap_future(tables(server, table_id))).room
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


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_an_assistant_joins_by_a_link_and_leaves(
    server: Server, person: New, transport: str
) -> None:
    ana = person("Ana")
    table_id = ana.make("tagcity", sit=[0], is_open=False)
    code = ana.get(f"/api/tables/{table_id}")["code"]

    async def play() -> None:
        async with assistant(server.port, transport) as player:
            assert "invitation" in (await player.refusal("sit", table=table_id)).lower()
            link = f"/t/{table_id}#{code}"
            shown = await player.call("sit", table=link, seat=2, name="Robo")
            assert (shown["seat"], shown["status"]) == (2, "open")
            table = shown["table"]
            listed = await player.call("tables")
            own = [table] if transport == "stdio" else []  # over HTTP no guest asks, only a seat
            assert [one["table"] for one in listed["yours"]] == own
            assert ana.get(f"/api/tables/{table_id}")["occupants"][1]["name"] == "Robo"
            refusal = await player.refusal("view", table=table, seat=1)
            assert refusal.endswith("This is not your seat.")
            assert await player.call("leave", table=table) == {"left": 2}

    asyncio.run(play())
    assert ana.get(f"/api/tables/{table_id}")["occupants"][1]["kind"] == "empty"


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
    from allcity.cli.mcp.stdio import server as tools
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
    _, link = link_to_seat(person("Ana"), "graffiti")

    async def play() -> None:
        async with assistant(server.port) as player:
            shown = await player.call("sit", table=link)
            table = shown["table"]
            shown = await player.call("wait", table=table, version=shown["version"])
            asked = {"table": table, "version": shown["version"]}
            assert "begins with one of these words" in await player.refusal(
                "act", text="x", **asked
            )
            refusal = await player.refusal("act", text="end", **asked)
            clause = refusal.rpartition("tool act: ")[2].partition(":")[0]
            assert (await player.call("rule", clause=clause))["text"]

    asyncio.run(play())
