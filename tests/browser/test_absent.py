"""A player who looks away or runs out of time: the table waits or says so, offers the way back, and marks the result."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from allcity.server.match.requests import seating
from tests.browser.company import comes, goes, two_people
from tests.browser.conftest import New
from tests.browser.finished import hurry
from tests.browser.player import arrived, make_table, play_out, quick_choice
from tests.server.harness import Server

TIME_UP = "[data-test=time-up]"
PLAY_ON = "[data-test=play-on]"


def test_an_idle_page_offers_the_takeover_when_its_moment_comes(
    new_page: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, _ = two_people(new_page, away=None, takeover="random", options={"leader": "2"})
    monkeypatch.setattr(seating, "AWAY", 4_000)  # a day is four seconds long
    goes(ben, ana)
    expect(ana.locator("[data-test=take-over]")).to_have_count(0)
    expect(ana.locator("[data-test=take-over]")).to_be_visible()


def test_whoever_waits_sees_when_a_bot_takes_over_and_may_agree_to_it_at_once(
    new_page: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, _ = two_people(new_page, away=900, takeover="random", options={"leader": "2"})
    goes(ben, ana)
    absent = ana.locator("[data-test=absent]")
    expect(absent).to_contain_text(re.compile(r"is away. A bot plays for them in 1[45]:\d\d\."))
    monkeypatch.setattr(seating, "GRACE", 0)
    comes(ben, ana)
    goes(ben, ana)
    ana.locator("[data-test=take-over]").click()
    expect(ana.locator("li[data-seat='1']")).to_contain_text("away, bot plays")
    expect(absent).to_have_count(0)


def test_one_person_among_bots_plays_on_after_running_out_of_time(new_page: New) -> None:
    page = new_page()
    bots = [{"seat": 1, "bot": "random"}]
    make_table(page, sit=[0], bots=bots, clock={"bank": 15, "gain": 0}, start=True)
    arrived(page)
    prompt = page.locator("[data-test=prompt]")
    expect(prompt).to_contain_text("Your time is up.")
    expect(page.locator(TIME_UP)).to_contain_text("Nobody but bots waits for you")
    expect(page.locator("main[data-asked=no]")).to_be_visible()
    expect(page.locator("[data-seat='0'] .about")).to_contain_text("out of time")
    page.locator(PLAY_ON).click()
    expect(page.locator(TIME_UP)).to_have_count(0)
    expect(prompt).not_to_contain_text("Your time is up.")


def out_of_time(new_page: New, server: Server, **more: Any) -> tuple[Page, Page]:
    """Two people play; the first one leads, and has no time left."""
    ana, ben, table = two_people(
        new_page, away=None, clock={"bank": 900, "gain": 60}, options={"leader": "1"}, **more
    )
    live = server.do(server.services.tables.get(table))
    server.do(live.submit(lambda draft: draft.add("proxy", 0, "time")))
    expect(ana.locator("[data-test=prompt]")).to_contain_text("Your time is up.")
    return ana, ben


def test_among_people_one_plays_on_when_the_others_agree_and_the_result_says_so(
    new_page: New, table_server: Server
) -> None:
    ana, ben = out_of_time(new_page, table_server, takeover="random")
    expect(ana.locator(TIME_UP)).to_contain_text("as soon as everybody agrees")
    expect(ana.locator("[data-test=undo]")).to_have_count(0)
    expect(ben.locator(TIME_UP)).to_contain_text("time is up, and a bot plays for them")
    expect(ben.locator("[data-test=by-bot]").first).to_be_visible()
    ana.locator(PLAY_ON).click()
    expect(ana.locator(TIME_UP)).to_contain_text("Still to answer")
    expect(ana.locator(PLAY_ON)).to_have_count(0)
    ben.locator(PLAY_ON).click()
    for page in (ana, ben):
        expect(page.locator(TIME_UP)).to_have_count(0)
    hurry(table_server.port, ana.url.rpartition("/")[2], ana, ben)
    for page in (ana, ben):
        expect(page.locator("[data-test=played-by]")).to_have_count(1)
        expect(page.locator("[data-test=played-by]")).to_contain_text(
            "From round 1 on, a bot played"
        )
        expect(page.locator("[data-test=late]")).to_have_text("The time ran out in round 1.")
    ana.locator("[data-test=played-by]").click()
    expect(ana.locator(".said")).to_contain_text("(played by a bot)")


def test_a_seat_that_a_bot_played_does_not_win_silently(
    new_page: New, table_server: Server
) -> None:
    """Ben does nothing but check the networks, so a bot that tags wins for Ana."""
    ana, ben = out_of_time(new_page, table_server, takeover="greedy")
    play_out(ben, Random(2), quick_choice)
    for page in (ana, ben):
        expect(page.locator("[data-test=ending] h2").first).to_contain_text("with a bot’s moves")
