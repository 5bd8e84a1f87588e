"""The taught first games in the browser: by hand in each language, with hints, tries, keys and fingers."""

from __future__ import annotations

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from allcity import learn
from allcity.games import GAMES
from allcity.learn import Ask, Lesson, Say, Try
from allcity.locales import LANGUAGES, Words, words
from tests.browser.conftest import New
from tests.browser.learner import CONFIRM, act, by_hand, lay
from tests.browser.player import against_bots
from tests.sizes import size

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PLACE = "() => document.querySelector('main')?.dataset"


def place(page: Page) -> tuple[str, int]:
    """Return what the learner must do now, and at which step."""
    page.locator("main[data-step]").wait_for()
    place = page.evaluate(PLACE)
    return place["step"], int(place["at"])


def has_gone_on(page: Page, at: int) -> None:
    page.wait_for_function(
        "at => Number(document.querySelector('main[data-step]')?.dataset.at ?? at) !== at", arg=at
    )


def hear_why(page: Page, clause: str, say: Words) -> None:
    """A refusal shows its clause, and one tap shows a picture of it."""
    expect(page.locator("[data-test=refused]")).to_contain_text(clause)
    page.locator("[data-test=ask-why]").click()
    dialog = page.locator("[data-test=why]")
    expect(dialog).to_contain_text(say.clause(clause))
    expect(dialog.locator("[data-picture]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def go_through(page: Page, lesson: Lesson, say: Words) -> None:
    """Go through a whole lesson: read everything, and do everything by hand."""
    bubble = page.locator("[data-test=bubble]")
    seen: list[str] = []
    while True:
        step, at = place(page)
        seen.append(bubble.text_content() or "")
        if step == "end":
            break
        asked = lesson.steps[at]
        if step == "next":
            page.locator("[data-test=next-step]").click()
        elif isinstance(asked, Try):
            expect(page.locator("[data-test=question]")).to_have_text(say(lesson.key(asked.key)))
            by_hand(page, lesson.name, asked.text)
            hear_why(page, asked.clause, say)
        else:
            assert isinstance(asked, Ask)
            expect(page.locator("[data-test=question]")).to_have_text(say(lesson.key(asked.key)))
            act(page, page.locator("[data-test=show]").get_attribute("data-show") or "")
        has_gone_on(page, at)
    for step_told in lesson.steps:
        if isinstance(step_told, Say):
            said = say(lesson.key(step_told.key))
            assert any(said in text for text in seen), said


# Each game and each language; a taught game takes 14 CPU seconds, most of them Chromium's.
TAUGHT = list(product(GAMES, LANGUAGES))[:: size(2, 1)]


@pytest.mark.parametrize(("game", "language"), TAUGHT)
def test_a_taught_game_to_its_end_and_on_to_the_first_real_one(
    new_page: New, game: str, language: str
) -> None:
    page = new_page("/", locale=language)
    say = words(language)
    page.locator(f"[data-test=learn-{game}]").click()
    page.locator(f"[data-test=go-on-{game}]").click()
    for lesson in learn.lessons(game):
        expect(page).to_have_url(f"/learn/{game}/{lesson.name}")
        expect(page.locator("#lesson-title")).to_contain_text(say(lesson.title))
        go_through(page, lesson, say)
        is_last = lesson.name == learn.names(game)[-1]
        expect(page.locator("[data-test=done]")).to_have_text(
            say("learn-all-done" if is_last else "learn-done")
        )
        if not is_last:
            page.locator("[data-test=next-lesson]").click()
    expect(page.locator(".sheet table")).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator("a.done")).to_have_count(len(learn.names(game)))
    page.goto(f"/learn/{game}/{learn.names(game)[-1]}")
    while place(page)[0] != "end":
        _, at = place(page)
        page.locator("[data-test=next-step], [data-test=show]").click()
        has_gone_on(page, at)
    page.locator("[data-test=first-game]").click()
    page.locator("main[data-status=running]").wait_for()
    expect(page.locator("[data-seat='1']")).to_contain_text(say("web-level-new"))


def test_a_hint_helps_and_another_answer_is_not_taken(page: Page) -> None:
    page.goto("/learn/tagcity/draw")
    expect(page.locator("[data-test=question]")).to_contain_text("Take the die on space 2")
    page.locator("[data-test=hint-button]").click()
    expect(page.locator("[data-test=hint]")).to_contain_text("between the faces 2 and 3")
    expect(page.locator("[data-test=announced]")).to_contain_text("between the faces 2 and 3")
    page.locator("[data-target='take 4']").click()
    expect(page.locator("[data-test=judged]")).to_contain_text("something else")
    expect(page.locator("[data-test=announced]")).to_contain_text("something else")
    assert place(page) == ("ask", 1)
    page.locator("[data-space='6']").click(force=True)
    expect(page.locator("[data-test=refused]")).to_contain_text("T2.3")
    page.locator("[data-clause='T2.3']").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("takes one die")
    page.keyboard.press("Escape")
    act(page, "take 2")
    expect(page.locator("[data-test=judged]")).to_have_text("Right!")


def test_from_a_table_lessons_and_rules_open_beside_it(page: Page) -> None:
    against_bots(page)
    with page.context.expect_page() as opened:
        page.locator("[data-test=learn]").click()
    beside = opened.value
    beside.locator("[data-lesson=leader]").wait_for()
    beside.locator("[data-test=rules-graffiti]").click()
    expect(beside.locator("article").first).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-status", "running")


def test_what_is_forbidden_can_also_be_tried_by_a_button(page: Page) -> None:
    page.goto("/learn/graffiti/pair")
    page.locator("main[data-step=ask]").wait_for()
    act(page, "spray J2")
    page.locator("main[data-step=try]").wait_for()
    page.locator("[data-test=show]").click()
    expect(page.locator("[data-test=judged]")).to_have_text("As expected, that is refused:")
    hear_why(page, "G5.3", words("en"))


def test_the_points_in_a_lesson_say_why(page: Page) -> None:
    page.goto("/learn/tagcity/first")
    page.locator("main[data-step=ask]").wait_for()
    act(page, "take 1")
    page.locator("main[data-at='2']").wait_for()
    act(page, "tag I1 J1 K1 L1")
    page.locator("main[data-step=end]").wait_for()
    page.locator("[data-why='points 0']").click()
    dialog = page.locator("[data-test=why]")
    expect(dialog.locator("[data-reason='T5.3']")).to_contain_text("6")
    expect(dialog.locator("[data-picture=city]")).to_be_visible()


def test_a_skipped_lesson_is_remembered_and_can_be_done_later(page: Page) -> None:
    page.goto("/learn/graffiti/paint")
    page.locator("[data-test=skip]").click()
    expect(page).to_have_url("/learn/graffiti/permits")
    page.goto("/learn")
    first = page.locator("[data-lesson=paint]")
    expect(first).to_contain_text("skipped")
    expect(page.locator("[data-test=go-on-graffiti]")).to_have_attribute(
        "href", "/learn/graffiti/permits"
    )
    first.click()
    go_through(page, learn.find("graffiti", "paint"), words("en"))
    page.goto("/learn")
    expect(first).to_contain_text("done")
    expect(first).not_to_contain_text("skipped")


@pytest.mark.parametrize("stored", ["nonsense", "[]", '{"done": 7, "skipped": [1, "x"]}', "null"])
def test_progress_that_cannot_be_read_counts_as_not_begun(page: Page, stored: str) -> None:
    page.goto("/")
    page.evaluate("text => localStorage.setItem('allcity-progress', text)", stored)
    page.goto("/learn/tagcity")
    expect(page.locator("[data-test=go-on-tagcity]")).to_have_attribute(
        "href", "/learn/tagcity/leader"
    )


def test_a_lesson_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/learn/tagcity/first")
    page.locator("main[data-step=ask]").wait_for()
    _tab_to(page, "[data-target='take 1']")
    page.keyboard.press("Enter")
    page.locator("main[data-at='2']").wait_for()
    lay(page, "I1 J1 K1 L1")
    page.keyboard.press("Enter")
    page.locator("main[data-step=end]").wait_for()
    expect(page.locator("[data-test=next-lesson]")).to_be_focused()
    expect(page.locator("[data-test=announced]")).to_contain_text("6 prestige points")
    page.keyboard.press("Enter")
    expect(page).to_have_url("/learn/tagcity/second")
    page.locator("main[data-step=next]").wait_for()
    expect(page.locator("[data-test=next-step]")).to_be_focused()


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)


