"""Matches by the kernels are the very matches of the rules, in the arena and in simulations."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allcity.arena import Plan, repeatable, run, simulation
from allcity.arena.balance import variants
from allcity.arena.folder import Folder
from allcity.arena.kernels import KernelRunner
from allcity.arena.matches import play
from allcity.arena.repeatable import is_repeatable, uses_kernel
from allcity.arena.runners import here
from allcity.core import luck, record
from allcity.core.replay import verify
from allcity.fast import chance
from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from tests.arena.test_arena import timeless
from tests.cli.test_commands import run as command
from tests.games.editions import HOUSE
from tests.luck import LUCK
from tests.sizes import size

pytestmark = pytest.mark.slow

KERNELS = [key for key in GAMES if kernel_of(key)]
CASES = [
    (key, options, seats)
    for key in KERNELS
    for options in variants(GAMES[key].META)
    for seats in (2, 3, 4)
]
SEED = int(LUCK or 1)
MATCHES = size(4, 500)


@pytest.mark.parametrize(("key", "options", "seats"), CASES)
def test_a_simulation_is_the_same_by_rules_and_by_kernel(
    key: str, options: dict[str, str], seats: int
) -> None:
    arguments = (key, seats, options, None, SEED, MATCHES)
    assert list(simulation.by_kernel(*arguments)) == list(simulation.by_rules(*arguments))


@pytest.mark.parametrize("seed", [-1, 0, 1 << 63, -(1 << 70) + 3])
def test_any_seed_gives_the_same_matches_by_both(seed: int) -> None:
    arguments: tuple[Any, ...] = (KERNELS[0], 2, {}, None, seed, 2)
    assert list(simulation.by_kernel(*arguments)) == list(simulation.by_rules(*arguments))
    assert luck.start(simulation.signed(seed), 7) == luck.start(seed, 7)


def test_blocks_of_a_simulation_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments: tuple[Any, ...] = (KERNELS[0], 2, {}, None, 1, 10)
    whole = list(simulation.by_kernel(*arguments))
    monkeypatch.setattr(simulation, "BLOCK", 4)
    assert list(simulation.by_kernel(*arguments)) == whole
    assert len(set(whole)) == 10


@pytest.mark.parametrize("key", [0, 1, -5, 1 << 40])
@pytest.mark.parametrize("match", [0, 3, 10**12])
def test_the_numbers_of_kernels_are_those_of_the_rules(key: int, match: int) -> None:
    base = luck.start(key, match)
    assert base == chance.start(key, match)
    for index in range(20):
        assert luck.of_chance(base, index) == chance.of_chance(base, index)
        assert luck.of_player(base, index) == chance.of_player(base, index)
        number = luck.number(base, index)
        assert luck.below(number, 600) == chance.below(number, 600)


@pytest.mark.parametrize(("key", "options", "seats"), CASES)
def test_rows_of_the_arena_are_the_same_by_rules_and_by_kernel(
    key: str, options: dict[str, str], seats: int
) -> None:
    plan = Plan(key, ("random", "random"), 2, seats, SEED, tuple(options.items()))
    tasks = list(plan.tasks())
    rows = list(KernelRunner(plan, with_records=True)(tasks))
    assert timeless(rows) == timeless([play(task) for task in tasks])
    json.dumps(rows)
    for row in rows:
        assert verify(GAMES[key], record.parse(row["record"])).is_fair
        assert all(seconds > 0 for seconds in row["seconds"])


def test_rotations_share_their_dice_and_not_their_course() -> None:
    plan = Plan(KERNELS[0], ("random", "random"), 1)
    first, second = KernelRunner(plan, with_records=True)(list(plan.tasks()))
    heads = [record.parse(row["record"]).header() for row in (first, second)]
    assert heads[0] == heads[1]
    assert first["record"] != second["record"]


@pytest.mark.parametrize("key", KERNELS)
def test_dice_and_log_are_extended_for_long_matches(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(key, ("random",), 3)
    tasks = list(plan.tasks())
    whole = timeless(list(KernelRunner(plan, with_records=True)(tasks)))
    monkeypatch.setattr("allcity.arena.kernels.OUTCOMES", 4)
    monkeypatch.setattr("allcity.arena.kernels.ROOM", 16)
    assert timeless(list(KernelRunner(plan, with_records=True)(tasks))) == whole


@pytest.mark.parametrize("key", KERNELS)
def test_a_plan_with_an_edition_and_a_starter(key: str) -> None:
    option = next(o.key for o in GAMES[key].META.options if "drawn" in o.values)
    plan = Plan(key, ("random",), 2, options=((option, "2"),), edition=HOUSE[key])
    tasks = list(plan.tasks())
    rows = list(KernelRunner(plan, with_records=False)(tasks))
    expected = [{**play(task), "record": ""} for task in tasks]
    assert timeless(rows) == timeless(expected)


def test_a_run_by_kernel_is_the_run_by_rules() -> None:
    plan = Plan(KERNELS[0], ("random", "random"), 12)
    quick = run(plan, KernelRunner(plan, with_records=False), Folder(None, plan))
    assert timeless(quick.rows) == timeless(run(plan, here, Folder(None, plan)).rows)
    assert list(KernelRunner(plan, with_records=False)([])) == []


def test_which_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_repeatable(["random", "random"])
    assert not is_repeatable(["random", "greedy"])
    assert uses_kernel(KERNELS[0], ["random"], repeatable.FEW)
    assert not uses_kernel(KERNELS[0], ["random"], repeatable.FEW - 1)
    assert not uses_kernel(KERNELS[0], ["greedy"], repeatable.FEW)
    monkeypatch.setattr(repeatable, "is_available", lambda: False)
    assert not uses_kernel(KERNELS[0], ["random"], repeatable.FEW)


@pytest.mark.parametrize(
    "line",
    [
        "simulate {} --matches 6 --seed 4 --seats 3 --json",
        "arena {} --bots random,random --matches 3 --workers 1 --json",
        "balance {} --bot random --matches 6 --workers 1 --json --html {}",
    ],
)
@pytest.mark.parametrize("key", KERNELS)
def test_commands_say_the_same_by_kernel(
    line: str,
    key: str,
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = line.format(key, tmp_path / "page.html").split()
    plain = json.loads(command(*typed, capsys=capsys)[1])
    monkeypatch.setattr(repeatable, "FEW", 1)
    used: list[str] = []
    for engine, name in ((simulation, "by_kernel"), (KernelRunner, "__call__")):
        monkeypatch.setattr(engine, name, _noted(getattr(engine, name), used))
    quick = json.loads(command(*typed, capsys=capsys)[1])
    assert used
    assert _untimed(quick) == _untimed(plain)


def _noted(function: Any, used: list[str]) -> Any:
    def call(*arguments: Any) -> Any:
        used.append(function.__name__)
        return function(*arguments)

    return call


def _untimed(value: Any) -> Any:
    """Without all that depends on the clock."""
    if isinstance(value, dict):
        times = {"seconds", "worst", "ms", "worst_ms"}
        return {key: _untimed(each) for key, each in value.items() if key not in times}
    return [_untimed(each) for each in value] if isinstance(value, list) else value
