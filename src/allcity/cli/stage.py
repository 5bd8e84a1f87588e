"""A terminal that several people share: nothing that was shown to one of them stays on it."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from rich.console import Console

from allcity.cli.typed import Ask

MENU = 8  # lines that the prompt reserves for its menu
LEAST = 5  # lines of a page, however small the terminal is
SOON = 0.01  # seconds


class Stage(Console):
    """When shared, it uses the terminal's alternate screen, which has no scrollback; so it shows long texts in pages."""

    def __init__(self, ask: Ask, more: str) -> None:
        super().__init__(highlight=False, soft_wrap=False, markup=False)
        self.asks = ask
        self.more = more
        self.shown = 0

    @contextmanager
    def shared(self) -> Iterator[None]:
        """Use the alternate screen, if this is a terminal; it is wiped before it is left."""
        with self.screen(hide_cursor=False):
            self.clear()
            try:
                yield
            finally:
                self.clear()

    def ask(self, prompt: str, texts: Any = ()) -> str:
        self.shown = 0
        return self.asks(prompt, texts)

    def clear(self, home: bool = True) -> None:
        self.shown = 0
        super().clear(home)

    def print(self, *objects: Any, **options: Any) -> None:
        """Print; on the alternate screen, wait for Enter whenever it is full."""
        if not self.is_alt_screen:
            super().print(*objects, **options)
            return
        with self.capture() as captured:
            super().print(*objects, **options)
        for line in captured.get().splitlines(keepends=True):
            if self.shown >= max(LEAST, self.height - MENU - 2):
                self.ask(self.more)
            self.shown += 1
            self.file.write(line)
        self.file.flush()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until the block is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught = False

    def note(_signal: int, _frame: FrameType | None) -> None:
        nonlocal caught
        caught = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt


@contextmanager
def interrupted_for_sure() -> Iterator[None]:
    """Make Ctrl-C count even while Python runs a `__del__`, in which exceptions are ignored."""
    before = sys.unraisablehook

    def again(unraisable: Any) -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            threading.Timer(SOON, _interrupt).start()  # once this hook has returned
        else:
            before(unraisable)

    sys.unraisablehook = again
    try:
        yield
    finally:
        sys.unraisablehook = before


def _interrupt() -> None:
    """Send the signal to the main thread, which it also wakes where the system can do that."""
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, signal.SIGINT)
    else:
        _thread.interrupt_main()