def test_a_lesson_on_a_phone_keeps_the_question_in_sight(new_page: New) -> None:
    page = new_page("/learn/graffiti/spray", **PHONE)
    page.locator("[data-test=show]").tap()
    expect(page.locator("[data-test=question]")).to_contain_text("E2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-segment=E2]").tap()
    expect(page.locator("[data-test=question]")).to_be_in_viewport()
    page.locator(CONFIRM).tap()
    expect(page.locator("[data-test=question]")).to_contain_text("Discard")


@pytest.mark.parametrize("lesson", ["tagcity/bubble", "tagcity/border", "graffiti/paint"])
def test_a_lesson_on_a_phone_begins_with_what_is_told(new_page: New, lesson: str) -> None:
    page = new_page(f"/learn/{lesson}", **PHONE)
    page.locator("main[data-step]").wait_for()
    expect(page.locator("#lesson-title")).to_be_in_viewport()
    expect(page.locator("[data-test=question]")).to_be_in_viewport()


def test_after_show_me_on_a_phone_what_was_done_is_in_sight(new_page: New) -> None:
    page = new_page("/learn/tagcity/first", **PHONE)
    city = page.locator("[data-test=city]")
    page.locator("main[data-step=ask]").wait_for()
    expect(city).not_to_be_in_viewport(ratio=0.9)
    for after in ("[data-at='2']", "[data-step=end]"):
        page.locator("[data-test=show]").tap()
        page.locator(f"main{after}").wait_for()
    expect(city).to_be_in_viewport(ratio=0.9)
    page.goto("/learn/graffiti/gifts")
    page.locator("[data-test=show]").tap()
    expect(page.locator("[data-thing='bonus 1']")).to_be_in_viewport(ratio=0.9)


