"""Data sets: whole, the same again after an interruption, and exactly what the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
import pytest
from pyarrow import parquet

from allcity.arena.plan import Plan
from allcity.arena.simulation import by_rules
from allcity.core.errors import Malformed
from allcity.fast.kernel import kernel_of
from allcity.fast.lockstep import marked
from allcity.games import GAMES
from allcity.locales import LANGUAGES
from allcity.research import dataset
from allcity.research.dataset import ALL, Order, write
from tests.cli.test_commands import run

KERNELS = [key for key in GAMES if kernel_of(key)]
pytestmark = pytest.mark.slow


def order(
    key: str,
    matches: int = 6,
    positions: int = 2,
    bots: tuple[str, ...] = ("random",),
    seats: int = 3,
) -> Order:
    return Order(Plan(key, bots, matches, seats, seed=4), matches, positions)


def written(each: Order, folder: Path) -> tuple[list[Any], list[Any], dict[str, Any]]:
    """All positions and all matches, and what the folder says of them."""
    write(each, folder, lambda _: None)
    positions = [
        row
        for file in sorted(folder.glob("positions-*.parquet"))
        for row in parquet.read_table(file).to_pylist()
    ]
    matches = [
        row
        for file in sorted(folder.glob("matches-*.parquet"))
        for row in parquet.read_table(file).to_pylist()
    ]
    return positions, matches, json.loads((folder / "dataset.json").read_text())


def log_of(match: dict[str, Any], texts: list[str]) -> list[tuple[int, str]]:
    return [(entry % 8 - 1, texts[entry // 8]) for entry in match["log"]]


@pytest.mark.parametrize("key", KERNELS)
@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_every_number_is_what_the_rules_say(
    key: str, bots: tuple[str, ...], tmp_path: Path
) -> None:
    rules = GAMES[key]
    kernel: Any = kernel_of(key)
    each = order(key, matches=3, positions=4, bots=bots)
    positions, matches, about = written(each, tmp_path)
    texts, seats = about["actions"]["texts"], about["seats"]
    assert len(positions) == 3 * 4
    for row in positions:
        log = log_of(matches[row["match"]], texts)
        state = rules.setup(seats, about["options"])
        for actor, text in log[: row["index"]]:
            state = rules.apply(state, actor, rules.parse(text))
        assert log[row["index"]] == (row["seat"], texts[row["action"]])
        legal = {texts[n] for n in marked(numpy.frombuffer(row["legal"], numpy.uint32))}
        assert legal == {rules.text(action) for action in rules.legal(state, row["seat"])}
        views = numpy.frombuffer(row["views"], numpy.int8).reshape(seats, -1)
        for seat in range(seats):
            assert (views[seat] == kernel.observation(rules.view(state, seat))).all()
        packed = numpy.frombuffer(row["position"], numpy.int64).copy()
        expected = packed.copy()
        kernel.pack(
            state, kernel.actions(seats, about["options"], rules.edition("house")), expected
        )
        assert (packed == expected).all()
    for match in matches:
        state = rules.setup(seats, about["options"])
        for actor, text in log_of(match, texts):
            state = rules.apply(state, actor, rules.parse(text))
        result = rules.result(state)
        assert result is not None
        assert (match["points"], match["places"]) == (list(result.points), list(result.places))
        assert match["reasons"] == " ".join(result.reasons)
        assert match["rounds"] == rules.rounds(state)
        assert len(match["bots"]) == seats


@pytest.mark.parametrize("key", KERNELS)
def test_matches_of_random_bots_are_those_of_simulate(key: str, tmp_path: Path) -> None:
    _, matches, _ = written(order(key), tmp_path)
    simulated = list(by_rules(key, 3, {}, None, 4, 6))
    assert [tuple(match["points"]) for match in matches] == [each.points for each in simulated]


@pytest.mark.parametrize("key", KERNELS)
def test_all_positions_are_all_decisions(key: str, tmp_path: Path) -> None:
    positions, matches, _ = written(order(key, matches=2, positions=ALL), tmp_path)
    decisions = {
        (match["match"], index)
        for match in matches
        for index, entry in enumerate(match["log"])
        if entry % 8
    }
    assert {(row["match"], row["index"]) for row in positions} == decisions
    assert len(positions) == len(decisions)


def test_chosen_decisions_are_different_and_in_order() -> None:
    log = numpy.array([[8, 9, 10, 8, 9], [8, 9, 8, 8, 9]])
    lengths = numpy.array([5, 4])
    rng = numpy.random.default_rng(1)
    columns = list(dataset.chosen(log, lengths, 2, rng))
    assert all(column[0] in (1, 2, 4) for column in columns)
    assert columns[0][0] < columns[1][0]
    assert sorted(column[1] for column in columns) == [-1, 1]
    seen = {int(next(iter(dataset.chosen(log, lengths, 1, rng)))[0]) for _ in range(50)}
    assert seen == {1, 2, 4}


def test_an_interrupted_data_set_goes_on_and_more_may_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    whole = written(order(KERNELS[0], matches=5), tmp_path / "whole")

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    other = tmp_path / "other"
    with pytest.raises(KeyboardInterrupt):
        write(order(KERNELS[0], matches=5), other, stop)
    assert len(list(other.glob("*.parquet"))) == 2
    written_at = (other / "matches-000000000.parquet").stat().st_mtime_ns
    written(order(KERNELS[0], matches=3), other)  # its last file has one match only
    assert written(order(KERNELS[0], matches=5), other) == whole
    assert (other / "matches-000000000.parquet").stat().st_mtime_ns == written_at
    with pytest.raises(Malformed):
        write(order(KERNELS[0], matches=5, seats=2), other, stop)
    (other / "dataset.json").write_text("{")
    with pytest.raises(Malformed):
        write(order(KERNELS[0], matches=5), other, stop)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_writes_a_data_set_and_refuses_what_cannot_be(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"dataset {KERNELS[0]} {tmp_path / 'set'} --matches 3 --lang {language}".split()
    status, out, _ = run(*line, capsys=capsys)
    assert (status, "set" in out) == (0, True)
    assert len(list((tmp_path / "set").glob("*.parquet"))) == 2
    status, _, err = run(*line, "--seed", "2", capsys=capsys)
    assert (status, "dataset.json" in err) == (1, True)
    (tmp_path / "file").write_text("")
    line[2] = str(tmp_path / "file")
    status, _, err = run(*line, capsys=capsys)
    assert (status, "file" in err) == (1, True)
    for positions in ("0", "some", "1001", "-1", "²", "1e3"):
        status, _, err = run(*line, "--positions", positions, capsys=capsys)
        assert status == 2
        assert "1" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_matches_that_another_bot_had_to_play_are_not_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"dataset {KERNELS[0]} {tmp_path / 'set'} --matches 1 --bots cmd:/nope --lang {language}"
    status, _, err = run(*line.split(), capsys=capsys)
    assert status == 1
    assert "cmd:/nope" in err
    assert "No such file or directory" in err
    assert not list((tmp_path / "set").glob("*.parquet"))


def test_a_data_set_needs_its_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.delitem(sys.modules, "allcity.research.dataset")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    status, _, err = run("dataset", KERNELS[0], str(tmp_path / "x"), capsys=capsys)
    assert (status, "allcity[research]" in err) == (1, True)
    assert not (tmp_path / "x").exists()
