"""Offline play in Chromium: `python -m bench.offline` says what the engine costs, in processor time, since neighbours count in any other.

Needs `make site`. Run it on a quiet machine: a busy one has slower caches.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from allcity.games import GAMES
from tests.browser.chromium import chromium, flags
from tests.browser.site import LOADING, SITE, is_ready, web_space

BOTS = "new", "medium", "planner", "search:200n"
# The worker of the site, spoken to as its page would.
START = """async (worker) => {
    const engine = new Worker(worker, { type: 'module' });
    const answers = new Map();
    const loaded = new Promise((done) => {
        engine.onmessage = ({ data }) => {
            if (data.kind === 'progress' && data.progress === 'ready') done();
            answers.get(data.id)?.(JSON.parse(data.text));
        };
    });
    engine.postMessage({ kind: 'begin', base: new URL('offline/', location).href });
    await loaded;
    let id = 0;
    window.ask = (method, path, body = '') => new Promise((done) => {
        answers.set(++id, done);
        engine.postMessage({ kind: 'request', id, method, path, body, language: 'en' });
    });
    await ask('POST', '/api/me', '{}');
}"""
# A match of two bots to its end: how many actions they took.
MATCH = """async ({ game, bot }) => {
    const bots = [0, 1].map((seat) => ({ seat, bot }));
    const body = JSON.stringify({ game, seats: 2, sit: [], bots, start: true });
    let { id: table, status, version, text } = await ask('POST', '/api/tables', body);
    if (!table) throw new Error(text);
    while (status !== 'over') {
        await new Promise((done) => setTimeout(done, 500));
        ({ status, version } = await ask('GET', `/api/tables/${table}`));
    }
    const { steps } = await ask('GET', `/api/tables/${table}/chances`);
    return version - 3 - steps.length; // two seats were taken, and the match was started
}"""


class Renderers:
    """Processor time and memory of the processes in which pages and their workers run."""

    def __init__(self, browser: Browser) -> None:
        self._session: CDPSession = browser.new_browser_cdp_session()

    def _all(self) -> list[dict[str, Any]]:
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return [process for process in processes if process["type"] == "renderer"]

    def seconds(self) -> float:
        return float(sum(process["cpuTime"] for process in self._all()))

    def megabytes(self) -> float:
        texts = [Path(f"/proc/{process['id']}/status").read_text() for process in self._all()]
        sizes = [re.search(r"VmRSS:\s+(\d+)", text) for text in texts]
        return sum(int(size[1]) for size in sizes if size) / 1000


def first_move(browser: Browser, site: str) -> None:
    """A browser that has nothing, and the same one again."""
    context = browser.new_context()
    for what in ("first", "again"):
        renderers, page = Renderers(browser), context.new_page()
        page.set_default_timeout(LOADING)
        before = renderers.seconds()
        page.goto(site)
        is_ready(page)
        ready = renderers.seconds() - before
        page.locator("[data-test^=play-]").first.click()
        page.locator("main[data-asked]").wait_for()
        asked = renderers.seconds() - before
        size = renderers.megabytes()
        print(f"{what}: ready after {ready:.1f} s, table after {asked:.1f} s, {size:.0f} MB")
        page.close()
    context.close()


def bots(page: Page, renderers: Renderers) -> None:
    """What one action of a bot costs, with all that the server does beside."""
    worker = next((SITE / "assets").glob("worker-*.js")).name
    page.evaluate(START, f"assets/{worker}")
    for game in GAMES:
        for bot in BOTS:
            before = renderers.seconds()
            actions = page.evaluate(MATCH, {"game": game, "bot": bot})
            each = 1000 * (renderers.seconds() - before) / actions
            print(f"{game} {bot}: {actions} actions, {each:.0f} ms each")


def main() -> None:
    with web_space() as site, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=flags())
        first_move(browser, site)
        page = browser.new_page()
        page.set_default_timeout(LOADING)
        page.goto(f"{site}icon.svg")
        bots(page, Renderers(browser))
        browser.close()


if __name__ == "__main__":
    main()
