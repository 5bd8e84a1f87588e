"""The arena: paired, resumable, the same numbers everywhere, and it stops when the order is settled."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from allcity.arena import Outcome, Plan, Task, run, standings
from allcity.arena.folder import Folder
from allcity.arena.matches import Watch, play
from allcity.arena.runners import here, processes, ray
from allcity.arena.standings import is_settled
from allcity.arena.tables import by_seat, to_json, write_parquet
from allcity.core import Malformed, record
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.bots.positions import KEYS

TIMES = {"seconds", "worst"}
HOARDER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "hoarder"}), flush=True)
    elif message["type"] == "turn":
        legal = message["legal"]
        liked = [text for text in legal if text.startswith("permit")]
        liked += [text for text in legal if text in ("pass", "end")] + legal
        print(json.dumps({"type": "play", "action": liked[0]}), flush=True)
"""


def timeless(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: row[key] for key in row if key not in TIMES} for row in rows]


def played(plan: Plan, path: Path | None = None, stops_early: bool = False) -> Outcome:
    return run(plan, here, Folder(path, plan), stops_early)


@pytest.mark.parametrize(
    ("bots", "seats", "lineups", "rotations"),
    [
        (2, 2, 1, 2),
        (3, 2, 3, 2),
        (3, 3, 1, 3),
        (2, 4, 1, 2),
        (5, 4, 5, 4),
        (1, 3, 1, 1),
        (3, 4, 1, 4),
    ],
)
def test_each_deal_is_played_by_every_lineup_in_every_rotation(
    bots: int, seats: int, lineups: int, rotations: int
) -> None:
    plan = Plan("tagcity", tuple("abcde"[:bots]), 3, seats)
    tasks = list(plan.tasks())
    assert len(plan.lineups()) == lineups
    assert len(tasks) == 3 * lineups * rotations == len({task.key for task in tasks})
    assert len({(task.number, task.lineup, task.bots) for task in tasks}) == len(tasks)
    assert [task for batch in plan.batches() for task in batch] == tasks


@pytest.mark.parametrize("key", KEYS)
def test_rotations_have_the_same_deal(key: str) -> None:
    plan = Plan(key, ("greedy", "random"), 1)
    first, second = (record.parse(play(task)["record"]) for task in plan.tasks())
    assert (first.match, first.commitment) == (second.match, second.commitment)
    for match in (first, second):
        assert verify(GAMES[key], match).is_fair


@pytest.mark.parametrize("key", KEYS)
def test_a_row_tells_what_came_out(key: str) -> None:
    plan = Plan(key, ("greedy", "random", "planner"), 1, seats=3)
    for task in plan.tasks():
        row = play(task)
        assert row["bots"] == list(task.bots)
        assert [sum(each.values()) for each in row["sources"]] == row["points"]
        assert sum(row["decisions"]) > 20
        assert row["starter"] in range(3)
        json.dumps(row)


@pytest.mark.slow
def test_the_same_plan_gives_the_same_numbers_in_one_process_and_in_two() -> None:
    plan = Plan("tagcity", ("search:5n", "greedy"), 2)
    with processes(2) as runner:
        other = run(plan, runner, Folder(None, plan), stops_early=False)
    assert timeless(other.rows) == timeless(played(plan).rows)


