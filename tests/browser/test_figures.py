"""The first load is small, and the shell opens without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from bench.browser import MOVES, first_load, frames
from tests.browser.conftest import New

FIRST_LOAD = 200_000
FRAME = 16  # ms; the figure itself is printed by `make bench`


def test_the_first_load_is_small(new_page: New) -> None:
    sizes = first_load(new_page("about:blank", service_workers="block"))
    assert 0 < sizes["other"] < FIRST_LOAD, sizes


def test_a_piece_moves_without_missing_frames(new_page: New) -> None:
    """By the browser's own trace, in the thread's time, so that neighbours hardly count."""
    times = frames(new_page())
    assert len(times) >= MOVES
    assert times[len(times) * 95 // 100] < FRAME, "the 95th percentile"


def test_the_shell_opens_without_a_network_and_says_so(new_page: New) -> None:
    page = new_page()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "() => caches.open('allcity-shell-1').then(c => c.keys()).then(k => k.length > 9)"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-link=offline]")).to_be_visible()
    page.locator("[data-test=play-tagcity]").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
