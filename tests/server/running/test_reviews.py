"""A worker that reviews matches: who judges in one that has only just begun."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from allcity.bots import warm
from allcity.review import Effort
from allcity.server.running import reviews
from tests.fast.engines import JUDGING, engines  # noqa: F401 (for all tests here)
from tests.review.matches import played

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", JUDGING)
def test_a_full_review_waits_for_a_search_that_is_compiled(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first estimate does not wait; the judge that is ready makes it."""
    text = played(game, ("greedy", "random"), 0).record.text()
    tiny = Effort(nodes=8, glance=8, samples=1, worlds=1, looks=0)
    for effort in ("QUICK", "FULL"):
        monkeypatch.setattr(reviews, effort, tiny)
    monkeypatch.setattr(reviews, "PIECE", -1)
    monkeypatch.setattr(warm, "_ENGINES", {})
    monkeypatch.setenv("ALLCITY_FAST", "1")
    judges = [
        reviews.judge_piece(encode(reviews.Piece(text, None, is_quick, 0))).judge
        for is_quick in (True, False)
    ]
    assert judges == ["planner", "guided"]
