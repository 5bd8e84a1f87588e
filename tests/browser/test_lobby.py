"""Around a match: one's own edition, watching from the list, moving to another device, handing over a seat."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.conftest import New
from tests.browser.player import against_bots, is_asked, make_table, until

HOUSE = resources.files("allcity.games.tagcity").joinpath("house.toml").read_text("utf-8")


def upload(page: Page, edition: str) -> None:
    """Make a table against a bot with an edition file of one's own."""
    page.goto("/new")
    page.locator("[data-test=more] summary").click()
    page.locator("[data-test=seat-1]").select_option("bot new")
    page.locator("[data-test=seat-2]").select_option("bot new")
    page.get_by_label("Edition file").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": edition.encode()}
    )
    page.locator("[data-test=make]").click()


def test_the_home_page_says_whom_one_plays_and_who_made_the_games(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("You against two bots")).to_have_count(2)
    credit_line = page.locator("[data-test=credits]")
    for name in ("Robin David", "Runes Editions", "Marcel Süßelbeck", "Queen Games"):
        expect(credit_line).to_contain_text(name)
    expect(credit_line).to_contain_text("not affiliated")


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/no/such/page")
    expect(page.locator("[data-test=not-found]")).to_contain_text("There is no such page.")
    page.goto("/")
    expect(page.locator("[data-test=play-tagcity]")).to_be_visible()
    expect(page.locator("[data-test=not-found]")).to_have_count(0)


def test_the_values_of_options_are_words_in_every_language(new_page: New) -> None:
    page = new_page("/new", locale="fr-FR")
    page.get_by_role("radio", name="Graffiti").check(force=True)
    page.locator("[data-test=more] summary").click()
    page.locator("#option-special").wait_for()
    texts = page.locator("select option").all_text_contents()
    assert {"avec", "sans"} <= set(texts)
    assert not {"on", "off"} & set(texts)


def test_an_edition_of_ones_own_is_drawn_and_played(page: Page) -> None:
    upload(
        page,
        HOUSE.replace("drones = [-2,", "drones = [-7,").replace('key = "house"', 'key = "mine"'),
    )
    page.locator("[data-test=city]").wait_for()
    until(
        page,
        Random(31),
        lambda: is_asked(page) and page.locator("[data-test=drone]:enabled").count(),
    )
    expect(page.locator("[data-test=drone]")).to_contain_text("−7")


def test_an_edition_with_a_mistake_is_refused_with_its_line(page: Page) -> None:
    upload(page, HOUSE.replace('I4 = ["####"]', 'I4 = ["#.##"]'))
    expect(page.get_by_role("alert")).to_contain_text("Line 18")
    expect(page.get_by_role("alert")).to_contain_text("The squares # of I4 should be one piece")
    expect(page.locator("[data-test=make]")).to_be_enabled()
    upload(page, "this is no edition")
    expect(page.get_by_role("alert")).to_be_visible()


# A disk and a server that are slow: what they say is heard when it is let go.
SLOW = """
    const gone = new Promise((go) => (window.letGo = go));
    const read = Blob.prototype.text;
    Blob.prototype.text = async function () { await gone; return read.call(this); };
    const ask = fetch;
    window.fetch = async (...what) => {
        const answer = await ask(...what);
        if (answer.url.endsWith('/api/me')) await gone;
        return answer;
    };
"""


def test_an_edition_that_is_still_being_read_is_waited_for(page: Page) -> None:
    page.add_init_script(SLOW)
    upload(page, "this is no edition")
    expect(page.locator("[data-test=make]")).to_be_disabled()
    page.evaluate("letGo()")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_running_match_is_watched_from_the_list(new_page: New) -> None:
    ana, eve = new_page(), new_page("/tables")
    ana.request.post("/api/me", data={"name": "Ana of the list"})
    table = against_bots(ana, is_open=True)
    hidden = against_bots(ana, is_open=False)
    eve.reload()
    row = eve.locator(".tables > li", has_text="Ana of the list")
    expect(row).to_have_count(1)
    assert eve.locator(f"a[href='/t/{hidden}']").count() == 0
    row.get_by_role("link", name="Watch").click()
    expect(eve).to_have_url(f"{eve.url.split('/t')[0]}/t/{table}")
    expect(eve.locator("main[data-asked=no]")).to_be_visible()
    eve.locator("[data-test=menu]").click()
    expect(eve.locator("[data-test=look-back]")).to_be_visible()
    assert eve.locator("[data-test=seat-link]").count() == 0


