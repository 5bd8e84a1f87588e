"""Private links in several browsers: each works once, says what it does, and everybody is told about it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import LANGUAGES
from tests.browser.axe import axe
from tests.browser.company import two_people
from tests.browser.conftest import New
from tests.browser.player import PHONE, against_bots, arrived, is_asked, until


def called(page: Page, name: str) -> Page:
    """Somebody's browser, with a name of their own."""
    assert page.request.post("/api/me", data={"name": name}).ok
    page.evaluate("localStorage.setItem('allcity-settings', '{\"known\": true}')")
    return page


def seat_link(page: Page) -> str:
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=seat-link] summary").click()
    page.locator("[data-test=seat-link] [data-test=make-link]").click()
    expect(page.locator("[data-test=seat-link]")).to_contain_text("Good once, until")
    return page.get_by_role("textbox", name="Hand over this seat").input_value()


def identity_link(page: Page) -> str:
    page.goto("/settings")
    page.locator("[data-test=make-link]").click()
    return page.get_by_role("textbox", name="Continue on another device").input_value()


def log(page: Page) -> list[str]:
    """Return whose turns there were, and the lines of the log."""
    entries = page.locator(".log .who b, .log [data-key]")
    return [line.strip() for line in entries.all_inner_texts()]


def test_a_seat_is_handed_over_once_and_all_three_browsers_are_told(new_page: New) -> None:
    ana, ben, table = two_people(new_page)
    names = [ana.locator(f"li[data-seat='{seat}'] .name").inner_text() for seat in (0, 1)]
    until(ana, Random(41), lambda: is_asked(ben))
    link = seat_link(ana)
    cleo, eve = called(new_page("/"), "Cleo"), called(new_page("/"), "Eve")
    cleo.goto(link)
    expect(cleo.locator("[data-test=offer]")).to_contain_text(
        f"{names[0]} plays seat 1 at this table of Tag City"
    )
    eve.goto(link)  # whoever only looks, as a robot does, uses nothing up
    expect(eve.locator("[data-test=take-seat]")).to_have_text(f"Play instead of {names[0]}")
    expect(ana.locator("li[data-seat='0']")).to_contain_text("you")

    cleo.locator("[data-test=take-seat]").click()
    expect(cleo.locator("[data-test=seat-taken]")).to_contain_text(f"instead of {names[0]}")
    expect(cleo.locator("li[data-seat='0']")).to_contain_text("you")
    assert "#" not in cleo.url
    expect(ana.locator("[data-test=seat-handed]")).to_contain_text(
        "Cleo now plays seat 1, which was yours"
    )
    expect(ana.locator("main[data-asked=no]")).to_be_visible()
    for page in (ana, ben, cleo):
        expect(page.locator(".log ol")).to_contain_text(f"Cleo takes over the seat of {names[0]}.")
        before = log(page)[: log(page).index(f"Cleo takes over the seat of {names[0]}.")]
        assert names[0] in before
        assert not any(line.startswith("Cleo") for line in before)

    eve.locator("[data-test=take-seat]").click()
    expect(eve.get_by_role("alert")).to_contain_text("already been used")
    eve.reload()
    expect(eve.get_by_role("alert")).to_contain_text("already been used")
    expect(eve.locator("[data-test=take-seat]")).to_have_count(0)
    ana.goto(link)
    expect(ana.get_by_role("alert")).to_contain_text("already been used")
    ana.goto(f"/t/{table}")
    expect(ana.locator("[data-test=seat-handed]")).to_be_visible()
    ana.locator("[data-test=seat-handed] button").click()
    expect(ana.locator("[data-test=seat-handed]")).to_have_count(0)
    until(ben, Random(42), lambda: is_asked(cleo))
    until(cleo, Random(43), lambda: is_asked(ben))


def test_a_new_link_to_a_seat_withdraws_the_one_before(new_page: New) -> None:
    ana = new_page()
    against_bots(ana)
    first = seat_link(ana)
    ana.locator("[data-test=seat-link] [data-test=make-link]").click()
    field = ana.get_by_role("textbox", name="Hand over this seat")
    expect(field).not_to_have_value(first)
    second = field.input_value()
    ben = new_page(first)
    expect(ben.get_by_role("alert")).to_contain_text("replaced by a newer one")
    ben.goto(second)
    ben.locator("[data-test=take-seat]").click()
    expect(ben.locator("li[data-seat='0']")).to_contain_text("you")


