"""Shares in the dice: browsers pledge and reveal them by themselves, and say after the end what became of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from allcity.core import fair
from allcity.locales import words
from allcity.server.match.requests import pledging
from allcity.server.match.room import Room
from tests.browser.company import two_people
from tests.browser.conftest import New
from tests.browser.player import arrived, make_table
from tests.server.harness import Server, wait_for


def room_of(server: Server, table: str) -> Room:
    return server.do(server.services.tables.get(table)).room


def check_shares(server: Server, table: str, *seats: int) -> None:
    """These seats have a share in the dice, and all have revealed it."""
    room = room_of(server, table)
    assert not room.shares.waits
    assert sorted(room.shares.texts) == list(seats)
    assert room.shares.pledges == {seat: fair.pledge(room.shares.texts[seat]) for seat in seats}
    assert all(len(text) == 32 for text in room.shares.texts.values())
    assert len(set(room.shares.texts.values())) == len(seats)


def test_whoever_plays_alone_has_a_share(page: Page, table_server: Server) -> None:
    page.goto("/")
    page.locator("[data-test=play-tagcity]").click()
    expect(page.locator("main[data-status=running]")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    wait_for(lambda: room_of(table_server, table).active)
    check_shares(table_server, table, 0)


def test_two_people_have_a_share_each_without_another_click(
    new_page: New, table_server: Server
) -> None:
    _, _, table = two_people(new_page)
    wait_for(lambda: room_of(table_server, table).active)
    check_shares(table_server, table, 0, 1)


def test_people_at_one_screen_have_a_share_each(page: Page, table_server: Server) -> None:
    table = make_table(page, sit=[0, 1])
    wait_for(lambda: len(room_of(table_server, table).shares.pledges) == 2)
    page.locator("[data-test=start]").click()
    wait_for(lambda: room_of(table_server, table).active)
    check_shares(table_server, table, 0, 1)


def test_a_share_outlives_a_reload_and_a_pledge_goes_with_its_player(
    new_page: New, table_server: Server
) -> None:
    ana, ben = new_page(), new_page()
    table = make_table(ana, is_open=True)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    wait_for(lambda: set(room_of(table_server, table).shares.pledges) == {0, 1})
    first = dict(room_of(table_server, table).shares.pledges)
    ben.get_by_role("button", name=words("en")("web-leave")).click()
    expect(ana.locator("[data-test=sit-1]")).to_be_visible()
    assert room_of(table_server, table).shares.pledges == {0: first[0]}
    ben.locator("[data-test=sit-1]").click()
    expect(ana.locator("[data-test=start][aria-disabled=false]")).to_be_visible()
    second = dict(room_of(table_server, table).shares.pledges)
    assert second[1] != first[1]
    for page in (ana, ben):
        page.reload()
        page.locator("[data-test=start]").wait_for()
    assert room_of(table_server, table).shares.pledges == second
    ana.locator("[data-test=start][aria-disabled=false]").click()
    for page in (ana, ben):
        arrived(page)
    wait_for(lambda: room_of(table_server, table).active)
    check_shares(table_server, table, 0, 1)


def test_the_match_waits_for_a_share_and_says_whose(
    new_page: New, table_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pledging, "PATIENCE", 3_600_000)
    ana, ben = new_page(), new_page()
    table = make_table(ana, is_open=True)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    start = ana.locator("[data-test=start][aria-disabled=false]")
    start.wait_for()
    ben.goto("about:blank")
    start.click()
    name = room_of(table_server, table).occupants[1].name
    expect(ana.locator("[data-test=prompt]")).to_contain_text(name)
    expect(ana.locator("[data-test=prompt]")).to_contain_text("share in the dice")
    assert room_of(table_server, table).shares.waits == [1]
    ben.go_back()
    arrived(ben)
    wait_for(lambda: room_of(table_server, table).active)
    check_shares(table_server, table, 0, 1)
