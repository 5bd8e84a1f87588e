"""The coach in the browser: switched on, agreed to, asked, and withdrawn."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.browser.asker import begun
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.player import again, arrived, can_place, make_table, until

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_the_coach_explains_advises_and_is_remembered(
    new_page: New, game: str, language: str
) -> None:
    say = words(language)
    page = new_page(locale=language)
    begun(page, game)
    expect(page.locator("[data-test=coach]")).to_have_count(0)
    page.locator("[data-test=coach-on]").click()
    coach = page.locator("[data-test=coach]")
    asked = {"tagcity": ("put", "T2.2"), "graffiti": ("turn", "G2.2")}[game]
    expect(coach).to_contain_text(say(f"coach-{game}-{asked[0]}"))
    expect(coach).to_contain_text(say.clause(asked[1]))
    coach.locator("[data-test=advice]").click()
    tips = coach.locator("[data-tip]")
    expect(tips.first).to_be_visible()
    assert tips.count() <= 3
    if tips.count() == 1:  # only where all choices are alike, and then it says so
        expect(tips).to_contain_text(say("why-even"))
    expect(tips.first).to_contain_text(
        say.advice(game, tips.first.get_attribute("data-line") or "")
    )
    tips.first.click()
    expect(page.locator(".pointed").first).to_be_attached()
    again(page)
    expect(coach).to_be_visible()
    coach.locator("[data-test=coach-off]").click()
    expect(coach).to_have_count(0)


def test_the_coach_says_what_the_move_in_the_making_brings(page: Page) -> None:
    begun(page, "tagcity")
    page.locator("[data-test=coach-on]").click()
    until(page, Random(1), lambda: can_place(page))
    expect(page.locator("[data-test=coach]")).to_contain_text(words("en")("coach-tagcity-act"))
    expect(page.locator("[data-test=gains]")).to_have_count(0)
    bubble = page.locator("button[data-target^=check]").first
    value = (bubble.get_attribute("data-target") or "").split()[1]
    bubble.click()
    expect(page.locator("[data-test=gains]")).to_contain_text(f"T3.12 {value} for a bubble")


def test_people_must_all_agree_and_any_may_withdraw(new_page: New) -> None:
    ana, ben = new_page(), new_page()
    table = make_table(ana)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start]").click()
    arrived(ana)
    ana.locator("main[data-asked=must]").wait_for()
    ana.locator("[data-test=coach-on]").click()
    expect(ana.locator("[data-test=advice]")).to_have_count(0)
    expect(ana.locator("[data-test=agreement]")).to_contain_text("when everybody")
    expect(ben.locator("[data-test=agreement]")).to_have_count(0)
    ana.locator("[data-test=coach-agree]").click()
    asked = ben.locator("[data-test=agreement]")
    expect(asked).to_contain_text("Still to agree")
    expect(ana.locator("[data-test=advice]")).to_have_count(0)
    asked.locator("[data-test=coach-agree]").click()
    ana.locator("[data-test=advice]").click()
    expect(ana.locator("[data-tip]").first).to_be_visible()
    ben.locator("[data-test=coach-on]").click()
    ben.locator("[data-test=coach-agree]").click()
    expect(ana.locator("[data-test=advice]")).to_have_count(0)
    expect(ana.get_by_text("wants no coach").first).to_be_visible()
    refused = ana.request.post(f"/api/tables/{table}/advice", data={"seat": 0})
    assert refused.json()["code"] == "coach"


@pytest.mark.parametrize("theme", ["dark", "light"])
@each_game
def test_axe_finds_nothing_with_the_coach(new_page: New, theme: str, game: str) -> None:
    page = new_page(color_scheme=theme)
    begun(page, game)
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.wait_for()
    axe(page, "coach")
