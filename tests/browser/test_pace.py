"""The others' actions are shown one by one; a person can skip them, and never has to wait for them when asked."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import to_final, two_people
from tests.browser.conftest import New
from tests.browser.player import (
    PHONE,
    again,
    against_bots,
    arrived,
    can_place,
    confirm,
    frames,
    is_asked,
    step,
    until,
)
from tests.browser.test_log import complete
from tests.server.harness import Server

LAST = {"leader": "3"}  # so that the person acts before the bots
ACTION = 850  # milliseconds at the ordinary speed
MOVING = {"speed": "normal", "reduced_motion": "no-preference"}
# Keeps each text of the prompt with its moment, and the dice that fly.
RECORD = """() => {
    window.said = [];
    window.flown = [];
    const look = () => {
        const text = document.querySelector('[data-test=prompt] .asks')?.innerText ?? '';
        if (window.said.at(-1)?.text !== text) window.said.push({ text, at: performance.now() });
    };
    new MutationObserver((changes) => {
        look();
        for (const { addedNodes } of changes)
            for (const node of addedNodes) {
                const die = node.querySelector?.('[data-die]') ?? null;
                if (node.classList?.contains('travelling') && die) window.flown.push(Number(die.dataset.die));
            }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def taken(heard: list[str]) -> list[int]:
    """The faces of the dice that were taken, by what the server sent: the first die of the space."""
    dice: list[list[int]] = []
    faces = []
    for message in map(json.loads, heard):
        if message["type"] not in ("table", "event"):
            continue
        seen = message.get("now", message)
        for line in seen.get("lines", []):
            if line["kind"] == "act" and line["text"].startswith("take "):
                faces += [value for space, value in dice if space == int(line["text"][5:])][:1]
        if seen.get("view"):
            dice = seen["view"]["dice"]
    return faces


def passed_on(page: Page, rng: Random) -> list[str]:
    """Move, and hear what the server sends until one is asked again."""
    heard = frames(page)
    again(page)
    until(page, rng, lambda: can_place(page))
    page.evaluate(RECORD)
    confirm(page)
    page.locator("main:not([data-asked=must])").wait_for()
    page.locator("main[data-asked=must]").wait_for()
    return heard


def test_others_are_shown_one_action_at_a_time_with_the_real_dice(new_page: New) -> None:
    page = new_page(**MOVING)
    against_bots(page, seats=3, options=LAST)
    heard = passed_on(page, Random(1))
    said: list[dict[str, Any]] = page.evaluate("window.said")
    takes = [one["at"] for one in said if "takes a die from space" in one["text"]]
    tags = [one["at"] for one in said if " tags " in one["text"].replace("\n", " ")]
    assert len(takes) >= 2
    moments = sorted([*takes, *tags])
    gaps = [after - before for before, after in pairwise(moments)]
    assert min(gaps) >= ACTION - 50, said
    flown = page.evaluate("window.flown")
    assert len(flown) >= 2
    assert flown == taken(heard)[-len(flown) :]


def test_without_motion_the_same_is_said_in_words(new_page: New) -> None:
    page = new_page(speed="normal")
    against_bots(page, seats=3, options=LAST)
    passed_on(page, Random(1))
    said = " ".join(one["text"] for one in page.evaluate("window.said"))
    assert said.count("takes a die from space") >= 2
    assert page.evaluate("window.flown") == []


@pytest.mark.parametrize("by", ["button", "tap", "key"])
def test_what_others_do_can_be_skipped(new_page: New, by: str) -> None:
    page = new_page(speed="slow", **(PHONE if by == "tap" else {}))
    against_bots(page, seats=3, options=LAST)
    until(page, Random(2), lambda: can_place(page))
    confirm(page)
    skip = page.locator("[data-test=skip]")
    while not is_asked(page):
        skip.or_(page.locator("main[data-asked=must]")).first.wait_for()
        if by == "tap":
            page.locator(".hq").tap()
        elif by == "key":
            page.keyboard.press("Escape")
        elif skip.count():
            skip.click()
    expect(skip).to_have_count(0)
    log = page.locator("ol")
    for seat in (1, 2):
        expect(log.locator(f"[data-turn='{seat}']").last).to_contain_text("has chosen")
    expect(page.locator("[data-test=confirm]")).to_have_attribute("aria-disabled", "false")


def test_whoever_chooses_is_not_interrupted(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    to_final(ana, ben, Random(3))
    ana.evaluate("localStorage.setItem('allcity-settings', JSON.stringify({ speed: 'slow' }))")
    again(ana)
    ana.evaluate(RECORD)
    step(ben, Random(3))
    expect(ana.locator("li[data-seat='1']")).to_contain_text("ready")
    assert is_asked(ana)
    texts = {one["text"] for one in ana.evaluate("window.said")}
    assert not any("has chosen" in text for text in texts), texts
    expect(ana.locator("[data-test=skip]")).to_have_count(0)


def test_the_strip_says_what_happened_since_your_turn(new_page: New) -> None:
    page = new_page()
    against_bots(page, seats=3, options=LAST)
    until(page, Random(4), lambda: can_place(page))
    confirm(page)
    page.locator("main[data-asked=must]").wait_for()
    strip = page.locator("[data-test=since]")
    for seat in (1, 2):
        name = page.locator(f"li[data-seat='{seat}'] .name").inner_text().splitlines()[0]
        expect(strip.locator("summary")).to_contain_text(name)
    board = page.locator(".board").bounding_box()
    strip.locator("summary").click()
    assert page.locator(".board").bounding_box() == board
    for seat in (1, 2):
        line = strip.locator(f"[data-since='{seat}']")
        expect(line).to_contain_text("takes a die from space")
        expect(line).to_be_in_viewport()


def test_what_is_completed_bursts_with_its_points(new_page: New, table_server: Server) -> None:
    page = new_page(**MOVING)
    page.add_init_script(
        "new MutationObserver(() => document.querySelector('[data-burst=A]')"
        " && (window.burst = document.querySelector('[data-burst=A]').textContent))"
        ".observe(document, { subtree: true, childList: true })"
    )
    complete(page, table_server)
    page.wait_for_function("window.burst?.trim() === '+4'")


def test_the_final_die_is_a_moment_and_a_new_round_is_marked(new_page: New) -> None:
    page = new_page(**MOVING)
    against_bots(page)
    page.evaluate(
        "new MutationObserver(() => { for (const name of ['reveal', 'round-begins'])"
        " if (document.querySelector(`[data-test=${name}]`)) (window.marked ??= {})[name] = true; })"
        ".observe(document, { subtree: true, childList: true })"
    )
    rng = Random(5)
    until(page, rng, lambda: can_place(page))
    confirm(page)  # within the first round nothing is marked
    page.locator("main:not([data-asked=must])").or_(page.get_by_text("Final die")).first.wait_for()
    assert not page.evaluate("window.marked?.['round-begins']")
    until(page, rng, lambda: page.evaluate("window.marked?.['reveal']"))
    page.wait_for_function("window.marked['round-begins']")


def test_the_speed_is_kept_in_this_browser(new_page: New) -> None:
    page = new_page("/settings", speed="normal")
    page.locator("[data-test=speed]").select_option("fast")
    page.reload()
    expect(page.locator("[data-test=speed]")).to_have_value("fast")


def test_after_a_lost_connection_the_table_is_shown_as_it_is(new_page: New) -> None:
    page = new_page(speed="slow")
    against_bots(page, seats=3, options=LAST)
    until(page, Random(6), lambda: can_place(page))
    confirm(page)
    page.locator("[data-test=skip]").wait_for()
    page.context.set_offline(True)
    expect(page.locator("[data-link=offline]")).to_be_visible()
    page.context.set_offline(False)
    arrived(page)
    expect(page.locator("[data-test=skip]")).to_have_count(0)
