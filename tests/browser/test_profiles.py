"""Names, colours and tags: chosen before and during a match, seen by all, and drawn from any text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from allcity.bots.cast import member
from tests.browser.player import against_bots, arrived, make_table

New = Callable[..., Page]
SEAT = "getComputedStyle(document.documentElement).getPropertyValue('--seat-{}').trim()"
COLOUR = "getComputedStyle(document.documentElement).getPropertyValue('--colour-{}').trim()"


def test_a_name_a_colour_and_a_tag_are_chosen_in_the_lobby_and_everybody_sees_them(
    new_page: New,
) -> None:
    ana, bo = new_page(), new_page()
    table = make_table(ana, is_open=True)
    bo.goto(f"/t/{table}")
    bo.get_by_label("Your name").fill("Bo the bold")
    bo.locator("[data-colour='0']").wait_for(state="detached")  # Ana has it
    bo.locator("[data-style=drips]").check(force=True)
    bo.locator("[data-test=save-profile]").click()
    expect(bo.get_by_text("Saved.")).to_be_visible()
    bo.locator("[data-test=sit-1]").click()
    expect(ana.get_by_text("Bo the bold")).to_be_visible()
    expect(ana.locator("svg[data-tag=drips]")).to_be_visible()
    ana.locator("[data-profile='0']").click()
    form = ana.locator("dialog [data-test=profile]")
    form.get_by_label("Name").fill("<b>Zoë</b>")
    form.locator("[data-colour='7']").check(force=True)
    form.locator("[data-style=bubble]").check(force=True)
    form.locator("[data-test=save-profile]").click()
    expect(bo.get_by_text("<b>Zoë</b>").first).to_be_visible()
    assert bo.evaluate(SEAT.format(0)) == bo.evaluate(COLOUR.format(7))


def test_whoever_has_typed_a_name_sits_down_with_it(new_page: New) -> None:
    ana, cleo = new_page(), new_page()
    table = make_table(ana, seats=3, is_open=True)
    cleo.goto(f"/t/{table}")
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.locator("[data-colour='4']").check(force=True)
    cleo.locator("[data-test=sit-1]").click()
    for page in (ana, cleo):
        expect(page.locator("main li").nth(1)).to_contain_text("Cleo")
    assert ana.evaluate(SEAT.format(1)) == ana.evaluate(COLOUR.format(4))
    dan = new_page(f"/t/{table}")
    dan.get_by_label("Your name").fill("CLEO")
    dan.locator("[data-test=sit-2]").click()
    expect(dan.get_by_role("alert")).to_contain_text("Cleo")
    expect(dan.locator("[data-test=sit-2]")).to_be_visible()


def test_a_name_is_changed_at_a_running_table_and_the_next_table_has_it(page: Page) -> None:
    against_bots(page)
    page.locator("[data-seat='0'] [data-profile]").click()
    form = page.locator("dialog [data-test=profile]")
    form.get_by_label("Name").fill("Nightshift")
    form.locator("[data-colour='5']").check(force=True)
    form.locator("[data-test=save-profile]").click()
    expect(page.locator("[data-seat='0']")).to_contain_text("Nightshift")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate(SEAT.format(0)) == page.evaluate(COLOUR.format(5))
    page.wait_for_function("fetch('/api/me').then(r => r.json()).then(m => m.name == 'Nightshift')")
    against_bots(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("Nightshift")


def test_a_name_saved_in_the_settings_reaches_the_running_table(new_page: New) -> None:
    page = new_page()
    table = against_bots(page)
    page.goto("/settings")
    page.get_by_label("Your name").fill("Elsewhere")
    page.locator("[data-test=save-profile]").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.locator("[data-seat='0']")).to_contain_text("Elsewhere")


def test_colours_and_tags_stand_side_by_side(page: Page) -> None:
    page.goto("/settings")
    for kind in ("colour", "style"):
        choices = page.locator(f"[data-test=profile] label:has([data-{kind}])")
        choices.nth(1).wait_for()
        first, second = choices.nth(0).bounding_box(), choices.nth(1).bounding_box()
        assert first
        assert second
        assert first["x"] + first["width"] <= second["x"]
        assert first["y"] == second["y"]


def test_a_taken_colour_is_refused_with_a_reason(new_page: New) -> None:
    """Somebody takes the colour while another one has the form open."""
    ana, bo = new_page(), new_page()
    table = make_table(ana, is_open=True)
    bo.request.post("/api/me", data={"name": "Bo"})
    bo.request.post(f"/api/tables/{table}/join", data={"seat": 1})
    bo.goto(f"/t/{table}")
    bo.locator("[data-profile='1']").click()
    bo.locator("dialog [data-colour='4']").check(force=True)
    ana.request.post(f"/api/tables/{table}/profile", data={"seat": 0, "name": "Ana", "colour": 4})
    expect(bo.get_by_text("Ana", exact=True).first).to_be_attached()
    bo.locator("dialog [data-test=save-profile]").click()
    expect(bo.locator("dialog")).to_contain_text("Ana has this colour.")


def test_bots_have_names_faces_and_are_marked(page: Page) -> None:
    against_bots(page, seats=3, bot="easy")
    for seat in (1, 2):
        shown = page.locator(f"[data-seat='{seat}']")
        expect(shown).to_contain_text(member("easy", seat).name)
        expect(shown).to_contain_text("bot, Easy")
        expect(shown.locator(f"[data-face={member('easy', seat).key}]")).to_be_visible()


def test_bots_are_marked_with_face_and_level_before_the_match_too(page: Page) -> None:
    make_table(page, seats=3, bots=[{"seat": 1, "bot": "easy"}])
    seat = page.locator("main li", has_text=member("easy", 1).name)
    expect(seat.locator(f"[data-face={member('easy', 1).key}]")).to_be_visible()
    expect(seat.get_by_text("bot, Easy")).to_be_visible()
    page.get_by_role("button", name="Bot “Hard”").click()
    expect(page.get_by_text("bot, Hard")).to_be_visible()
    expect(page.locator("main li [data-face]")).to_have_count(2)


def test_two_people_at_one_screen_have_their_own_names(page: Page) -> None:
    profiles = [{"seat": 0, "name": "Zoe"}, {"seat": 1, "name": "Max", "tag": "drips"}]
    make_table(page, sit=[0, 1], profiles=profiles, start=True)
    expect(page.locator("[data-test=curtain]")).to_contain_text("Zoe")
    page.locator("[data-test=open-curtain]").click()
    arrived(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("Max")
    expect(page.locator("[data-city='1'] svg[data-tag=drips]")).to_be_visible()


def test_the_first_match_is_against_beginners_and_the_coach_is_offered_once(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=play-tagcity]").click()
    arrived(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("bot, Beginner")
    expect(page.locator("[data-test=first-match]")).to_be_visible()
    page.locator("[data-test=first-coach]").click()
    expect(page.locator("[data-test=coach]")).to_be_visible()
    expect(page.locator("[data-test=first-match]")).to_have_count(0)
    page.goto("/")
    page.locator("[data-test=play-tagcity]").click()
    arrived(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("bot, Easy")
    expect(page.locator("[data-test=first-match]")).to_have_count(0)
