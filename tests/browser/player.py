"""A person at the browser: clicks, touches or presses what the page offers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

MOMENT = 500
PATIENCE = 400.0  # a whole match on a machine that is busy with other things
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
Choose = Callable[[Page, Random], None]


def make_table(page: Page, **body: Any) -> str:
    """A table made behind the page's back, with the page's own cookie, and shown."""
    asked = {"game": "tagcity", "seats": 2, "options": {"leader": "1"}, **body}
    page.request.post("/api/me", data={})
    table = str(page.request.post("/api/tables", data=asked).json()["id"])
    page.goto(f"/t/{table}")
    return table


def against_bots(page: Page, seats: int = 2, bot: str = "random", **more: Any) -> str:
    """A running match in which the others are bots."""
    bots = [{"seat": seat, "bot": bot} for seat in range(1, seats)]
    table = make_table(page, seats=seats, bots=bots, start=True, **more)
    arrived(page)
    return table


def arrived(page: Page) -> None:
    """Wait until a running match is shown, and everybody hears that this person is there."""
    expect(page.locator("main[data-asked]")).to_be_visible()
    expect(page.locator("[data-seat] .away")).to_have_count(0)


def again(page: Page) -> None:
    """Load the table once more."""
    page.reload()
    arrived(page)


def frames(page: Page) -> list[str]:
    """Everything that the page's sockets receive from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(str(data)))

    page.on("websocket", listen)
    return heard


def start_by_keys(page: Page, game: str) -> None:
    """*Play now*, from the home page, without a pointer."""
    page.goto("/")
    page.locator(f"[data-test=play-{game}]").wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.test") == f"play-{game}":
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not lead there")
    page.keyboard.press("Enter")
    expect(page.locator("main[data-status=running]")).to_be_visible()


LOOK = """() => {
    const main = document.querySelector('main');
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
        asked: main?.dataset.asked ?? '',
        status: main?.dataset.status ?? '',
        curtain: count('[data-test=open-curtain]'),
        spaces: count('[data-space][data-target]'),
        bubbles: count('button[data-target^=check]'),
        places: count('[data-test=next]:not([aria-disabled=true])'),
        drones: count('[data-test=drone]:not([aria-disabled=true])'),
        ready: count('[data-test=confirm]:not([aria-disabled=true])'),
        busy: count('[aria-busy=true]') > 0,
    };
}"""
# Anything on the page changes; a table at which nothing happens is looked at again after a while.
CHANGE = """(most) => new Promise((done) => {
    const watcher = new MutationObserver(() => { watcher.disconnect(); done(); });
    const parts = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(document, parts);
    setTimeout(() => { watcher.disconnect(); done(); }, most);
})"""
STANDS = "() => !document.querySelector('[aria-busy=true]')"


def look(page: Page) -> dict[str, Any]:
    """Return what a person sees at a glance."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def is_asked(page: Page) -> bool:
    return bool(look(page)["asked"] == "must")


def is_over(page: Page) -> bool:
    return bool(look(page)["status"] == "over")


def can_place(page: Page) -> bool:
    """Tell whether this person is asked and has a piece in hand that fits somewhere."""
    seen = look(page)
    return bool(seen["asked"] == "must" and seen["places"])


def play_out(pages: Mapping[str, Page] | Page, rng: Random, choose: Choose | None = None) -> None:
    """Play with all these pages until the match is over on each of them."""
    everybody = [pages] if isinstance(pages, Page) else list(pages.values())
    limit = time.monotonic() + PATIENCE
    while not all(is_over(page) for page in everybody):
        assert time.monotonic() < limit, "the match does not end"
        for page in everybody:
            step(page, rng, choose or tag_choice)
    for page in everybody:
        expect(page.locator("[data-test=ending]")).to_be_visible()


def changes(page: Page) -> None:
    """Wait a short time until something happens on the page."""
    page.evaluate(CHANGE, MOMENT)


def settled(page: Page) -> None:
    """Wait until what was asked of the server, or sent to it, has come back."""
    page.wait_for_function(STANDS)


def confirm(page: Page) -> None:
    """Send the move, and wait until it has been taken."""
    page.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    settled(page)


def step(page: Page, rng: Random, choose: Choose | None = None, send: bool = True) -> bool:
    """Do one thing that is asked; return true when a whole move is ready, or was sent.

    Who is asked has a table that nobody else changes, so every click must find what was seen.
    """
    seen = look(page)
    if seen["curtain"]:
        page.locator("[data-test=open-curtain]").click()
    elif seen["asked"] != "must" or seen["busy"]:
        changes(page)
    elif seen["spaces"]:
        spaces = page.locator("[data-space][data-target]")
        spaces.nth(rng.randrange(seen["spaces"])).click()
        settled(page)
    elif seen["ready"] or seen["bubbles"]:
        if seen["bubbles"]:
            (choose or some_choice)(page, rng)
        if send:
            confirm(page)
        return True
    else:
        changes(page)
    return False


def some_choice(page: Page, rng: Random) -> None:
    """Tag, or sometimes send a drone or check the networks, so that matches end in all ways."""
    seen, luck = look(page), rng.random()
    if luck < 0.3 or not seen["places"]:
        quick_choice(page, rng)
    elif luck < 0.4 and seen["drones"]:
        page.locator("[data-test=drone]").click()
        shapes = page.locator(".hq [data-target^=drone]")
        shapes.nth(rng.randrange(shapes.count() or 1)).click()
        page.locator("[data-test=next]:not([aria-disabled=true])").click()
    elif luck < 0.8:
        page.locator("[data-test=next]").click()


def quick_choice(page: Page, rng: Random) -> None:
    """Check the networks, which ends a match soonest."""
    bubbles = page.locator("button[data-target^=check]")
    if count := bubbles.count():
        bubbles.nth(rng.randrange(count)).click()


def tag_choice(page: Page, rng: Random) -> None:
    """Leave the piece where it was proposed, so that the match goes on for long."""
    if not look(page)["places"]:
        quick_choice(page, rng)


def until(page: Page, rng: Random, is_so: Callable[[], object]) -> None:
    """Play on until something holds, with nothing under way; the match does not end before."""
    limit = time.monotonic() + PATIENCE
    while look(page)["busy"] or not is_so():
        assert time.monotonic() < limit, "it did not come about"
        step(page, rng, tag_choice)
