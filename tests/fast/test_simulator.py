"""The code for the GPU, run in numba's simulator of one, plays exactly as the code for the core."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from allcity.fast.batch import Batch
from allcity.fast.kernel import kernel_of
from allcity.fast.same import trace
from allcity.games import GAMES
from tests.sizes import size

KERNELS = [key for key in GAMES if kernel_of(key)]
STEPS = size(25, 400)
PROGRAM = """
import json, sys
from allcity.fast.batch import Batch
from allcity.fast.same import trace

game, seats, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
batch = Batch(game, seats, size=3, device="cuda", key=9)
found = list(trace(batch, steps))
batch.reset()
batch.play(steps)
print(json.dumps([*found, *trace(batch, 0)]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", KERNELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_simulated_gpu_plays_as_the_core_does(game: str, seats: int) -> None:
    simulated = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(seats), str(STEPS)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert simulated.returncode == 0, simulated.stderr
    batch = Batch(game, seats, size=3, key=9)
    expected = list(trace(batch, STEPS))
    batch.reset()
    batch.play(STEPS)
    assert json.loads(simulated.stdout) == [*expected, *trace(batch, 0)]
