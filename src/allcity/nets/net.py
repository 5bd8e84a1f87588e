"""A trained net in use: whole numbers only, so that it values a position alike on every machine.

The first layer is not computed again for each candidate: its sums for the last candidate are corrected by the inputs in
which the two differ, and these are few.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import numpy

from allcity.fast.jit import compiled
from allcity.fast.layers import HIDDEN, SHIFT_1, SHIFT_2, UNIT, W1, W2, W3, correct, layer
from allcity.fast.loops import bind, foresee, observe
from allcity.games import folder

LIMITS = {"w1": 1.99, "w2": 4.0, "w3": 8.0}
"""Larger weights could overflow a 32-bit sum, or have no room in 16 bits."""
FORMAT = 1


@compiled
def value_all(
    t: Any, row: Any, seat: int, actions: Any, scratch: Any, seen: Any, last: Any, sums: Any, sums_2: Any,
    w1: Any, w2: Any, b2: Any, w3: Any, b3: Any, values: Any,
) -> None:  # fmt: skip
    """Compute all outputs for each action of a seat; `last` and `sums` belong together, whatever was valued before."""
    for index in range(len(actions)):
        for field in range(len(scratch)):
            scratch[field] = row[field]
        for place in range(len(seen)):
            seen[place] = 0
        foresee(t, scratch, seat, actions[index])
        observe(t, scratch, seat, seen)
        correct(seen, last, sums, w1)
        layer(sums, SHIFT_1, w2, b2, sums_2)
        layer(sums_2, SHIFT_2, w3, b3, values[index])


@cache
def value_loop(game: str) -> Any:
    """Return `value_all` for a game."""
    loops: SimpleNamespace = bind(game, (value_all,))
    return loops.value_all


@dataclass(frozen=True)
class Net:
    """The weights of a net, rounded: 16 bits each, biases 32."""

    w1: Any  # [input, first]
    b1: Any
    w2: Any  # [first, second]
    b2: Any
    w3: Any  # [second, output]
    b3: Any
    version: int  # of the kernel whose observations are its inputs

    def to_bytes(self) -> bytes:
        """Return the net as a file; inputs whose weights are all 0 take no room."""
        used = numpy.flatnonzero(self.w1.any(axis=1)).astype(numpy.int16)
        file = BytesIO()
        numpy.savez_compressed(
            file, format=FORMAT, version=self.version, inputs=len(self.w1), used=used, w1=self.w1[used],
            **{name: getattr(self, name) for name in ("b1", "w2", "b2", "w3", "b3")},
        )  # fmt: skip
        return file.getvalue()


def read(data: bytes) -> Net:
    """Read a net from a file."""
    with numpy.load(BytesIO(data)) as file:
        assert int(file["format"]) == FORMAT, "a net of another format"
        w1 = numpy.zeros((int(file["inputs"]), file["w1"].shape[1]), numpy.int16)
        w1[file["used"]] = file["w1"]
        others = {name: file[name] for name in ("b1", "w2", "b2", "w3", "b3")}
        return Net(w1=w1, version=int(file["version"]), **others)


def has_net(game: str, seats: int) -> bool:
    """Tell whether a game brings a net for this number of seats."""
    return folder(game, "nets").joinpath(f"{seats}.npz").is_file()


@cache  # as many nets as there are in the games
def net_of(game: str, seats: int) -> Net:
    """Return the net that a game brings for this number of seats."""
    return read(folder(game, "nets").joinpath(f"{seats}.npz").read_bytes())


def rounded(weights: dict[str, Any], scales: Any, version: int) -> Net:
    """Make a net from floating-point weights [units, inputs] whose inputs were divided by `scales`."""
    w1 = weights["w1"] / scales
    return Net(
        w1=_whole(w1.T, W1, numpy.int16), b1=_whole(weights["b1"][:, 0], W1, numpy.int32),
        w2=_whole(weights["w2"].T, W2, numpy.int16), b2=_whole(weights["b2"][:, 0], W2 * HIDDEN, numpy.int32),
        w3=_whole(weights["w3"].T, W3, numpy.int16), b3=_whole(weights["b3"][:, 0], UNIT, numpy.int32),
        version=version,
    )  # fmt: skip


def floating(net: Net, scales: Any) -> dict[str, Any]:
    """Return the weights of a net as floating-point numbers: the inverse of `rounded`, but for the rounding."""
    weights = {
        "w1": net.w1.T / W1 * scales, "b1": net.b1[:, None] / W1,
        "w2": net.w2.T / W2, "b2": net.b2[:, None] / (W2 * HIDDEN),
        "w3": net.w3.T / W3, "b3": net.b3[:, None] / UNIT,
    }  # fmt: skip
    return {name: array.astype(numpy.float32) for name, array in weights.items()}


def _whole(weights: Any, unit: int, kind: Any) -> Any:
    limit = numpy.iinfo(kind).max
    return numpy.ascontiguousarray(
        numpy.clip(numpy.rint(weights * unit), -limit, limit).astype(kind)
    )


class Valuer:
    """Values the actions of one set-up by a net."""

    def __init__(self, game: str, net: Net, tables: Any, fields: int) -> None:
        self.net, self.tables, self._loop = net, tables, value_loop(game)
        self._scratch = numpy.zeros(fields, numpy.int64)
        self._seen = numpy.zeros(len(net.w1), numpy.int8)
        self._last = numpy.zeros(len(net.w1), numpy.int8)
        self._sums = net.b1.copy()
        self._sums_2 = numpy.zeros(len(net.b2), numpy.int32)

    def __call__(self, row: Any, seat: int, actions: Any) -> Any:
        """Return all outputs for each of the actions, in steps of 1 / `UNIT`."""
        net = self.net
        values = numpy.zeros((len(actions), len(net.b3)), numpy.int32)
        self._loop(
            self.tables, row, seat, actions, self._scratch, self._seen, self._last, self._sums, self._sums_2,
            net.w1, net.w2, net.b2, net.w3, net.b3, values,
        )  # fmt: skip
        return values
