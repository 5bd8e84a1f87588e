"""A browser that stops drawing is distinguished from a page that hangs; only the former is forgiven."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser import frames


@contextmanager
def without_frames(browser: Browser) -> Iterator[None]:
    """Stop the process that draws for a while."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    (drawer,) = (each["id"] for each in processes["processInfo"] if each["type"] == "GPU")
    os.kill(drawer, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(drawer, signal.SIGCONT)


def test_a_browser_that_stops_drawing_is_told_from_a_page_that_hangs(
    page: Page, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "PATIENCE", 2_000)
    page.goto("/")
    assert frames.undrawn(browser) == []
    page.reload()
    lesson = page.locator("[data-test=learn-tagcity]")
    lesson.wait_for()
    with without_frames(browser):
        with pytest.raises(TooLate, match=r"stable\s*$"):
            lesson.click(timeout=1_000)
        assert frames.undrawn(browser) == [page.url]
    assert frames.undrawn(browser) == []
    page.evaluate(
        "() => void setTimeout(() => { const end = Date.now() + 6000; while (Date.now() < end); })"
    )
    assert frames.undrawn(browser) == []


FORGIVEN = """
from tests.browser.frames import NoFrames

tries = []

def test_forgiven_once():
    tries.append(1)
    if len(tries) == 1:
        raise NoFrames("/")

def test_not_forgiven():
    raise AssertionError("no frames")

def test_not_forgiven_twice():
    raise NoFrames("/")
"""


def test_only_that_is_run_again_and_only_once(tmp_path: Path) -> None:
    tests = tmp_path / "test_forgiven.py"
    tests.write_text(FORGIVEN)
    root = Path(__file__).parents[2]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        str(root / "pyproject.toml"),
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, str(tests)], cwd=root, capture_output=True, text=True, check=False
    )
    assert "2 failed, 1 passed, 2 rerun" in done.stdout, done.stdout
