"""The board editor: a value is changed, a mistake is shown where it is and mended, the file is saved and opened again, and played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.player import PHONE
from tests.games.editions import HOUSE


def edit(page: Page, game: str) -> None:
    page.goto(f"/edit/{game}")
    checked(page)


def checked(page: Page) -> None:
    """Wait until the server has said something of the boards as they are."""
    page.locator("[data-editing=checked]").wait_for()


def at(page: Page, path: str) -> Locator:
    return page.locator(f'[data-path="{path}"]')


def field(page: Page, path: str) -> Locator:
    return at(page, path).locator("input")


def wrong(page: Page, path: str) -> Locator:
    return page.locator(f'[data-wrong="{path}"]')


def saved(page: Page) -> tuple[str, str]:
    """The name and the text of the file."""
    checked(page)
    with page.expect_download() as download:
        page.locator("[data-test=save-edition]").click()
    file = download.value
    return file.suggested_filename, Path(file.path()).read_text("utf-8")


def load(page: Page, text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    file: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": data}
    page.locator("[data-test=edition-file]").set_input_files(file)


def stored_edition(page: Page, game: str) -> dict[str, Any]:
    text = page.evaluate(f"localStorage.getItem('allcity-edition-{game}')")
    assert isinstance(text, str)
    data = json.loads(text)["data"]
    assert isinstance(data, dict)
    return data


def test_tag_city_from_a_changed_value_to_the_table(page: Page) -> None:
    page.goto("/new")
    page.locator("[data-test=more] summary").click()
    page.locator("[data-test=edit-boards]").click()
    checked(page)
    place = "city.A.high.columns[2]"
    field(page, place).fill("ten")
    checked(page)
    expect(field(page, place)).to_have_attribute("aria-invalid", "true")
    expect(wrong(page, place)).to_have_text("Here a whole number should stand.")
    expect(page.locator("[data-test=play-edition]")).to_be_disabled()
    page.locator("[data-test=mistakes] button").click()
    expect(field(page, place)).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("17")
    checked(page)
    expect(wrong(page, place)).to_have_count(0)
    expect(page.locator("[data-preview='city A'] .value").get_by_text("17")).to_be_attached()
    name, text = saved(page)
    assert name == "tagcity-mine.toml"
    reading = GAMES["tagcity"].read_edition(text)
    assert reading.problems == ()
    assert reading.edition is not None
    assert reading.edition.city_a.high[2] == 17
    page.locator("[data-test=begin-anew]").click()
    expect(field(page, place)).to_have_value("4")
    load(page, text)
    expect(field(page, place)).to_have_value("17")
    assert saved(page)[1] == text, "what was loaded is saved as it was"
    page.locator("[data-test=play-edition]").click()
    page.locator("[data-test=city]").wait_for()
    expect(page.locator("[data-test=city] .value").get_by_text("17")).to_be_visible()


def test_graffiti_from_a_changed_value_to_the_table(page: Page) -> None:
    edit(page, "graffiti")
    segment = at(page, "graffiti.C.segments[1]")
    segment.locator("input").fill("")
    checked(page)
    expect(wrong(page, "graffiti.C.segments[1]")).to_contain_text("Segment C2 should have")
    segment.locator("input").fill("37")
    segment.locator("[data-add=K]").click()
    checked(page)
    expect(page.locator("[data-test=mistakes]")).to_have_count(0)
    expect(page.locator("[data-preview=tunnel] [data-segment=C2] .vp")).to_have_text("37")
    _, text = saved(page)
    edition = GAMES["graffiti"].read_edition(text).edition
    assert edition is not None
    assert (edition.graffiti[2].segments[1].paints, edition.graffiti[2].segments[1].vp) == (
        "YBKK",
        37,
    )
    field(page, "paints.r").fill("9")
    checked(page)
    expect(wrong(page, "paints")).to_contain_text("has 60")
    page.locator("[data-test=undo-edit]").click()
    checked(page)
    page.locator("[data-test=play-edition]").click()
    expect(page.locator("[data-segment=C2] .vp").first).to_have_text("37")


def test_squares_are_painted_by_pointer_and_keys_and_taken_back(page: Page) -> None:
    edit(page, "tagcity")
    city = at(page, "city.A.grid")
    city.scroll_into_view_if_needed()
    at(page, "city.A").locator("[data-brush=P]").click()
    first, last = (city.locator(f"[data-square={name}]").bounding_box() for name in ("A1", "D1"))
    assert first
    assert last
    page.mouse.move(first["x"] + 5, first["y"] + 5)
    page.mouse.down()
    page.mouse.move(last["x"] + 5, last["y"] + 5, steps=12)
    page.mouse.up()

    def row(number: int) -> str:
        return str(stored_edition(page, "tagcity")["city"]["A"]["grid"]).split("\n")[number - 1]

    assert row(1) == "PPPPRRYYYYYY"
    checked(page)
    expect(page.locator("[data-test=mistakes]")).to_contain_text("District P is not in one piece")
    page.keyboard.press("Control+z")
    assert row(1) == "RRRRRRYYYYYY", "a stroke is taken back as a whole"
    page.keyboard.press("Control+Shift+z")
    assert row(1) == "PPPPRRYYYYYY"
    city.locator("[data-square=D1]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("b")
    expect(city.locator("[data-square=D2]")).to_have_accessible_name("D2: blue district")
    assert row(2) == "RRRBRPPYYYYY"


def test_shapes_are_drawn_and_renamed(page: Page) -> None:
    edit(page, "tagcity")
    shape = page.locator("[data-shape=I2]")
    shape.get_by_label("Row 1, square 2").click()
    shape.get_by_label("Row 3, square 4").click()
    checked(page)
    expect(wrong(page, "shapes.small.I2")).to_contain_text("should be one piece")
    shape.get_by_label("Row 1, square 1").click()
    shape.get_by_label("Row 3, square 3").click()
    assert stored_edition(page, "tagcity")["shapes"]["small"]["I2"] == ["##"], "cut to its squares"
    shape.locator("input").fill("D2")
    shape.locator("input").press("Tab")
    big = page.locator("[data-shape=T4] input")
    big.fill("N4")
    big.press("Tab")
    checked(page)
    data = stored_edition(page, "tagcity")
    assert list(data["shapes"]["small"]) == ["I1", "D2", "L3"]
    assert data["hq"]["ring"] == ["I4", "L4", "O4", "N4", "S4", "P5"]
    expect(page.locator("[data-test=mistakes]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_files_that_are_none_are_refused_with_a_sentence(page: Page, game: str) -> None:
    edit(page, game)
    before = stored_edition(page, game)
    other = next(text for key, text in HOUSE.items() if key != game)
    for text, said in (
        (other, "This is an edition of"),
        ("a = ][", "This is not valid TOML"),
        (HOUSE[game].encode("utf-16-le"), "not a text in UTF-8"),
        ("# x\n" * 4_000, "too long"),
    ):
        load(page, text)
        expect(page.locator("[data-test=refused-file]")).to_contain_text(said)
        assert stored_edition(page, game) == before
    load(page, "\ufeff" + HOUSE[game].replace('"house"', '"bom"'))
    expect(page.locator("[data-test=refused-file]")).to_have_count(0)
    expect(field(page, "key")).to_have_value("bom")
    load(page, f'format = 1\ngame = "{game}"\nkey = 7\n[city]\nA = 3\n[boards]\npermits = 1\n')
    checked(page)
    expect(wrong(page, "key")).to_have_text("Here a text in quotation marks should stand.")
    axe(page, f"{game} with mistakes")


def test_an_unfinished_edition_is_kept_and_offered_at_a_new_table(page: Page) -> None:
    edit(page, "tagcity")
    field(page, "title").fill("Attic copy")
    field(page, "city.B.drones[0]").fill("-9")
    checked(page)
    page.reload()
    checked(page)
    expect(field(page, "city.B.drones[0]")).to_have_value("-9")
    page.goto("/new")
    page.locator("[data-test=more] summary").click()
    page.locator("[data-test=own-boards]").click()
    page.locator("[data-test=make]").click()
    page.locator("[data-test=join-code]").wait_for()
    expect(page.locator("[data-test=edition-title]")).to_contain_text("Attic copy")


@pytest.mark.parametrize("odd", ["null", "[]", "{", '{"data": 7}', '{"data": {"city": [1]}}'])
def test_odd_things_in_the_storage_do_no_harm(new_page: New, odd: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('allcity-edition-tagcity', {json.dumps(odd)})")
    edit(page, "tagcity")
    expect(at(page, "city.A.grid")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_on_a_phone(new_page: New, language: str) -> None:
    page = new_page("/edit", locale=language, **PHONE)
    say = words(language)
    for game in GAMES:
        page.goto("/edit")
        page.locator(f"[data-test=edit-{game}]").click()
        checked(page)
        expect(page.locator("[data-test=edit-status]")).to_have_text(say("web-edit-right"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
    field(page, "boards.cans").fill("x")
    checked(page)
    expect(wrong(page, "boards.cans")).to_have_text(say("edition-type", expected="integer"))
    axe(page, language)
