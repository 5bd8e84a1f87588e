"""The crash campaign: servers are killed at random moments, and nothing that was acknowledged is lost.

People play match after match of both games, with bots, sealed choices, moves of two actions, undos
and clocks that run out, while servers die and come back. At the end the log is compared with what
every client was told.
"""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path
from random import Random

from allcity.core import record, replay
from allcity.games import GAMES
from allcity.server.match.entries import Entry
from allcity.server.store.store import Store
from tests.server.campaign import Campaign, Lane, Sent, play_matches
from tests.server.harness import IS_SOAK, Process, fetch, wait_for
from tests.server.postgres import Postgres

KILLS = int(os.environ.get("ALLCITY_KILLS") or (150 if IS_SOAK else 4))
LANES = (Lane(2, 0), Lane(1, 1), Lane(1, 2), Lane(1, 1, is_slow=True))
KINDS = {"act": {"act"}, "undo": {"undo", "ask"}, "answer": {"agree", "refuse"}}


def run_campaign(database: str, processes: int, seed: int) -> None:
    rng = Random(seed)
    servers = [Process(database) for _ in range(processes)]
    try:
        for server in servers:
            server.wait_until_ready()
        fight(servers, database, rng)
    finally:
        for server in servers:
            server.kill()


def fight(servers: list[Process], database: str, rng: Random) -> None:
    campaign = Campaign([server.port for server in servers])
    threads = [
        campaign.begin(partial(play_matches, campaign, lane, number, Random(rng.random())))
        for number, lane in enumerate(LANES)
    ]
    wait_for(lambda: len(campaign.tables) >= len(threads) or campaign.problems, 240)
    for _ in range(KILLS):
        time.sleep(rng.uniform(0.2, 1.0))
        index = rng.randrange(len(servers))
        campaign.problems += failures(servers[index])
        servers[index].kill()
        servers[index] = Process(database, port=servers[index].port)
        servers[index].wait_until_ready()
    campaign.is_last.set()
    for thread in threads:
        thread.join(500)
        assert not thread.is_alive(), "a match does not end"
    for server in servers:
        campaign.problems += failures(server)
    assert not campaign.problems, "\n".join(campaign.problems)
    check(campaign, database, servers[0].port)


def failures(server: Process) -> list[str]:
    """Return the lines of a server's log that should not be there."""
    return [line for line in server.errors.splitlines() if '"level": "error"' in line]


def check(campaign: Campaign, database: str, port: int) -> None:
    """Every match is over and fair, and every answer was true."""
    logs = asyncio.run(read(database, list(campaign.tables)))
    for table, game in campaign.tables.items():
        text = fetch(port, f"/api/tables/{table}/record").text
        assert replay.verify(GAMES[game], record.parse(text)).is_fair
    for sent in campaign.sent:
        check_answer(sent, logs[sent.table])
    for table in campaign.slow:
        assert any(e.kind == "proxy" and e.text == "time" for e in logs[table])
    done = [sent for sent in campaign.sent if sent.answer == "done"]
    print(f"{KILLS} kills, {len(campaign.tables)} matches, {len(done)} requests acknowledged")
    assert len(done) > 10 * KILLS
    assert {sent.kind for sent in done} >= {"act", "undo"}
    assert any(len(sent.fields.get("texts", "")) > 1 for sent in done)


def check_answer(sent: Sent, log: list[Entry]) -> None:
    entries = [entry for entry in log if entry.move == sent.id]
    assert len(entries) <= 1, f"{sent} is in the log {len(entries)} times"
    if sent.answer == "refused":
        assert not entries, f"{sent} was refused and counted"
    elif sent.answer == "done":
        assert entries, f"{sent} is not in the log"
        assert (entries[0].kind in KINDS[sent.kind], entries[0].seat) == (True, sent.seat)
        texts = sent.fields.get("texts", [])
        at = entries[0].index
        played = [(entry.seat, entry.text) for entry in log[at : at + len(texts)]]
        assert played == [(sent.seat, text) for text in texts]


async def read(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    store = await Store.open(database, "reader")
    try:
        logs = {table: await store.entries(table, 0) for table in tables}
        for table, log in logs.items():
            assert [entry.index for entry in log] == list(range(len(log)))
            assert (await store.room(table)).version == len(log)
        return logs
    finally:
        await store.close()


def test_killing_the_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    run_campaign(str(tmp_path / "tables.db"), 1, 1)


def test_killing_one_of_two_servers_loses_nothing_on_postgresql(postgres: Postgres) -> None:
    run_campaign(postgres.database(), 2, 2)
