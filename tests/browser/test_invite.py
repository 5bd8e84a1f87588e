"""The lobby: how others come in, what this person does next, and what the table is like."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.conftest import New
from tests.browser.player import PHONE, against_bots, make_table, until

LOUD = "main button.go:visible"
SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"
SLOW = """const ask = window.fetch;
window.fetch = (...what) => new Promise((done) => setTimeout(done, 700)).then(() => ask(...what))"""


def test_a_code_that_is_read_aloud_brings_a_friend_in(new_page: New) -> None:
    ana, ben = new_page(), new_page("/")
    table = make_table(ana, is_open=False)
    digits = ana.locator("[data-test=join-code]").inner_text()
    assert re.fullmatch(r"\d{3} \d{3} \d{4}", digits)
    wrong = digits[:-1] + str((int(digits[-1]) + 1) % 10)
    code = ben.get_by_label(words("en")("web-join-code"))
    code.fill(wrong)
    ben.get_by_role("button", name="Go", exact=True).click()
    expect(ben.locator("#code-bad")).to_contain_text("No table that is still waiting has this code")
    code.fill(digits)
    ben.get_by_role("button", name="Go", exact=True).click()
    ben.locator("[data-test=sit-1]").click()
    assert f"/t/{table}#" in ben.url
    expect(ana.locator("[data-test=start][aria-disabled=false]")).to_be_visible()


def test_who_opens_a_link_without_its_secret_may_type_the_digits(new_page: New) -> None:
    ana, ben = new_page(), new_page()
    table = make_table(ana, is_open=False)
    digits = ana.locator("[data-test=join-code]").inner_text()
    ben.goto(f"/t/{table}")
    ben.get_by_label(words("en")("web-join-code")).fill(digits)
    ben.get_by_role("button", name="Go", exact=True).click()
    expect(ben.locator("[data-test=sit-1]")).to_be_visible()


def test_the_loudest_button_is_what_this_person_does_next(new_page: New) -> None:
    ana, ben, eve = new_page(), new_page(), new_page()
    table = make_table(ana, seats=3)
    expect(ana.locator(LOUD)).to_have_text("Copy")
    expect(ana.locator("[data-test=next]")).to_contain_text("Invite others")
    ben.goto(f"/t/{table}")
    expect(ben.locator(LOUD)).to_have_text("Sit here")
    expect(ben.locator("[data-test=join-code]")).to_have_count(0)
    ben.locator(LOUD).click()
    expect(ben.locator(LOUD)).to_have_text("Copy")
    expect(ben.locator("[data-test=close]")).to_have_count(0)
    ben.get_by_role("button", name="Bot “Easy”").click()
    for page in (ana, ben):
        expect(page.locator(LOUD)).to_have_text("Begin")
        expect(page.locator("[data-test=join-code]")).to_have_count(0)
    expect(ben.get_by_role("button", name="Remove the bot")).to_have_count(0)
    expect(ana.get_by_role("button", name="Remove the bot")).to_be_visible()
    eve.goto(f"/t/{table}")
    expect(eve.locator("[data-test=next]")).to_contain_text("Every seat is taken")
    expect(eve.locator(LOUD)).to_have_count(0)


def test_only_the_host_can_close_the_table(new_page: New) -> None:
    ana, ben = new_page(), new_page()
    table = make_table(ana, seats=3)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    expect(ben.locator("[data-test=start]")).to_be_visible()
    expect(ben.locator("[data-test=close]")).to_have_count(0)
    ana.locator("[data-test=close]").click()
    expect(ben.get_by_text(words("en")("web-closed"))).to_be_visible()


def test_a_phone_shares_the_link_by_its_own_means(new_page: New) -> None:
    page = new_page(**PHONE)
    page.add_init_script(SHARE)
    page.add_init_script(SLOW)
    table = make_table(page, is_open=False)
    expect(page.locator(LOUD)).to_have_text("Share the link")  # only when its code is known
    page.locator("[data-test=share-link]").click()
    shared = page.evaluate("window.shared")
    assert f"/t/{table}#" in shared["url"]
    assert shared["title"] == "You are invited: Tag City"


def test_the_qr_code_is_there_and_comes_late(new_page: New) -> None:
    page = new_page()
    before: list[str] = []
    page.on("request", lambda request: before.append(request.url))
    page.goto("/")
    page.locator("[data-test=play-tagcity]").wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in before if "encode" in url or "/qr-" in url]
    make_table(page)
    box = page.locator("[data-test=qr]").bounding_box()
    assert box
    assert box["width"] >= 150
    assert box["width"] == pytest.approx(box["height"])


def test_the_table_says_how_it_plays(new_page: New) -> None:
    ana, ben = new_page(), new_page()
    options = {"city": "B", "hq": "A", "leader": "2"}
    clock = {"bank": 600, "gain": 15}
    table = make_table(ana, options=options, clock=clock, away=None)
    ben.goto(f"/t/{table}")
    rules = ben.locator("[data-test=table-rules]")
    for text in (
        "City side",
        "B",
        "Calm: 10 minutes each",
        "Wait for them",
        "All City house edition",
    ):
        expect(rules).to_contain_text(text)
    expect(rules).not_to_contain_text("Tokens")  # which side A does not have
    odd = make_table(ana, clock={"bank": 77, "gain": 3}, away=45)
    ben.goto(f"/t/{odd}")
    expect(rules).to_contain_text("77 seconds each, plus 3 per turn")
    expect(rules).to_contain_text("A bot plays after 45 seconds")


def test_a_spectator_is_told_what_they_see(new_page: New) -> None:
    ana, eve = new_page(), new_page()
    ana.request.post("/api/me", data={"name": "Ana"})
    table = against_bots(ana, is_open=True)
    expect(ana.locator("[data-test=watching]")).to_have_count(0)
    eve.goto(f"/t/{table}")
    expect(eve.locator("[data-test=watching]")).to_contain_text("what everyone can see")
    expect(eve.locator("[data-test=whose-city]")).to_have_text("City of Ana")


def test_a_running_match_of_mine_stands_first_on_the_home_page(new_page: New) -> None:
    page = new_page("/")
    page.locator("[data-test=play-tagcity]").wait_for()
    expect(page.locator("[data-test=continue]")).to_have_count(0)
    waiting = make_table(page)
    running = against_bots(page)
    until(page, Random(3), lambda: page.locator("main[data-asked=must]").count())
    page.goto("/")
    first = page.locator("main > *").first
    expect(first).to_have_attribute("data-test", "continue")
    row = page.locator("[data-test=continue] > ul > li").first
    expect(row).to_contain_text("Your turn!")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/t/{running}")
    expect(
        page.locator("[data-test=continue] > ul > li").nth(1).get_by_role("link")
    ).to_have_attribute("href", f"/t/{waiting}")
    row.get_by_role("link", name="Continue").click()
    page.locator("[data-test=city]").wait_for()


def test_a_link_that_is_opened_without_a_connection_says_so(new_page: New) -> None:
    ana = new_page(service_workers="allow")
    table = make_table(ana)
    ana.locator("[data-test=join-code]").wait_for()
    ana.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    ana.reload()
    ana.locator("[data-test=join-code]").wait_for()
    ana.context.set_offline(True)
    ana.goto(f"/t/{table}")
    expect(ana.locator("[data-test=loading]")).to_contain_text("no connection to the server")
    ana.goto("/new")
    expect(ana.locator("#main")).to_be_visible()
    ana.context.set_offline(False)
    ana.goto(f"/t/{table}")
    expect(ana.locator("[data-test=join-code]")).to_be_visible()


def test_a_page_that_was_never_loaded_says_that_it_needs_a_connection(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=play-tagcity]").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="New table").click()
    expect(page.locator("[data-test=unreachable]")).to_contain_text("without a connection")