def test_who_opens_the_link_to_their_own_seat_is_told_so(new_page: New) -> None:
    ana = new_page()
    against_bots(ana)
    ana.goto(seat_link(ana))
    expect(ana.get_by_text("Seat 1 is your own.")).to_be_visible()
    ana.get_by_role("link", name="Go to the table", exact=True).click()
    expect(ana.locator("li[data-seat='0']")).to_contain_text("you")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_an_identity_is_adopted_once_and_the_games_of_both_are_there(
    new_page: New, device: str
) -> None:
    options = PHONE if device == "phone" else {}
    ana = called(new_page("/"), "Ana on the move")
    phone, eve = called(new_page("/", **options), "Phone"), new_page("/")
    own, other = against_bots(ana), against_bots(phone)
    link = identity_link(ana)
    for page in (phone, eve):
        page.goto(link)
        expect(page.locator("[data-test=whose]")).to_contain_text(
            "leads to Ana on the move, who has one game"
        )
    expect(phone.locator("[data-test=own-games]")).to_contain_text(
        "you are Phone in this browser, with one game."
    )
    expect(eve.locator("[data-test=own-games]")).to_have_count(0)
    phone.get_by_role("button", name="I am Ana on the move").click()
    for table in (own, other):
        expect(phone.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(ana.locator("[data-test=adopted]")).to_contain_text(
        "in which “Phone” played is now Ana on the move"
    )
    expect(ana.get_by_role("textbox", name="Continue on another device")).to_have_count(0)
    eve.get_by_role("button", name="I am Ana on the move").click()
    expect(eve.get_by_role("alert")).to_contain_text("already been used")
    expect(phone.locator("[data-test=adopted]")).to_have_count(0)

    ana.locator("[data-test=adopted] button").click()
    ana.goto(f"/t/{other}")
    arrived(ana)
    expect(ana.locator("li[data-seat='0']")).to_contain_text("you")
    expect(ana.locator("[data-test=adopted]")).to_have_count(0)
    phone.goto(f"/t/{own}")
    expect(phone.locator("li[data-seat='0']")).to_contain_text("Ana on the move")
    expect(phone.locator("li[data-seat='0']")).to_contain_text("you")


def test_another_tab_of_the_browser_that_adopts_plays_on(new_page: New) -> None:
    ana, phone = called(new_page("/"), "Ana"), called(new_page("/"), "Phone")
    against_bots(phone)
    tab = phone.context.new_page()
    tab.goto(identity_link(ana))
    tab.locator("[data-test=adopt]").click()
    expect(tab).to_have_url("/tables?mine=1")
    expect(phone.locator("li[data-seat='0']")).to_contain_text("you")
    until(phone, Random(44), lambda: phone.locator("[data-test=undo]").is_visible())


def test_who_says_no_keeps_everything(new_page: New) -> None:
    ana, phone = called(new_page("/"), "Ana"), called(new_page("/"), "Phone")
    phone.goto(identity_link(ana))
    phone.get_by_role("link", name="No, leave everything as it is").click()
    assert phone.request.get("/api/me").json()["name"] == "Phone"
    made_up = new_page("/me#a-made-up-key")
    expect(made_up.get_by_role("alert")).to_be_visible()
    expect(made_up.locator("[data-test=adopt]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_links_can_be_read_by_all(new_page: New, theme: str, language: str) -> None:
    ana = called(new_page("/"), "Ana")
    against_bots(ana)
    seat, identity = seat_link(ana), identity_link(ana)
    phone = new_page("/", color_scheme=theme, locale=language, **PHONE)
    phone.request.post("/api/me", data={"name": "Fr" + "é" * 22})
    for link, shown in ((seat, "offer"), (identity, "own-games")):
        phone.goto(link)
        phone.locator(f"[data-test={shown}]").wait_for()
        assert "web-" not in phone.locator("body").inner_text()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        axe(phone, f"{shown} in {language}, {theme}")
    phone.goto(seat)
    phone.locator("[data-test=take-seat]").click()
    phone.locator("[data-test=seat-taken]").wait_for()
    arrived(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
