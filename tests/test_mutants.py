"""The campaign of `make mutants`: its changes are real, single, and the same for a seed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts.mutants import AREAS, ROOT, covering, sample
from scripts.mutations import mutations


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


@pytest.mark.parametrize("area", AREAS)
def test_the_same_seed_gives_the_same_changes_and_each_is_code(area: str) -> None:
    drawn = sample(area, 5, seed=3)
    assert drawn == sample(area, 5, seed=3)
    assert drawn != sample(area, 5, seed=4)
    for mutant in drawn:
        original = (ROOT / mutant.file).read_text("utf-8")
        changed = ast.dump(ast.parse(mutant.mutation.applied(original)))
        assert changed != ast.dump(ast.parse(original))
    names = covering(area, drawn[0].file)
    assert sorted(names) == sorted(covering(area))
    assert all((ROOT / name).is_file() for name in names)


def test_tests_that_name_a_module_come_first() -> None:
    assert covering("arena", Path("src/allcity/arena/standings.py"))[0].startswith("tests/arena/")
    assert "tests/arena/test_ray.py" not in covering("arena")
