"""Several people: two browsers and a spectator, sealed choices, lost connections, undo, one screen."""

from __future__ import annotations

import json
import re
import time
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from allcity.server.match.requests import seating
from tests.browser import artist
from tests.browser.company import FINAL, comes, goes, to_final, two_people
from tests.browser.conftest import New
from tests.browser.finished import skip_middle
from tests.browser.player import (
    PATIENCE,
    again,
    against_bots,
    arrived,
    can_place,
    changes,
    frames,
    is_asked,
    is_over,
    make_table,
    play_out,
    step,
    until,
)
from tests.server.harness import Server

PLEDGED = "Seats 1, 2 pledged their shares in the dice before any share was revealed."


def test_two_browsers_and_a_spectator_to_the_end_and_a_rematch(
    new_page: New, table_server: Server
) -> None:
    ana, ben, table = two_people(new_page, motion="no-preference", clock={"bank": 600, "gain": 5})
    cleo = new_page(f"/t/{table}")
    expect(cleo.locator("main[data-asked=no]")).to_be_visible()
    skip_middle(table_server.port, table, ana, ben, rounds=5)
    play_out({"ana": ana, "ben": ben}, Random(11))
    expect(cleo.locator("[data-test=ending]")).to_be_visible()
    sheets = {one.locator("[data-test=ending] tr.total").inner_text() for one in (ana, ben, cleo)}
    assert len(sheets) == 1
    for page in (ana, ben):
        page.locator("[data-test=verify]").click()
        expect(page.locator("[data-test=verdict]")).to_have_attribute("data-fair", "true")
        expect(page.locator("[data-test=share]")).to_have_text(PLEDGED)
        expect(page.locator("[data-test=verdict]")).to_contain_text(
            "Commitment and pledges are those"
        )
    ana.route("**/record*", _without_share)
    ana.locator("[data-test=verify]").click()
    expect(ana.locator("[data-test=verdict]")).to_have_attribute("data-fair", "false")
    expect(ana.locator("[data-test=verdict]")).to_contain_text("or your share is missing!")
    ana.locator("[data-test=rematch]").click()
    ana.locator("[data-test=start]").wait_for()
    expect(ana.get_by_text(re.compile("^waiting for "))).to_have_count(1)
    watched = cleo.locator("[data-test=watch-rematch]").get_attribute("href") or ""
    assert ana.url.endswith(watched.split("#")[0]), "a spectator is shown the way to the rematch"
    ben.goto("/tables?mine=1")
    expect(ben.locator("[data-test=rematch-waits]")).to_have_text("A rematch is offered.")
    ben.locator("li", has=ben.locator("[data-test=rematch-waits]")).locator("a.go").click()
    ben.locator("[data-test=rematch]").click()
    expect(ben).to_have_url(ana.url)
    ben.goto("/tables?mine=1")
    expect(ben.locator("li.panel").first).to_be_visible()
    expect(ben.locator("[data-test=rematch-waits]")).to_have_count(0)


def _without_share(route: Route) -> None:
    """The record as if the first seat had withheld its share."""
    text = route.fetch().text()
    route.fulfill(body=re.sub(r"^entropy 1 .*\n", "", text, flags=re.MULTILINE))


def test_a_sealed_choice_stays_hidden_and_survives_reload_and_lost_connection(
    new_page: New,
) -> None:
    ana, ben, _ = two_people(new_page)
    rng = Random(12)
    heard = frames(ben)
    again(ben)
    to_final(ana, ben, rng)
    heard.clear()
    ana.locator("[data-test=next]").click()
    chosen = [
        one.get_attribute("id") or ""
        for one in ana.locator("[role=gridcell][aria-selected=true]").all()
    ]
    text = "tag " + " ".join(square.removeprefix("square-") for square in chosen)
    ana.locator("[data-test=confirm]").click()
    expect(ana.locator("main[data-asked=may]")).to_be_visible()
    expect(ben.locator("li[data-seat='0']")).to_contain_text("ready")
    for frame in heard:
        message = json.loads(frame)
        if message.get("viewer") == 1:
            assert message["view"]["taggers"][0]["sealed"] is None
            assert text not in json.dumps(message["lines"])
    assert text not in ben.content()

    again(ana)
    expect(ana.locator("main[data-asked=may]")).to_be_visible()
    expect(ana.locator(".hidden .paint")).to_have_count(len(chosen))

    ben.context.set_offline(True)
    expect(ben.locator("[data-link=lost], [data-link=offline]")).to_be_visible()
    ben.locator("[data-test=confirm]").click()
    ben.context.set_offline(False)
    expect(ben.locator("[data-link=open]")).to_be_visible()
    for page in (ana, ben):
        expect(page.locator("[data-test=prompt]")).not_to_contain_text(FINAL)
        expect(page.locator("ol")).to_contain_text("All choices for the final die are revealed.")


