"""The secrets of Graffiti in the page: nothing of another's screen is in its elements, store or socket."""

from __future__ import annotations

import json
from itertools import zip_longest
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import New
from tests.browser.player import again, frames, make_table
from tests.server.harness import Server


def test_nothing_tells_what_another_drew_unseen(new_page: New, table_server: Server) -> None:
    """Page and socket of one player are the same in a world where another drew other permits."""
    ana, ben = new_page(), new_page()
    heard = frames(ana)
    table = make_table(ana, game="graffiti", options={"first": "2"}, is_open=True)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start][aria-disabled=false]").click()
    expect(ben.locator("main[data-asked=must]")).to_be_visible()
    ben.locator("[data-thing='permit 4']").click()
    ben.locator("[data-test=confirm][aria-disabled=false]").click()
    expect(ben.locator("[data-screen='1'] [data-permit]")).to_have_count(3)

    room = table_server.do(table_server.services.tables.get(table)).room
    truth = room.match.state
    first = _looks(ana)
    rng = Random(6)
    other = truth
    while other.artists[1].permits == truth.artists[1].permits:
        other = room.game.world(room.game.view(truth, 0), rng)
    room.match.state = other
    assert _parts(_looks(ana), first) == []

    views = [view for frame in heard for view in _views(json.loads(frame))]
    assert all(view["artists"][1]["permits"] == view["artists"][1]["known"] for view in views)
    assert views[-1]["hidden"] == [0, 2]
    texts = {line["text"] for frame in heard for line in _lines(json.loads(frame))}
    assert len([text for text in texts if text.startswith("draw ")]) == 1, "her own one"
    assert "drawn 2" in texts
    assert ana.locator("[data-screen='1'] .count b").all_inner_texts() == ["2", "3", "0"]
    assert ana.locator("[data-permit]").count() == 1


def _looks(page: Page) -> str:
    """Everything on the page, with a move in the making."""
    again(page)
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    page.locator("[data-thing='paint r']").click()
    page.locator("[data-test=promise]").wait_for()
    return str(page.locator("main").evaluate("main => main.outerHTML"))


def _parts(one: str, other: str) -> list[tuple[str, str]]:
    """Return the first difference of two pages."""
    pairs = zip_longest(one.split("<"), other.split("<"), fillvalue="")
    return [(a, b) for a, b in pairs if a != b][:5]


def _views(message: Any) -> list[dict[str, Any]]:
    """Yield every view in a message, wherever it stands."""
    if isinstance(message, list):
        return [view for one in message for view in _views(one)]
    if not isinstance(message, dict):
        return []
    if "artists" in message:
        return [message]
    return [view for one in message.values() for view in _views(one)]


def _lines(message: Any) -> list[dict[str, Any]]:
    now = message.get("now", message)
    return [line for line in now.get("lines", []) if line.get("kind") == "act"]
