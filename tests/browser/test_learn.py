"""The taught first games in the browser: by hand in each language, with hints, tries, keys and fingers."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from allcity import learn
from allcity.games import GAMES
from allcity.learn import Ask, Lesson, Say, Try
from allcity.locales import LANGUAGES, Words, words
from tests.browser.conftest import New
from tests.browser.learner import act, by_hand

LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PLACE = "() => document.querySelector('main')?.dataset"


def place(page: Page) -> tuple[str, int]:
    """What the learner must do now, and at which step."""
    page.locator("main[data-step]").wait_for()
    found = page.evaluate(PLACE)
    return found["step"], int(found["at"])


def has_gone_on(page: Page, at: int) -> None:
    page.wait_for_function(
        "at => Number(document.querySelector('main[data-step]')?.dataset.at ?? at) !== at", arg=at
    )


def go_through(page: Page, lesson: Lesson, say: Words) -> None:
    """A whole lesson: everything it tells and asks is seen, and done by hand."""
    bubble = page.locator("[data-test=bubble]")
    seen: list[str] = []
    while True:
        step, at = place(page)
        seen.append(bubble.inner_text())
        if step == "end":
            break
        asked = lesson.steps[at]
        if step == "next":
            page.locator("[data-test=next-step]").click()
        elif isinstance(asked, Try):
            expect(page.locator("[data-test=question]")).to_have_text(say(lesson.key(asked.key)))
            if not by_hand(page, lesson.name, asked.text):
                page.locator("[data-test=show]").click()
            expect(page.locator("[data-test=refused]")).to_contain_text(asked.clause)
        else:
            assert isinstance(asked, Ask)
            expect(page.locator("[data-test=question]")).to_have_text(say(lesson.key(asked.key)))
            act(page, page.locator("[data-test=show]").get_attribute("data-show") or "")
        has_gone_on(page, at)
    for step_told in lesson.steps:
        if isinstance(step_told, Say):
            said = say(lesson.key(step_told.key))
            assert any(said in text for text in seen), said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taught_game_to_its_end_and_on_to_the_first_real_one(
    new_page: New, game: str, language: str
) -> None:
    page = new_page("/", locale=LOCALES[language])
    say = words(language)
    page.locator(f"[data-test=learn-{game}]").click()
    page.locator(f"[data-test=go-on-{game}]").click()
    for lesson in learn.lessons(game):
        expect(page).to_have_url(f"/learn/{game}/{lesson.name}")
        expect(page.locator("#lesson-title")).to_contain_text(say(lesson.title))
        go_through(page, lesson, say)
        if lesson.name != learn.names(game)[-1]:
            page.locator("[data-test=next-lesson]").click()
    expect(page.locator(".sheet table")).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator("a.done")).to_have_count(len(learn.names(game)))
    page.goto(f"/learn/{game}/{learn.names(game)[-1]}")
    while place(page)[0] != "end":
        step, at = place(page)
        page.locator("[data-test=next-step], [data-test=show]").click()
        has_gone_on(page, at)
    page.locator("[data-test=first-game]").click()
    page.locator("main[data-status=running]").wait_for()
    expect(page.locator("[data-seat='1']")).to_contain_text("New")