def test_an_interrupted_run_goes_on_from_its_records(tmp_path: Path) -> None:
    plan = Plan("graffiti", ("planner", "greedy"), 3)
    whole = played(plan)

    def interrupted(tasks: Sequence[Task]) -> Iterator[dict[str, Any]]:
        yield from islice(here(tasks), 2)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, interrupted, Folder(tmp_path, plan))
    with (tmp_path / "rows.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"key": "cut off')
    again = Folder(tmp_path, plan)
    assert len(again.rows) == 2
    done: list[int] = []
    resumed = run(plan, here, again, stops_early=False, on_progress=done.append)
    assert done == [2, 1, 1, 1, 1]
    assert timeless(resumed.rows) == timeless(whole.rows)
    figures = [
        [(s.bot, s.share, s.rating, s.points) for s in standings(rows, 2)]
        for rows in (resumed.rows, whole.rows)
    ]
    assert figures[0] == figures[1]
    assert len(list((tmp_path / "records").iterdir())) == 6
    more = Plan("graffiti", ("planner", "greedy"), 4)
    assert len(Folder(tmp_path, more).rows) == 6


def test_a_folder_of_another_plan_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    plan = Plan("tagcity", ("random", "random"), 1)
    played(plan, tmp_path / "a")
    problems = []
    with pytest.raises(Malformed) as caught:
        Folder(tmp_path / "a", Plan("tagcity", ("random", "greedy"), 1))
    problems.append(caught.value)
    rows = tmp_path / "a" / "rows.jsonl"
    rows.write_text("nonsense\n" + rows.read_text("utf-8"), "utf-8")
    with pytest.raises(Malformed) as caught:
        Folder(tmp_path / "a", plan)
    assert caught.value.line == 1
    problems.append(caught.value)
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(Malformed) as caught:
        Folder(tmp_path / "file", plan)
    problems.append(caught.value)
    assert problems[2].facts["detail"] == "Not a directory"
    (tmp_path / "a" / "plan.json").write_text("nonsense", "utf-8")
    with pytest.raises(Malformed, match="arena-other-plan"):
        Folder(tmp_path / "a", plan)
    for problem in problems:
        for language in LANGUAGES:
            assert words(language).error(problem)


def test_a_run_stops_when_the_order_is_settled_and_says_so() -> None:
    plan = Plan("tagcity", ("greedy", "random"), 30)
    outcome = played(plan, stops_early=True)
    assert outcome.is_settled
    assert len(outcome.rows) == 40  # two batches of three, of ten chances in two rotations
    assert is_settled(outcome.rows, 2)
    assert not is_settled(outcome.rows[:20], 2)


def test_a_run_whose_last_match_settles_the_order_has_not_stopped_early() -> None:
    outcome = played(Plan("tagcity", ("greedy", "random"), 20), stops_early=True)
    assert is_settled(outcome.rows, 2)
    assert not outcome.is_settled


def test_equal_bots_are_not_settled_and_stand_near_each_other() -> None:
    plan = Plan("tagcity", ("random", "random"), 20)
    outcome = played(plan, stops_early=True)
    assert not outcome.is_settled
    first, second = standings(outcome.rows, 2)
    assert first.share[1] <= 0.5 <= first.share[2]
    assert second.rating[2] > first.rating[1]


def test_a_watch_counts_decisions_and_sums_what_each_seat_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moments = iter([10.0, 10.25, 11.0, 11.5, 20.0, 20.125])
    monkeypatch.setattr("allcity.arena.matches.time.perf_counter", lambda: next(moments))
    watch = Watch(2)
    for seat in (0, 0, 1, 1, 0, 0):
        watch(seat)
    figures = {"decisions": [2, 1], "seconds": [0.375, 0.5], "worst": [0.25, 0.5]}
    assert watch.to_json() == figures


def test_standings_have_ratings_shares_points_and_times() -> None:
    plan = Plan("tagcity", ("random", "greedy"), 6)
    best, worst = standings(played(plan).rows, 2)
    assert (best.bot, worst.bot) == (1, 0)
    assert best.share[::2] == pytest.approx((1, 1))
    assert best.share[1] > worst.share[2]
    assert best.rating[1] < best.rating[0] < best.rating[2]
    assert best.rating[0] > worst.rating[2]
    assert best.points > worst.points
    assert 0 < best.ms <= best.worst_ms
    assert standings([], 2)[0].matches == 0


@pytest.mark.parametrize("program", ["cmd:/nope", "cmd:false"])
def test_a_program_that_somebody_else_had_to_play_for_loses_and_is_named(program: str) -> None:
    plan = Plan("tagcity", (program, "random"), 1)
    outcome = played(plan)
    first, last = standings(outcome.rows, 2)
    assert (first.bot, first.share[0], first.faults, first.forfeits) == (1, 1.0, 0, 0)
    assert (last.bot, last.share[0], last.forfeits) == (0, 0.0, 2)
    assert last.faults > 2
    assert last.first_fault is not None
    assert last.first_fault["kind"] == "crash"
    for row in outcome.rows:
        assert [row["places"][row["bots"].index(bot)] for bot in (1, 0)] == [1, 2]


def test_of_several_faults_the_first_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "turns = iter(range(1000))\ndef choose(*_): raise KeyError(next(turns))\n"
    (tmp_path / "failing_bot.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    row = play(next(Plan("tagcity", ("failing_bot:choose", "random"), 1).tasks()))
    assert row["faults"][0] > 1
    assert row["first_fault"][0]["detail"] == "KeyError: 0"
    assert row["places"] == [2, 1]


class Cluster:
    """A stand-in for the parts of Ray that we use, in this process; it notes its calls."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.problem, self.is_running = problem, False
        self.told: dict[str, Any] = {}

    def init(self, **told: Any) -> None:
        if self.problem:
            raise self.problem
        self.is_running, self.told = True, told

    def remote(self, function: Callable[[Task], Any]) -> Any:
        return SimpleNamespace(remote=lambda task: [function, task])

    def get(self, reference: list[Any]) -> Any:
        function, task = reference
        return function(task)

    def shutdown(self) -> None:
        self.is_running = False


@pytest.mark.parametrize(("address", "more"), [(None, {"num_cpus": 2}), ("ray://there:1", {})])
def test_a_cluster_plays_the_same_matches_and_is_left_behind_tidily(
    address: str | None, more: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster: Any = Cluster()
    plan = Plan("tagcity", ("random", "random"), 2)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with ray(address) as runner:
        assert cluster.is_running
        rows = list(runner(list(plan.tasks())))
    assert not cluster.is_running
    quiet = {"log_to_driver": False, "include_dashboard": False}
    assert cluster.told == {"address": address, **quiet, **more}
    assert timeless(rows) == timeless(list(here(list(plan.tasks()))))


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(ConnectionError("nobody answers")))
    with pytest.raises(Malformed) as caught, ray("ray://there:1"):
        pass
    assert caught.value.facts == {"address": "ray://there:1", "detail": "nobody answers"}
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Malformed, match="arena-no-ray"), ray(None):
        pass


def test_processes_end_with_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[Any] = []

    class Pool:
        def __init__(self, workers: int, mp_context: Any) -> None:
            assert (workers, mp_context.get_start_method()) == (3, "spawn")

        def shutdown(self, **how: bool) -> None:
            ended.append(how)

    monkeypatch.setattr("allcity.arena.runners.ProcessPoolExecutor", Pool)
    with pytest.raises(KeyboardInterrupt), processes(3):
        raise KeyboardInterrupt
    assert ended == [{"wait": True, "cancel_futures": True}]


def test_one_process_is_this_one() -> None:
    with processes(1) as runner:
        assert runner is here
    with processes(2) as other:
        assert other is not here


def test_a_run_that_was_cut_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    plan = Plan("tagcity", ("random", "random"), 1)
    whole = played(plan)
    (tmp_path / "rows.jsonl").write_text('{"key": "0-0', "utf-8")
    folder = Folder(tmp_path, plan)
    assert folder.rows == {}
    assert (tmp_path / "rows.jsonl").read_text("utf-8") == ""
    run(plan, here, folder)
    assert timeless(list(Folder(tmp_path, plan).rows.values())) == timeless(whole.rows)


def test_bots_that_only_hoard_come_to_an_end(tmp_path: Path) -> None:
    hoarder = tmp_path / "hoarder.py"
    hoarder.write_text(HOARDER)
    program = f"cmd:{sys.executable} {hoarder}"
    row = play(next(Plan("graffiti", (program, program), 1).tasks()))
    assert row["reasons"] == ["idle"]
    assert row["rounds"] < 20
    assert row["faults"] == [0, 0]


def test_tables_for_other_programs(tmp_path: Path) -> None:
    from pyarrow import parquet

    plan = Plan("graffiti", ("greedy", "random"), 2, seats=3)
    outcome = played(plan)
    document = json.loads(json.dumps(to_json(plan, outcome)))
    assert document["played"] == len(outcome.rows) == len(document["rows"])
    assert [each["spec"] for each in document["standings"]] == ["greedy", "random"]
    assert sum(document["ends"].values()) >= len(outcome.rows)
    file = tmp_path / "rows.parquet"
    write_parquet(file, plan, outcome.rows)
    rows = parquet.read_table(file).to_pylist()
    assert rows == by_seat(plan, outcome.rows)
    assert len(rows) == 3 * len(outcome.rows)
    with pytest.raises(Malformed) as caught:
        write_parquet(tmp_path / "no" / "folder.parquet", plan, outcome.rows)
    assert "No such file or directory" in str(caught.value.facts["detail"])
