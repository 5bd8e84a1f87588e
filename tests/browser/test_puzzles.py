"""Puzzles in the browser: on the real board, with the reason for a wrong try, by keys and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from allcity.games import GAMES
from allcity.learn import Ask
from allcity.learn.puzzle import Puzzle, puzzle, puzzles
from allcity.locales import words
from tests.browser.conftest import New
from tests.browser.learner import act
from tests.browser.test_learn import PHONE, has_gone_on, place

WORDS = ("take", "put", "bonus", "permit", "paint")  # what `act` does in any position


def solvable(game: str) -> Puzzle:
    """The first puzzle whose answer, and a wrong try, can be done by one gesture."""
    for info in puzzles(game):
        one = puzzle(game, info.name)
        texts = [step.text for step in one.steps if isinstance(step, Ask)]
        if all(text.split(" ")[0] in WORDS for text in (*texts, next(iter(one.losses[0])))):
            return one
    raise AssertionError(game)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("fr", "en"), strict=False)))
def test_a_puzzle_is_solved_on_the_board_after_a_wrong_try(
    new_page: New, game: str, language: str
) -> None:
    say, one = words(language), solvable(game)
    page = new_page("/", locale=language)
    page.locator(f"[data-test=puzzles-{game}]").click()
    expect(page.locator("[data-puzzle]")).to_have_count(len(puzzles(game)))
    onward = page.locator(f"[data-test=go-on-{game}]")
    expect(onward).to_have_text(say("web-learn-begin"))
    page.locator(f"[data-puzzle={one.name}]").click()
    expect(page.locator("[data-test=question]")).to_have_text(say("puzzle-ask"))
    wrong, loss = next(iter(one.losses[0].items()))
    act(page, wrong)
    judged = page.locator("[data-test=judged]")
    expect(judged).to_contain_text(str(loss))
    expect(page.locator("[data-test=announced]")).to_contain_text(str(loss))
    assert place(page) == ("ask", 0)
    for at, step in enumerate(one.steps):
        if isinstance(step, Ask):
            act(page, step.text)
            has_gone_on(page, at)
    expect(page.locator("[data-test=done]")).to_have_text(say("puzzle-solved"))
    page.locator("[data-test=next-lesson]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-test=show]").wait_for()  # the next puzzle is there
    while (before := place(page))[0] != "end":
        page.locator("[data-test=show]").click()
        has_gone_on(page, before[1])
    expect(page.locator("[data-test=done]")).to_have_text(say("web-puzzle-shown"))
    page.goto(f"/puzzles/{game}")
    expect(onward).to_have_text(say("web-learn-go"))
    expect(page.locator("a.done")).to_have_count(1)
    expect(page.locator("a.skipped")).to_have_count(1)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_a_phone(new_page: New, theme: str) -> None:
    one = solvable("tagcity")
    for path in ("/puzzles", f"/puzzles/tagcity/{one.name}"):
        page = new_page(path, color_scheme=theme, **PHONE)
        page.locator("[data-puzzle], main[data-step]").first.wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, path
        problems = Axe().run(page).response["violations"]
        serious = [row["id"] for row in problems if row["impact"] in ("serious", "critical")]
        assert not serious, (path, serious)
