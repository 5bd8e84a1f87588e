"""The end of a match: the finished boards with the winner's tag, a picture to keep, and what one does next."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finished import finished
from tests.server.harness import Server

SIZES = [(1280, 720), (1920, 1080), (820, 1180), (360, 740), (740, 360), (683, 384)]
INSIDE = """(box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1
    && box.right <= innerWidth + 1"""


def is_inside(page: Page, selector: str) -> bool:
    """Tell whether something is on the screen as a whole, without scrolling."""
    shown = page.locator(selector)
    expect(shown).to_be_visible()
    return bool(shown.evaluate(f"(one) => ({INSIDE})(one.getBoundingClientRect())"))


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_the_end_screen_is_the_finished_board_and_what_comes_next_is_in_sight(
    new_page: New, table_server: Server, game: str
) -> None:
    page = new_page()
    table = finished(page, table_server.port, game, seats=3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/t/{table}")
        poster = page.locator("[data-test=poster]")
        expect(poster.locator("[data-tag]").first).to_be_visible()
        drawn = {"tagcity": 3, "graffiti": 10}[game]
        expect(poster.locator("[data-finale]")).to_have_count(drawn)
        for what in ("poster", "rematch", "replay", "save-picture"):
            assert is_inside(page, f"[data-test={what}]"), (what, width, height)
        wall = page.locator(".ending .wall").bounding_box()
        assert wall
        assert wall["width"] > 0.9 * min(width, 1500), "it has the whole width"
    expect(page.locator("[data-test=how-won]")).not_to_be_empty()
    axe(page, "ending")


# Parts of the line of results that lie over each other.
OVERLAPPING = """() => {
    const parts = [...document.querySelectorAll('[data-test=poster] :is(.result, .sign)')]
        .filter((one) => one.textContent.trim().length > 1)
        .map((one) => [one.textContent, one.getBoundingClientRect()]);
    return parts.flatMap(([text, a], index) => parts.slice(index + 1)
        .filter(([, b]) => a.right > b.left && b.right > a.left && a.bottom > b.top + 2 && b.bottom > a.top + 2)
        .map(([other]) => `${text} and ${other}`));
}"""
NAMES = ("Wolfgang Amadeus Mozart!", "Maximilian the Great of W", "Ana", "Wolfgang the Wise of WWW")


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_results_of_four_with_long_names_stand_side_by_side(
    new_page: New, table_server: Server, game: str
) -> None:
    page = new_page()
    profiles = [{"seat": seat, "name": name[:24]} for seat, name in enumerate(NAMES)]
    table = finished(page, table_server.port, game, seats=4, profiles=profiles)
    page.goto(f"/t/{table}")
    page.locator("[data-test=poster] .result").nth(3).wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPPING) == [], (width, height)
    heads = page.locator("thead th").all_text_contents()
    lines = page.locator(".ending ol li .name").all_text_contents()
    assert [head.split(maxsplit=1)[1].strip() for head in heads] == [one.strip() for one in lines]


def test_the_winner_is_the_new_all_city(new_page: New, table_server: Server) -> None:
    page = new_page()
    table = finished(page, table_server.port)
    page.goto(f"/t/{table}")
    title = words("en")("web-tagcity-all-city", name="Ana").split()[-3:]
    expect(page.locator("#ending")).to_contain_text(" ".join(title))


def test_a_picture_of_the_end_is_made_in_the_browser_and_saved(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    table = finished(page, table_server.port, "graffiti")
    page.goto(f"/t/{table}")
    page.locator("[data-test=save-picture]").wait_for()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download() as download:
        page.locator("[data-test=save-picture]").click()
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == f"all-city-{table}.png"
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height > 600) == (2560, True)
    assert len(picture) > 60_000, "letters and walls are drawn, not an empty sheet"
    assert not [url for url in asked if "/api/" in url], "no server work"


def test_a_link_to_a_moment_opens_for_a_friend_without_a_cookie(
    new_page: New, table_server: Server
) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    table = finished(page, table_server.port, is_open=False)
    page.goto(f"/r/{table}?at=12&viewer=2")
    page.locator("[data-test=copy-link]").click()
    expect(page.locator("[data-test=copied]")).to_have_text(words("en")("web-replay-copied"))
    link = page.evaluate("navigator.clipboard.readText()")
    friend = new_page(link)
    expect(friend.get_by_text("Action 12 of")).to_be_visible()
    assert friend.locator("[data-test=viewer]").evaluate("one => one.selectedIndex") == 2
    bare = new_page(link.split("#")[0])
    expect(bare.get_by_role("alert")).to_be_visible()


def test_a_link_to_a_moment_that_is_none_leads_on(new_page: New, table_server: Server) -> None:
    page = new_page()
    table = finished(page, table_server.port)
    page.goto(f"/r/{table}?at=soon&viewer=0")
    expect(page.locator("[data-replay]")).to_be_visible()
    expect(page.get_by_text(words("en")("web-replay-begin"))).to_be_visible()
    page.goto(f"/r/{table}?at=9999")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name=words("en")("web-to-table")).click()
    expect(page.locator("[data-test=ending]")).to_be_visible()


def test_a_replay_obeys_keys_and_jumps_by_turn_and_round(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    table = finished(page, table_server.port)
    page.goto(f"/r/{table}")
    moment = page.locator("[data-test=moment]")
    expect(page.locator("[data-score]").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    turn = int(moment.input_value())
    assert turn > 2
    page.keyboard.press("Shift+ArrowLeft")
    assert int(moment.input_value()) < turn
    page.keyboard.press("PageDown")
    expect(page.locator("[data-test=round]")).to_have_value("2")
    page.locator("[data-test=round]").select_option("1")
    assert int(moment.input_value()) < turn
    page.keyboard.press("Escape")
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(page.locator("[data-test=step]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.locator("[data-test=speed]").select_option("fast")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=words("en")("web-replay-pause"))).to_be_visible()
    expect(moment).not_to_have_value("0")


def test_no_dock_lies_over_a_panel_in_a_replay(new_page: New, table_server: Server) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    table = finished(page, table_server.port, "graffiti")
    page.goto(f"/r/{table}?at=20&viewer=1")
    dock, others = page.locator(".dock"), page.locator(".rivals")
    expect(dock).to_be_visible()
    low, high = others.bounding_box(), dock.bounding_box()
    assert low
    assert high
    assert low["y"] + low["height"] <= high["y"]


def test_a_finished_wall_bursts(new_page: New, table_server: Server) -> None:
    page = new_page(reduced_motion="no-preference")
    table = finished(page, table_server.port, "graffiti")
    walls = page.request.get(f"/api/tables/{table}/replay?index=0").json()["view"]["tags"]
    letters = sorted({name[0] for name in walls})
    length = page.request.get(f"/api/tables/{table}/replay?index=0").json()["length"]

    def complete(index: int) -> set[str]:
        seen = page.request.get(f"/api/tables/{table}/replay?index={index}").json()
        tags = seen["view"]["tags"]
        return {
            one for one in letters if all(tags[name] is not None for name in tags if name[0] == one)
        }

    low, high = 0, length  # the first graffiti is completed between these
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if complete(middle) else (middle, high)
    (letter,) = complete(high)
    page.goto(f"/r/{table}?at={low}")
    page.locator("[data-test=moment]").wait_for()
    expect(page.locator("[data-finished]")).to_have_count(0)
    page.locator("[data-test=step]").click()
    expect(page.locator(f"[data-finished={letter}]")).to_have_count(1)