def test_taking_back_is_asked_and_agreed_to(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    rng = Random(13)
    until(ana, rng, lambda: is_asked(ben))
    ana.locator("[data-test=undo]").click()
    ben.locator("[data-test=agree]").click()
    expect(ana.locator("main[data-asked=must]")).to_be_visible()
    expect(ana.locator("[data-test=prompt]")).to_contain_text("die")
    expect(ben.locator("ol")).to_contain_text("takes a move back.")


def test_taking_back_is_refused_and_the_move_stands(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    until(ana, Random(15), lambda: is_asked(ben))
    drawn = ben.locator("[data-city='0'] .paint").count()
    ana.locator("[data-test=undo]").click()
    expect(ana.locator("[data-test=prompt]")).to_contain_text("The others decide")
    ben.locator("[data-test=refuse]").click()
    expect(ana.locator("ol")).to_contain_text("does not agree.")
    expect(ben.locator("main[data-asked=must]")).to_be_visible()
    expect(ben.locator("[data-test=agree]")).to_have_count(0)
    expect(ben.locator("[data-city='0'] .paint")).to_have_count(drawn)


def test_who_asked_to_take_back_can_withdraw_and_does_not_ask_again_at_once(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    until(ana, Random(15), lambda: is_asked(ben))
    ana.locator("[data-test=undo]").click()
    expect(ben.locator("[data-test=agree]")).to_be_visible()
    ana.locator("[data-test=withdraw]").click()
    expect(ben.locator("[data-test=agree]")).to_have_count(0)
    expect(ben.locator("ol")).to_contain_text("no longer wants to take a move back.")
    expect(ana.locator("[data-test=undo]")).to_have_count(0)


class Leaky:
    """Stands between a page and the server, and loses some of what they say."""

    def __init__(self, page: Page, loses: str) -> None:
        self.loses = loses
        self.latest: WebSocketRoute | None = None
        self.leaking: WebSocketRoute | None = None
        self.sent: list[str] = []
        self.tables: list[str] = []
        page.route_web_socket("**/api/socket", self._connect)

    def leak(self) -> None:
        """From now on, and only over the present connection."""
        self.leaking = self.latest
        self.sent.clear()
        self.tables.clear()

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.latest = page

        def ask(message: str | bytes) -> None:
            is_act = json.loads(message)["type"] == "act"
            if is_act:
                self.sent.append(json.loads(message)["id"])
                self.tables.append(json.loads(message)["table"])
            if not (is_act and page is self.leaking and self.loses == "act"):
                server.send(message)

        def answer(message: str | bytes) -> None:
            if not (page is self.leaking and self.loses == "answer"):
                page.send(message)

        page.on_message(ask)
        server.on_message(answer)


@pytest.mark.parametrize(
    ("game", "thing"), [("tagcity", "button[data-city='0']"), ("graffiti", ".dock nav button")]
)
def test_focus_stays_where_a_person_put_it_when_a_turn_begins(
    new_page: New, game: str, thing: str
) -> None:
    options = {"tagcity": {"leader": "1"}, "graffiti": {"first": "1"}}[game]
    ana, ben = two_people(new_page, game=game, options=options)[:2]
    ben.set_viewport_size({"width": 360, "height": 740})
    held = ben.locator(thing).first
    held.focus()
    steps = {"tagcity": until, "graffiti": artist.until}[game]
    steps(ana, Random(18), lambda: is_asked(ben))
    ben.locator("[data-target]").first.wait_for()
    expect(held).to_be_focused()


@pytest.mark.parametrize("loses", ["act", "answer"])
def test_a_move_that_was_not_acknowledged_is_sent_again_and_counts_once(
    new_page: New, table_server: Server, loses: str
) -> None:
    page = new_page()
    line = Leaky(page, loses)
    table = make_table(page, sit=[0, 1], start=True)
    until(page, Random(16), lambda: can_place(page))
    room = table_server.do(table_server.services.tables.get(table)).room
    before = len(room.match.log)
    line.leak()
    page.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    expect(page.locator("main")).to_have_attribute("aria-busy", "true")
    limit = time.monotonic() + PATIENCE
    while not line.sent:
        assert time.monotonic() < limit
        changes(page)
    first = line.sent[0]
    page.reload()
    expect(page.locator("[data-test=open-curtain]")).to_be_visible()
    page.wait_for_function("() => sessionStorage.getItem('allcity-unacknowledged') === '[]'")
    assert line.sent == [first, first], "it was sent again after the reload, with its id"
    room = table_server.do(table_server.services.tables.get(table)).room
    tags = [text for seat, text in room.match.log[before:] if seat >= 0]
    assert len([text for text in tags if text.startswith("tag")]) == 1


def test_a_move_of_a_table_that_was_left_waits_for_the_return(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    line = Leaky(page, "act")
    other = against_bots(page)
    table = make_table(page, sit=[0, 1], start=True)
    until(page, Random(16), lambda: can_place(page))
    room = table_server.do(table_server.services.tables.get(table)).room
    before = len(room.match.log)
    line.leak()
    page.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    expect(page.locator("main")).to_have_attribute("aria-busy", "true")
    _go(page, f"/t/{other}")
    until(page, Random(17), lambda: any(at == other for at in line.tables))
    (first,) = {move for move, at in zip(line.sent, line.tables, strict=True) if at == table}
    assert line.tables.count(table) == 1, "it is not sent to a server that cannot take it"
    _go(page, f"/t/{table}")
    page.wait_for_function("() => sessionStorage.getItem('allcity-unacknowledged') === '[]'")
    assert [move for move, at in zip(line.sent, line.tables, strict=True) if at == table] == [
        first,
        first,
    ]
    tags = [text for seat, text in room.match.log[before:] if seat >= 0]
    assert len([text for text in tags if text.startswith("tag")]) == 1


def _go(page: Page, path: str) -> None:
    """Go somewhere else inside the client, as a link does, without loading the page again."""
    page.evaluate(
        "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        path,
    )


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_looks_elsewhere_is_told_by_title_icon_sound_and_notification(
    new_page: New, device: str
) -> None:
    ana, ben, _ = two_people(partial(new_page, service_workers="allow"))
    ben.context.grant_permissions(["notifications"])
    ben.add_init_script(SPY)
    if device == "phone":
        ben.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        ben.add_init_script(PHONE)
    ben.goto("/settings")
    ben.get_by_label("Sound").check()
    ben.get_by_label("Tell me when it is my turn").check()
    ben.wait_for_function("() => JSON.parse(localStorage.getItem('allcity-settings')).notify")
    assert ben.evaluate("heard.sounds") > 0, "one hears what one has switched on"
    ben.go_back()
    arrived(ben)
    assert not is_asked(ben)
    ben.evaluate("heard.sounds = 0; heard.isHidden = true")
    until(ana, Random(17), lambda: is_asked(ben))
    expect(ben).to_have_title(re.compile("^● Your turn!"))
    expect(ben.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ben.wait_for_function("() => heard.notes.length")
    assert ben.evaluate("heard.notes") == ["Your turn!"]
    assert ben.evaluate("heard.sounds") > 0
    sounds = ben.evaluate("heard.sounds")
    goes(ana, seen_by=ben)
    comes(ana, seen_by=ben)
    assert ben.evaluate("heard.notes") == ["Your turn!"], "once a turn"
    assert ben.evaluate("heard.sounds") == sounds, "once a turn"
    until(ben, Random(17), lambda: not is_asked(ben))
    expect(ben.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    assert "●" not in ben.title()


# Listens to the browser's own functions; everything behind them is real.
SPY = """
    const heard = (window.heard = { sounds: 0, notes: [], isHidden: false });
    Object.defineProperty(document, 'visibilityState', { get: () => heard.isHidden ? 'hidden' : 'visible' });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { heard.sounds += 1; start.apply(this, at); };
    const Real = Notification;
    window.Notification = class extends Real {
        constructor(title, more) { super(title, more); heard.notes.push(more.body); }
    };
"""

# A phone's browser makes none by itself: its service worker does.
PHONE = """
    window.Notification = class extends Notification {
        constructor() { throw new TypeError('Illegal constructor'); }
    };
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, more) {
        heard.notes.push(more.body);
        return show.call(this, title, more);
    };
"""


def test_people_at_one_screen_have_a_curtain_between_them(new_page: New) -> None:
    page = new_page()
    make_table(page, sit=[0, 1], start=True)
    curtain = page.locator("[data-test=curtain]")
    expect(curtain).to_be_visible()
    assert page.locator("[data-test=city]").count() == 0
    assert page.evaluate("document.activeElement.dataset.test") == "open-curtain"
    curtains, rng = 0, Random(14)
    limit = time.monotonic() + PATIENCE
    while not is_over(page):
        assert time.monotonic() < limit
        curtains += curtain.count()
        step(page, rng)
    assert curtains > 4


def test_the_curtain_hides_the_hand_of_one_and_shows_that_of_the_other(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    table = make_table(page, game="graffiti", sit=[0, 1], start=True, options={"first": "2"})
    room = table_server.do(table_server.services.tables.get(table)).room
    curtain, rng = page.locator("[data-test=curtain]"), Random(15)
    names: dict[int, str] = {}
    hands = 0
    for turn in range(8):
        expect(curtain).to_be_visible()
        seat = (turn + 1) % 2
        assert room.active == (seat,), "whoever is asked has not moved yet"
        assert f"--seat-{seat})" in (curtain.get_attribute("style") or "")
        names[seat] = curtain.get_by_role("heading").inner_text()
        assert page.locator("[data-screen], [data-permit], [data-tile]").count() == 0
        page.locator("[data-test=open-curtain]").click()
        expect(page.locator("main[data-asked=must]")).to_be_visible()
        hand = room.game.view_to_json(room.game.view(room.match.state, seat))["artists"][seat]
        for kind, tiles in (("permit", hand["permits"]), ("tile", hand["paints"])):
            due = sorted(tile for tile, count in tiles.items() for _ in range(count))
            assert shown(page, seat, kind) == due
            assert shown(page, 1 - seat, kind) == []
            hands += len(due)
        artist.until(page, rng, curtain.count)
    assert len(set(names.values())) == 2
    assert hands > 8, "there was something to hide"


def shown(page: Page, seat: int, kind: str) -> list[str]:
    """The tiles of a kind that lie open behind a seat's screen."""
    tiles = page.locator(f"[data-screen='{seat}'] [data-{kind}]").all()
    return sorted(one.get_attribute(f"data-{kind}") or "" for one in tiles)


def test_a_private_table_asks_for_its_code(new_page: New) -> None:
    ana = new_page()
    table = make_table(ana, is_open=False)
    link = ana.get_by_role("textbox", name="Invite")
    expect(link).to_have_value(re.compile("#"))
    code = link.input_value().partition("#")[2]
    ben = new_page(f"/t/{table}")
    ben.get_by_label("Link or code of a table").fill("wrong")
    ben.get_by_role("button", name="Go").click()
    ben.get_by_label("Link or code of a table").fill(code)
    ben.get_by_role("button", name="Go").click()
    expect(ben.locator("[data-test=sit-1]")).to_be_visible()
    cleo = new_page("/")
    cleo.get_by_label("Link or code of a table").fill(f"{table}.{code}")
    cleo.get_by_role("button", name="Go").click()
    expect(cleo.locator("[data-test=sit-1]")).to_be_visible()


def test_who_waits_in_vain_lets_a_bot_play_until_the_other_is_back(
    new_page: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, _ = two_people(new_page, away=None, takeover="random", options={"leader": "2"})
    ana.set_viewport_size({"width": 360, "height": 740})
    goes(ben, ana)
    expect(ana.locator("[data-test=take-over]")).to_have_count(0)
    comes(ben, ana)
    monkeypatch.setattr(seating, "AWAY", -10_000)  # as if a day had passed
    goes(ben, ana)
    monkeypatch.undo()
    ana.locator("[data-test=take-over]").click()
    expect(ana.get_by_role("alert")).to_contain_text("24 hours")
    comes(ben, ana)
    expect(ana.get_by_role("alert")).to_have_count(0)
    monkeypatch.setattr(seating, "AWAY", -10_000)
    goes(ben, ana)
    ana.locator("[data-test=take-over]").click()
    expect(ana.locator("main[data-asked=must]")).to_be_visible()
    expect(ana.locator("li[data-seat='1']")).to_contain_text("away, bot plays")
    ben.go_back()
    expect(ana.locator("li[data-seat='1']")).not_to_contain_text("bot plays")
    expect(ben.locator("li[data-seat='1']")).to_contain_text("you")
