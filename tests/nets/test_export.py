"""An exported net says the same as the served one, to the last bit, in a program that knows nothing of ours."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy
import onnx
import pytest
from onnx.reference import ReferenceEvaluator

from allcity.fast.layers import UNIT
from allcity.fast.lockstep import marked
from allcity.games import folder
from allcity.nets import export
from allcity.nets.net import Valuer, net_of
from tests.nets.test_net import SHIPPED, rows

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_an_exported_net_says_what_the_served_one_says(game: str, seats: int) -> None:
    batch, net = rows(game, seats, 9), net_of(game, seats)
    program = ReferenceEvaluator(onnx.load_from_string(export.to_onnx(net)))
    valuer = Valuer(game, net, batch.tables, batch.kernel.FIELDS)
    match = next(match for match, seat in enumerate(batch.asked) if seat >= 0)
    seat, actions = int(batch.asked[match]), numpy.array(marked(batch.legal()[match]))
    observed = numpy.zeros((len(actions), batch.kernel.OBSERVED), numpy.int8)
    for action, seen in zip(actions, observed, strict=True):
        row = batch.states[match].copy()
        batch.kernel.foresee(batch.tables, row, seat, int(action))
        batch.kernel.observe(batch.tables, row, seat, seen)
    values, steps = program.run(None, {"observed": observed})
    expected = valuer(batch.states[match].copy(), seat, actions)
    assert (steps == expected).all()
    assert numpy.allclose(values, expected / UNIT)


def command(monkeypatch: pytest.MonkeyPatch, *arguments: Path) -> None:
    monkeypatch.setattr(sys, "argv", ["export", *map(str, arguments)])
    export.main()


def test_a_file_is_written_once_and_nonsense_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, seats = SHIPPED[0]
    net, file, nonsense = tmp_path / "net.npz", tmp_path / "net.onnx", tmp_path / "nonsense.npz"
    net.write_bytes(folder(game, "nets").joinpath(f"{seats}.npz").read_bytes())
    nonsense.write_text("no net")
    command(monkeypatch, net, file)
    written = file.read_bytes()
    onnx.checker.check_model(onnx.load_from_string(written))
    for arguments, said in (
        ((net, file), "cannot be written: File exists"),
        ((nonsense, tmp_path / "other.onnx"), "is not a net"),
        ((tmp_path / "nothing.npz", tmp_path / "other.onnx"), "is not a net"),
        ((net, tmp_path / "nowhere/net.onnx"), "cannot be written"),
    ):
        with pytest.raises(SystemExit):
            command(monkeypatch, *arguments)
        assert said in capsys.readouterr().err
    assert file.read_bytes() == written
    assert not (tmp_path / "other.onnx").exists()
