"""Whole recorded matches, one for every way a match can end, replayed to the exact result."""

from __future__ import annotations

from pathlib import Path

import pytest

from allcity.core import record
from allcity.core.replay import begin, replay, verify, walk
from allcity.games import graffiti
from tests.games.graffiti.invariants import check

RECORDS = Path(__file__).parent / "records"
RESULTS: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]] = {
    "two-neutral": ((52, 56), (2, 1), ("neutral",)),
    "two-sprays-special": ((72, 61), (1, 2), ("sprays",)),
    "two-blocking-first-named": ((35, 76), (2, 1), ("neutral",)),
    "two-tie-broken-by-tags": ((65, 65), (1, 2), ("sprays",)),
    "two-neutral-shared-victory": ((65, 65), (1, 1), ("neutral",)),
    "two-idle-hoarded": ((8, 8), (1, 1), ("idle",)),
    "three-neutral-blocking": ((48, 100, 77), (3, 1, 2), ("neutral",)),
    "three-sprays-both-variants": ((76, 101, 93), (3, 1, 2), ("sprays",)),
    "three-sprays-shared-victory": ((50, 88, 88), (3, 1, 1), ("sprays",)),
    "four-sprays": ((36, 106, 91, 99), (4, 1, 3, 2), ("sprays",)),
    "four-sprays-both-variants": ((134, 17, 167, 37), (2, 4, 1, 3), ("sprays",)),
    "four-idle-both-variants": ((11, 14, 11, 15), (3, 2, 3, 1), ("idle",)),
    "four-tie-broken-by-tags": ((91, 57, 98, 98), (3, 4, 1, 2), ("sprays",)),
}


def _read(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text("utf-8")


def test_every_record_has_its_result() -> None:
    assert {path.stem for path in RECORDS.iterdir()} == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_replay(name: str) -> None:
    stored = record.parse(_read(name))
    match = replay(graffiti, stored)
    result = graffiti.result(match.state)
    assert result is not None
    assert (result.points, result.places, result.reasons) == RESULTS[name]
    assert match.record().text() == stored.text() == _read(name)


@pytest.mark.parametrize("name", RESULTS)
def test_the_chance_of_each_record_is_the_committed_one(name: str) -> None:
    assert verify(graffiti, record.parse(_read(name))).is_fair


def test_invariants_hold_along_a_record() -> None:
    stored = record.parse(_read("three-sprays-both-variants"))
    for before in walk(begin(graffiti, stored), stored):
        check(before)


def test_sheets_add_up_to_the_points() -> None:
    match = replay(graffiti, record.parse(_read("four-sprays")))
    for seat, artist in enumerate(match.state.artists):
        sheet = graffiti.sheet(match.state, seat)
        gained = sum(vp for _, vp in sheet.segments) + sheet.bonus
        assert gained == artist.vp
        last = sheet.tiles // 2 + sum(vp for _, vp in sheet.graffiti)
        assert graffiti.points(match.state)[seat] == artist.vp + last
