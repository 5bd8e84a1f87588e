"""Shapes are pictures in sentences, so that nobody takes a shape for the square of the same name."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.player import against_bots, can_place, until

# What looks like the name of a shape, for those who see the page.
NAMES = r"""() => {
    const prompt = document.querySelector('[data-test=prompt] .asks').cloneNode(true);
    prompt.querySelectorAll('.unseen').forEach((one) => one.remove());
    return prompt.textContent.match(/\b[A-Z][1-5]\b/g) ?? [];
}"""


def test_prompts_and_the_log_show_shapes(page: Page) -> None:
    against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    shape = page.locator("[data-test=prompt] [data-piece]")
    expect(shape).to_have_count(1)
    name = shape.get_attribute("data-piece") or ""
    expect(page.locator("[data-test=prompt] .asks .unseen", has_text=name)).to_be_attached()
    assert page.evaluate(NAMES) == []
    page.locator("[data-test=drone]").click()
    other = page.locator(".hq [data-target^=drone]").first
    other.click()
    expect(
        page.locator("[data-test=promise] [data-piece], [data-test=promise] strong").first
    ).to_be_visible()
    page.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    expect(page.locator("[data-key] [data-piece]").first).to_be_visible()


def test_refusals_show_shapes(page: Page) -> None:
    against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    page.locator("[data-shape]").first.click(force=True)
    refusal = page.locator("[data-test=refusal]")
    expect(refusal.locator("[data-piece]").first).to_be_visible()


def test_lessons_show_shapes(page: Page) -> None:
    page.goto("/learn/tagcity/drone")
    expect(page.locator("main[data-step] [data-piece]").first).to_be_visible()
