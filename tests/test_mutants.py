"""The campaign of `make mutants`: its changes are real, single, and the same for a seed."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.executed import IMPORT, Executed, read
from scripts.forking import Tests, replace
from scripts.mutants import AREAS, ROOT, Mutant, chosen, files_of, interval, sample
from scripts.mutations import Mutation, is_in_function, mutations


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("a and b", ["a or b"]),
        ("a + b", ["a - b"]),
        ("not a", ["a"]),
        ("x = 7", ["x = 8"]),
        ("x = True", ["x = False"]),
        ("a << b", ["a >> b"]),
        ("f(a)", ["pass"]),
        ("x += y", ["x -= y"]),
        ("if a:\n    b", ["if not a:\n    b"]),
        ("x = a if b else c", ["x = a if not b else c"]),
        ("for a in b:\n    break", ["for a in b:\n    continue"]),
        ("def f():\n    return a", ["def f():\n    return None"]),
        ("a < b < c", []),
        ("x: int = 7", []),
        ("assert a == b", []),
        ("def f(x: Literal[1]) -> Literal[2]:\n    pass", []),
        ("'a text'", []),
        ("x = zip(a, b, strict=True)", []),
        ("class A(B, frozen=True):\n    pass", []),
    ],
)
def test_a_change_is_single(before: str, after: list[str]) -> None:
    assert [mutation.applied(before) for mutation in mutations(before)] == after


def test_a_change_names_its_line() -> None:
    source = "a = b\n\nif a and b < 3:\n    f(a)\n"
    assert [(m.line, m.before, m.after) for m in mutations(source)] == [
        (3, "if a and b < 3:\n    f(a)", "if not (a and b < 3):\n    f(a)"),
        (3, "a and b < 3", "a or b < 3"),
        (3, "b < 3", "b <= 3"),
        (3, "3", "4"),
        (4, "f(a)", "pass"),
    ]


def test_a_change_is_made_in_functions_that_are_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "A = 1\n\ndef f(x):\n    return [y + 1 for y in x]\n\ndef g():\n    return 7\n"
    (tmp_path / "alive_module.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module, file = importlib.import_module("alive_module"), str(tmp_path / "alive_module.py")
    f, (constant, plus, seven) = (
        module.f,
        [
            next(m.node for m in mutations(source) if m.after == after)
            for after in ("2", "y - 1", "8")
        ],
    )
    assert [is_in_function(source, node) for node in (constant, plus, seven)] == [False, True, True]
    assert not replace(file, source, constant)
    assert replace(file, source, plus)
    assert (f([5]), module.g()) == ([4], 7)
    assert replace(file, source, seven)
    assert module.g() == 8
    assert replace(str(tmp_path / "never_imported.py"), source, seven)


@pytest.mark.parametrize("area", AREAS)
def test_the_same_seed_gives_the_same_changes_and_each_is_code(area: str) -> None:
    drawn = sample(area, 5, seed=3)
    assert drawn == sample(area, 5, seed=3)
    assert drawn != sample(area, 5, seed=4)
    for mutant in drawn:
        original = (ROOT / mutant.file).read_text("utf-8")
        changed = ast.dump(ast.parse(mutant.mutation.applied(original)))
        assert changed != ast.dump(ast.parse(original))
    assert all((ROOT / name).is_file() for name in files_of(area))


def test_what_is_left_out_is_no_test_of_an_area() -> None:
    assert "tests/arena/test_standings.py" in files_of("arena")
    assert "tests/arena/test_ray.py" not in files_of("arena")


FILE = Path("src/allcity/arena/standings.py")
SOURCE = "A = 1\n\ndef f(x):\n    return (\n        x + 1\n    )\n"


def test_a_line_is_executed_by_the_tests_that_come_to_its_statement() -> None:
    tests = [("a", 1.0), ("b", 2.0), ("c", 4.0)]
    executed = Executed(tests, {str(FILE): {1: frozenset({IMPORT}), 4: frozenset({0, 2})}})
    assert executed.at(FILE, SOURCE, 5) == [("a", 1.0), ("c", 4.0)]
    assert executed.at(FILE, SOURCE, 1) == []
    assert executed.around(FILE) == [("a", 1.0), ("c", 4.0)]
    assert executed.at(Path("another.py"), SOURCE, 5) == []
    assert [executed.is_on_import(FILE, SOURCE, line) for line in (1, 4, 5)] == [True, False, False]


def test_tests_that_execute_the_line_are_chosen_and_those_that_name_its_module_come_first() -> None:
    names = [
        "tests/arena/test_arena.py::a",
        "tests/arena/test_standings.py::b",
        "tests/cli/x.py::c",
    ]
    lines = {FILE: 1, Path("src/allcity/arena/folder.py"): 2}
    executed = Executed(
        [(name, 1.5) for name in names],
        {str(FILE): {1: frozenset({2}), 8: frozenset({IMPORT}), 9: frozenset({1})}},
    )
    mutant, other = (
        Mutant("arena", file, Mutation(line, "", "", 0)) for file, line in lines.items()
    )
    assert _names(chosen(mutant, executed)) == ([names[2]], [names[1]])
    done_once = Mutant("arena", FILE, Mutation(8, "", "", 0))
    assert _names(chosen(done_once, executed)) == ([], [names[1], names[2]])
    # No test executes anything of the other file, but this one names it.
    assert _names(chosen(other, executed)) == ([], [names[0]])


def _names(rounds: tuple[Tests, Tests]) -> tuple[list[str], ...]:
    return tuple([name for name, _ in tests] for tests in rounds)


@pytest.mark.slow
def test_which_tests_execute_a_line_is_measured(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(
        "from allcity.core.play import play\n"
        "from allcity.core.chain import MARK\n"
        "def test_one():\n    try: play(None, None, 0, None)\n    except AttributeError: pass\n"
        "def test_other():\n    assert MARK\n",
        "utf-8",
    )
    target = tmp_path / "executed.json"
    environment = os.environ | {
        "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
        "ALLCITY_EXECUTED": str(target),
    }
    line = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "scripts.executed",
    ]
    subprocess.run([*line, str(tmp_path)], cwd=ROOT, env=environment, check=True)
    executed = read(target)
    assert [name.split("::")[1] for name, _ in executed.tests] == ["test_one", "test_other"]
    play = executed.lines["src/allcity/core/play.py"]
    assert {IMPORT} in play.values()
    assert {0} in play.values()
    assert not any(1 in tests for tests in play.values())


def test_the_interval_is_wilsons() -> None:
    low, high = interval(38, 40)
    assert (round(low, 3), round(high, 3)) == (0.835, 0.986)
    assert interval(40, 40)[1] == pytest.approx(1)
