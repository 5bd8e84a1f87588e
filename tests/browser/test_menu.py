"""The table menu, quick phrases, consent, and what is said of those who are away."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.player import (
    against_bots,
    arrived,
    can_place,
    is_asked,
    make_table,
    step,
    until,
)

New = Callable[..., Page]


def together(new_page: New, **second: str) -> tuple[Page, Page, str]:
    """Two people at a running match."""
    ana, bo = new_page(), new_page(**second)
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        page.request.post("/api/me", data={"name": name})
    table = make_table(ana, is_open=True)
    bo.request.post(f"/api/tables/{table}/join", data={"seat": 1})
    ana.request.post(f"/api/tables/{table}/start", data={})
    bo.goto(f"/t/{table}")
    ana.reload()
    for page in (ana, bo):
        arrived(page)
    return ana, bo, table


def test_a_phrase_is_read_in_the_readers_own_language_and_can_be_hidden(new_page: New) -> None:
    ana, bo, table = together(new_page, locale="fr-FR")
    watcher = new_page()
    watcher.goto(f"/t/{table}")
    watcher.locator("main[data-asked]").wait_for()
    ana.locator("[data-test=say] summary").click()
    ana.locator("[data-say=nice]").click()
    expect(bo.locator("[data-heard='0']")).to_contain_text("Bien joué")
    expect(bo.locator(".log.panel")).to_contain_text("Bien joué")
    expect(ana.locator(".log.panel")).to_contain_text("Well played!")
    bo.locator("[data-test=menu]").click()
    expect(bo.locator("[data-test=watching]")).to_have_text("Une personne regarde.")
    bo.locator("[data-mute='0']").check()
    expect(bo.locator(".log.panel")).not_to_contain_text("Bien joué")
    bo.keyboard.press("Escape")
    ana.locator("[data-test=say] summary").click()
    ana.locator("[data-say=heart]").click()
    bo.locator("[data-test=say] summary").click()
    bo.locator("[data-say=thanks]").click()
    expect(ana.locator("[data-heard='1']")).to_contain_text("Thank you!")
    expect(bo.locator(".log.panel")).to_contain_text("Merci")
    expect(bo.locator("[data-heard='0']")).to_have_count(0)


def test_phrases_lie_over_the_log_which_stays_where_it_is(page: Page) -> None:
    against_bots(page)
    log = page.locator(".log.panel")
    before = log.bounding_box()
    page.locator("[data-test=say] summary").click()
    expect(page.locator("[data-say=nice]")).to_be_visible()
    assert log.bounding_box() == before
    page.locator("[data-say=nice]").click()
    expect(page.locator("[data-say=nice]")).to_be_hidden()


def test_the_menu_leads_to_a_look_back_at_the_running_match_and_comes_back(page: Page) -> None:
    table = against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=look-back]").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    arrived(page)
    assert page.url.split("#")[0].endswith(f"/t/{table}")


def test_too_many_phrases_are_refused_with_a_reason(page: Page) -> None:
    against_bots(page)
    for _ in range(3):
        page.locator("[data-test=say] summary").click()
        page.locator("[data-say=clap]").click()
        expect(page.locator("[data-test=say]")).not_to_have_attribute("open", "")
    page.locator("[data-test=say] summary").click()
    page.locator("[data-say=clap]").click()
    expect(page.locator("[data-test=say-problem]")).to_contain_text("Not so fast")


def test_whoever_leaves_gives_the_seat_to_a_bot(new_page: New) -> None:
    ana, bo, _ = together(new_page)
    bo.locator("[data-test=menu]").click()
    bo.locator("[data-test=leave]").click()
    bo.locator("[data-test=leave-sure]").click()
    expect(bo.locator("[data-test=new-table]")).to_be_visible()
    expect(ana.locator("[data-seat='1']")).to_contain_text("bot")


def test_a_match_ends_early_when_all_agree_and_anybody_may_change_their_mind(
    new_page: New,
) -> None:
    ana, bo, _ = together(new_page)
    ana.locator("[data-test=menu]").click()
    ana.locator("[data-test=resign]").click()
    ana.locator("[data-test=resign-sure]").click()
    # The button that had the focus is gone; the key still belongs to the menu, not to the board below it.
    expect(ana.locator("[data-test=resign-not]")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator("[data-test=table-menu]")).to_have_count(0)
    expect(bo.locator("[data-test=resigning]")).to_contain_text("Ana")
    ana.locator("[data-test=resign-answer]").click()
    expect(bo.locator("[data-test=resigning]")).to_have_count(0)
    bo.locator("[data-test=menu]").click()
    bo.locator("[data-test=resign]").click()
    bo.locator("[data-test=resign-sure]").click()
    ana.locator("[data-test=resign-answer]").click()
    for page in (ana, bo):
        expect(page.get_by_text("This table has been closed.")).to_be_visible()


def test_a_move_without_a_connection_says_that_it_will_be_sent(page: Page) -> None:
    against_bots(page)
    rng = Random(1)
    until(page, rng, lambda: is_asked(page))
    while not step(page, rng, send=False):
        pass
    page.context.set_offline(True)
    expect(page.locator("[data-link=offline], [data-link=lost]")).to_be_visible()
    page.locator("[data-test=confirm]").click()
    expect(page.locator("[data-test=prompt]")).to_contain_text("will be sent when the connection")
    page.context.set_offline(False)
    expect(page.locator("[data-test=prompt]")).not_to_contain_text("Not connected")
    expect(page.locator("[data-test=refusal]")).to_have_count(0)
