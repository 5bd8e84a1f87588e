"""The things that a question is about are on the screen, and the prompt says why it is asked."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.artist import CONFIRM, PASS, SEGMENTS, graffiti
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
from tests.browser.player import PATIENCE, PHONE, changes, is_asked, settled
from tests.browser.test_screens import sizes
from tests.server.harness import Server

# One of these lies in the window, with nothing over its middle.
IN_SIGHT = """(choices) => [...document.querySelectorAll(choices)].some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (one.contains(there) || there.contains(one));
})"""


def pass_rounds(page: Page) -> None:
    """Pass, and keep what is proposed, until a neutral tag is asked for; the page shows its end meanwhile."""
    prompt = page.locator("[data-test=prompt]")
    limit = time.monotonic() + PATIENCE
    while not (is_asked(page) and "neutral tag" in prompt.inner_text()):
        assert time.monotonic() < limit, "no neutral tag is asked for"
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        for button in (CONFIRM, PASS):
            if is_asked(page) and page.locator(button).count():
                page.locator(button).click()
                settled(page)
        changes(page)


def test_the_segments_for_a_neutral_tag_are_on_the_screen(new_page: New) -> None:
    page = new_page(**PHONE)
    graffiti(page)
    pass_rounds(page)
    page.wait_for_function(IN_SIGHT, arg=SEGMENTS)
    prompt = page.locator("[data-test=prompt]")
    expect(prompt).to_contain_text("The round is over.")
    expect(prompt).to_contain_text("It brings nobody VP.")


def test_a_blocked_section_keeps_its_pips(page: Page, table_server: Server) -> None:
    table = begun(page, "graffiti")

    def block(data: Any) -> None:
        data["blocked"] = 2

    changed(table_server, page, table, block)
    expect(page.get_by_role("img", name="Section 2")).to_be_visible()
    for name in sizes(page):
        street = page.locator(".street", has=page.locator(".barrier"))
        pips, sign = (street.locator(one).bounding_box() for one in (".pips", ".barrier"))
        assert pips, name
        assert sign, name
        is_free = (
            pips["x"] + pips["width"] <= sign["x"] + 1
            or pips["y"] + pips["height"] <= sign["y"] + 1
        )
        assert is_free, f"{name}: {pips} under {sign}"


def test_with_nothing_left_to_do_passing_stands_in_front(page: Page, table_server: Server) -> None:
    table = begun(page, "graffiti")

    def spend(data: Any) -> None:
        data["artists"][0] |= {"cans": 0, "bonus": {}}

    changed(table_server, page, table, spend)
    expect(page.locator("[data-test=prompt]")).to_contain_text("no action and no tile left: pass")
    expect(page.locator(PASS)).to_have_class("go")
    expect(page.locator(".hint")).to_have_text("")
