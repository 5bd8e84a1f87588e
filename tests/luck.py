"""Dice, shuffles and bots of a test are the same in each run, so that what fails fails again; other luck on demand."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from random import Random

import msgspec
import pytest

from allcity.core import fair
from allcity.core.game import Seat
from allcity.server.live.table import Table
from allcity.server.running import playing
from allcity.server.running.thinkers import Task
from allcity.server.tables import afterwards, lobby

LUCK = os.environ.get("ALLCITY_LUCK", "")


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """For servers in this process; those in processes of their own keep their own."""
    tried = getattr(request.node, "execution_count", 1)  # no two tables may have one name
    said = f"{LUCK} {request.node.nodeid} {tried}"
    seeds, names, task = Random(f"seeds {said}"), Random(f"names {said}"), playing.task_of

    def fresh_id(size: int = 9) -> str:
        return urlsafe_b64encode(names.randbytes(size)).decode().rstrip("=")

    def seeded(table: Table, seat: Seat) -> Task:
        asked = task(table, seat)
        if table.room.setup.daily:  # its bot answers alike for everybody, by the seed of the day
            return asked
        moment = f"{said} {table.room.setup.id} {len(table.room.match.log)} {seat}"
        return msgspec.structs.replace(asked, seed=Random(moment).getrandbits(63))

    monkeypatch.setattr(fair, "fresh_seed", lambda: seeds.randbytes(32).hex())
    monkeypatch.setattr(lobby, "fresh_id", fresh_id)
    monkeypatch.setattr(afterwards, "fresh_id", fresh_id)
    monkeypatch.setattr(playing, "task_of", seeded)
