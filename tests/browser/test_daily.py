"""The daily wall in the browser: from the home page to the result against par, and the results once the day is over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from allcity.locales import LANGUAGES, words
from allcity.server.limits import DAY
from allcity.server.live.tables import now as wall_clock
from allcity.server.match import days
from allcity.server.running import pars
from tests.browser.artist import step
from tests.browser.axe import axe
from tests.browser.conftest import EACH, PATIENCE, SPEED
from tests.browser.player import arrived
from tests.server.harness import Person, Server, play_on, served

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LINE = re.compile("[🟦⬜🟧]+")


class Clock:
    """The wall clock, some days ago."""

    ago = 3

    def __call__(self) -> int:
        return wall_clock() - self.ago * DAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def walls(
    clock: Clock, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """A server whose days can go on."""
    monkeypatch.setattr(pars, "PLAYS", 3)
    with served(tmp_path_factory.mktemp("walls"), clock) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, walls: Server) -> Iterator[BrowserContext]:
    chosen: dict[str, Any] = {**EACH, **PHONE, "base_url": f"http://127.0.0.1:{walls.port}"}
    context = browser.new_context(**chosen, permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script(SPEED % "instant")
    yield context
    context.close()


def as_guest(context: BrowserContext, one: Person) -> None:
    """Somebody plays behind the page's back: they are the guest of this browser."""
    for cookie in context.cookies():
        one.http.cookies.set(cookie["name"], cookie["value"])


def played_to_the_end(context: BrowserContext, walls: Server, table: str) -> None:
    twin = Person(walls.port)
    twin.http.cookies.clear()
    as_guest(context, twin)
    socket = twin.at(table)
    play_on(table, {0: socket}, Random(5))
    twin.close()


def test_a_wall_from_the_home_page_to_the_result_and_the_opened_day(
    visit: BrowserContext, walls: Server, clock: Clock
) -> None:
    page = visit.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.locator("[data-test=daily]").click()
    expect(page.locator("[data-wall]")).to_have_count(2)
    day = days.day_of(clock())
    axe(page, "daily")
    page.locator("[data-wall=graffiti] [data-test=daily-play]").click()
    arrived(page)
    table = page.url.rpartition("/")[2]
    step(page, Random(1))  # the ordinary table, with its boards
    page.locator("[data-test=menu]").click()
    expect(page.locator("[data-test=daily-alone]")).to_be_visible()
    expect(page.locator("[data-test=leave]")).to_have_count(0)
    page.keyboard.press("Escape")
    played_to_the_end(visit, walls, table)

    result = page.locator("[data-test=daily-ending]")
    expect(result.locator("[data-test=daily-against]")).to_have_text(
        re.compile(r"^[+−]?\d+ against par$")
    )
    for closed in ("rematch", "review-link", "verify"):
        expect(page.locator(f"[data-test={closed}]")).to_have_count(0)
    result.locator("[data-test=daily-copy]").click()
    expect(result).to_contain_text(words("en")("web-copied"))
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    against = result.locator("[data-test=daily-against]").inner_text().split(" ")[0]
    assert f": {against} (par " in lines[0]
    assert LINE.fullmatch(lines[1])
    assert len(lines[1]) == result.locator("[data-test=squares] i").count()
    assert lines[2].endswith(f"/daily/{day}")
    axe(page, "daily ending")

    clock.ago -= 2
    page.goto(f"/daily/{day}")
    wall = page.locator("[data-wall=graffiti]")
    expect(wall.locator("[data-test=results] li")).to_have_count(1)
    expect(wall.locator("[data-test=results] li.you")).to_have_count(1)
    expect(wall.locator("[data-test=daily-place]")).to_be_visible()
    assert page.locator("[data-test=streak]").count() == 0
    axe(page, "daily results")
    wall.locator("[data-test=best-replay]").click()
    expect(page.locator("[data-test=viewer] option")).to_have_count(3)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-test=verify]")).to_be_visible()
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=true]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_and_fits_a_phone(
    visit: BrowserContext, walls: Server, language: str
) -> None:
    speaks = f"""try {{ localStorage.setItem('allcity-settings', '{{"language": "{language}"}}'); }}
        catch {{ /* about:blank keeps nothing */ }}"""
    visit.add_init_script(speaks)
    page = visit.new_page()
    page.goto("/daily")
    expect(page.locator("h1")).to_have_text(words(language)("web-daily"))
    assert fits(page)
    page.goto("/daily/2999-01-01")
    expect(page.locator("[role=alert]")).to_contain_text("2999-01-01")
    page.goto("/daily/no%20day")
    expect(page.locator("[role=alert]")).to_contain_text("no day")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
