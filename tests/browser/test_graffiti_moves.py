"""A move of Graffiti in the making: proposed, changed in every part, and asked why."""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.artist import CONFIRM, SEGMENTS, SPRAYS, can_confirm, can_spray, graffiti, until
from tests.browser.player import again, settled
from tests.server.harness import Server

RICH = {
    "paints": {"r": 1, "y": 1, "g": 1, "ry": 1},
    "permits": {"1": 1, "3": 2},
    "bonus": dict.fromkeys(("vp", "wild", "permit", "extra", "reserve", "add", "discount"), 1),
}


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
    expect(plan).to_contain_text("You will have left")
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


def test_every_bonus_tile_can_be_used_by_clicks(page: Page, table_server: Server) -> None:
    """J2 asks for yellow and blue: by a wild card, or with the bobby by any tile."""
    table = graffiti(page)
    room = table_server.do(table_server.services.tables.get(table)).room
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    data = deepcopy(room.game.state_to_json(room.match.state))
    data["artists"][0].update(RICH)
    data["bobby"] = 0
    data["placed"] = [["section 5", 1, 1, False], ["bobby", 0, 1, False]]
    room.match.state = room.game.state_from_json(data)
    again(page)

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


def test_a_tile_may_be_chosen_before_its_place(page: Page, table_server: Server) -> None:
    """Then only what can be done with the tile is offered; a second click puts it down."""
    table = graffiti(page)
    room = table_server.do(table_server.services.tables.get(table)).room
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    data = deepcopy(room.game.state_to_json(room.match.state))
    data["artists"][0].update({**RICH, "cans": 1})
    data["placed"] = [["paint g", 1, 1, False]]
    room.match.state = room.game.state_from_json(data)
    again(page)

    offered = page.locator("[data-thing='paint g'][data-target]")
    discount, add = page.locator("[data-bonus=discount]"), page.locator("[data-bonus=add]")
    discount.click()
    expect(page.locator("[data-test=making]")).to_contain_text("one can fewer")
    expect(page.locator("[data-thing][data-target]:not([data-target*=discount])")).to_have_count(0)
    page.locator("[data-space='paint k 2']").click()
    page.locator(CONFIRM).wait_for()
    expect(page.locator("[data-tool=discount]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    add.click()
    expect(offered).to_have_attribute("data-target", "paint g add")
    page.locator("[data-thing='paint k']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("G6.7")
    add.click()
    expect(page.locator("[data-thing='paint k']")).to_have_attribute("data-target", "paint k")
    add.click()
    offered.click()
    page.locator(CONFIRM).click()
    expect(page.locator("ol")).to_contain_text("takes paint: green")


def test_what_the_rules_ask_in_between_is_proposed(page: Page, table_server: Server) -> None:
    """A spray half done (after taking back), the tiles to keep, and a neutral tag."""
    table = graffiti(page)
    room = table_server.do(table_server.services.tables.get(table)).room
    expect(page.locator("main[data-asked=must]")).to_be_visible()
    game, plan, confirm = room.game, page.locator("[data-test=plan]"), page.locator(CONFIRM)
    data = deepcopy(game.state_to_json(room.match.state))
    data["artists"][0].update({**RICH, "bonus": {"permit": 1, "save": 1}})

    state = game.state_from_json(data)
    for text in ("spray H2", "discard tile"):
        state = game.apply(state, 0, game.parse(text))
    room.match.state = state
    again(page)
    confirm.wait_for()
    expect(plan).to_contain_text("Spray H2")
    assert _paid(page) == ["r", "y"]

    room.match.state = game.state_from_json({**data, "phase": "keep"})
    again(page)
    confirm.wait_for()
    assert len(_paid(page)) == 2
    assert "ry" in _paid(page)
    expect(plan).to_contain_text("To keep others, choose tiles behind your screen.")
    page.locator("[data-bonus=save]").click()
    confirm.wait_for()
    expect(page.locator("[data-paid]")).to_have_count(3)
    page.get_by_role("button", name="As proposed").click()
    expect(page.locator("[data-paid]")).to_have_count(2)

    room.match.state = game.state_from_json({**data, "phase": "neutral", "section": 3})
    again(page)
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
