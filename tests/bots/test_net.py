"""The bot of a net, with a judge that notes what it is asked; what real nets say is in tests/nets."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from allcity.bots import bot, net
from allcity.bots.evaluate import evaluation_of
from allcity.bots.net import PLAIN, NetBot
from allcity.bots.planner import WIDTH, Planner, promising
from allcity.games import GAMES
from tests.bots.positions import KEYS, asked, positions

each_game = pytest.mark.parametrize("key", KEYS)


class Judge:
    """Finds the last action best."""

    net = "the net"

    def __init__(self, game: Any, seats: int) -> None:
        self.game, self.seats, self.is_known = game, seats, True
        self.asked: list[Any] = []

    def knows(self, state: Any) -> bool:
        return self.is_known and len(self.game.points(state)) == self.seats

    def best(self, state: Any, seat: int, looked_at: Any, warmth: float, _: Random) -> str:
        self.asked.append((seat, looked_at, warmth))
        return str((looked_at or [self.game.text(a) for a in self.game.legal(state, seat)])[-1])

    def values(self, _: Any, seat: int) -> tuple[list[int], str]:
        self.asked.append(seat)
        return [2, 0], "outputs"

    def shares(self, outputs: str, seats: int) -> Any:
        assert (outputs, seats) == ("outputs", self.seats)
        return numpy.array([[0.25, 0.75], [0.5, 0.5]])

    actions = SimpleNamespace(texts=["a", "b", "c"])


@pytest.fixture
def judges(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, int], Judge]:
    """A judge for two seats of each game, and none for others."""
    judges = {(key, 2): Judge(GAMES[key], 2) for key in KEYS}
    monkeypatch.setattr(net, "_judge", lambda game, seats: judges.get((game, seats)))
    monkeypatch.setattr(net, "_READY", set())
    monkeypatch.setattr(net, "_IN_BACKGROUND", set())
    return judges


def at(key: str, seats: int = 2) -> tuple[Any, int]:
    return next(
        place
        for place in positions(key, seats, 3, 7)
        if len(GAMES[key].legal(*place)) > 5 and place[0] != GAMES[key].setup(seats, {})
    )


def plainly(key: str, place: tuple[Any, int], warmth: float = 0.0, width: int = WIDTH) -> Any:
    """Return the planner's choice in the place of a net."""
    return asked(GAMES[key], LikeNet(Planner(width=width, noise=PLAIN * warmth)), *place, 5)


class LikeNet:
    """A net imagines a world before it sees that it cannot judge it."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def __call__(self, game: Any, view: Any, legal: Any, rng: Random) -> Any:
        game.world(view, rng)
        return self.planner(game, view, legal, rng)


@each_game
def test_a_net_sees_all_actions_or_only_the_most_promising(
    key: str, judges: dict[tuple[str, int], Judge]
) -> None:
    game, judge, (state, seat) = GAMES[key], judges[key, 2], at(key)
    legal = game.legal(state, seat)
    assert asked(game, NetBot(), state, seat, 5) == legal[-1]
    assert judge.asked.pop() == (seat, None, 0.0)
    chosen = asked(game, NetBot(0.5, 3), state, seat, 5)
    world = game.world(game.view(state, seat), Random(5))
    texts = [game.text(a) for a in promising(evaluation_of(key), world, seat, legal, 3)]
    assert judge.asked.pop() == (seat, texts, 0.5)
    assert game.text(chosen) == texts[-1]
    assert NetBot()(game, game.view(state, seat), legal[:1], Random(5)) == legal[0]
    assert judge.asked == [], "who has one choice asks nobody"


@each_game
def test_where_no_net_was_trained_a_blurred_planner_plays(
    key: str, judges: dict[tuple[str, int], Judge]
) -> None:
    others = at(key, 3)
    assert asked(GAMES[key], NetBot(1.5, 4), *others, 5) == plainly(key, others, 1.5, 4)
    assert asked(GAMES[key], NetBot(), *others, 5) == plainly(key, others)
    judges[key, 2].is_known = False  # on other boards
    place = at(key)
    assert asked(GAMES[key], NetBot(), *place, 5) == plainly(key, place)
    assert judges[key, 2].asked == []


@each_game
def test_nobody_waits_for_a_net_that_is_made_ready_in_the_background(
    key: str, judges: dict[tuple[str, int], Judge], monkeypatch: pytest.MonkeyPatch
) -> None:
    net.prepare_in_background()
    place = at(key)
    assert asked(GAMES[key], NetBot(), *place, 5) == plainly(key, place)
    net._READY.add(key)
    asked(GAMES[key], NetBot(), *place, 5)
    assert len(judges[key, 2].asked) == 1
    monkeypatch.setattr(net, "is_available", lambda: False)
    asked(GAMES[key], NetBot(), *place, 5)
    assert len(judges[key, 2].asked) == 1


@each_game
def test_a_net_is_ready_after_it_has_judged_a_first_position(
    key: str, judges: dict[tuple[str, int], Judge], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = at(key)
    assert net.win_shares(GAMES[key], state, seat) is None
    with monkeypatch.context() as patch:
        patch.setattr(net, "is_available", lambda: False)
        net.prepare(key)
    assert (net._READY, judges[key, 2].asked) == (set(), [])
    net.prepare(key)
    assert {key} == net._READY
    first = net.first_decision(GAMES[key], 2)
    assert judges[key, 2].asked == [GAMES[key].active(first)[0]]
    net.prepare(key)
    assert len(judges[key, 2].asked) == 1, "once is enough"
    assert net.win_shares(GAMES[key], state, seat) == {"c": 0.25, "a": 0.5}
    assert net.win_shares(GAMES[key], at(key, 3)[0], 0) is None
    judges[key, 2].is_known = False
    assert net.win_shares(GAMES[key], state, seat) is None


@each_game
def test_a_search_is_guided_by_the_net_of_its_boards_and_seats(
    key: str, judges: dict[tuple[str, int], Judge]
) -> None:
    net_of = net.known_net(GAMES[key])
    assert str(net_of(at(key)[0])) == "the net"
    assert net_of(at(key, 3)[0]) is None
    judges[key, 2].is_known = False
    assert net_of(at(key)[0]) is None


@each_game
@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_decision_is_a_seats(key: str, seats: int) -> None:
    state = net.first_decision(GAMES[key], seats)
    assert min(GAMES[key].active(state)) >= 0
    assert len(GAMES[key].points(state)) == seats


@pytest.mark.parametrize(
    ("spec", "warmth", "width"),
    [("net", 0, None), ("net:40t", 0.4, None), ("net:40t:8w", 0.4, 8), ("net:8w", 0, 8)],
)
def test_settings_of_a_net_are_read(spec: str, warmth: float, width: int | None) -> None:
    player = bot(spec)
    assert isinstance(player, NetBot)
    assert (player.warmth, player.width) == (warmth, width)
    assert (player._other.noise, player._other.width) == (PLAIN * warmth, width or WIDTH)
