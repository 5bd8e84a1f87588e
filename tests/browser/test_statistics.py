"""My statistics in the browser: plots that are tables too, choices, reviews, files, and being forgotten."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import LANGUAGES, words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finished import finished
from tests.server.harness import Person, Server
from tests.server.histories import DAY, write_history

MATCHES = 130  # more than a plot has dots


def known(
    page: Page, server: Server, seed: int, number: int = MATCHES, until: int = 0, helped: int = 0
) -> None:
    """Open the page of a person with many finished matches, the last of them some days ago."""
    ana = Person(server.port, "Ana")
    first = server.services.tables.now() - until * DAY - int(0.7 * number * DAY)
    write_history(server, ana.me["id"], number, first, seed, helped)
    address = f"http://127.0.0.1:{server.port}"
    cookies = [
        {"name": name, "value": value, "url": address} for name, value in ana.http.cookies.items()
    ]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    ana.close()


def test_plots_have_their_numbers_in_tables_and_follow_the_choice(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    known(page, table_server, 11)
    page.goto("/")
    page.locator("[data-test=statistics]").click()
    expect(page.locator("[data-test=stats-count]")).to_contain_text(f"{MATCHES} matches.")
    for plot in (*("points-tagcity", "points-graffiti"), *("error", "accuracy", "luck")):
        figure = page.locator(f"[data-test=stats-{plot}]")
        dots = figure.locator("path.dots").get_attribute("d") or ""
        figure.locator("summary").click()
        rows = figure.locator("tbody tr")
        assert rows.count() == dots.count("M") > 20, "each dot has its row"
    expect(page.locator("[data-test=stats-places] tbody tr")).to_have_count(6)
    expect(page.locator("[data-test=stats-against] tbody tr")).to_have_count(5)
    expect(page.locator("[data-test=stats-sources-graffiti] tbody tr")).to_have_count(4)
    axe(page, "statistics")
    page.locator("[data-test=stats-game]").select_option("graffiti")
    page.locator("[data-test=stats-seats]").select_option("2")
    expect(page.locator("[data-test=stats-places] tbody tr")).to_have_count(1)
    expect(page.locator("[data-test=stats-points-tagcity]")).to_have_count(0)
    page.locator("[data-test=stats-days]").select_option("30")
    counted = page.locator("[data-test=stats-count]").inner_text()
    assert 0 < int(counted.split()[0]) < MATCHES / 4


def test_a_choice_that_nothing_fits_says_so(new_page: New, table_server: Server) -> None:
    page = new_page()
    known(page, table_server, 12, 3, until=400)
    page.goto("/statistics")
    page.locator("[data-test=stats-days]").select_option("365")
    expect(page.locator("[data-test=stats-count]")).to_have_text("No match fits this choice.")
    expect(page.locator("[data-test=stats-places]")).to_have_count(0)


def test_matches_in_which_a_bot_helped_are_marked_and_left_out(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    known(page, table_server, 13, 12, helped=5)
    page.goto("/statistics")
    expect(page.locator("[data-test=stats-count]")).to_contain_text("12 matches.")
    left_out = page.locator("[data-test=stats-left-out]")
    left_out.locator("summary").click()
    expect(left_out.locator("li a")).to_have_count(5)
    cells = page.locator("[data-test=stats-places] tbody td:nth-child(2)").all_inner_texts()
    assert sum(map(int, cells)) == 7


def test_somebody_without_matches_is_told_what_will_be_here(page: Page) -> None:
    page.goto("/tables?mine=1")
    page.locator("[data-test=statistics]").click()
    expect(page.locator("[data-test=stats-none]")).to_be_visible()
    axe(page, "statistics of nobody")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_in_every_language_nothing_is_cut_off(
    new_page: New, table_server: Server, language: str, theme: str
) -> None:
    page = new_page(
        locale=f"{language}-{language.upper()}",
        viewport={"width": 360, "height": 740},
        color_scheme=theme,
    )
    known(page, table_server, 20 + 2 * LANGUAGES.index(language) + (theme == "light"), 20)
    page.goto("/statistics")
    say = words(language)
    expect(page.locator("h1")).to_have_text(say("web-stats"))
    page.locator("[data-test=stats-error]").wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"
    assert "web-stats" not in page.locator("main").inner_text(), "a sentence is missing"
    axe(page, f"statistics in {language}, {theme}")


def test_everything_is_reached_by_keys(new_page: New, table_server: Server) -> None:
    page = new_page()
    known(page, table_server, 31, 12)
    page.goto("/statistics")
    page.locator("[data-test=stats-game]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-test=stats-game]")).not_to_have_value("")
    reached = {""}
    while "stats-forget" not in reached:
        page.keyboard.press("Tab")
        where = page.evaluate("document.activeElement.dataset.test ?? ''")
        assert not where or where not in reached, "the focus goes round"
        reached.add(where)
        if page.evaluate("document.activeElement.tagName") == "SUMMARY":
            page.keyboard.press("Enter")
    assert {"stats-seats", "stats-days", "stats-json", "stats-csv"} <= reached
    assert page.locator("details[open] table tbody tr").count() > 0


def test_a_match_is_reviewed_on_request_and_leads_to_its_replay(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    table = finished(page, table_server.port)
    page.goto("/statistics")
    expect(page.locator("[data-test=stats-count]")).to_contain_text("One match.")
    expect(page.locator("[data-test=stats-accuracy]")).to_have_count(0)
    page.locator("[data-test=stats-review]").click()
    expect(page.locator("[data-test=stats-reviewing]")).to_contain_text("Review 1 of 1")
    accuracy = page.locator("[data-test=stats-accuracy]")
    accuracy.wait_for(timeout=120_000)
    expect(page.locator("[data-test=stats-review]")).to_have_count(0)
    accuracy.locator("summary").click()
    accuracy.locator("tbody a").click()
    page.wait_for_url(f"**/r/{table}**")


def test_files_are_whole_and_forgetting_asks_first(
    new_page: New, table_server: Server, tmp_path: Path
) -> None:
    page = new_page(accept_downloads=True)
    known(page, table_server, 32, 7)
    page.goto("/statistics")
    for form in ("json", "csv"):
        with page.expect_download() as info:
            page.locator(f"[data-test=stats-{form}]").click()
        file = tmp_path / info.value.suggested_filename
        info.value.save_as(file)
        text = file.read_text("utf-8")
        rows = json.loads(text) if form == "json" else list(csv.DictReader(text.splitlines()))
        assert len(rows) == 7
    page.locator("[data-test=stats-forget]").click()
    expect(page.locator("[data-test=stats-count]")).to_contain_text("7 matches.")
    page.locator("[data-test=stats-forget-sure]").click()
    expect(page.locator("[data-test=stats-none]")).to_be_visible()
