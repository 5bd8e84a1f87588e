"""The coach and *why?* in the browser: switched on, agreed to, asked by mouse, finger and key."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.player import against_bots, can_place, make_table, until
from tests.browser.test_graffiti import graffiti
from tests.server.harness import Server

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(page: Page, game: str) -> str:
    """A match against a bot in which this person is asked first."""
    table = against_bots(page) if game == "tagcity" else graffiti(page)
    page.locator("main[data-asked=must]").wait_for()
    return table


def changed(server: Server, page: Page, table: str, change: Callable[[Any], None]) -> None:
    """The position with some of its JSON exchanged, as if it had come about."""

    async def work() -> None:
        match = (await server.house.tables.get(table)).room.match
        data = match.game.state_to_json(match.state)
        change(data)
        match.state = match.game.state_from_json(data, match.edition)

    server.do(work())
    page.reload()
    page.locator("main[data-asked=must]").wait_for()


def why_of(page: Page, greyed: Locator, *, by: str = "mouse") -> Locator:
    """Ask a greyed option why, and open what the prompt says of it."""
    expect(greyed).to_have_attribute("aria-disabled", "true")
    greyed.evaluate("one => one.scrollIntoView({block: 'center'})")
    if by == "key":
        greyed.focus()
        page.keyboard.press("Enter")
    elif by == "finger":
        greyed.tap(force=True)
    else:
        greyed.click(force=True)
    page.locator("[data-test=ask-why]").click()
    dialog = page.locator("[data-test=why]")
    expect(dialog).to_be_visible()
    return dialog


@each_game
@each_language
def test_the_coach_explains_advises_and_is_remembered(
    new_page: New, game: str, language: str
) -> None:
    say = words(language)
    page = new_page(locale={"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}[language])
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
    assert 1 < tips.count() <= 3
    expect(tips.first).to_contain_text(say.advice(game, tips.first.get_attribute("data-tip") or ""))
    tips.first.click()
    expect(page.locator(".pointed").first).to_be_attached()
    page.reload()
    expect(coach).to_be_visible()
    coach.locator("[data-test=coach-off]").click()
    expect(coach).to_have_count(0)


def test_the_coach_says_what_the_move_in_the_making_brings(page: Page) -> None:
    begun(page, "tagcity")
    page.locator("[data-test=coach-on]").click()
    until(page, Random(1), lambda: can_place(page))
    expect(page.locator("[data-test=coach]")).to_contain_text(words("en")("coach-tagcity-act"))
    expect(page.locator("[data-test=gains]")).to_have_count(0)
    page.locator("button[data-target='check -3']").click()
    expect(page.locator("[data-test=gains]")).to_contain_text("T3.12 -3 for a bubble")


def test_people_must_all_agree_and_any_may_withdraw(new_page: New) -> None:
    ana, ben = new_page(), new_page()
    table = make_table(ana)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start]").click()
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
    refused = ana.evaluate(
        """async (table) => (await fetch(`/api/tables/${table}/advice`, {method: 'POST',
            body: JSON.stringify({seat: 0}), headers: {'Content-Type': 'application/json'}})).json()""",
        table,
    )
    assert refused["code"] == "coach"


@each_language
@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_greyed_space_of_tag_city_says_why_with_a_picture(
    new_page: New, language: str, by: str
) -> None:
    page = new_page(locale=f"{language}-{language.upper()}")
    begun(page, "tagcity")
    dialog = why_of(page, page.locator("[data-space][aria-disabled=true]").first, by=by)
    expect(dialog).to_contain_text(words(language).clause("T2.2"))
    expect(dialog.locator("[data-picture=ring] .pointed").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@each_language
@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_greyed_segment_of_graffiti_says_why_with_a_picture(
    new_page: New, language: str, by: str
) -> None:
    page = new_page(locale=f"{language}-{language.upper()}")
    begun(page, "graffiti")
    dialog = why_of(page, page.locator("[data-segment=A1][aria-disabled=true]"), by=by)
    expect(dialog.locator("[data-clause]").first).to_contain_text("G5.")
    expect(dialog.locator("[data-picture] [data-segment=A1].pointed")).to_be_attached()


def test_tag_city_says_why_of_bubbles_drones_and_shapes(
    new_page: New, table_server: Server
) -> None:
    page = new_page(**PHONE)
    table = begun(page, "tagcity")
    for name in ("rotate", "drone"):
        dialog = why_of(page, page.locator(f"[data-test={name}]"), by="finger")
        expect(dialog).to_contain_text("T2.2")
        page.locator("[data-test=why-close]").tap()
    until(page, Random(1), lambda: can_place(page))

    def full(data: Any) -> None:
        rows = [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGHIJKL"]
        kept = {"A1", "B1", "C1", "D1"}
        data["taggers"][0]["drawn"] = [[name] for name in rows if name not in kept]
        data["taggers"][1]["bubbles"] = [4]

    changed(table_server, page, table, full)
    page.locator("[data-space][data-target]").first.tap()
    page.locator("[data-test=drone][aria-disabled=false]").wait_for()
    dialog = why_of(page, page.locator("[data-bubble='4']"), by="finger")
    expect(dialog).to_contain_text("T3.12")
    expect(dialog.locator("[data-picture=remote] .pointed")).to_have_count(1)
    page.locator("[data-test=why-close]").tap()
    page.locator("[data-test=drone]").tap()
    dialog = why_of(page, page.locator("[data-space='3'][aria-disabled=true]"), by="finger")
    expect(dialog).to_contain_text("T3.11")
    expect(dialog.locator("[data-picture=city]")).to_be_visible()
    page.locator("[data-test=why-close]").tap()

    def spent(data: Any) -> None:
        data["taggers"][0]["drones"] = 5

    changed(table_server, page, table, spent)
    page.locator("[data-space][data-target]").first.tap()
    page.locator("button[data-target^=check]").first.wait_for()
    dialog = why_of(page, page.locator("[data-test=drone]"), by="finger")
    expect(dialog).to_contain_text("T3.11")
    expect(dialog.locator("[data-picture=remote] .pointed")).to_have_count(5)


def test_a_piece_that_would_leave_the_city_says_why(page: Page) -> None:
    begun(page, "tagcity")
    until(page, Random(1), lambda: can_place(page))
    for _ in range(13):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("alert")).to_contain_text("T3.4")


def test_graffiti_says_why_of_tiles_and_buttons(page: Page, table_server: Server) -> None:
    table = begun(page, "graffiti")

    def held(data: Any) -> None:
        data["artists"][0]["bonus"] = {"wild": 1, "save": 1}

    changed(table_server, page, table, held)
    alert = page.get_by_role("alert")
    for what, clause in (
        ("[data-tile]", "G5.1"),
        ("[data-permit]", "G5.1"),
        ("[data-bonus=wild]", "G5.1"),
        ("[data-bonus=save]", "G7.2"),
        ("[data-test=confirm]", "G2.2"),
    ):
        page.locator(what).first.click(force=True)
        expect(alert).to_contain_text(clause)


@each_game
def test_a_score_line_says_how_it_came_about(page: Page, game: str) -> None:
    """A match of two bots, watched; then every line of the sheet in each language."""
    bots = [{"seat": seat, "bot": "greedy"} for seat in (0, 1)]
    make_table(page, game=game, bots=bots, sit=[], start=True, options={})
    page.locator("[data-test=ending]").wait_for(timeout=120_000)
    line, clause, picture = {
        "tagcity": ("sheet-high", "T5.3", "city"),
        "graffiti": ("sheet-segments", "G5.6", "tunnel"),
    }[game]
    dialog = page.locator("[data-test=why]")
    for language in LANGUAGES:
        page.locator("[data-test=language]").select_option(language)
        page.locator(f"[data-why='{line} 0']").click()
        expect(dialog).to_contain_text(words(language).clause(clause))
        expect(dialog.locator(f"[data-picture={picture}]")).to_be_visible()
        reasons = dialog.locator("[data-reason]")
        total = int(page.locator(f"[data-why='{line} 0'] strong").inner_text())
        told = [int(one.inner_text().split(" ")[1]) for one in reasons.all()]
        assert sum(told) == total
        marks = dialog.locator("[data-mark], [data-picture] .pointed")
        everything = marks.count()
        reasons.first.click()
        assert 0 < marks.count() <= everything
        page.keyboard.press("Escape")
    page.locator("[data-why='points 1']").click()
    expect(dialog.locator("[data-reason]").first).to_be_visible()
    axe(page, "why")
    page.locator("[data-test=why-close]").click()
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").fill("20")
    while page.locator("[data-test=hindsight]").count() == 0:
        page.locator("[data-test=step]").click()
        page.wait_for_timeout(50)
    page.locator("[data-test=hindsight] [data-test=advice]").click()
    expect(page.locator("[data-tip]").first).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@each_game
def test_axe_finds_nothing_with_the_coach_and_a_why(new_page: New, theme: str, game: str) -> None:
    page = new_page(color_scheme=theme)
    begun(page, game)
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.wait_for()
    axe(page, "coach")
    greyed = "[data-space]" if game == "tagcity" else "[data-segment]"
    why_of(page, page.locator(f"{greyed}[aria-disabled=true]").first)
    axe(page, "why")
