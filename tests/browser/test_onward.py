"""What if: a replay or a review continues as a new table, alone, on one screen and with a friend."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finished import finished
from tests.server.harness import Person, Server, play_on

DONE = 60_000  # milliseconds, on a busy machine
PHONE = {"width": 390, "height": 844}
say = words("en")


def table_of(page: Page) -> str:
    """The table to which the page has gone."""
    page.wait_for_url("**/t/*", timeout=DONE)
    return page.url.rpartition("/t/")[2].partition("#")[0]


def whoever(page: Page, port: int) -> Person:
    """Return the person of this browser, without the browser."""
    person = Person(port)
    person.http.cookies.clear()
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def finish(page: Page, table: str, port: int) -> None:
    """Play at random for the seats of this browser until the match is over."""
    person = whoever(page, port)
    yours = person.get(f"/api/tables/{table}")["yours"]
    socket = person.at(table)
    while any((table, seat) not in socket.seen for seat in yours):
        socket.receive()
    play_on(table, dict.fromkeys(yours, socket), Random(3))
    person.close()


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
@pytest.mark.parametrize("viewport", [None, PHONE])
def test_from_the_end_over_a_moment_to_another_end(
    new_page: New, table_server: Server, game: str, viewport: dict[str, int] | None
) -> None:
    page = new_page(**({"viewport": viewport} if viewport else {}))
    first = finished(page, table_server.port, game)
    page.goto(f"/t/{first}")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.locator("[data-test=play-on]").click()
    dialog = page.locator("[data-test=play-on-dialog]")
    expect(dialog).to_contain_text("after action 12")
    axe(page, "play on")
    page.locator("[data-test=play-on-seat-0]").select_option("me")
    page.locator("[data-test=play-on-seat-1]").select_option("bot easy")
    page.locator("[data-test=play-on-dice]").select_option(label=say("web-what-if-same"))
    expect(dialog).to_contain_text(say("web-what-if-same-about"))
    page.locator("[data-test=play-on-dice]").select_option(label=say("web-what-if-new"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-test=play-on-go]").click()
    table = table_of(page)
    assert table != first
    expect(page.locator("[data-test=what-if-mark]")).to_have_text(say("web-what-if"))
    expect(page.locator("[data-test=what-if]")).to_contain_text("action 12")
    axe(page, "what if")
    finish(page, table, table_server.port)
    expect(page.locator("[data-test=ending]")).to_be_visible(timeout=DONE)
    expect(page.locator("[data-test=rematch]")).to_have_text(say("web-what-if-again"))
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=true]")).to_be_visible()
    page.locator("[data-test=what-if-moment]").click()
    page.wait_for_url(f"**/r/{first}?at=12**")
    page.goto("/tables?mine=1")
    expect(page.locator("[data-test=what-if]")).to_have_count(1)


def test_a_friend_joins_by_the_link_and_dice_that_are_fixed_are_shared_by_nobody(
    new_page: New, table_server: Server
) -> None:
    page, friends = new_page(), new_page(viewport=PHONE)
    first = finished(page, table_server.port)
    page.goto(f"/r/{first}?at=20&viewer=1")
    page.locator("[data-test=play-on]").click()
    page.locator("[data-test=play-on-seat-1]").select_option("free")
    page.locator("[data-test=play-on-dice]").select_option(label=say("web-what-if-same"))
    page.locator("[data-test=play-on-go]").click()
    table = table_of(page)
    expect(page.locator("[data-test=what-if]")).to_contain_text(say("web-what-if-same-about"))
    expect(page.locator("[data-test=was-1]")).to_be_visible()
    host = whoever(page, table_server.port)
    code = host.get(f"/api/tables/{table}")["code"]
    friends.goto(f"/t/{table}#{code}")
    expect(friends.locator("[data-test=what-if]")).to_be_visible()
    axe(friends, "what if, waiting")
    friends.locator("[data-test=sit-1]").click()
    page.locator("[data-test=start]").click()
    for one in (page, friends):
        expect(one.locator("[data-test=prompt]")).to_be_visible(timeout=DONE)
    info = host.get(f"/api/tables/{table}")
    assert [seat["pledge"] for seat in info["occupants"]] == ["", ""]
    assert info["what_if"]["has_same_dice"]
    host.close()


def test_a_better_move_is_tried_and_goes_on_against_a_bot(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    first = finished(page, table_server.port)
    page.goto(f"/r/{first}?review=1")
    worst = page.locator("[data-test=review-worst] button")
    worst.first.click(timeout=DONE)
    expect(page.locator("[data-test=review-status]")).not_to_have_text(
        say("web-review-first"), timeout=DONE
    )
    worst.first.click()
    at = int(page.url.partition("at=")[2].partition("&")[0])
    review = page.request.get(f"/api/tables/{first}/review").json()
    decision = next(one for one in review["seats"][0]["decisions"] if one["at"] == at)
    page.locator("[data-test=review-try]").click()
    table = table_of(page)
    expect(page.locator("[data-test=what-if]")).to_contain_text(f"action {at}")
    finish(page, table, table_server.port)
    expect(page.locator("[data-test=ending]")).to_be_visible(timeout=DONE)
    text = page.request.get(f"/api/tables/{table}/record").text()
    lines = text.partition("\nplay\n")[2].splitlines()
    assert lines[at] == f"1 {decision['best']}"
    page.go_back()
    page.locator("[data-test=review-worst] button").first.click(timeout=DONE)
    page.locator("[data-test=review-try-other]").click()
    assert table_of(page) != table
    expect(page.locator("[data-asked=must]")).to_be_visible(timeout=DONE)
