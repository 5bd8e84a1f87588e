"""Graffiti at the table: by clicks, keys and fingers, for every ear, and with its secrets kept."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocket, expect

from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.player import changes, is_asked, is_over, make_table, settled, start_by_keys
from tests.server.harness import Server

PATIENCE = 120.0
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SEGMENTS = "[data-segment][data-target]"
SPRAYS = "[data-segment][data-target^=spray]"
THINGS = "[data-thing][data-target], [data-space][data-target]"
USES = "[data-bonus][data-target]:not([data-bonus=reserve])"
CONFIRM = "[data-test=confirm]:not([aria-disabled=true])"
END, PASS = "[data-test=end]", "[data-test=pass]"
OFFERED = """(kinds) => document.querySelector('main[data-asked=must][aria-busy=false]')
    ? kinds.map((kind) => document.querySelectorAll(kind).length) : null"""
Press = Callable[[Locator], None]


def graffiti(page: Page, seats: int = 2, **more: Any) -> str:
    bots = [{"seat": seat, "bot": "random"} for seat in range(1, seats)]
    body = {"bots": bots, "start": True, "options": {"first": "1"}, **more}
    table = make_table(page, game="graffiti", seats=seats, **body)
    page.locator("[data-segment]").first.wait_for()
    return table


def click(found: Locator) -> None:
    found.click()


def tap(found: Locator) -> None:
    found.tap()


def step(page: Page, rng: Random, press: Press = click) -> None:
    """One thing that a person does when asked: spray if possible, else take something, else pass."""
    order = [CONFIRM, SEGMENTS, END, THINGS, USES, PASS]
    if rng.random() < 0.2:
        order.insert(1, USES)
    offered = page.evaluate(OFFERED, order) or []
    count, what = next(((n, what) for n, what in zip(offered, order, strict=False) if n), (0, ""))
    if not count:
        changes(page)
        return
    press(page.locator(what).nth(rng.randrange(count)))
    settled(page)


def until(page: Page, rng: Random, is_so: Callable[[], object], press: Press = click) -> None:
    limit = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < limit, "it did not come about"
        step(page, rng, press)


def can_confirm(page: Page) -> bool:
    return page.locator(CONFIRM).count() > 0


def can_spray(page: Page) -> bool:
    return is_asked(page) and page.locator(SPRAYS).count() > 0 and not can_confirm(page)


def test_a_match_by_clicks_to_the_score_sheet(page: Page) -> None:
    graffiti(page, options={"first": "1", "blocking": "on", "special": "on"})
    until(page, Random(1), lambda: is_over(page))
    expect(page.locator("[data-test=ending] table tbody tr")).to_have_count(5)
    done = page.locator("[data-segment]").evaluate_all(
        "all => all.filter((one) => /tag/.test(one.ariaLabel)).length"
    )
    assert done >= 12
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=true]")).to_be_visible()
    page.route("**/record*", _forged)
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=false]")).to_contain_text("line")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").fill("40")
    expect(page.locator("[data-segment]")).to_have_count(31)


def _forged(route: Route) -> None:
    """The record with another permit drawn than the seed gives."""
    text = route.fetch().text()
    drawn = re.search(r"^\* (fill|draw) (\d)$", text, re.MULTILINE)
    assert drawn
    other = f"* {drawn[1]} {int(drawn[2]) % 5 + 1}"
    route.fulfill(body=text.replace(drawn[0], other, 1))


def test_a_segment_proposes_its_payment_and_every_part_can_be_changed(page: Page) -> None:
    graffiti(page)
    rng = Random(7)
    page.locator("[data-segment=A1]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("G5")
    assert not can_confirm(page)
    until(page, rng, lambda: can_spray(page))
    target = page.locator(SPRAYS).first
    name = target.get_attribute("data-segment")
    target.click()
    plan = page.locator("[data-test=plan]")
    expect(plan).to_contain_text(f"Spray {name}")
    expect(plan).to_contain_text("Leaves you")
    expect(plan.locator("[data-discard][aria-pressed=true]")).to_have_count(1)
    assert plan.locator("[data-paid]").count() > 0
    expect(page.locator("[data-test=announced]")).to_contain_text("VP")
    cans = plan.locator("[data-cans='2']")
    if cans.count():
        cans.click()
        expect(cans).to_have_attribute("aria-pressed", "true")
    permits = plan.locator("[data-discard][aria-pressed=false]")
    if permits.count():
        other = permits.first.get_attribute("data-discard")
        permits.first.click()
        expect(plan.locator(f"[data-discard='{other}']")).to_have_attribute("aria-pressed", "true")
    paid = plan.locator("[data-paid]").first.get_attribute("data-paid")
    page.locator(f"[data-tile={paid}][aria-pressed=true], [data-bonus={paid}]").first.click()
    settled(page)
    is_refused = page.get_by_role("alert").count() > 0
    assert is_refused or plan.locator("[data-paid]").count() > 0
    page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    target.click()
    expect(page.locator("[data-test=confirm]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-test=confirm]").click()
    sprayed = page.locator(f"[data-segment={name}]")
    expect(sprayed).to_have_accessible_name(re.compile(f"Segment {name}: .* tag of Guest"))


RICH = {
    "paints": {"r": 1, "y": 1, "g": 1, "ry": 1},
    "permits": {"1": 1, "3": 2},
    "bonus": dict.fromkeys(("vp", "wild", "permit", "extra", "reserve", "add", "discount"), 1),
}


def test_every_bonus_tile_can_be_used_by_clicks(page: Page, table_server: Server) -> None:
    """J2 asks for yellow and blue: by a wild card, or with the bobby by any tile."""
    table = graffiti(page)
    room = table_server.do(table_server.house.tables.get(table)).room
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    data = room.game.state_to_json(room.match.state)
    data["artists"][0].update(RICH)
    data["bobby"] = 0
    data["placed"] = [["section 5", 1, 1, False], ["bobby", 0, 1, False]]
    room.match.state = room.game.state_from_json(data)
    page.reload()

    plan, confirm = page.locator("[data-test=plan]"), page.locator(CONFIRM)
    page.locator("[data-segment=J2]").click()
    confirm.wait_for()
    assert _paid(page) == ["r", "y"], "the bobby's wrong paint, without a double or a wild card"
    assert plan.locator("[data-cans='2'][aria-pressed=true]").count(), "the 1-can space is occupied"
    page.locator("[data-bonus=wild]").click()
    confirm.wait_for()
    assert _paid(page) == ["y", "wild"]
    page.locator("[data-tile=ry]").click()
    confirm.wait_for()
    assert _paid(page) == ["ry", "wild"]
    page.locator("[data-test=cheapest]").click()
    confirm.wait_for()
    assert _paid(page) == ["r", "y"]

    assert _discard(page) == "discard 3 3"
    page.locator("[data-bonus=permit]").click()
    confirm.wait_for()
    assert _discard(page) == "discard tile"
    page.locator("[data-discard='discard 3 3']").click()
    page.locator("[data-tool=add]").click()
    confirm.wait_for()
    assert plan.locator("[data-cans='1'][aria-pressed=true]").count()
    page.locator("[data-bonus=discount]").click()
    confirm.wait_for()
    for tool in ("add", "discount"):
        expect(page.locator(f"[data-tool={tool}]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-tool=discount]").click()

    page.locator("[data-bonus=vp]").click()
    expect(plan).to_contain_text("+8 VP")
    page.locator("[data-bonus=reserve]").click()
    page.locator("[data-segment=A1]").click()
    expect(page.locator("[data-segment=A1]")).to_have_accessible_name(re.compile("reserved by"))
    page.locator("[data-bonus=extra]").click()
    expect(page.locator("[data-bonus=extra]")).to_have_count(0)
    confirm.click()
    expect(page.locator("[data-segment=J2]")).to_have_accessible_name(re.compile("tag of"))
    expect(page.locator("li[data-seat='0'] .points")).to_contain_text("8")
    expect(page.locator("[data-screen='0'] [data-bonus]")).to_have_count(3)
    expect(page.locator("main[data-asked=must]")).to_be_visible()


def test_what_the_rules_ask_in_between_is_proposed(page: Page, table_server: Server) -> None:
    """A spray half done (after taking back), the tiles to keep, and a neutral tag."""
    table = graffiti(page)
    room = table_server.do(table_server.house.tables.get(table)).room
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    game, plan, confirm = room.game, page.locator("[data-test=plan]"), page.locator(CONFIRM)
    data = game.state_to_json(room.match.state)
    data["artists"][0].update({**RICH, "bonus": {"permit": 1, "save": 1}})

    state = game.state_from_json(data)
    for text in ("spray H2", "discard tile"):
        state = game.apply(state, 0, game.parse(text))
    room.match.state = state
    page.reload()
    confirm.wait_for()
    expect(plan).to_contain_text("Spray H2")
    assert _paid(page) == ["r", "y"]

    room.match.state = game.state_from_json({**data, "phase": "keep"})
    page.reload()
    confirm.wait_for()
    assert len(_paid(page)) == 2
    assert "ry" in _paid(page)
    page.locator("[data-bonus=save]").click()
    confirm.wait_for()
    expect(page.locator("[data-paid]")).to_have_count(3)
    page.locator("[data-test=cheapest]").click()
    expect(page.locator("[data-paid]")).to_have_count(2)

    room.match.state = game.state_from_json({**data, "phase": "neutral", "section": 3})
    page.reload()
    expect(page.locator(SEGMENTS)).to_have_count(6)
    page.locator("[data-segment=B1]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("G7.4")
    page.locator("[data-segment=F1]").click()
    confirm.wait_for()
    expect(plan).to_contain_text("Neutral tag on F1")


def _paid(page: Page) -> list[str]:
    return [str(one.get_attribute("data-paid")) for one in page.locator("[data-paid]").all()]


def _discard(page: Page) -> str:
    return str(page.locator("[data-discard][aria-pressed=true]").get_attribute("data-discard"))


def test_a_match_with_the_keyboard_alone(page: Page) -> None:
    start_by_keys(page, "graffiti")
    rng = Random(3)
    limit = time.monotonic() + PATIENCE
    is_tabbing = False  # Tab leads out of the page and in again
    while not is_over(page):
        assert time.monotonic() < limit
        offered = page.evaluate(FOCUS)
        if offered:
            assert offered["held"] or is_tabbing, "focus is lost"
            is_tabbing = _press(page, rng, **offered)
            settled(page)
        else:
            changes(page)
    assert page.evaluate("document.activeElement.id") == "ending"


FOCUS = f"""() => {{
    const held = document.activeElement;
    return document.querySelector('main[data-asked=must]') && {{
        held: held !== document.body,
        target: Boolean(held.dataset.target),
        at: held.dataset.test ?? '',
        ready: document.querySelectorAll('{CONFIRM}').length > 0,
    }};
}}"""


def _press(page: Page, rng: Random, held: bool, target: bool, at: str, ready: bool) -> bool:
    """One key; true if it was Tab or an arrow."""
    if (ready and at == "confirm") or (target and not ready and rng.random() < 0.6):
        page.keyboard.press("Enter")
        return False
    page.keyboard.press(rng.choice(["Tab", "Tab", "ArrowRight", "ArrowDown"]) if target else "Tab")
    return True


def test_one_screen_with_a_spectator_and_taking_back(new_page: New) -> None:
    page = new_page()
    table = make_table(
        page, game="graffiti", sit=[0, 1], start=True, is_open=True, options={"first": "1"}
    )
    curtain = page.locator("[data-test=open-curtain]")
    curtain.click()
    eve = new_page(f"/t/{table}")
    expect(eve.locator("main[data-asked=no]")).to_be_visible()
    assert eve.locator("[data-permit], [data-tile]").count() == 0, "nothing behind a screen"

    page.locator("[data-thing='paint g']").click()
    page.locator(CONFIRM).click()
    expect(curtain).to_be_visible()
    assert page.locator("[data-screen]").count() == 0, "the curtain hides the screens"
    expect(eve.locator("ol")).to_contain_text("takes paint: green.")
    curtain.click()
    page.locator("[data-thing='paint k']").click()
    page.locator(CONFIRM).click()
    curtain.click()
    page.locator("[data-test=undo]").click()
    expect(eve.locator("ol")).to_contain_text("takes back.")
    for screen in (0, 1):  # both moves are gone: hers, and the one that came after it
        expect(eve.locator(f"[data-screen='{screen}'] .count b").first).to_have_text("2")

    rng, curtains = Random(8), 0
    limit = time.monotonic() + PATIENCE
    while not is_over(page):
        assert time.monotonic() < limit
        if curtain.count():
            curtains += 1
            curtain.click()
        else:
            step(page, rng)
    assert curtains > 10
    expect(eve.locator("[data-test=ending]")).to_be_visible()
    sheets = {one.locator("[data-test=ending] tr.total").inner_text() for one in (page, eve)}
    assert len(sheets) == 1


def test_a_phone_by_touch(new_page: New) -> None:
    page = new_page(**PHONE)
    graffiti(page, seats=4)
    rng = Random(4)
    rounds = page.locator("h2").filter(has_text="round 2")
    until(page, rng, rounds.count, press=tap)
    until(page, rng, lambda: is_asked(page) and not can_confirm(page), press=tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for goal in range(5):
        page.locator("nav button").nth(goal).tap()
        expect(page.locator("[data-screen='0']")).to_be_in_viewport()
        expect(page.locator("[data-test=prompt]")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(new_page: New, theme: str) -> None:
    page = new_page(color_scheme=theme)
    graffiti(page, seats=3, options={"first": "1", "blocking": "on"})
    expect(page.locator("[data-segment=B4]")).to_have_accessible_name(
        re.compile("Segment B4: red, yellow, blue, 9 points, section 1, (free|blocked)")
    )
    axe(page, "first turn")
    rng = Random(5)
    until(page, rng, lambda: can_spray(page))
    page.locator(SEGMENTS).first.click()
    page.locator("[data-discard]").first.wait_for()
    axe(page, "payment")
    for language in ("fr", "es"):
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        text = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all(
            "all => all.map((one) => one.ariaLabel).join(' ')"
        )
        for prefix in ("web-", "graffiti-", "refusal-", "{ $"):
            assert prefix not in text + labels


def test_nothing_tells_what_another_drew_unseen(new_page: New, table_server: Server) -> None:
    """Page and socket of one player are the same in a world where another drew other permits."""
    ana, ben = new_page(), new_page()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    ana.on("websocket", listen)
    table = make_table(ana, game="graffiti", options={"first": "2"}, is_open=True)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start]:enabled").click()
    expect(ben.locator("main[data-asked=must]")).to_be_visible()
    ben.locator("[data-thing='permit 4']").click()
    ben.locator("[data-test=confirm][aria-disabled=false]").click()
    expect(ben.locator("[data-screen='1'] [data-permit]")).to_have_count(3)

    room = table_server.do(table_server.house.tables.get(table)).room
    truth = room.match.state
    first = _looks(ana)
    rng = Random(6)
    other = truth
    while other.artists[1].permits == truth.artists[1].permits:
        other = room.game.world(room.game.view(truth, 0), rng)
    room.match.state = other
    assert _looks(ana) == first

    views = [view for frame in frames for view in _views(json.loads(frame))]
    assert all(view["artists"][1]["permits"] == view["artists"][1]["known"] for view in views)
    assert views[-1]["hidden"] == [0, 2]
    texts = {line["text"] for frame in frames for line in _lines(json.loads(frame))}
    assert len([text for text in texts if text.startswith("draw ")]) == 1, "her own one"
    assert "drawn 2" in texts
    assert ana.locator("[data-screen='1'] .count b").all_inner_texts() == ["2", "3", "0"]
    assert ana.locator("[data-permit]").count() == 1


def _looks(page: Page) -> str:
    """Everything on the page, with a move in the making."""
    page.reload()
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    page.locator("[data-thing='paint r']").click()
    page.locator("[data-test=promise]").wait_for()
    return str(page.locator("main").evaluate("main => main.outerHTML"))


def _views(message: Any) -> list[dict[str, Any]]:
    """Every view in a message, wherever it stands."""
    if isinstance(message, list):
        return [view for one in message for view in _views(one)]
    if not isinstance(message, dict):
        return []
    if "artists" in message:
        return [message]
    return [view for one in message.values() for view in _views(one)]


def _lines(message: Any) -> list[dict[str, Any]]:
    now = message.get("now", message)
    return [line for line in now.get("lines", []) if line.get("kind") == "act"]
