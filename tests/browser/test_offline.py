"""Static files in a real browser, without a server and soon without a network: everything that one person can do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from allcity.games import GAMES
from allcity.locales import words
from tests.browser import artist
from tests.browser.conftest import EACH, PATIENCE, SPEED, New
from tests.browser.learner import act
from tests.browser.player import arrived, is_over, play_out, quick_choice, step
from tests.browser.site import SITE, cut, is_ready, web_space
from tests.browser.test_learn import has_gone_on, place
from tests.browser.test_puzzles import solvable

ENGINE = ("pyodide", "python_stdlib", "engine.")


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with web_space() as address:
        yield address


@pytest.fixture(scope="module")
def underground(browser: Browser, site: str) -> Iterator[Page]:
    """A page whose network was cut once the engine was there; all tests here go on in it."""
    wrong: list[str] = []
    options: dict[str, Any] = {**EACH, "service_workers": "allow"}
    context = browser.new_context(**options)
    context.add_init_script(SPEED % "instant")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(site)
    is_ready(page)
    cut(page)
    yield page
    context.close()
    assert not wrong


@pytest.fixture
def home(underground: Page, site: str) -> Page:
    underground.goto(f"{site}#/")
    is_ready(underground)
    return underground


def looked_back_and_verified(page: Page) -> None:
    """After a match its dice are verified, its record is downloaded, and its positions are shown."""
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict]")).to_have_attribute("data-fair", "true")
    with page.expect_download() as download:
        page.locator("a[download$='.record']").click()
    assert download.value.path().read_text("utf-8").startswith("allcity record 1\n")
    page.locator("[data-test=replay]").click()
    expect(page.locator("main input[type=range]")).to_be_visible()


def test_a_match_with_a_reload_in_the_middle(home: Page) -> None:
    page, rng = home, Random(3)
    page.locator("[data-test=play-tagcity]").click()
    arrived(page)
    play_out_until_something_was_done(page, rng)
    before = page.locator("[data-test=city]").first.get_attribute("aria-label")
    lines = page.locator(".log li").count()
    page.reload()
    is_ready(page)
    arrived(page)
    assert page.locator("[data-test=city]").first.get_attribute("aria-label") == before
    assert page.locator(".log li").count() >= lines
    play_out(page, rng, quick_choice)
    looked_back_and_verified(page)


def play_out_until_something_was_done(page: Page, rng: Random) -> None:
    for _ in range(200):
        if step(page, rng, quick_choice):
            return
    raise AssertionError("nobody is asked")


def test_a_match_of_the_other_game(home: Page) -> None:
    page, rng = home, Random(4)
    page.locator("[data-test=play-graffiti]").click()
    arrived(page)
    artist.until(page, rng, lambda: is_over(page))
    expect(page.locator("[data-test=ending]")).to_be_visible()
    looked_back_and_verified(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_the_rules(home: Page, game: str) -> None:
    page = home
    page.locator(f"[data-test=learn-{game}]").click()
    page.locator(f"[data-test=go-on-{game}]").click()
    while (now := place(page))[0] == "next":
        page.locator("[data-test=next-step]").click()
        has_gone_on(page, now[1])
    expect(page.locator("[data-test=question]")).to_be_visible()
    page.locator("header a").first.click()
    page.locator(f"[data-test=rules-{game}]").click()
    expect(page.locator("[data-picture]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle(home: Page, game: str) -> None:
    page, one = home, solvable(game)
    page.locator(f"[data-test=puzzles-{game}]").click()
    page.locator(f"[data-puzzle={one.name}]").click()
    expect(page.locator("[data-test=question]")).to_be_visible()
    act(page, next(iter(one.losses[0])))
    expect(page.locator("[data-test=judged]")).to_be_visible()
    assert place(page) == ("ask", 0)


def test_two_people_at_one_screen(home: Page) -> None:
    page = home
    page.locator("[data-test=new-table]").click()
    page.locator("[data-test=more] summary").click()
    page.locator("[data-test=seat-1]").select_option("me")
    page.locator("[data-test=seat-2]").select_option("bot new")
    page.locator("[data-test=make]").click()
    expect(page.locator("[data-test=open-curtain]")).to_be_visible()
    page.locator("[data-test=open-curtain]").click()
    expect(page.locator("main[data-asked]")).to_be_visible()


def test_own_boards_are_drawn_and_played_on(home: Page) -> None:
    page = home
    page.locator("[data-test=edit]").click()
    page.locator("[data-test=edit-tagcity]").click()
    page.locator("[data-editing=checked]").wait_for()
    value = page.locator('[data-path="city.A.high.columns[2]"]').locator("input")
    value.fill("ten")
    expect(page.locator("[data-wrong]")).to_have_text("Here a whole number should stand.")
    value.fill("17")
    page.locator("[data-editing=checked]").wait_for()
    page.locator("[data-test=play-edition]").click()
    expect(page.locator("[data-test=city] .value").get_by_text("17")).to_be_visible()


def test_nothing_leads_to_what_only_a_server_has(home: Page, site: str) -> None:
    page = home
    page.locator("[data-test=mine]").click()
    expect(page.locator("main h1")).to_have_text(words("en")("web-my-games"))
    expect(page.locator("[data-test=statistics]")).to_have_count(0)
    page.goto(f"{site}#/statistics")
    expect(page.get_by_text(words("en")("web-stats-offline"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_daily_wall_has_one_try(home: Page) -> None:
    page = home
    page.locator("[data-test=daily]").click()
    expect(page.locator("[data-test=daily-rules]")).to_have_text(
        words("en")("web-daily-rules-offline")
    )
    page.locator("[data-wall=graffiti] [data-test=daily-play]").click()
    arrived(page)
    artist.step(page, Random(1))
    begun = page.url
    page.locator("header a").first.click()
    page.locator("[data-test=daily]").click()
    expect(page.locator("[data-wall] [data-test=daily-play]")).to_have_count(1)
    page.locator("[data-wall=graffiti] [data-test=daily-go-on]").click()
    arrived(page)
    assert page.url == begun


def test_a_second_tab_waits_until_the_first_is_closed(home: Page, site: str) -> None:
    other = home.context.new_page()
    other.goto(f"{site}#/")
    other.locator("[data-engine=elsewhere]").wait_for()
    other.close()
    expect(home.locator("[data-engine=ready]")).to_be_visible()


def after(url: str) -> str:
    return url.partition("/offline/")[2]


def test_nothing_is_loaded_before_it_is_chosen(new_page: New) -> None:
    """At a server, too: its own tables are there again as soon as offline play is left."""
    page, asked = new_page(), list[str]()
    page.context.on("request", lambda request: asked.append(request.url))
    page.context.route(
        "**/offline/**",
        lambda route: route.fulfill(path=SITE / "offline" / after(route.request.url)),
    )
    page.goto("/")
    page.locator("[data-test=play-tagcity]").wait_for()
    assert not [url for url in asked if any(part in url for part in ENGINE)]
    page.locator("[data-test=offline]").click()
    page.locator("[data-test=go-offline]").wait_for()
    assert not [url for url in asked if any(part in url for part in ENGINE[:2])]
    page.locator("[data-test=go-offline]").click()
    is_ready(page)
    page.locator("[data-test=play-tagcity]").click()
    arrived(page)
    assert not [url for url in asked if url.endswith("/socket")]
    page.goto("/")
    page.locator("[data-test=online]").click()
    expect(page.locator("[data-test=watch]")).to_be_visible()
    expect(page.locator("[data-engine]")).to_have_count(0)
