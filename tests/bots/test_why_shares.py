"""Advice where a net is ready: the best actions by their shares of the win, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from allcity.bots import net
from allcity.bots.seats import seat_of
from allcity.bots.why import Reason, why
from allcity.fast import is_available
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from allcity.nets import serve
from tests.bots.positions import KEYS, positions

pytestmark = pytest.mark.skipif(not is_available(), reason="needs the extra fast")


@pytest.fixture(scope="module", autouse=True)
def ready() -> Iterator[None]:
    """The nets of all games, for these tests only."""
    for key in KEYS:
        net.prepare(key)
    assert set(KEYS) == net._READY
    yield
    net._READY.clear()


def advice(key: str, state: Any, seat: int, luck: int = 1) -> list[Reason]:
    game = GAMES[key]
    return why(game, game.view(state, seat), game.legal(state, seat), Random(luck))


@pytest.mark.parametrize("key", KEYS)
def test_the_best_actions_are_those_with_the_highest_shares(key: str) -> None:
    game = GAMES[key]
    for state, seat in positions(key, 2, 3, 25):
        shares = net.win_shares(game, state, seat)
        assert shares is not None
        assert set(shares) == {game.text(action) for action in game.legal(state, seat)}
        assert all(0 <= share <= 1 for share in shares.values())
        tips = advice(key, state, seat)
        assert shares[tips[0].action] == max(shares.values())
        percents = [tip.share for tip in tips]
        assert percents == [round(100 * shares[tip.action]) for tip in tips]
        assert percents == sorted(percents, key=lambda share: -(share or 0))
        assert tips[0].expected["share"] == percents[0]


@pytest.mark.parametrize("key", KEYS)
def test_shares_depend_on_nothing_that_is_hidden(key: str) -> None:
    """The same in every world that the seat holds possible."""
    game = GAMES[key]
    for state, seat in positions(key, 2, 4, 30):
        view = game.view(state, seat)
        assert seat_of(view) == seat
        worlds = [game.world(view, Random(luck)) for luck in range(3)]
        first, *others = [net.win_shares(game, world, seat) for world in (state, *worlds)]
        assert others == [first] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_told_in_per_cent(language: str) -> None:
    state, seat = positions(KEYS[0], 2, 3, 25)[1]
    tip = advice(KEYS[0], state, seat)[0]
    assert str(tip.share) in words(language)("expect-share", **tip.expected)


@pytest.mark.parametrize("key", KEYS)
def test_where_no_net_was_trained_the_evaluation_decides(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "has_net", lambda game, seats: seats != 3)
    monkeypatch.setattr(net, "_judge", serve.judge_of)
    state, seat = positions(key, 3, 3, 25)[1]
    assert net.win_shares(GAMES[key], state, seat) is None
    tips = advice(key, state, seat)
    assert tips
    assert all(tip.share is None and "share" not in tip.expected for tip in tips)


def test_nobody_waits_for_a_net_that_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "_READY", set())
    state, seat = positions(KEYS[0], 2, 3, 25)[1]
    assert net.win_shares(GAMES[KEYS[0]], state, seat) is None
    assert advice(KEYS[0], state, seat)[0].share is None
