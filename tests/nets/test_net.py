"""Nets as they are served: whole numbers, the same on every machine, and nothing that a seat may not know."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import numpy
import pytest

from allcity.bots import bot
from allcity.fast.batch import Batch
from allcity.fast.jit import interpreted
from allcity.fast.layers import HIDDEN, SHIFT_1, SHIFT_2, UNIT
from allcity.fast.lockstep import marked
from allcity.games import GAMES, folder
from allcity.nets import net as nets
from allcity.nets.net import Net, Valuer, has_net, net_of, read, rounded
from allcity.nets.serve import judge_of
from tests.bots.positions import asked, positions

pytestmark = pytest.mark.slow

SHIPPED = [
    (game, seats) for game in GAMES for seats in GAMES[game].META.seats if has_net(game, seats)
]
DIGESTS = {
    ("tagcity", 2): "ec42d8a32cf1c056",
    ("tagcity", 3): "6947d42b9c6eb503",
    ("tagcity", 4): "061ad0282224d137",
    ("graffiti", 2): "6154e3d1cc5f10ee",
    ("graffiti", 3): "589b35e7e6076df1",
    ("graffiti", 4): "7752a73253f58391",
}
each_net = pytest.mark.parametrize(("game", "seats"), SHIPPED)


def rows(game: str, seats: int, decisions: int) -> Batch:
    batch = Batch(game, seats, size=6, key=3)
    batch.play(decisions)
    return batch


def valued(batch: Batch, net: Net) -> list[Any]:
    """The outputs for every legal action of every match that goes on."""
    valuer = Valuer(batch.game, net, batch.tables, batch.kernel.FIELDS)
    masks = batch.legal()
    return [
        valuer(batch.states[match].copy(), int(seat), numpy.array(marked(masks[match])))
        for match, seat in enumerate(batch.asked)
        if seat >= 0
    ]


def plainly(batch: Batch, match: int, net: Net) -> Any:
    """Return the same outputs from the definition: every layer is computed in full, in 64 bits."""
    seat, kernel = int(batch.asked[match]), batch.kernel
    outputs = []
    for action in marked(batch.legal()[match].copy()):
        row, seen = batch.states[match].copy(), numpy.zeros(kernel.OBSERVED, numpy.int8)
        kernel.foresee(batch.tables, row, seat, action)
        kernel.observe(batch.tables, row, seat, seen)
        first = (seen.astype(int) @ net.w1.astype(int) + net.b1) >> SHIFT_1
        second = (numpy.clip(first, 0, HIDDEN - 1) @ net.w2.astype(int) + net.b2) >> SHIFT_2
        outputs.append(numpy.clip(second, 0, HIDDEN - 1) @ net.w3.astype(int) + net.b3)
    return numpy.array(outputs)


@each_net
@pytest.mark.parametrize("decisions", [0, 7, 30])
def test_a_net_is_computed_as_it_is_defined(game: str, seats: int, decisions: int) -> None:
    batch, net = rows(game, seats, decisions), net_of(game, seats)
    outputs = valued(batch, net)
    assert outputs
    going_on = [match for match, seat in enumerate(batch.asked) if seat >= 0]
    for match, output in list(zip(going_on, outputs, strict=True))[:3]:
        assert (output == plainly(batch, match, net)).all()


@each_net
def test_a_net_gives_the_same_numbers_on_every_machine(game: str, seats: int) -> None:
    """The digests were made on one machine; only whole numbers take part, so they hold on all."""
    digester = hashlib.sha256()
    for decisions in (0, 11, 26):
        for outputs in valued(rows(game, seats, decisions), net_of(game, seats)):
            digester.update(outputs.astype("<i4").tobytes())
    assert digester.hexdigest()[:16] == DIGESTS[game, seats]


@each_net
def test_plain_python_values_as_compiled_code_does(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch, net = rows(game, seats, 40), net_of(game, seats)
    match = int(numpy.flatnonzero(batch.asked >= 0)[0])
    arguments = (batch.states[match].copy(), int(batch.asked[match]))
    actions = numpy.array(marked(batch.legal()[match].copy())[:3])
    compiled = Valuer(game, net, batch.tables, batch.kernel.FIELDS)(*arguments, actions)
    loop = interpreted(nets.value_loop(game))
    monkeypatch.setattr(nets, "value_loop", lambda _: loop)
    plain = Valuer(game, net, batch.tables, batch.kernel.FIELDS)(*arguments, actions)
    assert (compiled == plain).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_nets_of_a_game_are_small(game: str) -> None:
    place = folder(game, "nets")
    files = (
        [file for file in place.iterdir() if file.name.endswith(".npz")] if place.is_dir() else []
    )
    assert sum(len(file.read_bytes()) for file in files) <= 2_000_000


@each_net
def test_a_net_is_written_and_read(game: str, seats: int) -> None:
    net = net_of(game, seats)
    again = read(net.to_bytes())
    for name in ("w1", "b1", "w2", "b2", "w3", "b3"):
        assert (getattr(again, name) == getattr(net, name)).all()
    assert again.version == net.version


def test_weights_are_rounded_and_scaled() -> None:
    """One input that counts up to ten, one unit each: by hand 10 / 10 · 0.5 = 0.5, · 1 = 0.5, · 2 = 1."""
    weights = {
        "w1": numpy.array([[0.5]]), "b1": numpy.zeros((1, 1)), "w2": numpy.ones((1, 1)), "b2": numpy.zeros((1, 1)),
        "w3": numpy.full((1, 1), 2.0), "b3": numpy.zeros((1, 1)),
    }  # fmt: skip
    net = rounded(weights, numpy.array([10.0]), 1)
    first = (10 * int(net.w1[0, 0])) >> SHIFT_1
    second = (first * int(net.w2[0, 0])) >> SHIFT_2
    assert second * int(net.w3[0, 0]) == pytest.approx(UNIT, rel=0.01)


@each_net
def test_shares_of_the_win_sum_to_one(game: str, seats: int) -> None:
    judge = judge_of(game, seats)
    assert judge
    state, seat = positions(game, seats, 3, 1)[5]
    _, values = judge.values(state, seat)
    shares = judge.shares(values, seats)
    assert shares.shape == (len(values), seats)
    assert shares.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_on_boards_that_no_net_knows_the_planner_plays(game: str) -> None:
    rules = GAMES[game]
    option = rules.META.options[0]
    state = rules.setup(2, {option.key: option.values[-1]})
    rng = Random(4)
    while -1 in rules.active(state):
        state = rules.apply(state, -1, rng.choice(rules.chance(state))[0])
    judge = judge_of(game, 2)
    assert judge is None or not judge.knows(state)
    seat = rules.active(state)[0]
    assert asked(rules, bot("net"), state, seat, 9) == asked(rules, bot("planner"), state, seat, 9)
