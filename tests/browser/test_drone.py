"""A drone is one move, in a turn and with the final die; and a bubble shows all who circled it."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.company import to_final, two_people
from tests.browser.conftest import New
from tests.browser.player import again, against_bots, can_place, confirm, frames, until


def send(page: Page, shape: str) -> None:
    """Choose a drone and its shape, and leave the piece where it fits next."""
    page.locator("[data-test=drone]").click()
    page.locator(f"[data-target='drone {shape}']").click()
    page.locator(f"[data-brought={shape}]").wait_for()
    page.locator("[data-test=next]:not([aria-disabled=true])").click()
    expect(page.locator("[data-test=promise]")).to_contain_text("Prestige −2")


def test_a_drone_in_a_turn_is_one_line_of_the_log_and_can_be_put_back(new_page: New) -> None:
    page = new_page()
    against_bots(page)
    until(page, Random(21), lambda: can_place(page))
    circled = page.locator(".strip:not(.bubbles) .circled")
    expect(circled).to_have_count(0)
    page.locator("[data-test=drone]").click()
    expect(page.locator("[data-test=promise]")).to_contain_text("Choose a shape for your drone.")
    page.locator("[data-target='drone L3']").click()
    expect(page.locator("[data-test=promise]")).to_have_attribute("data-brought", "L3")
    expect(page.locator("[role=gridcell][aria-selected=true]")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("[role=gridcell][aria-selected=true]")).not_to_have_count(3)
    send(page, "I1")
    confirm(page)
    expect(circled).to_have_count(1)
    expect(page.locator("ol")).to_contain_text("sends a drone for shape I1 and tags")


def test_T4_2_a_drone_with_the_final_die_cannot_be_told_from_another_choice(
    new_page: New,
) -> None:
    ana, ben, _ = two_people(new_page)
    heard = frames(ben)
    again(ben)
    to_final(ana, ben, Random(22))
    before = ben.locator("[data-key]").count()
    heard.clear()
    send(ana, "I1")
    ana.locator("[data-test=confirm]").click()
    expect(ana.locator("main[data-asked=may]")).to_be_visible()
    expect(ana.locator(".hidden .paint")).to_have_count(1)
    expect(ben.locator("li[data-seat='0']")).to_contain_text("ready")
    expect(ben.locator("[data-key]")).to_have_count(before + 1)
    events = [one for one in map(json.loads, heard) if one.get("lines")]
    assert [line["text"] for one in events for line in one["lines"]] == ["choose"]
    ben.locator("button[data-target^=check]").first.click()
    confirm(ben)
    expect(ben.locator("ol")).to_contain_text("sends a drone for shape I1 and tags")


def test_T4_3_one_bubble_of_two_players_has_both_colours_and_one_line_each(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    to_final(ana, ben, Random(23))
    ana.locator("[data-test=next]").click()  # a choice that is changed
    ana.locator("[data-test=confirm]").click()
    expect(ana.locator("main[data-asked=may]")).to_be_visible()
    chosen = ana.locator("[data-key]", has_text="has chosen").count()
    bubbles = ana.locator("button[data-target^=check]")
    bubbles.last.click()
    ana.locator("[data-test=confirm]").click()
    ana.locator("[data-test=city] .hidden").wait_for(state="detached")
    expect(bubbles.last).to_have_attribute("aria-pressed", "true")
    expect(ana.locator("[data-key]", has_text="has chosen")).to_have_count(chosen)
    ben.locator("button[data-target^=check]").first.click()
    confirm(ben)
    lines: set[str] = set()
    for page in (ana, ben):
        shared = page.locator(".bubbles .circled[style*='--seat-0'][style*='--seat-1']")
        expect(shared).to_have_count(1)
        value = shared.inner_text()
        texts = page.locator("[data-key]", has_text="networks: bubble").all_inner_texts()[-2:]
        lines |= {text.partition("networks")[2].replace("\n", " ").strip() for text in texts}
    assert lines == {f": bubble {value}."}, "both circled the bubble of the first in turn order"
