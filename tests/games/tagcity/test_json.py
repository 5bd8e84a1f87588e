"""The JSON for clients: the printed facts, and what one's own hidden drawing will score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allcity.core import record
from allcity.core.replay import begin
from allcity.games import tagcity
from tests.games.tagcity.test_replays import RECORDS


def test_an_edition_as_json_holds_all_that_is_printed() -> None:
    printed = tagcity.edition_to_json(tagcity.edition("house"))
    assert json.loads(json.dumps(printed)) == printed
    assert len(printed["ring"]) == 6
    assert [shape["is_small"] for shape in printed["shapes"]].count(True) == 3
    for side in "AB":
        city = printed["cities"][side]
        assert [len(row) for row in city["grid"]] == [12] * 8
        assert len(city["high"]) == len(city["low"]) == 25
        assert len(city["drones"]) == len(city["bubbles"]) == 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_outlook_is_what_the_drawing_scores_and_only_its_own_seat_sees_it(path: Path) -> None:
    stored = record.parse(path.read_text("utf-8"))
    match, promised = begin(tagcity, stored), dict[int, int]()
    for actor, text in stored.log:
        match.push_text(actor, text)
        assert tagcity.view_to_json(tagcity.view(match.state, None))["outlook"] is None
        for seat in range(stored.seats):
            view = tagcity.view_to_json(tagcity.view(match.state, seat))
            points = view["points"][seat]
            if outlook := view["outlook"]:
                promised[seat] = points + outlook["points"]
            elif match.state.phase != "final" and seat in promised and actor != -1:
                assert points == promised.pop(seat)
            else:
                promised.pop(seat, None)
