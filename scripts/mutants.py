"""Do the tests notice a single change to the code? `make mutants N=20 SEED=1`; docs/mutants.md has a table.

A sample of changes is drawn for each area. Each is made in a copy of the repository, where those tests of its area that
execute the changed line are run until the first one fails. Changes that no test notices are listed with file and line.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from random import Random

from scripts.executed import Executed, read
from scripts.forking import Nursery, Tests
from scripts.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/allcity")
LOG, FORKS = "mutants.log", "forks.log"
MEASURED = ROOT / "build/mutants"  # which tests execute which lines, by area and tree


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the code, and the tests that are there for it; `without` are names in either of them."""

    code: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


HEAVY = ("test_crash.py", "test_floods.py", "test_fuzz.py", "test_warm.py")  # many processes
# Files that say how a game looks, and are no rules.
DRAWN = ("terminal.py", "screen.py", "paper.py", "book.py")
