"""A new table: two choices and a button, the rest under More; what does not fit is not offered, and choices are remembered."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from allcity.games import folder
from allcity.locales import LANGUAGES, words
from tests.browser.conftest import New
from tests.browser.player import PHONE
from tests.browser.test_lobby import HOUSE, upload


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name).check(
        force=True
    )


def open_more(page: Page) -> None:
    page.locator("[data-test=more] summary").click()


def test_game_players_and_invite_are_all_that_is_asked(page: Page) -> None:
    page.goto("/new")
    choose(page, "Game", "Graffiti")
    choose(page, "Players", "4 players")
    expect(page.locator("select:visible, input[type=file]:visible")).to_have_count(
        1
    )  # the language
    page.get_by_role("button", name="Invite friends").click()
    page.locator("[data-test=join-code]").wait_for()
    seats = page.get_by_role("region", name="Seats").locator(".name.soft")
    assert seats.all_inner_texts() == ["nobody yet"] * 3, "friends' seats are empty"
    expect(page.get_by_role("heading", name="Graffiti")).to_be_visible()


def test_only_seats_at_the_table_can_be_chosen_as_the_first(page: Page) -> None:
    page.goto("/new")
    open_more(page)
    for count in (2, 3, 4):
        choose(page, "Players", f"{count} players")
        values = page.locator("#option-leader option").evaluate_all("all => all.map(o => o.value)")
        assert values == ["drawn", *(str(seat + 1) for seat in range(count))]
    page.locator("#option-leader").select_option("4")
    choose(page, "Players", "2 players")
    expect(page.locator("#option-leader")).to_have_value("drawn")
    page.locator("[data-test=make]").click()
    page.locator("[data-test=join-code]").wait_for()


def test_tokens_are_chosen_by_pictures_on_side_b_only(page: Page) -> None:
    page.goto("/new")
    open_more(page)
    tokens = page.locator("[data-test=pick-tokens] button")
    expect(tokens).to_have_count(0)
    page.locator("#option-hq").select_option("B")
    expect(tokens).to_have_count(11)
    for index in (10, 0, 2, 4, 6, 8):
        tokens.nth(index).click()
    tokens.nth(1).click(force=True)  # a seventh has no place
    expect(page.locator("[data-test=pick-tokens] [aria-pressed=true]")).to_have_count(6)
    page.locator("[data-test=make]").click()
    table = page.locator("[data-test=table-rules]")
    expect(table.get_by_role("img")).to_have_count(6)
    table_id = page.url.rsplit("/", 1)[1]
    chosen = page.request.get(f"/api/tables/{table_id}").json()["options"]["tokens"]
    assert chosen.split(" ")[0] == "Y5", "in the order in which they were chosen"
    assert len(set(chosen.split(" "))) == 6


def test_a_new_table_remembers_what_was_chosen(page: Page) -> None:
    page.goto("/new")
    choose(page, "Game", "Graffiti")
    choose(page, "Players", "3 players")
    open_more(page)
    expect(page.locator("[data-test=name-0]")).to_have_count(0)
    page.locator("[data-test=seat-1]").select_option("me")
    page.get_by_label("Name in seat 1").fill("Zoe")
    page.get_by_label("Name in seat 2").fill("Ada")
    page.locator("#option-blocking").select_option("on")
    page.locator("#clock").select_option("calm")
    page.locator("[data-test=seat-2]").select_option("bot hard")
    page.locator("[data-test=make]").click()
    page.locator("[data-test=open-curtain]").click()
    for seat, name in enumerate(["Zoe", "Ada"]):
        expect(page.locator(f"li[data-seat='{seat}'] .name")).to_contain_text(name)
    page.goto("/new")
    expect(page.get_by_role("radio", name="Graffiti")).to_be_checked()
    expect(page.get_by_role("radio", name="3 players")).to_be_checked()
    open_more(page)
    for place, value in (("option-blocking", "on"), ("clock", "calm"), ("seat-2", "bot hard")):
        expect(page.locator(f"#{place}")).to_have_value(value)
    expect(page.locator("[data-test=name-1]")).to_have_value("Ada")


@pytest.mark.parametrize(
    "odd", ["null", "[]", "{", '{"seats": 99, "occupants": 7, "options": {"tagcity hq": 3}}']
)
def test_odd_things_in_the_storage_are_forgotten(new_page: New, odd: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('allcity-new-table', {json.dumps(odd)})")
    page.goto("/new")
    page.locator("[data-test=make]").click()
    page.locator("[data-test=join-code]").wait_for()


def test_an_edition_has_a_template_and_its_title_is_shown(page: Page) -> None:
    page.goto("/new")
    open_more(page)
    with page.expect_download() as saved:
        page.locator("[data-test=template]").click()
    template = saved.value.path().read_text("utf-8")
    assert template == HOUSE
    upload(page, template.replace("All City house edition", "Our own copy"))
    page.locator("[data-test=city]").wait_for()
    expect(page.locator("[data-test=edition-title]")).to_have_text("Edition: Our own copy")


def test_all_mistakes_of_an_edition_are_listed(page: Page) -> None:
    upload(
        page,
        HOUSE.replace('I4 = ["####"]', 'I4 = ["#.##"]').replace("drones = [-2,", "drones = [2,"),
    )
    expect(page.locator("[data-test=mistakes] li").nth(1)).to_be_visible()
    upload(page, folder("graffiti", "house.toml").read_text("utf-8"))
    mistakes = page.locator("[data-test=mistakes] li")
    expect(mistakes).to_have_count(1)
    expect(mistakes).to_contain_text("This is an edition of Graffiti, not of Tag City.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_its_sentence(new_page: New, language: str) -> None:
    page = new_page("/new", locale=language, **PHONE)
    say = words(language)
    page.locator("[data-test=more] summary").click()
    for key in ("option-tagcity-hq-about", "web-clock-about", "web-away-about", "web-access-about"):
        expect(page.get_by_text(say(key))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
