"""A finger on the screen: taps at moments of its choosing, and drags."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

Point = tuple[float, float]


def middle(page: Page, name: str) -> Point:
    """The middle of an element, by its id."""
    box = page.locator(f"#{name}").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, point: Point, at: float) -> None:
    """Tap at a given time of the page in seconds, so that nobody waits until two taps are no longer one."""
    _touch(page, [point], timestamp=page.evaluate("performance.timeOrigin") / 1000 + at)


def drag(page: Page, start: Point, end: Point) -> None:
    parts = (0.0, 0.3, 0.6, 1.0)
    way = [
        (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        for part in parts
    ]
    _touch(page, way)


def _touch(page: Page, way: list[Point], **when: Any) -> None:
    session = page.context.new_cdp_session(page)
    for index, (x, y) in enumerate(way):
        kind = "touchMove" if index else "touchStart"
        point = {"type": kind, "touchPoints": [{"x": x, "y": y}], **when}
        session.send("Input.dispatchTouchEvent", point)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], **when})
    session.detach()