def test_a_name_that_was_typed_at_once_is_not_overwritten(new_page: New) -> None:
    page = new_page()
    page.add_init_script(SLOW)
    with page.expect_response("**/api/me"):
        page.goto("/settings")
    page.get_by_label("Your name").fill("Ana the quick")
    page.evaluate("letGo()")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Ana the quick"


def test_who_is_called_like_another_at_the_table_chooses_another_name(new_page: New) -> None:
    ana, other = new_page("/settings"), new_page("/settings")
    for page, name in ((ana, "Ana"), (other, "Аnа")):  # the second in Cyrillic letters
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
    table = make_table(ana)
    other.goto(f"/t/{table}")
    other.locator("[data-test=sit-1]").click()
    expect(other.get_by_role("alert")).to_contain_text("somebody is called “Ana”")
    other.get_by_label("Your name").fill("easy")
    other.get_by_role("button", name="Save").click()
    expect(other.get_by_text("“Easy” is what bots are called here")).to_be_visible()
    other.get_by_label("Your name").fill("Anouk")
    other.get_by_role("button", name="Save").click()
    expect(other.get_by_role("alert")).to_have_count(0)
    other.locator("[data-test=sit-1]").click()
    expect(ana.locator(".name", has_text="Anouk")).to_be_visible()


def test_a_table_waits_for_whoever_is_invited(new_page: New) -> None:
    ana = new_page()
    table = make_table(ana, is_open=False)
    invitation = ana.get_by_role("textbox", name="Invite")
    expect(invitation).to_have_value(re.compile("#"))
    link = invitation.input_value()
    ana.locator("[data-test=start][aria-disabled=true]").click(force=True)
    expect(ana.get_by_role("alert")).to_contain_text(words("en")("server-empty-seats"))
    ben = new_page(link)
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start][aria-disabled=false]").click()
    for page in (ana, ben):
        page.locator("[data-test=city]").wait_for()
    assert table in ben.url


def test_a_refused_notification_unticks_its_box_and_says_so(new_page: New) -> None:
    page = new_page("/settings")
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    box = page.get_by_label("Tell me when it is my turn")
    box.click()
    expect(page.locator("[data-test=notify-refused]")).to_be_visible()
    expect(box).not_to_be_checked()


def test_a_list_of_tables_is_read_again_while_one_looks_at_it(new_page: New) -> None:
    page = new_page()
    page.clock.install()
    page.goto("/tables")
    with page.expect_response("**/api/tables?**"):  # the list that shows nothing of the new table
        page.get_by_role("button", name=words("en")("web-status-open"), exact=True).click()
    table = make_table(new_page(), sit=[0])
    link = page.locator(f".tables a[href='/t/{table}']")
    assert link.count() == 0
    page.clock.run_for(11_000)
    expect(link).to_be_visible()


def test_long_names_leave_points_and_cities_in_the_window(new_page: New) -> None:
    page = new_page("/settings", viewport={"width": 1280, "height": 800})
    page.get_by_label("Name", exact=False).first.fill("W" * 24)
    page.locator("form button").first.click()
    expect(page.get_by_text(words("en")("web-saved"))).to_be_visible()
    against_bots(page)
    page.locator("[data-test=city]").wait_for()
    for part in page.locator("[data-seat] .points, [data-city]").all():
        box = part.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 1280
    wide = "[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > 1281)"
    assert page.evaluate(f"{wide}.map(e => e.outerHTML.slice(0, 150))") == []
