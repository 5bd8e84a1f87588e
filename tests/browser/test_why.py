"""*Why?* everywhere at the table: what is forbidden or greyed says so in words, with its clause and a picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.browser.asker import begun, changed, touch, why_of
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finger import Point, drag
from tests.browser.player import PHONE, can_place, make_table, settled, until
from tests.server.harness import Server

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("by", ["mouse", "key"])
@pytest.mark.parametrize(
    ("game", "greyed", "clause", "pictured"),
    [
        ("tagcity", "[data-space]", "T2.2", "[data-picture=ring] .pointed"),
        ("graffiti", "[data-segment=A1]", "G5.", "[data-picture] [data-segment=A1].pointed"),
    ],
)
def test_something_greyed_says_why_with_a_picture(
    new_page: New, language: str, by: str, game: str, greyed: str, clause: str, pictured: str
) -> None:
    page = new_page(locale=f"{language}-{language.upper()}")
    begun(page, game)
    dialog = why_of(page, page.locator(f"{greyed}[aria-disabled=true]").first, by=by)
    explanation = dialog.locator(f"[data-clause^='{clause}']")
    name = explanation.get_attribute("data-clause") or ""
    expect(explanation).to_contain_text(words(language).clause(name))
    expect(dialog.locator(pictured).first).to_be_attached()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


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
        free = {"A1", "B1", "C1", "D1"}
        data["taggers"][0]["drawn"] = [[name] for name in rows if name not in free]
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


BORDERS = {
    "Left": ((-0.4, 4), "-A"),
    "Up": ((6, -0.4), "-1"),
    "Right": ((12.4, 4), "M"),
    "Down": ((6, 8.4), "9"),
}


def place(page: Page, column: float, row: float) -> Point:
    """A place in the city or beside it, counted in squares from its upper left corner."""
    box = page.locator("#square-A1").bounding_box()
    assert box
    return box["x"] + column * box["width"], box["y"] + row * box["height"]


def carry(page: Page, by: str, border: str) -> None:
    """Bring the piece over a border of the city."""
    (column, row), _ = BORDERS[border]
    if by == "key":
        page.locator("[data-test=city]").focus()
        for _ in range(13):
            page.keyboard.press(f"Arrow{border}")
        page.keyboard.press("Enter")
    elif by == "mouse":
        page.mouse.move(*place(page, 6, 4))
        page.mouse.move(*place(page, column, row))
        page.mouse.down()
        page.mouse.up()
    else:
        drag(page, place(page, 6, 4), place(page, column, row))


@pytest.mark.parametrize("by", ["key", "mouse", "finger"])
def test_T3_4_a_piece_over_any_border_says_why(new_page: New, by: str) -> None:
    """The server names the squares outside; the city and the picture of the *why* mark them."""
    page = new_page(**PHONE) if by == "finger" else new_page()
    begun(page, "tagcity")
    until(page, Random(1), lambda: can_place(page))
    for border, (_, name) in BORDERS.items():
        carry(page, by, border)
        expect(page.get_by_role("alert")).to_contain_text("T3.4")
        expect(page.get_by_role("alert")).to_contain_text(name.replace("-", "−"))
        outside = page.locator(f"[data-test=city] [data-mark*='{name}']")
        expect(outside.first).to_be_visible()
        expect(page.locator("[data-test=city] .bad .paint").first).to_be_visible()
        page.locator("[data-test=ask-why]").click()
        dialog = page.locator("[data-test=why]")
        marks = dialog.locator(f"[data-picture=city] [data-mark*='{name}']")
        expect(marks).to_have_count(outside.count())
        page.keyboard.press("Escape")
        page.locator("[data-test=next]").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        if by == "mouse":
            page.locator("[data-test=city]").click()


def test_a_mouse_that_leaves_takes_no_piece_along(page: Page) -> None:
    begun(page, "tagcity")
    until(page, Random(1), lambda: can_place(page))
    page.mouse.move(*place(page, 6, 4))
    page.mouse.move(*place(page, -0.4, 4))
    expect(page.locator("[data-test=promise]")).to_contain_text("T3.4")
    page.locator("[data-test=confirm]").hover()
    expect(page.locator("[data-test=promise]")).to_contain_text("Prestige")


@each_game
@each_language
@pytest.mark.parametrize("by", ["finger", "key"])
def test_a_greyed_back_says_why(new_page: New, game: str, language: str, by: str) -> None:
    page = new_page(locale=f"{language}-{language.upper()}", **(PHONE if by == "finger" else {}))
    begun(page, game)
    back = page.locator("[data-test=back]")
    expect(back).to_have_attribute("aria-disabled", "true")
    touch(page, back, by)
    expect(page.get_by_role("alert")).to_contain_text(words(language)("web-back-nothing"))


def test_before_a_piece_is_in_the_hand_the_city_says_what_comes_first(page: Page) -> None:
    begun(page, "tagcity")
    page.locator("[data-test=city]").click()
    expect(page.get_by_role("alert")).to_contain_text("T2.2")


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


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_tile_that_changes_a_place_says_why_before_any_is_chosen(
    page: Page, table_server: Server, by: str
) -> None:
    """*Add* needs an occupied space (G6.7); after the action nothing is placed any more (G2.2)."""
    table = begun(page, "graffiti")

    def held(data: Any) -> None:
        data["artists"][0]["bonus"] = {"add": 1, "discount": 1}

    changed(table_server, page, table, held)
    touch(page, page.locator("[data-bonus=add]"), by)
    expect(page.get_by_role("alert")).to_contain_text("G6.7")

    def acted(data: Any) -> None:
        data["phase"] = "after"

    changed(table_server, page, table, acted)
    for tile in ("add", "discount"):
        touch(page, page.locator(f"[data-bonus={tile}]"), by)
        expect(page.get_by_role("alert")).to_contain_text("G2.2")
        touch(page, page.locator("[data-test=back]"), by)
        expect(page.get_by_role("alert")).to_contain_text(words("en")("web-back-nothing"))


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
        points = [int(one.get_attribute("data-points") or 0) for one in reasons.all()]
        assert sum(points) == total
        said = dialog.locator("li p, li > button:not(.parts button)").all_inner_texts()
        assert len(said) == len(set(said)), "each reason is said once"
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
    settled(page)
    for _ in range(40):  # rolls and draws are nobody's choice
        if page.locator("[data-test=hindsight]").count():
            break
        page.locator("[data-test=step]").click()
        settled(page)
    page.locator("[data-test=hindsight] [data-test=advice]").click()
    expect(page.locator("[data-tip]").first).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@each_game
def test_axe_finds_nothing_with_a_why(new_page: New, theme: str, game: str) -> None:
    page = new_page(color_scheme=theme)
    begun(page, game)
    greyed = "[data-space]" if game == "tagcity" else "[data-segment]"
    why_of(page, page.locator(f"{greyed}[aria-disabled=true]").first)
    axe(page, "why")
