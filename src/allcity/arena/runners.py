"""Where matches are played: in this process, in several here, or on a Ray cluster; all give the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

from allcity.arena.matches import Row, play
from allcity.arena.plan import Task
from allcity.core.errors import Malformed


class Runner(Protocol):
    """Plays tasks and gives their rows in the order of the tasks."""

    def __call__(self, tasks: Sequence[Task]) -> Iterator[Row]: ...


def here(tasks: Sequence[Task]) -> Iterator[Row]:
    """Play the tasks one after the other in this process."""
    return map(play, tasks)


@contextmanager
def processes(workers: int) -> Iterator[Runner]:
    """A runner that plays in several processes of this machine."""
    if workers <= 1:
        yield here
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield lambda tasks: pool.map(play, tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ray(address: str | None) -> Iterator[Runner]:
    """A Ray cluster: the one at this address, or a local one that is started and ended here."""
    try:
        import ray as cluster  # noqa: PLC0415 (an extra, and slow to start)
    except ImportError:
        raise Malformed("arena-no-ray") from None
    try:
        cluster.init(
            address=address, log_to_driver=False, include_dashboard=False, **_local(address)
        )
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Malformed("arena-ray", address=address or "", detail=str(problem)[:80]) from None
    remote: Any = cluster.remote(play)
    try:
        yield lambda tasks: iter(
            [cluster.get(reference) for reference in [remote.remote(t) for t in tasks]]
        )
    finally:
        cluster.shutdown()


def _local(address: str | None) -> dict[str, Any]:
    """A local cluster has two workers, whatever the machine says."""
    return {} if address else {"num_cpus": 2}
