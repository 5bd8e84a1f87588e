"""A training on one core: it improves on its start, can be stopped and resumed, and says how its net was made."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from allcity.cli import main
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.nets.net import read
from allcity.nets.serve import Judge
from allcity.train.checkpoint import resumed, save, served
from allcity.train.choose import Chooser
from allcity.train.play import compare
from allcity.train.run import Training
from allcity.train.settings import Settings, on_core
from tests.bots.positions import positions
from tests.sizes import IS_SOAK, size

pytestmark = pytest.mark.slow

TINY: dict[str, Any] = {
    "size": 24, "most": 12, "first": 16, "second": 8, "minibatch": 64, "gate_every": 2, "gate_size": 8, "gate_most": 24,
}  # fmt: skip


def ignore(_: object) -> None: ...


def trained(training: Training) -> Training:
    training.run(ignore, time.monotonic() + 1e6)
    return training


def test_a_training_improves_on_its_start() -> None:
    """In `make soak` with the recipe for one core, which takes some minutes."""
    settings = (
        on_core("tagcity", 2, 1e6, generations=25)
        if IS_SOAK
        else Settings("tagcity", generations=8, **{**TINY, "size": 64, "gate_every": 4})
    )
    training = trained(Training(settings))
    table = Chooser(training._batch(size(40, 200), key=99), training.arrays, 48, settings.part, 1)
    share, error = compare(table, training.player(training.result), training.start_player)
    assert share - 2 * error > (0.9 if IS_SOAK else 0.55)
    assert training.rows


@pytest.mark.parametrize("game", GAMES)
def test_a_training_goes_on_from_its_folder(game: str, tmp_path: Path) -> None:
    half, whole = (Settings(game, 3, generations=number, **TINY) for number in (2, 4))
    first = trained(resumed(half, tmp_path))
    save(first, tmp_path)
    second = resumed(whole, tmp_path)
    assert (second.generation, second.matches) == (2, 48)
    assert (second.adam.net["w1"] == first.adam.net["w1"]).all()
    assert second.rows == first.rows
    save(trained(second), tmp_path)
    card = json.loads((tmp_path / "card.json").read_text("utf-8"))
    assert (card["generations"], card["matches"]) == (4, 96)
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    judge = Judge(game, 3, read((tmp_path / "net.npz").read_bytes()))
    state, seat = positions(game, 3, 2, 1)[4]
    assert GAMES[game].parse(judge.best(state, seat)) in GAMES[game].legal(state, seat)


def test_the_same_seed_gives_the_same_net() -> None:
    nets = [
        served(trained(Training(Settings("tagcity", generations=2, seed=seed, **TINY)))).to_bytes()
        for seed in (5, 5, 6)
    ]
    assert nets[0] == nets[1] != nets[2]


def test_a_training_begins_with_the_weights_of_another_net(tmp_path: Path) -> None:
    """A net for two seats is a start for three; its outputs are the same but for the rounding."""
    file = tmp_path / "start.npz"
    file.write_bytes(
        served(trained(Training(Settings("tagcity", generations=2, **TINY)))).to_bytes()
    )
    training = Training(Settings("tagcity", 3, generations=1, start=str(file), **TINY))
    again = served(training)
    start = read(file.read_bytes())
    used = start.w1.any(axis=1)
    assert abs(again.w1[used].astype(int) - start.w1[used]).max() <= 1
    assert (again.w2 == start.w2).all()
    assert (again.b3 == start.b3).all()
    trained(training)
    assert (training.adam.net["w2"] != training.start_player.w2).any()


def test_a_best_response_is_sought_against_a_net_that_never_changes(tmp_path: Path) -> None:
    file = tmp_path / "rival.npz"
    file.write_bytes(served(Training(Settings("tagcity", generations=1, **TINY))).to_bytes())
    training = Training(Settings("tagcity", generations=4, against=str(file), **TINY))
    rival = training.rival
    trained(training)
    assert training.rival is rival is not None
    shares = [row["share"] for row in training.rows]
    assert len(shares) == 2
    assert training.rating == max(training.rows, key=lambda row: row["share"])["rating"]


@pytest.mark.parametrize("option", ["--start", "--against"])
def test_a_file_that_is_no_net_is_refused(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nonsense = tmp_path / "nonsense.npz"
    other = tmp_path / "other.npz"
    other.write_bytes(served(Training(Settings("graffiti", generations=1, **TINY))).to_bytes())
    nonsense.write_text("no net")
    for file, word in (
        (nonsense, "not a file with a net"),
        (tmp_path / "missing.npz", "not a file with a net"),
        (other, "does not know what a player of tagcity sees"),
    ):
        out = str(tmp_path / "out")
        assert main(["train", "tagcity", "--out", out, "--minutes", "0.01", option, str(file)]) == 1
        assert word in capsys.readouterr().err


def test_a_folder_with_another_training_is_refused(tmp_path: Path) -> None:
    save(Training(Settings("tagcity", **TINY)), tmp_path)
    with pytest.raises(Malformed, match="train-other"):
        resumed(Settings("tagcity", 3, **TINY), tmp_path)
    (tmp_path / "checkpoint.npz").write_bytes(b"nonsense")
    with pytest.raises(Malformed, match="train-folder"):
        resumed(Settings("tagcity", **TINY), tmp_path)


def test_the_command_trains_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net"
    typed = ["train", "tagcity", "--out", str(out), "--minutes", "0.01", "--lang", "en"]
    assert main(typed) == 0
    output = capsys.readouterr().out
    assert "Generation 1:" in output
    assert "100 % of the training is done" in output
    assert {file.name for file in out.iterdir()} == {
        "card.json",
        "checkpoint.npz",
        "curve.svg",
        "net.npz",
    }