def test_the_language_changes_in_the_middle_of_a_lesson(page: Page) -> None:
    page.goto("/learn/tagcity/draw")
    page.locator("[data-test=question]").wait_for()
    page.locator("[data-test=language]").select_option("fr")
    key = learn.find("tagcity", "draw").key("take")
    expect(page.locator("[data-test=question]")).to_have_text(words("fr")(key))
    expect(page.locator("[data-seat='1']")).to_contain_text(words("fr")("player", seat=2))


@pytest.mark.parametrize("path", ["/learn/tagcity/nowhere", "/learn/chess", "/learn/tagcity/../x"])
def test_a_lesson_that_is_not_there_is_told(page: Page, path: str) -> None:
    page.goto(path)
    if "nowhere" in path:
        expect(page.get_by_role("alert")).to_contain_text("no lesson")
    else:
        expect(page.locator("main")).to_be_visible()


def test_a_lost_connection_is_told_and_the_lesson_goes_on_after_it(page: Page) -> None:
    page.goto("/learn/tagcity/draw")
    page.locator("[data-test=question]").wait_for()
    page.context.set_offline(True)
    page.locator("[data-test=show]").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.locator("[data-test=show]").click()
    expect(page.locator("[data-test=judged]")).to_have_text("Right!")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "path", ["/learn", "/learn/tagcity/draw", "/learn/graffiti/spray", "/learn/tagcity/end"]
)
def test_axe_finds_nothing_serious_in_lessons(new_page: New, path: str, theme: str) -> None:
    page = new_page(path, color_scheme=theme)
    page.locator("[data-lesson], main[data-step]").first.wait_for()
    if page.locator("main[data-step=try], main[data-step=ask]").count():
        page.locator("[data-test=show]").click()
        page.locator("[data-test=judged]").wait_for()
    violations = Axe().run(page).response["violations"]
    serious = [one for one in violations if one["impact"] in ("serious", "critical")]
    assert not serious, [(one["id"], [node["html"] for node in one["nodes"]]) for one in serious]
