"""Slow work in a thread, which ends with the program and never keeps the screen waiting."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def apart(work: Callable[[], T]) -> T:
    """Return the result of slow work; a caller that is cancelled does not wait for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, problem: BaseException | None) -> None:
        if answer.done():
            return
        if problem is not None:
            answer.set_exception(problem)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except BaseException as error:
            problem = error
        # The loop is closed, so nobody waits for the result.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, result, problem)

    threading.Thread(target=run, daemon=True, name="thinking").start()
    return await answer
