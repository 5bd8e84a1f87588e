"""Functions are compiled once, stored by what they are made of, and can be built again in other ways."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from allcity.fast import bits, cache
from allcity.fast.jit import bound, compiled, interpreted


@compiled
def _twice(number: int) -> int:
    return 2 * number


@compiled
def _twice_and_one(number: int) -> int:
    return _twice(number) + 1


@compiled
def _thrice(number: int) -> int:
    return 3 * number


def test_a_function_can_be_bound_to_another_callee() -> None:
    other = bound(_twice_and_one, {id(_twice): _thrice}, __package__)
    assert (_twice_and_one(5), other(5)) == (11, 16)
    assert bound(_twice_and_one, {}, __package__) is _twice_and_one


def test_bits_are_counted_and_found() -> None:
    for popcount in (bits.popcount, interpreted(bits.popcount)):
        assert [popcount(number) for number in (0, 1, 6, (1 << 62) - 1)] == [0, 1, 2, 62]
    for nth_bit in (bits.nth_bit, interpreted(bits.nth_bit)):
        assert [nth_bit(0b1011001, n) for n in range(4)] == [0, 3, 4, 6]
        assert nth_bit(1 << 47 | 1, 1) == 47


POCKET = """
from allcity.fast.jit import bound, compiled, outlined

@compiled
def value(number):
    return number

@compiled
def double(number):
    return 2 * number

@compiled
def square(number):
    return number * number

@outlined
def step(number):
    total = number
STEPS
    return total

@compiled
def loop(number):
    return step(number) + step(number + 1)

def answers(*names):
    for name in names:
        package, other = {"one": ("pocket.one", double), "two": ("pocket.two", square)}[name]
        print(bound(loop, {id(value): other}, package)(5))
"""


@pytest.mark.slow
def test_games_that_were_compiled_by_different_processes_run_in_one(tmp_path: Path) -> None:
    """Each process numbers its compiled functions itself, so copies for two games must not have the same name."""
    for package in ("pocket", "pocket/one", "pocket/two"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    many = "\n".join(
        f"    total = value(total + {n}) % 1009" for n in range(80)
    )  # too many to be inlined
    (tmp_path / "pocket/loops.py").write_text(POCKET.replace("STEPS", many))
    stored = {**os.environ, "ALLCITY_KERNELS": str(tmp_path / "store")}

    def answers(*names: str) -> list[int]:
        command = [sys.executable, "-c", f"from pocket import loops; loops.answers(*{names})"]
        return [
            int(line) for line in subprocess.check_output(command, env=stored, cwd=tmp_path).split()
        ]

    first, second = answers("one"), answers("two")
    assert first != second
    assert answers("one", "two") == first + second


@pytest.mark.parametrize("changed", ["kernel/words.py", "data.py"])
def test_compiled_code_is_stored_by_its_sources(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel's own ones, and those of the game around it, whose numbers become part of the code."""
    package = tmp_path / f"pocket_{Path(changed).stem}"
    (package / "kernel").mkdir(parents=True)
    for name in ("__init__.py", "data.py", "kernel/__init__.py", "kernel/words.py"):
        (package / name).write_text("A = 1")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("ALLCITY_KERNELS", str(tmp_path / "store"))
    cache.folder.cache_clear()
    first = cache.folder(f"{package.name}.kernel")
    (package / changed).write_text("A = 2")
    cache.folder.cache_clear()
    second = cache.folder(f"{package.name}.kernel")
    cache.folder.cache_clear()
    assert first != second
    assert {first.parent, second.parent} == {tmp_path / "store"}
    assert first.is_dir()


def test_code_of_old_versions_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLCITY_KERNELS", str(tmp_path))
    old, other = tmp_path / "allcity.fast-0123", tmp_path / "allcity.games-0123"
    for place in (old, other):
        place.mkdir()
    monkeypatch.setattr(cache, "DAYS", -1)
    cache.folder.cache_clear()
    current = cache.folder("allcity.fast")
    cache.folder.cache_clear()
    assert sorted(tmp_path.iterdir()) == sorted([current, other])
