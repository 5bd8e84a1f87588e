"""How long a bot may think: a time in milliseconds, or a number of nodes, which gives the same result on every machine."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from allcity.core.errors import Malformed

MOST_MS, MOST_NODES = 60_000, 1_000_000
NODES_A_SECOND = 5_000  # roughly what a search does on one core


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of milliseconds or of nodes; at least one step is taken."""

    ms: int = 0
    nodes: int = 0
    clock: Callable[[], float] = time.perf_counter

    @property
    def seconds(self) -> float:
        """Return about how many seconds a decision takes."""
        return self.nodes / NODES_A_SECOND if self.nodes else self.ms / 1000

    def steps(self, begun: float) -> Iterator[int]:
        """Yield a number for each step that may still be taken, by a clock that was started at `begun`."""
        if self.nodes:
            yield from range(self.nodes)
            return
        step = 0
        while step == 0 or self._is_early(begun):
            yield step
            step += 1

    def chunks(self, begun: float, size: int) -> Iterator[int]:
        """Yield the same steps in chunks: how many may be taken before the clock is read again."""
        granted = 0
        while granted == 0 or (granted < self.nodes if self.nodes else self._is_early(begun)):
            chunk = min(size, self.nodes - granted) if self.nodes else size
            yield chunk
            granted += chunk

    def _is_early(self, begun: float) -> bool:
        return self.clock() < begun + self.ms / 1000


def budget(text: str) -> Budget:
    """Parse `800ms`, `2s` or `2000n`."""
    match = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s|n)", text, re.ASCII)
    number = int(match[1]) * (1000 if match[2] == "s" else 1) if match else 0
    if not match or number > (MOST_NODES if match[2] == "n" else MOST_MS):
        raise Malformed("bot-budget", found=text[:20], ms=MOST_MS, nodes=MOST_NODES)
    return Budget(nodes=number) if match[2] == "n" else Budget(ms=number)
