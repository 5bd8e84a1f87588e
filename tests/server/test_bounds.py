"""The numbers by which the server bounds what people can ask of it are written down: bounds.txt, in the order of the modules.

People who run a server and programs that talk to it rely on them, and most of them are too large to be reached by a test.
After a change that is meant: `python -m tests.server.test_bounds`, and look at the difference.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import structs

from allcity import server
from allcity.server.limits import Limits

FILE = Path(__file__).with_name("bounds.txt")
NAMED = re.compile(r"^([A-Z_]+(?:, [A-Z_]+)*) = ", re.MULTILINE)
SKIPPED = ("allcity.server.store.migrations", "allcity.server.__main__")


def bounds() -> list[str]:
    """A line for each number, and for each limit that one guest or address has."""
    names = [info.name for info in pkgutil.walk_packages(server.__path__, "allcity.server.")]
    lines = [
        f"{name.removeprefix('allcity.server.')}.{number} = {value!r}"
        for name in names
        if not name.startswith(SKIPPED)
        for number, value in _numbers(name)
    ]
    return [*lines, *(f"{name} = {value!r}" for name, value in structs.asdict(Limits()).items())]


def _numbers(name: str) -> Iterator[tuple[str, Any]]:
    """The numbers that a module names itself, alone or several together."""
    module = import_module(name)
    source = Path(module.__file__ or "").read_text("utf-8")
    for number in (one for names in NAMED.findall(source) for one in names.split(", ")):
        value = getattr(module, number)
        parts = value if isinstance(value, tuple) else (value,)
        if all(type(part) in (int, float) for part in parts):
            yield number, value


def test_the_bounds_are_those_that_are_written_down() -> None:
    for line, written in zip([*bounds(), ""], FILE.read_text("utf-8").split("\n"), strict=True):
        assert line == written


if __name__ == "__main__":
    FILE.write_text("\n".join(bounds()) + "\n", "utf-8")
